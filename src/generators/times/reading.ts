/** The words of a text with the words of time and the numbers that stand in it. */
import type { LanguageFile, SpanUnit, TimeWords } from '../languages/language-file.ts';
import { finderOf, type Hit } from '../text/cues.ts';
import { memoize } from '../text/memoize.ts';
import { foldText, toWords, type Word } from '../text/words.ts';

/** Words of time that have no value of their own. */
export type TimeKind = Exclude<keyof TimeWords, 'months' | 'feasts' | 'numbers' | 'weekdays' | 'spans'>;

/** The meaning of a cue. */
type Tag =
  | { readonly kind: 'time'; readonly time: TimeKind }
  | { readonly kind: 'month'; readonly month: number }
  | { readonly kind: 'feast'; readonly month: number; readonly day: number }
  | { readonly kind: 'weekday'; readonly day: number }
  | { readonly kind: 'span'; readonly count: number; readonly unit: SpanUnit }
  | { readonly kind: 'number'; readonly value: number };

export type Found = Hit<Tag>;

/** Words with everything that was found in them. */
export interface Reading {
  readonly file: LanguageFile;
  readonly words: readonly Word[];
  readonly hits: readonly Found[];
  /** Words of hours and minutes that may be glued to a number, with `h` or `min` for what they are. */
  readonly units: ReadonlyMap<string, 'h' | 'min'>;
}

const TIMES: readonly TimeKind[] = [
  'day',
  'week',
  'month',
  'quarter',
  'year',
  'hour',
  'minute',
  'end',
  'middle',
  'begin',
  'next',
  'current',
  'within',
  'before',
  'until',
  'ago',
  'per',
  'weekly',
  'daily',
  'half',
];

function* entries({ time }: LanguageFile): Generator<readonly [Tag, string]> {
  for (const kind of TIMES) yield [{ kind: 'time', time: kind }, time[kind]];
  for (const [index, cue] of time.months.entries()) yield [{ kind: 'month', month: index + 1 }, cue];
  for (const [cue, month, day] of time.feasts) yield [{ kind: 'feast', month, day }, cue];
  for (const [index, cue] of time.weekdays.entries()) yield [{ kind: 'weekday', day: index + 1 }, cue];
  for (const [cue, count, unit] of time.spans) yield [{ kind: 'span', count, unit }, cue];
  for (const [value, cue] of time.numbers) yield [{ kind: 'number', value }, cue];
}

const readerOf = memoize((file: LanguageFile) => {
  const unitsOf = (cues: string, unit: 'h' | 'min'): (readonly [string, 'h' | 'min'])[] =>
    cues.split('|').map((cue) => [foldText(cue.trim()), unit]);
  return {
    finder: finderOf(entries(file), file.digraphs),
    units: new Map([...unitsOf(file.time.hour, 'h'), ...unitsOf(file.time.minute, 'min')]),
  };
});

/** Reads a text for its words of time. */
export function readTimes(text: string, file: LanguageFile): Reading {
  const { finder, units } = readerOf(file);
  const words = toWords(text);
  return { file, words, hits: finder.find(words), units };
}

/** Which of some words are the name of a month: `May`, and not `month`. */
export function monthNamesIn(words: readonly Pick<Word, 'fold'>[], file: LanguageFile): boolean[] {
  const named = words.map(() => false);
  for (const { tag, start, end } of readerOf(file).finder.find(words))
    if (tag.kind === 'month') named.fill(true, start, end);
  return named;
}

/** The kinds of time that each of some words names, if any: `month`, `week until`. */
export function timeWordsIn(words: readonly Pick<Word, 'fold'>[], file: LanguageFile): string[] {
  const kinds: Set<string>[] = words.map(() => new Set());
  for (const { tag, start, end } of readerOf(file).finder.find(words)) {
    for (let at = start; at < end; at++) kinds[at]?.add(tag.kind === 'time' ? tag.time : tag.kind);
  }
  return kinds.map((own) => [...own].sort().join(' '));
}

/** A word with another one before it that is written together with it: `d'ici`, `dell'estate`. */
const ELIDED = /^\p{Script=Latin}{1,5}['’](?=\p{L}{3})/u;

/** The same where words are written together. No model has learned from it. */
export function limitWordsIn(words: readonly Pick<Word, 'text' | 'fold'>[], file: LanguageFile): string[] {
  if (!file.elides) return timeWordsIn(words, file);
  const parts = words.flatMap((word, at) => {
    const split = ELIDED.test(word.text) ? toWords(word.text) : [word];
    return split.map(({ fold }) => ({ fold, at }));
  });
  const kinds: Set<string>[] = words.map(() => new Set());
  timeWordsIn(parts, file).forEach((found, index) => {
    for (const kind of found.split(' ')) if (kind !== '') kinds[parts[index]?.at ?? -1]?.add(kind);
  });
  return kinds.map((own) => [...own].sort().join(' '));
}
