/** Times in a text: where a mark of one begins, and the wish that each belongs to. */
import type { LanguageFile } from '../languages/language-file.ts';
import { type Token, tokensOf } from '../tagging/tokens.ts';
import { dateIn } from '../times/deadline.ts';
import { hoursIn } from '../times/hours.ts';
import { limitWordsIn, readTimes, timeWordsIn } from '../times/reading.ts';
import type { Span } from './marks.ts';
import type { SaidTime } from './understanding.ts';

/** Times that begin with a word of time, whatever else was taken for a part of them. */
export function withoutOtherWords(
  marks: readonly Span[],
  tokens: readonly Token[],
  file: LanguageFile,
): Span[] {
  return marks.flatMap((mark) => {
    if (mark.kind !== 'by' && mark.kind !== 'on') return [mark];
    const own = tokens.filter(({ start, end }) => start >= mark.start && end <= mark.end);
    const times = limitWordsIn(own, file);
    const first = own.findIndex(({ text }, index) => times[index] !== '' || /\d/.test(text));
    const start = own[first]?.start;
    return start === undefined ? [] : [{ ...mark, start }];
  });
}

/** The time that is said of each wish: within it, or beside it in its sentence. */
export function timesOf(
  text: string,
  wishes: readonly Span[],
  marks: readonly Span[],
  file: LanguageFile,
  today: Temporal.PlainDate,
): (SaidTime | undefined)[] {
  const times: (SaidTime | undefined)[] = wishes.map(() => undefined);
  for (const mark of marks) {
    if (mark.kind !== 'by' && mark.kind !== 'on') continue;
    const own = text.slice(mark.start, mark.end);
    if (MEASURE.test(own)) continue;
    const date = dayIn(own, mark.kind, file, today);
    const at = wishAt(text, wishes, mark);
    const known = times[at];
    if (at < 0 || (known !== undefined && (known.role === 'by' || mark.kind === 'on'))) continue;
    times[at] = saidTime(own, mark.kind, date, today);
  }
  return times;
}

/** A later day is not the one of a goal. */
const MOST_WEEKS = 52;

function saidTime(
  text: string,
  role: SaidTime['role'],
  date: Temporal.PlainDate | undefined,
  today: Temporal.PlainDate,
): SaidTime {
  if (date === undefined) return { text, role };
  const isFar = Temporal.PlainDate.compare(date, today.add({ weeks: MOST_WEEKS })) > 0;
  return { text, role, date, isFar };
}

/** The one time of a text that is still to come: with a single wish in it, that of the wish, wherever it stands. */
export function onlyTimeOf(
  text: string,
  marks: readonly Span[],
  file: LanguageFile,
  today: Temporal.PlainDate,
): SaidTime | undefined {
  const times = marks.flatMap(({ kind, start, end }) => {
    if (kind !== 'by' && kind !== 'on') return [];
    const own = text.slice(start, end);
    const date = dayIn(own, kind, file, today);
    const isToCome = date !== undefined && Temporal.PlainDate.compare(date, today) > 0;
    return isToCome && NAMED_DAY.test(timeWordsOf(own, file)) ? [saidTime(own, kind, date, today)] : [];
  });
  const [only, ...others] = times;
  return others.length === 0 && only?.isFar === false && isElsewhere(only, today) ? only : undefined;
}

/** A month without a year that comes later may well be the last one of its name: “I came back in October”. */
const MOST_WEEKS_ELSEWHERE = 34;

/** Whether a time may be that of a wish in another sentence. */
export function isElsewhere({ role, date }: SaidTime, today: Temporal.PlainDate): boolean {
  const last = today.add({ weeks: MOST_WEEKS_ELSEWHERE });
  return role === 'by' || (date !== undefined && Temporal.PlainDate.compare(date, last) <= 0);
}

/** What names a day that is told once: a day of the week mostly is one of many. */
const NAMED_DAY = /\b(?:month|feast|end|quarter|span|year|next)\b/;

function timeWordsOf(text: string, file: LanguageFile): string {
  return timeWordsIn(tokensOf(text), file).join(' ');
}

/** How quickly something is to be done each time, which is no limit: `en moins de cinq jours`. */
const MEASURE =
  /^(?:en moins de|en menos de|in meno di|em menos de|în mai puțin de|in mai putin de) \S+ (?:de )?(?:jours?|heures?|minutes?|días?|horas?|minutos?|giorni|giorno|ore|ora|minuti|dias?|zile|minute)(?!\p{L})/iu;

/** The day of a phrase; what takes place some time in a month is prepared before it begins. */
function dayIn(
  phrase: string,
  role: SaidTime['role'],
  file: LanguageFile,
  today: Temporal.PlainDate,
): Temporal.PlainDate | undefined {
  const date = dateIn(phrase, file, today);
  const isVague = role === 'on' && !/\d/.test(phrase) && date?.day === date?.daysInMonth;
  return isVague ? date?.with({ day: 1 }) : date;
}

/** Farther behind a wish, the month that something takes place in is that of something else. */
const NEAR = 20;

/** What joins a time to the wish behind it, which begins after as many letters at most. */
const JOINED = /[\s,](?:and|und|en|et|y|e|și|i|oraz|a|и|і|й|та)\s+$/iu;
const MOST_BETWEEN = 2;

/** Whether a sentence ends between two places. */
function isApart(text: string, from: number, to: number): boolean {
  return /[.!?…\n]\s|\n/u.test(text.slice(from, to));
}

/** The wish that a time belongs to: the one around it, else the nearest one before it in its sentence, else the next one. */
function wishAt(text: string, wishes: readonly Span[], mark: Span): number {
  const around = wishes.findIndex(({ start, end }) => start <= mark.start && mark.end <= end);
  if (around >= 0) return around;
  // `nauczyć się pływać i do lata | przepłynąć jezioro`
  const next = wishes.findIndex(({ start }) => start >= mark.end && start - mark.end <= MOST_BETWEEN);
  if (next >= 0 && JOINED.test(text.slice(0, mark.start))) return next;
  const isNear = (end: number): boolean => mark.kind === 'by' || mark.start - end <= NEAR;
  const before = wishes.findLastIndex(
    ({ end }) => end <= mark.start && !isApart(text, end, mark.start) && isNear(end),
  );
  if (before >= 0) return before;
  return wishes.findIndex(({ start }) => start >= mark.end && !isApart(text, mark.end, start));
}

/** The hours a week in what is marked as such: in a mark, or in several of a sentence together. */
export function hoursOf(text: string, marks: readonly Span[], file: LanguageFile): number | undefined {
  const own = marks.filter(({ kind }) => kind === 'hours');
  for (const { start, end } of own) {
    const alone = hoursIn(readTimes(text.slice(start, end), file));
    if (alone !== undefined) return alone;
    const others = own.filter(
      (other) => !isApart(text, Math.min(end, other.end), Math.max(start, other.start)),
    );
    const first = Math.min(...others.map((other) => other.start));
    const last = Math.max(...others.map((other) => other.end));
    const together = hoursIn(readTimes(text.slice(first, last), file));
    if (together !== undefined) return together;
  }
  return undefined;
}
