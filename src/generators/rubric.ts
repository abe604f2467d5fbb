/** The judge of goals: what makes a good goal, as code. It knows nothing of how the goals came about. */
import { type CueFinder, compileCues } from './offline/cues.ts';
import { currencyOf } from './offline/facts/currencies.ts';
import { hintsFor } from './offline/hints.ts';
import { LANGUAGES } from './offline/phrases/index.ts';
import type { Language } from './offline/phrases/language.ts';
import { readWords, vocabularyOf } from './offline/vocabulary.ts';
import { votesFor } from './offline/votes.ts';
import { toWords, type Word } from './offline/words.ts';
import { isRelevant } from './relevance.ts';

/** What a goal is judged against. */
export interface Circumstances {
  /** What the mentee typed. */
  readonly input: string;
  readonly language: Language;
  readonly today: Temporal.PlainDate;
}

/** What a goal must be; see {@link scoreGoal}. */
export const CRITERIA = [
  'committed',
  'length',
  'measured',
  'timed',
  'relevant',
  'reachable',
  'concrete',
  'private',
  'language',
] as const;

export type Criterion = (typeof CRITERIA)[number] | 'count' | 'distinct';

/** How good a goal or an answer is. */
export interface Score {
  /** The share of the criteria that are met: 0 to 1. */
  readonly score: number;
  readonly failed: readonly Criterion[];
}

const LEAST_WORDS = 8;
const MOST_WORDS = 45;
const MOST_HOURS = 10;
const MOST_COUNT = 30;
/** 52 weeks, and the days by which a date at a year's end may lie behind. */
const MOST_DAYS = 367;

type JudgeTag = 'commitment' | 'promise' | 'vague';

const finders = new Map<Language, CueFinder<JudgeTag>>();

function finderOf(language: Language): CueFinder<JudgeTag> {
  const kept = finders.get(language);
  if (kept !== undefined) return kept;
  const made = compileCues<JudgeTag>(
    [
      ['commitment', language.commitment],
      ['promise', language.promises],
      ['vague', language.vague],
    ],
    language.digraphs,
  );
  finders.set(language, made);
  return made;
}

/** Whether words commit to something in the first person. */
export function isCommitment(words: readonly Word[], language: Language): boolean {
  return finderOf(language)
    .find(words)
    .some(({ tag, slip }) => tag === 'commitment' && !slip);
}

const monthNames = new Map<Language, ReadonlyMap<string, number>>();

/** The names of the months as dates hold them. */
function monthsOf(language: Language): ReadonlyMap<string, number> {
  const kept = monthNames.get(language);
  if (kept !== undefined) return kept;
  const format = new Intl.DateTimeFormat(language.locale, { day: 'numeric', month: 'long', year: 'numeric' });
  const made = new Map<string, number>();
  for (let month = 1; month <= 12; month++) {
    const parts = format.formatToParts(new Date(2026, month - 1, 15));
    made.set(parts.find(({ type }) => type === 'month')?.value.toLowerCase() ?? '', month);
  }
  monthNames.set(language, made);
  return made;
}

/** The date in long form that a goal holds, with the text it takes. */
export function dateInGoal(
  goal: string,
  language: Language,
): { readonly date: Temporal.PlainDate; readonly text: string } | undefined {
  const months = monthsOf(language);
  for (const match of goal.matchAll(/(\d{1,2})(?:er|\.?º|\.)? (?:de )?(\p{L}+)(?: de)? (\d{4})/gu)) {
    const month = months.get(match[2]?.toLowerCase() ?? '');
    if (month === undefined) continue;
    const date = Temporal.PlainDate.from({ year: Number(match[3]), month, day: Number(match[1]) });
    return { date, text: match[0] };
  }
  return undefined;
}

