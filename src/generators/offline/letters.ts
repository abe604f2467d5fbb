/** What the letters of a word say about its language. */
import { LANGUAGES } from './phrases/index.ts';
import type { Language } from './phrases/language.ts';
import { isAscii, smallLetters } from './words.ts';

/** Letters of loan words, which any language takes over. */
const LOAN_LETTERS = 'éèçñü';

let sharers: ReadonlyMap<string, number> | undefined;

/** How many languages write with a letter beyond a to z. */
function sharersOf(letter: string): number {
  if (sharers === undefined) {
    const counted = new Map<string, number>();
    for (const { letters } of LANGUAGES) {
      for (const one of letters) counted.set(one, (counted.get(one) ?? 0) + 1);
    }
    sharers = counted;
  }
  return sharers.get(letter) ?? 1;
}

const CYRILLIC = /\p{Script=Cyrillic}/u;

function isOfScript(text: string, { letters }: Language): boolean {
  return CYRILLIC.test(text) === CYRILLIC.test(letters);
}

function isOwn(letter: string, { letters }: Language): boolean {
  return letter < '\u0080' || letters.includes(letter) || LOAN_LETTERS.includes(letter);
}

/** Whether a word cannot be of a language, though its script is. */
export function isStrange(text: string, language: Language): boolean {
  if (isAscii(text) || !isOfScript(text, language)) return false;
  return [...smallLetters(text)].some((letter) => /\p{L}/u.test(letter) && !isOwn(letter, language));
}

/** How much the letters of a word speak for a language: 1 for one that no other has, 0 for none but a to z. */
export function letterVote(text: string, { letters }: Language): number {
  let vote = 0;
  if (isAscii(text)) return vote;
  for (const letter of text.toLowerCase()) {
    if (letter > '\u007f' && letters.includes(letter)) vote = Math.max(vote, 1 / sharersOf(letter));
  }
  return vote;
}
