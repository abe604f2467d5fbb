/**
 * Which languages know a word by one of their cues: a light index of all languages together, for short texts in
 * which no frequent word tells. It is made when it is first asked, and holds single words alone.
 */
import { TECHNOLOGIES } from './names.ts';
import { LANGUAGES } from './phrases/index.ts';
import type { Language } from './phrases/language.ts';
import { remembering } from './remember.ts';
import { foldText, type Word } from './words.ts';

/** Languages as bits. */
interface Index {
  readonly words: ReadonlyMap<string, number>;
  readonly stems: ReadonlyMap<string, number>;
}

const LEAST_LETTERS = 3;

/** The cues that only somebody writes who writes in the language: those with a meaning of their own. */
function* cuesOf(language: Language): Generator<string> {
  yield* Object.values(language.themes);
  for (const { cues } of language.topics) yield cues;
  const { wish, wishAfter, excludeAfter, trouble, nothing, learn, order } = language.turns;
  yield* [wish, wishAfter, excludeAfter, trouble, nothing, learn, order];
  for (const [, cue] of language.languageNames) yield cue;
  for (const [cue] of [...language.skills, ...language.aims, ...language.audiences]) yield cue;
  for (const { cues } of Object.values(language.counted)) yield cues;
  yield language.stopWords;
  const { months, feasts, numbers, day, week, month, year, hour, until, within } = language.time;
  yield* [...months, day, week, month, year, hour, until, within];
  for (const [cue] of feasts) yield cue;
  for (const [, cue] of numbers) yield cue;
}

/** Words of names that are the same in every language. */
const EVERYWHERE: ReadonlySet<string> = new Set(
  TECHNOLOGIES.flatMap(([, cues]) => cues.split(/[ |]+/)).map((part) =>
    foldText(part.replaceAll(/[*~]/g, '')),
  ),
);

let index: Index | undefined;

function indexOfCues(): Index {
  if (index !== undefined) return index;
  const words = new Map<string, number>();
  const stems = new Map<string, number>();
  for (const [place, language] of LANGUAGES.entries()) {
    const seen = new Set<string>();
    for (const cue of cuesOf(language)) {
      for (const [part] of cue.matchAll(/[^\s|~]+/g)) {
        if (seen.has(part) || part.startsWith('*')) continue;
        seen.add(part);
        const bare = foldText(part.replaceAll(/[*$]/g, ''));
        const map = part.endsWith('*') ? stems : words;
        if (bare.length >= LEAST_LETTERS && !EVERYWHERE.has(bare))
          map.set(bare, (map.get(bare) ?? 0) | (1 << place));
      }
    }
  }
  index = { words, stems };
  return index;
}

/** The languages that know a word, as bits in the order of the languages. */
interface Knowers {
  readonly all: number;
  /** Those that know most of its letters: `organizarme` is more than `organiz*`. */
  readonly best: number;
}

const knowersOf = remembering((fold): Knowers => {
  const { words, stems } = indexOfCues();
  const whole = words.get(fold) ?? 0;
  let all = whole;
  let best = whole;
  for (let length = fold.length; length >= LEAST_LETTERS; length--) {
    const bits = stems.get(fold.slice(0, length)) ?? 0;
    if (best === 0 || length === fold.length) best |= bits;
    all |= bits;
  }
  return { all, best };
});

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** What the cues of a language say to some words. */
export interface Hint {
  readonly language: Language;
  /** A word that several languages know says as much less for each of them, most for those that know it best. */
  readonly vote: number;
  /** How many of the words it knows. */
  readonly known: number;
}

/** What the cues of each language say to some words, in the order of the languages. */
export function hintsFor(words: readonly Word[]): Hint[] {
  // Languages that take up a name with their endings do not know it any better.
  const knowers = words.filter(({ fold }) => !EVERYWHERE.has(fold)).map(({ fold }) => knowersOf(fold));
  return LANGUAGES.map((language, place) => {
    const own = knowers.filter(({ all }) => (all & (1 << place)) !== 0);
    const vote = own.reduce((sum, { all, best }) => {
      const share = 1 / (countBits(all) + countBits(best));
      return sum + ((best & (1 << place)) === 0 ? share : 2 * share);
    }, 0);
    return { language, vote, known: own.length };
  });
}
