/** The date that a text names: no number that names something else, no weekday of a habit, and feasts that move. */
import { foldKeepingLength } from '../languages/cues.ts';
import { deadlineIn } from '../offline/facts/deadline.ts';
import { type Reading, readWords, type Vocabulary } from '../offline/vocabulary.ts';
import { toWords } from '../offline/words.ts';

/** A date with its place in the text. */
export interface DatePlace {
  readonly start: number;
  readonly end: number;
  readonly date: Temporal.PlainDate;
}

/** A level of a language. */
export const LEVEL = /(?<![\p{L}\p{N}])(?:a|b|c)[12](?![\p{L}\p{N}])/gu;
/** A number that names a level, an age or a thing, and counts nothing. */
export const ORDER =
  /(?:de|level|class|band|grade|turn|stage|stufe|niveau|klasse|mit|semester|thermo|stopnia|poziom|kategori\S*|uber|over|po|windows|boot|psm|number|nr|teil|modul|step) \d{1,3}(?![\d%])/gu;

/** A weekday alone says how often, and no deadline. */
const WEEKDAY_OF_HABIT =
  /^(?:on |am |an |w |we )?(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|poniedzialek|wtorek|srode|czwartek|piatek|sobote|niedziele)$/u;
const EASTER = /easter|ostern|wielkan/u;
/** “before summer” is over when the summer begins. */
const BEFORE_SUMMER =
  /\b(?:(?:before|by)(?: the)? summer|(?:vor dem|bis zum) sommer|(?:do|przed) (?:lata|latem))\b/u;

/** The date that a text names; undefined where it names none. */
export function dateIn(
  text: string,
  vocabulary: Vocabulary,
  today: Temporal.PlainDate,
): DatePlace | undefined {
  const folded = foldKeepingLength(text);
  const named = withoutNames(text, folded);
  const reading = readWords(toWords(named), vocabulary);
  const found = deadlineIn(reading, today);
  if (found === undefined) return undefined;
  const places = placesOfWords(named, reading);
  const start = places[found.start]?.start;
  const last = places[found.end - 1]?.end;
  if (start === undefined || last === undefined) return undefined;
  // The year is followed by its word: „2027 року“, „2027 года“.
  const end = last + (/^\s(?:року|рік|году|года)(?!\p{L})/u.exec(text.slice(last))?.[0].length ?? 0);
  const own = folded.slice(start, end);
  if (WEEKDAY_OF_HABIT.test(own)) return undefined;
  return { start, end, date: movedDate(own, found.date, today) };
}

/** A text whose numbers that belong to a noun are no figures any more, as long as it was. */
function withoutNames(text: string, folded: string): string {
  let own = text;
  for (const pattern of [LEVEL, ORDER]) {
    for (const { 0: match, index } of folded.matchAll(pattern)) {
      own = own.slice(0, index) + match.replace(/\d/gu, 'x') + own.slice(index + match.length);
    }
  }
  return own;
}

/** The date of a feast that moves, and of the beginning of the summer. */
function movedDate(own: string, date: Temporal.PlainDate, today: Temporal.PlainDate): Temporal.PlainDate {
  if (EASTER.test(own)) {
    const easter = easterOf(today.year);
    return Temporal.PlainDate.compare(easter, today) > 0 ? easter : easterOf(today.year + 1);
  }
  if (BEFORE_SUMMER.test(own) && date.month === 8) return date.with({ month: 6, day: 20 });
  return date;
}

/** Easter Sunday of a year in the Gregorian calendar, by its golden number, its century and its epact. */
export function easterOf(year: number): Temporal.PlainDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const leapCenturies = Math.floor(century / 4);
  const lunar = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - leapCenturies - lunar + 15) % 30;
  const moon = epact - (epact > 28 || (epact === 28 && golden > 10) ? 1 : 0);
  const fullMoon = new Temporal.PlainDate(year, 3, 21).add({ days: moon });
  return fullMoon.add({ days: 7 - (fullMoon.dayOfWeek % 7) });
}

function placesOfWords(text: string, reading: Reading): { readonly start: number; readonly end: number }[] {
  let from = 0;
  return reading.words.map((word) => {
    const at = text.indexOf(word.text, from);
    const start = at < 0 ? from : at;
    from = start + word.text.length;
    return { start, end: from };
  });
}
