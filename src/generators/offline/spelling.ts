/** Gives words that were typed without diacritics their own letters back, where the language's sentences hold them. */
import type { Language } from './phrases/language.ts';
import { stopWordsOf } from './stop-words.ts';
import { foldText, toWords, type Word } from './words.ts';

const known = new Map<Language, ReadonlyMap<string, string | null>>();

/** Every sentence and name that the language's file writes out with all its letters. */
function* writtenTexts(language: Language): Generator<string> {
  yield language.stopWords;
  const { phrases, firstSteps, measured, examined, topics, counted, hours } = language;
  const lists = [...Object.values(phrases), ...Object.values(firstSteps), measured, examined];
  for (const list of [...lists, ...topics.map((topic) => topic.phrases)])
    for (const phrase of list) yield* phrase;
  for (const { forms } of Object.values(counted)) yield* Object.values(forms);
  yield* Object.values(hours);
  for (const [, text] of [...language.aims, ...language.skills, ...language.audiences]) yield text;
}

/** Folded words and how they are spelled; null where there are two ways. */
function spellingsOf(language: Language): ReadonlyMap<string, string | null> {
  const kept = known.get(language);
  if (kept !== undefined) return kept;
  const made = new Map<string, string | null>();
  for (const text of writtenTexts(language)) {
    for (const { text: word, fold } of toWords(text.toLowerCase())) {
      const before = made.get(fold);
      if (before === undefined) made.set(fold, word);
      else if (before !== word) made.set(fold, null);
    }
  }
  for (const text of cueTexts(language)) {
    for (const { text: word, fold } of toWords(text.toLowerCase())) {
      if (word !== fold && !made.has(fold)) made.set(fold, word);
    }
  }
  known.set(language, made);
  return made;
}

/** Whole words among the cues, which are often typed without marks as well: those with marks are the right ones. */
function* cueTexts({ turns, time, themes }: Language): Generator<string> {
  const { months, feasts, numbers, spans, weekdays, ...plain } = time;
  const cues = [
    ...Object.values(turns),
    ...Object.values(plain),
    ...Object.values(themes),
    ...months,
    ...weekdays,
  ];
  for (const [cue] of [...feasts, ...spans]) cues.push(cue);
  for (const [, cue] of numbers) cues.push(cue);
  for (const cue of cues) yield cue.replaceAll(/\S*[*$]\S*/g, ' ');
}

const ASCII_WORD = /^[A-Za-z]+$/;

/**
 * The words with their diacritics where all of them were typed without: `nauczyc sie` becomes `nauczyć się`. A word
 * that may be spelled as it was typed stays, and so do all where no frequent word tells that marks were left out.
 */
export function spellOut(words: readonly Word[], language: Language): readonly Word[] {
  if (words.some(({ text }) => !/^[ -~]*$/.test(text))) return words;
  const frequent = stopWordsOf(language);
  const spelled = words.map((word) => ({ ...word, text: spellWord(word.text, language) }));
  const told = spelled.some(({ text, fold }, index) => text !== words[index]?.text && frequent.has(fold));
  return told ? spelled : words;
}

function spellWord(word: string, language: Language): string {
  if (!ASCII_WORD.test(word)) return word;
  const fold = foldText(word);
  const spelled = spellingsOf(language).get(fold);
  if (spelled === undefined || spelled === null || spelled.length !== word.length) return word;
  return [...spelled].map((letter, index) => (isUpper(word[index]) ? letter.toUpperCase() : letter)).join('');
}

function isUpper(letter: string | undefined): boolean {
  return letter !== undefined && letter !== letter.toLowerCase();
}
