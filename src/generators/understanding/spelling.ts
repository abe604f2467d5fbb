/** Notices slips of the keyboard in the words that tell a theme. */
import { foldKeepingLength } from '../languages/cues.ts';
import type { LanguageFile } from '../languages/language-file.ts';
import { isOneSlipAway } from '../offline/slips.ts';
import type { Patterns } from './patterns.ts';

/** Shorter words are too near to others. */
const LEAST_LETTERS = 8;

/** A text with slips in long words of themes put right; the same text where there are none. */
export function withoutSlips(text: string, { known }: Patterns): string {
  return text.replace(/[\p{L}-]{8,}/gu, (word) => {
    const folded = foldKeepingLength(word);
    if (known.has(folded)) return word;
    for (const right of known) {
      if (Math.abs(right.length - folded.length) > 1 || right.length < LEAST_LETTERS) continue;
      // Another ending is no slip.
      if (right.slice(0, -2) === folded.slice(0, right.length - 2) || !isOneSlipAway(folded, right)) continue;
      // A word with one letter more at its front is another word: „oprogramowanie“.
      if (folded.slice(1).startsWith(right.slice(0, 6))) continue;
      return right;
    }
    return word;
  });
}

/** Whether a text leaves out the marks of its letters. */
export function isUnmarked(text: string, { code, grammar }: LanguageFile): boolean {
  if (grammar?.foreignLetters !== undefined) return grammar.foreignLetters.test(text);
  return code === 'pl' ? !/[ąćęłńóśźż]/iu.test(text) : code === 'de' ? !/[äöüß]/iu.test(text) : false;
}
