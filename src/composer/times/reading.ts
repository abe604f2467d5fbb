/** The words of a text with the words of time and the numbers that stand in it. */
import { memoize } from '../../domain/memoize.ts';
import type { Language, TimeWords } from '../languages/language.ts';
import { finderOf, type Hit } from '../text/cues.ts';
import { toWords, type Word } from '../text/words.ts';

/** Words of time that have no value of their own. */
export type TimeKind = Exclude<keyof TimeWords, 'months' | 'feasts' | 'numbers' | 'weekdays' | 'spans'>;

const SPAN_UNITS = ['day', 'week', 'month', 'year'] as const;

/** The meaning of a cue. */
type Tag =
  | { readonly kind: 'time'; readonly time: TimeKind }
  | { readonly kind: 'month'; readonly month: number }
  | { readonly kind: 'feast'; readonly month: number; readonly day: number }
  | { readonly kind: 'weekday'; readonly day: number }
  | { readonly kind: 'span'; readonly count: number; readonly unit: (typeof SPAN_UNITS)[number] }
  | { readonly kind: 'number'; readonly value: number };

export type Found = Hit<Tag>;

/** Words with everything that was found in them. */
export interface Reading {
  readonly file: Language;
  readonly words: readonly Word[];
  readonly hits: readonly Found[];
}

// biome-ignore format: one a line would take fifteen.
const TIMES: readonly TimeKind[] = [
  'day', 'week', 'month', 'quarter', 'year', 'end', 'middle', 'begin', 'next', 'current', 'within', 'before', 'until', 'ago', 'half',
  'per', 'each', 'spare',
];

/** What stands between `;` in a language file. */
function parts(text: string): string[] {
  return text.split(';').map((part) => part.trim());
}

/** The cues of a language file with what stands before the colon of each, in digits and words. */
function named(text: string): { readonly cue: string; readonly names: readonly string[] }[] {
  return parts(text).map((part) => {
    const at = part.indexOf(':');
    return { cue: part.slice(at + 1), names: part.slice(0, Math.max(0, at)).split(/[ -]/) };
  });
}

function* entries({ time }: Language): Generator<readonly [Tag, string]> {
  for (const kind of TIMES) yield [{ kind: 'time', time: kind }, time[kind]];
  for (const [index, cue] of parts(time.months).entries()) yield [{ kind: 'month', month: index + 1 }, cue];
  for (const [index, cue] of parts(time.weekdays).entries()) yield [{ kind: 'weekday', day: index + 1 }, cue];
  for (const { cue, names } of named(time.feasts))
    yield [{ kind: 'feast', month: Number(names[0]), day: Number(names[1]) }, cue];
  for (const { cue, names } of named(time.spans)) {
    const unit = SPAN_UNITS.find((own) => own === names[1]);
    if (unit !== undefined) yield [{ kind: 'span', count: Number(names[0]), unit }, cue];
  }
  for (const { cue, names } of named(time.numbers)) yield [{ kind: 'number', value: Number(names[0]) }, cue];
}

const finderFor = memoize((file: Language) => finderOf(entries(file), file.digraphs === true));

/** Reads a text for its words of time. */
export function readTimes(text: string, file: Language): Reading {
  const words = toWords(text);
  return { file, words, hits: finderFor(file).find(words) };
}
