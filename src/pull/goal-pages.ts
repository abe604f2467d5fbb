/** Pages of the smart goals of the other service. */
import { PullError } from './failure.ts';
import { checkedRecord, type NumberedRecord, objectOf, SMART_GOAL } from './records.ts';
import type { Source } from './source.ts';

/** The requested page size: that of the interface. */
export const PAGE_SIZE = 30;

/** A page, as it was when it was read. */
export interface GoalPage {
  /** The number of records before it in the list. */
  readonly offset: number;
  /** The number of goals that the source counts. */
  readonly count: number;
  /** Newest first, by descending ids. */
  readonly goals: readonly NumberedRecord[];
}

/**
 * Reads the page at an offset. The links of pages are not used, so that requests always go to the source.
 *
 * @param limit the requested number of goals; the source may return another number
 */
export type ReadGoalPage = (offset: number, limit?: number) => Promise<GoalPage>;

/** Reads the pages of a source. */
export const goalPageReader =
  (source: Source, onUnknown: (field: string) => void): ReadGoalPage =>
  async (offset, limit = PAGE_SIZE) => {
    const where = `${source.address}smart-goals/?limit=${limit}&offset=${offset}`;
    const page = objectOf(await source.get('smart-goals/', { limit, offset }));
    const { count, results } = page ?? {};
    if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 0 || !Array.isArray(results)) {
      throw new PullError(
        `${where} is not a page of smart goals: it needs a number “count” and a list “results”.`,
      );
    }
    const goals = results.map((sent: unknown) => checkedRecord(SMART_GOAL, sent, { where, onUnknown }));
    for (const [index, { id }] of goals.entries()) {
      const before = goals[index - 1];
      if (before !== undefined && before.id <= id) {
        throw new PullError(
          `${where} is not newest first: goal ${id} follows goal ${before.id}, so nobody could tell whether one is missing.`,
        );
      }
    }
    return { offset, count, goals };
  };
