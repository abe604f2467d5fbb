/** The owed feedback as addresses and forms name it: the filters and the order of its list, and the rows that are chosen in it. */

import {
  type Desk,
  OWED_SORTS,
  type OwedFilter,
  type OwedRow,
  type OwedSort,
} from '../../domain/desk/desk-reader.ts';
import { FARTHEST_AHEAD } from '../../domain/due-feedbacks.ts';
import { MAX_FEEDBACKS } from '../../domain/operations/operation.ts';
import { type FeedbackKey, ROLES } from '../../domain/programme.ts';
import { NO_COHORT } from '../components/frame.ts';
import { SEARCH, sortOf } from '../components/list-page.ts';
import { ALL, ROW } from '../components/ticking.ts';

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

/** The order when nobody asks for another: the longest overdue first. */
export const USUAL_ORDER: OwedSort = { by: 'due_date', descending: false };

const withinOf = (days: number | undefined): number | undefined =>
  days === undefined || days < 1 ? undefined : Math.min(days, FARTHEST_AHEAD);

/** The filter in an address. An invalid value leaves out nothing. */
export function owedFilterOf(query: URLSearchParams): OwedFilter {
  const number = (name: string): number | undefined => {
    const text = query.get(name) ?? '';
    return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
  };
  return {
    manager: query.get('manager') === 'none' ? 'none' : number('manager'),
    // The empty text means all here, so that those without a cohort need a word of their own.
    cohort: query.get('cohort') === NO_COHORT ? '' : query.get('cohort') || undefined,
    round: number('round'),
    role: ROLES.find((role) => role === query.get('role')),
    minimumDaysLate: number('late'),
    dueWithin: withinOf(number('within')),
    search: query.get(SEARCH) || undefined,
  };
}

/** The text for a feedback. */
export const keyText = ({ relation_id, round_id, role }: FeedbackKey): string =>
  `${relation_id}-${round_id}-${role}`;

/** The feedbacks that texts name, each once; those that name none are left out. */
export function keysOf(texts: readonly string[]): readonly FeedbackKey[] {
  return [...new Set(texts)].flatMap((text) => {
    const [, relation, round, role] = /^([1-9]\d{0,9})-([1-9]\d{0,9})-(mentee|mentor)$/.exec(text) ?? [];
    if (role !== 'mentee' && role !== 'mentor') return [];
    return [{ relation_id: Number(relation), round_id: Number(round), role }];
  });
}
