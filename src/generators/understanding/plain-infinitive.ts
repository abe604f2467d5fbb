/** Infinitives at the end of a clause as they stand in a heading: without “zu” or “te”, and without a modal verb. */
import type { LanguageFile } from '../languages/language-file.ts';

/** A clause with its last infinitive alone, by what stands before it in the text. */
export function withPlainInfinitive(
  words: string,
  before: string,
  { grammar: { verbSecond } }: LanguageFile,
): string {
  if (verbSecond === null) return words;
  const { opening, plainLinked, plainModal } = verbSecond;
  // “aufhören, am Sonntag zu arbeiten” has an infinitive of its own that needs it.
  const isLinked = opening.test(before) && !words.includes(',');
  const changes = [...(isLinked ? plainLinked : []), ...plainModal];
  return changes.reduce((plain, [from, to]) => plain.replace(from, to), words);
}
