/** The words of a clause, and what stands around it, as the models see them. */
import type { LanguageFile } from '../languages/language-file.ts';
import { clauseFeatures } from '../tagging/clause-features.ts';
import { type Around, formFeatures } from '../tagging/form-features.ts';
import { tokensOf } from '../tagging/tokens.ts';

/** The words of a clause without its marks. */
export function clauseWords(text: string): string[] {
  return tokensOf(text)
    .filter(({ isWord }) => isWord)
    .map(({ fold }) => fold);
}

/** As much before a clause, and behind it, is looked at. */
const FARTHEST = 300;
const BEHIND = 60;

/** The words before a clause in its sentence, and the token behind it. */
export function aroundOf(text: string, start: number, end: number): Around {
  const tokens = tokensOf(text.slice(Math.max(0, start - FARTHEST), start));
  const last = tokens.findLastIndex(({ fold }) => /^(?:[.!?…;]|\n)$/u.test(fold));
  const line = tokens.slice(tokens.findLastIndex(({ fold }) => fold === '\n') + 1);
  return {
    before: tokens
      .slice(last + 1)
      .filter(({ isWord }) => isWord)
      .map(({ fold }) => fold),
    after: tokensOf(text.slice(end, end + BEHIND))[0]?.fold ?? '',
    listed: line.length > 0 && line.every(({ fold }) => /^(?:[-–—•*·).]|\d{1,2}|[a-h])$/u.test(fold)),
  };
}

/** The features of a clause for the model of forms: how its words are built, or the words themselves, as its language has it. */
export function featuresOfForm(clause: string, around: Around, { leastWhole }: LanguageFile): number[] {
  return leastWhole === undefined
    ? clauseFeatures(clauseWords(clause), around)
    : formFeatures(tokensOf(clause), around);
}
