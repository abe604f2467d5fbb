/** How many hours a week a mentee has. */
import { numbersIn, unitOf } from './numbers.ts';
import type { Reading, TimeKind } from './reading.ts';
import { weekdayOf } from './weekdays.ts';

/** More hours a week than these are working hours and no time for a goal. */
const MAX_HOURS = 20;
/** As many are meant for a goal where they are told by the day. */
const MAX_DAILY_HOURS = 10;

/** The end of the week, in the languages in which the word for it does not hold the one for a week. */
const WEEKEND = /^(?:week-?end|wochenend|vikend|вихідн|выходн)/;
/** Days of the week from Monday on that a working week has. */
const WORKING_DAYS = [1, 5];
const HALF = 0.5;
const AND_A_HALF = 'bucuk';
/** In so few words, all that is said of time is said of the hours. */
const SHORT = 8;

/**
 * Whole hours a week: 1 to 20; undefined where none are named. Hours and minutes a day are taken five times, those of a day of the
 * week or of its end once.
 */
export function hoursIn(reading: Reading): number | undefined {
  const at = (index: number, ...kinds: readonly TimeKind[]): boolean =>
    reading.hits.some(
      ({ tag, start, end }) =>
        tag.kind === 'time' && start <= index && index < end && kinds.includes(tag.time),
    );
  const days = reading.words.flatMap(({ fold }) => weekdayOf(fold, reading.file) ?? []);
  const isWorkingWeek = WORKING_DAYS.every((day) => days.includes(day));
  const isWeekend = reading.words.some(({ fold }) => WEEKEND.test(fold));
  for (const number of numbersIn(reading)) {
    const word = reading.words[number.start];
    const joined = word === undefined ? undefined : unitOf(word, reading)?.unit;
    // `half an hour`, `eine halbe Stunde`; `bir buçuk saat` is one and a half
    const isMore = reading.words[number.end]?.fold === AND_A_HALF;
    const isHalf = number.value === 1 && !isMore && (at(number.start - 1, 'half') || at(number.end, 'half'));
    const unit = joined === undefined ? number.end + Number(at(number.end, 'half')) : number.start;
    const isMinutes = joined === undefined ? at(unit, 'minute') : joined === 'min';
    if (!isMinutes && joined === undefined && !at(unit, 'hour')) continue;
    const around =
      reading.words.length <= SHORT
        ? reading.words.map((_, index) => index)
        : [unit - 3, unit - 2, unit + 1, unit + 2, unit + 3];
    const isWeekly =
      around.some((index) => at(index, 'week', 'weekly')) || (days.length > 0 && !isWorkingWeek) || isWeekend;
    const isDaily = isWorkingWeek || around.some((index) => at(index, 'day', 'daily'));
    if (!isWeekly && !isDaily) continue;
    const isRange = /^ ?[-–] ?$/.test(reading.words[number.start]?.before ?? '');
    const value = isRange
      ? Number(reading.words[number.start - 1]?.text) || number.value
      : isHalf
        ? HALF
        : number.value + (isMore ? HALF : 0);
    const hours = Math.floor((isMinutes ? value / 60 : value) * (isWeekly ? 1 : 5));
    if (hours < 1 || hours > MAX_HOURS) continue;
    return isWeekly ? hours : Math.min(hours, MAX_DAILY_HOURS);
  }
  return undefined;
}
