/** Filters and orders of lists, as SQL. */

import { type RawBuilder, sql } from 'kysely';
import {
  calledApart,
  type DeskManager,
  type ManagerChoice,
  type Sort,
} from '../../domain/desk/desk-reader.ts';
import type { PageRequest } from '../../domain/page.ts';
import { folded } from '../../domain/people-search.ts';
import { isErased, type Manager, managerName, type Participant } from '../../domain/programme.ts';
import { readRows } from '../programme-reading.ts';
import { personInScope, type Sight, sharedNames } from '../read-scope.ts';
import { isAnyOf } from '../row-conditions.ts';
import { foldedText, inCodePointOrder, textContains } from '../sql-functions.ts';

type Condition = RawBuilder<unknown>;

/** As many words of a search are looked for: each goes through all names. */
const WORDS = 6;

/** The words of a search; none where nothing is looked for. */
export const wordsOf = (text: string | undefined): readonly string[] =>
  folded(text ?? '')
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, WORDS);

/** The part of a query that folds the names of the people who meet a condition on `participants`, once for each. */
export const withNames = (which: Condition): Condition =>
  sql`named as materialized (
    select id, email, ${foldedText(sql`full_name`)} as folded_name from participants where ${which}
  )`;

/**
 * That each word occurs in the name or an e-mail of somebody in the row of `named`, or is a word of an external id of theirs; also those
 * of merged records.
 */
export const isFound = (words: readonly string[]): Condition => allOf(words.map(hasWord));

const hasWord = (word: string): Condition =>
  sql`(${textContains(sql`named.folded_name`, sql`${word}`)} or ${textContains(sql`named.email`, sql`${word}`)}
    or named.id in (select participant_id from former_emails where ${textContains(sql`email`, sql`${word}`)})
    or named.id in (
      select id from participants where ${isExternalId(word)}
      union all select participant_id from former_external_ids where ${isExternalId(word)}
    ))`;

/** Ids of other systems are found by whole words: parts of random letters would be found by names. */
const isExternalId = (word: string): Condition =>
  textContains(sql`' ' || lower(${inCodePointOrder(sql`external_id`)}) || ' '`, sql`${` ${word} `}`);

/** The part of a query that says which of the words occur in which of the people in `named`. */
export const withFound = (words: readonly string[]): Condition =>
  sql`found as materialized (
    select id, ${sql.join(words.map((word, index) => sql`case when ${hasWord(word)} then 1 else 0 end as ${wordColumn(index)}`))}
    from named where ${sql.join(words.map(hasWord), sql` or `)}
  )`;

const wordColumn = (index: number): Condition => sql.ref(`word_${index}`);

/** That each word occurs in one of a pair, whose rows of `found` are joined as `mentee_found` and `mentor_found`. */
export const isPairFound = (words: readonly string[]): Condition =>
  allOf(
    words.map(
      (_, index) => sql`(mentee_found.${wordColumn(index)} = 1 or mentor_found.${wordColumn(index)} = 1)`,
    ),
  );

/** The states of pairs that have not ended. */
export const OPEN_STATUSES = ['proposed', 'matched', 'on_hold'] as const;

/** The condition that a relation has not ended. */
export const IS_OPEN: Condition = sql`relations.status in (${sql.join(OPEN_STATUSES.map((one) => sql.lit(one)))})`;

/** All conditions together; those that are false or undefined are not asked for. */
export function allOf(conditions: readonly (Condition | false | undefined)[]): Condition {
  const asked = conditions.filter((one) => one !== false && one !== undefined);
  return asked.length === 0 ? sql`true` : sql`(${sql.join(asked, sql` and `)})`;
}

/** The condition that a pair in the table `relations` has a manager, or none; undefined if any will do. */
export function isManagedBy(manager: ManagerChoice | undefined): Condition | undefined {
  if (manager === undefined) return undefined;
  return manager === 'none' ? sql`relations.manager_id is null` : sql`relations.manager_id = ${manager}`;
}

/** The order of managers: by name, pairs without one last. */
export const MANAGER_ORDER: readonly Condition[] = [
  sql`managers.id is null`,
  foldedText(sql`managers.first_name || ' ' || coalesce(managers.last_name, '')`),
];

/** The words `order by` and what follows them: what the list is sorted by, and what orders rows that are alike. */
export function ordered(
  by: readonly Condition[],
  { descending }: Pick<Sort<string>, 'descending'>,
  otherwise: readonly Condition[],
): Condition {
  const directed = by.map((one) => (descending ? sql`${one} desc` : one));
  return sql`order by ${sql.join([...directed, ...otherwise])}`;
}

/** The words `limit` and `offset`. */
export const paged = ({ limit, offset }: PageRequest): Condition => sql`limit ${limit} offset ${offset}`;

/** The rows of a page, each of which says how many the list has; where the page lies behind its end, its first row does. */
export async function countedRows<Row extends { readonly count: number }>(
  page: PageRequest,
  read: (page: PageRequest) => Promise<readonly Row[]>,
): Promise<{ readonly count: number; readonly rows: readonly Row[] }> {
  const rows = await read(page);
  const first = rows[0] ?? (page.offset > 0 ? (await read({ limit: 1, offset: 0 }))[0] : undefined);
  return { count: first?.count ?? 0, rows };
}

// People with the same name within the reader's scope; their e-mail addresses tell them apart.

/** The displayed name of a person, with the e-mail address where the name is not unique. */
export type NamePeople = (person: Pick<Participant, 'full_name' | 'email'>) => string;

/** The displayed names of people, unambiguous within the list. */
export async function namesOf(
  sight: Sight,
  people: readonly Pick<Participant, 'full_name'>[],
): Promise<NamePeople> {
  const shared = await sharedNames(sight, people);
  return ({ full_name, email }) => calledApart(full_name, email, shared.has(full_name) && !isErased(email));
}

/** Those of some people who are seen. */
const seenPeople = async (sight: Sight, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : await readRows(sight.queries, 'participants', allOf([isAnyOf('id', ids), personInScope(sight)]));

/** The displayed names of people and pairs, by id. */
export async function readCalled(
  sight: Sight,
  people: readonly number[],
  pairs: readonly number[],
): Promise<{ readonly people: ReadonlyMap<number, string>; readonly pairs: ReadonlyMap<number, string> }> {
  const which = allOf([isAnyOf('id', pairs), sight.sees]);
  const relations = pairs.length === 0 ? [] : await readRows(sight.queries, 'relations', which);
  const inPairs = relations.flatMap(({ mentee_id, mentor_id }) => [mentee_id, mentor_id]);
  const found = await seenPeople(sight, [...people, ...inPairs]);
  const nameOf = await namesOf(sight, found);
  const names = new Map(found.map((person) => [person.id, nameOf(person)]));
  return {
    people: names,
    pairs: new Map(
      relations.map(({ id, mentee_id, mentor_id }) => [
        id,
        [mentee_id, mentor_id].map((one) => names.get(one) ?? '').join(' and '),
      ]),
    ),
  };
}

/** Managers by what they are called: there are few, and all are looked at. */
export async function calledManagers(
  { queries, managerId }: Sight,
  managers: readonly Manager[],
): Promise<readonly DeskManager[]> {
  if (managers.length === 0) return [];
  const all = managerId === null ? await readRows(queries, 'managers') : managers;
  const counts = Map.groupBy(all, managerName);
  return managers.map((one) => {
    const name = managerName(one);
    return { ...one, called: calledApart(name, one.email, (counts.get(name)?.length ?? 0) > 1) };
  });
}
