/** Levels of a language, as the European framework names them. */
import type { Word } from '../words.ts';

/** Letters of another script that look like those of the levels, or are typed for them. */
const LOOKALIKES: Readonly<Record<string, string>> = { а: 'A', в: 'B', б: 'B', с: 'C' };

/** The level that a word is: `B2`, also in Cyrillic letters; undefined where it is none. */
export function levelOf({ fold }: Word): string | undefined {
  const match = /^([abcавбс])([12])$/.exec(fold);
  if (match === null) return undefined;
  const [, letter = '', number = ''] = match;
  return (LOOKALIKES[letter] ?? letter.toUpperCase()) + number;
}
