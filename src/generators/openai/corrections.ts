/** Corrections for unusable answers, so that the same question is never repeated. */
import type { AnswerFault } from '../answers/check.ts';
import { nameOfLanguage, type PromptFacts } from '../prompt.ts';

/** The instruction that is added to the second question. */
export function correctionFor(
  fault: AnswerFault | 'empty' | 'no response',
  { today, language }: PromptFacts,
): string {
  const named = (language === null ? undefined : nameOfLanguage(language)) ?? 'the language of the wish';
  return `The answer before was refused. ${INSTRUCTIONS[fault](today.toString(), named)}`;
}

const INSTRUCTIONS: Readonly<
  Record<AnswerFault | 'empty' | 'no response', (today: string, language: string) => string>
> = {
  'no goal': (_today, language) =>
    `It held no goal. Write goals in ${language}, one a line, and nothing else.`,
  gibberish: (_today, language) => `It could not be read. Write plain sentences in ${language}.`,
  'other language': (_today, language) => `It was in another language. Write in ${language} only.`,
  'other person': (_today, language) =>
    `It spoke to the mentee or about the mentee. Each line begins with “I will” or the like in ${language}.`,
  'no figure': () => 'It held nothing to count. Each line has a number in digits, and a date or a period.',
  'past date': (today) => `It named a date of the past. All dates must be after ${today}.`,
  private: () => 'It named a person, an employer or an address. Leave all of them out.',
  'refused wish': () => 'It held what the mentee does not want. Leave that out.',
  'out of reach': () =>
    'It asked for too much. At most 10 hours a week in all, counts up to 30, no guarantees.',
  refusal: () => 'The wish is harmless. Write goals.',
  empty: () => 'It was empty. Write the goals at once, without thinking aloud.',
  'no response': (_today, language) => `There is a wish. Write at least one goal for it in ${language}.`,
};
