/** Goals for a text, without a network and without a model server: finds the language and the wishes, writes, fits. */
import { MAX_OUTPUT_TOKENS, NO_RESPONSE } from '../domain/goal-writer.ts';
import { findLanguage } from './find-language.ts';
import { generalGoal, type WrittenGoal, writeGoals } from './goals.ts';
import { LANGUAGE_CODES, loadLanguage } from './languages/index.ts';
import { cleanText } from './text/clean.ts';
import { spelledNames } from './text/names.ts';
import { isIdle, isWithoutWords } from './text/noise.ts';
import { toWords } from './text/words.ts';
import { type Reading, readWishes } from './wishes.ts';

/** A text with the day and the wording of its goals. */
export interface Task {
  readonly input: string;
  readonly today: Temporal.PlainDate;
  /** The wording: 0 and up. */
  readonly variant: number;
  /** A language that the mentee reads, for words that may be of several (ISO 639-1). */
  readonly preferredLanguage?: string | undefined;
  /** Counts the tokens of a text, of which all goals together have at most 256. */
  readonly countTokens: (text: string) => Promise<number>;
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
  readonly reading?: Reading;
  readonly written: readonly WrittenGoal[];
}

const NOTHING: Explained = { goals: [], language: null, output: NO_RESPONSE, written: [] };

/** So few words do not show their language: `hola`. */
const MOST_OF_GREETING = 2;
/** Fewer letters in a language that is not covered are mostly a way to say “none, thanks”. */
const MIN_FOREIGN_LETTERS = 10;
/** In Chinese and partly in Japanese a letter says as much as two or more elsewhere: 我想学习编程 is a whole wish. */
const DENSE_LETTERS = /\p{Script=Han}/gu;

/** Writes goals for a text. The same text, day and variant give the same goals. */
export async function composeGoals(task: Task): Promise<Composed> {
  const { reading: _, written: __, ...composed } = await explainGoals(task);
  return composed;
}

/** Writes goals for a text, and says why they are as they are. */
export async function explainGoals(task: Task): Promise<Explained> {
  const { input, today, variant, preferredLanguage, countTokens } = task;
  const text = spelledNames(cleanText(input));
  const words = toWords(text);
  if (isWithoutWords(words)) return NOTHING;
  const { code, own, known } = await findLanguage(text, preferredLanguage);
  const language = await loadLanguage(code);
  const others = words.length > MOST_OF_GREETING ? [] : await Promise.all(LANGUAGE_CODES.map(loadLanguage));
  if (isIdle(words, language, known) || others.some((file) => isIdle(words, file, 1))) return NOTHING;
  if (!own) {
    const isUnsupportedLanguage = true;
    const letters = words.map((word) => word.text).join('');
    if (letters.length + (letters.match(DENSE_LETTERS)?.length ?? 0) < MIN_FOREIGN_LETTERS)
      return { ...NOTHING, isUnsupportedLanguage };
    return { ...answerOf([generalGoal(language, today)], code), written: [], isUnsupportedLanguage };
  }
  const reading = readWishes(text, language, today);
  const written = writeGoals(reading, language, today, variant);
  if (written.length === 0) return { ...NOTHING, reading };
  return { ...answerOf(await fitGoals(written, countTokens), code), reading, written };
}

function answerOf(goals: readonly string[], language: string): Composed {
  return { goals, language, output: goals.join('\n') };
}

/** As many goals as fit into 256 tokens, all in their shortest words where they do not fit as they are. */
async function fitGoals(
  written: readonly WrittenGoal[],
  countTokens: Task['countTokens'],
): Promise<string[]> {
  const shortest = (texts: readonly string[]): string =>
    texts.reduce((best, one) => (one.length < best.length ? one : best));
  for (let many = written.length; many > 0; many--) {
    for (const choice of [(texts: readonly string[]) => texts[0] ?? '', shortest]) {
      const goals = written.slice(0, many).map(({ texts }) => choice(texts));
      if ((await countTokens(goals.join('\n'))) <= MAX_OUTPUT_TOKENS) return goals;
    }
  }
  return [];
}
