/** The words of a wish as they can be said to the mentee: whole, without the time limit, or not at all. */
import type { Form, Label } from '../languages/labels.ts';
import type { LanguageFile } from '../languages/language-file.ts';
import { isSlip, knownWords, lettersOf } from '../tagging/known-words.ts';
import { namesIn, spelledNames } from '../text/names-in.ts';
import type { Span } from './marks.ts';
import type { SaidTime } from './understanding.ts';

/** A longer clause is not repeated. */
const MOST_WORDS = 24;
const MOST_CHARACTERS = 170;

/** What is known of the clause. */
export interface ClauseKnown {
  readonly file: LanguageFile;
  readonly form: Form;
  readonly label: Label;
  readonly marks: readonly Span[];
  readonly privates: readonly string[];
  readonly time: SaidTime | undefined;
}

/** Forms that stand well before a plan. */
const SAYABLE: readonly Form[] = ['v', 'n', 'g', 'q'];

/** The form of a clause as it is said: a word that leans on an infinitive is put behind it. */
export function saidForm(clause: string, form: Form, { leaning }: LanguageFile): Form {
  return form === 'g' && leaning?.test(clause) === true ? 'v' : form;
}

/** As much before a clause is looked at. */
const REACH = 40;

/**
 * Where a clause begins with the word before it that leans on its verb: without it, “chci se | naučit” would be about teaching
 * somebody.
 */
export function startWithLeaning(text: string, start: number, { leaningBefore }: LanguageFile): number {
  if (leaningBefore === undefined) return start;
  const from = Math.max(0, start - REACH);
  const before = leaningBefore.exec(text.slice(from, start));
  return before === null ? start : from + before.index + before[0].length;
}

/** The words of the clause in `text` from `start` to `end`; empty where they cannot be said. */
export function sayableWords(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  { file, form, label, marks, privates, time }: ClauseKnown,
): string {
  if (!SAYABLE.includes(form)) return '';
  // The time limit is told by the plan, unless no day can be told of it.
  const limits =
    time?.date === undefined
      ? []
      : marks.filter((mark) => mark.kind === 'by' && mark.start >= start && mark.end <= end);
  let words = '';
  let from = start;
  for (const limit of limits) {
    words += `${text.slice(from, limit.start)} `;
    from = limit.end;
  }
  words = tidied(words + text.slice(from, end), file);
  if (file.leaning !== undefined) words = words.replace(file.leaning, '$2 $1');
  const isNoVerb = form === 'v' && !file.infinitive.test(words);
  const isLong = words.length > MOST_CHARACTERS || words.split(' ').length > MOST_WORDS;
  const isOdd =
    /["“”„«»;[\]{}<>|@#*_\\!?~=]|\.\.|\d{5,}|https?:|www\.|: /u.test(words) || hasOpenBracket(words);
  const isPrivate = privates.some((name) => words.includes(name));
  const isNegated = NEGATED.test(words) && !LEAVING.includes(label);
  if (isNoVerb || isNegated || isLong || isOdd || isPrivate || !/\p{L}{2}/u.test(words)) return '';
  return hasSlip(words, file) ? '' : words;
}

/**
 * Whether a word is one that the mentee would not want to read again: a slip, slang, shouting. A model of forms that looks at the words
 * themselves has seen to it.
 */
function hasSlip(words: string, { code, leastWhole }: LanguageFile): boolean {
  if (leastWhole === undefined) return false;
  if (SHOUTED.test(words)) return true;
  const known = knownWords(code);
  const slips = lettersOf(words).filter((word) => isSlip(word, known));
  if (slips.length === 0) return false;
  const names = namesIn(words).flatMap(lettersOf);
  return slips.some((word) => !names.includes(word));
}

/** Labels whose plans are about leaving something alone. */
const LEAVING: readonly Label[] = ['boundaries', 'conditions', 'rest', 'stop'];
/** What is not to be, in all languages: any other plan behind such words would be one for it. */
const NEGATED =
  /^(?:not|never|no longer|nicht|kein(?:e[nmrs]?)?|nie(?:mals)?|auf keinen fall|niet|geen|nooit|ne|pas|jamais|non|no|não|nunca|nu|să nu|не|ні|ни|ніколи|никогда|nikdy)(?![\p{L}\p{N}'’])/iu;

/** Several words, all of them in capitals. */
const SHOUTED = /^(?=.*\p{Lu}{4})\P{Ll}* \P{Ll}*$/u;

function hasOpenBracket(words: string): boolean {
  return (words.match(/\(/g)?.length ?? 0) !== (words.match(/\)/g)?.length ?? 0);
}

function tidied(words: string, { code }: LanguageFile): string {
  const plain = spelledNames(
    words
      .replace(/\s+/g, ' ')
      .replace(/ ([,.])(?=\s|$)/g, '$1')
      .replace(/\(\s*\)/g, '')
      .replace(/,(?=,)/g, '')
      .replace(/^(?:[\s,–—-]|\.(?!\p{L}))+|[\s,.:–—-]+$/gu, ''),
  );
  return code === 'en' ? plain.replace(/\bi\b(?!\.)/g, 'I').replace(/\bi'/g, "I'") : plain;
}
