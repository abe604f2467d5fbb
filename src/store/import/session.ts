/** An import session compares rows with the records, in memory, and writes all changes in one transaction, as an operation does. */

import { setImmediate as turnEnd } from 'node:timers/promises';
import type { ImportDirectory } from '../../domain/import-people.ts';
import {
  ChangedMeanwhileError,
  ChangedSinceSeenError,
  type ImportCount,
  type ImportSession,
  type ImportSessionOptions,
  type ImportStore,
  type RowOutcome,
} from '../../domain/import-store.ts';
import type { ImportedRow, Kind } from '../../domain/imported-rows.ts';
import { roundsOf } from '../../domain/operations/as-programme.ts';
import {
  collectionOf,
  isSettingTable,
  KEPT_TABLE_NAMES,
  type KeptTable,
  type ProgrammeRows,
  type RowChange,
} from '../../domain/operations/rows.ts';
import { type AuditEntry, byOperator, writeAuditEntries } from '../audit.ts';
import { incrementRevision } from '../collections.ts';
import type { Database } from '../database.ts';
import {
  addErasures,
  adoptErasureKeyIfNeeded,
  type ErasureDigests,
  isErasureKeyCurrent,
} from '../erasures.ts';
import { writeWithEntry } from '../operations/applying.ts';
import { type NewEntry, newestEntry } from '../operations/history.ts';
import { readRows } from '../programme-reading.ts';
import type { CollectionName, Transaction } from '../schema.ts';
import { importRecords } from './collection.ts';
import { importExceptions, importFeedbacks } from './feedbacks.ts';
import { importGoals, writeGoals } from './goals.ts';
import { importManagers, importParticipants } from './people.ts';
import { importRelations } from './relations.ts';
import { importRounds } from './rounds.ts';
import { changedStatuses, importErasures, importStatuses, writeStatuses } from './small-tables.ts';
import { type Draft, type ImportContext, readDraft } from './tables.ts';

const IMPORTERS: {
  readonly [K in Kind]: (
    context: ImportContext,
    imported: readonly ImportedRow<K>[],
  ) => Promise<readonly RowOutcome[]>;
} = {
  'pre-lead-statuses': importStatuses,
  erasures: importErasures,
  managers: importManagers,
  participants: importParticipants,
  rounds: importRounds,
  relations: importRelations,
  exceptions: importExceptions,
  feedbacks: importFeedbacks,
  courses: importRecords('courses', { by: 'code', title: 'title' }),
  'smart-goals': importGoals,
};

/** Changes that go with an import, by the rows as they will be. */
export type ImportAddition = (
  rows: Pick<ProgrammeRows, 'feedback_rounds' | 'feedbacks' | 'forms'>,
) => readonly RowChange[];

/**
 * The imports into a database.
 *
 * @param today the current day in the time zone of the service
 * @param digests made with the secret key of the database
 * @param adds changes that go with each
 */
export function createImportStore(
  database: Database,
  today: () => Temporal.PlainDate,
  digests: ErasureDigests,
  adds?: ImportAddition,
): ImportStore {
  return { begin: (terms = {}) => beginImport(database, digests, today(), terms, adds) };
}

