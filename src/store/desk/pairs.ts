/** Pairs: the list, one with everything of it, and what other pages need of some. */

import { type RawBuilder, sql } from 'kysely';
import type {
  DeskManager,
  DeskPair,
  DeskPerson,
  FeedbackState,
  PairDetails,
  PairFeedback,
  PairFilter,
  PairRow,
  PairSort,
  PersonMessage,
  SentMessage,
} from '../../domain/desk/desk-reader.ts';
import { dueName, dueReason, openFeedbacks, statusOn } from '../../domain/due-feedbacks.ts';
import { programmeOf } from '../../domain/operations/as-programme.ts';
import { whyUndeletable } from '../../domain/operations/relations.ts';
import type { Page, PageRequest } from '../../domain/page.ts';
import {
  feedbackName,
  type Participant,
  type Programme,
  RELATION_STATUSES,
  type Relation,
  ROLES,
  relationDetails,
  TRANSITIONS,
} from '../../domain/programme.ts';
import { readPairs } from '../programme-reading.ts';
import { IS_NOT_ERASED, personInReach, personInScope, type Sight } from '../read-scope.ts';
import { idsOf, isAnyOf } from '../row-conditions.ts';
import { type Queries, recordOf } from '../schema.ts';
import { foldedText } from '../sql-functions.ts';
import {
  allOf,
  calledManagers,
  countedRows,
  isManagedBy,
  isPairFound,
  MANAGER_ORDER,
  type NamePeople,
  namesOf,
  ordered,
  paged,
  withFound,
  withNames,
  wordsOf,
} from './searching.ts';

type Condition = RawBuilder<unknown>;

/** The last sign of life of the pair in the row of `relations`: what `SignOfLife` of the domain says. */
const LAST_SIGN: RawBuilder<string> = sql`(
  select max(day) from (
    select max(received_on) as day from feedbacks where feedbacks.relation_id = relations.id
    union all
    select max(since) from relation_changes where relation_changes.relation_id = relations.id
  ) as signs
)`;

/**
 * That the pair in the row of `relations` is matched, and its last sign of life was on a day or before. It looks at what
 * came since, not at what came in all the years before.
 */
const silentSince = (day: Temporal.PlainDate): Condition => sql`(
  relations.status = 'matched'
  and relations.id not in (select relation_id from feedbacks where received_on > ${day.toString()})
  and relations.id not in (select relation_id from relation_changes where since > ${day.toString()})
)`;

const STATUS_ORDER = sql`case relations.status ${sql.join(
  RELATION_STATUSES.map((status, index) => sql`when ${sql.lit(status)} then ${sql.lit(index)}`),
  sql` `,
)} end`;

const ORDERS: Readonly<Record<PairSort['by'], readonly Condition[]>> = {
  mentee: [foldedText(sql`mentee.full_name`)],
  mentor: [foldedText(sql`mentor.full_name`)],
  manager: MANAGER_ORDER,
  cohort: [foldedText(sql`relations.cohort`)],
  start: [sql`relations.start`],
  end: [sql`relations."end" is null`, sql`relations."end"`],
  status: [STATUS_ORDER],
  last_sign_of_life: [LAST_SIGN],
};

/** One page of the pairs. */
export async function pairPage(
  sight: Sight,
  { manager, cohort, statuses, silentFor, search }: PairFilter,
  sort: PairSort,
  page: PageRequest,
): Promise<Page<PairRow>> {
  const words = wordsOf(search);
  const isSearch = words.length > 0;
  const which = allOf([
    sight.sees,
    isManagedBy(manager),
    cohort !== undefined && sql`relations.cohort = ${cohort}`,
    statuses && isAnyOf('relations.status', statuses),
    silentFor !== undefined && silentSince(sight.today.subtract({ days: silentFor })),
  ]);
  // What takes long is looked at once, for the page and the count together.
  const takesLong = isSearch || silentFor !== undefined;
  const count = takesLong ? sql`count(*) over ()` : sql`(select count(*) from relations where ${which})`;
  const names = withNames(allOf([IS_NOT_ERASED, personInScope(sight)]));
  const found = await countedRows(page, async (part) => {
    const { rows } = await sql<{ readonly id: number; readonly count: number }>`
      ${isSearch ? sql`with ${names}, ${withFound(words)}` : sql``}
      select relations.id, ${count} as count
      from relations
      left join participants as mentee on mentee.id = relations.mentee_id
      left join participants as mentor on mentor.id = relations.mentor_id
      left join managers on managers.id = relations.manager_id
      ${isSearch ? FOUND : sql``}
      where ${allOf([which, isSearch && isPairFound(words)])}
      ${ordered(ORDERS[sort.by], sort, [sort.descending ? sql`relations.id desc` : sql`relations.id`])}
      ${paged(part)}`.execute(sight.queries);
    return rows;
  });
  const ids = idsOf(found.rows);
  const items = ids.length === 0 ? [] : await rowsOfSlice(sight, await readSlice(sight, ids), ids);
  return { count: found.count, items };
}

