/** Reminders in the database: settings, templates, opt-outs, and how messages are queued. */

import { sql } from 'kysely';
import type { Reader } from '../../domain/access.ts';
import { FARTHEST_AHEAD } from '../../domain/due-feedbacks.ts';
import { DAYS_BEFORE_DUE } from '../../domain/forms/invitation.ts';
import { isLanguage } from '../../domain/languages.ts';
import type { SettingTable } from '../../domain/operations/rows.ts';
import type { HistoryNote } from '../../domain/origin.ts';
import { feedbackName } from '../../domain/programme.ts';
import type {
  ReminderFacts,
  ReminderStore,
  SavedTemplate,
  UndeliveredMessage,
} from '../../domain/reminder-store.ts';
import { lastRelevantDueDate, type ReminderHistory } from '../../domain/reminders.ts';
import { incrementRevision } from '../collections.ts';
import { atOneMoment, type Database } from '../database.ts';
import { newShortSecret } from '../identity.ts';
import { type SettingChange, withHistoryEntry } from '../operations/history.ts';
import { readOwingProgramme, readRows } from '../programme-reading.ts';
import { currentScope } from '../read-scope.ts';
import {
  cancelSwitchedOff,
  findStopToken,
  isStoppedOn,
  readReminderSettings,
  setStopped,
  stopByToken,
  stoppedAddresses,
  writeReminderSettings,
} from '../reminder-settings.ts';
import { putRow } from '../row-writing.ts';
import { instantToColumn, type Queries, type Transaction } from '../schema.ts';
import { addMessages, clearOldMessages, noteWritten, tellNotedBefore } from './outbox.ts';

const COLLECTION = 'mail';
/** Older reminders are irrelevant: reminders never go further beyond a due date. */
const HISTORY = { hours: 24 * 400 };
/** The kinds of messages that remind people of owed feedback. */
const REMINDING = ['reminder', 'letter'] as const;

const WEEK = { hours: 24 * 7 };

/** The reminders of a database. */
export function createReminderStore(database: Database): ReminderStore {
  const change = <Table extends SettingTable, Result>(
    note: HistoryNote | undefined,
    setting: SettingChange<Table>,
    work: (transaction: Transaction) => Promise<Result>,
  ): Promise<Result> =>
    database.write((transaction) =>
      withHistoryEntry(transaction, note, setting, async () => {
        const result = await work(transaction);
        await incrementRevision(transaction, COLLECTION);
        return result;
      }),
    );

  return {
    readSettings: () => readReminderSettings(database.reader),

    saveSettings: (settings, note) =>
      change(note, REMINDER_CHANGE, async (transaction) => {
        await writeReminderSettings(transaction, settings);
        await cancelSwitchedOff(transaction);
      }),

    templates: () => readTemplates(database.reader),

    saveTemplate: (template, note) =>
      change(note, templateChange(template), (transaction) =>
        putRow(transaction, 'mail_templates', template),
      ),

    resetTemplate: (of, note) =>
      change(note, templateChange(of), async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('mail_templates')
          .where(isTemplate(of))
          .executeTakeFirstOrThrow();
        return numDeletedRows > 0n;
      }),

    readFacts: (now) => readFactsAtOnce(database, now),

    // Who reads a preview may not see all that the recipient's pages show, and its links to forms are not stored.
    preview: async (now, decide, caller) => {
      const facts = await readFactsAtOnce(database, now, caller);
      return decide({ ...facts, pageTokenOf: () => '…', linkOf: (key) => facts.linkOf(key) && '…' });
    },

    enqueue: (now, domain, decide, written, caller) =>
      database.write(async (transaction) => {
        const { facts, newTokens, newPages } = await readFacts(transaction, now, caller);
        const terms = { now: now.toInstant(), domain, isWritten: written !== undefined };
        const messages = decide(facts);
        const added = await addMessages(transaction, messages, terms);
        if (written !== undefined) {
          if (added.length > 0) await noteWritten(transaction, written, added);
          else await tellNotedBefore(transaction, written, messages);
        }
        const preferences = [...newTokens].map(([id, token]) => ({
          participant_id: id,
          token,
          stopped_at: null,
          stopped_until: null,
        }));
        if (preferences.length > 0)
          await transaction.insertInto('reminder_preferences').values(preferences).execute();
        for (const [participant_id, token] of newPages)
          await transaction.insertInto('personal_links').values({ participant_id, token }).execute();
        await clearOldMessages(transaction, now.toInstant());
        return added.length;
      }),

    findToken: (token) => findStopToken(database.reader, token),
    stop: (token) => database.write((transaction) => stopByToken(transaction, token)),
    setStopped: (email, isStopped) =>
      database.write((transaction) => setStopped(transaction, email, isStopped)),
    stopped: () => stoppedAddresses(database.reader),
  };
}

type TemplateKey = Pick<SavedTemplate, 'kind' | 'round_id' | 'language'>;

const isTemplate = ({ kind, round_id, language }: TemplateKey) =>
  sql<boolean>`kind = ${kind} and round_id = ${round_id} and language = ${language}`;

const REMINDER_CHANGE: SettingChange<'reminder_settings'> = {
  table: 'reminder_settings',
  which: sql`true`,
  kind: 'change-reminders',
  summaryOf: () => ({ code: 'reminders-changed' }),
};

const templateChange = (of: TemplateKey): SettingChange<'mail_templates'> => ({
  table: 'mail_templates',
  which: isTemplate(of),
  kind: 'change-template',
  summaryOf: (_before, after) => ({
    code: 'template-changed',
    kind: of.kind,
    language: of.language,
    isOfRound: of.round_id !== 0,
    isTakenBack: after === null,
  }),
});

