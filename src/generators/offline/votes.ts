/** What words say about each language before their cues are looked at: frequent words, and letters. */
import { isStrange, letterVote } from './letters.ts';
import { LANGUAGES } from './phrases/index.ts';
import type { Language } from './phrases/language.ts';
import { remembering } from './remember.ts';
import { frequentIn } from './stop-words.ts';
import { isAscii, type Word } from './words.ts';

/** What speaks for a language. */
export interface Vote {
  readonly language: Language;
  /** Frequent words and letters, less the words that cannot be of the language: may be below zero. */
  readonly running: number;
  /** Frequent words alone: 0 and up; a word that no other language has counts 1. */
  readonly frequent: number;
  /** How many words have letters of its script that the language does not write with. */
  readonly strange: number;
}

/** What the letters of a word say to each language, in the order of the languages. */
const lettersOf = remembering((text) =>
  LANGUAGES.map((language) => ({ vote: letterVote(text, language), strange: isStrange(text, language) })),
);

/** What words say about each language, in the order of the languages. */
export function votesFor(words: readonly Word[]): Vote[] {
  // Letters from a to z are of any language, and so are most words.
  const telling = words.filter(({ text }) => !isAscii(text)).map(({ text }) => lettersOf(text));
  const frequent = words.flatMap(({ fold }) => frequentIn(fold) ?? []);
  return LANGUAGES.map((language, place) => {
    let stop = 0;
    for (const { languages, vote } of frequent) if ((languages & (1 << place)) !== 0) stop += vote;
    let letters = 0;
    let strange = 0;
    for (const said of telling) {
      letters += said[place]?.vote ?? 0;
      if (said[place]?.strange) strange++;
    }
    return { language, running: stop + letters - strange, frequent: stop, strange };
  });
}
