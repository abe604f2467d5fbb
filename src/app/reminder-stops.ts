/** Opt-outs from reminders, with the texts of the page. */

import { isLanguage } from '../domain/languages.ts';
import type { ReminderStops } from '../domain/reminder-stops.ts';
import type { Database } from '../store/database.ts';
import { createReminderStore } from '../store/mail/reminders.ts';

/** The opt-outs of a database. */
export function createReminderStops(database: Database): ReminderStops {
  const store = createReminderStore(database);
  return {
    async find(token) {
      const { MAIL_TEXTS } = await import('../mail/texts.ts');
      const owner = await store.findToken(token);
      const known = owner?.language;
      const language =
        known !== undefined && known !== null && isLanguage(known)
          ? known
          : (await store.readSettings()).language;
      return { isStopped: owner?.isStopped ?? null, texts: { language, ...MAIL_TEXTS[language].stop } };
    },
    async stop(token) {
      await store.stop(token);
    },
  };
}
