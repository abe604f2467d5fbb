/** `/desk/`: what awaits somebody today. */

import type { DeskParts } from '../parts.ts';
import { DESK_PATH, PROGRAMME, type Screen } from '../screen.ts';
import { renderToday } from './today-view.ts';
import { isOwnUpload } from './upload.ts';

/** How many rows of each kind are shown. */
const ROWS = 8;

/** The screen. Somebody who looks after pairs sees their own first, and all with `?of=all`. */
export const todayScreen = ({ desk, unassigned, uploads }: DeskParts): Screen => ({
  path: DESK_PATH,
  access: PROGRAMME,
  async show(request) {
    const { onlyManager, caller, query } = request;
    const seen = desk.seenBy(onlyManager);
    const choices = await seen.choices();
    const own =
      onlyManager === null ? choices.managers.find(({ email }) => email === caller.email) : undefined;
    const isOwn = own !== undefined && query.get('of') !== 'all';
    const mayUpload = request.mayWrite && onlyManager === null;
    const [today, pairs, toAssign, all] = await Promise.all([
      (isOwn ? desk.seenBy(own.email) : seen).today(ROWS),
      seen.pairs({}, { by: 'start', descending: true }, { limit: 1, offset: 0 }),
      // Nobody knows whose pairs it is about: those who see all decide.
      onlyManager === null ? unassigned.page({ limit: ROWS, offset: 0 }) : { count: 0, items: [] },
      mayUpload ? uploads.list() : [],
    ]);
    const waiting = all.filter((upload) => upload.result === null && isOwnUpload(request, upload));
    return renderToday({
      request,
      today,
      toAssign,
      own: own ?? null,
      isOwn,
      isEmpty: pairs.count === 0,
      uploads: waiting,
      mayUpload,
    });
  },
});
