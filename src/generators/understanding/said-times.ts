/** Times in a text: where a mark of one begins, and the wish that each belongs to. */
import type { LanguageFile } from '../languages/language-file.ts';
import { type Token, tokensOf } from '../tagging/tokens.ts';
import { dateIn } from '../times/deadline.ts';
import { limitWordsIn, monthNamesIn, timeWordsIn } from '../times/reading.ts';
import { grammarOf } from './grammar.ts';
import type { Span } from './marks.ts';
import { wordsOf } from './phrases.ts';
import { periodOf } from './time-roles.ts';
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
    const first = own.findIndex(({ text }, index) => times[index] !== '' || /^\d/.test(text));
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
  const before: { readonly mark: Span; readonly at: number }[] = [];
  for (const mark of marks) {
    if (mark.kind !== 'by' && mark.kind !== 'on') continue;
    const own = text.slice(mark.start, mark.end);
    if (file.grammar.asSpeed?.test(own) === true) continue;
    const at = wishAt(text, wishes, mark, file);
    const [known, wish] = [times[at], wishes[at]];
    const isKnown = known?.date !== undefined && (known.role === 'by' || mark.kind === 'on');
    if (wish === undefined || isKnown) continue;
    const time = saidTime(own, mark.kind, daysOf(own, mark.kind, file, today), today);
    const isBeside = mark.kind === 'on' && isApartFrom(text, wish, mark);
    times[at] = isBeside ? { ...time, isBeside } : time;
    if (mark.kind === 'by') before.push({ mark, at });
  }
  // What stands before the first of several wishes is the limit of all in its sentence: “by Christmas, open a shop and sell 100 jars”.
  for (const { mark, at } of before) {
    const first = wishes[at];
    if (first === undefined) continue;
    const isWithin = mark.end > first.start;
    if (isWithin && text.slice(first.start, mark.start).length > MAX_CHARACTERS_BEFORE) continue;
    for (const [index, wish] of wishes.entries()) {
      if (index <= at) continue;
      const between = text.slice(wishes[index - 1]?.end ?? mark.end, wish.start);
      if (isApart(text, mark.end, wish.start) || (isWithin && !joins(between, file))) break;
      times[index] ??= times[at];
    }
  }
  return times;
}

/** Whether nothing but “and” stands between two wishes, and words that say nothing. */
function joins(between: string, file: LanguageFile): boolean {
  const { and, fillers } = grammarOf(file);
  const words = between.toLowerCase().trim().split(/\s+/u);
  return words.some((word) => and.test(word)) && words.every((word) => and.test(word) || fillers.has(word));
}

/** A pronoun that leans on its verb may stand before a limit that begins a wish: `si | do leta | urobiť vodičák`. */
const MAX_CHARACTERS_BEFORE = 4;

/** A later day is not the one of a goal. */
const MAX_WEEKS = 52;

function saidTime(
  text: string,
  role: SaidTime['role'],
  { date, first }: Days,
  today: Temporal.PlainDate,
): SaidTime {
  if (date === undefined) return { text, role };
  const isFar = Temporal.PlainDate.compare(first ?? date, today.add({ weeks: MAX_WEEKS })) > 0;
  return { text, role, date, isFar, ...(first === undefined ? {} : { first }) };
}

/** With more words between them, or a mark, a time is that of another clause. */
const MAX_WORDS_BETWEEN = 4;

