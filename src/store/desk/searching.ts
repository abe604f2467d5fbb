/** Filters and orders of lists, as SQL. */

import { type RawBuilder, sql } from 'kysely';
import type { ManagerChoice, Sort } from '../../domain/desk/common.ts';
import type { PageRequest } from '../../domain/page.ts';
import { folded } from '../../domain/people-search.ts';
import { foldedText, textContains } from '../sql-functions.ts';

type Condition = RawBuilder<unknown>;

/** As many words of a search are looked for: each goes through all names. */
const WORDS = 6;

/** The words of a search; none where nothing is looked for. */
export const wordsOf = (text: string | undefined): readonly string[] =>
  folded(text ?? '')
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, WORDS);

/**
 * That each word occurs in somebody's name or e-mail. Nobody is found by what stands in place of an erased one.
 *
 * @param person the name of the table of participants in the query
 */
export const isFound = (person: string, words: readonly string[]): Condition =>
  both([...words.map((word) => hasWord(person, word)), isNotErased(person)]);

const hasWord = (person: string, word: string): Condition =>
  sql`(${textContains(foldedText(sql.ref(`${person}.full_name`)), sql`${word}`)}
    or ${textContains(sql.ref(`${person}.email`), sql`${word}`)})`;

/** That each word occurs in the name or e-mail of one of the pair in the row of `relations`. */
export function isPairFound(words: readonly string[]): Condition {
  return both(
    words.map((word) => {
      const found = sql`(select person.id from participants as person where ${isFound('person', [word])})`;
      return sql`(relations.mentee_id in ${found} or relations.mentor_id in ${found})`;
    }),
  );
}

/** That somebody was not erased. */
export const isNotErased = (person: string): Condition =>
  sql`${sql.ref(`${person}.email`)} not like '%@erased.invalid'`;

/** All conditions together. */
export const both = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;

/** The pairs of a manager, or of nobody, in the table `relations`. */
export function isManagedBy(manager: ManagerChoice | undefined): readonly Condition[] {
  if (manager === undefined) return [];
  return [manager === 'none' ? sql`relations.manager_id is null` : sql`relations.manager_id = ${manager}`];
}

/** How managers are ordered: by name, and nobody last. */
export const MANAGER_ORDER: readonly Condition[] = [
  sql`managers.id is null`,
  foldedText(sql`managers.first_name || ' ' || coalesce(managers.last_name, '')`),
];

/**
 * The words `order by` and what follows them.
 *
 * @param by what the list is sorted by
 * @param otherwise what keeps rows in order that are the same by it
 */
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
