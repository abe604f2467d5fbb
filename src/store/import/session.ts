/** An import session compares rows with staged copies of the small tables, and publishes all at once. */

import { sql } from 'kysely';
import { courseFields } from '../../domain/course.ts';
import type { ImportDirectory } from '../../domain/import-people.ts';
import {
  ChangedMeanwhileError,
  ChangedSinceSeenError,
  type ImportSession,
  type ImportSessionOptions,
  type ImportStore,
  type RowOutcome,
} from '../../domain/import-store.ts';
import { type ImportedRow, KINDS, type Kind } from '../../domain/imported-rows.ts';
import { type AuditEntry, byOperator, writeAuditEntries } from '../audit.ts';
import type { Database } from '../database.ts';
import { refreshDueFeedbacks } from '../due-feedbacks.ts';
import type { ErasureDigests } from '../erasure-digests.ts';
import { adoptErasureKeyIfNeeded, isErasureKeyCurrent } from '../erasures.ts';
import { newestEntry } from '../operations/history-rows.ts';
import { readRounds, readRows } from '../programme-reading.ts';
import { importRecords } from './collection.ts';
import { importExceptions, importFeedbacks } from './feedbacks.ts';
import { importGoals, writeGoals } from './goals.ts';
import { importedChanges, noteImport } from './history.ts';
import { importManagers, importParticipants } from './people.ts';
import { mergeStatusHistories } from './relation-histories.ts';
import { importRelations } from './relations.ts';
import { importRounds } from './rounds.ts';
import { importErasures, importStatuses } from './small-tables.ts';
import { copyTables, findDifferences, publishDifferences } from './staging.ts';
import { createTemporaryTables, type ImportContext } from './tables.ts';

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
  courses: importRecords('courses', { fields: courseFields, noun: 'course', title: 'title' }),
  'smart-goals': importGoals,
};

/**
 * The imports into a database.
 *
 * @param today the current day in the time zone of the service
 * @param digests made with the secret key of the database
 */
export function createImportStore(
  database: Database,
  today: () => Temporal.PlainDate,
  digests: ErasureDigests,
): ImportStore {
  return { begin: (terms = {}) => beginImport(database, digests, today(), terms) };
}

async function beginImport(
  database: Database,
  digests: ErasureDigests,
  today: Temporal.PlainDate,
  { isMove, kinds = KINDS, by, account_id, reason, accepts, seen }: ImportSessionOptions,
): Promise<ImportSession> {
  await adoptErasureKeyIfNeeded(database, digests);
  await using opened = new AsyncDisposableStack();
  const workspace = opened.use(await database.openWorkspace());
  await workspace.keepTemporaryTables();
  await workspace.replaceTables?.().clear();
  const copied = await copyTables(workspace, kinds);
  // What comes after the copy was made keeps it from being published.
  if (seen !== undefined && (await newestEntry(database.reader)) !== seen) throw new ChangedSinceSeenError();
  const context: ImportContext = {
    queries: await createTemporaryTables(workspace),
    schema: workspace.schema,
    digests,
    today,
    leftOut: new Set(),
    goals: { seen: new Map(), created: [], changed: [] },
    accepts,
    ...(isMove && { move: { statuses: new Set<string>() } }),
  };
  const notes = new OutcomeCounts();
  const held = opened.move();

  return {
    take: async (kind, imported) =>
      imported.length === 0 ? [] : notes.count(kind, await IMPORTERS[kind](context, imported)),

    directory: () => readDirectory(context),

    leaveOut: (kind, rows) => notes.add(kind, 'bad', rows),

    async *settle(kind) {
      if (kind !== 'relations') return;
      for await (const outcomes of mergeStatusHistories(context)) yield notes.count(kind, outcomes);
    },

    async publish(onGoals, signal) {
      // Tables that were not copied are not written either.
      if (copied.tables.some(({ name }) => name === 'relations')) {
        await refreshDueFeedbacks(workspace.queries, sql`id in (select relation_id from touched)`);
      }
      const { created, changed } = context.goals;
      const differences = await findDifferences(workspace, copied);
      const imported = await importedChanges(workspace, differences);
      const large = differences.filter(({ isLarge }) => isLarge);
      await using cleared = new AsyncDisposableStack();
      let isPublished = false;
      const replacement = large.length === 0 ? undefined : workspace.replaceTables?.();
      if (replacement !== undefined) {
        cleared.defer(async () => {
          try {
            await replacement.clear();
          } catch (error) {
            // Everything is written; the next import removes what may be left.
            if (!isPublished) throw error;
          }
        });
        await replacement.prepare(large, signal);
      }
      signal.throwIfAborted();
      const collections = new Set(differences.map(({ collection }) => collection));
      if (created.length + changed.length > 0) collections.add('smart-goals');
      const [only, ...others] = collections;
      const entry = await workspace.write(
        async (transaction) => {
          if (!(await publishDifferences(transaction, workspace, differences, copied, replacement))) {
            throw new ChangedMeanwhileError();
          }
          // Erased people were recognized by digests of one key, from the first row to here.
          if (!(await isErasureKeyCurrent(transaction, digests))) throw new ChangedMeanwhileError();
          await writeGoals(transaction, context.goals, onGoals, signal);
          const signature = { who: by ?? 'import', account_id: account_id ?? null, reason: reason ?? null };
          const noted = imported && (await noteImport(transaction, imported, signature));
          await writeAuditEntries(transaction, notes.entries(isMove ? 'pull' : 'import'));
          return noted;
        },
        // An entry of the history that is not of the programme alone is written after all others.
        others.length === 0 && (imported === null || only === 'programme') ? (only ?? 'audit') : undefined,
      );
      isPublished = true;
      return entry;
    },

    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
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
async function readDirectory({ queries }: ImportContext): Promise<ImportDirectory> {
  const former = Map.groupBy(
    await readRows(queries, 'former_emails'),
    ({ participant_id }) => participant_id,
  );
  const participants = await readRows(queries, 'participants');
  return {
    managers: await readRows(queries, 'managers'),
    participants: participants.map((one) => {
      const emails = former.get(one.id)?.map(({ email }) => email);
      return emails === undefined ? one : { ...one, former_emails: emails };
    }),
    relations: await readRows(queries, 'relations'),
    rounds: await readRounds(queries),
  };
}
