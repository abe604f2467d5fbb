/** Picks the span of her own words that says what a wish is about, where it is fit to be quoted. */
import { spellOut } from '../spelling.ts';
import type { Reading } from '../vocabulary.ts';

const LEAST_LETTERS = 3;
const MOST_LETTERS = 70;
const MOST_WORDS = 9;
const PLAIN = /^[\p{L}\p{M}]+(?:['.][\p{L}\p{M}]+)*[+#]*$|^\d{1,4}$/u;

/** Whether a word has letters that the language does not use, but for those of loan words. */
function isForeign(text: string, letters: string): boolean {
  return [...text.toLowerCase()].some(
    (letter) => letter > '\u007f' && !letters.includes(letter) && !'éèêçñö'.includes(letter),
  );
}

const PERIODS: ReadonlySet<string> = new Set([
  'day',
  'week',
  'month',
  'quarter',
  'year',
  'next',
  'current',
  'weekly',
  'daily',
]);

/** A year or a quarter. */
const DATED = /^(?:20\d{2}|[qQ][1-4])$/;

/** Turns with words that are not hers to show: slips, slang, persons, illness. */
const BARRED: ReadonlySet<string> = new Set(['slang', 'person', 'private']);

/** What a word is to a quotation. */
interface Role {
  /** Says nothing by itself. */
  filler: boolean;
  /** Says that she wants something, which the goal says already. */
  opener: boolean;
  /** Says so after what she wants. */
  closer: boolean;
  /** A weak word of wanting: mostly the verb that a phrase begins or ends with. */
  verb: boolean;
  /** A quotation neither begins nor ends with it. */
  loose: boolean;
  /** A quotation does not end with it. */
  hanging: boolean;
  /** Joins what it says to more. */
  and: boolean;
  /** `a`, which is also a number. */
  article: boolean;
  /** Belongs to the theme, so that it alone tells nothing new. */
  themed: boolean;
  /** Not fit to be shown, so that what stands beside it is but a part. */
  bar: boolean;
  self: boolean;
  own: boolean;
  place: boolean;
  time: boolean;
}

/** What the words of a reading are to a quotation. */
function rolesOf(reading: Reading, figure: boolean): Role[] {
  const { letters } = reading.vocabulary.language;
  const roles = reading.words.map(
    ({ text }): Role => ({
      filler: false,
      opener: false,
      closer: false,
      verb: false,
      loose: false,
      hanging: false,
      and: false,
      article: false,
      themed: false,
      bar: !PLAIN.test(text) || isForeign(text, letters),
      self: false,
      own: false,
      place: false,
      time: DATED.test(text),
    }),
  );
  for (const { tag, start, end, slip, weight, gapped } of reading.hits) {
    for (let index = start; index < end; index++) {
      const role = roles[index];
      if (role === undefined) continue;
      if (slip || tag.kind === 'givenName') role.bar = true;
      if (tag.kind === 'turn') {
        if (BARRED.has(tag.turn)) role.bar = true;
        // A name follows: `my son Max`.
        const named = roles[end];
        if (tag.turn === 'person' && named !== undefined) named.bar = true;
        if (tag.turn === 'wish' && weight > 1) role.opener = true;
        if (tag.turn === 'wish' && weight === 1) role.verb = true;
        if (tag.turn === 'wishAfter') role.closer = true;
        if (tag.turn === 'trouble' && weight > 1) role.bar = true;
        if (tag.turn === 'filler' && !figure) role.filler = true;
        if (tag.turn === 'loose' || tag.turn === 'and') role.loose = true;
        if (tag.turn === 'hanging') role.hanging = true;
        if (tag.turn === 'lastVerb' && !/^\p{Lu}/u.test(reading.words[index]?.text ?? '')) role.verb = true;
        if (tag.turn === 'self') role.self = true;
        if (tag.turn === 'own') role.own = true;
        if (tag.turn === 'place') role.place = true;
      }
      if (tag.kind === 'turn' && tag.turn === 'and') role.and = true;
      if (tag.kind === 'stop') role.filler = true;
      if (tag.kind === 'number' && tag.value === 1) role.article = true;
      // What stands within `find .. job` is hers.
      const cued = !gapped || index === start || index === end - 1;
      if (tag.kind === 'theme' && !figure && cued) role.themed = true;
      if (tag.kind === 'month' || tag.kind === 'feast') role.time = true;
      if (tag.kind === 'time' && !figure) role.filler = true;
      // `35 hours a week` is how much, and no time by which.
      if (tag.kind === 'time' && PERIODS.has(tag.time) && (figure || !isAmount(reading, start, tag.time)))
        role.time = true;
    }
  }
  // `I want to see myself grow`: a pronoun right after the words of wanting belongs to them.
  roles.forEach((role, index) => {
    if (role.self && !role.own && roles[index - 1]?.opener === true) role.opener = true;
  });
  return roles;
}

/** Whether a period says how much, as in `35 hours a week` and `on 2 days`, and not by when. */
function isAmount(reading: Reading, start: number, kind: string): boolean {
  if (isRate(reading, start)) return true;
  return (
    kind === 'day' &&
    !reading.hits.some(({ tag, end }) => {
      const by = tag.kind === 'time' && (tag.time === 'within' || tag.time === 'until' || tag.time === 'ago');
      return by && start - end <= 1 && end <= start;
    })
  );
}

/** Whether a period follows a word such as `per`. */
export function isRate(reading: Reading, start: number): boolean {
  return reading.hits.some(({ tag, end }) => tag.kind === 'time' && tag.time === 'per' && end === start);
}

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
      runs.push({ start, end: counted ? index - 1 : index, torn: torn || (bar && !gap) });
    }
    torn = bar;
    start = bar || free ? index + 1 : index;
  }
  return runs;
}

