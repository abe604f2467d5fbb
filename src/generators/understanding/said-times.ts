/** Times in a text: where a mark of one begins, and the wish that each belongs to. */
import type { LanguageFile } from '../languages/language-file.ts';
import { type Token, tokensOf } from '../tagging/tokens.ts';
import { dateIn } from '../times/deadline.ts';
import { limitWordsIn, monthNamesIn, timeWordsIn } from '../times/reading.ts';
import { type Grammar, grammarOf } from './grammar.ts';
import { wordsOf } from './phrases.ts';
import { holds, isApart, isTime, type Place, type Reading, type Span } from './reading.ts';
import { periodOf } from './time-roles.ts';
import type { SaidTime } from './understanding.ts';

type Day = Temporal.PlainDate;

/** Times that begin with a word of time, whatever else was taken for a part of them. */
export function withoutOtherWords(marks: readonly Span[], { tokens, file }: Reading): Span[] {
  return marks.flatMap((mark) => {
    if (!isTime(mark)) return [mark];
    const own = tokens.filter((token) => holds(mark, token));
    const times = limitWordsIn(own, file);
    const start = own.find(({ text }, index) => times[index] !== '' || /^\d/.test(text))?.start;
    return start === undefined ? [] : [{ ...mark, start }];
  });
}

/** The time that is said of each wish: within it, or beside it in its sentence. */
export function timesOf(
  wishes: readonly Place[],
  marks: readonly Span[],
  reading: Reading,
  today: Day,
): (SaidTime | undefined)[] {
  const { text, file, grammar } = reading;
  const times: (SaidTime | undefined)[] = wishes.map(() => undefined);
  const before: { readonly mark: Span; readonly at: number }[] = [];
  for (const mark of marks.filter(isTime)) {
    const own = text.slice(mark.start, mark.end);
    if (grammar.asSpeed?.test(own) === true) continue;
    const at = wishAt(wishes, mark, reading);
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
    const start = wishes[at]?.start ?? 0;
    const isWithin = mark.end > start;
    if (isWithin && mark.start - start > MAX_CHARACTERS_BEFORE) continue;
    for (const [index, wish] of wishes.entries()) {
      if (index <= at) continue;
      const between = text.slice(wishes[index - 1]?.end ?? mark.end, wish.start);
      if (isApart(text, mark.end, wish.start) || (isWithin && !joins(between, grammar))) break;
      times[index] ??= times[at];
    }
  }
  return times;
}

/** Whether nothing but “and” stands between two wishes, and words that say nothing. */
function joins(between: string, { and, fillers }: Grammar): boolean {
  const words = between.toLowerCase().trim().split(/\s+/u);
  return words.some((word) => and.test(word)) && words.every((word) => and.test(word) || fillers.has(word));
}

/** A pronoun that leans on its verb may stand before a limit that begins a wish: `si | do leta | urobiť vodičák`. */
const MAX_CHARACTERS_BEFORE = 4;

/** A later day is not the one of a goal. */
const MAX_WEEKS = 52;

function saidTime(text: string, role: SaidTime['role'], { date, first }: Days, today: Day): SaidTime {
  if (date === undefined) return { text, role };
  const isFar = Temporal.PlainDate.compare(first ?? date, today.add({ weeks: MAX_WEEKS })) > 0;
  return { text, role, date, isFar, ...(first === undefined ? {} : { first }) };
}

/** With more words between them, or a mark, a time is that of another clause. */
const MAX_WORDS_BETWEEN = 4;

