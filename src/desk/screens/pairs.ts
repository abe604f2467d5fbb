/** `/desk/pairs/`: all pairs, by whatever they are looked for. */

import { PAIR_SORTS, type PairFilter, type PairSort } from '../../domain/desk/pairs.ts';
import { RELATION_STATUSES, type RelationStatus } from '../../domain/programme.ts';
import { SEARCH } from '../components/filters.ts';
import { pageRequestOf, sortOf } from '../components/list-page.ts';
import { NO_COHORT } from '../components/menus.ts';
import { OPEN, OPEN_STATUSES } from '../components/statuses.ts';
import type { DeskParts } from '../parts.ts';
import { idFrom, PROGRAMME, type Screen } from '../screen.ts';
import { renderPairs } from './pairs-view.ts';

export const PAIRS_PATH = '/desk/pairs/';

/** The order when nobody asks for another: those that began last first. */
const USUAL: PairSort = { by: 'start', descending: true };

/** The screen. */
export const pairsScreen = ({ desk }: DeskParts): Screen => ({
  path: PAIRS_PATH,
  access: PROGRAMME,
  async show(request) {
    const seen = desk.seenBy(request.onlyManager);
    const { query } = request;
    const sort = sortOf(query, PAIR_SORTS, USUAL);
    const page = pageRequestOf(query);
    const [rows, choices] = await Promise.all([seen.pairs(pairFilterOf(query), sort, page), seen.choices()]);
    return renderPairs({ request, rows, choices, sort, page });
  },
});

/** What the address leaves out. A value that is none leaves out nothing. */
function pairFilterOf(query: URLSearchParams): PairFilter {
  const silent = query.get('silent') ?? '';
  return {
    manager: query.get('manager') === 'none' ? 'none' : (idFrom(query.get('manager')) ?? undefined),
    cohort: query.get('cohort') === NO_COHORT ? '' : query.get('cohort') || undefined,
    statuses: statusesOf(query.get('status')),
    silentFor: /^[1-9]\d{0,3}$/.test(silent) ? Number(silent) : undefined,
    search: query.get(SEARCH) || undefined,
  };
}

function statusesOf(text: string | null): readonly RelationStatus[] | undefined {
  if (text === OPEN) return OPEN_STATUSES;
  const status = RELATION_STATUSES.find((one) => one === text);
  return status && [status];
}
