/** The uploads that wait, in the database. */

import type { ExpressionBuilder } from 'kysely';
import {
  refuseTooMuch,
  UPLOAD_LIMITS,
  type Upload,
  type UploadDecisions,
  type UploadedFile,
  UploadRefusedError,
  type UploadStore,
  type UploadSummary,
} from '../domain/upload.ts';
import type { Database } from './database.ts';
import { newShortSecret } from './identity.ts';
import { instantToColumn, type Schema, type Transaction } from './schema.ts';
import { findUpload, keepFiles, resultText, SUMMARY, summaryOf } from './upload-rows.ts';

/** The columns of an upload about which nothing is decided. */
const UNDECIDED = { decisions: '{}', choices: '{}' };

/** The uploads of a database. */
export function createUploadStore(
  database: Database,
  now: () => Temporal.Instant = Temporal.Now.instant,
): UploadStore {
  /** The upload after a change; null where the change was not made. */
  const changed = async (
    id: string,
    work: (transaction: Transaction) => Promise<boolean>,
  ): Promise<Upload | null> => ((await database.write(work)) ? findUpload(database.reader, id) : null);

  return {
    async create(files, by) {
      refuseTooMuch(summariesOf(files));
      const id = newShortSecret();
      const created_at = instantToColumn(now());
      await database.write(async (transaction) => {
        await tidy(transaction, now());
        await refuseTooMany(transaction, by.account_id);
        await transaction
          .insertInto('uploads')
          .values({ id, ...by, created_at, revision: 0, ...UNDECIDED, result: null })
          .execute();
        await keepFiles(transaction, id, files);
      });
      const made = await findUpload(database.reader, id);
      if (made === null) throw new RangeError('an upload was made and is not there');
      return made;
    },

    async list() {
      const rows = await database.reader
        .selectFrom('uploads')
        .select(SUMMARY)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute();
      return Promise.all(rows.map((row) => summaryOf(database.reader, row)));
    },

    find: (id) => findUpload(database.reader, id),

    async summary(id) {
      const rows = database.reader.selectFrom('uploads').select(SUMMARY).where('id', '=', id);
      const row = await rows.executeTakeFirst();
      return row === undefined ? null : await summaryOf(database.reader, row);
    },

    async files(id) {
      const rows = await database.reader
        .selectFrom('upload_files')
        .innerJoin('uploads', 'uploads.id', 'upload_files.upload_id')
        .select(['name', 'content'])
        .where('upload_id', '=', id)
        .orderBy('position')
        .execute();
      return rows.map(({ name, content }) => ({ name, content: Buffer.from(content, 'base64') }));
    },

    decide: (id, revision, decided) =>
      changed(id, (transaction) => revise(transaction, id, revision, decided)),

    add: (id, files) =>
      changed(id, async (transaction) => {
        const upload = await findUpload(transaction, id);
        if (upload === null || upload.result !== null) return false;
        refuseTooMuch([...upload.files, ...summariesOf(files)]);
        await revise(transaction, id, upload.revision, upload);
        const { last } = await transaction
          .selectFrom('upload_files')
          .select((of) => of.fn.max('position').as('last'))
          .where('upload_id', '=', id)
          .executeTakeFirstOrThrow();
        await keepFiles(transaction, id, files, (last ?? -1) + 1);
        return true;
      }),

    finish: (id, result) =>
      database.write(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('uploads')
          .set({ ...UNDECIDED, result: resultText(result) })
          .where((row) => row.and({ id, result: null }))
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        await transaction.deleteFrom('upload_files').where('upload_id', '=', id).execute();
        return true;
      }),

    async isUntidy() {
      const { reader } = database;
      const found = await Promise.all([
        reader.selectFrom('uploads').where(isOld(now())).select('id').limit(1).execute(),
        reader.selectFrom('upload_files').where(isOfNone).select('upload_id').limit(1).execute(),
      ]);
      return found.flat().length > 0;
    },

    tidy: () => database.write((transaction) => tidy(transaction, now())),

    remove: (id) =>
      database.write(async (transaction) => {
        const removed = transaction.deleteFrom('uploads').where('id', '=', id);
        const { numDeletedRows } = await removed.executeTakeFirst();
        return numDeletedRows > 0n;
      }),
  };
}

/**
 * Makes sure that nobody fills the database with files, nor takes the room of everybody else.
 *
 * @throws UploadRefusedError where too many uploads wait
 */
async function refuseTooMany(transaction: Transaction, account: number | null): Promise<void> {
  const waiting = await transaction
    .selectFrom('uploads')
    .select('account_id')
    .where('result', 'is', null)
    .execute();
  const own = waiting.filter(({ account_id }) => account_id === account).length;
  const { waiting: most, waitingOfOne } = UPLOAD_LIMITS;
  if (account !== null && own >= waitingOfOne) {
    throw new UploadRefusedError(
      `${own} uploads of yours wait already. Import them or throw some away first.`,
    );
  }
  if (waiting.length >= most) {
    throw new UploadRefusedError(
      `${waiting.length} uploads wait already. Import them or throw some away first, or ask those whose they are.`,
    );
  }
}

/** Keeps what was decided about an upload that waits; false where somebody else was first. */
async function revise(
  transaction: Transaction,
  id: string,
  revision: number,
  { choices, decisions }: UploadDecisions,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('uploads')
    .set({
      choices: JSON.stringify(choices),
      decisions: JSON.stringify(decisions),
      revision: revision + 1,
    })
    .where((row) => row.and({ id, revision, result: null }))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const summariesOf = (files: readonly UploadedFile[]): UploadSummary['files'] =>
  files.map(({ name, content }) => ({ name, bytes: content.length }));

const isOld = (now: Temporal.Instant) => (of: ExpressionBuilder<Schema, 'uploads'>) =>
  of('created_at', '<', instantToColumn(now.subtract({ hours: 24 * UPLOAD_LIMITS.days })));

const isOfNone = (of: ExpressionBuilder<Schema, 'upload_files'>) =>
  of('upload_id', 'not in', of.selectFrom('uploads').select('id'));

async function tidy(transaction: Transaction, now: Temporal.Instant): Promise<void> {
  await transaction.deleteFrom('uploads').where(isOld(now)).execute();
  await transaction.deleteFrom('upload_files').where(isOfNone).execute();
}
