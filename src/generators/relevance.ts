/** The part of the judge that tells whether a goal is about what she wrote. */
import type { Language } from './offline/phrases/language.ts';
import { type Reading, readWords, turnsIn, vocabularyOf } from './offline/vocabulary.ts';
import { toWords, type Word } from './offline/words.ts';

/** What the last input is about: several goals are judged against the same one. */
let lastInput:
  | {
      readonly input: string;
      readonly language: Language;
      readonly stems: Set<string>;
      readonly themes: Set<string>;
      readonly open: boolean;
    }
  | undefined;

function aboutInput(
  input: string,
  language: Language,
): { readonly stems: Set<string>; readonly themes: Set<string>; readonly open: boolean } {
  if (lastInput?.input === input && lastInput.language === language) return lastInput;
  const hers = readWords(toWords(input.slice(0, 5000)), vocabularyOf(language));
  const wanted = withoutRefused(hers);
  const open = wanted.hits.length < hers.hits.length || isUnknown(hers);
  lastInput = { input, language, stems: new Set(contentStems(hers)), themes: themesOf(wanted), open };
  return lastInput;
}

/**
 * Whether a goal takes up a word of hers or is about the same theme. Where she only says what she does not want, or
 * writes in a language that is not understood, a goal for finding direction is the honest answer.
 */
export function isRelevant(goal: readonly Word[], input: string, language: Language): boolean {
  const hers = aboutInput(input, language);
  const ours = readWords(goal, vocabularyOf(language));
  if (contentStems(ours).some((stem) => hers.stems.has(stem))) return true;
  const themes = themesOf(ours);
  if ([...themes].some((theme) => hers.themes.has(theme))) return true;
  return themes.has('findingDirection') && hers.themes.size === 0 && hers.open;
}

/** Whether hardly a word is known in the language that the answer is given in. */
function isUnknown({ words, hits }: Reading): boolean {
  const known = new Set(hits.filter(({ slip }) => !slip).flatMap(({ start, end }) => [start, end - 1]));
  return known.size * 4 <= words.length;
}

/** As many words as a refusal reaches: `I want to do anything except sales`. */
const REFUSAL_REACH = 4;

/** A reading without what stands right after a word of refusal, which she does not want. */
function withoutRefused(reading: Reading): Reading {
  const harmless = turnsIn(reading, 'harmless');
  const unwanted = turnsIn(reading, 'unwanted');
  // Who does not want to be stressed wants to be rid of it.
  const isMeant = ({ start, end }: { readonly start: number; readonly end: number }): boolean =>
    !harmless.some((hit) => hit.start <= start && start < hit.end) &&
    !unwanted.some((hit) => hit.end > start - REFUSAL_REACH && hit.start < end + REFUSAL_REACH);
  const refusals = turnsIn(reading, 'exclude').filter(isMeant);
  const after = turnsIn(reading, 'excludeAfter').filter(isMeant);
  const hits = reading.hits.filter(
    (hit) =>
      !refusals.some(({ start, end }) => hit.start >= start && hit.start < end + REFUSAL_REACH) &&
      !after.some(({ start, end }) => hit.start >= start - REFUSAL_REACH && hit.start < end),
  );
  return { ...reading, hits };
}

function themesOf(reading: Reading): Set<string> {
  const themes = new Set<string>();
  for (const { tag } of reading.hits) if (tag.kind === 'theme') themes.add(tag.theme);
  return themes;
}

/** The beginnings of the words that carry meaning. */
function contentStems({ words, vocabulary }: Reading): string[] {
  return words
    .filter(({ fold }) => fold.length > 1 && /\p{L}/u.test(fold) && !vocabulary.stopWords.has(fold))
    .map(({ fold }) => fold.slice(0, 5));
}
