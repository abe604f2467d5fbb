/** The rows that are chosen in the list of what is owed: those that are ticked, or all that its filters leave. */

import type { Desk } from '../../domain/desk/desk-reader.ts';
import { OWED_SORTS, type OwedRow } from '../../domain/desk/owed.ts';
import { MAX_FEEDBACKS } from '../../domain/operations/operation.ts';
import { sortOf } from '../components/list-page.ts';
import { keysOf, ROW } from '../feedback-keys.ts';
import { owedFilterOf, USUAL_ORDER } from './owed-filter.ts';

/** The field whose value is the query of the list, in place of ticked rows. */
export const ALL = 'all';

/** The rows, and how many others were ticked that are not owed any more. */
interface Chosen {
  readonly rows: readonly OwedRow[];
  readonly missing: number;
}

/** Finds them, of all at most as many as can be changed at once. */
export async function chosenRows(seen: Desk, valuesOf: (name: string) => readonly string[]): Promise<Chosen> {
  const [all] = valuesOf(ALL);
  if (all !== undefined) {
    const query = new URLSearchParams(all);
    const sort = sortOf(query, OWED_SORTS, USUAL_ORDER);
    const { items } = await seen.owed(owedFilterOf(query), sort, { limit: MAX_FEEDBACKS, offset: 0 });
    return { rows: items, missing: 0 };
  }
  const texts = valuesOf(ROW);
  const rows = await seen.openByKeys(keysOf(texts));
  return { rows, missing: texts.length - rows.length };
}
