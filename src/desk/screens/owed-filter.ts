/** What the address of the list of what is owed asks for. */

import type { OwedFilter, OwedSort } from '../../domain/desk/owed.ts';
import { ROLES } from '../../domain/programme.ts';
import { SEARCH } from '../components/filters.ts';
import { NO_COHORT } from '../components/menus.ts';

/** The order when nobody asks for another: the longest overdue first. */
export const USUAL_ORDER: OwedSort = { by: 'due_date', descending: false };

/** The farthest that the list looks ahead, in days. */
const FARTHEST = 365;

const withinOf = (days: number | undefined): number | undefined =>
  days === undefined || days < 1 ? undefined : Math.min(days, FARTHEST);

/** What the address leaves out. A value that is none leaves out nothing. */
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