const FOUND = sql`
  left join found as mentee_found on mentee_found.id = relations.mentee_id
  left join found as mentor_found on mentor_found.id = relations.mentor_id`;

/** The rows of pairs of a slice, in the order of the ids. */
export async function rowsOfSlice(
  { queries, today }: Sight,
  { relations, pairs }: Slice,
  ids: readonly number[],
): Promise<readonly PairRow[]> {
  const { rows } = await sql<{ readonly id: number; readonly sign: string; readonly owed: number }>`
    select relations.id, ${LAST_SIGN} as sign, (
      select count(*) from due_feedbacks as due
      where due.relation_id = relations.id and due.due_on <= ${today.toString()}
    ) as owed
    from relations where ${isAnyOf('relations.id', [...relations.keys()])}`.execute(queries);
  const read = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const [pair, relation, own] = [pairs.get(id), relations.get(id), read.get(id)];
    const last = relation?.history.at(-1);
    if (pair === undefined || relation === undefined || last === undefined || own === undefined) return [];
    return [
      {
        ...pair,
        ...recordOf(relationDetails, relation),
        start: relation.start,
        end: relation.end,
        status: last.status,
        since: last.since,
        owed: own.owed,
        last_sign_of_life: Temporal.PlainDate.from(own.sign),
      },
    ];
  });
}

// Everything of one pair.

type PlainDate = Temporal.PlainDate;

/** A pair; null if there is none, or it is not visible. */
export async function readPair(sight: Sight, id: number): Promise<PairDetails | null> {
  const slice = await readSlice(sight, [id]);
  const [row] = await rowsOfSlice(sight, slice, [id]);
  const relation = slice.relations.get(id);
  if (row === undefined || relation === undefined) return null;
  return {
    ...row,
    statuses: relation.history,
    feedbacks: feedbacksOf(slice.programme, relation, sight.today),
    messages: (await messagesOf(sight.queries, [id])).get(id) ?? [],
    transitions: TRANSITIONS.filter(({ from }) => from === row.status),
    undeletable: whyUndeletable(slice.programme.feedbacks.length, relation.history),
  };
}

/** The state of each feedback of a pair, in the order of rounds and roles. */
export function feedbacksOf(
  programme: Programme,
  relation: Relation,
  today: PlainDate,
): readonly PairFeedback[] {
  const { rounds, exceptions, feedbacks } = programme;
  // When each would be due if it were neither received nor waived.
  const asked = openFeedbacks(
    { ...programme, feedbacks: [], exceptions: exceptions.map((one) => ({ ...one, waived: false })) },
    today,
    ({ id }) => id === relation.id,
  );
  const due = new Map(asked.map((one) => [dueName(one), one]));
  const waived = new Map(exceptions.map((one) => [feedbackName(one), one]));
  const received = new Map(feedbacks.map((one) => [feedbackName(one), one]));
  return rounds.flatMap(({ id, title }) =>
    ROLES.flatMap((role) => {
      const name = feedbackName({ relation_id: relation.id, round_id: id, role });
      const [open, exception, feedback] = [due.get(name), waived.get(name) ?? null, received.get(name)];
      const isIn = feedback !== undefined && Temporal.PlainDate.compare(feedback.received_on, today) <= 0;
      if (open === undefined && !isIn) return [];
      const state = isIn
        ? 'received'
        : exception?.waived
          ? 'waived'
          : openState(relation, today, open?.due_date ?? today);
      return [
        {
          round: { id, title },
          role,
          state,
          due_date: open?.due_date ?? null,
          why: open
            ? { counted_from: open.counted_from, days: open.days, days_on_hold: open.days_on_hold }
            : null,
          reason: open ? dueReason(open) : null,
          moved_to: exception?.due_date ?? null,
          exception_reason: exception?.reason ?? null,
          received_on: isIn ? feedback.received_on : null,
          source: isIn ? feedback.source : null,
        },
      ];
    }),
  );
}

/** The state of a feedback that is neither received nor waived. */
function openState(relation: Relation, today: PlainDate, due: PlainDate): FeedbackState {
  switch (statusOn(relation, today)) {
    case 'matched':
      return Temporal.PlainDate.compare(due, today) <= 0 ? 'owed' : 'upcoming';
    case 'proposed':
    case undefined:
      return 'upcoming';
    case 'on_hold':
      return 'paused';
    default:
      return 'lapsed';
  }
}

