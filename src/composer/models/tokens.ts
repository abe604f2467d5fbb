/** Parts a text into what the tagger looks at: words, numbers, single marks and line breaks. */
import { foldText } from '../text/words.ts';

/** A word, a number, a mark or a line break, with its place. */
export interface Token {
  readonly text: string;
  /** In small letters and without the marks of letters; a line break is `\n`. */
  readonly fold: string;
  readonly start: number;
  readonly end: number;
  /** Whether it is a word or a number. */
  readonly isWord: boolean;
  /** Whether a space or a line break stands before it. */
  readonly spaced: boolean;
}

const TOKEN =
  /\n+|\.?[\p{L}\p{N}\p{M}]+(?:[.,:](?=\p{N})\p{N}+|['’.&/-](?=[\p{L}\p{N}])[\p{L}\p{N}\p{M}]+)*[+#]{0,2}|[^\s]/gu;

/** As many tokens as are looked at; nobody wishes in more. */
const MAX_TOKENS = 4000;

/** The tokens of a text in their order. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: own, index: start } of text.matchAll(TOKEN)) {
    if (tokens.length >= MAX_TOKENS) break;
    const isBreak = own.startsWith('\n');
    tokens.push({
      text: own,
      fold: isBreak ? '\n' : foldText(own).replaceAll('’', "'").slice(0, 40),
      start,
      end: start + own.length,
      isWord: /[\p{L}\p{N}]/u.test(own),
      spaced: start === 0 || /\s/.test(text[start - 1] ?? ''),
    });
  }
  return tokens;
}
