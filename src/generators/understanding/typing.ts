/** How words are typed: slips, slang, marks that are left over. */
import type { ClauseGrammar, LanguageFile } from '../languages/language-file.ts';
import { isSlip, knownWords, lettersOf } from '../tagging/known-words.ts';
import { namesIn, spelledNames } from '../text/names-in.ts';
import { type PhraseFinder, phrasesOf, wordsOf } from './phrases.ts';

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
  if (SHOUTED.test(words)) return true;
  const all = knownWords(code);
  // What once stood in something that cannot be repeated is no slip in an item of a list.
  const known = listed || leastWhole === undefined ? { ...all, odd: NONE } : all;
  const slips = lettersOf(words).filter((word) => isSlip(word, known));
  if (slips.length === 0) return false;
  const names = namesIn(words).flatMap(lettersOf);
  return slips.some((word) => !names.includes(word));
}

const NONE: ReadonlySet<string> = new Set();

const slang = new WeakMap<ClauseGrammar, PhraseFinder>();

/** Whether words hold slang. */
export function hasSlang(words: string, { grammar }: LanguageFile): boolean {
  const known = slang.get(grammar) ?? phrasesOf(grammar.slang);
  slang.set(grammar, known);
  return known.isIn(wordsOf(words));
}

/** Several words, all of them in capitals. */
const SHOUTED = /^(?=.*\p{Lu}{4})\P{Ll}* \P{Ll}*$/u;

/** Whether a bracket is left open. */
export function hasOpenBracket(words: string): boolean {
  return (words.match(/\(/g)?.length ?? 0) !== (words.match(/\)/g)?.length ?? 0);
}

/** A remark in brackets, in small letters and without a figure. */
const ASIDE = / \((?=[^)]* )[^)\p{Lu}\d]*\)/gu;

/** What people type behind a wish when they are in a hurry or laugh. */
const PLEASE =
  /[\s,]+(?:asap|pls|plz|plis|svp|stp|lol|mdr|thx|xd|k{3,}|(?:rs){2,}|(?:ja|ha|ah){2,}|асап|плз|пліз)(?!\p{L}).*$/iu;

/** Words without doubled spaces, marks at their edges, remarks in brackets and what is typed in a hurry. */
export function tidied(words: string, { code }: LanguageFile): string {
  const plain = spelledNames(
    words
      .replace(/\s+/g, ' ')
      .replace(/ ([,.])(?=\s|$)/g, '$1')
      .replace(/\(\s*\)/g, '')
      .replace(PLEASE, '')
      .replace(ASIDE, '')
      .replace(/,(?=,)/g, '')
      .replace(/^(?:[\s,–—-]|\.(?!\p{L}))+|[\s,.:–—-]+$/gu, ''),
  );
  if (code === 'es') return plain.replace(/(?<!\p{L})pa(?!\p{L})/gu, 'para');
  if (code === 'pt') return plain.replace(/(?<!\p{L})pra(?!\p{L})/gu, 'para');
  if (code === 'tr') return plain.replace(/(?<!\p{L})bi(?!\p{L})/gu, 'bir');
  return code === 'en' ? plain.replace(/\bi\b(?!\.)/g, 'I').replace(/\bi'/g, "I'") : plain;
}
