/** The part of quoting that knows words of another language than the goal is written in. */
import { LANGUAGES } from '../phrases/index.ts';
import { stopWordsOf } from '../stop-words.ts';
import { readWords, type Vocabulary } from '../vocabulary.ts';
import { toWords } from '../words.ts';

/** One frequent word of another language is a loan or a name: `tour de France`. */
const LEAST_FOREIGN = 2;

/** Whether a span is of another language: it has frequent words of that one, and not many more that this one knows. */
export function isForeign(span: string, vocabulary: Vocabulary): boolean {
  const words = toWords(span);
  const { hits } = readWords(words, vocabulary);
  const known = new Set(hits.filter(({ slip }) => !slip).flatMap(({ start, end }) => [start, end - 1]));
  const strange = words.filter(({ fold }, index) => !known.has(index) && !vocabulary.stopWords.has(fold));
  if (strange.length < LEAST_FOREIGN) return false;
  return LANGUAGES.some((language) => {
    if (language === vocabulary.language) return false;
    const frequent = stopWordsOf(language);
    const foreign = strange.filter(({ fold }) => frequent.has(fold)).length;
    return foreign >= LEAST_FOREIGN && foreign * 2 >= known.size;
  });
}
