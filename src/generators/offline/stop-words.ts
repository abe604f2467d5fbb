/**
 * What the most frequent words of a text say about its language. A word that several languages share says as much
 * less for each of them.
 */
import { LANGUAGES } from './phrases/index.ts';
import type { Language } from './phrases/language.ts';
import { foldText } from './words.ts';

const sets = new Map<Language, ReadonlySet<string>>();

/** The frequent words of a language as they are folded. */
export function stopWordsOf(language: Language): ReadonlySet<string> {
  const kept = sets.get(language);
  if (kept !== undefined) return kept;
  const made = new Set(language.stopWords.split(' ').map(foldText));
  sets.set(language, made);
  return made;
}

/** What a frequent word says: of which languages it is one, as bits in their order, and how much that says for each. */
export interface FrequentWord {
  readonly languages: number;
  /** 1 for a word that no other language has, as much less for each as more of them share it. */
  readonly vote: number;
}

let frequentWords: ReadonlyMap<string, FrequentWord> | undefined;

/** What a word says as a frequent one; undefined where it is none in any language. */
export function frequentIn(fold: string): FrequentWord | undefined {
  frequentWords ??= readFrequentWords();
  return frequentWords.get(fold);
}

function readFrequentWords(): ReadonlyMap<string, FrequentWord> {
  const made = new Map<string, FrequentWord & { readonly sharers: number }>();
  for (const [place, language] of LANGUAGES.entries()) {
    for (const word of stopWordsOf(language)) {
      const { languages = 0, sharers = 0 } = made.get(word) ?? {};
      made.set(word, {
        languages: languages | (1 << place),
        sharers: sharers + 1,
        vote: 1 / (sharers + 1),
      });
    }
  }
  return made;
}
