/** The programme's records in the database. */

import { sql } from 'kysely';
import type { StatusChange } from '../domain/programme.ts';
import type { FeedbackKey, ProgrammeStore, ProgrammeWriter } from '../domain/programme-store.ts';
import { incrementRevision, nextId } from './collections.ts';
import { rowFromRecord } from './columns.ts';
import type { Database } from './database.ts';
import { listDueFeedbacks, refreshOwedFrom } from './due-feedbacks.ts';
import { type FeedbackMark, noteMarks } from './feedback-marks.ts';
import { readProgramme } from './programme-reading.ts';
import { putRow } from './row-writing.ts';
import type { Transaction } from './schema.ts';

const COLLECTION = 'programme';

/** The programme of a database; `today` returns the day in the time zone of the service. */
export function createProgrammeStore(database: Database, today: () => Temporal.PlainDate): ProgrammeStore {
  return {
    // What is owed also depends on the day.
    version: async () => `${await database.revision(COLLECTION)} ${today()}`,
    list: () => listDueFeedbacks(database, today()),
    read: () => database.reader.transaction().setIsolationLevel('repeatable read').execute(readProgramme),
    change: (work) =>
      database.write(async (transaction) => {
        const touched = new Set<number>();
        const marks: FeedbackMark[] = [];
        const result = await work(writerOn(transaction, touched, marks));
        if (touched.size > 0) await refreshOwedFrom(transaction, sql.join([...touched]));
        await incrementRevision(transaction, COLLECTION);
        await noteMarks(transaction, marks);
        return result;
      }, COLLECTION),
  };
}

/** Writes in a transaction, and collects the changed relations and the changes to feedbacks. */
function writerOn(transaction: Transaction, touched: Set<number>, marks: FeedbackMark[]): ProgrammeWriter {
  return {
    async addManager(manager) {
      const id = await nextId(transaction, 'managers');
      const row = { id, ...manager };
      await transaction.insertInto('managers').values(row).execute();
      return id;
    },

    async addParticipant(participant) {
      const id = await nextId(transaction, 'participants');
      const row = { id, ...participant };
      await transaction.insertInto('participants').values(row).execute();
      return id;
    },

    async addRelation({ history, ...relation }) {
      const id = await nextId(transaction, 'relations');
      const status = history.at(-1)?.status;
      if (status === undefined) throw new RangeError('a relation has a status from its beginning on');
      const row = rowFromRecord({ id, ...relation, status, owed_from: null });
      await transaction.insertInto('relations').values(row).execute();
      for (const [index, change] of history.entries()) await insertChange(transaction, id, index + 1, change);
      touched.add(id);
      return id;
    },

    async changeStatus(relationId, change) {
      const { last } = await transaction
        .selectFrom('relation_changes')
        .where('relation_id', '=', relationId)
        .select((of) => of.fn.max('number').as('last'))
        .executeTakeFirstOrThrow();
      await insertChange(transaction, relationId, last + 1, change);
      const { status } = change;
      await transaction.updateTable('relations').where('id', '=', relationId).set({ status }).execute();
      touched.add(relationId);
    },

    async setException(exception) {
      const { due_date, waived } = exception;
      await putRow(transaction, 'feedback_exceptions', rowFromRecord(exception));
      touched.add(exception.relation_id);
      const changed = due_date === null ? 'undo' : 'move';
      const on = due_date === null ? {} : { on: due_date };
      marks.push({ action: waived ? 'waive' : changed, key: exception, ...on });
    },

    async removeException(key) {
      const removed = await remove('feedback_exceptions', key);
      touched.add(key.relation_id);
      if (removed) marks.push({ action: 'undo', key });
    },

    async recordFeedback(feedback) {
      await putRow(transaction, 'feedbacks', rowFromRecord(feedback));
      touched.add(feedback.relation_id);
      marks.push({ action: 'received', key: feedback, on: feedback.received_on });
    },

    async removeFeedback(key) {
      const removed = await remove('feedbacks', key);
      touched.add(key.relation_id);
      if (removed) marks.push({ action: 'undo', key });
      return removed;
    },
  };

  /** Deletes a row; false if there was none. */
  async function remove(
    table: 'feedback_exceptions' | 'feedbacks',
    { relation_id, round_id, role }: FeedbackKey,
  ): Promise<boolean> {
    const { numDeletedRows } = await transaction
      .deleteFrom(table)
      .where((row) => row.and({ relation_id, round_id, role }))
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  }
}

async function insertChange(
  transaction: Transaction,
  relation_id: number,
  number: number,
  change: StatusChange,
): Promise<void> {
  const row = rowFromRecord({ relation_id, number, ...change });
  await transaction.insertInto('relation_changes').values(row).execute();
}
