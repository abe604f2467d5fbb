/** How many hours a week a mentee has. */
import { numbersIn, unitOf } from './numbers.ts';
import type { Reading, TimeKind } from './reading.ts';

/** More hours a week than these are working hours and no time for a goal. */
const MOST_HOURS = 20;
/** As many are meant for a goal where they are told by the day. */
const MOST_DAILY_HOURS = 10;

/** Whole hours a week: 1 to 20; undefined where none are named. Hours and minutes a day are taken five times. */
export function hoursIn(reading: Reading): number | undefined {
  const at = (index: number, ...kinds: readonly TimeKind[]): boolean =>
    reading.hits.some(
      ({ tag, start, end }) =>
        tag.kind === 'time' && start <= index && index < end && kinds.includes(tag.time),
    );
  for (const number of numbersIn(reading)) {
    const word = reading.words[number.start];
    const joined = word === undefined ? undefined : unitOf(word, reading)?.unit;
    const unit = joined === undefined ? number.end : number.start;
    const isMinutes = joined === undefined ? at(unit, 'minute') : joined === 'min';
    if (!isMinutes && joined === undefined && !at(unit, 'hour')) continue;
    const around = [unit - 3, unit - 2, unit + 1, unit + 2, unit + 3];
    const isWeekly = around.some((index) => at(index, 'week', 'weekly'));
    if (!isWeekly && !around.some((index) => at(index, 'day', 'daily'))) continue;
    const isRange = /^ ?[-–] ?$/.test(reading.words[number.start]?.before ?? '');
    const value = isRange ? Number(reading.words[number.start - 1]?.text) || number.value : number.value;
    const hours = Math.floor((isMinutes ? value / 60 : value) * (isWeekly ? 1 : 5));
    if (hours < 1 || hours > MOST_HOURS) continue;
    return isWeekly ? hours : Math.min(hours, MOST_DAILY_HOURS);
  }
  return undefined;
}
