/**
 * Wishes without the words around them that are no part of them: a sentence that a comma joins to one (`uczyć się spawać, | mam już
 * elektrodę`), a conjunction at its end, and limits of time, which the plan tells.
 */
import type { LanguageFile } from '../languages/language-file.ts';
import { readTimes } from '../times/reading.ts';
import { grammarOf } from './grammar.ts';
import { wordsOf } from './phrases.ts';
import type { Place, Reading } from './reading.ts';

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

/** The words before a limit without those that open it, which a mark may have left behind: `d'ici | juin`. */
function withoutOpener(words: string, { file, grammar }: Reading): string {
  const plain = words.trimEnd();
  const reading = readTimes(plain, file);
  const first = reading.hits
    .filter(
      ({ tag, end }) =>
        tag.kind === 'time' &&
        (tag.time === 'until' || tag.time === 'before') &&
        end === reading.words.length,
    )
    .reduce((least, { start }) => Math.min(least, start), reading.words.length);
  const opener = reading.words[first]?.text;
  const own = opener === undefined ? plain : plain.slice(0, plain.lastIndexOf(opener)).trimEnd();
  // `jeszcze | przed świętami`
  const last = /\s(\p{L}+)$/u.exec(own);
  const isFiller = last !== null && grammar.fillers.has(last[1]?.toLowerCase() ?? '');
  return isFiller ? own.slice(0, last.index) : own;
}

/** Whether the words behind a limit go on with it, where nouns stand side by side: `before the spring | season starts`. */
function goesOn(rest: string, { grammar }: Reading): boolean {
  const words = wordsOf(rest);
  const isNoun = !grammar.loose.test(words[0] ?? '') && grammar.ends.lengthAt(words, 0) === 0;
  return grammar.nounsSideBySide && /^\s\p{L}/u.test(rest) && isNoun;
}

/**
 * The words of a text at a place without the limits among them. Where a limit goes with a word before it that would be left alone, all
 * stays: `the race of | next year`.
 */
export function withoutLimits({ start, end }: Place, limits: readonly Place[], reading: Reading): string {
  const { text, grammar } = reading;
  let words = '';
  let from = start;
  for (const limit of limits) {
    if (limit.start > start && goesOn(text.slice(limit.end, end), reading)) return text.slice(start, end);
    words += `${withoutOpener(text.slice(from, limit.start), reading)} `;
    from = limit.end;
  }
  words += text.slice(from, end);
  const last = /\s(\p{L}+)[\s.,:;]*$/u.exec(words)?.[1]?.toLowerCase() ?? '';
  return limits.length > 0 && grammar.loose.test(last) ? text.slice(start, end) : words;
}