/** Whether a time in which something takes place stands in another clause than a wish. */
function isApartFrom(text: string, { start, end }: Span, mark: Span): boolean {
  const between =
    mark.end <= start ? text.slice(mark.end, start) : text.slice(end, Math.max(end, mark.start));
  return /[,;:–—(]/u.test(between) || between.trim().split(/\s+/u).length > MAX_WORDS_BETWEEN;
}

/** The one time of a text that is still to come: with a single wish in it, that of the wish, wherever it stands. */
export function onlyTimeOf(
  text: string,
  marks: readonly Span[],
  file: LanguageFile,
  today: Temporal.PlainDate,
): SaidTime | undefined {
  const marked = marks.flatMap(({ kind, start, end }) => {
    if (kind !== 'by' && kind !== 'on') return [];
    const own = text.slice(start, end);
    const days = daysOf(own, kind, file, today);
    const isToCome = days.date !== undefined && Temporal.PlainDate.compare(days.date, today) > 0;
    return isToCome && NAMED_DAY.test(timeWordsOf(own, file)) ? [saidTime(own, kind, days, today)] : [];
  });
  const [only, ...others] = marked.length > 0 ? marked : daysIn(text, file, today);
  return others.length === 0 && only?.isFar === false && isElsewhere(only, today) ? only : undefined;
}

/** As many words around the name of a month are its day and its year. */
const DAY_BEFORE = 2;
const YEAR_BEHIND = 3;

/** The days to come that a text names with a month and a figure: `15 February`, `in October 2027`. */
function daysIn(text: string, file: LanguageFile, today: Temporal.PlainDate): SaidTime[] {
  const tokens = tokensOf(text);
  const isMonth = monthNamesIn(tokens, file);
  return tokens.flatMap((_, at) => {
    if (isMonth[at] !== true) return [];
    const own = tokens.slice(Math.max(0, at - DAY_BEFORE), at + YEAR_BEHIND);
    const [first, last] = [own[0], own.at(-1)];
    const phrase = first === undefined || last === undefined ? '' : text.slice(first.start, last.end);
    const days = /\d/.test(phrase) ? daysOf(phrase, 'on', file, today) : {};
    const isToCome = days.date !== undefined && Temporal.PlainDate.compare(days.date, today) > 0;
    return isToCome ? [saidTime(phrase, 'on', days, today)] : [];
  });
}

/** A month without a year that comes later may well be the last one of its name: “I came back in October”. */
const MAX_WEEKS_ELSEWHERE = 34;

/** Whether a time may be that of a wish in another sentence. */
export function isElsewhere(
  { text, role, date, first = date }: SaidTime,
  today: Temporal.PlainDate,
): boolean {
  const last = today.add({ weeks: MAX_WEEKS_ELSEWHERE });
  return (
    role === 'by' ||
    /20\d\d/.test(text) ||
    (first !== undefined && Temporal.PlainDate.compare(first, last) <= 0)
  );
}

/** What names a day that is told once: a day of the week mostly is one of many. */
const NAMED_DAY = /\b(?:month|feast|end|quarter|span|year|next)\b/;

function timeWordsOf(text: string, file: LanguageFile): string {
  return timeWordsIn(tokensOf(text), file).join(' ');
}

/** The day of a phrase, and the first one of the month or season in which something takes place. */
interface Days {
  readonly date?: Temporal.PlainDate | undefined;
  readonly first?: Temporal.PlainDate | undefined;
}

/** A month or a season with fewer days left is the next one of its name. */
const MIN_DAYS_LEFT = 14;
const PART = /\b(?:end|middle|begin)\b/;

function daysOf(phrase: string, role: SaidTime['role'], file: LanguageFile, today: Temporal.PlainDate): Days {
  const date = dateIn(phrase, file, today) ?? dateIn(withoutFrom(phrase, file), file, today);
  const hasDay = /\d/.test(phrase.replace(/(?<!\d)20\d\d(?!\d)/, ''));
  if (date === undefined || hasDay || PART.test(timeWordsOf(phrase, file))) return { date };
  if (role === 'by') {
    const first = isOfEvent(phrase, file) ? periodOf(phrase, date, file)?.first : undefined;
    return { date: first?.subtract({ days: 1 }) ?? date };
  }
  const period = periodOf(phrase, date, file);
  if (period === undefined || Temporal.PlainDate.compare(period.first, today) > 0) return period ?? { date };
  // It has begun.
  return today.until(period.date).days >= MIN_DAYS_LEFT
    ? { date: period.date }
    : { date: period.date.add({ years: 1 }), first: period.first.add({ years: 1 }) };
}

/** A phrase without the word that makes a month the beginning of something: `din | februarie`. */
function withoutFrom(phrase: string, file: LanguageFile): string {
  const words = phrase.split(' ').filter((word) => !grammarOf(file).from.test(word.toLowerCase()));
  return words.join(' ');
}

/** Whether the limit is something that takes place in a month: `until our wedding in September`. */
function isOfEvent(phrase: string, file: LanguageFile): boolean {
  const tokens = tokensOf(phrase);
  const times = limitWordsIn(tokens, file);
  const month = monthNamesIn(tokens, file).indexOf(true);
  const isContent = ({ fold, isWord }: Token): boolean => isWord && !grammarOf(file).loose.test(fold);
  return tokens.some((token, at) => at > 0 && at < month && times[at] === '' && isContent(token));
}

/** Farther behind a wish, the month that something takes place in is that of something else. */
const NEAR = 20;

/** A time that `and` joins to the wish behind it has at most so many characters between them. */
const MAX_CHARACTERS_BETWEEN = 2;

/** Whether a sentence ends between two places. */
export function isApart(text: string, from: number, to: number): boolean {
  return /[.!?…\n]\s|\n/u.test(text.slice(from, to));
}

/** The wish that a time belongs to: the one around it, else the nearest one before it in its sentence, else the next one. */
function wishAt(text: string, wishes: readonly Span[], mark: Span, file: LanguageFile): number {
  const around = wishes.findIndex(({ start, end }) => start <= mark.start && mark.end <= end);
  if (around >= 0) return around;
  // `nauczyć się pływać i do lata | przepłynąć jezioro`
  const next = wishes.findIndex(
    ({ start }) =>
      start >= mark.end && start - mark.end <= MAX_CHARACTERS_BETWEEN && !isApart(text, mark.end, start),
  );
  const { andBefore, ends } = grammarOf(file);
  const words = wordsOf(text.slice(0, mark.start));
  // `, iar până în mai | să am o etichetă`
  if (next >= 0 && (andBefore.test(text.slice(0, mark.start)) || ends.endsBefore(words, words.length)))
    return next;
  const isNear = (end: number): boolean => mark.kind === 'by' || mark.start - end <= NEAR;
  const before = wishes.findLastIndex(
    ({ end }) => end <= mark.start && !isApart(text, end, mark.start) && isNear(end),
  );
  if (before >= 0) return before;
  return wishes.findIndex(({ start }) => start >= mark.end && !isApart(text, mark.end, start));
}
