/** What is recorded with changes: the audit log, whose rows are added and never changed, and the keys of requests. */

import { sql } from 'kysely';
import { ACTIONS, type Action, type AuditDetail, type AuditEvent, type AuditLog } from '../domain/audit.ts';
import type { Claim, IdempotencyStore, KeyedRequest, Origin, RequestKey } from '../domain/origin.ts';
import { allocateIds } from './collections.ts';
import type { Database } from './database.ts';
import { isAnyOf } from './row-conditions.ts';
import { type CollectionName, instantToColumn, type Schema, type Transaction } from './schema.ts';
import { jsonRows, prepareQuery } from './sql-functions.ts';

const TABLE_COLUMNS = [
  'number',
  'at',
  'account_id',
  'token_id',
  'action',
  'subject',
  'record_id',
  'times',
  'detail',
] as const satisfies (keyof Schema['audit_events'])[];
const COLUMNS = sql.join(TABLE_COLUMNS.map((column) => sql.ref(column)));
const BATCH = 1000;

/** An event to add. */
export type AuditEntry = Pick<AuditEvent, 'account' | 'token' | 'action' | 'subject' | 'record'> &
  Partial<Pick<AuditEvent, 'times' | 'detail'>>;

/** An event at the command line. */
export const byOperator = (
  action: Action,
  subject: string,
  record: number | null,
  detail: AuditDetail | null = null,
): AuditEntry => ({ account: null, token: null, action, subject, record, detail });

/** The row of an event. */
export const auditRow = (
  { account, token, action, subject, record, times = 1, detail = null }: AuditEntry,
  number: number,
  at: string,
): Schema['audit_events'] => ({
  number,
  at,
  account_id: account?.id ?? null,
  token_id: token,
  action,
  subject,
  record_id: record,
  times,
  detail: detail === null ? null : JSON.stringify(detail),
});

const insertEvent = prepareQuery<Schema['audit_events']>(
  (_, placeOf) => sql`
    insert into audit_events (${COLUMNS}) values (${sql.join(TABLE_COLUMNS.map(placeOf))})`,
);

/** Records an event, as part of the transaction that causes it. */
export async function writeAuditEntries(
  transaction: Transaction,
  deeds: readonly AuditEntry[],
): Promise<void> {
  if (deeds.length === 0) return;
  const at = instantToColumn(Temporal.Now.instant());
  const first = await allocateIds(transaction, 'audit', deeds.length);
  const rows = deeds.map((deed, index) => auditRow(deed, first + index, at));
  const [only] = rows;
  if (only !== undefined && rows.length === 1) {
    await insertEvent(transaction, only);
    return;
  }
  await sql`insert into audit_events (${COLUMNS})
    select ${COLUMNS} from ${jsonRows('audit_events', TABLE_COLUMNS, rows)} as events`.execute(transaction);
}

/** Records an event that changes no other rows, in a transaction of its own. */
export const recordAuditEntries = (database: Database, deeds: readonly AuditEntry[]): Promise<void> =>
  database.write((transaction) => writeAuditEntries(transaction, deeds));

/** The audit log of a database. */
export function createAuditLog(database: Database): AuditLog {
  return {
    async appendReads(reads) {
      const alike = new Map<string, AuditEntry & { times: number }>();
      for (const read of reads) {
        const key = `${read.account?.id} ${read.token} ${read.subject}`;
        const known = alike.get(key);
        if (known === undefined) alike.set(key, { ...read, action: 'read', record: null, detail: null });
        else known.times += read.times;
      }
      if (alike.size > 0) await recordAuditEntries(database, [...alike.values()]);
    },

    async *read({ since, until, account, action, subject }) {
      for (let last = -1; ; ) {
        let query = database.reader
          .selectFrom('audit_events')
          .leftJoin('accounts', 'accounts.id', 'audit_events.account_id')
          .selectAll('audit_events')
          .select('accounts.name as account_name')
          .where('audit_events.number', '>', last)
          .orderBy('audit_events.number')
          .limit(BATCH);
        if (since !== undefined) query = query.where('at', '>=', instantToColumn(since));
        if (until !== undefined) query = query.where('at', '<', instantToColumn(until));
        if (account !== undefined) query = query.where('accounts.name', '=', account);
        if (action !== undefined) query = query.where('action', '=', action);
        if (subject !== undefined) query = query.where('subject', '=', subject);
        const rows = await query.execute();
        if (rows.length === 0) return;
        last = rows.at(-1)?.number ?? last;
        yield rows.map(eventFromRow);
      }
    },
  };
}

function eventFromRow(row: Schema['audit_events'] & { readonly account_name: string | null }): AuditEvent {
  const { account_id: id, account_name: name } = row;
  return {
    at: Temporal.Instant.from(row.at),
    account: id === null ? null : { id, name: name ?? '' },
    token: row.token_id,
    action: actionOf(row.action),
    subject: row.subject,
    record: row.record_id,
    times: row.times,
    detail: row.detail === null ? null : detailOf(JSON.parse(row.detail)),
  };
}

function detailOf(value: unknown): AuditDetail {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(
    entries.map(([name, one]) => [name, typeof one === 'number' ? one : String(one)]),
  );
}

