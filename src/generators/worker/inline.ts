/** Work on texts in the calling thread: composing goals, and examining texts and what a server wrote for them. */

import { composeGoals } from '../../composer/compose.ts';
import { findLanguage } from '../../composer/find-language.ts';
import { cleanText } from '../../composer/text/clean.ts';
import { MAX_OUTPUT_TOKENS, NO_RESPONSE } from '../../domain/goal-writer.ts';
import { judgeHarm } from '../../harm/judge.ts';
import { checkGoals } from '../answers/check.ts';
import { loadLanguageDetector, mainScript } from '../answers/languages.ts';
import { tidyAnswer } from '../answers/tidy.ts';
import { promptFor } from '../prompt.ts';
import type {
  Examination,
  ExaminationTask,
  HarmfulText,
  JudgementTask,
  ReadingTask,
  ReadText,
  TextWork,
} from '../text-work.ts';
import { countInputTokens, countTokens, cutToTokens } from '../tokens.ts';

/** A text worker without a thread. */
export const inlineTextWork: TextWork = {
  prepare: () => {},
  async compose({ input, variant, preferredLanguage, ...task }) {
    const today = Temporal.PlainDate.from(task.today);
    const { goals: _, ...composed } = await composeGoals({
      input,
      variant,
      today,
      preferredLanguage,
      countTokens,
    });
    const [inputTokens, outputTokens] = await Promise.all([
      countInputTokens(input, { today, language: composed.language }),
      countTokens(composed.output),
    ]);
    return { ...composed, inputTokens, outputTokens };
  },
  judge: judgeText,
  read: readText,
  examine: examineOutput,
  count: ({ input }) => countTokens(input),
};

/** Longer answers, in characters, are not examined; no answer within the token limit is nearly as long. */
const MAX_EXAMINED_CHARACTERS = 50_000;
/** The number of letters from which on a language that the composer does not know is certain. */
const MIN_LETTERS = 20;

async function judgeText({ input, today }: JudgementTask): Promise<HarmfulText | null> {
  const harm = judgeHarm(input);
  if (harm === null) return null;
  const { language } = await readText({ input });
  const [inputTokens, outputTokens] = await Promise.all([
    countInputTokens(input, { today: Temporal.PlainDate.from(today), language }),
    countTokens(NO_RESPONSE),
  ]);
  return { harm, language, inputTokens, outputTokens };
}

/** Detects the language in which to answer a text, if it is certain. */
async function readText({ input }: ReadingTask): Promise<ReadText> {
  const clean = cleanText(input);
  const { code: own, sure } = await findLanguage(clean);
  if (sure) return { language: own };
  const letters = clean.match(/\p{L}/gu)?.length ?? 0;
  const { code, isReliable } = (await loadLanguageDetector())(clean);
  const isFar = !['Latin', 'Cyrillic'].includes(mainScript(clean) ?? 'Latin');
  return { language: isReliable && (isFar || letters >= MIN_LETTERS) ? code : null };
}

/** Examines the answer of a server: tidies and checks it, truncates it to 256 tokens, and counts. */
async function examineOutput(task: ExaminationTask): Promise<Examination> {
  const { input, language, isCut } = task;
  const today = Temporal.PlainDate.from(task.today);
  const inputTokens = await countInputTokens(input, { today, language });
  const examined = async (
    output: string,
    facts: Pick<Examination, 'language'> & Partial<Examination>,
  ): Promise<Examination> => ({
    output,
    inputTokens,
    outputTokens: await countTokens(output),
    remarks: 0,
    fault: null,
    ...facts,
  });
  // A model that is worried, or goes along, has seen what the judgement of the text has not.
  const harm = judgeHarm(task.output.slice(0, MAX_EXAMINED_CHARACTERS));
  if (harm !== null) return examined(NO_RESPONSE, { language, harm });
  const tidied = tidyAnswer(task.output.slice(0, MAX_EXAMINED_CHARACTERS), isCut);
  if (tidied.isNoResponse) return examined(NO_RESPONSE, { language });
  const checked = checkGoals(tidied.lines, {
    input,
    prompt: promptFor({ today, language }),
    today,
    detect: await loadLanguageDetector(),
  });
  if ('fault' in checked) {
    const output = await cutToTokens(tidied.lines.join('\n'), MAX_OUTPUT_TOKENS);
    return examined(output, { language: null, fault: checked.fault });
  }
  return examined(await fitLines(checked.lines), { language: checked.code, remarks: checked.remarks });
}

/** As many whole lines as fit into 256 tokens; of a single longer line, its beginning. */
async function fitLines(lines: readonly string[]): Promise<string> {
  for (let many = lines.length; many > 1; many--) {
    const output = lines.slice(0, many).join('\n');
    if ((await countTokens(output)) <= MAX_OUTPUT_TOKENS) return output;
  }
  return cutToTokens(lines[0] ?? '', MAX_OUTPUT_TOKENS);
}
