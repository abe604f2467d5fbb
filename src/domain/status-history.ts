/** Merges statuses from imported files into the history of a relation. */

import { inWords, mayFollow, type RelationStatus, type StatusChange } from './programme.ts';

type PlainDate = Temporal.PlainDate;

/** A status of an imported row; null if the row has no date. */
export interface ImportedStatus {
  readonly status: RelationStatus;
  readonly since: PlainDate | null;
  readonly reason: string | null;
}

export type StatusOutcome = 'added' | 'changed' | 'unchanged' | 'kept' | { readonly problem: string };

export interface MergedHistory {
  /** In the order of the days, without rejected statuses. */
  readonly history: readonly StatusChange[];
  /** One for each imported status, in their order. */
  readonly outcomes: readonly StatusOutcome[];
}

/** A position in the history during the merge. */
interface Entry extends StatusChange {
  /** Whether it was in the history before. */
  readonly isKnown: boolean;
  /** The indices of the imported rows that have it; empty if only the history does. */
  readonly rows: readonly number[];
  /** The reason that one of them gives. */
  readonly toldReason: string | null;
}

const UNTOLD = { isKnown: true, rows: [], toldReason: null } as const;
const fromRow = (change: StatusChange, index: number): Entry => ({
  ...change,
  isKnown: false,
  rows: [index],
  toldReason: change.reason,
});

/** A status with its day, and the index of its imported row. */
type Dated = StatusChange & { readonly index: number };

/**
 * Merges imported statuses into a history. A status that it already has changes nothing, but may get a
 * reason. Of two equal statuses in a row, one known and one imported, the known one keeps its day. A status
 * without a day begins today, unless it is the current one; in a new relation `matched` and `proposed` begin at
 * the start. If it only repeats the last import, later changes are kept.
 *
 * @param known the history so far; empty for a new relation
 * @param imported in the order of their rows
 * @param start of the relation
 * @param today the last day on which a status may begin
 * @param saidBefore the status without a day in the last import; null if there was none
 */
export function mergeHistory(
  known: readonly StatusChange[],
  imported: readonly ImportedStatus[],
  {
    start,
    today,
    saidBefore = null,
  }: { readonly start: PlainDate; readonly today: PlainDate; readonly saidBefore?: RelationStatus | null },
): MergedHistory {
  const outcomes: StatusOutcome[] = imported.map(() => 'unchanged');
  const dated = imported.flatMap(({ since, ...rest }, index): Dated[] =>
    since === null ? [] : [{ since, ...rest, index }],
  );
  const entries = inOrder(known, dated, outcomes);
  leaveOutImpossible(entries, outcomes);

  /** The first row without a day counts, since a relation has one current status. */
  let current: ImportedStatus | undefined;
  for (const [index, row] of imported.entries()) {
    const { status, since, reason } = row;
    if (since !== null) continue;
    if (current !== undefined && current.status !== status) {
      outcomes[index] = {
        problem: `Another row says “${inWords(current.status)}”, and neither says since when. Give the days, or keep the one that holds now.`,
      };
      continue;
    }
    current ??= row;
    const last = entries.at(-1);
    const day = last === undefined ? today : later(last.since, today);
    if (last === undefined) {
      entries.push(...beginning(status, reason, earlier(start, today), today, index));
      outcomes[index] = 'added';
    } else if (last.status === status) {
      outcomes[index] = tell(entries, entries.length - 1, reason, index);
    } else if (status === saidBefore) {
      outcomes[index] = 'kept';
    } else if (mayFollow(last.status, status)) {
      entries.push(fromRow({ status, since: day, reason }, index));
      outcomes[index] = 'added';
    } else {
      outcomes[index] = { problem: impossibleTransition(last, { status, since: day }) };
    }
  }
  return {
    history: entries.map(({ status, since, reason }) => ({ status, since, reason })),
    outcomes,
  };
}