/** Judges one goal: the share of the criteria it meets, and those it fails. */
export function scoreGoal(goal: string, circumstances: Circumstances): Score {
  const { language, today } = circumstances;
  const words = toWords(goal);
  const found = dateInGoal(goal, language);
  const rest = found === undefined ? goal : goal.replace(found.text, ' ');
  const unquoted = rest.replace(/[“„«][^”“»]*[”“»]/gu, ' ');
  // What she said herself, in quotation marks, is no fault of the goal, and no merit.
  const said = toWords(unquoted);
  const hits = finderOf(language)
    .find(said)
    .filter(({ slip }) => !slip);
  const tags = new Set(hits.map(({ tag }) => tag));
  const numbers = [...unquoted.matchAll(/\d+(?:[.,]\d+)?/g)].map(([text]) => Number(text.replace(',', '.')));
  const days = found === undefined ? undefined : today.until(found.date).days;
  const tokens = goal.split(/\s+/).length;
  const met: Record<(typeof CRITERIA)[number], boolean> = {
    committed: tags.has('commitment'),
    length: tokens >= LEAST_WORDS && tokens <= MOST_WORDS,
    measured: numbers.some((number) => number > 0),
    timed: days !== undefined && days >= LEAST_DAYS && days <= MOST_DAYS,
    relevant: isRelevant(words, circumstances.input, language),
    reachable: !tags.has('promise') && !/100 ?%/.test(goal) && isModest(said, circumstances),
    concrete: hits.every(({ tag, start, end }) => tag !== 'vague' || hasNumberNear(said, start, end)),
    private: !/@|https?:|www\.|\d{7,}|\p{Extended_Pictographic}/u.test(goal) && /[.!]$/.test(goal),
    language: isInLanguage(words, language),
  };
  const failed = CRITERIA.filter((criterion) => !met[criterion]);
  return { score: (CRITERIA.length - failed.length) / CRITERIA.length, failed };
}

const LEAST_DAYS = 7;

/** As many words away a number still makes a vague verb measurable. */
const NEAR = 20;

function hasNumberNear(words: readonly Word[], start: number, end: number): boolean {
  return words.slice(Math.max(0, start - NEAR), end + NEAR).some(({ text }) => /^\d/.test(text));
}

/** Whether hours a week and counts are within reach, or are her own numbers. */
function isModest(words: readonly Word[], { input, language }: Circumstances): boolean {
  const own = new Set(
    [...input.matchAll(/\d+(?:[., ']\d{3})*/g)].map(([number]) => number.replace(/\D/g, '')),
  );
  const reading = readWords(words, vocabularyOf(language));
  return reading.words.every((word, index) => {
    if (!/^\d+$|^\d{1,3}(?:[., ]\d{3})+$/.test(word.text)) return true;
    const digits = word.text.replace(/\D/g, '');
    const value = Number(digits);
    if (own.has(digits)) return true;
    const unit = reading.hits.filter(
      ({ tag, start }) => tag.kind === 'time' && (start === index + 1 || start === index + 2),
    );
    const week = reading.hits.some(
      ({ tag, start }) => tag.kind === 'time' && tag.time === 'week' && start > index && start <= index + 3,
    );
    if (unit.some(({ tag }) => tag.kind === 'time' && tag.time === 'hour'))
      return !week || value <= MOST_HOURS;
    // `5000 R$` has its sign two words away.
    const money = [1, 2, -1]
      .map((way) => currencyOf(reading.words[index + way]?.fold))
      .find((currency) => currency !== undefined);
    return (
      unit.length > 0 || value <= MOST_COUNT || reading.words[index + 1]?.text === '%' || money !== undefined
    );
  });
}

/** Whether of all languages the goal's frequent words, cues and letters speak most for this one. */
function isInLanguage(words: readonly Word[], language: Language): boolean {
  const others = votesFor(words);
  const votes = hintsFor(words).map(
    ({ vote }, place) => vote + (others[place]?.frequent ?? 0) - (others[place]?.strange ?? 0),
  );
  const own = votes[LANGUAGES.indexOf(language)] ?? 0;
  return own > 0 && votes.every((vote) => vote <= own);
}

/** Judges an answer: the mean of its goals, less what is wrong with the whole. */
export function scoreAnswer(goals: readonly string[], circumstances: Circumstances): Score {
  const scores = goals.map((goal) => scoreGoal(goal, circumstances));
  const failed = new Set<Criterion>(scores.flatMap((score) => score.failed));
  const mean = scores.length === 0 ? 0 : scores.reduce((sum, { score }) => sum + score, 0) / scores.length;
  let fault = 0;
  if (goals.length < 1 || goals.length > 5) {
    failed.add('count');
    fault += 0.5;
  }
  if (new Set(goals.map(shapeOf)).size < goals.length) {
    failed.add('distinct');
    fault += 0.2;
  }
  return { score: Math.max(0, mean - fault), failed: [...failed] };
}

/** A goal without numbers and quotations: two of the same shape are one goal said twice. */
function shapeOf(goal: string): string {
  return goal.toLowerCase().replace(/\d+/g, '').trim();
}
