/** The settings of reminders, as rows with a name and JSON, of which missing or invalid ones have their default; and who gets none. */

import { sql } from 'kysely';
import { isLanguage } from '../domain/languages.ts';
import type { Pause } from '../domain/personal-page.ts';
import {
  DEFAULT_REMINDER_SETTINGS,
  daysByRule,
  type ReminderSettings,
  SHOWN_CONTACTS,
} from '../domain/reminder-settings.ts';
import type { StopRequest } from '../domain/reminder-store.ts';
import { incrementRevision } from './collections.ts';
import { newShortSecret } from './identity.ts';
import { isAnyOf } from './row-conditions.ts';
import { cancelQueued, putRow } from './row-writing.ts';
import { instantToColumn, type Queries, type Transaction } from './schema.ts';

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

// Opt-outs from reminders, and the tokens of their links.

const ownerOf = (queries: Queries, token: string) =>
  queries
    .selectFrom('reminder_preferences')
    .innerJoin('participants', 'participants.id', 'reminder_preferences.participant_id')
    .where('token', '=', token)
    .select(['participants.email', 'participants.language', 'stopped_at', 'stopped_until'])
    .executeTakeFirst();

/** The person with a token. */
export async function findStopToken(queries: Queries, token: string): Promise<StopRequest | null> {
  const owner = await ownerOf(queries, token);
  if (owner === undefined) return null;
  // Who only paused them may stop them for good.
  const isStopped = owner.stopped_at !== null && owner.stopped_until === null;
  return { language: owner.language, isStopped };
}

/** The condition that somebody gets no reminders on a day. */
export const isStoppedOn = (today: Temporal.PlainDate) =>
  sql<boolean>`(stopped_at is not null and (stopped_until is null or stopped_until > ${today.toString()}))`;

const dayIn = (column: string | null) => (column === null ? null : Temporal.PlainDate.from(column));

/** How the person with an address stopped reminders; null if they did not. */
export async function pauseOf(
  queries: Queries,
  email: string,
  today: Temporal.PlainDate,
): Promise<Pause | null> {
  const row = await queries
    .selectFrom('reminder_preferences')
    .innerJoin('participants', 'participants.id', 'reminder_preferences.participant_id')
    .where('participants.email', '=', email)
    .where(isStoppedOn(today))
    .select(['stopped_at', 'stopped_until'])
    .executeTakeFirst();
  if (row === undefined || row.stopped_at === null) return null;
  return { since: Temporal.Instant.from(row.stopped_at), until: dayIn(row.stopped_until) };
}

/** Stops the reminders of the person with a token; false if there is none. */
export async function stopByToken(transaction: Transaction, token: string): Promise<boolean> {
  const owner = await ownerOf(transaction, token);
  if (owner === undefined) return false;
  await setStopped(transaction, owner.email, true);
  return true;
}

/**
 * Stops the reminders to a person, or allows them again.
 *
 * @param email an address of theirs, also that of a record that was merged into theirs
 * @param until the day on which they get them again; null: when they resume them
 * @returns the addresses that they have now; none if nobody has or had this one
 */
export async function setStopped(
  transaction: Transaction,
  email: string,
  isStopped: boolean,
  until: Temporal.PlainDate | null = null,
): Promise<readonly string[]> {
  const merged = await transaction
    .selectFrom('former_emails')
    .innerJoin('participants', 'participants.id', 'former_emails.participant_id')
    .where('former_emails.email', '=', email)
    .select('participants.email')
    .execute();
  const addresses = [email, ...merged.map((one) => one.email)];
  const people = await transaction
    .selectFrom('participants')
    .where('email', 'in', addresses)
    .select(['id', 'email'])
    .execute();
  const stopped_at = isStopped ? instantToColumn(Temporal.Now.instant()) : null;
  const stopped_until = isStopped ? (until?.toString() ?? null) : null;
  for (const { id } of people) {
    await transaction
      .insertInto('reminder_preferences')
      .values({ participant_id: id, token: newShortSecret(), stopped_at, stopped_until })
      .onConflict((conflict) => conflict.column('participant_id').doUpdateSet({ stopped_at, stopped_until }))
      .execute();
  }
  const areTheirs = sql`kind = 'reminder' and ${isAnyOf('recipient_email', addresses)}`;
  if (isStopped) await cancelQueued(transaction, areTheirs, 'the recipient stopped reminders');
  await incrementRevision(transaction, 'mail');
  return [...new Set(people.map((one) => one.email))];
}

/** An opt-out also applies to the record into which theirs was merged; undoing the merge keeps it. */
export async function copyOptOut(transaction: Transaction, from: number, to: number): Promise<void> {
  const kept = await transaction
    .selectFrom('participants')
    .innerJoin('reminder_preferences as stopped', (join) => join.on('stopped.participant_id', '=', from))
    .where('stopped.stopped_at', 'is not', null)
    .where('participants.id', '=', to)
    .select(['participants.email', 'stopped.stopped_until'])
    .executeTakeFirst();
  if (kept === undefined) return;
  await setStopped(transaction, kept.email, true, dayIn(kept.stopped_until));
}

/** The addresses that opted out. */
export async function stoppedAddresses(queries: Queries): Promise<readonly string[]> {
  const rows = await queries
    .selectFrom('reminder_preferences')
    .innerJoin('participants', 'participants.id', 'reminder_preferences.participant_id')
    .where(isStoppedOn(Temporal.Now.plainDateISO('UTC')))
    .select('participants.email')
    .distinct()
    .orderBy('participants.email')
    .execute();
  return rows.map(({ email }) => email);
}
