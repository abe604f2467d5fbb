/** Whether a clause refers to something outside of it. */
import type { ClauseGrammar, LanguageFile } from '../languages/language-file.ts';
import { type PhraseFinder, phrasesOf, wordsOf } from './phrases.ts';

const vague = new WeakMap<ClauseGrammar, PhraseFinder>();

/** As many words at the beginning of a clause may refer to something outside of it. */
const FIRST_WORDS = 3;

/** Whether a clause refers to something outside of it: `it` among its first words, or anywhere in it. */
export function refersElsewhere(clause: string, { grammar }: LanguageFile, anywhere = false): boolean {
  let finder = vague.get(grammar);
  if (finder === undefined) {
    finder = phrasesOf(grammar.vague);
    vague.set(grammar, finder);
  }
  const words = wordsOf(clause);
  for (let at = 0; at < (anywhere ? words.length : Math.min(FIRST_WORDS, words.length)); at++)
    if (finder.lengthAt(words, at) > 0) return true;
  return false;
}
