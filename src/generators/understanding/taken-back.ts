/** Words that somebody takes back while typing: “by March, no, April” is “by April”. */
import type { LanguageFile } from '../languages/language-file.ts';
import { tokensOf } from '../tagging/tokens.ts';
import { timeWordsIn } from '../times/reading.ts';
import { grammarOf } from './grammar.ts';

const MARK = /^[,–—-]$/;
/** Words of a time that can be put right: not `week`, as in “no week”. */
const TIME = /\b(?:month|weekday|feast)\b/;
/** A phrase of so many words takes back any word, and not a time alone. */
const LONG_PHRASE = 2;

/** A text without the words that are taken back in it, and without what takes them back. */
export function withoutTakenBack(text: string, file: LanguageFile): string {
  const { takesBack } = grammarOf(file);
  const tokens = tokensOf(text);
  const words = tokens.map((token) => token.text.toLowerCase());
  const times = timeWordsIn(tokens, file);
  const isMark = (at: number): boolean => MARK.test(words[at] ?? '');
  let left = '';
  let end = 0;
  for (let at = 1; at < words.length; at++) {
    const length = takesBack.lengthAt(words, at);
    if (length === 0 || !isMark(at - 1)) continue;
    const before = at - 2;
    const behind = isMark(at + length) ? at + length + 1 : at + length;
    // “by March, no, by April”: what stands before both is said again.
    const isRepeated = words[before - 1] !== undefined && words[before - 1] === words[behind];
    const [first, next] = isRepeated ? [before - 1, behind + 1] : [before, behind];
    const isOfTime = [before, next].every((place) => TIME.test(times[place] ?? ''));
    const isWord = [before, next].every((place) => tokens[place]?.isWord === true);
    const [from, to] = [tokens[first], tokens[behind]];
    if (!isWord || !(isOfTime || length >= LONG_PHRASE) || from === undefined || to === undefined) continue;
    left += text.slice(end, Math.max(end, from.start));
    end = to.start;
    at = behind;
  }
  return left + text.slice(end);
}
