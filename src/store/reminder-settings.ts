/** The settings of reminders as rows with a name and JSON. Missing or invalid ones have their default. */

import { isLanguage } from '../domain/languages.ts';
import {
  DEFAULT_REMINDER_SETTINGS,
  daysByRule,
  type ReminderSettings,
  SHOWN_CONTACTS,
} from '../domain/reminder-settings.ts';
import { isAnyOf } from './row-conditions.ts';
import { cancelQueued, putRow } from './row-writing.ts';
import type { Queries, Transaction } from './schema.ts';

const numbers = (value: unknown): readonly number[] | undefined =>
  Array.isArray(value) ? value.filter((one): one is number => Number.isInteger(one)) : undefined;

/** The result of a function; undefined if it throws. */
function parsed<Value>(value: unknown, parse: (text: string) => Value): Value | undefined {
  if (typeof value !== 'string') return undefined;
  try {
    return parse(value);
  } catch {
    return undefined;
  }
}

const day = (value: unknown) => parsed(value, (text) => Temporal.PlainDate.from(text));
const time = (value: unknown) => parsed(value, (text) => Temporal.PlainTime.from(text));

const shownIn = (value: unknown) =>
  SHOWN_CONTACTS.filter((one) => Array.isArray(value) && value.includes(one));

/** Reads them. */
export async function readReminderSettings(queries: Queries): Promise<ReminderSettings> {
  const rows = await queries.selectFrom('reminder_settings').selectAll().execute();
  const values = new Map<string, unknown>(
    rows.map(({ name, value }) => [name, parsed(value, (text): unknown => JSON.parse(text))]),
  );
  const usual = DEFAULT_REMINDER_SETTINGS;
  const language = values.get('language');
  const weekday = values.get('digest_weekday');
  const quietDays = values.get('quiet_days');
  return {
    enabled: values.get('enabled') === true,
    ...daysByRule((name) => numbers(values.get(name)) ?? usual[name]),
    quiet_weekdays: numbers(values.get('quiet_weekdays')) ?? usual.quiet_weekdays,
    quiet_days: Array.isArray(quietDays) ? quietDays.flatMap((one) => day(one) ?? []) : usual.quiet_days,
    opens: time(values.get('opens')) ?? usual.opens,
    closes: time(values.get('closes')) ?? usual.closes,
    language: typeof language === 'string' && isLanguage(language) ? language : usual.language,
    digest_weekday: typeof weekday === 'number' ? weekday : null,
    paused_until: day(values.get('paused_until')) ?? null,
    shown_contacts: shownIn(values.get('shown_contacts')),
  };
}

/** Writes them, within a transaction. */
export async function writeReminderSettings(
  transaction: Transaction,
  settings: Partial<ReminderSettings>,
): Promise<void> {
  for (const [name, value] of Object.entries(settings)) {
    // Days and times serialize themselves.
    await putRow(transaction, 'reminder_settings', { name, value: JSON.stringify(value) });
  }
}

/** Cancels what waits and was switched off. */
export async function cancelSwitchedOff(transaction: Transaction): Promise<void> {
  const { enabled, digest_weekday } = await readReminderSettings(transaction);
  const kinds = [...(enabled ? [] : ['reminder']), ...(digest_weekday === null ? ['digest'] : [])];
  await cancelQueued(transaction, isAnyOf('kind', kinds), 'they were switched off');
}

/** Longer than a week in any time zone. */
const PAUSE_AFTER_RESTORE = 8;

/** Suspends reminders for eight days in a restored database, since those sent after the backup are unknown. */
export async function pauseRestoredReminders(transaction: Transaction): Promise<void> {
  const { enabled, paused_until } = await readReminderSettings(transaction);
  const until = Temporal.Now.plainDateISO('UTC').add({ days: PAUSE_AFTER_RESTORE });
  if (!enabled || (paused_until !== null && Temporal.PlainDate.compare(paused_until, until) >= 0)) return;
  await writeReminderSettings(transaction, { paused_until: until });
}