async function readTemplates(queries: Queries): Promise<readonly SavedTemplate[]> {
  const rows = await queries
    .selectFrom('mail_templates')
    .selectAll()
    .orderBy('kind')
    .orderBy('language')
    .orderBy('round_id')
    .execute();
  return rows.flatMap(({ language, ...row }) => (isLanguage(language) ? [{ ...row, language }] : []));
}

/** The same from one snapshot, without storing anything. */
const readFactsAtOnce = (
  { reader }: Pick<Database, 'reader'>,
  now: Temporal.ZonedDateTime,
  caller?: Reader,
): Promise<ReminderFacts> =>
  atOneMoment(reader, async (transaction) => (await readFacts(transaction, now, caller)).facts);

/** The rounds whose form is on. */
async function roundsWithForms(queries: Queries): Promise<ReadonlySet<number>> {
  const newest = new Map((await readRows(queries, 'forms')).map((form) => [form.round_id, form.is_on]));
  return new Set([...newest].flatMap(([round, isOn]) => (isOn ? [round] : [])));
}

/** The content of the messages; tokens created for it must still be stored. */
async function readFacts(
  transaction: Transaction,
  now: Temporal.ZonedDateTime,
  caller: Reader | undefined,
): Promise<{
  readonly facts: ReminderFacts;
  readonly newTokens: ReadonlyMap<number, string>;
  readonly newPages: ReadonlyMap<number, string>;
}> {
  const settings = await readReminderSettings(transaction);
  const { managerId } = await currentScope(transaction, caller ?? null);
  const today = now.toPlainDate();
  // Whoever writes to people may choose coming feedback.
  const ahead = caller === undefined ? DAYS_BEFORE_DUE : FARTHEST_AHEAD;
  const horizons = [lastRelevantDueDate(settings, today), today.add({ days: ahead })];
  const owing = await readOwingProgramme(
    transaction,
    horizons.toSorted(Temporal.PlainDate.compare).at(-1) ?? today,
  );
  const tokens = await transaction
    .selectFrom('reminder_preferences')
    .select(['participant_id', 'token', isStoppedOn(now.toPlainDate()).as('stopped')])
    .execute();
  const stops = secretsBy(tokens);
  const pages = secretsBy(await transaction.selectFrom('personal_links').selectAll().execute());
  const forms = await roundsWithForms(transaction);
  const secrets = new Map<string, string>();
  const facts: ReminderFacts = {
    settings,
    programme:
      managerId === null
        ? owing
        : { ...owing, relations: owing.relations.filter(({ manager_id }) => manager_id === managerId) },
    templates: await readTemplates(transaction),
    history: {
      last: await lastReminders(transaction, now),
      stopped: new Set(tokens.flatMap(({ participant_id, stopped }) => (stopped ? [participant_id] : []))),
    },
    undelivered: await undeliveredSince(transaction, now.toInstant().subtract(WEEK)),
    tokenOf: stops.of,
    pageTokenOf: pages.of,
    linkOf: (key) =>
      forms.has(key.round_id) ? secrets.getOrInsertComputed(feedbackName(key), newShortSecret) : null,
  };
  return { facts, newTokens: stops.fresh, newPages: pages.fresh };
}

/** The secrets of people: those that are known, and new ones for the others. */
function secretsBy(rows: readonly { readonly participant_id: number; readonly token: string }[]) {
  const known = new Map(rows.map(({ participant_id, token }) => [participant_id, token]));
  const fresh = new Map<number, string>();
  const of = (id: number): string => known.get(id) ?? fresh.getOrInsertComputed(id, newShortSecret);
  return { of, fresh };
}

/**
 * The days of the last reminders by participants. Cancelled ones do not count; doubtful ones do. The day of
 * sending counts, which may be later than the day of queueing; while a reminder waits, there is no other one.
 */
async function lastReminders(
  queries: Queries,
  now: Temporal.ZonedDateTime,
): Promise<ReminderHistory['last']> {
  const rows = await queries
    .selectFrom('outbox')
    .where('kind', 'in', REMINDING)
    .where('state', '<>', 'cancelled')
    .where('created_at', '>', instantToColumn(now.toInstant().subtract(HISTORY)))
    .select(['key', 'created_at', 'changed_at', 'state'])
    .orderBy('created_at')
    .execute();
  const newest = new Map(
    rows.flatMap((row) => {
      const id = /^(?:reminder|letter) (\d+) /.exec(row.key ?? '')?.[1];
      return id === undefined ? [] : [[Number(id), row] as const];
    }),
  );
  const dayOf = (column: string): Temporal.PlainDate =>
    Temporal.Instant.from(column).toZonedDateTimeISO(now.timeZoneId).toPlainDate();
  const today = now.toPlainDate();
  // Days are made of the newest alone: to make one takes longer than to read a row, and there may be many a person.
  return new Map(
    [...newest].map(([id, { state, created_at, changed_at }]) => {
      if (state === 'queued' || state === 'sending') return [id, today] as const;
      return [id, dayOf(state === 'failed' ? created_at : changed_at)] as const;
    }),
  );
}

async function undeliveredSince(
  queries: Queries,
  since: Temporal.Instant,
): Promise<readonly UndeliveredMessage[]> {
  const rows = await queries
    .selectFrom('outbox')
    .where('kind', 'in', REMINDING)
    .where('state', 'in', ['failed', 'doubtful'])
    .where('changed_at', '>', instantToColumn(since))
    .select(['recipient_email', 'reply'])
    .orderBy('id')
    .execute();
  return rows.map(({ recipient_email, reply }) => ({ email: recipient_email, reply: reply ?? '' }));
}
