/** A text as the grammar of its language reads it. It is made once, and everything that reads the text gets it. */
import type { LanguageFile } from '../languages/language-file.ts';
import { type Token, tokensOf } from '../tagging/tokens.ts';
import { limitWordsIn } from '../times/reading.ts';
import { type Grammar, grammarOf } from './grammar.ts';

/** A part of a text, from its first character to the one behind its last. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** A token that says something, with its word in small letters and what kind of time it names. */
interface OwnToken extends Token {
  readonly word: string;
  readonly time: string;
}

/** A text with its tokens. */
export interface Reading {
  readonly text: string;
  readonly file: LanguageFile;
  readonly grammar: Grammar;
  readonly tokens: readonly Token[];
  /** What kind of time each token names, if any: `month`. */
  readonly times: readonly string[];
  /** The tokens without adverbs that say nothing, which may stand anywhere in an opening, and without the full stops of ordinals. */
  readonly own: readonly OwnToken[];
  /** Their words. */
  readonly words: readonly string[];
}

/** Reads a text. */
export function readText(text: string, file: LanguageFile): Reading {
  const grammar = grammarOf(file);
  const tokens = tokensOf(text);
  const times = limitWordsIn(tokens, file);
  const isStop = (at: number): boolean =>
    file.ordinalStops &&
    tokens[at]?.text === '.' &&
    /^\d{1,2}$/.test(tokens[at - 1]?.text ?? '') &&
    ((times[at + 1] ?? '') !== '' || /^\p{Ll}/u.test(tokens[at + 1]?.text ?? ''));
  const own = tokens.flatMap((token, at) => {
    const word = token.text.toLowerCase();
    return grammar.fillers.has(word) || isStop(at) ? [] : [{ ...token, word, time: times[at] ?? '' }];
  });
  return { text, file, grammar, tokens, times, own, words: own.map(({ word }) => word) };
}

/** Where the own tokens from one to right before another stand; undefined where there are none. */
export function placeOf({ own }: Reading, from: number, to: number): Place | undefined {
  const [first, last] = [own[from], own[to - 1]];
  return first === undefined || last === undefined || to <= from
    ? undefined
    : { start: first.start, end: last.end };
}
