/** Puts understanding and wording together, for the languages that have a file of the new design. */
import { LANGUAGE_FILES } from '../languages/index.ts';
import type { LanguageFile } from '../languages/language-file.ts';
import { coveredLanguage } from '../offline/detect.ts';
import type { Language } from '../offline/phrases/language.ts';
import { vocabularyOf } from '../offline/vocabulary.ts';
import { understand } from '../understanding/understand.ts';
import type { Understanding } from '../understanding/understanding.ts';
import { type Composition, writeGoals } from './composition.ts';

/** The language file for a code; undefined for languages that are served by the older composer. */
export function languageFileFor(code: string): LanguageFile | undefined {
  return LANGUAGE_FILES.find((file) => file.code === code);
}

/** What a text says, in a language that has a file; undefined in others. */
export function understandingOf(
  text: string,
  code: string,
  today: Temporal.PlainDate,
): Understanding | undefined {
  const file = languageFileFor(code);
  return file && understand(text, { file, vocabulary: vocabularyOf(coveredLanguage(code)), today });
}

/** What is said, and the goals for it. */
export interface Answer extends Composition {
  readonly understanding: Understanding;
}

/** Understands a tidied text and writes its goals. */
export function answer(
  text: string,
  file: LanguageFile,
  language: Language,
  today: Temporal.PlainDate,
  variant: number,
): Answer {
  const understanding = understand(text, { file, vocabulary: vocabularyOf(language), today });
  return { understanding, ...writeGoals(understanding, { file, today, variant }) };
}
