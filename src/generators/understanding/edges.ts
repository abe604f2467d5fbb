/**
 * What stands around a wish and is no part of it: a sentence that a comma joins to it (`uczyć się spawać, | mam już elektrodę`), a
 * conjunction at its end.
 */
import type { LanguageFile } from '../languages/language-file.ts';
import { grammarOf } from './grammar.ts';

/** A wish has at least so many words before the comma of such a sentence. */
const MIN_WORDS = 2;

/** A clause without what stands around it. */
export function withoutEdges(words: string, file: LanguageFile): string {
  const { runOn, andAtEnd } = grammarOf(file);
  const clause = withoutRemarks(words, file);
  if (runOn === null) return clause.replace(andAtEnd, '');
  // Another wish, or a time limit, stood behind the conjunction: `nauczyć się pływać i | do lata …`.
  const own = clause.replace(runOn.conjunction, '');
  for (const { index } of own.matchAll(/, /gu)) {
    const rest = own.slice(index + 2).toLowerCase();
    if (runOn.dependent.test(rest) || own.slice(0, index).split(' ').length < MIN_WORDS) continue;
    const words = rest.split(/[,;] /u)[0]?.split(' ') ?? [];
    if (runOn.aboutSelf?.test(rest) === true || words.some((word) => runOn.firstPerson.test(word)))
      return own.slice(0, index);
  }
  return own;
}

/** A large figure that is no year: an amount of money is worth its brackets. */
const AMOUNT = /(?<![\d.,])(?!(?:19|20)\d\d(?!\d))\d[\d.,]*\d{3}(?!\d)/u;

/** A clause without remarks in brackets, and without one behind a comma: `improve my Spanish, | I have B1`. */
function withoutRemarks(clause: string, { grammar, postpositions, leads }: LanguageFile): string {
  const { remarks, presently } = grammar;
  const own = clause.replace(/ \(([^()]*)\)/gu, (found, inside: string) =>
    !AMOUNT.test(inside) && inside.split(', ').every((part) => remarks.test(part)) ? '' : found,
  );
  if (postpositions) return own;
  const isHeading = leads.v.endsWith(': ');
  for (const { index } of own.matchAll(/, /gu)) {
    const rest = own.slice(index + 2);
    const isNow = presently?.test(rest) === true && !rest.includes(', ');
    // A heading may hold a figure.
    const isRemark = (isNow || remarks.test(rest)) && !(isHeading && /\d/u.test(rest));
    if (isRemark && own.slice(0, index).split(' ').length >= MIN_WORDS) return own.slice(0, index);
  }
  return own;
}

/** Words in quotation marks are said as they are: `говорить «нет»`. */
const QUOTED = /(?<!\p{L})(?:„[\p{L} ]{1,20}[”“]|«[\p{L} ]{1,20}»|“[\p{L} ]{1,20}”)(?!\p{L})/gu;

/** A clause without short words in quotation marks. */
export function withoutQuoted(clause: string): string {
  return clause.replace(QUOTED, '');
}
