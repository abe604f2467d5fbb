/** Whether a clause refers to something outside of it. */
import type { LanguageFile } from '../languages/language-file.ts';
import { tokensOf } from '../tagging/tokens.ts';
import { timeWordsIn } from '../times/reading.ts';
import { grammarOf } from './grammar.ts';
import { wordsOf } from './phrases.ts';

/** Farther behind the beginning of a clause, `it` mostly refers to something in it. */
const MAX_FIRST_WORDS = 3;

/** An abbreviation, which is no word that looks alike: `terminar la ESO`. */
const ABBREVIATION = /(?<![\p{L}\p{N}])\p{Lu}{2,}(?![\p{L}\p{N}])/gu;

/** Whether a clause refers to something outside of it: `it` among its first words, or anywhere in it; `these` anywhere. */
export function refersElsewhere(clause: string, file: LanguageFile, anywhere = false): boolean {
  const { vague, nounEndings, pronounFirst } = grammarOf(file);
  const words = wordsOf(/\p{Ll}/u.test(clause) ? clause.replace(ABBREVIATION, '0') : clause);
  const near = anywhere ? words : words.slice(0, MAX_FIRST_WORDS);
  return (
    near.some((word, at) => vague.lengthAt(words, at) > 0 && !nounEndings.test(word)) ||
    pronounFirst?.test(clause) === true ||
    pointedAt(clause, file) !== undefined
  );
}

/** A word of time stands at most so many words behind one that points: `this coming year`. */
const MAX_WORDS_TO_TIME = 2;
/** Farther behind the beginning of a clause, such a word mostly points to something in it. */
const MAX_WORDS_TO_POINTING = 6;

/**
 * The word behind one that points to another sentence, such as `these`; empty behind `with them`, undefined where none points. Behind a comma or “and”, it is what the
 * clause itself has named; before a comma or “who”, what is told there; before a time, that.
 */
export function pointedAt(clause: string, file: LanguageFile): string | undefined {
  const { pointing, and, interrogatives } = grammarOf(file);
  const tokens = tokensOf(clause).filter(({ isWord, text }) => isWord || text === ',');
  const words = tokens.map(({ text }) => text.toLowerCase());
  const join = words.findIndex((word) => word === ',' || and.test(word));
  const end = Math.min(join < 0 ? words.length : join, MAX_WORDS_TO_POINTING);
  const times = timeWordsIn(tokens, file);
  for (let at = 0; at < end; at++) {
    const length = pointing.lengthAt(words, at);
    if (length === 0) continue;
    const next = words[at + length] ?? '';
    if (length > 1) return '';
    const ofTime = times.slice(at + 1, at + 1 + MAX_WORDS_TO_TIME).some((kinds) => kinds !== '');
    if (!ofTime && next !== ',' && !interrogatives.test(next)) return next;
  }
  return undefined;
}

/** Whether a clause of few words has one that names nothing: `something`, or what refers elsewhere. */
export function saysLittle(clause: string, file: LanguageFile): boolean {
  return grammarOf(file).indefinite.isIn(wordsOf(clause)) || refersElsewhere(clause, file, true);
}
