/** Lists of keywords without marks: short lines, what stands between commas, and a word or two alone. */
import type { LanguageFile } from '../languages/language-file.ts';
import type { Candidate } from './candidates.ts';
import { grammarOf } from './grammar.ts';
import { itemsOf, LIKELY } from './lists.ts';
import { wordsOf } from './phrases.ts';
import type { Place } from './reading.ts';

/** With more words, a line may be a sentence, which models read. */
const MAX_PART_WORDS = 3;
/** Alone, with more words, it may be what somebody is or does. */
const MAX_LONE_WORDS = 2;
/** Fewer parts between commas are a thing and a remark. */
const MIN_PARTS = 3;

/** What stands between some signs, without the spaces around it and what ends it. */
function partsOf(text: string, sign: RegExp): Place[] {
  let at = 0;
  return text.split(sign).flatMap((part) => {
    const start = text.indexOf(part, at) + part.length - part.trimStart().length;
    at = start + part.trim().length;
    const own = part.trim().replace(/[.!…]+$/u, '');
    return own === '' ? [] : [{ start, end: start + own.length }];
  });
}

/** Whether a part is a few words and no sentence. */
const isShort = (text: string, { start, end }: Place, most: number): boolean =>
  wordsOf(text.slice(start, end)).length <= most && !/[.!?…:]/u.test(text.slice(start, end));

/**
 * The candidates with what stands in a line of its own, or between commas, in a few words: “Excel, presentations, my English”. No mark
 * says that it is a list, so only what is known to be the theme of a plan is added.
 *
 * @param refusals what the mentee does not want
 * @param isTheme whether the words of a part say what plan it needs
 */
export function withKeywords(
  text: string,
  candidates: readonly Candidate[],
  file: LanguageFile,
  refusals: readonly Place[],
  isTheme: (words: string) => boolean,
): Candidate[] {
  // The lines over and under marked items are headings and remarks.
  if (itemsOf(text, file.grammar).length > 0) return [...candidates];
  const { and, negation, interrogatives } = grammarOf(file);
  const lines = partsOf(text, /\n/u);
  const parts = lines.length > 1 ? [] : partsOf(text, /[,;]\s/u);
  const isSaid = (word: string): boolean => negation.test(word) || interrogatives.test(word);
  const isPart = (part: Place): boolean => {
    const words = wordsOf(text.slice(part.start, part.end));
    return isShort(text, part, MAX_PART_WORDS) && !and.test(words[0] ?? '') && !words.some(isSaid);
  };
  const isListOfParts = parts.length >= MIN_PARTS && parts.every(isPart);
  const most = lines.length > 1 ? MAX_PART_WORDS : MAX_LONE_WORDS;
  const isKeyword = ({ start, end }: Place): boolean =>
    isTheme(text.slice(start, end)) &&
    !refusals.some((one) => one.start < end && start < one.end) &&
    // Before a wish that begins later stands its opening: “I want | SQL”.
    !candidates.some((one) => one.start > start && one.start < end && one.sure >= LIKELY);
  const items = (isListOfParts ? parts : lines.filter((line) => isShort(text, line, most))).filter(isKeyword);
  if (isListOfParts && items.length * 2 < parts.length) return [...candidates];
  const added = items.map(({ start, end }): Candidate => {
    const found = candidates.find((one) => one.start >= start && one.end <= end && one.sure >= LIKELY);
    const lone = { kind: '', sure: LIKELY, edges: LIKELY, wanted: false };
    return { ...(found ?? lone), start, end, listed: true };
  });
  const isReplaced = (one: Candidate): boolean =>
    added.some(({ start, end }) => one.start < end && start < one.end);
  return [...candidates.filter((one) => !isReplaced(one)), ...added].sort(
    (one, other) => one.start - other.start,
  );
}