function actionOf(text: string): Action {
  const action = ACTIONS.find((one) => one === text);
  if (action === undefined) throw new TypeError(`there is no action ${text}`);
  return action;
}

// The audit entry and idempotency key that are recorded in the same transaction as a change.

const completeKey = prepareQuery<{
  readonly account: number;
  readonly key: string;
  readonly collection: CollectionName;
  readonly record_id: number;
}>((queries, placeOf) =>
  queries
    .updateTable('idempotency_keys')
    .set({ collection: placeOf('collection'), record_id: placeOf('record_id') })
    .where('account_id', '=', placeOf('account'))
    .where('key', '=', placeOf('key')),
);

/** Records the creation of a record: the audit entry, and the idempotency key as used. */
export async function noteCreation(
  transaction: Transaction,
  origin: Origin,
  collection: CollectionName,
  id: number,
): Promise<void> {
  if (origin.key !== null) await noteRequestKey(transaction, origin.key, collection, id);
  await noteRecord(transaction, origin, 'create', collection, id);
}

/** Records the creation or change of a record in the audit log; without authentication there is no caller to record. */
export async function noteRecord(
  transaction: Transaction,
  { account, token }: Origin,
  action: 'create' | 'change',
  subject: CollectionName,
  record: number,
): Promise<void> {
  if (account !== null) await writeAuditEntries(transaction, [{ account, token, action, subject, record }]);
}

/** Marks an idempotency key as used, with the created record. */
export async function noteRequestKey(
  transaction: Transaction,
  key: RequestKey,
  collection: CollectionName,
  id: number,
): Promise<void> {
  await completeKey(transaction, { ...key, collection, record_id: id });
}

// The keys of requests in the database.

const LIFETIME = { hours: 24 };
/** Replaces the fingerprint if the created record is erased. */
const ERASED = '';

const removeExpired = prepareQuery<{ readonly until: string }>((queries, placeOf) =>
  queries.deleteFrom('idempotency_keys').where('claimed_at', '<=', placeOf('until')),
);

const CLAIM_COLUMNS = ['account_id', 'key', 'fingerprint', 'claimed_at', 'held_until'] as const;

const insertClaim = prepareQuery<
  Pick<Schema['idempotency_keys'], (typeof CLAIM_COLUMNS)[number]>,
  { readonly key: string }
>(
  (_, placeOf) => sql`
    insert into idempotency_keys (${sql.join(CLAIM_COLUMNS.map((column) => sql.ref(column)))})
    values (${sql.join(CLAIM_COLUMNS.map(placeOf))})
    on conflict (account_id, key) do nothing returning key`,
);

/**
 * The idempotency keys of a database: as many as records created within a day and requests in progress.
 *
 * @param patience for how long a silent request counts as in progress, in seconds
 */
export function createIdempotencyStore(database: Database, patience: number): IdempotencyStore {
  return {
    claim: (request) =>
      database.write(async (transaction) => {
        const { account, key, fingerprint } = request;
        const now = Temporal.Now.instant();
        const held = {
          claimed_at: instantToColumn(now),
          held_until: instantToColumn(now.add({ seconds: patience })),
        };
        await removeExpired(transaction, { until: instantToColumn(now.subtract(LIFETIME)) });
        const [inserted] = await insertClaim(transaction, { account_id: account, key, fingerprint, ...held });
        return inserted === undefined ? known(transaction, request, now, held) : { kind: 'first' };
      }),

    async release({ account, key }) {
      await database.write((transaction) =>
        transaction
          .deleteFrom('idempotency_keys')
          .where((row) => row.and({ account_id: account, key, record_id: null }))
          .execute(),
      );
    },
  };
}

async function known(
  transaction: Transaction,
  { account, key, fingerprint }: KeyedRequest,
  now: Temporal.Instant,
  held: Pick<Schema['idempotency_keys'], 'claimed_at' | 'held_until'>,
): Promise<Claim> {
  const row = await transaction
    .selectFrom('idempotency_keys')
    .where((column) => column.and({ account_id: account, key }))
    .selectAll()
    .executeTakeFirst();
  if (row === undefined) return { kind: 'under way' };
  if (row.fingerprint === ERASED) return { kind: 'erased' };
  if (row.fingerprint !== fingerprint) return { kind: 'other' };
  if (row.record_id !== null) return { kind: 'done', record: row.record_id };
  if (Temporal.Instant.compare(Temporal.Instant.from(row.held_until), now) > 0) return { kind: 'under way' };
  // Its process has died; the first retry continues.
  await transaction
    .updateTable('idempotency_keys')
    .set(held)
    .where((column) => column.and({ account_id: account, key }))
    .execute();
  return { kind: 'first' };
}

/** Removes the digests of the requests that created erased records; the keys remember that they were erased. */
export async function eraseKeys(
  transaction: Transaction,
  collection: CollectionName,
  ids: readonly number[],
): Promise<void> {
  await transaction
    .updateTable('idempotency_keys')
    .set({ fingerprint: ERASED })
    .where('collection', '=', collection)
    .where(sql<boolean>`${isAnyOf('record_id', ids)}`)
    .execute();
}
