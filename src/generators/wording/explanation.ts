/** Explains goals: what was understood of a text, and what became of each wish and fact. */
import { cleanText } from '../offline/clean.ts';
import { findLanguage } from '../offline/detect.ts';
import { isWithoutWords } from '../offline/noise.ts';
import { toWords } from '../offline/words.ts';
import { type Answer, answer, languageFileFor } from './compose.ts';

/** What there is to explain: the answer with its reasons, or only the language where it has no file of the new design. */
export type Explanation =
  | ({ readonly explained: true; readonly language: string } & Answer)
  | { readonly explained: false; readonly language: string | null };

/** Explains the goals that the composer writes for a text. */
export async function explainGoals(
  input: string,
  today: Temporal.PlainDate,
  variant: number,
): Promise<Explanation> {
  const text = cleanText(input);
  const words = toWords(text);
  if (isWithoutWords(words)) return { explained: false, language: null };
  const { language, own } = await findLanguage(text, words);
  const file = own ? languageFileFor(language.code) : undefined;
  if (file === undefined) return { explained: false, language: language.code };
  return { explained: true, language: language.code, ...answer(text, file, language, today, variant) };
}

/** An explanation as lines that people read. */
export function explanationLines(explanation: Explanation): string[] {
  if (!explanation.explained) {
    return explanation.language === null
      ? ['The text holds no words.']
      : [`The composer answers in “${explanation.language}” by its older rules, which cannot be explained.`];
  }
  const { understanding, goals, ledger, language } = explanation;
  const lines = [`language: ${language}`];
  for (const { text, what, goal, reason } of ledger) {
    lines.push(`${what}: ${text} → ${goal === null ? `left out: ${reason}` : `goal ${goal + 1}`}`);
  }
  for (const text of understanding.excluded) lines.push(`refused: ${text}`);
  for (const text of understanding.private) lines.push(`private: ${text}`);
  for (const { text, reason } of understanding.leftOut) lines.push(`no wish: ${text} (${reason})`);
  if (goals.length === 0) lines.push('no goal: the text holds no wish');
  goals.forEach((goal, index) => {
    lines.push(`${index + 1}. ${goal}`);
  });
  return lines;
}
