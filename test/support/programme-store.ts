/** Writes records of the programme into a database as they are, for tests: the service changes them by operations. */

import { sql, type Transaction } from 'kysely';
import { FEEDBACK_KEY } from '../../src/domain/operations/rows.ts';
import type {
  Feedback,
  FeedbackException,
  FeedbackKey,
  Manager,
  Participant,
  Relation,
  StatusChange,
} from '../../src/domain/programme.ts';
import { incrementRevision, nextId } from '../../src/store/collections.ts';
import type { Database } from '../../src/store/database.ts';
import {
  createProgrammeStore as createReader,
  type ProgrammeStore,
  refreshDueFeedbacks,
} from '../../src/store/due-feedbacks.ts';
import { rowFromRecord, type Schema } from '../../src/store/schema.ts';

const COLLECTION = 'programme';

/** Changes records in one transaction. */
interface ProgrammeWriter {
  addManager(manager: Omit<Manager, 'id'>): Promise<number>;
  addParticipant(participant: Omit<Participant, 'id'>): Promise<number>;
  /** Adds a relation with its history. */
  addRelation(relation: Omit<Relation, 'id'>): Promise<number>;
  /** Appends a change of status to a relation's history. */
  changeStatus(relationId: number, change: StatusChange): Promise<void>;
  /** Sets another due date or waives a feedback, replacing an earlier exception. */
  setException(exception: FeedbackException): Promise<void>;
  removeException(key: FeedbackKey): Promise<void>;
  /** Records a feedback as received, replacing an earlier record. */
  recordFeedback(feedback: Feedback): Promise<void>;
  /** Removes a received feedback; false if there was none. */
  removeFeedback(key: FeedbackKey): Promise<boolean>;
}

/** The programme of a database, which can be written. */
interface WritableProgramme extends ProgrammeStore {
  /** Runs `work` in one transaction; an error rolls it back. */
  change<Result>(work: (writer: ProgrammeWriter) => Promise<Result>): Promise<Result>;
}

/**
 * The programme of a database.
 *
 * @param today the current day in the time zone of the service
 */
export function createProgrammeStore(database: Database, today: () => Temporal.PlainDate): WritableProgramme {
  return {
    ...createReader(database, today),
    change: (work) =>
      database.write(async (transaction) => {
        const touched = new Set<number>();
        const result = await work(writerOn(transaction, touched));
        if (touched.size > 0) await refreshDueFeedbacks(transaction, sql`id in (${sql.join([...touched])})`);
        await incrementRevision(transaction, COLLECTION);
        return result;
      }),
  };
}

/** Writes in a transaction, and collects the changed relations. */
function writerOn(transaction: Transaction<Schema>, touched: Set<number>): ProgrammeWriter {
  return {
    async addManager(manager) {
      const id = await nextId(transaction, 'managers');
      await transaction
        .insertInto('managers')
        .values({ id, ...manager })
        .execute();
      return id;
    },

    async addParticipant(participant) {
      const id = await nextId(transaction, 'participants');
      await transaction
        .insertInto('participants')
        .values({ id, ...participant })
        .execute();
      return id;
    },

    async addRelation({ history, ...relation }) {
      const id = await nextId(transaction, 'relations');
      const status = history.at(-1)?.status;
      if (status === undefined) throw new RangeError('a relation has a status from its beginning on');
      const row = rowFromRecord({ id, ...relation, status });
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
      await transaction
        .updateTable('relations')
        .where('id', '=', relationId)
        .set({ status: change.status })
        .execute();
      touched.add(relationId);
    },

    async setException(exception) {
      const row = rowFromRecord(exception);
      await transaction
        .insertInto('feedback_exceptions')
        .values(row)
        .onConflict((conflict) => conflict.columns(FEEDBACK_KEY).doUpdateSet(row))
        .execute();
      touched.add(exception.relation_id);
    },

    async removeException(key) {
      await remove('feedback_exceptions', key);
      touched.add(key.relation_id);
    },

    async recordFeedback(feedback) {
      const row = rowFromRecord(feedback);
      await transaction
        .insertInto('feedbacks')
        .values(row)
        .onConflict((conflict) => conflict.columns(FEEDBACK_KEY).doUpdateSet(row))
        .execute();
      touched.add(feedback.relation_id);
    },

    async removeFeedback(key) {
      const removed = await remove('feedbacks', key);
      touched.add(key.relation_id);
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
      .where('relation_id', '=', relation_id)
      .where('round_id', '=', round_id)
      .where('role', '=', role)
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  }
}

async function insertChange(
  transaction: Transaction<Schema>,
  relation_id: number,
  number: number,
  change: StatusChange,
): Promise<void> {
  const row = rowFromRecord({ relation_id, number, ...change });
  await transaction.insertInto('relation_changes').values(row).execute();
}
