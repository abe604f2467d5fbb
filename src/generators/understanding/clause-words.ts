/** The words of a clause, and what stands around it, as the models see them. */
import type { Around } from '../tagging/clause-features.ts';
import { tokensOf } from '../tagging/tokens.ts';

/** The words of a clause without its marks. */
export function clauseWords(text: string): string[] {
  return tokensOf(text)
    .filter(({ isWord }) => isWord)
    .map(({ fold }) => fold);
}

/** As much before a clause is looked at. */
const FARTHEST = 300;

/** What stands before a place in its sentence. */
export function aroundOf(text: string, start: number): Around {
  const tokens = tokensOf(text.slice(Math.max(0, start - FARTHEST), start));
  const last = tokens.findLastIndex(({ fold }) => /^(?:[.!?…;]|\n)$/u.test(fold));
  const line = tokens.slice(tokens.findLastIndex(({ fold }) => fold === '\n') + 1);
  return {
    before: tokens
      .slice(last + 1)
      .filter(({ isWord }) => isWord)
      .map(({ fold }) => fold),
    listed: line.length > 0 && line.every(({ fold }) => /^(?:[-–—•*·).]|\d{1,2}|[a-h])$/u.test(fold)),
  };
}
