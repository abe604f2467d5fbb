/**
 * The stage that finds the wishes in the pieces of a text: it parts sentences into clauses, leaves out what tells
 * the past, gives a reason or orders the machine about, and notes what she excludes.
 */
import type { Piece } from './split.ts';
import type { Theme } from './themes.ts';
import { type Found, has, partOf, type Reading, readWords, type Vocabulary } from './vocabulary.ts';
import { toWords } from './words.ts';

/** A wish before it is known what it is about. */
export interface RawWish {
  readonly reading: Reading;
  readonly listed: boolean;
  /** Whether she says that she wants it or that it is hard for her; a list item says so by being one. */
  readonly said: boolean;
  /** What stood before the first wish of its sentence, which holds for all wishes of it. */
  readonly lead: Reading;
}

/** What is found in a text. */
export interface FoundWishes {
  readonly wishes: readonly RawWish[];
  /** The clauses of exclusion. */
  readonly excluded: readonly Reading[];
}

type Role = 'plain' | 'wish' | 'past' | 'aside' | 'excluded' | 'order' | 'but';

interface Clause {
  readonly reading: Reading;
  readonly role: Role;
  /** Whether it opens with a word that joins it to the clause before. */
  readonly joined: boolean;
}

/** Finds the wishes and exclusions in the pieces of a text. */
export function findWishes(pieces: readonly Piece[], vocabulary: Vocabulary): FoundWishes {
  const wishes: RawWish[] = [];
  const excluded: Reading[] = [];
  for (const piece of pieces) {
    const reading = readWords(toWords(piece.text), vocabulary);
    if (reading.words.length === 0) continue;
    const groups = groupClauses(clausesOf(reading, piece.listed), excluded, piece.listed);
    const lead = groups[0]?.[0]?.reading ?? reading;
    const saidAtAll = groups.some(isSaid);
    for (const group of groups) {
      const joined = join(
        group.map((clause) => clause.reading),
        vocabulary,
      );
      // What is said beside a wish in the same breath is one as well, unless it tells what is.
      const beside = saidAtAll && !has(joined, 'statement') && !has(joined, 'past');
      wishes.push({ reading: joined, listed: piece.listed, said: isSaid(group) || beside, lead });
    }
  }
  return { wishes, excluded };
}

function isSaid(group: readonly Clause[]): boolean {
  return group.some(({ role, reading }) => role === 'wish' || has(reading, 'trouble'));
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
  reading.words.forEach((word, index) => {
    if (index > 0 && CUT.test(word.before)) cuts.set(index, 'plain');
  });
  for (const hit of turnHits(reading, 'and')) if (!cuts.has(hit.start)) cuts.set(hit.start, 'plain');
  for (const hit of [...alone(turnHits(reading, 'wish')), ...longTroubles(reading)]) {
    if (refusals.some(({ start, end }) => start <= hit.start && hit.start < end)) continue;
    if (hit.weight > 1 || hit.start === 0 || cuts.has(hit.start) || cuts.has(hit.start - 1))
      setCut(cuts, hit, 'wish');
  }
  for (const hit of turnHits(reading, 'aside')) cuts.set(hit.start, 'aside');
  for (const hit of turnHits(reading, 'but')) cuts.set(hit.start, 'but');
  for (const hit of refusals) cuts.set(hit.start, 'excluded');
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
  const wanted = turnHits(part, 'wish').some((hit) => hit.weight > 1);
  if (order && (has(part, 'attack') || !(listed || wanted))) return 'order';
  if (cut === 'excluded') return has(part, 'unwanted') ? 'wish' : 'excluded';
  if (cut !== 'plain') return cut;
  const saysWish = turnHits(part, 'wish').some((hit) => hit.weight > 1 || hit.start <= 1);
  if (has(part, 'past') && !saysWish && !has(part, 'trouble')) return 'past';
  return saysWish ? 'wish' : 'plain';
}

/** Puts clauses together to wishes: a clause with a theme of its own, or that says anew what she wants, opens one. */
function groupClauses(clauses: readonly Clause[], excluded: Reading[], listed: boolean): Clause[][] {
  const groups: Clause[][] = [];
  let group: Clause[] = [];
  let dropping: Role | undefined;
  let ordered = false;
  const close = (): void => {
    if (group.length > 0) groups.push(group);
    group = [];
  };
  for (const given of clauses) {
    // What stands against an exclusion is what she wants.
    const clause: Clause =
      given.role === 'but' && dropping === 'excluded' ? { ...given, role: 'wish' } : given;
    if (clause.role === 'order') {
      ordered = true;
      dropping = 'order';
      continue;
    }
    if (clause.role === 'wish' || clause.role === 'but') dropping = undefined;
    else if (clause.role !== 'plain') dropping = clause.role;
    if (dropping === 'excluded') excluded.push(clause.reading);
    if (dropping !== undefined) {
      if (dropping === 'past' && !clause.joined) dropping = undefined;
      continue;
    }
    const themes = group.flatMap(({ reading }) => strongThemes(reading));
    const own = strongThemes(clause.reading);
    const anew = own.length > 0 && themes.length > 0 && !own.some((theme) => themes.includes(theme));
    const other = areOtherTopics(
      group.flatMap(({ reading }) => topicsOf(reading)),
      topicsOf(clause.reading),
    );
    const opened = group.some(({ role }) => role === 'wish');
    const again = clause.role === 'wish' && opened && themes.length > 0 && own.length > 0;
    // What stands before the first wish of a sentence belongs to it, unless it tells what is.
    const lead = clause.role === 'wish' && !opened && !group.some(({ reading }) => has(reading, 'statement'));
    const more = clause.role === 'wish' && !listed && hasContent(group);
    if (!lead && (anew || other || again || more || (clause.role === 'wish' && !opened && group.length > 0)))
      close();
    group.push(clause);
  }
  close();
  return ordered
    ? groups.filter((one) =>
        one.some(({ role, reading }) => role === 'wish' || strongThemes(reading).length > 0),
      )
    : groups;
}

function topicsOf(reading: Reading): number[] {
  return reading.hits.flatMap(({ tag }) => (tag.kind === 'topic' ? [tag.index] : []));
}

/** Whether both have topics, and none in common. */
function areOtherTopics(one: readonly number[], other: readonly number[]): boolean {
  return one.length > 0 && other.length > 0 && !one.some((topic) => other.includes(topic));
}

/** Whether a group already says what it is about. */
function hasContent(group: readonly Clause[]): boolean {
  return group.some(({ role, reading }) => {
    if (role !== 'wish') return false;
    const light = new Set<number>();
    for (const { tag, start, end } of reading.hits) {
      if (tag.kind === 'theme' || tag.kind === 'technology' || tag.kind === 'languageName') return true;
      const wish =
        tag.kind === 'turn' && (tag.turn === 'wish' || tag.turn === 'filler' || tag.turn === 'trouble');
      if (!wish && tag.kind !== 'stop' && tag.kind !== 'time' && tag.kind !== 'number') continue;
      for (let index = start; index < end; index++) light.add(index);
    }
    return light.size < reading.words.length;
  });
}

function strongThemes(reading: Reading): Theme[] {
  const themes: Theme[] = [];
  for (const { tag, weight } of reading.hits) {
    if (weight > 1 && (tag.kind === 'theme' || tag.kind === 'topic')) themes.push(tag.theme);
    if (tag.kind === 'languageName' || tag.kind === 'exam') themes.push('language');
    if (tag.kind === 'technology' || tag.kind === 'certificate') themes.push('technicalSkills');
  }
  return themes;
}
