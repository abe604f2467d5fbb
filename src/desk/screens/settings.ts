/** `/desk/settings/`: the ways to accounts, templates and reminders, and what the service says of itself. */

import type { AccountStore } from '../../domain/account.ts';
import { PROGRAMME, type Screen } from '../screen.ts';
import { mayChangeSettings } from '../settings-screen.ts';
import { renderSettings, type ServiceFact } from './settings-view.ts';

/** What the screen depends on. */
interface SettingsParts {
  /** Null with AUTH=open: nobody signs in. */
  readonly accounts: AccountStore | null;
  /** What the service says of itself now: version, database, last backup, goal writer, mail. */
  readonly facts: () => Promise<readonly ServiceFact[]>;
}

/** The screen. */
export const settingsHomeScreen = ({ accounts, facts }: SettingsParts): Screen => ({
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
