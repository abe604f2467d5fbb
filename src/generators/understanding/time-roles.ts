/** The meaning of times for a wish: by when it is to be reached, in which month or season it takes place, or how long something lasts. */
import type { LanguageFile } from '../languages/language-file.ts';
import { isEndOfSeason } from '../times/dates.ts';
import { hoursIn } from '../times/hours.ts';
import { numbersIn } from '../times/numbers.ts';
import { readTimes } from '../times/reading.ts';
import { holds, isApart, isTime, type Place, type Reading, type Span, withoutMarks } from './reading.ts';
import type { Wish } from './understanding.ts';

/** The places of the tokens in a mark. */
export function placesIn(mark: Place, { tokens }: Reading): number[] {
  return tokens.flatMap((token, at) => (holds(mark, token) ? [at] : []));
}

/** The places of the tokens in a mark, and of the one beside it that may be its preposition. */
function placesAround(mark: Place, reading: Reading): number[] {
  const own = placesIn(mark, reading);
  const [first = 0, last = 0] = [own[0], own.at(-1)];
  return [...own, reading.file.postpositions ? last + 1 : first - 1];
}

/** A number of periods, or a part of one. */
const SPAN = /\b(?:span|half)\b/;
const PERIOD = /\b(?:day|week|month|quarter|year)\b/;
const NUMBER = /\bnumber\b/;
const FEAST = /\bfeast\b/;
const FREQUENCY = /\bper\b/;
/** Goes before a number of periods that lies ahead. */
const AHEAD = /\b(?:within|until|before|next|span)\b/;

const DAY = /\bday\b/;
/** In so few days, something is to be done each time. */
const MAX_DAYS_OF_SPEED = 5;

/**
 * Whether a number of periods is how long something is to last, or to take: `hold out | 10 years`, `a reserve | for three months`, `send my
 * offers | within two days`.
 */
export function isDuration(mark: Span, reading: Reading): boolean {
  const { text, tokens, times, months, file, grammar } = reading;
  const own = placesIn(mark, reading);
  const is = (kinds: RegExp): boolean => own.some((at) => kinds.test(times[at] ?? ''));
  const isCounted = is(NUMBER) || own.some((at) => /^\d{1,3}$/.test(tokens[at]?.text ?? ''));
  if (!(is(SPAN) || (isCounted && is(PERIOD))) || is(FEAST) || own.some((at) => months[at])) return false;
  const around = placesAround(mark, reading);
  const [count] = numbersIn(readTimes(text.slice(mark.start, mark.end), file));
  return (
    (is(DAY) && count !== undefined && count.value <= MAX_DAYS_OF_SPEED) ||
    around.some((at) => grammar.lasting.test(tokens[at]?.fold ?? '')) ||
    !around.some((at) => AHEAD.test(times[at] ?? ''))
  );
}

const WEEK = /\bweek\b/;

/** Whether a period is how often something is done: `dvakrát | do týždňa`, `2 príspevky | za týždeň`. */
export function isFrequency(mark: Span, reading: Reading): boolean {
  const { tokens, times, months } = reading;
  const own = placesIn(mark, reading);
  const [first = 0] = own;
  const isOther = own.some(
    (at) => months[at] || NUMBER.test(times[at] ?? '') || /^\d/.test(tokens[at]?.text ?? ''),
  );
  if (isOther || !own.some((at) => PERIOD.test(times[at] ?? ''))) return false;
  const isOften = [first - 1, first].every((at) => FREQUENCY.test(times[at] ?? ''));
  const isMany = NUMBER.test(times[first - 2] ?? '') || /^\d+$/.test(tokens[first - 2]?.text ?? '');
  return isOften || (isMany && own.some((at) => WEEK.test(times[at] ?? '')));
}

/** Kinds of time that set a limit, and that name a part of a period. */
const LIMIT = /\b(?:until|before)\b/;
const BEFORE = /\bbefore\b/;
const PART = /\b(?:end|middle|begin|span|half)\b/;
const YEAR = /^(?=.*\b(?:next|current)\b).*\byear\b/;
/** As many words before the name of a month may what sets the limit stand: `avant le mois de | mai`. */
const FARTHEST_LIMIT = 3;

/**
 * Times as what they are: a limit only where a word says so (`by June`), else the month, the season or the year in which something takes
 * place (`in June 2027`).
 */
