/** Picks the span of her own words that says what a wish is about, where it is fit to be quoted. */
import { spellOut } from '../spelling.ts';
import type { Reading } from '../vocabulary.ts';
import { isLatinIn, type Role, rolesOf } from './quote-roles.ts';

const LEAST_LETTERS = 3;
const MOST_LETTERS = 70;
const MOST_WORDS = 9;

/** Words between two places where a quotation has to stop. */
interface Run {
  readonly start: number;
  readonly end: number;
  /** Whether it is cut off by a word that is not fit to be shown, so that it is no whole phrase. */
  readonly torn: boolean;
}

function runsOf(
  reading: Reading,
  roles: readonly Role[],
  taken: readonly (readonly [number, number])[],
): Run[] {
  const barred = reading.words.map((_, index) => {
    const role = roles[index];
    if (role === undefined || role.bar || isSomebody(reading, roles, index)) return true;
    return role.self && !role.own && !role.opener;
  });
  const runs: Run[] = [];
  let start = 0;
  let torn = false;
  for (let index = 0; index <= reading.words.length; index++) {
    const role = roles[index];
    const gap = index > start && /[^\s'-]/.test(reading.words[index]?.before ?? '');
    const free = role?.time === true || taken.some(([from, to]) => index >= from && index < to);
    const bar = barred[index] === true;
    if (role !== undefined && !gap && !free && !bar) continue;
    if (index > start) {
      // A number before a period belongs to it: `in 4 weeks`.
      const counted = free && !gap && /^\d/.test(reading.words[index - 1]?.text ?? '');
      // `learn to swim with my son` goes on without him, but not after him.
      const named = role?.name === true;
      runs.push({ start, end: counted ? index - 1 : index, torn: torn || (bar && !gap && !named) });
    }
    torn = bar;
    start = bar || free ? index + 1 : index;
  }
  return runs;
}

/**
 * A capital in the middle of an English sentence is mostly somebody's name, but for what follows `move to`, or
 * stands before it where such words come last.
 */
function isSomebody(reading: Reading, roles: readonly Role[], index: number): boolean {
  const { capitalNouns, postpositions, letters } = reading.vocabulary.language;
  if (isLatinIn(reading.words[index]?.text ?? '', letters)) return false;
  if (capitalNouns || index === 0 || !/^\p{Lu}\p{Ll}/u.test(reading.words[index]?.text ?? '')) return false;
  if (postpositions && roles.slice(index + 1, index + 4).some(({ place }) => place)) return false;
  return roles[index - 1]?.place !== true && !isKnown(reading, index);
}

function isKnown(reading: Reading, index: number): boolean {
  return reading.hits.some(
    ({ tag, start, end }) => index >= start && index < end && tag.kind !== 'stop' && tag.kind !== 'givenName',
  );
}

/** A run as a whole phrase, such as `move to Lisbon`: without what only says that she wants it. */
function phraseIn(
  { start: from, end: to, torn }: Run,
  roles: readonly Role[],
  nounAt: (index: number) => boolean,
): readonly [number, number] | undefined {
  if (torn) return undefined;
  let start = from;
  let end = to;
  const closed = roles.slice(from, to).findIndex(({ closer }) => closer);
  if (closed >= 0) end = from + closed;
  for (let index = from; index < end; index++) if (roles[index]?.opener === true) start = index + 1;
  while (start < end && roles[start]?.loose === true) start++;
  while (end > start && (roles[end - 1]?.loose === true || roles[end - 1]?.hanging === true)) end--;
  // What is joined to it must say something: `lead the team and learn for it`.
  const joint = roles.slice(start, end).findLastIndex(({ and }) => and) + start;
  const more = roles
    .slice(joint + 1, end)
    .some(({ filler, verb, themed, loose }) => !(filler || verb || themed || loose));
  if (joint > start && !more) end = joint;
  // Where it ends in a noun, no verb asks for an article in this case or that.
  if (nounAt(end - 1) && start < end - 1 && roles[start]?.article === true) start++;
  return end > start && end - start <= MOST_WORDS ? [start, end] : undefined;
}

/** A run as a name, such as `driving licence`: without verbs and other words of no weight at its ends. */
function nameIn(
  { start: from, end: to }: Run,
  roles: readonly Role[],
  mayOpen: (index: number) => boolean,
): readonly [number, number] | undefined {
  const light = (role: Role | undefined): boolean =>
    role === undefined || role.filler || role.themed || role.loose || role.opener || role.verb;
  let start = from;
  let end = to;
  while (start < end && (light(roles[start]) || !mayOpen(start))) start++;
  while (end > start && (light(roles[end - 1]) || roles[end - 1]?.hanging === true)) end--;
  return end > start && end - start <= MOST_WORDS ? [start, end] : undefined;
}

/**
 * One to nine of her words without quotation marks, as she typed them: a whole phrase, or else a name; undefined
 * where there is none that says more than the theme does, or where slips, slang or persons are in it.
 *
 * @param taken the words that are taken by other facts, which a span does not cross
 * @param figure whether the name of a figure is sought, which may be of the theme's words and has no verb
 */
export function quoteFrom(
  reading: Reading,
  taken: readonly (readonly [number, number])[],
  figure: boolean,
): string | undefined {
  const roles = rolesOf(reading, figure);
  const { capitalNouns, cases } = reading.vocabulary.language;
  const textAt = (index: number): string => reading.words[index]?.text ?? '';
  const nounAt = (index: number): boolean => capitalNouns && /^\p{Lu}/u.test(textAt(index));
  const numbered = (start: number, end: number): boolean =>
    roles.slice(start, end).some(({ themed }, offset) => themed && !/^\d/.test(textAt(start + offset)));
  /** How many words say something of their own; a number does beside the theme, as in `home office on 2 days`. */
  const contentOf = ([start, end]: readonly [number, number]): number =>
    roles.slice(start, end).filter(({ filler, themed }, offset) => {
      if (/^\d/.test(textAt(start + offset))) return numbered(start, end);
      return !filler && !themed;
    }).length;
  /** A phrase with its verb says more than the words that lead to it. */
  const worthOf = (span: readonly [number, number]): number =>
    contentOf(span) + (roles.slice(...span).some(({ verb }) => verb) ? 0.5 : 0);
  /** What names a figure stands beside it: `10 clients`. */
  const farOf = ([start, end]: readonly [number, number]): number =>
    Math.min(...taken.map(([from, to]) => Math.max(0, start - to, from - end)), reading.words.length);
  const isBetter = (span: readonly [number, number], best: readonly [number, number]): boolean =>
    figure && farOf(span) !== farOf(best) ? farOf(span) < farOf(best) : worthOf(span) > worthOf(best);
  /** What stands after a preposition has the form that it asks for. */
  const isAfterPreposition = (start: number): boolean => {
    const before = roles[start - 1];
    return before?.hanging === true && !before.opener && reading.words[start]?.before === ' ';
  };
  /** Whether she says right before it, or after it, that this is what she wants: `I want to sing`. */
  const isWanted = (start: number, end: number): boolean =>
    roles[start - 1]?.opener === true || roles[end]?.closer === true;
  /** A lone word is quoted where it is surely a noun, or in a language that does not tell; a verb where she wants it. */
  const stands = ([start, end]: readonly [number, number]): boolean =>
    end - start > 1 ||
    (roles[start]?.unwanted !== true &&
      !(cases && isAfterPreposition(start)) &&
      (isWanted(start, end) || (capitalNouns ? nounAt(start) : roles[start]?.verb === false)));
  const runs = afterOpener(runsOf(reading, roles, taken), roles);
  const phrases = figure ? [] : runs.map((run) => phraseIn(run, roles, nounAt));
  const names = runs
    .filter(({ torn }) => figure || !torn)
    .map((run) => nameIn(run, roles, (index) => !capitalNouns || nounAt(index)))
    .filter((span) => span !== undefined && (!capitalNouns || (nounAt(span[0]) && nounAt(span[1] - 1))));
  for (const spans of [phrases, names]) {
    let best: readonly [number, number] | undefined;
    for (const span of spans) {
      if (span === undefined || !stands(span) || contentOf(span) === 0) continue;
      if (best === undefined || isBetter(span, best)) best = span;
    }
    const text = best === undefined ? '' : textOf(reading, roles, best);
    if (text.length >= LEAST_LETTERS && text.length <= MOST_LETTERS) return text;
  }
  return undefined;
}

/** What she says after `I want`, where she says anything there: who she is stands before it. */
function afterOpener(runs: readonly Run[], roles: readonly Role[]): readonly Run[] {
  const opener = roles.findIndex((role) => role.opener);
  const after = runs.filter(({ end }) => end > opener + 1);
  return after.length > 0 ? after : runs;
}

function textOf(reading: Reading, roles: readonly Role[], [start, end]: readonly [number, number]): string {
  const words = spellOut(reading.words, reading.vocabulary.language).slice(start, end);
  const [first, second, ...more] = words;
  const leans = roles[start]?.clitic === true && first !== undefined && second !== undefined;
  return (
    (leans ? [second, { ...first, before: ' ' }, ...more] : words)
      // An apostrophe that parts a word, as in `l'anglais` and `2027'ye`, leaves no space.
      .map(({ text, before }, index) => (index === 0 ? text : (/^['-]?$/.test(before) ? before : ' ') + text))
      .join('')
  );
}
