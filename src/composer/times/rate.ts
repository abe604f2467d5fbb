/** How often or how long something is to be done: `twice a week`, `3 hours a week`, `daily`. */
import type { Language } from '../languages/language.ts';
import { numbersIn } from './numbers.ts';
import { type Reading, readTimes, type TimeKind } from './reading.ts';
import { YEAR } from './view.ts';

/** At most so many words stand from a number to the words it goes with: `10 minutes on 3 days a week`. */
const REACH = 5;
/** What parts the clauses of a sentence, but not the digits of a number. */
const PAUSE = /[,;.!?()\n](?!\d)|\s[–—-]\s/u;

/** What time is counted in: hours, minutes and times, in all languages. */
const UNIT =
  /^(?:hrs?|hours?|once|twice|min\p{L}*|times?|st(?:un)?d\p{L}*|\p{L}*(?:mal|krát|krat)|h|hod\p{L}*|godz\p{L}*|razy|x|год\p{L}*|хв\p{L}*|час\p{L}*|мин\p{L}*|раз\p{L}*|дважды|двічі|трижды|тричі|heures?|fois|horas?|veces|vez|vezes|or[aei]|volt[ae]|saat\p{L}*|dakika\p{L}*|dk|kez|kere|defa|uur|uren|keer)$/iu;

/** The words that say how often or how long, as they stand in a text; undefined where none do. */
export function rateIn(text: string, file: Language): string | undefined {
  return firstRate(text, file, () => true);
}

/** The time that the mentee says there is: `I have 3 hours a week`. */
export function spareTimeIn(text: string, file: Language): string | undefined {
  const rate = firstRate(text, file, (reading) => reading.hits.some((hit) => isOf(hit, 'spare')));
  return rate?.split(/[\s\d/]+/).some((word) => UNIT.test(word)) ? rate : undefined;
}

function firstRate(text: string, file: Language, isOwn: (reading: Reading) => boolean): string | undefined {
  const readings = text.split(PAUSE).map((piece) => readTimes(piece, file));
  return readings
    .filter(isOwn)
    .map(rateOf)
    .find((rate) => rate !== undefined);
}

function isOf({ tag }: Reading['hits'][number], ...kinds: readonly TimeKind[]): boolean {
  return tag.kind === 'time' && kinds.includes(tag.time);
}

function rateOf(reading: Reading): string | undefined {
  const { words, hits, file } = reading;
  const starts = new Set(
    [...numbersIn(reading), ...hits.filter((hit) => isOf(hit, 'half'))].map(({ start }) => start),
  );
  const isNumber = (at: number): boolean => {
    const text = words[at]?.text ?? '';
    return !YEAR.test(text) && (starts.has(at) || /^\d/.test(text));
  };
  const textOf = (from: number, to: number): string =>
    words.slice(from, to).reduce((all, { before, text }) => (all === '' ? text : all + before + text), '');
  for (const hit of hits) {
    const { start, end } = hit;
    const isEach = isOf(hit, 'each');
    // `40 min/jour`
    const isSlashed = isOf(hit, 'day', 'week', 'month') && words[start]?.before === '/';
    if (!isEach && !isSlashed && !isOf(hit, 'per')) continue;
    // `in a week` is until when, and `2 haftada bir` is every other week.
    if (hits.some((other) => other.end === start && isOf(other, 'within'))) continue;
    const before = Array.from({ length: REACH }, (_, index) => start - REACH + index).find(isNumber);
    const after = [end, end + (isEach ? 1 : 0)].find(isNumber);
    const last = after === undefined ? end : after + 2;
    if (file.postpositions && isNumber(start - 1)) continue;
    if (before !== undefined && !file.postpositions) return textOf(before, last);
    if (after !== undefined && (isEach || file.postpositions)) return textOf(start, last);
    if (isEach) return textOf(start, end);
  }
  return undefined;
}