/** Whether a time in which something takes place stands in another clause than a wish. */
function isApartFrom(text: string, { start, end }: Place, mark: Place): boolean {
  const between =
    mark.end <= start ? text.slice(mark.end, start) : text.slice(end, Math.max(end, mark.start));
  return /[,;:–—(]/u.test(between) || between.trim().split(/\s+/u).length > MAX_WORDS_BETWEEN;
}

/** The one time of a text that is still to come: with a single wish in it, that of the wish, wherever it stands. */
export function onlyTimeOf(marks: readonly Span[], reading: Reading, today: Day): SaidTime | undefined {
  const { text, file } = reading;
  const marked = marks.filter(isTime).flatMap(({ kind, start, end }) => {
    const own = text.slice(start, end);
    return NAMED_DAY.test(timeWordsOf(own, file)) ? timesToCome(own, kind, file, today) : [];
  });
  const [only, ...others] = marked.length > 0 ? marked : daysIn(reading, today);
  return others.length === 0 && only?.isFar === false && isElsewhere(only, today) ? only : undefined;
}

/** The time that a phrase tells, if it is still to come. */
function timesToCome(phrase: string, role: SaidTime['role'], file: LanguageFile, today: Day): SaidTime[] {
  const days = daysOf(phrase, role, file, today);
  const isToCome = days.date !== undefined && Temporal.PlainDate.compare(days.date, today) > 0;
  return isToCome ? [saidTime(phrase, role, days, today)] : [];
}

/** As many words around the name of a month are its day and its year. */
const DAY_BEFORE = 2;
const YEAR_BEHIND = 3;

/** The days to come that a text names with a month and a figure: `15 February`, `in October 2027`. */
function daysIn({ text, file, tokens, months }: Reading, today: Day): SaidTime[] {
  return tokens.flatMap((_, at) => {
    if (months[at] !== true) return [];
    const own = tokens.slice(Math.max(0, at - DAY_BEFORE), at + YEAR_BEHIND);
    const phrase = text.slice(own[0]?.start, own.at(-1)?.end);
    return /\d/.test(phrase) ? timesToCome(phrase, 'on', file, today) : [];
  });
}

/** A month without a year that comes later may well be the last one of its name: “I came back in October”. */
const MAX_WEEKS_ELSEWHERE = 34;

/** Whether a time may be that of a wish in another sentence. */
export function isElsewhere({ text, role, date, first = date }: SaidTime, today: Day): boolean {
  const last = today.add({ weeks: MAX_WEEKS_ELSEWHERE });
  const isNear = first !== undefined && Temporal.PlainDate.compare(first, last) <= 0;
  return role === 'by' || /20\d\d/.test(text) || isNear;
}

/** Words of a day that is told once: a day of the week mostly is one of many. */
const NAMED_DAY = /\b(?:month|feast|end|quarter|span|year|next)\b/;

function timeWordsOf(text: string, file: LanguageFile): string {
  return timeWordsIn(tokensOf(text), file).join(' ');
}

/** The day of a phrase, and the first one of the month or season in which something takes place. */
interface Days {
  readonly date?: Day | undefined;
  readonly first?: Day;
}

/** A month or a season with fewer days left is the next one of its name. */
const MIN_DAYS_LEFT = 14;
const PART = /\b(?:end|middle|begin)\b/;

function daysOf(phrase: string, role: SaidTime['role'], file: LanguageFile, today: Day): Days {
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

/** The wish that a time belongs to: the one around it, else the nearest one before it in its sentence, else the next one. */
function wishAt(wishes: readonly Place[], mark: Span, { text, grammar }: Reading): number {
  const around = wishes.findIndex((wish) => holds(wish, mark));
  if (around >= 0) return around;
  const next = wishes.findIndex(({ start }) => start >= mark.end && !isApart(text, mark.end, start));
  // `nauczyć się pływać i do lata | przepłynąć jezioro`
  const isNext = (wishes[next]?.start ?? Number.POSITIVE_INFINITY) - mark.end <= MAX_CHARACTERS_BETWEEN;
  const front = text.slice(0, mark.start);
  const words = wordsOf(front);
  // `, iar până în mai | să am o etichetă`
  if (isNext && (grammar.andBefore.test(front) || grammar.ends.endsBefore(words, words.length))) return next;
  const isNear = (end: number): boolean => mark.kind === 'by' || mark.start - end <= NEAR;
  const before = wishes.findLastIndex(
    ({ end }) => end <= mark.start && !isApart(text, end, mark.start) && isNear(end),
  );
  return before >= 0 ? before : next;
}
