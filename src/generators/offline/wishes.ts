/**
 * The stage that finds the wishes in the pieces of a text: it parts sentences into clauses, leaves out what tells
 * the past, gives a reason or orders the machine about, and notes what she excludes.
 */
import { clausesOf } from './clauses.ts';
import { itemsOf } from './enumeration.ts';
import { type Clause, groupClauses } from './group.ts';
import type { Piece } from './split.ts';
import { type Found, has, type Reading, readWords, turnsIn, type Vocabulary } from './vocabulary.ts';
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
  /** What she says beside it for a reason or purpose, which may name a deadline. */
  readonly asides: readonly Reading[];
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
  const found = wishesIn(pieces, vocabulary, false);
  const nothing = found.wishes.length === 0 && found.excluded.length === 0 && !found.ordered;
  // Where a purpose is all that she writes, it is the wish: `to speak better English`.
  return nothing ? wishesIn(pieces, vocabulary, true) : found;
}

/** The wishes, where a clause of purpose may be one or is but an aside. */
function wishesIn(pieces: readonly Piece[], vocabulary: Vocabulary, purposes: boolean): FoundWishes {
  const wishes: RawWish[] = [];
  const excluded: Reading[] = [];
  let ordered = false;
  for (const piece of pieces) {
    const reading = readWords(toWords(piece.text), vocabulary);
    if (reading.words.length === 0) continue;
    const clauses = clausesOf(reading, piece.listed).map((clause) =>
      purposes && clause.role === 'aside' && isPurpose(clause)
        ? { ...clause, role: 'wish' as const }
        : clause,
    );
    if (clauses.some(({ role }) => role === 'order')) ordered = true;
    const groups = itemsOf(clauses) ?? groupClauses(clauses, excluded, piece.listed);
    const lead = groups[0]?.[0]?.reading ?? reading;
    const saidAtAll = groups.some(isSaid);
    const firm = groups.flat().some(({ reading: part }) => isFirm(part));
    const asides = clauses.filter(({ role }) => role === 'aside').map((clause) => clause.reading);
    for (const group of groups) {
      const joined = join(
        group.map((clause) => clause.reading),
        vocabulary,
      );
      // What is said beside a wish in the same breath is one as well, unless it tells what is.
      const beside = saidAtAll && !has(joined, 'statement') && !has(joined, 'past');
      wishes.push({
        reading: joined,
        listed: piece.listed,
        said: isSaid(group) || beside,
        firm,
        lead,
        asides,
      });
    }
  }
  return { wishes, excluded, ordered };
}

/** Whether an aside says what for, as `to learn` and `um zu lernen`, rather than why, or what others think. */
function isPurpose({ reading }: Clause): boolean {
  if (has(reading, 'past') || has(reading, 'statement') || has(reading, 'exclude')) return false;
  const hers = [...turnsIn(reading, 'self'), ...turnsIn(reading, 'own')];
  return turnsIn(reading, 'aside').some(
    ({ start, end }) =>
      start === 0 &&
      reading.vocabulary.stopWords.has(reading.words[start]?.fold ?? '') &&
      !hers.some((hit) => hit.start >= start && hit.end <= end),
  );
}

function isSaid(group: readonly Clause[]): boolean {
  return group.some(({ role, reading }) => role === 'wish' || has(reading, 'trouble'));
}

function isFirm(reading: Reading): boolean {
  return has(reading, 'trouble') || turnsIn(reading, 'wish').some(({ weight }) => weight > 1);
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
