/** Examines what a server wrote: its length, its language, and whether there is a goal in it. */
import { MAX_OUTPUT_TOKENS } from '../../domain/goal-writer.ts';
import { cleanText } from '../offline/clean.ts';
import { findLanguage } from '../offline/detect.ts';
import type { Language } from '../offline/phrases/language.ts';
import { toWords } from '../offline/words.ts';
import { isCommitment } from '../rubric.ts';
import { countInputTokens, countTokens, cutToTokens } from '../tokens.ts';
import type { Examination, ExaminationTask } from './text-work.ts';

/** No 256 tokens are nearly as long, in characters. */
const LONGEST_LOOKED_AT = 50_000;
/** Fewer words than this are no goal. */
const LEAST_WORDS = 6;
/** Nor are fewer characters, in a script that may have no spaces. */
const LEAST_CHARACTERS = 15;

/** Examines an output. What is longer than 256 tokens is cut there. */
export async function examineOutput({ input, output }: ExaminationTask): Promise<Examination> {
  const cut = await cutToTokens(output.slice(0, LONGEST_LOOKED_AT), MAX_OUTPUT_TOKENS);
  const [asked, written] = await Promise.all([languageOf(input), languageOf(cut)]);
  const lines = cut.split('\n').filter((line) => line.trim() !== '');
  return {
    output: cut,
    inputTokens: await countInputTokens(input),
    outputTokens: await countTokens(cut),
    language: written?.code ?? null,
    otherLanguage: asked !== undefined && written !== undefined && asked !== written,
    hasGoal: lines.some((line) => isGoal(line, written)),
    beginsWithGoal: isGoal(lines[isHeading(lines[0]) ? 1 : 0] ?? '', written),
  };
}

/** The language of a text where its words leave no doubt. */
async function languageOf(text: string): Promise<Language | undefined> {
  const clean = cleanText(text);
  const { language, sure } = await findLanguage(clean, toWords(clean));
  return sure ? language : undefined;
}

/** Whether a line only says what follows: `My goals:`. */
function isHeading(line = ''): boolean {
  return /:\**$/.test(line.trim());
}

/** Whether a line commits to something that can be counted. In an unknown language, any longer line with a figure does. */
function isGoal(line: string, language: Language | undefined): boolean {
  if (!/\p{N}/u.test(line)) return false;
  if (language === undefined) return line.length >= LEAST_CHARACTERS;
  const words = toWords(line);
  return words.length >= LEAST_WORDS && isCommitment(words, language);
}
