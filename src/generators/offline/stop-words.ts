/**
 * What the most frequent words of a text say about its language. A word that several languages share says as much
 * less for each of them.
 */
import { LANGUAGES } from './phrases/index.ts';
import type { Language } from './phrases/language.ts';
import { foldText, type Word } from './words.ts';

const sets = new Map<Language, ReadonlySet<string>>();

/** The frequent words of a language as they are folded. */
export function stopWordsOf(language: Language): ReadonlySet<string> {
  const kept = sets.get(language);
  if (kept !== undefined) return kept;
  const made = new Set(language.stopWords.split(' ').map(foldText));
  sets.set(language, made);
  return made;
}

let sharers: ReadonlyMap<string, number> | undefined;

/** How many languages have a frequent word. */
function sharersOf(fold: string): number {
  if (sharers === undefined) {
    const counted = new Map<string, number>();
    for (const language of LANGUAGES) {
      for (const word of stopWordsOf(language)) counted.set(word, (counted.get(word) ?? 0) + 1);
    }
    sharers = counted;
  }
  return sharers.get(fold) ?? 1;
}

/** How strongly frequent words speak for a language: 0 and up; a word that no other language has counts 1. */
export function stopVote(words: readonly Word[], language: Language): number {
  const own = stopWordsOf(language);
  let vote = 0;
  for (const { fold } of words) if (own.has(fold)) vote += 1 / sharersOf(fold);
  return vote;
}
