/** Times that need no learned mark: a word such as “by” right before a month, a feast, the end of a period or a year, and a month in a wish. */
import type { Token } from '../tagging/tokens.ts';
import { dateIn } from '../times/deadline.ts';
import { monthNamesIn } from '../times/reading.ts';
import type { Span } from './marks.ts';
import type { Place, Reading } from './reading.ts';
import { isDuration, isFrequency } from './time-roles.ts';

/** A limit has at most so many words behind its first one. */
const MAX_WORDS = 5;
const LIMIT = /\b(?:until|before)\b/;
/** What a limit is about. Days of the week and hours are mostly habits. */
const NAMED = /\b(?:month|feast|end|quarter|span)\b/;
const TIME = /\b(?:month|feast|end|quarter|span|middle|begin|next|current|year|until|before)\b/;
const FIGURE = /^\d{1,2}\.?$|^20\d\d$/;

/** The marks with the limits that stand in none of them. */
export function limitsIn(reading: Reading, marks: readonly Span[], today: Temporal.PlainDate): Span[] {
  const { text, tokens, times, file } = reading;
  const own: Span[] = [];
  const whole = marks
    .filter((mark) => !isMeasure(text, mark, tokens, times) && !isDuration(mark, reading))
    .map((mark) => withYear(mark, tokens, times));
  const known = whole.filter(({ kind }) => kind === 'by' || kind === 'on');
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) break;
    // `(July)` behind an item of a list.
    const isAside = tokens[at - 1]?.text === '(' && tokens[at + 1]?.text === ')';
    if (isAside && /\bmonth\b/.test(times[at] ?? ''))
      own.push({ kind: 'by', start: token.start, end: token.end });
    if (!LIMIT.test(times[at] ?? '') || token.fold === 'on') continue;
    const span = file.postpositions ? before(tokens, times, at) : behind(tokens, times, at);
    if (span === undefined || known.some(({ start, end }) => start < span.end && span.start < end)) continue;
    if (own.some(({ end }) => span.start < end)) continue;
    if (dateIn(text.slice(span.start, span.end), file, today) !== undefined)
      own.push({ kind: 'by', ...span });
  }
  return [...whole, ...own]
    .filter((mark) => !isFrequency(mark, reading))
    .sort((one, other) => one.start - other.start);
}

/** Whether what was marked as a time says how often or how much: `by 6 at least three days a week`, `from 12 % to 5 %`. */
function isMeasure(
  text: string,
  { kind, start, end }: Span,
  tokens: readonly Token[],
  times: readonly string[],
): boolean {
  if (kind !== 'by' && kind !== 'on') return false;
  const own = times.filter((_, at) => {
    const token = tokens[at];
    return token !== undefined && start <= token.start && token.end <= end;
  });
  return (
    OFTEN.test(own.join(' ')) || /^[^\n]*%/u.test(text.slice(start, end)) || /^ ?%/u.test(text.slice(end))
  );
}

/** Days a week, or a month. */
const OFTEN = /\bday\b.*\bper\b.*\b(?:week|month)\b/;

/** A time with the year behind its month, which a model left out. */
function withYear(mark: Span, tokens: readonly Token[], times: readonly string[]): Span {
  const at = tokens.findIndex(({ start }) => start >= mark.end);
  const year = tokens[at];
  const isOfTime = mark.kind === 'by' || mark.kind === 'on';
  const isBehindMonth = /\bmonth\b/.test(times[at - 1] ?? '') && /^20\d\d$/.test(year?.text ?? '');
  return isOfTime && isBehindMonth && year !== undefined ? { ...mark, end: year.end } : mark;
}

function isOfTime(token: Token | undefined, kinds: string | undefined): boolean {
  return token !== undefined && (TIME.test(kinds ?? '') || FIGURE.test(token.text));
}

/** A limit that its word begins: up to the last word of time, with at most one other word between two. */
function behind(tokens: readonly Token[], times: readonly string[], at: number): Place | undefined {
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
    isNamed ||= NAMED.test(times[next] ?? '') || /^20\d\d$/.test(token.text);
  }
  const [first, end] = [tokens[at], tokens[last]];
  return isNamed && first !== undefined && end !== undefined
    ? { start: first.start, end: end.end }
    : undefined;
}

/** A limit that its word ends. */
function before(tokens: readonly Token[], times: readonly string[], at: number): Place | undefined {
  let from = at;
  let isNamed = false;
  while (from > 0 && at - from < MAX_WORDS && isOfTime(tokens[from - 1], times[from - 1])) {
    from--;
    isNamed ||= NAMED.test(times[from] ?? '') || /^20\d\d$/.test(tokens[from]?.text ?? '');
  }
  const [first, end] = [tokens[from], tokens[at]];
  return isNamed && first !== undefined && end !== undefined
    ? { start: first.start, end: end.end }
    : undefined;
}

/** What goes with the name of a month: `early in`, `next`. */
const WITH_MONTH = /\b(?:within|next|current|begin|middle|end)\b/;
/** What makes a month one that is over. */
const OVER = /\bago\b/;

/** Whether something takes place in a season: `next summer`, `in the spring`, `весной`. */
function isSeasonOf(times: readonly string[], at: number): boolean {
  const [own = '', before = '', article = ''] = [times[at], times[at - 1], times[at - 2]];
  if (/\b(?:until|before|ago|end)\b/.test(`${before} ${article}`)) return false;
  return /\b(?:next|current)\b/.test(before) || /\bwithin\b/.test(`${own} ${before}`);
}

/** The months named in some clauses that no mark holds: something takes place in them. */
export function monthsIn(
  { tokens, times, file, grammar }: Reading,
  clauses: readonly Place[],
  marks: readonly Span[],
): Span[] {
  const names = monthNamesIn(tokens, file);
  return tokens.flatMap((token, at) => {
    const isWithin = clauses.some(({ start, end }) => start <= token.start && token.end <= end);
    const isSeason = /\bfeast\b/.test(times[at] ?? '') && isSeasonOf(times, at);
    if (!(names[at] || isSeason) || !isWithin || (grammar.monthsNeedCapitals && /^\p{Ll}/u.test(token.text)))
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
    const isMarked = marks.some(({ start, end }) => start < span.end && span.start < end);
    const isBeginning = grammar.from.test(tokens[file.postpositions ? at + 1 : from - 1]?.fold ?? '');
    return isMarked || isBeginning || OVER.test(times[from - 1] ?? '') ? [] : [span];
  });
}
