/** The list of people, and everything of one. */

import { type RawBuilder, sql } from 'kysely';
import type { PeopleFilter, PeopleSort, PersonDetails, PersonRow } from '../../domain/desk/desk-reader.ts';
import { NOTE_TABLES, type Note, type NoteSubject, type SignedNote } from '../../domain/notes.ts';
import { KEPT_TABLES } from '../../domain/operations/rows.ts';
import type { Page, PageRequest } from '../../domain/page.ts';
import {
  freePlaces,
  isErased,
  isOver,
  type Participant,
  type ParticipantRole,
} from '../../domain/programme.ts';
import { readRows } from '../programme-reading.ts';
import { IS_NOT_ERASED, personInScope, relationInScope, type Sight } from '../read-scope.ts';
import { pauseOf } from '../reminder-settings.ts';
import { idsOf, isAnyOf } from '../row-conditions.ts';
import { foldedText, inCodePointOrder } from '../sql-functions.ts';
import { feedbacksOf, messagesTo, personOf, readSlice, rowsOfSlice } from './pairs.ts';
import {
  allOf,
  countedRows,
  IS_OPEN,
  isFound,
  namesOf,
  ordered,
  paged,
  withNames,
  wordsOf,
} from './searching.ts';

type Condition = RawBuilder<unknown>;

/** The part of a query that says who has how many open pairs, of those that are seen. */
const withOpenPairs = ({ sees }: Sight): Condition => sql`
  open_pairs as (
    select person_id, count(*) as number from (
      select mentee_id as person_id from relations where ${IS_OPEN} and ${sees}
      union all
      select mentor_id from relations where ${IS_OPEN} and ${sees}
    ) as people group by person_id
  )`;

const OPEN_PAIRS = sql`coalesce(open_pairs.number, 0)`;

/** One page of the people. */
export async function peoplePage(
  sight: Sight,
  { role, search, language, isFree }: PeopleFilter,
  sort: PeopleSort,
  page: PageRequest,
): Promise<Page<PersonRow>> {
  const words = wordsOf(search);
  const isSearch = words.length > 0;
  const which = allOf([
    personInScope(sight),
    IS_NOT_ERASED,
    role !== undefined && sql`participants.role = ${role}`,
    language !== undefined && sql`coalesce(participants.language, '') = ${language}`,
    isFree !== undefined && sight.managerId === null && hasRoom(isFree),
  ]);
  const named = isSearch
    ? withNames(which)
    : sql`named as (select id, email, full_name from participants where ${which})`;
  const orders: Readonly<Record<PeopleSort['by'], Condition>> = {
    name: isSearch ? sql`named.folded_name` : foldedText(sql`named.full_name`),
    email: inCodePointOrder(sql`named.email`),
    open_pairs: OPEN_PAIRS,
  };
  const count = isSearch ? sql`count(*) over ()` : sql`(select count(*) from participants where ${which})`;
  const found = await countedRows(page, async (part) => {
    const { rows } = await sql<{ readonly id: number; readonly open_pairs: number; readonly count: number }>`
      with ${named}, ${withOpenPairs(sight)}
      select named.id, ${OPEN_PAIRS} as open_pairs, ${count} as count
      from named left join open_pairs on open_pairs.person_id = named.id
      where ${isFound(words)} ${ordered([orders[sort.by]], sort, [sql`named.id`])} ${paged(part)}`.execute(
      sight.queries,
    );
    return rows;
  });
  const read = await readRows(sight.queries, 'participants', isAnyOf('id', idsOf(found.rows)));
  const nameOf = await namesOf(sight, read);
  const people = new Map(read.map((one) => [one.id, { ...one, ...personOf(one, nameOf) }]));
  const items = found.rows.flatMap(({ id, open_pairs }) => {
    const person = people.get(id);
    return person === undefined
      ? []
      : [{ ...person, open_pairs, free_places: freePlacesIn(sight, person, open_pairs) }];
  });
  return { count: found.count, items };
}

