/** The words of a wish as they can be said to the mentee: whole, without the time limit, or not at all. */
import type { Form } from '../languages/labels.ts';
import type { LanguageFile } from '../languages/language-file.ts';
import { knownWords, lettersOf, markedForms } from '../tagging/known-words.ts';
import { namesIn } from '../text/names-in.ts';
import { isAscii } from '../text/words.ts';
import { isCutShort } from './clause-end.ts';
import { withoutEdges, withoutQuoted } from './edges.ts';
import { grammarOf } from './grammar.ts';
import type { Span } from './marks.ts';
import { participleIn } from './participles.ts';
import { withPlainInfinitive } from './plain-infinitive.ts';
import { hasOpenBracket, hasSlang, hasSlip, tidied } from './typing.ts';
import type { SaidTime } from './understanding.ts';
import { withoutLimits } from './without-limits.ts';

/** A longer clause is not repeated. */
const MAX_WORDS = 24;
const MAX_CHARACTERS = 170;

/** What is known of the clause. */
export interface ClauseKnown {
  readonly file: LanguageFile;
  readonly form: Form;
  readonly marks: readonly Span[];
  readonly privates: readonly string[];
  readonly time: SaidTime | undefined;
  /** Whether it is an item of a list. */
  readonly listed: boolean;
  /** Whether it stands behind “I want to”, and a word before the opening that leans on its verb. */
  readonly wanted: boolean;
  /** Whether it begins with a form of the conditional. */
  readonly conditional: boolean;
  /** How sure its label is. */
  readonly sure: number;
  /** A word before the opening that leans on its verb. */
  readonly leaning: string | undefined;
  /** Where it begins with its opening, if it is only repeated with it. */
  readonly from: number | undefined;
  /** What stands before its opening and goes before its words. */
  readonly front: string | undefined;
  /** How it is said, where that is not as it stands. */
  readonly said: string | undefined;
}

/** A verb alone says enough where its label is so sure. */
const SURE_ALONE = 0.8;

/** Forms that stand well before a plan. */
const SAYABLE: readonly Form[] = ['v', 'n', 'g', 'q'];

/** The form of a clause as it is said: a word that leans on an infinitive is put behind it. */
export function saidForm(clause: string, form: Form, { leaning }: LanguageFile): Form {
  return form === 'g' && leaning?.test(clause) === true ? 'v' : form;
}

/** A word that leans on the verb stands at most so many characters before the clause. */
const MAX_CHARACTERS_BEFORE = 40;

/**
 * Where a clause begins with the word before it that leans on its verb: without it, “chci se | naučit” would be about teaching
 * somebody.
 */
export function startWithLeaning(text: string, start: number, { leaningBefore }: LanguageFile): number {
  if (leaningBefore === undefined) return start;
  const from = Math.max(0, start - MAX_CHARACTERS_BEFORE);
  const before = leaningBefore.exec(text.slice(from, start));
  return before === null ? start : from + before.index + before[0].length;
}

/** The form of a clause behind “I want to”: an infinitive, if it has one. */
export function wantedForm(clause: string, form: Form, conditional: boolean, file: LanguageFile): Form {
  const isVerbal = file.infinitive.test(clause) || (conditional && participleIn(clause, file) !== undefined);
  return isVerbal ? 'v' : form;
}

function firstWordOf(words: string): string {
  return words.split(' ')[0]?.toLowerCase() ?? '';
}

/** A clause without the adverbs before it that only join it to the sentence before: `also`. */
function withoutFillers(words: string, file: LanguageFile, least = 2): string {
  const { fillers } = grammarOf(file);
  const own = words.split(' ');
  const from = own.findIndex((word) => !fillers.has(word.toLowerCase().replace(/,$/u, '')));
  return from < 1 || own.length - from < least ? words : own.slice(from).join(' ');
}

/** What is left of a clause before a name has so many words at least. */
const MIN_WORDS_BEFORE_NAME = 3;

/** A clause without the name of a place, and what stands behind it: “find a job in Radom | or nearby”. */
function withoutPlace(words: string, privates: readonly string[], file: LanguageFile): string {
  const at = privates.map((name) => words.indexOf(` ${name}`)).filter((index) => index > 0);
  if (at.length === 0) return words;
  const left = words.slice(0, Math.min(...at)).split(' ');
  while (grammarOf(file).loose.test(left.at(-1)?.toLowerCase() ?? '')) left.pop();
  return left.length < MIN_WORDS_BEFORE_NAME ? words : left.join(' ').replace(/[,;–-]$/u, '');
}

/** Whether a text is typed without the marks of letters: it has none, and words that need them. */
export function isUnmarked(text: string, { code, grammar: { unmarked } }: LanguageFile): boolean {
  if (unmarked === null || !isAscii(text)) return false;
  const forms = markedForms(code);
  const isKnown = (text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => unmarked[word] !== undefined);
  return isKnown || lettersOf(text).some((word) => forms.has(word));
}

/** A longer word that is not known may lack marks. */
const LONG_WORD = 5;

