/** How words are typed: slips, slang, marks that are left over. */
import type { LanguageFile } from '../languages/language-file.ts';
import { isSlip, knownWords, lettersOf, markedForms } from '../tagging/known-words.ts';
import { namesIn, spelledNames } from '../text/names-in.ts';
import { isAscii } from '../text/words.ts';
import type { Grammar } from './grammar.ts';
import { wordsOf } from './phrases.ts';

/**
 * Whether a word is one that the mentee would not want to read again: a slip, slang, shouting. A model of forms that looks at the words
 * themselves has seen to it.
 */
export function hasSlip(
  words: string,
  { code, leastWhole }: LanguageFile,
  wanted: boolean,
  listed: boolean,
): boolean {
  if (leastWhole === undefined && !wanted && !listed) return false;
  if (isShouted(words)) return true;
  const all = knownWords(code);
  // What once stood in something that cannot be repeated is no slip in an item of a list.
  const known = listed || leastWhole === undefined ? { ...all, odd: NONE } : all;
  const slips = lettersOf(words).filter((word) => isSlip(word, known));
  if (slips.length === 0) return false;
  const names = namesIn(words).flatMap(lettersOf);
  return slips.some((word) => !names.includes(word));
}

const NONE: ReadonlySet<string> = new Set();

/** Whether words hold slang. */
export function hasSlang(words: string, { slang }: Grammar): boolean {
  return slang.isIn(wordsOf(words));
}

/** Several words, all of them in capitals. */
const isShouted = (words: string): boolean =>
  words.includes(' ') && /\p{Lu}{4}/u.test(words) && !/\p{Ll}/u.test(words);

/** Whether a bracket is left open. */
export function hasOpenBracket(words: string): boolean {
  return (words.match(/\(/g)?.length ?? 0) !== (words.match(/\)/g)?.length ?? 0);
}

/** A remark in brackets, in small letters and without a figure. */
const ASIDE = / \((?=[^()]* )[^()\p{Lu}\d]*\)/gu;

/** Abbreviations behind a wish of people who are in a hurry or laugh. */
const PLEASE =
  /(?<![\s,])[\s,]+(?:asap|pls|plz|plis|svp|stp|lol|mdr|thx|xd|k{3,}|(?:rs){2,}|(?:ja|ha|ah){2,}|асап|плз|пліз)(?!\p{L}).*/iu;

/** Words without doubled spaces, marks at their edges, remarks in brackets and what is typed in a hurry. */
export function tidied(words: string, { grammar }: LanguageFile): string {
  const plain = spelledNames(
    words
      .replace(/\s+/g, ' ')
      .replace(/ ([,.])(?=\s|$)/g, '$1')
      .replace(/\(\s*\)/g, '')
      .replace(PLEASE, '')
      .replace(ASIDE, '')
      .replace(/,(?=,)/g, '')
      .replace(/^(?:[\s,–—-]|\.(?!\p{L}))+|(?<![\s,.:–—-])[\s,.:–—-]+$/gu, ''),
  );
  return grammar.spellings.reduce((own, [from, to]) => own.replace(from, to), plain);
}

/** Whether a text is typed without the marks of letters: it has none, and words that need them. */
export function isUnmarked(text: string, { code, grammar: { unmarked } }: LanguageFile): boolean {
  if (unmarked === null || !isAscii(text)) return false;
  const forms = markedForms(code);
  const isKnown = (text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => unmarked[word] !== undefined);
  return isKnown || lettersOf(text).some((word) => forms.has(word));
}

/** A longer word that is not known may lack marks. */
const LONG_WORD = 5;

/** A clause with the marks that were left out; empty where they are not known. */
export function marked(words: string, { code, grammar }: LanguageFile): string {
  const forms = markedForms(code);
  const { good } = knownWords(code);
  const isUnknown = (word: string): boolean =>
    word.length >= LONG_WORD && !good.has(word.toLowerCase()) && !forms.has(word.toLowerCase());
  if ((words.match(/\p{L}+/gu) ?? []).some((word) => isUnknown(word) && !namesIn(word).length)) return '';
  return words.replace(/\p{L}+/gu, (word) => grammar.unmarked?.[word] ?? forms.get(word) ?? word);
}
