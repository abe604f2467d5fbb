/** The list of people, and everything of one. */

import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { PersonMatch } from '../../domain/desk/pairs.ts';
import type { PeopleFilter, PeopleSort, PersonDetails, PersonRow } from '../../domain/desk/people.ts';
import type { Page, PageRequest } from '../../domain/page.ts';
import { isErased, type Participant, type ParticipantRole } from '../../domain/programme.ts';
import { readRows } from '../programme-reading.ts';
import type { Schema } from '../schema.ts';
import { foldedText } from '../sql-functions.ts';
import { feedbacksOf } from './pair.ts';
import { type Asked, rowsOfSlice } from './pairs.ts';
import { type Scope, seesPerson } from './scope.ts';
import { both, isFound, isNotErased, ordered, paged, wordsOf } from './searching.ts';
import { readSlice } from './slices.ts';

type Queries = Kysely<Schema>;
type Condition = RawBuilder<unknown>;

/** How many open pairs the person in the row of `participants` has, of those that are seen. */
const openPairs = ({ sees }: Scope): Condition => sql`(
  select count(*) from relations
  where (relations.mentee_id = participants.id or relations.mentor_id = participants.id)
    and relations.status in ('proposed', 'matched', 'on_hold') and ${sees}
)`;

const ordersOf = (scope: Scope): Readonly<Record<PeopleSort['by'], readonly Condition[]>> => ({
  name: [foldedText(sql`participants.full_name`)],
  email: [foldedText(sql`participants.email`)],
  role: [sql`participants.role = 'mentor'`],
  open_pairs: [openPairs(scope)],
});

/** One page of the people. */
export async function peoplePage(
  queries: Queries,
  { scope }: Pick<Asked, 'scope'>,
  { role, search }: PeopleFilter,
  sort: PeopleSort,
  page: PageRequest,
): Promise<Page<PersonRow>> {
  const words = wordsOf(search);
  const which = both([
    seesPerson(scope),
    words.length === 0 ? isNotErased('participants') : isFound('participants', words),
    ...(role === undefined ? [] : [sql`participants.role = ${role}`]),
  ]);
  const order = ordered(ordersOf(scope)[sort.by], sort, [sql`participants.id`]);
  const { rows } = await sql<PersonMatch>`
    with chosen as (
      select participants.*, row_number() over (${order}) as place
      from participants where ${which} ${order} ${paged(page)}
    )
    select id, role, full_name, email, language, ${openPairs(scope)} as open_pairs
    from chosen as participants order by place`.execute(queries);
  const counted = await sql<{ readonly count: number }>`
    select count(*) as count from participants where ${which}`.execute(queries);
  return {
    count: Number(counted.rows[0]?.count ?? 0),
    items: rows.map((row) => ({ ...row, open_pairs: Number(row.open_pairs) })),
  };
}

/** The people that a text may mean. */
export async function findPeople(
  queries: Queries,
  asked: Pick<Asked, 'scope'>,
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

/** A person; null where there is none, or nobody may see them. */
export async function readPerson(queries: Queries, asked: Asked, id: number): Promise<PersonDetails | null> {
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
  return {
    ...person,
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
    return readRows(queries, 'participants', both([which, seesPerson(scope)]));
  }
}