export function withRoles(reading: Reading, marks: readonly Span[]): Span[] {
  return marks.map((mark) => {
    const own = placesIn(mark, reading);
    const isDay = own.some((at) => /^\d{1,2}\.?$/.test(reading.tokens[at]?.text ?? ''));
    // `(July)` behind an item of a list.
    const isAside = reading.text.charAt(mark.start - 1) === '(' && reading.text.charAt(mark.end) === ')';
    if (isDay || isAside) return mark;
    if (mark.kind === 'on') return withLimitBefore(mark, own, reading);
    return mark.kind === 'by' && !isLimit(mark, own, reading) && isNamed(own, reading)
      ? { ...mark, kind: 'on' }
      : mark;
  });
}

function isLimit(mark: Span, own: readonly number[], reading: Reading): boolean {
  const { tokens, times, grammar } = reading;
  // `à la` is a limit and a frequency.
  const isSet = placesAround(mark, reading).some(
    (at) =>
      (LIMIT.test(times[at] ?? '') && !FREQUENCY.test(times[at] ?? '')) ||
      grammar.during.test(tokens[at]?.fold ?? ''),
  );
  return isSet || own.some((at) => PART.test(times[at] ?? ''));
}

/** Whether a month, a season or a feast, or a year is named. */
function isNamed(own: readonly number[], { tokens, times, months }: Reading): boolean {
  return (
    own.some((at) => months[at] || FEAST.test(times[at] ?? '') || /^20\d\d$/.test(tokens[at]?.text ?? '')) ||
    YEAR.test(own.map((at) => times[at] ?? '').join(' '))
  );
}

/** A month with the word before it that makes it a limit. */
function withLimitBefore(
  mark: Span,
  own: readonly number[],
  { tokens, times, file, grammar }: Reading,
): Span {
  const [first = 0] = own;
  const places = Array.from({ length: FARTHEST_LIMIT }, (_, back) => first - 1 - back);
  const at = file.postpositions ? undefined : places.find((place) => BEFORE.test(times[place] ?? ''));
  // `vor der Sitzung im | April` is before the sitting.
  const isBetween = (place: number): boolean =>
    (times[place] ?? '') !== '' || grammar.loose.test(tokens[place]?.fold ?? '');
  const isNear = at !== undefined && places.every((place) => place <= at || isBetween(place));
  return isNear ? { kind: 'by', start: tokens[at]?.start ?? mark.start, end: mark.end } : mark;
}

/** The first and the last day of the month or season that a phrase names. */
export function periodOf(
  phrase: string,
  date: Temporal.PlainDate,
  file: LanguageFile,
): { readonly date: Temporal.PlainDate; readonly first: Temporal.PlainDate } | undefined {
  for (const { tag } of readTimes(phrase, file).hits) {
    if (tag.kind === 'month') {
      // What is a limit elsewhere may end with the month before.
      const own = date.month === tag.month ? date : date.add({ days: 1 });
      return { date: own.with({ day: own.daysInMonth }), first: own.with({ day: 1 }) };
    }
    const isSeason = tag.kind === 'feast' && tag.month === date.month && isEndOfSeason(date);
    if (isSeason) return { date, first: date.with({ day: 20 }).subtract({ months: 2 }) };
  }
  return undefined;
}

/** Whether a wish is a verb with nothing but a time: `commencer en mai`. */
export function isVerbWithTime(wish: Wish, marks: readonly Span[], { text }: Reading): boolean {
  const inside = marks.filter((mark) => mark.kind !== 'no' && holds(wish, mark));
  const rest = withoutMarks(text, wish, inside);
  return !wish.listed && inside.length > 0 && rest.trim().split(/\s+/u).length <= 1;
}

/** Whether a place holds nothing but a time, or words that say nothing without another: `im Mai`, `si preto`. */
export function isTimeAlone(place: Place, marks: readonly Span[], { text, grammar }: Reading): boolean {
  const times = marks.filter(isTime);
  if (times.some((time) => holds(time, place))) return true;
  const inside = times.filter((time) => holds(place, time));
  const words = withoutMarks(text, place, inside).toLowerCase().trim().split(/\s+/u);
  return words.every((word) => word === '' || grammar.reflexive.test(word) || grammar.fillers.has(word));
}

/** The hours a week that a mentee says they have, in a mark or in several of a sentence together. */
export function hoursOf(marks: readonly Span[], { text, file }: Reading): number | undefined {
  const own = marks.filter(({ kind }) => kind === 'hours');
  for (const { start, end } of own) {
    const others = own.filter(
      (other) => !isApart(text, Math.min(end, other.end), Math.max(start, other.start)),
    );
    const first = Math.min(...others.map((other) => other.start));
    const last = Math.max(...others.map((other) => other.end));
    const hours =
      hoursIn(readTimes(text.slice(start, end), file)) ?? hoursIn(readTimes(text.slice(first, last), file));
    if (hours !== undefined) return hours;
  }
  return undefined;
}
