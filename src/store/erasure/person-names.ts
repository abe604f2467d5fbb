/** Detects whether texts name a person. */

import { type RawBuilder, sql } from 'kysely';
import { folded } from '../../domain/people-search.ts';
import { foldedText, textContains } from '../sql-functions.ts';

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
  (text.match(/[^\s@<>"(),;:&=\\[\]{}|]+@[^\s@<>"(),;:&=\\[\]{}|]+/g) ?? []).flatMap((one) => [
    one,
    one.replace(/[.!?'’]+$/, ''),
  ]);

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
  const each = columns.flatMap((column) => {
    const text = sql`coalesce(${sql.ref(column)}, '')`;
    const plain = foldedText(text);
    return [
      ...emails.map((email) => textContains(plain, sql`${folded(email)}`)),
      // JSON escapes quotation marks.
      ...names
        .filter((name) => name !== '')
        .map((name) => textContains(plain, sql`${folded(JSON.stringify(name).slice(1, -1))}`)),
      ...names.filter((name) => /["\\]/.test(name)).map((name) => textContains(plain, sql`${folded(name)}`)),
    ];
  });
  return each.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(each, sql` or `)})`;
}
