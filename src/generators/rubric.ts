/** The judge of goals: what makes a good goal, as code. It knows nothing of how the goals came about. */
import { type CueFinder, compileCues } from './offline/cues.ts';
import { LANGUAGES } from './offline/phrases/index.ts';
import type { Language } from './offline/phrases/language.ts';
import { stopVote } from './offline/stop-words.ts';
import { type Reading, readWords, turnsIn, vocabularyOf } from './offline/vocabulary.ts';
import { toWords, type Word } from './offline/words.ts';

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
  for (const match of goal.matchAll(/(\d{1,2})(?:er|º|\.)? (?:de )?(\p{L}+)(?: de)? (\d{4})/gu)) {
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
  const tags = new Set(
    finderOf(language)
      .find(words)
      .filter(({ slip }) => !slip)
      .map(({ tag }) => tag),
  );
  const found = dateInGoal(goal, language);
  const rest = found === undefined ? goal : goal.replace(found.text, ' ');
  const unquoted = rest.replace(/[“„«][^”“»]*[”“»]/gu, ' ');
  const numbers = [...rest.matchAll(/\d+(?:[.,]\d+)?/g)].map(([text]) => Number(text.replace(',', '.')));
  const days = found === undefined ? undefined : today.until(found.date).days;
  const tokens = goal.split(/\s+/).length;
  const met: Record<(typeof CRITERIA)[number], boolean> = {
    committed: tags.has('commitment'),
    length: tokens >= LEAST_WORDS && tokens <= MOST_WORDS,
    measured: numbers.some((number) => number > 0),
    timed: days !== undefined && days >= LEAST_DAYS && days <= MOST_DAYS,
    relevant: isRelevant(words, circumstances),
    reachable: !tags.has('promise') && !/100 ?%/.test(goal) && isModest(unquoted, circumstances),
    concrete: !tags.has('vague') || numbers.length > 0,
    private: !/@|https?:|www\.|\d{7,}|\p{Extended_Pictographic}/u.test(goal) && /[.!]$/.test(goal),
    language: isInLanguage(words, language),
  };
  const failed = CRITERIA.filter((criterion) => !met[criterion]);
  return { score: (CRITERIA.length - failed.length) / CRITERIA.length, failed };
}

const LEAST_DAYS = 7;

/** Whether hours a week and counts are within reach, or are her own numbers. */
function isModest(text: string, { input, language }: Circumstances): boolean {
  const own = new Set([...input.matchAll(/\d+(?:[.,]\d+)?/g)].map(([number]) => number));
  const reading = readWords(toWords(text), vocabularyOf(language));
  return reading.words.every((word, index) => {
    const value = Number(word.text);
    if (!/^\d+$/.test(word.text) || own.has(word.text)) return true;
    const unit = reading.hits.filter(
      ({ tag, start }) => tag.kind === 'time' && (start === index + 1 || start === index + 2),
    );
    const week = reading.hits.some(
      ({ tag, start }) => tag.kind === 'time' && tag.time === 'week' && start > index && start <= index + 3,
    );
    if (unit.some(({ tag }) => tag.kind === 'time' && tag.time === 'hour'))
      return !week || value <= MOST_HOURS;
    return (
      unit.length > 0 || value <= MOST_COUNT || reading.words[index + 1]?.text === '%' || /[€$£]/.test(text)
    );
  });
}

/** What the last input is about: several goals are judged against the same one. */
let lastInput:
  | {
      readonly input: string;
      readonly language: Language;
      readonly stems: Set<string>;
      readonly themes: Set<string>;
      readonly open: boolean;
    }
  | undefined;

function aboutInput(
  input: string,
  language: Language,
): { readonly stems: Set<string>; readonly themes: Set<string>; readonly open: boolean } {
  if (lastInput?.input === input && lastInput.language === language) return lastInput;
  const hers = readWords(toWords(input.slice(0, 5000)), vocabularyOf(language));
  const wanted = withoutRefused(hers);
  const open = wanted.hits.length < hers.hits.length || isStrange(hers);
  lastInput = { input, language, stems: new Set(contentStems(hers)), themes: themesOf(wanted), open };
  return lastInput;
}

/**
 * Whether a goal takes up a word of hers or is about the same theme. Where she only says what she does not want, or
 * writes in a language that is not understood, a goal for finding direction is the honest answer.
 */
function isRelevant(goal: readonly Word[], { input, language }: Circumstances): boolean {
  const hers = aboutInput(input, language);
  const ours = readWords(goal, vocabularyOf(language));
  if (contentStems(ours).some((stem) => hers.stems.has(stem))) return true;
  const themes = themesOf(ours);
  if ([...themes].some((theme) => hers.themes.has(theme))) return true;
  return themes.has('findingDirection') && hers.themes.size === 0 && hers.open;
}

/** Whether hardly a word is known in the language that the answer is given in. */
function isStrange({ words, hits }: Reading): boolean {
  const known = new Set(hits.filter(({ slip }) => !slip).flatMap(({ start, end }) => [start, end - 1]));
  return known.size * 4 <= words.length;
}

/** As many words as a refusal reaches: `I want to do anything except sales`. */
const REFUSAL_REACH = 4;

/** A reading without what stands right after a word of refusal, which she does not want. */
function withoutRefused(reading: Reading): Reading {
  const harmless = turnsIn(reading, 'harmless');
  const refusals = turnsIn(reading, 'exclude').filter(
    (hit) => !harmless.some(({ start, end }) => start <= hit.start && hit.start < end),
  );
  const after = turnsIn(reading, 'excludeAfter');
  const hits = reading.hits.filter(
    (hit) =>
      !refusals.some(({ start, end }) => hit.start >= start && hit.start < end + REFUSAL_REACH) &&
      !after.some(({ start, end }) => hit.start >= start - REFUSAL_REACH && hit.start < end),
  );
  return { ...reading, hits };
}

function themesOf(reading: Reading): Set<string> {
  const themes = new Set<string>();
  for (const { tag } of reading.hits) if (tag.kind === 'theme') themes.add(tag.theme);
  return themes;
}

/** The beginnings of the words that carry meaning. */
function contentStems({ words, vocabulary }: Reading): string[] {
  return words
    .filter(({ fold }) => fold.length > 1 && /\p{L}/u.test(fold) && !vocabulary.stopWords.has(fold))
    .map(({ fold }) => fold.slice(0, 5));
}

/** Whether of all languages the goal's frequent words speak most for this one. */
function isInLanguage(words: readonly Word[], language: Language): boolean {
  const own = stopVote(words, language);
  return own > 0 && LANGUAGES.every((other) => other === language || stopVote(words, other) <= own);
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
