/** Picks up baselines, targets, percentages, amounts of money, levels and counts. */
import type { NumberAt } from '../numbers.ts';
import { numbersIn } from '../numbers.ts';
import type { Counted } from '../phrases/language.ts';
import { has, type Reading, turnsIn } from '../vocabulary.ts';
import { baselineAndTarget, type Change, percentAndAmount } from './change.ts';
import { hoursIn } from './hours.ts';
import { levelOf } from './levels.ts';
import { timeAt, timeBeside } from './units.ts';

/** What she measures by. Texts are ready to be shown. */
export interface Measures extends Change {
  /** Such as `B2`. */
  readonly level?: string;
  /** How many people she leads: 1 to 500. */
  readonly team?: number;
  readonly counts: ReadonlyMap<Counted, number>;
  /** Of the counts those that are a pace, as so many a week: `2 posts a week`. */
  readonly paces: ReadonlyMap<Counted, number>;
}

/** No goal counts higher: what is more is begun with. */
export const MOST_COUNT = 30;

/** As many words stand between `now` and the level she has. */
const LEVEL_REACH = 2;

/** The measures in a reading. */
export function measuresIn(reading: Reading): Measures {
  const numbers = numbersIn(reading);
  const level = levelIn(reading);
  const change = level === undefined ? baselineAndTarget(reading, numbers) : {};
  return {
    ...change,
    ...(level === undefined ? {} : { level }),
    ...percentAndAmount(reading, numbers, change),
    ...teamIn(reading, numbers),
    ...countsIn(reading, numbers),
  };
}

/** The highest of the levels that she names and does not have at present: `B2` in `from B1 to B2`, `B2, now A2`. */
function levelIn(reading: Reading): string | undefined {
  const present = turnsIn(reading, 'now');
  const named = reading.words.flatMap((word, index) => {
    const level = levelOf(word);
    return level === undefined ? [] : [{ level, index }];
  });
  // `now A2, want B1`: only the level right after it is the one she has.
  const had = present.map(({ end }) => {
    const next = named.find(({ index }) => index >= end);
    if (next === undefined || next.index - end > LEVEL_REACH) return undefined;
    const marks = reading.words.slice(end, next.index + 1).map(({ before }) => before);
    return marks.some((mark) => /[,;]/.test(mark)) ? undefined : next.index;
  });
  const levels = named.flatMap(({ level, index }) => (had.includes(index) ? [] : [level]));
  return levels.sort().at(-1);
}

/** `team of 6`, `8 direct reports`. */
function teamIn(reading: Reading, numbers: readonly NumberAt[]): Pick<Measures, 'team'> {
  for (const { value, start, end, digits } of numbers) {
    if (!Number.isInteger(value) || value < 2 || value > 500) continue;
    const near = reading.hits.some(
      ({ tag, start: from, end: to }) =>
        (tag.kind === 'team' && to <= start && start - to <= 2) ||
        (tag.kind === 'teamPeople' && from >= end && from - end <= 1 && (digits || value > 2)),
    );
    // The team comes before its number or is the people themselves: `hire 2 developers for my team` is no team of 2.
    const team = reading.hits.some(
      ({ tag, start: from }) =>
        (tag.kind === 'team' && from < start) ||
        (tag.kind === 'theme' && tag.theme === 'leadingTeam' && from <= end + 1),
    );
    if (near && team && !isToCome(reading, start)) return { team: value };
  }
  return {};
}

/** As many words stand between a verb and the team it is for. */
const TEAM_REACH = 4;

/** Whether a team is one that she wants to have, as in `lead a team of 10`, and not hers, as in `lead my team of 10`. */
function isToCome(reading: Reading, number: number): boolean {
  const verb = turnsIn(reading, 'wish').findLast(({ end }) => end <= number);
  if (verb === undefined || number - verb.end > TEAM_REACH) return false;
  const leads = reading.hits.some(
    ({ tag, start }) =>
      tag.kind === 'theme' && tag.theme === 'leadingTeam' && start >= verb.start && start < number,
  );
  const hers = [...turnsIn(reading, 'own'), ...turnsIn(reading, 'statement'), ...turnsIn(reading, 'now')];
  // Who learns to lead it has it already.
  return leads && hers.length === 0 && !has(reading, 'learn');
}

function countsIn(reading: Reading, numbers: readonly NumberAt[]): Pick<Measures, 'counts' | 'paces'> {
  const counts = new Map<Counted, number>();
  const paces = new Map<Counted, number>();
  for (const { tag, start, end } of reading.hits) {
    if (tag.kind !== 'counted' || counts.has(tag.counted)) continue;
    const number = numbers.findLast((one) => one.end <= start && start - one.end <= 2);
    if (number === undefined || !Number.isInteger(number.value) || number.value < 1) continue;
    const weeks = weeksOf(reading, end) ?? weeksOf(reading, number.start - 2);
    if (weeks !== undefined) paces.set(tag.counted, number.value / weeks);
    if (weeks === undefined && !number.digits && number.value === 1) continue;
    counts.set(tag.counted, Math.min(number.value, MOST_COUNT));
  }
  return { counts, paces };
}

const WEEKS_A_MONTH = 52 / 12;

/** How often a week something is to be: `three times a week`. Hours and counted things are no frequency. */
export function frequencyIn(reading: Reading): number | undefined {
  const counted = reading.hits.some(({ tag }) => tag.kind === 'counted');
  if (counted || hoursIn(reading) !== undefined) return undefined;
  return numbersIn(reading).find(({ value, start, end }) => {
    if (value < 2 || value > 7) return false;
    return [start - 1, start - 2, end, end + 1, end + 2].some((place) => weeksOf(reading, place) === 1);
  })?.value;
}

/** How many weeks a rate at a place is for: `weekly`, `a week`, `per month`; undefined where there is none. */
function weeksOf(reading: Reading, index: number): number | undefined {
  if (timeAt(reading, index, 'weekly')) return 1;
  const per = timeBeside(reading, index, 'start', 'per');
  if (per === undefined) return undefined;
  if (timeAt(reading, per.end, 'week')) return 1;
  return timeAt(reading, per.end, 'month') ? WEEKS_A_MONTH : undefined;
}
