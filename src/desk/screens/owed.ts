/** `/desk/owed/`: a row for each pair, round and role that owes feedback. */

import type { DeskReader } from '../../domain/desk/desk-reader.ts';
import { OWED_SORTS, type OwedFilter, type OwedSort } from '../../domain/desk/owed.ts';
import { ROLES } from '../../domain/programme.ts';
import { SEARCH } from '../components/filters.ts';
import { NO_COHORT } from '../components/menus.ts';
import { pageRequestOf, sortOf } from '../list-page.ts';
import { PROGRAMME, type Screen } from '../screen.ts';
import { renderOwed } from './owed-view.ts';

export const OWED_PATH = '/desk/owed/';

/** The order when nobody asks for another: the longest overdue first. */
export const USUAL_ORDER: OwedSort = { by: 'due_date', descending: false };

/** The screen. */
export const owedScreen = ({ desk }: { readonly desk: DeskReader }): Screen => ({
  path: OWED_PATH,
  access: PROGRAMME,
  async show(request) {
    const seen = desk.seenBy(request.onlyManager);
    const { query } = request;
    const [filter, sort, page] = [
      owedFilterOf(query),
      sortOf(query, OWED_SORTS, USUAL_ORDER),
      pageRequestOf(query),
    ];
    const [rows, choices] = await Promise.all([seen.owed(filter, sort, page), seen.choices()]);
    return renderOwed({ request, rows, choices, sort, page });
  },
});

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
