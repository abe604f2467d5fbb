/** Picks the span of her own words that says what a wish is about, where it is fit to be quoted. */
import type { Reading } from '../vocabulary.ts';

const LEAST_LETTERS = 3;
const MOST_WORDS = 7;
const PLAIN = /^[\p{L}\p{M}]+(?:['.][\p{L}\p{M}]+)*[+#]*$|^\d{1,3}$/u;

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
  'hour',
  'minute',
  'next',
  'current',
  'weekly',
  'daily',
]);

/** Whether a turn has no weight in a quotation: the name of a figure goes without verbs, and may be of plain words. */
function isLightTurn(turn: string, weight: number, figure: boolean): boolean {
  if (turn === 'wish') return figure || weight > 1;
  return turn === 'trouble' ? weight > 1 : turn === 'filler' && !figure;
}

/** What the words of a reading are to a quotation. */
function rolesOf(
  reading: Reading,
  keepThemed: boolean,
): { filler: boolean; bar: boolean; themed: boolean; self: boolean; time: boolean; digits: boolean }[] {
  const roles = reading.words.map(({ text }) => ({
    filler: false,
    bar: !PLAIN.test(text) || isForeign(text, reading.vocabulary.language.letters),
    themed: false,
    self: false,
    time: false,
    digits: /^\d/.test(text),
  }));
  for (const { tag, start, end, slip, weight } of reading.hits) {
    for (let index = start; index < end; index++) {
      const role = roles[index];
      if (role === undefined) continue;
      if (slip || tag.kind === 'givenName') role.bar = true;
      if (tag.kind === 'turn' && (tag.turn === 'slang' || tag.turn === 'person')) role.bar = true;
      if (tag.kind === 'turn' && isLightTurn(tag.turn, weight, keepThemed)) role.filler = true;
      if (tag.kind === 'stop' || tag.kind === 'number') role.filler = true;
      if (tag.kind === 'turn' && tag.turn === 'self') role.self = true;
      if (tag.kind === 'theme' && !keepThemed) role.themed = true;
      if (tag.kind === 'month' || tag.kind === 'feast') role.time = true;
      if (tag.kind === 'time' && PERIODS.has(tag.time)) role.time = true;
    }
  }
  return roles;
}

/**
 * One to seven of her words without quotation marks, as she typed them; undefined where there is no span that says
 * more than the theme does, or where slips, slang or names of persons are in it.
 *
 * @param taken the words that are taken by other facts, which a span does not cross
 * @param themed whether the words of the theme may be quoted, as where they name a figure
 */
export function quoteFrom(
  reading: Reading,
  taken: readonly (readonly [number, number])[],
  themed: boolean,
): string | undefined {
  const roles = rolesOf(reading, themed);
  const { capitalNouns } = reading.vocabulary.language;
  const stops = reading.words.map((word, index) => {
    const role = roles[index];
    const inside = taken.some(([start, end]) => index >= start && index < end);
    // A capital in the middle of an English sentence is mostly somebody's name.
    const name = !capitalNouns && index > 0 && /^\p{Lu}\p{Ll}/u.test(word.text) && !known(reading, index);
    return inside || name || role === undefined || role.bar || role.self || role.time;
  });
  let best: readonly [number, number] | undefined;
  let bestScore = 0;
  let start = 0;
  for (let index = 0; index <= stops.length; index++) {
    const gap = index > start && /[^\s'-]/.test(reading.words[index]?.before ?? '');
    if (index < stops.length && stops[index] !== true && !gap) continue;
    const span = trimmed(start, index, roles);
    const score = span === undefined ? 0 : contentOf(span, roles);
    if (span !== undefined && score > bestScore && span[1] - span[0] <= MOST_WORDS) {
      best = span;
      bestScore = score;
    }
    start = gap && stops[index] !== true ? index : index + 1;
  }
  if (best === undefined) return undefined;
  const text = reading.words
    .slice(best[0], best[1])
    .map((word, index) => (index === 0 ? word.text : (word.before.includes('-') ? '-' : ' ') + word.text))
    .join('');
  return text.length < LEAST_LETTERS || text.length > 60 ? undefined : text;
}

function known(reading: Reading, index: number): boolean {
  return reading.hits.some(
    ({ tag, start, end }) => index >= start && index < end && tag.kind !== 'stop' && tag.kind !== 'givenName',
  );
}

type Roles = ReturnType<typeof rolesOf>;

/** A span without the words of no weight at its ends. */
function trimmed(from: number, to: number, roles: Roles): readonly [number, number] | undefined {
  let start = from;
  let end = to;
  while (start < end && (roles[start]?.filler === true || roles[start]?.themed === true)) start++;
  while (end > start && isLight(roles[end - 1])) end--;
  return end > start ? [start, end] : undefined;
}

/** What may not stand at the end of a span. */
function isLight(role: Roles[number] | undefined): boolean {
  return role === undefined || role.filler || role.themed || role.digits;
}

/** How much a span says: each word that is neither of no weight nor the theme's own counts. */
function contentOf([start, end]: readonly [number, number], roles: Roles): number {
  return roles.slice(start, end).filter((role) => !role.filler && !role.themed).length;
}