async function beginImport(
  database: Database,
  digests: ErasureDigests,
  today: Temporal.PlainDate,
  { isMove, by, account_id, reason, seen }: ImportSessionOptions,
  adds?: ImportAddition,
): Promise<ImportSession> {
  await adoptErasureKeyIfNeeded(database, digests);
  await using opened = new AsyncDisposableStack();
  const workspace = opened.use(await database.openWorkspace());
  const draft = await workspace.read(readDraft);
  // What comes after it was read keeps it from being written.
  if (seen !== undefined && (await newestEntry(database.reader)) !== seen) throw new ChangedSinceSeenError();
  const context: ImportContext = {
    ...draft,
    queries: workspace.queries,
    digests,
    today,
    leftOut: new Set(),
    statements: new Map(),
    goals: { seen: new Map(), created: [], changed: [] },
    newErasures: [],
    isMove: isMove === true,
  };
  const notes = new OutcomeCounts();
  const held = opened.move();

  return {
    async take(kind, imported, unread = 0) {
      if (unread > 0) notes.add(kind, 'bad', unread);
      return imported.length === 0 ? [] : notes.count(kind, await IMPORTERS[kind](context, imported));
    },

    directory: () => directoryOf(context),

    async publish(signal) {
      const { tables, goals, newErasures, revisions, statements } = context;
      statements.clear();
      const statuses = changedStatuses(context);
      const changes = [
        ...KEPT_TABLE_NAMES.flatMap((table) => (isDrafted(tables, table) ? tables[table].changes() : [])),
        ...(adds?.({
          feedback_rounds: [...tables.feedback_rounds.values()],
          feedbacks: [...tables.feedbacks.values()],
          forms: await readRows(context.queries, 'forms'),
        }) ?? []),
      ];
      const isCompared = new Set<CollectionName>(changes.map(({ table }) => collectionOf(table)));
      if (newErasures.length > 0) isCompared.add('programme');
      if (statuses !== undefined) isCompared.add('pre-lead-statuses');
      signal.throwIfAborted();
      return await workspace.write(async (transaction) => {
        const now = await transaction.selectFrom('collections').select(['name', 'revision']).execute();
        if (now.some(({ name, revision }) => isCompared.has(name) && revisions.get(name) !== revision))
          throw new ChangedMeanwhileError();
        if (await isAnythingErasedSince(transaction, context)) throw new ChangedMeanwhileError();
        await addErasures(transaction, newErasures);
        // Erased people were recognized by digests of one key, from the first row to here.
        if (!(await isErasureKeyCurrent(transaction, digests))) throw new ChangedMeanwhileError();
        if (statuses !== undefined) await writeStatuses(transaction, statuses);
        await writeGoals(transaction, goals, signal);
        const counts = countsOf(changes);
        const entry: NewEntry = {
          who: by ?? 'import',
          account_id: account_id ?? null,
          reason: reason ?? null,
          kind: 'import',
          summary: { code: 'imported', counts },
          ...(changes.length > MAX_KEPT && { lasting: 'large' }),
        };
        const number = changes.length === 0 ? null : await writeWithEntry(transaction, changes, entry);
        const isOfProgramme = changes.some(({ table }) => !isSettingTable(table));
        if (newErasures.length > 0 && !isOfProgramme) await incrementRevision(transaction, 'programme');
        await writeAuditEntries(transaction, notes.entries(isMove ? 'pull' : 'import'));
        // A signal to stop that came while rows were written is noticed then: between two turns signals are looked for, before a
        // timer that is due, or the first turn, not always.
        await turnEnd();
        await turnEnd();
        signal.throwIfAborted();
        return number === null ? null : { number, counts };
      });
    },

    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
}

const isDrafted = (tables: Draft['tables'], table: string): table is keyof Draft['tables'] =>
  Object.hasOwn(tables, table);

/** Whether somebody or something was erased that rows may be about. */
async function isAnythingErasedSince(transaction: Transaction, { erased }: ImportContext): Promise<boolean> {
  const rows = await transaction.selectFrom('erasures').select(['digest', 'what']).execute();
  return rows.some(({ digest, what }) => !erased[what].has(digest));
}

/** The number of rows of each kind by outcome, for the audit. */
class OutcomeCounts {
  readonly #counts = new Map<Kind, Record<string, number>>();

  /** Counts rows of a kind, and passes them on. */
  count(kind: Kind, outcomes: readonly RowOutcome[]): readonly RowOutcome[] {
    for (const { outcome } of outcomes) {
      this.add(kind, typeof outcome !== 'string' ? 'bad' : outcome === 'erased' ? 'left out' : outcome, 1);
    }
    return outcomes;
  }

  add(kind: Kind, name: string, rows: number): void {
    const counts = this.#counts.getOrInsert(kind, {});
    counts[name] = (counts[name] ?? 0) + rows;
  }

  /** One entry per kind with rows. */
  entries(action: 'import' | 'pull'): readonly AuditEntry[] {
    return [...this.#counts].map(([kind, counts]) => byOperator(action, kind, null, counts));
  }
}

/** The people whom rows may mean. Erased ones have neither name nor e-mail, so no row can mean them. */
function directoryOf({ tables, labels, forms }: ImportContext): ImportDirectory {
  const former = Map.groupBy(tables.former_emails.values(), ({ participant_id }) => participant_id);
  return {
    managers: [...tables.managers.values()],
    participants: [...tables.participants.values()].map((one) => {
      const emails = former.get(one.id)?.map(({ email }) => email);
      return emails === undefined ? one : { ...one, former_emails: emails };
    }),
    labels,
    forms,
    relations: [...tables.relations.values()],
    rounds: roundsOf({
      feedback_rounds: [...tables.feedback_rounds.values()],
      round_cohorts: [...tables.round_cohorts.values()],
    }),
  };
}

/**
 * An import that changes more rows is recorded without them, and cannot be undone: they would double the data of the import, and other
 * writers wait for them. A backup from before can revert it.
 */
const MAX_KEPT = 10_000;

/** The tables that people do not know: their rows depend on others. */
const DEPENDENT: ReadonlySet<KeptTable> = new Set([
  'former_emails',
  'former_external_ids',
  'round_cohorts',
  'relation_changes',
  'imported_relations',
]);

/** How many rows of each table an import changes; of too many to be kept all that is known. */
function countsOf(changes: readonly RowChange[]): readonly ImportCount[] {
  const byTable = [...Map.groupBy(changes, ({ table }) => table)];
  if (changes.length > MAX_KEPT) {
    const none = { created: 0, changed: 0, removed: 0 };
    return byTable.map(([table, own]) => ({ table, ...none, rows: own.length }));
  }
  // Where nothing else changed, what hangs on it is told.
  const told = byTable.filter(([table]) => !DEPENDENT.has(table));
  return (told.length > 0 ? told : byTable).map(([table, own]) => {
    const created = own.filter(({ before }) => before === null).length;
    const removed = own.filter(({ after }) => after === null).length;
    return { table, created, changed: own.length - created - removed, removed };
  });
}
