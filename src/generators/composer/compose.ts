/** Goals for a text, without a network and without a model server: finds the language, understands, writes, fits. */
import { MAX_OUTPUT_TOKENS, NO_RESPONSE } from '../../domain/goal-writer.ts';
import type { LanguageFile } from '../languages/language-file.ts';
import { cleanText } from '../text/clean.ts';
import { isIdle, isWithoutWords } from '../text/noise.ts';
import { toWords, type Word } from '../text/words.ts';
import { countTokens } from '../tokens.ts';
import { withoutTakenBack } from '../understanding/taken-back.ts';
import { understand } from '../understanding/understand.ts';
import type { Understanding } from '../understanding/understanding.ts';
import {
  type LedgerEntry,
  unreadGoal,
  type WritingOptions,
  type WrittenGoal,
  writeGoals,
} from './composition.ts';
import { findLanguage } from './language.ts';

/** A text with the day and the wording of its goals. */
export interface Task extends Omit<WritingOptions, 'file'> {
  readonly input: string;
}

/** The goals for a text. */
export interface Composed {
  /** One to five goals, or none where there is no wish. */
  readonly goals: readonly string[];
  /** ISO 639-1; null where there is no wish. */
  readonly language: string | null;
  /** The goals, a line each, or `No response.`. */
  readonly output: string;
  /** Present where the text is in no language that is covered: the only goal is a general one. */
  readonly isUnsupportedLanguage?: true;
}

/** The goals with the reasons for them. */
export interface Explained extends Composed {
  /** Undefined where the text holds no words, or is in a language that is not covered. */
  readonly understanding?: Understanding;
  readonly ledger: readonly LedgerEntry[];
}

const NOTHING: Explained = { goals: [], language: null, output: NO_RESPONSE, ledger: [] };

/** More words do not change whether there is a wish at all. */
const MAX_WORDS = 4000;
/** Fewer words or letters in a language that is not covered are mostly a way to say “none, thanks”. */
const MIN_FOREIGN_WORDS = 3;
const MIN_FOREIGN_LETTERS = 10;
/** In Chinese and partly in Japanese a letter says as much as two or more elsewhere: 我想学习编程 is a whole wish. */
const DENSE_LETTERS = /\p{Script=Han}/gu;

/** Writes goals for a text. The same text, day and variant give the same goals. */
export async function composeGoals(task: Task): Promise<Composed> {
  const { understanding: _, ledger: __, ...composed } = await explainGoals(task);
  return composed;
}

/** Writes goals for a text, and tells why they are as they are. */
export async function explainGoals({ input, today, variant }: Task): Promise<Explained> {
  const text = cleanText(input);
  const words = toWords(text).slice(0, MAX_WORDS);
  if (isWithoutWords(words)) return NOTHING;
  const { file, own, known } = await findLanguage(text);
  if (isIdle(words, file, known)) return NOTHING;
  const options = { file, today, variant };
  if (!own) return foreign(words, options);
  const understanding = understand(withoutTakenBack(text, file), file, today);
  // Who only says what they do not want is looking for something else.
  const { wishes, isHinted, excluded } = understanding;
  if (wishes.length === 0 && !isHinted && excluded.length === 0) return { ...NOTHING, understanding };
  if (understanding.isContent && !wishes.some(({ listed }) => listed)) return { ...NOTHING, understanding };
  const { goals: written, ledger } = writeGoals(understanding, options);
  const goals = written.length > 0 ? written : [unreadGoal(options)];
  return { ...(await answerOf(goals, file)), understanding, ledger };
}

/** In a language that is not covered, words are all that tells of a wish. */
async function foreign(words: readonly Word[], options: WritingOptions): Promise<Explained> {
  const letters = words.reduce(
    (sum, { text }) => sum + text.length + (text.match(DENSE_LETTERS)?.length ?? 0),
    0,
  );
  const isUnsupportedLanguage = true;
  if (words.length < MIN_FOREIGN_WORDS && letters < MIN_FOREIGN_LETTERS)
    return { ...NOTHING, isUnsupportedLanguage };
  return { ...(await answerOf([unreadGoal(options)], options.file)), ledger: [], isUnsupportedLanguage };
}

async function answerOf(written: readonly WrittenGoal[], file: LanguageFile): Promise<Composed> {
  const goals = await fitGoals(written);
  return { goals, language: file.code, output: goals.join('\n') };
}

/** How the goals of an answer may be said, from the most to the fewest words. */
const LENGTHS = ['long', 'short', 'brief'] as const;

/**
 * The goals as lines of at most 256 tokens together: at full length if they fit, or else the last ones short, then the last ones in
 * the shortest wording, then fewer. A goal is never cut; of several at least the first stays.
 */
async function fitGoals(goals: readonly WrittenGoal[]): Promise<string[]> {
  const counts = await Promise.all(
    goals.map((goal) => Promise.all(LENGTHS.map((length) => countTokens(`${goal[length]}\n`)))),
  );
  for (let many = goals.length; many > 0; many--) {
    // From all at their longest to all at their shortest, the last one first.
    for (let cut = 0; cut <= many * (LENGTHS.length - 1); cut++) {
      const lengthOf = (index: number): number =>
        Math.floor(cut / many) + (index >= many - (cut % many) ? 1 : 0);
      const total = counts.slice(0, many).reduce((sum, own, index) => sum + (own[lengthOf(index)] ?? 0), 0);
      if (total <= MAX_OUTPUT_TOKENS)
        return goals.slice(0, many).map((goal, index) => goal[LENGTHS[lengthOf(index)] ?? 'brief']);
    }
  }
  return goals.slice(0, 1).map(({ brief }) => brief);
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

/** The understanding of a text, and the fate of each wish. */
export function explanationLines({
  language,
  understanding,
  ledger,
  goals,
  isUnsupportedLanguage,
}: Explained): string[] {
  const lines = [language === null ? 'no wish was found' : `language: ${language}`];
  if (isUnsupportedLanguage) lines.push('the text is in none of the supported languages, so it was not read');
  for (const { wish, plan, goal, reason } of ledger) {
    const what = `${wish.label} (${percent(wish.sure)}), ${wish.group} (${percent(wish.groupSure)}), form ${wish.form}`;
    const end = goal === null ? `left out: ${reason}` : `goal ${goal + 1}, plan “${plan}”`;
    lines.push(`wish: ${wish.clause}`, `  ${what} → ${end}`);
    if (wish.before !== undefined) lines.push(`  it refers to: ${wish.before}`);
    if (wish.whole !== undefined) lines.push(`  it is said as its sentence: ${wish.whole}`);
    else if (wish.words === '') lines.push('  its words cannot be said as they stand');
    if (wish.time !== undefined)
      lines.push(`  time: ${wish.time.text} → ${wish.time.date?.toString() ?? 'no day can be told'}`);
  }
  if (understanding?.hours !== undefined) lines.push(`hours a week: ${understanding.hours}`);
  for (const text of understanding?.excluded ?? []) lines.push(`refused: ${text}`);
  for (const text of understanding?.private ?? []) lines.push(`private: ${text}`);
  for (const { text, reason } of understanding?.leftOut ?? []) lines.push(`no wish: ${text} (${reason})`);
  goals.forEach((goal, index) => {
    lines.push(`${index + 1}. ${goal}`);
  });
  return lines;
}