/** A clause with the marks that were left out; empty where they are not known. */
function marked(words: string, { code, grammar }: LanguageFile): string {
  const forms = markedForms(code);
  const { good } = knownWords(code);
  const isUnknown = (word: string): boolean =>
    word.length >= LONG_WORD && !good.has(word.toLowerCase()) && !forms.has(word.toLowerCase());
  if ((words.match(/\p{L}+/gu) ?? []).some((word) => isUnknown(word) && !namesIn(word).length)) return '';
  return words.replace(/\p{L}+/gu, (word) => grammar.unmarked?.[word] ?? forms.get(word) ?? word);
}

/** A clause with the infinitive for a form of the conditional, and with the word that leans on it behind it. */
function inInfinitive(
  words: string,
  leaning: string | undefined,
  conditional: boolean,
  file: LanguageFile,
): string {
  const { participles } = grammarOf(file);
  if (participles === null) return words;
  const participle = conditional ? participleIn(words, file) : undefined;
  const plain = participle === undefined ? words : words.replace(participle.form, participle.infinitive);
  const own = participles.pronouns.exec(plain)?.[0].trim();
  const rest =
    own === undefined ? withoutFillers(plain, file) : withoutFillers(plain.slice(own.length + 1), file, 1);
  const leans = own ?? leaning;
  const verb = leans === undefined ? undefined : participles.infinitive.exec(rest)?.[0];
  return verb === undefined ? plain : rest.replace(verb, `${verb} ${leans}`);
}

/** The end of a clause with the time right behind it. */
function withTimeBehind(text: string, end: number, marks: readonly Span[]): number {
  const isNext = ({ kind, start }: Span): boolean =>
    (kind === 'by' || kind === 'on') && start >= end && text.slice(end, start).trim() === '';
  return marks.find(isNext)?.end ?? end;
}

/** The words of the clause in `text` from `start` to `end`; empty where they cannot be said. */
export function sayableWords(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  {
    file,
    form,
    marks,
    privates,
    time,
    listed,
    wanted,
    conditional,
    sure,
    leaning,
    from: opening,
    front,
    said,
  }: ClauseKnown,
): string {
  const grammar = grammarOf(file);
  const isFarTooLong = end - start > 4 * MAX_CHARACTERS;
  if (isFarTooLong || (!SAYABLE.includes(form) && opening === undefined)) return '';
  // The time limit is told by the plan, unless no day can be told of it or only one on the way there.
  const isTold = time?.date !== undefined && time.role === 'by' && time.isFar !== true;
  const limits = marks.filter(
    (mark) =>
      isTold && mark.start >= start && mark.end <= end && text.slice(mark.start, mark.end) === time.text,
  );
  const begin = opening ?? start;
  const last = time === undefined || isTold ? end : withTimeBehind(text, end, marks);
  const own = withoutLimits(text, { start: begin, end: last }, limits, file);
  const asked = limits.reduce((left, limit) => left?.replace(text.slice(limit.start, limit.end), ''), said);
  let words = withoutEdges(tidied(asked ?? own, file), file);
  words = withoutPlace(words, privates, file);
  if (isUnmarked(text, file)) words = marked(words, file);
  if (words === '') return '';
  if (!listed) {
    words = words.replace(grammar.linkingAdverbs, '').trim();
    words = withoutFillers(words, file);
  }
  if (form === 'v' && wanted) {
    const { verbSecond } = grammar;
    if (verbSecond !== null)
      words = words
        .split(' ')
        .filter((word) => !verbSecond.gladly.test(word))
        .join(' ');
    words = inInfinitive(words, leaning, conditional, file);
    words = withPlainInfinitive(words, text.slice(0, begin), file);
    if (front !== undefined && !privates.some((name) => front.includes(name))) words = `${front} ${words}`;
  }
  const { conjunctive } = grammar;
  // An item of a list may leave the particle out: `învăț să spun nu`.
  if (listed && form === 'v' && conjunctive !== null && !conjunctive.begins.test(firstWordOf(words)))
    words = `${conjunctive.particle} ${words}`;
  if (file.leaning !== undefined) words = words.replace(file.leaning, '$2 $1');
  // “Promise I do too much” is a sentence of its own, with the verb before its subject.
  const isSentence =
    grammar.verbSecond !== null &&
    SAYABLE.includes(form) &&
    form !== 'q' &&
    grammar.verbSecond.sentence.test(words);
  const isCut = !listed && isCutShort(words, file);
  const isCircumstance = !listed && grammar.verbSecond?.circumstances.test(firstWordOf(words)) === true;
  const isNoVerb = form === 'v' && !file.infinitive.test(words);
  const isLong = words.length > MAX_CHARACTERS || words.split(' ').length > MAX_WORDS;
  const isOdd =
    /["“”„«»;[\]{}<>|@#*_\\!?~=]|\.\.|\d{5,}|https?:|www\.|: /u.test(withoutQuoted(words)) ||
    hasOpenBracket(words);
  // A verb alone says nothing, but for an item of a list.
  const isLone =
    form === 'v' &&
    !listed &&
    sure < SURE_ALONE &&
    !grammar.secondWord.test(withoutFillers(words, file, 1).replace(grammar.leaningFirst, ''));
  const isPrivate = privates.some((name) => words.includes(name));
  if (
    isCut ||
    isCircumstance ||
    isSentence ||
    isNoVerb ||
    isLone ||
    isLong ||
    isOdd ||
    isPrivate ||
    !/\p{L}{2}/u.test(words)
  )
    return '';
  return hasSlang(words, file) || hasSlip(words, file, wanted, listed) ? '' : words;
}
