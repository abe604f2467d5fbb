/** Detects whether texts name a person. */

import { type RawBuilder, sql } from 'kysely';
import { folded } from '../../domain/people-search.ts';
import { either } from '../row-conditions.ts';
import { foldedText, inCodePointOrder, textContains } from '../sql-functions.ts';

/** The texts. */
export interface PersonTexts {
  /** In lower case. */
  readonly emails: readonly string[];
  /** Whole names. */
  readonly names: readonly string[];
}

/** Whether a text contains one of the e-mail addresses, or one of the whole names, ignoring case and accents. */
export function isNamedIn(text: string | null, { emails, names }: PersonTexts): boolean {
  if (text === null || text === '') return false;
  const own = text.normalize('NFC').toLowerCase();
  if (emails.includes(own.trim())) return true;
  const addresses = new Set(emailsIn(own));
  if (emails.some((email) => addresses.has(email))) return true;
  if (names.length === 0) return false;
  // JSON escapes quotation marks.
  const words = folded(text.replaceAll(/\\(["\\])/g, '$1'));
  return names.some((name) => name !== '' && holdsWhole(words, folded(name)));
}

/** The e-mail addresses in a text in lower case. A sentence may end with one. */
export const emailsIn = (text: string): readonly string[] =>
  (
    text.match(/(?<![^\s@<>"(),;:&=\\[\]{}|])[^\s@<>"(),;:&=\\[\]{}|]+@[^\s@<>"(),;:&=\\[\]{}|]+/g) ?? []
  ).flatMap((one) => [one, one.replace(/(?<![.!?'’])[.!?'’]+$/, '')]);

/** Whether a text contains a name that is not part of a longer word. */
function holdsWhole(text: string, name: string): boolean {
  const isLetter = (character: string | undefined) =>
    character !== undefined && /[\p{L}\p{N}]/u.test(character);
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if (!isLetter(text[at - 1]) && !isLetter(text[at + name.length])) return true;
  }
  return false;
}

/** A condition that holds for every row in which {@link isNamedIn} may find a person, and for a few others. */
export function mayName(columns: readonly string[], { emails, names }: PersonTexts): RawBuilder<boolean> {
  const parts = [
    ...emails.map(folded),
    // JSON escapes quotation marks.
    ...names.filter((name) => name !== '').map((name) => folded(JSON.stringify(name).slice(1, -1))),
    ...names.filter((name) => /["\\]/.test(name)).map(folded),
  ];
  if (parts.length === 0) return sql<boolean>`false`;
  const some = columns.map((column) => sql.ref(column));
  const areNull = some.map((column) => sql`${column} is null`);
  const texts = some.map((column) => sql`coalesce(${column}, '')`);
  const text = some.length === 1 ? sql.join(some) : sql.join(texts, sql` || ' ' || `);
  // Folded once, however many texts are looked for in it: SQLite makes one query of two that have no limit.
  const found = sql`exists (
    select 1 from (select ${foldedText(sql`(${text})`)} as plain limit 1) as texts
    where ${either(parts.map((part) => textContains(sql`plain`, sql`${part}`)))}
  )`;
  return sql<boolean>`case
    when ${sql.join(areNull, sql` and `)} then false
    when ${isPlainWithout(sql`(${text})`, parts)} then false
    else ${found}
  end`;
}

/** Whether a text is one of some names, ignoring case and accents. */
export function isOneOf(text: RawBuilder<unknown>, names: readonly string[]): RawBuilder<boolean> {
  const known = [...new Set(names.map(folded))].filter((name) => name !== '');
  if (known.length === 0) return sql<boolean>`false`;
  return sql<boolean>`case
    when ${isPlainWithout(text, known)} then false
    else ${foldedText(text)} in (${sql.join(known)})
  end`;
}

/**
 * Whether a text has English letters only, and not all words of any of some others. Then it has none of those, and need not be
 * folded to see that, which takes long: there may be a hundred thousand of them.
 */
function isPlainWithout(text: RawBuilder<unknown>, wanted: readonly string[]): RawBuilder<boolean> {
  const lower = sql`lower(${inCodePointOrder(text)})`;
  const hasAll = [...new Set(wanted)].map((one) =>
    sql.join(
      longestFirst(one.split(' ')).map((word) => textContains(lower, sql`${word}`)),
      sql` and `,
    ),
  );
  return sql<boolean>`length(${text}) = octet_length(${text}) and not ${either(hasAll)}`;
}

const longestFirst = (words: readonly string[]): readonly string[] =>
  words.toSorted((one, other) => other.length - one.length);
