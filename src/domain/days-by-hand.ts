/** Which days people set by hand, as the history tells: an import does not move those without asking. */

/** A change of one day in an entry of the history, such as the day on which a feedback was received. */
export interface DayChange {
  readonly number: number;
  readonly kind: string;
  readonly undoes: number | null;
  /** The days that it took away. A status can begin on several days, so there may be several. */
  readonly removed: readonly string[];
  /** The days that it set, in the same order. */
  readonly added: readonly string[];
}

/**
 * Finds the days in place of which people set a day, or took it away.
 *
 * An undo restores what was there before, so neither it nor what it undid set anything.
 *
 * @param day the present one; null where there is none
 * @param changes newest first
 * @returns empty where there was no day before; null where an import set the day, or the history does not say who did
 */
export function daysReplacedByHand(
  day: string | null,
  changes: readonly DayChange[],
): ReadonlySet<string> | null {
  const undone = new Set<number>();
  const replaced = new Set<string>();
  let isByHand = false;
  let current = day;
  for (const { number, kind, undoes, removed, added } of changes) {
    if (undone.has(number)) continue;
    if (undoes !== null) {
      undone.add(undoes);
      continue;
    }
    // Where it was taken away, more days went than came.
    const place = current === null ? added.length : added.indexOf(current);
    if (place < 0 || (current === null && place >= removed.length)) continue;
    if (kind === 'import') break;
    isByHand = true;
    current = removed[place] ?? null;
    if (current !== null) replaced.add(current);
  }
  // What people set and took away themselves is as if it had never been.
  return isByHand && (day !== null || current !== null) ? replaced : null;
}
