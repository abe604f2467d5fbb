/** Finds technologies and certificates in a text. */

import { memoize } from './memoize.ts';
import { CERTIFICATES, LANGUAGE_EXAMS, SHY_TECHNOLOGIES, TECHNOLOGIES } from './names.ts';
import { foldText } from './words.ts';

/** The names with their cues, certificates first, without those that are also words. */
const NAMES = [...CERTIFICATES, ...LANGUAGE_EXAMS, ...TECHNOLOGIES].filter(
  ([name]) => !SHY_TECHNOLOGIES.includes(name),
);

/** Matches the cues of a name. Compiled on demand, since the patterns of all names take some 0.08 s. */
const patternOf = memoize((cues: string) => {
  const ways = cues
    .split('|')
    .map((cue) => RegExp.escape(foldText(cue.trim())).replaceAll('\\x20\\.\\.\\x20', ' (?:\\S+ )?'))
    .map((cue) => cue.replace(/\\\*$/, '\\p{L}*'));
  return new RegExp(`(?<![\\p{L}\\p{N}.])(?:${ways.join('|')})(?![\\p{L}\\p{N}+#])`, 'u');
});

/** The number of letters by which first words are looked up, since a cue may continue within its first word. */
const BEGINNING = 5;

function beginningsIn(folded: string): string[] {
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, BEGINNING));
}

/** The names by the beginnings of the first words of their cues. */
const BY_BEGINNING = Map.groupBy(
  NAMES.flatMap(([name, cues]) =>
    cues.split('|').map((cue) => ({ name, beginning: beginningsIn(foldText(cue))[0] })),
  ),
  ({ beginning }) => beginning,
);

/**
 * The names in a text, certificates first, in their official spelling. Names that are also words are left
 * out.
 */
export function namesIn(text: string): string[] {
  const folded = foldText(text);
  const near = beginningsIn(folded).flatMap((beginning) => BY_BEGINNING.get(beginning) ?? []);
  if (near.length === 0) return [];
  const possible = new Set(near.map(({ name }) => name));
  const found = NAMES.filter(([name, cues]) => possible.has(name) && patternOf(cues).test(folded)).map(
    ([name]) => name,
  );
  // The longest name, if one is a part of another.
  return found.filter((name) => !found.some((other) => other !== name && other.includes(name)));
}

/** A text with lower-case technologies in their official spelling. */
export function spelledNames(text: string): string {
  return text.replace(
    /(?<![\p{L}\p{N}.@-])[a-z][a-z0-9.+#]{0,40}(?![\p{L}\p{N}'’-])/gu,
    (word) => SPELLED.get(word) ?? word,
  );
}

const SPELLED: ReadonlyMap<string, string> = new Map(
  TECHNOLOGIES.filter(([name]) => !SHY_TECHNOLOGIES.includes(name))
    .map(([name]): [string, string] => [name.toLowerCase(), name])
    .filter(([small, name]) => small !== name),
);

const KIND_OF_WORD: ReadonlyMap<string, string> = new Map(
  [
    { kind: 'technology', names: TECHNOLOGIES },
    { kind: 'certificate', names: [...CERTIFICATES, ...LANGUAGE_EXAMS] },
  ].flatMap(({ kind, names }) =>
    names.flatMap(([, cues]) =>
      cues.split('|').flatMap((cue) => {
        const words = foldText(cue.trim()).replaceAll('*', '').split(' ');
        const [word = ''] = words;
        return words.length === 1 && word.length >= 3 ? [[word, kind] as const] : [];
      }),
    ),
  ),
);

/** The kinds of names in words: technologies, certificates. */
export function namedKinds(words: readonly string[]): string[] {
  const kinds = words.flatMap((word) => KIND_OF_WORD.get(word) ?? []);
  return [...new Set(kinds)];
}
