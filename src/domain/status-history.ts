/** How statuses that arrive in files become part of a relation's history. */

import { mayFollow, type RelationStatus, type StatusChange } from './programme.ts';

type PlainDate = Temporal.PlainDate;

/** A status that arrives; null where the row does not say since when. */
export interface ArrivingStatus {
  readonly status: RelationStatus;
  readonly since: PlainDate | null;
  readonly reason: string | null;
}

/** What became of a status that arrived. */
export type StatusOutcome = 'added' | 'changed' | 'unchanged' | { readonly problem: string };

/** What a relation's history came to. */
export interface MergedHistory {
  /** In the order of the days; what could not be taken is not in it. */
  readonly history: readonly StatusChange[];
  /** One for each status that arrived, in their order. */
  readonly outcomes: readonly StatusOutcome[];
}

/** A place in the history while it is put together; `arrival` is which of those that arrived it comes from. */
interface Entry extends StatusChange {
  readonly arrival: number | null;
}

/**
 * Puts arriving statuses into a history. What it holds already changes nothing, but may get a reason. Of two equal
 * statuses after each other, one known and one arriving, the arriving one corrects the day. A status without a day holds
 * from today, where it is not the one that holds already; of a new relation `matched` and `proposed` hold from the start.
 *
 * @param known what the relation has seen so far; nothing where it is new
 * @param arriving in the order of their rows
 * @param start of the relation
 * @param today the last day on which a status may begin
 */
export function mergeHistory(
  known: readonly StatusChange[],
  arriving: readonly ArrivingStatus[],
  { start, today }: { readonly start: PlainDate; readonly today: PlainDate },
): MergedHistory {
  const entries: Entry[] = known.map((change) => ({ ...change, arrival: null }));
  const outcomes: StatusOutcome[] = arriving.map(() => 'unchanged');
  const refuse = (index: number, problem: string): void => {
    outcomes[index] = { problem };
  };

  const dated = arriving
    .map((arrival, index) => ({ ...arrival, index }))
    .filter((arrival) => arrival.since !== null)
    .toSorted((one, other) => compareDays(one.since, other.since) || rank(one) - rank(other));
  for (const { status, since, reason, index } of dated) {
    if (since !== null) outcomes[index] = insert(entries, { status, since, reason, arrival: index });
  }
  dropImpossible(entries, refuse);

  for (const [index, { status, since, reason }] of arriving.entries()) {
    if (since !== null) continue;
    const last = entries.at(-1);
    if (last === undefined) {
      entries.push(...beginning(status, reason, earlier(start, today), today, index));
      outcomes[index] = 'added';
    } else if (last.status === status) {
      outcomes[index] = withReason(entries, entries.length - 1, reason);
    } else if (mayFollow(last.status, status)) {
      entries.push({ status, since: today, reason, arrival: index });
      outcomes[index] = 'added';
    } else {
      refuse(index, impossible(last, { status, since: today }));
    }
  }
  return { history: entries.map(({ arrival: _arrival, ...change }) => change), outcomes };
}

/** The history of a relation that is told of for the first time, in one row without a day. */
function beginning(
  status: RelationStatus,
  reason: string | null,
  first: PlainDate,
  today: PlainDate,
  arrival: number,
): Entry[] {
  if (status === 'proposed' || status === 'matched') return [{ status, since: first, reason, arrival }];
  const before = status === 'declined' ? 'proposed' : 'matched';
  return [
    { status: before, since: first, reason: null, arrival },
    { status, since: today, reason, arrival },
  ];
}

/** Puts a status where its day is. */
function insert(entries: Entry[], entry: Entry): StatusOutcome {
  const same = entries.findIndex(({ status, since }) => status === entry.status && since.equals(entry.since));
  if (same >= 0) return withReason(entries, same, entry.reason);
  const after = entries.findIndex(
    (other) =>
      compareDays(other.since, entry.since) > 0 ||
      (other.since.equals(entry.since) && rank(other) > rank(entry)),
  );
  const place = after < 0 ? entries.length : after;
  for (const neighbour of [place - 1, place]) {
    const other = entries[neighbour];
    if (other?.status !== entry.status) continue;
    if (other.arrival !== null) {
      return {
        problem: `Two rows say “${shown(entry)}” one after the other, since ${other.since} and since ${entry.since}. Keep the one that is right.`,
      };
    }
    entries[neighbour] = { ...entry, reason: entry.reason ?? other.reason };
    return 'changed';
  }
  entries.splice(place, 0, entry);
  return 'added';
}

function withReason(entries: Entry[], index: number, reason: string | null): StatusOutcome {
  const entry = entries[index];
  if (entry === undefined || reason === null || entry.reason === reason) return 'unchanged';
  entries[index] = { ...entry, reason };
  return 'changed';
}

/** Takes out what arrived and cannot stand where its day puts it. */
function dropImpossible(entries: Entry[], refuse: (index: number, problem: string) => void): void {
  for (let index = 1; index < entries.length; ) {
    const [before, after] = [entries[index - 1], entries[index]];
    if (before === undefined || after === undefined || mayFollow(before.status, after.status)) {
      index++;
      continue;
    }
    // Of a known and an arriving one the arriving one is at fault; of two arriving ones the later.
    const wrong = after.arrival === null ? before : after;
    if (wrong.arrival === null) {
      index++;
      continue;
    }
    refuse(wrong.arrival, impossible(before, after));
    entries.splice(entries.indexOf(wrong), 1);
    index = Math.max(1, index - 1);
  }
}

const impossible = (
  before: Pick<StatusChange, 'status' | 'since'>,
  after: Pick<StatusChange, 'status' | 'since'>,
): string =>
  `A relation that is “${shown(before)}” since ${before.since} cannot become “${shown(after)}” on ${after.since}.`;

const shown = ({ status }: { readonly status: RelationStatus }): string => status.replaceAll('_', ' ');

/** Of one day: what comes first, and what nothing follows. */
function rank({ status }: { readonly status: RelationStatus }): number {
  if (status === 'proposed') return 0;
  return status === 'matched' || status === 'on_hold' ? 1 : 2;
}

const compareDays = (one: PlainDate | null, other: PlainDate | null): number =>
  one === null || other === null ? 0 : Temporal.PlainDate.compare(one, other);

const earlier = (one: PlainDate, other: PlainDate): PlainDate => (compareDays(one, other) <= 0 ? one : other);
