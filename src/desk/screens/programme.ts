/** `/desk/programme/`: how the programme is going, on a page that can be printed. */

import type { DeskParts } from '../parts.ts';
import { PROGRAMME, type Screen } from '../screen.ts';
import { renderProgramme } from './programme-view.ts';

/** The screen. */
export const programmeScreen = ({ desk }: DeskParts): Screen => ({
  path: '/desk/programme/',
  access: PROGRAMME,
  async show({ onlyManager, today, caller }) {
    const statistics = await desk.seenBy(onlyManager).statistics();
    return renderProgramme({ statistics, today, showsGoals: caller.scopes.has('goals:read') });
  },
});
