/** Puts the stages together: goals for a text, without a network and without a model. */
import { NO_RESPONSE } from '../../domain/goal-writer.ts';
import type { LanguageFile } from '../languages/language-file.ts';
import { scoreGoal } from '../rubric.ts';
import { answer, languageFileFor } from '../wording/compose.ts';
import { chooseWishes, unknownWish } from './choose.ts';
import { cleanText } from './clean.ts';
import { findLanguage } from './detect.ts';
import { fitGoals } from './fit.ts';
import type { Wish } from './merge.ts';
import { isWithoutWish, isWithoutWords } from './noise.ts';
import { type WrittenGoal, writeGoal } from './phrase.ts';
import type { Language } from './phrases/language.ts';
import { splitText } from './split.ts';
import { readWords, vocabularyOf } from './vocabulary.ts';
import { findWishes } from './wishes.ts';
import { toWords } from './words.ts';

/** What the composer is asked for. */
export interface Composition {
  readonly input: string;
  /** The day the goals are written on. */
  readonly today: Temporal.PlainDate;
  /** Which wording: 0 and up. */
  readonly variant: number;
}

/** What it makes of it. */
export interface Composed {
  /** One to five goals, or none where there is no wish. */
  readonly goals: readonly string[];
  /** ISO 639-1; null where there is no wish. */
  readonly language: string | null;
  /** The goals, a line each, or `No response.`. */
  readonly output: string;
}

const NOTHING: Composed = { goals: [], language: null, output: NO_RESPONSE };

/** As many words as tell whether there is a wish at all. */
const MOST_WORDS = 4000;
/** Fewer words in an unknown language are mostly a way to say `none, thanks`. */
const LEAST_FOREIGN_WORDS = 3;
/** Nobody needs more words than this to say that there is no wish. */
const MOST_IDLE_WORDS = 60;

/** Writes goals for a text. The same text, day and variant give the same goals. */
export async function composeGoals({ input, today, variant }: Composition): Promise<Composed> {
  const text = cleanText(input);
  const words = toWords(text).slice(0, MOST_WORDS);
  if (isWithoutWords(words)) return NOTHING;
  const { language, own } = await findLanguage(text, words);
  const vocabulary = vocabularyOf(language);
  if (words.length <= MOST_IDLE_WORDS && isWithoutWish(readWords(words, vocabulary))) return NOTHING;
  const file = own ? languageFileFor(language.code) : undefined;
  if (file !== undefined) return composeByFile(text, file, language, { today, variant });
  const wishes = chooseWishes(findWishes(splitText(text, vocabulary.marks), vocabulary), today, own);
  // In a language that is not known, words are all that tells of a wish.
  if (wishes.length === 0 && (own || words.length < LEAST_FOREIGN_WORDS)) return NOTHING;
  const written = writeAll(wishes.length === 0 ? [unknownWish()] : wishes, {
    input,
    language,
    today,
    variant,
  });
  const goals = await fitGoals(written);
  return { goals, language: language.code, output: goals.join('\n') };
}

/** Goals in a language that has a file of the new design. */
async function composeByFile(
  text: string,
  file: LanguageFile,
  language: Language,
  { today, variant }: Pick<Composition, 'today' | 'variant'>,
): Promise<Composed> {
  const { goals: written } = answer(text, file, language, today, variant);
  if (written.length === 0) return NOTHING;
  const goals = await fitGoals(written.map((goal) => ({ long: goal, short: goal })));
  return { goals, language: file.code, output: goals.join('\n') };
}

/** Says each wish, with another phrase where the theme comes again, and the one that the rubric likes best. */
function writeAll(
  wishes: readonly Wish[],
  context: {
    readonly input: string;
    readonly language: Language;
    readonly today: Temporal.PlainDate;
    readonly variant: number;
  },
): WrittenGoal[] {
  const turns = new Map<string, number>();
  const written: WrittenGoal[] = [];
  for (const wish of wishes) {
    const used = turns.get(wish.subject.theme) ?? 0;
    turns.set(wish.subject.theme, used + 1);
    const goal = firstThatPasses(wish, context, context.variant + used);
    if (written.some(({ long }) => long === goal.long)) continue;
    written.push(goal);
  }
  return written;
}

/** The wording that passes the rubric: as it comes, with her words before it, without them, or the next one. */
function firstThatPasses(
  wish: Wish,
  {
    input,
    language,
    today,
  }: { readonly input: string; readonly language: Language; readonly today: Temporal.PlainDate },
  turn: number,
): WrittenGoal {
  const { words, ...wordless } = wish;
  const others: readonly (() => WrittenGoal)[] = [
    () => writeGoal(wish, today, language, turn, /[ -]/.test(words ?? '')),
    () => writeGoal(wordless, today, language, turn, false),
    () => writeGoal(wish, today, language, turn + 1, false),
  ];
  let best = writeGoal(wish, today, language, turn, false);
  let bestScore = scoreGoal(best.long, { input, language, today }).score;
  for (const word of others) {
    if (bestScore === 1) break;
    const goal = word();
    const { score } = scoreGoal(goal.long, { input, language, today });
    if (score > bestScore) {
      best = goal;
      bestScore = score;
    }
  }
  return best;
}
