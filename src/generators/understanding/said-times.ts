/** Times in a text: where a mark of one begins, and the wish that each belongs to. */
import type { LanguageFile } from '../languages/language-file.ts';
import type { Token } from '../tagging/tokens.ts';
import { dateIn } from '../times/deadline.ts';
import { limitWordsIn } from '../times/reading.ts';
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
    times[at] = { text: own, role: mark.kind, ...(date === undefined ? {} : { date }) };
  }
  return times;
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

/** The wish that a time belongs to: the one around it, else the nearest one before it in its sentence, else the next one. */
function wishAt(text: string, wishes: readonly Span[], mark: Span): number {
  const around = wishes.findIndex(({ start, end }) => start <= mark.start && mark.end <= end);
  if (around >= 0) return around;
  const isApart = (from: number, to: number): boolean => /[.!?…\n]\s|\n/u.test(text.slice(from, to));
  const isNear = (end: number): boolean => mark.kind === 'by' || mark.start - end <= NEAR;
  const before = wishes.findLastIndex(
    ({ end }) => end <= mark.start && !isApart(end, mark.start) && isNear(end),
  );
  if (before >= 0) return before;
  return wishes.findIndex(({ start }) => start >= mark.end && !isApart(mark.end, start));
}
