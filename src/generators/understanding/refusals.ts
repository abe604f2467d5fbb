/** Which clauses are no wishes of their own: what is refused, and what is said twice. */
import type { LanguageFile } from '../languages/language-file.ts';
import { clauseWords } from './clause-words.ts';
import type { Span } from './marks.ts';
import type { Wish } from './understanding.ts';

/** As much of a sentence before and behind a clause may refuse it. */
const REACH = 40;
const SHOUTED = /^(?:NOT|NICHT|NIET|NIE|NO|NON|NÃO|NU|НЕ|PAS|KEINE?N?) /u;

/** What refuses a clause as its first words, where something stands before it. */
const NEVER =
  /^(?:auf keinen fall|op geen enkele manier|in geen geval|w żadnym wypadku|en aucun cas|de ninguna manera|in nessun caso|de jeito nenhum|în niciun caz|ни в коем случае|ні в якому разі|v žádném případě|v žiadnom prípade) /iu;

/** Whether what stands around a clause refuses it: “I don't want to …”, “NOT …”. */
export function isRefusedAt(
  text: string,
  { start, end }: Span,
  { refusal, refusalAfter }: LanguageFile,
): boolean {
  return (
    SHOUTED.test(text.slice(start, end)) ||
    (NEVER.test(text.slice(start, end)) && /\p{L}\s+$/u.test(text.slice(0, start))) ||
    refusal.test(text.slice(Math.max(0, start - REACH), start)) ||
    refusalAfter?.test(text.slice(end, end + REACH)) === true
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
  if (stems.length === 0) return 'nothing is named';
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
    return stems.every((stem) => own.includes(stem)) || own.every((stem) => stems.includes(stem));
  });
  return same ? 'said twice' : undefined;
}

/** The beginnings of the longer words of a text. */
function stemsOf(text: string): string[] {
  return clauseWords(text)
    .filter((word) => word.length >= 3)
    .map((word) => word.slice(0, 5));
}
