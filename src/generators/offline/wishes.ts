/**
 * The stage that finds the wishes in the pieces of a text: it parts sentences into clauses, leaves out what tells
 * the past, gives a reason or orders the machine about, and notes what she excludes.
 */
import { type Clause, groupClauses, hasContent, type Role } from './group.ts';
import type { Piece } from './split.ts';
import { type Found, has, partOf, type Reading, readWords, type Vocabulary } from './vocabulary.ts';
import { toWords } from './words.ts';

/** A wish before it is known what it is about. */
export interface RawWish {
  readonly reading: Reading;
  readonly listed: boolean;
  /** Whether she says that she wants it or that it is hard for her; a list item says so by being one. */
  readonly said: boolean;
  /** Whether she says so in plain words, rather than by a verb that may also tell what she does. */
  readonly firm: boolean;
  /** What stood before the first wish of its sentence, which holds for all wishes of it. */
  readonly lead: Reading;
}

/** What is found in a text. */
export interface FoundWishes {
  readonly wishes: readonly RawWish[];
  /** The clauses of exclusion. */
  readonly excluded: readonly Reading[];
  /** Whether she, or somebody in her text, orders the machine about. */
  readonly ordered: boolean;
}

/** Finds the wishes and exclusions in the pieces of a text. */
export function findWishes(pieces: readonly Piece[], vocabulary: Vocabulary): FoundWishes {
  const wishes: RawWish[] = [];
  const excluded: Reading[] = [];
  let ordered = false;
  for (const piece of pieces) {
    const reading = readWords(toWords(piece.text), vocabulary);
    if (reading.words.length === 0) continue;
    const clauses = clausesOf(reading, piece.listed);
    if (clauses.some(({ role }) => role === 'order')) ordered = true;
    const groups = groupClauses(clauses, excluded, piece.listed);
    const lead = groups[0]?.[0]?.reading ?? reading;
    const saidAtAll = groups.some(isSaid);
    const firm = groups.flat().some(({ reading: part }) => isFirm(part));
    for (const group of groups) {
      const joined = join(
        group.map((clause) => clause.reading),
        vocabulary,
      );
      // What is said beside a wish in the same breath is one as well, unless it tells what is.
      const beside = saidAtAll && !has(joined, 'statement') && !has(joined, 'past');
      wishes.push({ reading: joined, listed: piece.listed, said: isSaid(group) || beside, firm, lead });
    }
  }
  return { wishes, excluded, ordered };
}

function isSaid(group: readonly Clause[]): boolean {
  return group.some(({ role, reading }) => role === 'wish' || has(reading, 'trouble'));
}

function isFirm(reading: Reading): boolean {
  return has(reading, 'trouble') || turnHits(reading, 'wish').some(({ weight }) => weight > 1);
}

/** The words of some readings as one. */
function join(readings: readonly Reading[], vocabulary: Vocabulary): Reading {
  const [only] = readings;
  if (only !== undefined && readings.length === 1) return only;
  const hits: Found[] = [];
  let offset = 0;
  for (const reading of readings) {
    for (const hit of reading.hits) hits.push({ ...hit, start: hit.start + offset, end: hit.end + offset });
    offset += reading.words.length;
  }
  return { vocabulary, words: readings.flatMap(({ words }) => words), hits };
}

const CUT = /[,;:()–—|]|\s-\s|\.{3}|…|\//u;

/** Parts a sentence at its marks, at words that join, and where she begins to say what she wants or does not want. */
function clausesOf(reading: Reading, listed: boolean): Clause[] {
  const harmless = turnHits(reading, 'harmless');
  const refusals = alone(turnHits(reading, 'exclude')).filter(
    (hit) => !harmless.some(({ start, end }) => start <= hit.start && hit.start < end),
  );
  const orders = [...turnHits(reading, 'order'), ...turnHits(reading, 'attack')];
  const cuts = new Map<number, Role>([[0, 'plain']]);
  const asides = turnHits(reading, 'aside');
  /** Whether a place lies within an aside, as in `my husband thinks I should`. */
  const inAside = (place: number): boolean => asides.some(({ start, end }) => start < place && place < end);
  const closers = new Set(turnHits(reading, 'wishAfter').map(({ start }) => start));
  const light = new Set(reading.hits.filter(({ tag }) => tag.kind === 'stop').map(({ start }) => start));
  for (const { start } of turnHits(reading, 'and')) light.add(start);
  const isLight = (place: number): boolean => light.has(place);
  reading.words.forEach((word, index) => {
    if (index > 0 && CUT.test(word.before) && !inAside(index)) cuts.set(index, 'plain');
  });
  for (const hit of turnHits(reading, 'and')) if (!cuts.has(hit.start)) cuts.set(hit.start, 'plain');
  for (const hit of [...alone(turnHits(reading, 'wish')), ...longTroubles(reading)]) {
    if (refusals.some(({ start, end }) => start <= hit.start && hit.start < end)) continue;
    if (inAside(hit.start) || closers.has(hit.start)) continue;
    // `network more` is one wish: a weak word does not open one right after another.
    const joined = cuts.has(hit.start - 1) && cuts.get(hit.start - 1) !== 'wish' && isLight(hit.start - 1);
    if (hit.weight > 1 || hit.start === 0 || cuts.has(hit.start) || joined) setCut(cuts, hit, 'wish');
  }
  for (const start of endingInWish(reading, cuts)) cuts.set(start, 'wish');
  for (const hit of asides) cuts.set(hit.start, 'aside');
  for (const hit of turnHits(reading, 'but')) cuts.set(hit.start, 'but');
  for (const hit of refusals) cuts.set(hit.start, 'excluded');
  closeClauses(reading, cuts, harmless);
  const places = [...cuts.keys()].sort((one, other) => one - other);
  return places.map((start, index) => {
    const end = places[index + 1] ?? reading.words.length;
    const part = partOf(reading, start, end);
    const joining = turnHits(part, 'and').find((hit) => hit.start === 0);
    return {
      reading: part,
      role: roleOf(
        part,
        cuts.get(start) ?? 'plain',
        orders.some((hit) => hit.start >= start && hit.start < end),
        listed,
      ),
      joined: joining !== undefined,
    };
  });
}

