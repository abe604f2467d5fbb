/** `/desk/settings/`: the ways to accounts, templates and reminders, and what the service says of itself. */

import type { DeskParts } from '../parts.ts';
import { PROGRAMME, type Screen } from '../screen.ts';
import { mayChangeSettings } from '../settings-screen.ts';
import { renderSettings } from './settings-view.ts';

/** The screen. */
export const settingsHomeScreen = ({ accounts, facts }: DeskParts): Screen => ({
  path: '/desk/settings/',
  access: PROGRAMME,
  async show(request) {
    return renderSettings({
      mayChange: mayChangeSettings(request),
      hasAccounts: accounts !== null,
      facts: await facts(),
    });
  },
});
