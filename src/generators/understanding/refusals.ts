/** Which clauses are no wishes of their own: what is refused, and what is said twice. */
import type { LanguageFile } from '../languages/language-file.ts';
import { clauseWords } from './clause-words.ts';
import { grammarOf } from './grammar.ts';
import type { Span } from './marks.ts';
import type { Wish } from './understanding.ts';

/** A refusal stands at most so many characters before or behind its clause. */
const MAX_CHARACTERS = 40;
/** Whether what stands around a clause refuses it: “I don't want to …”, “NOT …”. */
export function isRefusedAt(text: string, { start, end }: Span, file: LanguageFile): boolean {
  const { refusal, refusalAfter } = file;
  const { shouted, inNoCase, unwanted } = grammarOf(file);
  const clause = text.slice(start, end);
  const behind = /^(?: \p{L}+){1,3}/u.exec(text.slice(end))?.[0] ?? '';
  return (
    // “Leave the company I don't want to.”
    unwanted.test(clause) ||
    behind
      .split(' ')
      .some((_, count, words) => unwanted.test(clause + words.slice(0, count + 1).join(' '))) ||
    shouted.test(clause) ||
    (inNoCase.test(clause) && /\p{L}\s+$/u.test(text.slice(0, start))) ||
    refusal.test(text.slice(Math.max(0, start - MAX_CHARACTERS), start)) ||
    refusalAfter?.test(text.slice(end, end + MAX_CHARACTERS)) === true
  );
}

/** Why a clause is no wish of its own; undefined where it is one. */
export function reasonAgainst(
  wish: Wish,
  others: readonly Wish[],
  excluded: readonly string[],
  refusals: readonly Span[],
): string | undefined {
  const stems = stemsOf(wish.clause);
  // An item of a list may be short: “CV”.
  if (stems.length === 0) return wish.listed ? undefined : 'nothing is named';
  const isWithin = refusals.some(({ start, end }) => start <= wish.start + 3 && end >= wish.end - 1);
  if (isWithin) return 'refused';
  const refused = excluded
    .filter((text) => !wish.clause.includes(text))
    .some((text) => {
      const own = stemsOf(text);
      return own.length > 0 && own.every((stem) => stems.includes(stem)) && own.length * 2 >= stems.length;
    });
  if (refused) return 'refused';
  const same = others.some(({ clause }) => {
    const own = stemsOf(clause);
    return (
      own.length > 0 &&
      (stems.every((stem) => own.includes(stem)) || own.every((stem) => stems.includes(stem)))
    );
  });
  return same ? 'said twice' : undefined;
}

/** The beginnings of the longer words of a text. */
function stemsOf(text: string): string[] {
  return clauseWords(text)
    .filter((word) => word.length >= 3)
    .map((word) => word.slice(0, 5));
}