/** A capital in the middle of an English sentence is mostly somebody's name, but for what follows `move to`. */
function isSomebody(reading: Reading, roles: readonly Role[], index: number): boolean {
  const { capitalNouns } = reading.vocabulary.language;
  if (capitalNouns || index === 0 || !/^\p{Lu}\p{Ll}/u.test(reading.words[index]?.text ?? '')) return false;
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
  const { capitalNouns } = reading.vocabulary.language;
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
  /** A lone word is quoted where it is surely a noun, or in a language that does not tell. */
  const stands = ([start, end]: readonly [number, number]): boolean =>
    end - start > 1 || (capitalNouns ? nounAt(start) : roles[start]?.verb === false);
  const runs = runsOf(reading, roles, taken);
  const phrases = figure ? [] : runs.map((run) => phraseIn(run, roles, nounAt));
  const names = runs
    .filter(({ torn }) => figure || !torn)
    .map((run) => nameIn(run, roles, (index) => !capitalNouns || nounAt(index)))
    .filter((span) => span !== undefined && (!capitalNouns || (nounAt(span[0]) && nounAt(span[1] - 1))));
  for (const spans of [phrases, names]) {
    let best: readonly [number, number] | undefined;
    for (const span of spans) {
      if (span === undefined || !stands(span) || contentOf(span) === 0) continue;
      if (best === undefined || worthOf(span) > worthOf(best)) best = span;
    }
    const text = best === undefined ? '' : textOf(reading, best);
    if (text.length >= LEAST_LETTERS && text.length <= MOST_LETTERS) return text;
  }
  return undefined;
}

function textOf(reading: Reading, [start, end]: readonly [number, number]): string {
  return (
    spellOut(reading.words, reading.vocabulary.language)
      .slice(start, end)
      // An apostrophe that parts a word, as in `l'anglais` and `2027'ye`, leaves no space.
      .map(({ text, before }, index) => (index === 0 ? text : (/^['-]?$/.test(before) ? before : ' ') + text))
      .join('')
  );
}
