/** Whether the words of a clause can be built into a sentence, and its date. */
import { foldKeepingLength, isIn, placesOf } from '../languages/cues.ts';
import { clauseWithZu } from '../languages/infinitives.ts';
import type { DatePlace } from './deadlines.ts';
import { certificatesIn, technologiesIn } from './facts.ts';
import { type Patterns, patternOf } from './patterns.ts';
import type { Fact, Wish } from './understanding.ts';

/** A longer clause is not built into a sentence. */
const MOST_WORDS = 20;

/** A text without its date where that stands at an end, or in the middle of a German clause. */
export function withoutDate(text: string, { start, end }: DatePlace, inMiddle: boolean): string {
  const atEdge = text.slice(0, start).trim() === '' || text.slice(end).trim() === '';
  if (!atEdge && !inMiddle) return text;
  const before = text.slice(0, start).replace(/[\s,(]+$/u, '');
  const after = text.slice(end).replace(/^[\s,.)]+/u, '');
  return before === '' ? after : after === '' ? before : `${before} ${after}`;
}

export function dateFact(text: string, date: DatePlace | undefined, patterns: Patterns): Fact | undefined {
  if (date === undefined) return undefined;
  const own = text.slice(date.start, date.end);
  const folded = foldKeepingLength(own);
  const day =
    /\d{1,2}[./]|\d{1,2}(?:st|nd|rd|th)?\b(?! ?(?:week|month|woche|monat|tyg|mies|тиж|нед|міс|мес|рік|рок|год|лет|годин|час))/u.test(
      folded,
    );
  const before = text.slice(0, date.start).trim() === '' ? '' : foldKeepingLength(text.slice(0, date.start));
  const isEvent =
    placesOf(patternOf(patterns, 'deadlineWords'), before.trim())[0]?.start !== 0 &&
    isIn(patternOf(patterns, 'eventWords'), foldKeepingLength(text)) &&
    placesOf(patternOf(patterns, 'deadlineWords'), folded)[0]?.start !== 0;
  // What is to be done before something in a month is done before that month.
  const before1 = !day && /^[\s,]*(?:before (?!the end)|bevor |zanim )/u.test(text);
  const last = before1 ? date.date.with({ day: 1 }) : date.date;
  return { text: own, role: isEvent && !before1 ? 'event' : 'deadline', date: last.toString(), vague: !day };
}

/** What stands before a clause that says more about the last thing. */
export const MAIN_CLAUSE =
  /^(.{6,}?)(?: (?:who|which|that) |, (?:der|die|das|dass|weil|że|żeby|któr\p{L}+) | (?:żeby|bo) |,? (?:щоб|аби|чтобы|чтоб|як(?:ии|а|е|і|у|о)\p{L}*|котор\p{L}+) )/u;

/** Ends or consists of a word that only points at something else. */
export const REFERS: Readonly<Record<string, RegExp>> = {
  en: /(?:^| )(?:(?:apply|ask|look) for one|for it|it|that|this|them|both of these)$/u,
  de: /^(?:das|es|dies|so|da)$/u,
  pl: /(?:^| )(?:to|tego|tym|ich)$/u,
};

/** Verbs that say nothing without their object. */
const GENERIC: Readonly<Record<string, RegExp>> = {
  en: /^(?:learn|start|do|get|study|practise|improve|succeed)?$/u,
  de: /^(?:lernen|anfangen|weiterkommen|starten|durchstarten|vorankommen|erreichen|schaffen|uben|andern)?$/u,
  pl: /^(?:uczyc|nauczyc|zaczac|sprobowac|osiagnac|zmienic)?$/u,
};

/** Whether the words can be built into a sentence as they are. */
export function isQuotable(
  words: string,
  form: Wish['form'],
  privates: readonly string[],
  patterns: Patterns,
): boolean {
  const { file } = patterns;
  const folded = foldKeepingLength(words);
  const count = words.split(/\s+/).length;
  if (
    count > MOST_WORDS ||
    words.length > 150 ||
    /["“”„:;()[\]{}<>|@#*_\\!?~=]|\.\.|\d{5,}|\d[.,]\d{3}[.,]\d{3}|(?:^|\s)\/|\/(?:\s|$)/u.test(words)
  )
    return false;
  if (isIn(patternOf(patterns, 'unquotable'), folded) || isIn(patternOf(patterns, 'private'), folded))
    return false;
  if (file.grammar?.barred?.test(words) === true) return false;
  if (privates.some((name) => words.includes(name))) return false;
  // „ein Angebot so zu rechnen“ waits for its „dass“.
  if (file.code === 'de' && / so (?:zu )?\p{Ll}+n$/u.test(words)) return false;
  if (form === 'sentence' && file.grammar?.wholeClause?.exec(words.toLowerCase())?.index !== 0) return false;
  if (/^(?:das|es|ihn|sie|this|that|it|to) (?!\p{Lu})/u.test(`${words} `)) return false;
  if (form === 'question') return count >= 3 && file.leads.question !== '';
  if (count < 2 || /^\p{L}+ (?:się|sie|sich)$/u.test(words)) return false;
  if (
    (file.grammar?.generic ?? GENERIC[file.code])?.test(
      folded.replace(patternOf(patterns, 'light'), ' ').trim(),
    ) === true
  )
    return false;
  if (file.code === 'pl' && form === 'thing' && / się(?: |$)/u.test(words)) return false;
  const foreign = file.grammar?.foreignLetters;
  if (foreign !== undefined) {
    const isNamed = technologiesIn(words).length > 0 || certificatesIn(words).length > 0;
    if (form === 'thing' && (/[«»]/u.test(words) || (foreign.test(words) && !isNamed))) return false;
    if (file.grammar?.openEnd?.test(words) === true || /(?:[a-z]{2,} ){2}[a-z]{2,}/u.test(words))
      return false;
  }
  if (form === 'thing')
    return !isIn(patternOf(patterns, 'finite'), folded) && (file.code !== 'de' || !isOblique(words));
  return file.verbPlace === 'last' ? zuClause(words) !== undefined : true;
}

/** Whether a German thing stands in the dative or genitive, or is no noun phrase at all: it does not go after „für“. */
function isOblique(words: string): boolean {
  return (
    /^(?:der|dem|des|meinem|meiner|einem|einer|unserem|unserer|diesem|dieser|raus|weg|tagsüber|abends|morgens|nachts|mindestens|täglich|heute|in|im|an|am|auf|bei|mit|von|zu|zum|zur|nach|vor|über|aus|um|als|wie|nicht|dass|ob)\b/iu.test(
      words,
    ) || !/\p{Lu}/u.test(words.slice(words.indexOf(' ') + 1) + words)
  );
}

/** A German clause with „zu“, and with what hangs on it after a comma. */
export function zuClause(words: string): string | undefined {
  const [, before, without] = /^(.*\p{Ll}n) ((?:ohne|statt) .* zu \p{Ll}+)$/u.exec(words) ?? [];
  if (before !== undefined && without !== undefined) return zuClause(`${before}, ${without}`);
  const [main = '', ...tail] = words.split(/,\s/);
  const changed =
    / zu \p{Ll}+n$/u.test(main) ||
    /(?:^| )(?:ab|an|auf|aus|bei|ein|fest|her|hin|los|mit|nach|vor|weg|weiter|zu|zurück|zusammen|durch|um)zu\p{Ll}+n$/u.test(
      main,
    )
      ? main
      : clauseWithZu(main);
  if (changed === undefined) return undefined;
  return tail.length === 0 ? changed : `${changed}, ${tail.join(', ')}`;
}