/** All statuses in the order of their days, without duplicates. */
function inOrder(
  known: readonly StatusChange[],
  dated: readonly Dated[],
  outcomes: StatusOutcome[],
): Entry[] {
  const entries: Entry[] = known.map((change) => ({ ...change, ...UNTOLD }));
  const keyOf = ({ status, since }: StatusChange): string => `${status} ${since}`;
  const places = new Map<string, number>();
  for (const [place, entry] of entries.entries()) {
    if (!places.has(keyOf(entry))) places.set(keyOf(entry), place);
  }
  for (const { index, ...change } of dated) {
    const place = places.get(keyOf(change));
    if (place === undefined) {
      places.set(keyOf(change), entries.length);
      entries.push(fromRow(change, index));
      outcomes[index] = 'added';
    } else {
      outcomes[index] = tell(entries, place, change.reason, index);
    }
  }
  return entries.sort((one, other) => compareDays(one.since, other.since) || rank(one) - rank(other));
}

/** Adds the data of a row to an existing status. */
function tell(entries: Entry[], place: number, reason: string | null, index: number): StatusOutcome {
  const entry = entries[place];
  if (entry === undefined) return 'unchanged';
  if (reason !== null && entry.toldReason !== null && reason !== entry.toldReason) {
    return {
      problem: `Another row gives the reason “${entry.toldReason}” for the same status. Keep one of the two rows.`,
    };
  }
  entries[place] = {
    ...entry,
    reason: reason ?? entry.reason,
    toldReason: reason ?? entry.toldReason,
    rows: [...entry.rows, index],
  };
  return reason === null || reason === entry.reason ? 'unchanged' : 'changed';
}

/** Takes out imported statuses that cannot stand where their days put them, and those that the history has on another day. */
function leaveOutImpossible(entries: Entry[], outcomes: StatusOutcome[]): void {
  for (let place = 1; place < entries.length; ) {
    const [before, after] = [entries[place - 1], entries[place]];
    if (before === undefined || after === undefined || mayFollow(before.status, after.status)) {
      place++;
      continue;
    }
    // Of a known and an imported status the imported one is at fault; of two imported ones the later.
    const wrong = after.isKnown ? before : after;
    if (wrong.isKnown) {
      place++;
      continue;
    }
    const isSame = before.status === after.status;
    const outcome: StatusOutcome =
      isSame && (before.isKnown || after.isKnown)
        ? 'kept'
        : { problem: isSame ? repeatedStatus(before, after) : impossibleTransition(before, after) };
    for (const index of wrong.rows) outcomes[index] = outcome;
    entries.splice(entries.indexOf(wrong), 1);
    // Its neighbours may be invalid now.
    place = Math.max(1, place - 1);
  }
}

/** The history of a new relation that the import describes in one row without a date. */
function beginning(
  status: RelationStatus,
  reason: string | null,
  first: PlainDate,
  today: PlainDate,
  row: number,
): Entry[] {
  if (status === 'proposed' || status === 'matched') return [fromRow({ status, since: first, reason }, row)];
  const before = status === 'declined' ? 'proposed' : 'matched';
  return [
    fromRow({ status: before, since: first, reason: null }, row),
    fromRow({ status, since: today, reason }, row),
  ];
}

// The order of statuses in a history, and what is wrong with one, for people.

/** The place among the statuses of one day: first what a relation begins with, last what nothing may follow. */
export function rank({ status }: { readonly status: RelationStatus }): number {
  if (status === 'proposed') return 0;
  return status === 'matched' || status === 'on_hold' ? 1 : 2;
}

const compareDays = Temporal.PlainDate.compare;

/** The earlier of two days. */
export const earlier = (one: Temporal.PlainDate, other: Temporal.PlainDate): Temporal.PlainDate =>
  compareDays(one, other) <= 0 ? one : other;

/** The later of two days. */
export const later = (one: Temporal.PlainDate, other: Temporal.PlainDate): Temporal.PlainDate =>
  compareDays(one, other) > 0 ? one : other;

/** A status that cannot follow another. */
const impossibleTransition = (
  before: Pick<StatusChange, 'status' | 'since'>,
  after: Pick<StatusChange, 'status' | 'since'>,
): string =>
  `A relation that is “${inWords(before.status)}” since ${before.since} cannot become “${inWords(after.status)}” on ${after.since}.`;

/** The same status twice, with nothing between. */
const repeatedStatus = (before: StatusChange, after: StatusChange): string =>
  `Two rows say “${inWords(after.status)}” one after the other, since ${before.since} and since ${after.since}. Keep the one that is right.`;
