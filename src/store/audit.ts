/** The audit log in the database: rows are added and never changed. */

import { sql } from 'kysely';
import { ACTIONS, type Action, type AuditDetail, type AuditEvent, type AuditLog } from '../domain/audit.ts';
import { allocateIds } from './collections.ts';
import { instantToColumn } from './columns.ts';
import type { Database } from './database.ts';
import { prepareQuery } from './prepared.ts';
import type { Schema, Transaction } from './schema.ts';
import { jsonRows } from './sql-functions.ts';

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
  database.write((transaction) => writeAuditEntries(transaction, deeds), 'audit');

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
