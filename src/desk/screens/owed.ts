/** `/desk/owed/`: a row for each pair, round and role that owes feedback. */

import { OWED_SORTS } from '../../domain/desk/owed.ts';
import { pageRequestOf, sortOf } from '../components/list-page.ts';
import type { DeskParts } from '../parts.ts';
import { PROGRAMME, type Screen } from '../screen.ts';
import { owedFilterOf, USUAL_ORDER } from './owed-filter.ts';
import { renderOwed } from './owed-view.ts';

export const OWED_PATH = '/desk/owed/';

/** The screen. */
export const owedScreen = ({ desk }: DeskParts): Screen => ({
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