// The messages that were sent to people about their pairs.

interface Row extends Omit<SentMessage, 'at'> {
  readonly relation_id: number;
  readonly at: string;
}

/**
 * The messages to one of a pair that name the other, by the ids of pairs, the newest first. A digest is to neither, and a cancelled
 * message was written to nobody.
 */
export async function messagesOf(
  queries: Queries,
  pairs: readonly number[],
): Promise<ReadonlyMap<number, readonly SentMessage[]>> {
  const { rows } = await sql<Row>`
    with roles as (select 'mentee' as role union all select 'mentor')
    select relations.id as relation_id, roles.role, outbox.id as outbox_id, outbox.created_at as at, outbox.state
    from relations
    cross join roles
    join participants as person on person.id =
      case roles.role when 'mentee' then relations.mentee_id else relations.mentor_id end
    join outbox on outbox.recipient_email = person.email
      and outbox.kind <> 'digest' and outbox.state <> 'cancelled'
    join outbox_mentions on outbox_mentions.outbox_id = outbox.id
      and outbox_mentions.kind = 'participant' and outbox_mentions.person_id =
        case roles.role when 'mentee' then relations.mentor_id else relations.mentee_id end
    where ${isAnyOf('relations.id', pairs)}
    order by outbox.created_at desc, outbox.id desc`.execute(queries);
  const messageOf = ({ relation_id: _, at, ...message }: Row) => ({
    ...message,
    at: Temporal.Instant.from(at),
  });
  const byPair = Map.groupBy(rows, ({ relation_id }) => relation_id);
  return new Map([...byPair].map(([id, own]) => [id, own.map(messageOf)]));
}

/** The number of messages to a person that are listed. */
const NEWEST = 20;

/** The newest messages to an address that name nobody whom the reader may not see. */
export async function messagesTo(sight: Sight, email: string): Promise<readonly PersonMessage[]> {
  const isSeen = personInReach(sight, sql`person_id`);
  const { rows } = await sql<Omit<PersonMessage, 'at'> & { readonly at: string }>`
    select id as outbox_id, kind, created_at as at, state from outbox
    where recipient_email = ${email} and kind <> 'digest' and state <> 'cancelled' and not exists (
      select 1 from outbox_mentions where outbox_id = outbox.id and kind = 'participant' and not (${isSeen})
    )
    order by created_at desc, id desc limit ${NEWEST}`.execute(sight.queries);
  return rows.map(({ at, ...message }) => ({ ...message, at: Temporal.Instant.from(at) }));
}

// Some pairs with all that hangs on them, as the rule of due feedbacks takes them.

/** Pairs, and who is in them. */
interface Slice {
  /** These pairs, their people and managers, and all rounds. */
  readonly programme: Programme;
  readonly relations: ReadonlyMap<number, Relation>;
  readonly pairs: ReadonlyMap<number, DeskPair>;
}

/** Reads those of some pairs that are seen; as many as fit into a statement. */
export async function readSlice(sight: Sight, ids: readonly number[]): Promise<Slice> {
  const { queries, sees } = sight;
  const programme = programmeOf(await readPairs(queries, allOf([isAnyOf('id', ids), sees])));
  const people = byId(programme.participants);
  const managers = byId(await calledManagers(sight, programme.managers));
  const nameOf = await namesOf(sight, programme.participants);
  return {
    programme,
    relations: byId(programme.relations),
    pairs: new Map(
      programme.relations.map((relation) => [relation.id, pairOf(relation, people, managers, nameOf)]),
    ),
  };
}

function pairOf(
  { id, mentee_id, mentor_id, cohort, manager_id }: Relation,
  people: ReadonlyMap<number, Participant>,
  managers: ReadonlyMap<number, DeskManager>,
  nameOf: NamePeople,
): DeskPair {
  const [mentee, mentor] = [people.get(mentee_id), people.get(mentor_id)];
  if (mentee === undefined || mentor === undefined)
    throw new RangeError(`relation ${id} has not both people`);
  return {
    relation_id: id,
    mentee: personOf(mentee, nameOf),
    mentor: personOf(mentor, nameOf),
    cohort,
    manager: managers.get(manager_id ?? 0) ?? null,
  };
}

/** Somebody, as lists show them. */
export function personOf(person: Participant, nameOf: NamePeople): DeskPerson {
  const { id, role, full_name, email, language } = person;
  return { id, role, full_name, email, language, called: nameOf(person) };
}

const byId = <One extends { readonly id: number }>(list: readonly One[]): ReadonlyMap<number, One> =>
  new Map(list.map((one) => [one.id, one]));
