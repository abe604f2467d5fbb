/** The obstacles to putting rows of settings back, and the effects of doing so. */

import type { Message } from '../../domain/operations/messages.ts';
import { type ChangeOf, isOf, type RowChange } from '../../domain/operations/row-changes.ts';
import { collectionOf, isRecordTable, type RecordTable, recordIdOf } from '../../domain/operations/rows.ts';
import type { Signature } from '../../domain/signature.ts';
import { endAccess, hasOtherManager } from '../access/account-endings.ts';
import { endLinksOf } from '../access/sign-in-links.ts';
import { writeAuditEntries } from '../audit.ts';
import { incrementRevision, noLessThan } from '../collections.ts';
import { instantToColumn } from '../columns.ts';
import { eraseKeys } from '../idempotency.ts';
import { inParts } from '../parts.ts';
import { cancelSwitchedOff } from '../reminder-settings.ts';
import { idsOf } from '../row-conditions.ts';
import type { Queries, Transaction } from '../schema.ts';
import type { Obstacle } from './checking.ts';

/**
 * The obstacle to putting settings back: somebody else has the name or address of an account, nobody would manage, or a message
 * has no text any more.
 */
export async function settingObstacle(
  queries: Queries,
  changes: readonly RowChange[],
): Promise<Obstacle | undefined> {
  const queued = changes.flatMap((change) =>
    isOf('outbox', change) && change.after?.state === 'queued' ? [change.after] : [],
  );
  for (const some of inParts(queued, PART)) {
    const cleared = await queries
      .selectFrom('outbox')
      .where('id', 'in', idsOf(some))
      .where('text', '=', '')
      .select('id')
      .executeTakeFirst();
    if (cleared !== undefined) return { table: 'outbox', row: cleared, problem: { code: 'message-cleared' } };
  }
  for (const change of changes) {
    if (!isOf('accounts', change)) continue;
    const problem = await problemOf(queries, change);
    if (problem !== undefined) return { table: 'accounts', row: change.before ?? {}, problem };
  }
  return undefined;
}

async function problemOf(
  queries: Queries,
  { before, after }: ChangeOf<'accounts'>,
): Promise<Message | undefined> {
  if (after !== null && after.removed_at === null) {
    const others = await queries
      .selectFrom('accounts')
      .where('id', '<>', after.id)
      .where((where) =>
        where.or([
          where('name', '=', after.name),
          where.and([where('email', '=', after.email), where('removed_at', 'is', null)]),
        ]),
      )
      .select('name')
      .execute();
    const [other] = others;
    if (other !== undefined) return { code: 'account-taken', name: other.name };
  }
  const managed = before !== null && before.role === 'manager' && before.removed_at === null;
  const manages = after !== null && after.role === 'manager' && after.removed_at === null;
  if (!managed || manages || (await hasOtherManager(queries, before.id))) return undefined;
  return { code: 'last-manager', name: before.name };
}

/** As many messages are looked at in one statement. */
const PART = 500;

/** Does what goes with changes of settings, in their transaction. */
export async function followSettings(
  transaction: Transaction,
  changes: readonly RowChange[],
  { account_id, who }: Signature,
): Promise<void> {
  const account = account_id === null ? null : { id: account_id, name: who };
  for (const change of changes) {
    if (isRecordTable(change.table)) await followRecord(transaction, change.table, change);
    if (!isOf('accounts', change) || change.after === null) continue;
    const { before, after } = change;
    if (before?.email !== after.email) await endLinksOf(transaction, after.id);
    if (after.removed_at !== null) {
      const now = instantToColumn(Temporal.Now.instant());
      await endAccess(transaction, after.id, now, { account, token: null });
    }
    await writeAuditEntries(transaction, [
      {
        account,
        token: null,
        action: after.removed_at === null ? 'change' : 'remove',
        subject: 'account',
        record: after.id,
        detail: { role: after.role ?? 'none' },
      },
    ]);
  }
  if (changes.some(({ table }) => table === 'reminder_settings')) await cancelSwitchedOff(transaction);
  // Records count the changes of theirs along.
  const others = changes.flatMap(({ table }) => (isRecordTable(table) ? [] : collectionOf(table)));
  for (const collection of new Set(others)) await incrementRevision(transaction, collection);
}

/** The row of the collection counts its records. */
async function followRecord(
  transaction: Transaction,
  table: RecordTable,
  { before, after }: RowChange,
): Promise<void> {
  const collection = collectionOf(table);
  const added = (after === null ? 0 : 1) - (before === null ? 0 : 1);
  await transaction
    .updateTable('collections')
    .where('name', '=', collection)
    .set((column) => ({
      count: column('count', '+', added),
      last_id: noLessThan(column.ref('last_id'), after === null ? 0 : recordIdOf(table, after)),
      revision: column('revision', '+', 1),
    }))
    .execute();
  // The key of the request that made it makes no other.
  if (after === null && before !== null) {
    await eraseKeys(transaction, collection, recordIdOf(table, before));
  }
}