/**
 * Gives the clauses that end in a verb of wanting or refusing what it says: `yönetici olmak istemiyorum`. A refusal
 * reaches back over what is joined to it without a verb of its own: `sales and marketing I do not want`.
 */
function closeClauses(reading: Reading, cuts: Map<number, Role>, harmless: readonly Found[]): void {
  const wishes = turnHits(reading, 'wishAfter').map((hit) => ({ hit, role: 'wish' as const }));
  const refusals = turnHits(reading, 'excludeAfter').map((hit) => ({ hit, role: 'excluded' as const }));
  const closers = [...wishes, ...refusals]
    .filter(({ hit }) => !harmless.some(({ start, end }) => start <= hit.start && hit.end <= end))
    .sort((one, other) => one.hit.start - other.hit.start);
  const verbs = new Set(
    [...turnHits(reading, 'lastVerb'), ...closers.map(({ hit }) => hit)].map(({ end }) => end),
  );
  for (const { hit, role } of closers) {
    const starts = [...cuts.keys()].filter((start) => start <= hit.start).sort((one, other) => other - one);
    for (const start of starts) {
      if (role === 'excluded' || cuts.get(start) === 'plain' || cuts.get(start) === 'but')
        cuts.set(start, role);
      if (role === 'wish' || cuts.get(start) === 'but' || verbs.has(start)) break;
    }
    if (hit.end < reading.words.length && !cuts.has(hit.end)) cuts.set(hit.end, 'plain');
  }
}

/** Where clauses begin whose verb comes last, as in `eine Wohnung finden`: they are wishes as well. */
function endingInWish(reading: Reading, cuts: ReadonlyMap<number, Role>): number[] {
  const { capitalNouns } = reading.vocabulary.language;
  const small = ({ start }: Found): boolean =>
    !capitalNouns || !/^\p{Lu}/u.test(reading.words[start]?.text ?? '');
  const light = new Set(reading.hits.filter(({ tag }) => tag.kind === 'stop').map(({ start }) => start));
  const last = turnHits(reading, 'lastVerb').filter((hit) => small(hit) && !light.has(hit.start));
  const weak = turnHits(reading, 'wish').filter(({ weight }) => weight === 1);
  const verbs = new Set([...weak, ...last].map(({ end }) => end - 1));
  const starts = [...cuts.keys()].sort((one, other) => one - other);
  return starts.filter((start, index) => {
    const end = starts[index + 1] ?? reading.words.length;
    if (cuts.get(start) !== 'plain' || !verbs.has(end - 1)) return false;
    // In `Python und SQL lernen` both have one verb.
    const before = starts[index - 1] ?? 0;
    const parted =
      CUT.test(reading.words[start]?.before ?? '') ||
      reading.words.slice(before, start).some((_, offset) => verbs.has(before + offset));
    if (index > 0 && !parted) return false;
    const part = partOf(reading, start, end);
    // In `build a website and put it online` the second verb has no thing of its own.
    const named = !capitalNouns || part.words.some(({ text }) => /^\p{Lu}/u.test(text));
    if (!named && !has(part, 'wish')) return false;
    if (has(part, 'statement') || has(part, 'past') || has(part, 'trouble')) return false;
    return hasContent([{ reading: part, role: 'wish', joined: false }]);
  });
}

function turnHits(reading: Reading, turn: Parameters<typeof has>[1]): Found[] {
  return reading.hits.filter(({ tag }) => tag.kind === 'turn' && tag.turn === turn);
}

/** Troubles that begin with herself (`I struggle with`), which open a clause as wishes do. */
function longTroubles(reading: Reading): Found[] {
  const self = new Set(turnHits(reading, 'self').map(({ start }) => start));
  return alone(turnHits(reading, 'trouble')).filter(({ start, end }) => end - start > 1 && self.has(start));
}

/** Hits that do not begin within another one. */
function alone(hits: readonly Found[]): Found[] {
  return hits.filter(
    (hit) => !hits.some((other) => other !== hit && other.start < hit.start && hit.start < other.end),
  );
}

function setCut(cuts: Map<number, Role>, hit: Found, role: Role): void {
  cuts.set(hit.start, role);
}

function roleOf(part: Reading, cut: Role, order: boolean, listed: boolean): Role {
  // `please` makes an order polite and no wish of hers.
  const meant = turnHits(part, 'wish').some((hit) => hit.weight > 3);
  if (order && (has(part, 'attack') || !(listed || meant))) return 'order';
  if (cut === 'excluded') return has(part, 'unwanted') ? 'wish' : 'excluded';
  if (cut !== 'plain') return cut;
  const saysWish = turnHits(part, 'wish').some((hit) => hit.weight > 1 || hit.start <= 1);
  if (has(part, 'past') && !saysWish && !has(part, 'trouble')) return 'past';
  return saysWish ? 'wish' : 'plain';
}
