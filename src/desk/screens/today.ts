/** `/desk/`: what awaits somebody today. */

import type { DeskReader } from '../../domain/desk/desk-reader.ts';
import { PROGRAMME, DESK_PATH, type Screen } from '../screen.ts';
import { renderToday } from './today-view.ts';

/** How many rows of each kind are shown. */
const ROWS = 8;

/** The screen. Somebody who looks after pairs sees their own first, and all on request. */
export const todayScreen = ({ desk }: { readonly desk: DeskReader }): Screen => ({
  path: DESK_PATH,
  access: PROGRAMME,
  async show(request) {
    const seen = desk.seenBy(request.onlyManager);
    const [today, choices] = await Promise.all([seen.today(ROWS), seen.choices()]);
    return renderToday({ request, today, isEmpty: choices.managers.length === 0 && (await seen.pairs({}, BY_START, { limit: 1, offset: 0 })).count === 0 });
  },
});

const BY_START = { by: 'start', descending: true } as const;
