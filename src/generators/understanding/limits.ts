/** Times that need no learned mark: a word such as “by” right before a month, a feast, the end of a period or a year, and a month in a wish. */
import type { Token } from '../tagging/tokens.ts';
import { dateIn } from '../times/deadline.ts';
import { byStart, holds, isTime, meet, type Place, type Reading, type Span } from './reading.ts';
import { isDuration, isFrequency, placesIn } from './time-roles.ts';

/** A limit has at most so many words behind its first one. */
const MAX_WORDS = 5;
const LIMIT = /\b(?:until|before)\b/;
/** Kinds of time that a limit is about. Days of the week and hours are mostly habits. */
const NAMED = /\b(?:month|feast|end|quarter|span)\b/;
const TIME = /\b(?:month|feast|end|quarter|span|middle|begin|next|current|year|until|before)\b/;
const FIGURE = /^\d{1,2}\.?$|^20\d\d$/;

/** The marks with the limits that stand in none of them. */
export function limitsIn(reading: Reading, marks: readonly Span[], today: Temporal.PlainDate): Span[] {
  const { text, tokens, times, file } = reading;
  const own: Span[] = [];
  const whole = marks
    .filter((mark) => !isTime(mark) || !(isMeasure(mark, reading) || isDuration(mark, reading)))
    .map((mark) => (isTime(mark) ? withYear(mark, reading) : mark));
  const known = whole.filter(isTime);
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) break;
    // `(July)` behind an item of a list.
    const isAside = tokens[at - 1]?.text === '(' && tokens[at + 1]?.text === ')';
    if (isAside && /\bmonth\b/.test(times[at] ?? ''))
      own.push({ kind: 'by', start: token.start, end: token.end });
    if (!LIMIT.test(times[at] ?? '') || token.fold === 'on') continue;
    const span = file.postpositions ? before(reading, at) : behind(reading, at);
    if (span === undefined || known.some((mark) => meet(mark, span))) continue;
    if (own.some(({ end }) => span.start < end)) continue;
    if (dateIn(text.slice(span.start, span.end), file, today) !== undefined)
      own.push({ kind: 'by', ...span });
  }
  return [...whole, ...own].filter((mark) => !isTime(mark) || !isFrequency(mark, reading)).sort(byStart);
}

/** Whether what was marked as a time says how often or how much: `by 6 at least three days a week`, `from 12 % to 5 %`. */
function isMeasure(mark: Span, reading: Reading): boolean {
  const { text, times } = reading;
  const own = placesIn(mark, reading).map((at) => times[at]);
  const isShare = /^[^\n]*%/u.test(text.slice(mark.start, mark.end)) || /^ ?%/u.test(text.slice(mark.end));
  return isShare || isOften(own.join(' '));
}

/** Whether kinds of time say days a week, or a month: `day per week`. */
function isOften(kinds: string): boolean {
  let rest = kinds;
  return [/\bday\b/, /\bper\b/, /\b(?:week|month)\b/].every((kind) => {
    const index = rest.search(kind);
    rest = rest.slice(index + 1);
    return index >= 0;
  });
}

/** A time with the year behind its month, which a model left out. */
function withYear(mark: Span, { tokens, times }: Reading): Span {
  const at = tokens.findIndex(({ start }) => start >= mark.end);
  const year = tokens[at];
  const isBehindMonth = /\bmonth\b/.test(times[at - 1] ?? '') && /^20\d\d$/.test(year?.text ?? '');
  return isBehindMonth && year !== undefined ? { ...mark, end: year.end } : mark;
}

function isOfTime(token: Token | undefined, kinds = ''): boolean {
  return token !== undefined && (TIME.test(kinds) || FIGURE.test(token.text));
}

/** A limit that its word begins: up to the last word of time, with at most one other word between two. */
function behind({ tokens, times }: Reading, at: number): Place | undefined {
  let last = at;
  let isNamed = false;
  for (let next = at + 1; next <= at + MAX_WORDS; next++) {
    const token = tokens[next];
    if (token === undefined || (!token.isWord && token.text !== '.')) break;
    // Behind the month, such a word is about something else: `bis Juni besser vor Gruppen sprechen`.
    if (isNamed && LIMIT.test(times[next] ?? '') && !NAMED.test(times[next] ?? '')) break;
    if (!isOfTime(token, times[next])) {
      if (next - last > 1) break;
      continue;
    }
    last = next;
    isNamed ||= namesPeriod(token, times[next]);
  }
  const [start, end] = [tokens[at]?.start, tokens[last]?.end];
  return isNamed && start !== undefined && end !== undefined ? { start, end } : undefined;
}

/** A limit that its word ends. */
function before({ tokens, times }: Reading, at: number): Place | undefined {
  let from = at;
  let isNamed = false;
  while (from > 0 && at - from < MAX_WORDS && isOfTime(tokens[from - 1], times[from - 1])) {
    from--;
    isNamed ||= namesPeriod(tokens[from], times[from]);
  }
  const [start, end] = [tokens[from]?.start, tokens[at]?.end];
  return isNamed && start !== undefined && end !== undefined ? { start, end } : undefined;
}

/** Whether a token names a period that a limit is about, or is a year. */
function namesPeriod(token: Token | undefined, kinds = ''): boolean {
  return NAMED.test(kinds) || /^20\d\d$/.test(token?.text ?? '');
}

/** Words that go with the name of a month: `early in`, `next`. */
const WITH_MONTH = /\b(?:within|next|current|begin|middle|end)\b/;
/** Words that make a month one that is over. */
const OVER = /\bago\b/;

/** Whether something takes place in a season: `next summer`, `in the spring`, `весной`. */
function isSeasonOf(times: readonly string[], at: number): boolean {
  const [own = '', before = '', article = ''] = [times[at], times[at - 1], times[at - 2]];
  if (/\b(?:until|before|ago|end)\b/.test(`${before} ${article}`)) return false;
  return /\b(?:next|current)\b/.test(before) || /\bwithin\b/.test(`${own} ${before}`);
}

/** The months named in some clauses that no mark holds: something takes place in them. */
export function monthsIn(
  { tokens, times, months, file, grammar }: Reading,
  clauses: readonly Place[],
  marks: readonly Span[],
): Span[] {
  return tokens.flatMap((token, at) => {
    const isWithin = clauses.some((clause) => holds(clause, token));
    const isSeason = /\bfeast\b/.test(times[at] ?? '') && isSeasonOf(times, at);
    if (!(months[at] || isSeason) || !isWithin || (grammar.monthsNeedCapitals && /^\p{Ll}/u.test(token.text)))
      return [];
    let from = at;
    while (WITH_MONTH.test(times[from - 1] ?? '') || /^\d{1,2}\.?$/.test(tokens[from - 1]?.text ?? ''))
      from--;
    const year = [at + 1, at + 2].find((next) => /^20\d\d$/.test(tokens[next]?.text ?? ''));
    const span = {
      kind: 'on',
      start: tokens[from]?.start ?? token.start,
      end: tokens[year ?? at]?.end ?? token.end,
    };
    const isMarked = marks.some((mark) => meet(mark, span));
    const isBeginning = grammar.from.test(tokens[file.postpositions ? at + 1 : from - 1]?.fold ?? '');
    return isMarked || isBeginning || OVER.test(times[from - 1] ?? '') ? [] : [span];
  });
}
