/**
 * What relations owe, in the table `due_feedbacks`: the result of the rule in `domain/due-feedbacks.ts` for matched relations, a row
 * for each feedback that is neither received nor waived. It is written with each change, and only the day on which it is read decides
 * what is owed: neither a status nor a receipt is ever recorded before its day.
 */

import { type RawBuilder, sql } from 'kysely';
import {
  dueName,
  type FeedbackNeeded,
  type FeedbackNeededReader,
  feedbackNeededFields,
  openDates,
} from '../domain/due-feedbacks.ts';
import { programmeOf } from '../domain/operations/as-programme.ts';
import { FEEDBACK_KEY, type RelationRow } from '../domain/operations/rows.ts';
import { type FeedbackRound, feedbackName, type Programme } from '../domain/programme.ts';
import { atOneMoment, type Database } from './database.ts';
import { readProgramme, readRounds, readRows, readTables } from './programme-reading.ts';
import { idsOf, inParts, isAnyOf } from './row-conditions.ts';
import { type Queries, recordFromRow } from './schema.ts';
import { jsonRows } from './sql-functions.ts';

/** As many relations are looked at together. */
const PART = 1000;

/**
 * Writes anew what relations that fulfil a condition owe, after a change of them, of what belongs to them, or of rounds.
 *
 * @param isMeant which rounds have changed; default: any
 */
export async function refreshDueFeedbacks(
  queries: Queries,
  which: RawBuilder<unknown>,
  isMeant: (round: number) => boolean = () => true,
): Promise<void> {
  const relations = await readRows(queries, 'relations', which);
  const rounds = (await readRounds(queries)).filter(({ id }) => isMeant(id));
  for (const part of inParts(relations, PART)) await refreshPart(queries, part, rounds);
}

async function refreshPart(
  queries: Queries,
  relations: readonly RelationRow[],
  rounds: readonly FeedbackRound[],
): Promise<void> {
  const matched = relations.filter(({ status }) => status === 'matched');
  const fresh = new Map(
    (await readOpenDates(queries, matched, rounds)).map((due) => [dueName(due), rowOf(due)]),
  );
  const stored = await queries
    .selectFrom('due_feedbacks')
    .selectAll()
    .where(
      sql<boolean>`${isAnyOf('relation_id', idsOf(relations))} and ${isAnyOf('round_id', idsOf(rounds))}`,
    )
    .execute();
  const gone = stored.filter((row) => !fresh.has(feedbackName(row)));
  for (const row of stored) {
    const name = feedbackName(row);
    if (fresh.get(name)?.due_on === row.due_on) fresh.delete(name);
  }
  const key = sql.join(FEEDBACK_KEY.map((column) => sql.ref(column)));
  if (gone.length > 0) {
    await sql`delete from due_feedbacks
      where (${key}) in (select ${key} from ${jsonRows('due_feedbacks', FEEDBACK_KEY, gone)} as gone)`.execute(
      queries,
    );
  }
  if (fresh.size > 0) {
    const written = jsonRows('due_feedbacks', [...FEEDBACK_KEY, 'due_on'], [...fresh.values()]);
    await sql`insert into due_feedbacks (${key}, due_on)
      select ${key}, due_on from ${written} as fresh where true
      on conflict (${key}) do update set due_on = excluded.due_on`.execute(queries);
  }
}

type OpenDate = ReturnType<typeof openDates>[number];

const rowOf = ({ relation, round, role, due_date }: OpenDate) => ({
  relation_id: relation.id,
  round_id: round.id,
  role,
  due_on: due_date.toString(),
});

/** Few relations are ever on hold: a whole history is read of those alone. */
const HAS_HOLD = sql`exists (
  select 1 from relation_changes as hold
  where hold.relation_id = relation_changes.relation_id and hold.status = 'on_hold'
)`;

/**
 * Asks the rule when some relations have to give the feedbacks of some rounds that are neither received nor waived.
 *
 * @param isReceived which rows of `feedbacks` count as received; default: all
 */
export async function readOpenDates(
  queries: Queries,
  relations: readonly RelationRow[],
  rounds: readonly FeedbackRound[],
  isReceived: RawBuilder<unknown> = sql`true`,
): Promise<readonly OpenDate[]> {
  if (relations.length === 0) return [];
  const ofThese = isAnyOf('relation_id', idsOf(relations));
  const ofRounds = sql`${ofThese} and ${isAnyOf('round_id', idsOf(rounds))}`;
  const others = await readTables(queries, {
    relation_changes: sql`${ofThese} and ${HAS_HOLD}`,
    feedback_exceptions: ofRounds,
    feedbacks: sql`${ofRounds} and ${isReceived}`,
  });
  return openDates({ ...programmeOf({ ...others, relations }), rounds });
}

/**
 * A part of a query, `dated`: the feedbacks that are due by a day and open, with their people, managers and cohorts.
 *
 * @param isMeant a condition on the rows of `relations`
 */
export const datedFeedbacks = (
  until: Temporal.PlainDate,
  isMeant: RawBuilder<unknown> = sql`true`,
): RawBuilder<unknown> => {
  const byRole = (mentee: string, mentor: string) =>
    sql`case due.role when 'mentee' then ${sql.raw(mentee)} else ${sql.raw(mentor)} end`;
  return sql`dated as materialized (
    select due.relation_id, due.round_id, due.role, due.due_on as due_date, relations.manager_id, relations.cohort,
      ${byRole('relations.mentee_id', 'relations.mentor_id')} as person_id,
      ${byRole('relations.mentor_id', 'relations.mentee_id')} as partner_id,
      ${byRole('1', '2')} as role_order
    from due_feedbacks as due join relations on relations.id = due.relation_id
    where due.due_on <= ${until.toString()} and ${isMeant}
  )`;
};

/** The feedbacks that should be in today and are not. */
async function listDueFeedbacks(
  { reader }: Database,
  today: Temporal.PlainDate,
): Promise<readonly FeedbackNeeded[]> {
  const { rows } = await sql<object>`
    with ${datedFeedbacks(today)},
    ranked as (
      select *, row_number() over (partition by person_id, round_id order by due_date, relation_id) as place
      from dated
    )
    select ranked.role, ranked.person_id as model_id, participants.full_name, rounds.title,
      coalesce(managers.first_name, '') as manager, ranked.due_date, 'matched' as mr_status
    from ranked
    -- Left joins only: from the few that are owed to their people, and never the other way round.
    left join participants on participants.id = ranked.person_id
    left join managers on managers.id = ranked.manager_id
    left join feedback_rounds as rounds on rounds.id = ranked.round_id
    where ranked.place = 1
    order by rounds."order", ranked.role_order, ranked.person_id`.execute(reader);
  return rows.map((row) => recordFromRow(feedbackNeededFields, row));
}

const COLLECTION = 'programme';

export interface ProgrammeStore extends FeedbackNeededReader {
  /** All records; each kind in the order of ids. */
  read(): Promise<Programme>;
}

/** The programme of a database; `today` returns the day in the time zone of the service. */
export function createProgrammeStore(database: Database, today: () => Temporal.PlainDate): ProgrammeStore {
  return {
    // What is owed also depends on the day.
    version: async () => `${await database.revision(COLLECTION)} ${today()}`,
    list: () => listDueFeedbacks(database, today()),
    read: () => atOneMoment(database.reader, readProgramme),
  };
}
