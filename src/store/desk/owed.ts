/** Owed feedback, a row for each pair, round and role: one query finds the keys, the view's definition gives the details. */

import { type RawBuilder, sql } from 'kysely';
import type { OwedFilter, OwedRow, OwedSort } from '../../domain/desk/desk-reader.ts';
import { type DueFeedback, dueName, dueReason, openFeedbacks, statusOn } from '../../domain/due-feedbacks.ts';
import type { Page, PageRequest } from '../../domain/page.ts';
import { type FeedbackKey, feedbackName } from '../../domain/programme.ts';
import { datedFeedbacks } from '../due-feedbacks.ts';
import { IS_NOT_ERASED, type Sight } from '../read-scope.ts';
import { foldedText } from '../sql-functions.ts';
import { messagesOf, readSlice } from './pairs.ts';
import {
  allOf,
  countedRows,
  isFound,
  isManagedBy,
  MANAGER_ORDER,
  ordered,
  paged,
  withNames,
  wordsOf,
} from './searching.ts';

interface FoundKey extends FeedbackKey {
  readonly due_date: string;
  readonly count: number;
}

/** One page of what is owed. */
export async function owedPage(
  sight: Sight,
  filter: OwedFilter,
  sort: OwedSort,
  page: PageRequest,
): Promise<Page<OwedRow>> {
  const { count, rows } = await countedRows(page, (part) => owedKeys(sight, filter, sort, part));
  return { count, items: await rowsOf(sight, rows) };
}

/** The keys of what is owed, in order, each with how many there are in all. */
async function owedKeys(
  sight: Sight,
  { manager, cohort, round, role, minimumDaysLate = 0, dueWithin, search }: OwedFilter,
  sort: OwedSort,
  page: PageRequest,
): Promise<readonly FoundKey[]> {
  const { today, queries } = sight;
  const until = dueWithin === undefined ? today : today.add({ days: dueWithin });
  const ofPairs = allOf([
    sight.sees,
    isManagedBy(manager),
    cohort !== undefined && sql`relations.cohort = ${cohort}`,
  ]);
  const words = wordsOf(search);
  const isMeant = allOf([
    dueWithin === undefined
      ? sql`dated.due_date <= ${today.subtract({ days: minimumDaysLate }).toString()}`
      : sql`dated.due_date > ${today.toString()} and dated.due_date <= ${until.toString()}`,
    round !== undefined && sql`dated.round_id = ${round}`,
    role !== undefined && sql`dated.role = ${role}`,
    words.length > 0 && sql`dated.person_id in (select id from named where ${isFound(words)})`,
  ]);
  const { rows } = await sql<FoundKey>`
    with ${datedFeedbacks(until, ofPairs)}
    ${words.length === 0 ? sql`` : sql`, ${withNames(allOf([OWING_PEOPLE, IS_NOT_ERASED]))}`}
    select dated.relation_id, dated.round_id, dated.role, dated.due_date, count(*) over () as count
    from dated
    -- Left joins only: from the few that are owed to their people, and never the other way round.
    left join participants as person on person.id = dated.person_id
    left join participants as partner on partner.id = dated.partner_id
    left join managers on managers.id = dated.manager_id
    left join feedback_rounds as rounds on rounds.id = dated.round_id
    where ${isMeant}
    ${ordered(ORDERS[sort.by], sort, TIES)}
    ${paged(page)}`.execute(queries);
  return rows;
}

/** The order of what is alike otherwise. */
const TIES = [sql`dated.due_date`, sql`dated.relation_id`, sql`rounds."order"`, sql`dated.role_order`];

/** The people who may owe something. */
const OWING_PEOPLE = sql`participants.id in (select person_id from dated)`;

/** The keys of what is owed today, and of what falls due in some days, those due first before the others. */
export async function owedAndSoon(
  sight: Sight,
  days: number,
): Promise<{ readonly owed: readonly FeedbackKey[]; readonly soon: readonly FeedbackKey[] }> {
  const until = sight.today.add({ days });
  const { rows } = await sql<FeedbackKey & { readonly due_date: string }>`
    with ${datedFeedbacks(until, sight.sees)}
    select dated.relation_id, dated.round_id, dated.role, dated.due_date
    from dated left join feedback_rounds as rounds on rounds.id = dated.round_id
    order by ${sql.join(TIES)}`.execute(sight.queries);
  const day = sight.today.toString();
  return {
    owed: rows.filter(({ due_date }) => due_date <= day),
    soon: rows.filter(({ due_date }) => due_date > day),
  };
}

/** How many feedbacks of each round are owed today. */
export async function owedByRound(sight: Sight): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ readonly round_id: number; readonly count: number }>`
    with ${datedFeedbacks(sight.today, sight.sees)}
    select round_id, count(*) as count from dated group by round_id`.execute(sight.queries);
  return new Map(rows.map(({ round_id, count }) => [round_id, count]));
}

const ORDERS: Readonly<Record<OwedSort['by'], readonly RawBuilder<unknown>[]>> = {
  due_date: [sql`dated.due_date`],
  person: [foldedText(sql`person.full_name`)],
  partner: [foldedText(sql`partner.full_name`)],
  manager: MANAGER_ORDER,
  cohort: [foldedText(sql`dated.cohort`)],
  round: [sql`rounds."order"`],
};

/** How many rows are read at a time where all are. */
export const PART = 500;

/** The rows of keys, in their order, without those that are no longer open or not visible. */
export async function rowsOf(sight: Sight, keys: readonly FeedbackKey[]): Promise<readonly OwedRow[]> {
  if (keys.length === 0) return [];
  const ids = [...new Set(keys.map(({ relation_id }) => relation_id))];
  const { today, queries } = sight;
  const { programme, pairs } = await readSlice(sight, ids);
  const isMatched = (relation: DueFeedback['relation']): boolean => statusOn(relation, today) === 'matched';
  const open = new Map(openFeedbacks(programme, today, isMatched).map((due) => [dueName(due), due]));
  const messages = await messagesOf(queries, [...pairs.keys()]);
  return keys.flatMap((key) => {
    const due = open.get(feedbackName(key));
    const pair = pairs.get(key.relation_id);
    if (due === undefined || pair === undefined) return [];
    const { role, round, due_date, counted_from, days, days_on_hold, exception } = due;
    const [person, partner] = role === 'mentee' ? [pair.mentee, pair.mentor] : [pair.mentor, pair.mentee];
    const last = messages.get(key.relation_id)?.find((message) => message.role === role);
    return [
      {
        key: keyOf(due),
        person,
        partner,
        cohort: pair.cohort,
        manager: pair.manager,
        round: { id: round.id, title: round.title },
        due_date,
        days_late: due_date.until(today).days,
        why: { counted_from, days, days_on_hold, exception },
        reason: dueReason(due),
        last_reminder: last?.at ?? null,
      },
    ];
  });
}

/** The key of a due feedback. */
const keyOf = ({ relation, round, role }: DueFeedback): FeedbackKey => ({
  relation_id: relation.id,
  round_id: round.id,
  role,
});
