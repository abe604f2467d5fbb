/** The words of a wish as they can be said to the mentee: whole, without the time limit, or not at all. */
import type { Form } from '../languages/labels.ts';
import type { LanguageFile } from '../languages/language-file.ts';
import { isCutShort } from './clauses.ts';
import { withoutEdges, withoutLimits, withoutQuoted } from './edges.ts';
import type { Grammar } from './grammar.ts';
import { holds, isTime, type MarkedReading, type Span } from './reading.ts';
import { hasOpenBracket, hasSlang, hasSlip, isUnmarked, marked, tidied } from './typing.ts';
import type { Candidate, SaidTime } from './understanding.ts';
import { participleIn } from './verbs.ts';

/** A longer clause is not repeated. */
const MAX_WORDS = 24;
const MAX_CHARACTERS = 170;

/** A clause with the form and the time that it is said with. */
export interface FormedClause extends Candidate {
  readonly form: Form;
  readonly time: SaidTime | undefined;
  /** Whether it is an item of a list. */
  readonly listed: boolean;
  /** How sure its label is. */
  readonly labelSure: number;
}

/** A verb alone says enough where its label is so sure. */
const SURE_ALONE = 0.8;

/** Forms that stand well before a plan. */
const SAYABLE: readonly Form[] = ['v', 'n', 'g', 'q'];

/** A word that leans on the verb stands at most so many characters before the clause. */
const MAX_CHARACTERS_BEFORE = 40;

/**
 * Where a clause begins with the word before it that leans on its verb: without it, “chci se | naučit” would be about teaching
 * somebody.
 */
export function startWithLeaning(text: string, start: number, { leaningBefore }: LanguageFile): number {
  const from = Math.max(0, start - MAX_CHARACTERS_BEFORE);
  const before = leaningBefore?.exec(text.slice(from, start)) ?? null;
  return before === null ? start : from + before.index + before[0].length;
}

function firstWordOf(words: string): string {
  return words.split(' ')[0]?.toLowerCase() ?? '';
}

/** A clause without the adverbs before it that only join it to the sentence before: `also`. */
function withoutFillers(words: string, { fillers }: Grammar, least = 2): string {
  const own = words.split(' ');
  const from = own.findIndex((word) => !fillers.has(word.toLowerCase().replace(/,$/u, '')));
  return from < 1 || own.length - from < least ? words : own.slice(from).join(' ');
}

/** The rest of a clause before a name has so many words at least. */
const MIN_WORDS_BEFORE_NAME = 3;

/** A clause without the name of a place, and the words behind it: “find a job in Radom | or nearby”. */
function withoutPlace(words: string, { privates, grammar }: MarkedReading): string {
  const at = privates.map((name) => words.indexOf(` ${name}`)).filter((index) => index > 0);
  if (at.length === 0) return words;
  const left = words.slice(0, Math.min(...at)).split(' ');
  while (grammar.loose.test(left.at(-1)?.toLowerCase() ?? '')) left.pop();
  return left.length < MIN_WORDS_BEFORE_NAME ? words : left.join(' ').replace(/[,;–-]$/u, '');
}

/** A clause with the infinitive for a form of the conditional, and with the word that leans on it behind it. */
function inInfinitive(words: string, { leaning, conditional }: Candidate, reading: MarkedReading): string {
  const { file, grammar } = reading;
  const { participles } = grammar;
  if (participles === null) return words;
  const participle = conditional === true ? participleIn(words, file) : undefined;
  const plain = participle === undefined ? words : words.replace(participle.form, participle.infinitive);
  const own = participles.pronouns.exec(plain)?.[0].trim();
  const rest =
    own === undefined
      ? withoutFillers(plain, grammar)
      : withoutFillers(plain.slice(own.length + 1), grammar, 1);
  const leans = own ?? leaning;
  const verb = leans === undefined ? undefined : participles.infinitive.exec(rest)?.[0];
  return verb === undefined ? plain : rest.replace(verb, `${verb} ${leans}`);
}

/** A clause whose last infinitive stands alone as in a heading, by the words before it: without “zu” or “te”, and without a modal verb. */
function withPlainInfinitive(words: string, before: string, { verbSecond }: Grammar): string {
  if (verbSecond === null) return words;
  const { opening, plainLinked, plainModal } = verbSecond;
  // “aufhören, am Sonntag zu arbeiten” has an infinitive of its own that needs it.
  const isLinked = opening.test(before) && !words.includes(',');
  const changes = [...(isLinked ? plainLinked : []), ...plainModal];
  return changes.reduce((plain, [from, to]) => plain.replace(from, to), words);
}

