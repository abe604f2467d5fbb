/** Picks up the facts of a clause, each with its role. */
import { compilePattern, foldKeepingLength, isIn } from '../languages/cues.ts';
import { hoursIn } from '../offline/facts/hours.ts';
import { CERTIFICATES, LANGUAGE_EXAMS, SHY_TECHNOLOGIES, TECHNOLOGIES } from '../offline/names.ts';
import { remembering } from '../offline/remember.ts';
import { readWords, type Vocabulary } from '../offline/vocabulary.ts';
import { toWords } from '../offline/words.ts';
import { type DatePlace, LEVEL, ORDER } from './deadlines.ts';
import { type Patterns, patternOf } from './patterns.ts';
import type { Fact } from './understanding.ts';

/** Whole hours a week that a text says are free. */
export function hoursOf(text: string, vocabulary: Vocabulary, patterns: Patterns): number | undefined {
  if (isIn(patternOf(patterns, 'workingHours'), foldKeepingLength(text))) return undefined;
  return hoursIn(readWords(toWords(text), vocabulary));
}

/** A named thing with its place. */
export interface Named {
  readonly name: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

interface NameIndex {
  readonly any: RegExp;
  readonly each: readonly { readonly name: string; readonly pattern: RegExp }[];
}

const indexes = new Map<string, NameIndex>();

function indexOf(key: string, names: readonly (readonly [string, string])[]): NameIndex {
  const kept = indexes.get(key);
  if (kept !== undefined) return kept;
  const lines = names.map(([name, cues]) => ({
    name,
    lines: cues.replaceAll(' | ', '\n').replaceAll(' .. ', ' [_] '),
  }));
  const made = {
    any: compilePattern(...lines.map(({ lines: cues }) => cues)),
    each: lines.map(({ name, lines: cues }) => ({ name, pattern: compilePattern(cues) })),
  };
  indexes.set(key, made);
  return made;
}

function namedIn(text: string, { any, each }: NameIndex): Named[] {
  const folded = foldKeepingLength(text);
  if (!isIn(any, folded)) return [];
  const found = each.flatMap(({ name, pattern }) =>
    Array.from(folded.matchAll(pattern), ({ 0: match, index: start }) => {
      const end = start + match.length;
      return { name, text: text.slice(start, end), start, end };
    }),
  );
  return found
    .filter(
      (one) =>
        !found.some(
          (other) =>
            other !== one &&
            other.start <= one.start &&
            other.end >= one.end &&
            other.end - other.start > one.end - one.start,
        ),
    )
    .sort((one, other) => one.start - other.start);
}

/** Such names as their makers spell them. */
const SHY_AS_SPELLED =
  /(?<![\p{L}\p{N}])(?:R|Go|Rust|Swift|Scala|Stata|Spark|Outlook|Access|Teams|Word|C)(?![\p{L}\p{N}&'’+#])/gu;

/** The technologies of a text. Names that are also words count only as their makers spell them. */
export function technologiesIn(text: string): readonly Named[] {
  return text.length > LONGEST_REMEMBERED ? findTechnologies(text) : rememberedTechnologies(text);
}

/** A clause is asked about again and again. */
const LONGEST_REMEMBERED = 200;
const rememberedTechnologies = remembering((text: string): readonly Named[] => findTechnologies(text));

function findTechnologies(text: string): Named[] {
  const shy = new Set(SHY_TECHNOLOGIES);
  const found = namedIn(text, indexOf('technologies', TECHNOLOGIES)).filter(
    (one) => !shy.has(one.name) || one.text.length > one.name.length || one.text === one.name,
  );
  // „Pythona“, „Figmie“: a name with a Polish ending.
  const bare = text.replace(/(?<=\p{L}{4})(?:a|u|em|owi|ie)(?!\p{L})/gu, (ending) =>
    ' '.repeat(ending.length),
  );
  for (const one of namedIn(bare, indexOf('technologies', TECHNOLOGIES))) {
    if (shy.has(one.name) || found.some(({ start, end }) => start < one.end && one.start < end)) continue;
    found.push(one);
  }
  for (const { 0: match, index: start } of text.matchAll(SHY_AS_SPELLED)) {
    if (start > 0 || match.length === 1)
      found.push({ name: match, text: match, start, end: start + match.length });
  }
  return found;
}

/** The certificates and language examinations of a text. */
export function certificatesIn(text: string): Named[] {
  return namedIn(text, indexOf('certificates', [...CERTIFICATES, ...LANGUAGE_EXAMS]));
}

/** The languages that a text names, as they stand in a goal. */
export function tonguesIn(folded: string, patterns: Patterns): string[] {
  if (!isIn(patterns.anyTongue, folded)) return [];
  return patterns.tongues.filter(({ pattern }) => isIn(pattern, folded)).map(({ name }) => name);
}

const MONEY =
  /(?:[€£$] ?\d[\d.,]*k?|\d[\d.,\u00a0]*(?: \d{3})? ?(?:€|euro?s?|eur|pln|zl|zlotych|brutto|netto|k|грн|гривень|гривні|руб|рублеи|доларів|долларов|тис|тыс|євро|евро)(?![\p{L}]))/gu;
const PERCENT = /\d+(?:[.,]\d+)? ?(?:%|prozent|percent|procent)/gu;
const NUMBER = /(?<![\p{L}\p{N}.,:/])\d{1,4}(?![\p{L}\p{N}]|[.,:]\d)/gu;
/** Figures in words, or with a mark behind them. */
const COUNT_WORDS =
  /(?<![\p{L}\p{N}])(?:\d{1,2} ?x|einmal|zweimal|dreimal|viermal|once|twice|three times|four times|at least once|raz w|dwa razy|trzy razy)(?![\p{L}\p{N}])/gu;
const YEAR = /(?<![\p{L}\p{N}])(?:19|20)\d{2}(?![\p{L}\p{N}])/gu;
const LESS = /\b(?:less|weniger|mniej)\b|(?<!\p{L})(?:менше|меньше)(?!\p{L})/u;

/** Figures, levels and names of a clause and of the remark beside it. */
export function factsIn(
  text: string,
  remark: string,
  patterns: Patterns,
  date: DatePlace | undefined,
): Fact[] {
  const facts: Fact[] = [];
  const folded = foldKeepingLength(text);
  for (const { name, text: own } of technologiesIn(text)) facts.push({ text: own, role: 'technology', name });
  for (const { name, text: own } of certificatesIn(text))
    facts.push({ text: own, role: 'certificate', name });
  const levels = Array.from(folded.matchAll(LEVEL), ({ 0: level }) => level.toUpperCase());
  levels.forEach((level, index) => {
    const wanted = index === levels.length - 1;
    facts.push({ text: level, role: wanted ? 'level-wanted' : 'level-now', name: level });
  });
  const taken: { start: number; end: number }[] = date === undefined ? [] : [date];
  const free = (start: number, end: number): boolean =>
    !taken.some((one) => start < one.end && one.start < end);
  const put = (pattern: RegExp, source: string, own: string, role: Fact['role']): void => {
    for (const { 0: match, index: start } of source.matchAll(pattern)) {
      const end = start + match.length;
      if (source === folded && !free(start, end)) continue;
      if (source === folded) taken.push({ start, end });
      facts.push({ text: own.slice(start, end).trim(), role });
    }
  };
  put(MONEY, folded, text, LESS.test(folded) ? 'amount-lost' : 'amount-wanted');
  put(PERCENT, folded, text, 'amount-wanted');
  put(ORDER, folded, text, 'level-wanted');
  put(YEAR, folded, text, 'past');
  put(COUNT_WORDS, folded, text, 'count-wanted');
  put(NUMBER, folded, text, 'count-wanted');
  const beside = foldKeepingLength(remark);
  put(MONEY, beside, remark, LESS.test(beside) ? 'amount-lost' : 'amount-now');
  for (const { 0: level } of beside.matchAll(LEVEL))
    facts.push({ text: level.toUpperCase(), role: 'level-now', name: level.toUpperCase() });
  if (/\d h\b|\d(?:h|std)\b/u.test(folded) && isIn(patternOf(patterns, 'workingHours'), folded)) {
    facts.push({ text: /\S*\d+ ?(?:h|std)\S*/u.exec(folded)?.[0] ?? '', role: 'amount-wanted' });
  }
  return facts.filter(({ text: own }) => own !== '');
}
