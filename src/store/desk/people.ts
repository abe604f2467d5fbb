/** The list of people, and everything of one. */

import { type RawBuilder, sql } from 'kysely';
import type { PersonMatch } from '../../domain/desk/pairs.ts';
import type { PeopleFilter, PeopleSort, PersonDetails, PersonRow } from '../../domain/desk/people.ts';
import type { Page, PageRequest } from '../../domain/page.ts';
import { isErased, type Participant, type ParticipantRole } from '../../domain/programme.ts';
import { readRows } from '../programme-reading.ts';
import { isAnyOf } from '../row-conditions.ts';
import type { Queries } from '../schema.ts';
import { foldedText, inCodePointOrder } from '../sql-functions.ts';
import { namesOf } from './namesakes.ts';
import { feedbacksOf } from './pair.ts';
import { type DeskQueryContext, rowsOfSlice } from './pairs.ts';
import { personInScope, type Scope } from './scope.ts';
import { allOf, isFound, isNotErased, ordered, paged, withNames, wordsOf } from './searching.ts';
import { personOf, readSlice } from './slices.ts';

type Condition = RawBuilder<unknown>;

/** The part of a query that says who has how many open pairs, of those that are seen. */
const withOpenPairs = ({ sees }: Scope): Condition => sql`
  open_pairs as (
    select person_id, count(*) as number from (
      select mentee_id as person_id from relations where ${IS_OPEN} and ${sees}
      union all
      select mentor_id from relations where ${IS_OPEN} and ${sees}
    ) as people group by person_id
  )`;

const IS_OPEN = sql`relations.status in ('proposed', 'matched', 'on_hold')`;

const ORDERS: Readonly<Record<Exclude<PeopleSort['by'], 'name'>, Condition>> = {
  email: inCodePointOrder(sql`named.email`),
  open_pairs: sql`coalesce(open_pairs.number, 0)`,
};

/** One page of the people. */
export async function peoplePage(
  queries: Queries,
  { scope }: Pick<DeskQueryContext, 'scope'>,
  { role, search }: PeopleFilter,
  sort: PeopleSort,
  page: PageRequest,
): Promise<Page<PersonRow>> {
  const words = wordsOf(search);
  const which = allOf([
    personInScope(scope),
    isNotErased('participants'),
    ...(role === undefined ? [] : [sql`participants.role = ${role}`]),
  ]);
  const isSearch = words.length > 0;
  const named = isSearch
    ? withNames(which)
    : sql`named as (select id, email, full_name from participants where ${which})`;
  const name = isSearch ? sql`named.folded_name` : foldedText(sql`named.full_name`);
  const by = sort.by === 'name' ? name : ORDERS[sort.by];
  const { rows } = await sql<Found>`
    with ${named}, ${withOpenPairs(scope)}
    select named.id, coalesce(open_pairs.number, 0) as open_pairs
      ${isSearch ? sql`, count(*) over () as count` : sql``}
    from named left join open_pairs on open_pairs.person_id = named.id
    where ${isFound(words)} ${ordered([by], sort, [sql`named.id`])} ${paged(page)}`.execute(queries);
  return { count: await count(), items: await rowsOf(queries, scope, rows) };

  async function count(): Promise<number> {
    if (!isSearch) {
      const counted = await sql<{ readonly count: number }>`
        select count(*) as count from participants where ${which}`.execute(queries);
      return Number(counted.rows[0]?.count ?? 0);
    }
    if (rows.length > 0 || page.offset === 0) return Number(rows[0]?.count ?? 0);
    return (await peoplePage(queries, { scope }, { role, search }, sort, { limit: 1, offset: 0 })).count;
  }
}

interface Found {
  readonly id: number;
  readonly open_pairs: number;
  readonly count?: number;
}

async function rowsOf(
  queries: Queries,
  scope: Scope,
  found: readonly Found[],
): Promise<readonly PersonRow[]> {
  const ids = found.map(({ id }) => id);
  const read = await readRows(queries, 'participants', isAnyOf('id', ids));
  const people = new Map(read.map((one) => [one.id, one] as const));
  const nameOf = await namesOf(queries, scope, read);
  return found.flatMap(({ id, open_pairs }) => {
    const person = people.get(id);
    return person === undefined ? [] : [{ ...personOf(person, nameOf), open_pairs: Number(open_pairs) }];
  });
}

/** The people that a text may mean. */
export async function findPeople(
  queries: Queries,
  asked: Pick<DeskQueryContext, 'scope'>,
  text: string,
  role: ParticipantRole | null,
  limit: number,
): Promise<readonly PersonMatch[]> {
  if (wordsOf(text).length === 0) return [];
  const filter = { search: text, ...(role !== null && { role }) };
  const { items } = await peoplePage(
    queries,
    asked,
    filter,
    { by: 'name', descending: false },
    { limit, offset: 0 },
  );
  return items;
}

/** A person; null if there is none, or they are not visible. */
export async function readPerson(
  queries: Queries,
  asked: DeskQueryContext,
  id: number,
): Promise<PersonDetails | null> {
  const { scope, today } = asked;
  const [person] = await seen(sql`participants.id = ${id}`);
  if (person === undefined) return null;
  const { rows } = await sql<{ readonly id: number }>`
    select relations.id from relations
    where (relations.mentee_id = ${id} or relations.mentor_id = ${id}) and ${scope.sees}
    order by relations.start desc, relations.id desc`.execute(queries);
  const ids = rows.map((row) => row.id);
  const slice = await readSlice(queries, ids, scope);
  const [other] = await seen(sql`participants.email = ${person.email} and participants.id <> ${id}`);
  const preference = await queries
    .selectFrom('reminder_preferences')
    .where('participant_id', '=', id)
    .select('stopped_at')
    .executeTakeFirst();
  const stopped = preference?.stopped_at ?? null;
  const nameOf = await namesOf(queries, scope, [person]);
  return {
    ...person,
    called: nameOf(person),
    isErased: isErased(person.email),
    pairs: await rowsOfSlice(queries, asked, slice, ids),
    feedbacks: ids.flatMap((relation) => {
      const [pair, of] = [slice.pairs.get(relation), slice.relations.get(relation)];
      if (pair === undefined || of === undefined) return [];
      return feedbacksOf(slice.programme, of, today)
        .filter(({ role }) => role === person.role)
        .map((feedback) => ({ ...feedback, pair }));
    }),
    other: other ?? null,
    reminders_stopped_at: stopped === null ? null : Temporal.Instant.from(stopped),
  };

  function seen(which: Condition): Promise<readonly Participant[]> {
    return readRows(queries, 'participants', allOf([which, personInScope(scope)]));
  }
}