/** A clause behind “I want to” as the infinitive that stands in a heading. */
function asHeading(words: string, clause: Candidate, reading: MarkedReading): string {
  const { text, grammar, privates } = reading;
  const { start, from = start, front } = clause;
  const { verbSecond } = grammar;
  const own = words.split(' ').filter((word) => verbSecond?.gladly.test(word) !== true);
  const infinitive = inInfinitive(own.join(' '), clause, reading);
  const plain = withPlainInfinitive(infinitive, text.slice(0, from), grammar);
  const before = front === undefined ? '' : text.slice(front.start, front.end);
  return before === '' || privates.some((name) => before.includes(name)) ? plain : `${before} ${plain}`;
}

/** The words of a clause; empty where they cannot be said. */
export function sayableWords(clause: FormedClause, reading: MarkedReading): string {
  const { start, end, form, listed, wanted, labelSure, from } = clause;
  const { text, file, grammar, privates } = reading;
  const { verbSecond, conjunctive } = grammar;
  const isFarTooLong = end - start > 4 * MAX_CHARACTERS;
  if (isFarTooLong || (!SAYABLE.includes(form) && from === undefined)) return '';
  let words = withoutPlace(withoutEdges(tidied(untimedWords(clause, reading), file), file), reading);
  if (isUnmarked(text, file)) words = marked(words, file);
  if (words === '') return '';
  if (!listed) words = withoutFillers(words.replace(grammar.linkingAdverbs, '').trim(), grammar);
  if (form === 'v' && wanted) words = asHeading(words, clause, reading);
  // An item of a list may leave the particle out: `învăț să spun nu`.
  if (listed && form === 'v' && conjunctive !== null && !conjunctive.begins.test(firstWordOf(words)))
    words = `${conjunctive.particle} ${words}`;
  if (file.leaning !== undefined) words = words.replace(file.leaning, '$2 $1');
  const isUnsayable =
    // “Promise I do too much” is a sentence of its own, with the verb before its subject.
    (SAYABLE.includes(form) && form !== 'q' && verbSecond?.sentence.test(words) === true) ||
    (!listed && isCutShort(words, grammar)) ||
    (!listed && verbSecond?.circumstances.test(firstWordOf(words)) === true) ||
    (form === 'v' && !file.infinitive.test(words)) ||
    // A verb alone says nothing, but for an item of a list.
    (form === 'v' && !listed && labelSure < SURE_ALONE && isLone(words, grammar)) ||
    words.length > MAX_CHARACTERS ||
    words.split(' ').length > MAX_WORDS ||
    /["“”„«»;[\]{}<>|@#*_\\!?~=]|\.\.|\d{5,}|https?:|www\.|: /u.test(withoutQuoted(words)) ||
    hasOpenBracket(words) ||
    privates.some((name) => words.includes(name)) ||
    !/\p{L}{2}/u.test(words) ||
    hasSlang(words, grammar) ||
    hasSlip(words, file, wanted, listed);
  return isUnsayable ? '' : words;
}

function isLone(words: string, grammar: Grammar): boolean {
  return !grammar.secondWord.test(withoutFillers(words, grammar, 1).replace(grammar.leaningFirst, ''));
}

/** The words of a clause without its time limit, which the plan tells, unless no day can be told of it or only one on the way there. */
function untimedWords(
  { start, end, from = start, time, said }: FormedClause,
  reading: MarkedReading,
): string {
  const { text, marks } = reading;
  const isTold = time?.date !== undefined && time.role === 'by' && time.isFar !== true;
  const isLimit = (mark: Span): boolean =>
    isTold && holds({ start, end }, mark) && text.slice(mark.start, mark.end) === time.text;
  const limits = marks.filter(isLimit);
  if (said !== undefined)
    return limits.reduce((left, limit) => left.replace(text.slice(limit.start, limit.end), ''), said);
  // A time right behind the clause stays with it.
  const behind = marks.find(
    (mark) => isTime(mark) && mark.start >= end && text.slice(end, mark.start).trim() === '',
  );
  const last = time === undefined || isTold ? end : (behind?.end ?? end);
  return withoutLimits({ start: from, end: last }, limits, reading);
}
