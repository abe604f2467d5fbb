/**
 * Answers to forms. They may name anybody and contain anything that somebody typed, so each is sealed with a key that
 * is in its address only: the database, and every backup of it, has what nobody can read.
 */

import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import {
  type AnswerReader,
  FORM_ANSWER_LIMITS,
  type FormAnswer,
  type FormAnswers,
} from '../../domain/form-answers.ts';
import { instantToColumn } from '../columns.ts';
import type { Database } from '../database.ts';
import { scopeOf } from '../read-scope.ts';
import type { Queries, Transaction } from '../schema.ts';
import { newSecret } from '../secrets.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const deflate = promisify(deflateRaw);
const inflate = promisify(inflateRaw);

/** The answers in a database. */
export function createFormAnswers(
  database: Database,
  now: () => Temporal.Instant = Temporal.Now.instant,
): FormAnswers {
  const oldest = (): string => instantToColumn(now().subtract({ minutes: FORM_ANSWER_LIMITS.minutes }));
  return {
    async keep(answer, reader) {
      const packed = await deflate(JSON.stringify(answer));
      if (packed.length > FORM_ANSWER_LIMITS.bytes) return null;
      const key = newSecret();
      await database.write(async (transaction) => {
        await transaction.deleteFrom('form_answers').where('created_at', '<', oldest()).execute();
        await makeRoom(transaction, reader.account);
        const bound = await boundTo(transaction, reader);
        await transaction
          .insertInto('form_answers')
          .values({
            digest: digestOf(key),
            account_id: reader.account,
            created_at: instantToColumn(now()),
            sealed: seal(packed, key, bound),
          })
          .execute();
      });
      return key;
    },

    async find(key, reader) {
      if (!/^[\w-]{43}$/.test(key)) return null;
      const row = await database.reader
        .selectFrom('form_answers')
        .select('sealed')
        .where('digest', '=', digestOf(key))
        .where('created_at', '>=', oldest())
        .executeTakeFirst();
      const packed = row === undefined ? null : open(row.sealed, key, await boundTo(database.reader, reader));
      if (packed === null) return null;
      const answer: FormAnswer = JSON.parse((await inflate(packed)).toString());
      return answer.isOnce !== true || (await taken(database, key)) ? answer : null;
    },

    removeOld: () =>
      database.write(async (transaction) => {
        await transaction.deleteFrom('form_answers').where('created_at', '<', oldest()).execute();
      }),
  };
}

/** Removes an answer; false if it is gone already: of two requests only one gets it. */
const taken = (database: Database, key: string): Promise<boolean> =>
  database.write(async (transaction) => {
    const removed = transaction.deleteFrom('form_answers').where('digest', '=', digestOf(key));
    return (await removed.returning('digest').executeTakeFirst()) !== undefined;
  });

/** Makes room for one more answer of an account, so that nobody fills the database or takes the room of others. */
async function makeRoom(transaction: Transaction, account: number | null): Promise<void> {
  const { ofOne, ofNobody } = FORM_ANSWER_LIMITS;
  const own = await transaction
    .selectFrom('form_answers')
    .select('digest')
    .where('account_id', account === null ? 'is' : '=', account)
    .orderBy('created_at', 'desc')
    .orderBy('digest')
    .execute();
  const over = own.slice((account === null ? ofNobody : ofOne) - 1).map(({ digest }) => digest);
  if (over.length > 0) await transaction.deleteFrom('form_answers').where('digest', 'in', over).execute();
}

const digestOf = (key: string): string => hash('sha256', `find ${key}`, 'hex');

/** The digest by which an answer is found says nothing of the key that seals it. */
const cipherKeyOf = (key: string): Buffer => hash('sha256', `seal ${key}`, 'buffer');

/** The context that an encrypted answer is bound to; it cannot be decrypted for another. */
async function boundTo(queries: Queries, { account, sees, onlyManager }: AnswerReader): Promise<Buffer> {
  const bound = [account, sees, onlyManager];
  if (onlyManager === null) return Buffer.from(JSON.stringify(bound));
  const scope = await scopeOf(queries, onlyManager);
  const pairs = await queries.selectFrom('relations').select('id').where(scope.sees).orderBy('id').execute();
  return Buffer.from(JSON.stringify([...bound, pairs.map(({ id }) => id)]));
}

function seal(content: Buffer, key: string, bound: Buffer): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, cipherKeyOf(key), nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(bound);
  const sealed = Buffer.concat([cipher.update(content), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

/** The content; null if it was for somebody else. */
function open(text: string, key: string, bound: Buffer): Buffer | null {
  const bytes = Buffer.from(text, 'base64');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, cipherKeyOf(key), nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(bound);
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    return null;
  }
}