const freePlacesIn = ({ managerId }: Sight, person: Participant, openPairs: number): number | null =>
  managerId === null && person.role === 'mentor' ? freePlaces(person, openPairs) : null;

/** Whether a mentee or a mentor can be in another pair: see {@link PeopleFilter.isFree}. */
function hasRoom({ cohort }: NonNullable<PeopleFilter['isFree']>): Condition {
  const isDone =
    cohort === undefined
      ? sql`relations.status = 'completed'`
      : sql`(relations.status = 'completed' and relations.cohort = ${cohort})`;
  return sql`case when participants.role = 'mentee'
    then not exists (select 1 from relations where mentee_id = participants.id and (${IS_OPEN} or ${isDone}))
    else coalesce(participants.places, 1) > (
      select count(*) from relations where mentor_id = participants.id and ${IS_OPEN}
    ) end`;
}

/** The people that a text may mean. */
export async function findPeople(
  sight: Sight,
  text: string,
  role: ParticipantRole | null,
  limit: number,
): Promise<readonly PersonRow[]> {
  if (wordsOf(text).length === 0) return [];
  const filter = { search: text, role: role ?? undefined };
  const page = { limit, offset: 0 };
  return (await peoplePage(sight, filter, { by: 'name', descending: false }, page)).items;
}

/** A person; null if there is none, or they are not visible. */
export async function readPerson(sight: Sight, id: number): Promise<PersonDetails | null> {
  const { queries, today, sees } = sight;
  const seen = (which: Condition): Promise<readonly Participant[]> =>
    readRows(queries, 'participants', allOf([which, personInScope(sight)]));
  const [person] = await seen(sql`participants.id = ${id}`);
  if (person === undefined) return null;
  const { rows } = await sql<{ readonly id: number }>`
    select relations.id from relations
    where (relations.mentee_id = ${id} or relations.mentor_id = ${id}) and ${sees}
    order by relations.start desc, relations.id desc`.execute(queries);
  const ids = rows.map((row) => row.id);
  const slice = await readSlice(sight, ids);
  const [other] = await seen(sql`participants.email = ${person.email} and participants.id <> ${id}`);
  const nameOf = await namesOf(sight, [person]);
  const pairs = await rowsOfSlice(sight, slice, ids);
  const open = pairs.filter(({ status }) => !isOver(status)).length;
  return {
    ...person,
    called: nameOf(person),
    isErased: isErased(person.email),
    pairs,
    free_places: freePlacesIn(sight, person, open),
    feedbacks: ids.flatMap((relation) => {
      const [pair, of] = [slice.pairs.get(relation), slice.relations.get(relation)];
      if (pair === undefined || of === undefined) return [];
      return feedbacksOf(slice.programme, of, today)
        .filter(({ role }) => role === person.role)
        .map((feedback) => ({ ...feedback, pair }));
    }),
    other: other ?? null,
    messages: await messagesTo(sight, person.email),
    pause: await pauseOf(queries, person.email, today),
  };
}

// The notes on a record.

/** The notes on a record, newest first; none where it is not visible. */
export async function readNotes(sight: Sight, kind: NoteSubject, id: number): Promise<readonly SignedNote[]> {
  const table = NOTE_TABLES[kind];
  const seen = {
    person: sql`participant_id in (select participants.id from participants where ${personInScope(sight)})`,
    relation: relationInScope(sight),
    manager: sight.managerId === null ? sql`true` : sql`false`,
  };
  const which = sql`${sql.ref(KEPT_TABLES[table].key[0])} = ${id} and ${seen[kind]}`;
  const notes: readonly Note[] = await readRows(sight.queries, table, which);
  const accounts = await sight.queries
    .selectFrom('accounts')
    .where('id', 'in', [0, ...notes.map(({ account_id }) => account_id ?? 0)])
    .select(['id', 'name'])
    .execute();
  const names = new Map(accounts.map((one) => [one.id, one.name]));
  return notes
    .map((note) => ({ ...note, who: names.get(note.account_id ?? 0) ?? null }))
    .toSorted((one, other) => (one.at < other.at ? 1 : -1));
}
