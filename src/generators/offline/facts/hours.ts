/** Picks up how many hours a week she has. */
import { numbersIn, unitOf } from '../numbers.ts';
import { type Reading, type TimeKind, turnsIn } from '../vocabulary.ts';

/** More hours a week than this are working hours and no time for a goal. */
const MOST_HOURS = 20;
/** As many may be meant for a goal in any case. */
const MOST_SPARE_HOURS = 10;

/**
 * Whole hours a week: 1 to 20; undefined where she names none. Hours and minutes a day are taken five times.
 *
 * @param taken words whose hours are a figure to be changed: `from 10 to 4 hours a week`
 */
export function hoursIn(
  reading: Reading,
  taken: readonly [start: number, end: number] = [0, 0],
): number | undefined {
  const at = (index: number, ...kinds: readonly TimeKind[]): boolean =>
    reading.hits.some(
      ({ tag, start, end }) =>
        tag.kind === 'time' && start <= index && index < end && kinds.includes(tag.time),
    );
  for (const number of numbersIn(reading)) {
    if (number.start >= taken[0] && number.end <= taken[1]) continue;
    const word = reading.words[number.start];
    const glued = word === undefined ? undefined : unitOf(word, reading.vocabulary)?.unit;
    const joined = glued === 'h' || glued === 'min' ? glued : undefined;
    const unit = joined === undefined ? number.end : number.start;
    const minutes = joined === undefined ? at(unit, 'minute') : joined === 'min';
    if (!minutes && joined === undefined && !at(unit, 'hour')) continue;
    const around = [unit - 3, unit - 2, unit + 1, unit + 2, unit + 3];
    const weekly = around.some((index) => at(index, 'week', 'weekly'));
    const daily = around.some((index) => at(index, 'day', 'daily'));
    if (!weekly && !daily) continue;
    const range = /^ ?[-–] ?$/.test(reading.words[number.start]?.before ?? '');
    const value = range ? Number(reading.words[number.start - 1]?.text) || number.value : number.value;
    const hours = Math.floor((minutes ? value / 60 : value) * (weekly ? 1 : 5));
    // More than an evening a day is her working time, unless she says that she learns in it.
    const learning = turnsIn(reading, 'learn').some(
      ({ start, end }) => start < number.start && number.start - end <= 3,
    );
    if (hours < 1 || hours > (learning ? MOST_HOURS : MOST_SPARE_HOURS)) continue;
    // Hours a day are not what she names for a week.
    return weekly ? hours : Math.min(hours, MOST_SPARE_HOURS);
  }
  return undefined;
}
