/** Finds technologies and certificates in a text. */
import { CERTIFICATES, LANGUAGE_EXAMS, SHY_TECHNOLOGIES, TECHNOLOGIES } from './names.ts';
import { foldText } from './words.ts';

interface Named {
  readonly name: string;
  readonly pattern: RegExp;
}

let known: readonly Named[] | undefined;

function knownNames(): readonly Named[] {
  known ??= [...CERTIFICATES, ...LANGUAGE_EXAMS, ...TECHNOLOGIES].map(([name, cues]) => {
    const ways = cues
      .split('|')
      .map((cue) => RegExp.escape(foldText(cue.trim())).replaceAll('\\x20\\.\\.\\x20', ' (?:\\S+ )?'))
      .map((cue) => cue.replace(/\\\*$/, '\\p{L}*'));
    return {
      name,
      pattern: new RegExp(`(?<![\\p{L}\\p{N}.])(?:${ways.join('|')})(?![\\p{L}\\p{N}+#])`, 'u'),
    };
  });
  return known;
}

/** The number of letters by which first words are looked up, since a cue may continue within its first word. */
const BEGINNING = 5;

/** The beginnings of the first words of all names, for a quick exclusion. */
const BEGINNINGS: ReadonlySet<string> = new Set(
  [...CERTIFICATES, ...LANGUAGE_EXAMS, ...TECHNOLOGIES].flatMap(([, cues]) =>
    cues.split('|').flatMap((cue) => beginningsIn(foldText(cue)).slice(0, 1)),
  ),
);

function beginningsIn(folded: string): string[] {
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, BEGINNING));
}

/**
 * The names in a text, certificates first, in their official spelling. Names that are also words are left
 * out.
 */
export function namesIn(text: string): string[] {
  const folded = foldText(text);
  if (!beginningsIn(folded).some((beginning) => BEGINNINGS.has(beginning))) return [];
  const found = knownNames()
    .filter(({ name, pattern }) => !SHY_TECHNOLOGIES.includes(name) && pattern.test(folded))
    .map(({ name }) => name);
  // The longest name, if one is a part of another.
  return found.filter((name) => !found.some((other) => other !== name && other.includes(name)));
}

/** A text with lower-case technologies in their official spelling. */
export function spelledNames(text: string): string {
  return text.replace(
    /(?<![\p{L}\p{N}.@-])[a-z][a-z0-9.+#]*(?![\p{L}\p{N}'’-])/gu,
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
