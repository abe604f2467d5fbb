/** The part of quoting that tells what each of her words is to a quotation. */
import { type Found, type Reading, turnsIn } from '../vocabulary.ts';
import { smallLetters } from '../words.ts';

/** A word or a short number; or an article that hangs on to the next word (`l'`). */
const PLAIN =
  /^[\p{L}\p{M}]+(?:['.][\p{L}\p{M}]+)*(?:'|[+#]*)$|^\d{1,4}$|^\d{1,3}(?:[., ]\d{3})+$|^\d{1,2}:\d\d$|^\p{Sc}$/u;

/** Whether a word has letters that the language does not use, but for those of loan words. */
function isForeign(text: string, letters: string): boolean {
  // A Latin name in a Cyrillic text has letters of its own.
  return !isLatinIn(text, letters) && hasForeignLetters(text, letters);
}

/** Whether a word is of Latin letters in a language that is not written with them. */
export function isLatinIn(text: string, letters: string): boolean {
  return /\p{Script=Cyrillic}/u.test(letters) && /^\p{Script=Latin}/u.test(text);
}

function hasForeignLetters(text: string, letters: string): boolean {
  return [...smallLetters(text)].some(
    (letter) =>
      /\p{L}/u.test(letter) && letter > '\u007f' && !letters.includes(letter) && !'éèêçñö'.includes(letter),
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
export interface Role {
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
  /** Names somebody, whom what stands before does without. */
  name: boolean;
  /** A state that nobody wants. */
  unwanted: boolean;
  self: boolean;
  own: boolean;
  place: boolean;
  time: boolean;
  /** Leans on the verb that follows, which goes first at the start of a quotation. */
  clitic: boolean;
}

/** What the words of a reading are to a quotation. */
export function rolesOf(reading: Reading, figure: boolean): Role[] {
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
      name: false,
      unwanted: false,
      self: false,
      own: false,
      place: false,
      time: DATED.test(text),
      clitic: false,
    }),
  );
  for (const hit of reading.hits) {
    const { tag, start, end, weight, gapped } = hit;
    const slip = hit.slip && !isSurelyMeant(reading, hit);
    if (tag.kind === 'turn' && tag.turn === 'clitic') {
      const leaning = roles[start];
      if (leaning !== undefined) leaning.clitic = true;
      continue;
    }
    for (let index = start; index < end; index++) {
      const role = roles[index];
      if (role === undefined) continue;
      if (slip || tag.kind === 'givenName') role.bar = true;
      if (tag.kind === 'givenName' || (tag.kind === 'turn' && tag.turn === 'person')) role.name = true;
      if (tag.kind === 'turn') {
        if (BARRED.has(tag.turn)) role.bar = true;
        if (tag.turn === 'unwanted') role.unwanted = true;
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
  for (const { end } of turnsIn(reading, 'now')) {
    const after = presentAfter(reading, end);
    for (const role of roles.slice(end, after)) role.time = true;
  }
  // `I want to see myself grow`, `já chci`: a pronoun right beside the words of wanting belongs to them.
  roles.forEach((role, index) => {
    const beside = roles[index - 1]?.opener === true || roles[index + 1]?.opener === true;
    if (role.self && !role.own && beside) role.opener = true;
  });
  return roles;
}

/** Whether the words that a slip is forgiven in are known without one as well. */
function isSurelyMeant({ hits }: Reading, { start, end }: Found): boolean {
  return hits.some((hit) => !hit.slip && hit.tag.kind !== 'stop' && hit.start <= start && hit.end >= end);
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

/** Whether a period is a rate: it follows a word such as `per`, or is followed by how often, as in `haftada 2`. */
export function isRate(reading: Reading, start: number): boolean {
  const { hits, words, vocabulary } = reading;
  if (vocabulary.language.postpositions) {
    const counted = hits.some(({ tag, start: at }) => tag.kind === 'number' && at === start + 1);
    if (counted || /^\d/.test(words[start + 1]?.text ?? '')) return true;
  }
  return hits.some(({ tag, end }) => tag.kind === 'time' && tag.time === 'per' && end === start);
}

/** As many words tell what is so now: `now I earn 1900`. */
const MOST_PRESENT_WORDS = 4;

/** Where a few words with a number end that tell what is so at present, and nothing that she wants. */
function presentAfter({ words, hits }: Reading, from: number): number {
  const mark = words.findIndex(({ before }, index) => index > from && /[,;:()]/.test(before));
  const end = mark < 0 ? words.length : mark;
  const numbered = words.slice(from, end).some(({ text }) => /^\d/.test(text));
  const wished = hits.some(
    ({ tag, start }) => tag.kind === 'turn' && tag.turn === 'wish' && start >= from && start < end,
  );
  return end - from <= MOST_PRESENT_WORDS && numbered && !wished ? end : from;
}
