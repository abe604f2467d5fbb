/** Which tables a move takes over, in which order, and how their rows are gone through: whatever columns they have. */

import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';

/**
 * What stays behind: the list of the steps that made the tables, which every database writes itself; the requests of the
 * last minute, which are over when the next service starts; who is signed in, and who serves.
 */
export const LEFT_BEHIND = [
  'migrations',
  'goal_requests',
  'sessions',
  'running_services',
] as const satisfies readonly (keyof Schema)[];

/** All other tables. */
export type MovedTable = Exclude<keyof Schema, (typeof LEFT_BEHIND)[number]>;

/**
 * The columns of each table's primary key. A table stands after those that its rows refer to, and `collections` last:
 * without its rows, no service finds or creates records in half a copy.
 */
const KEYS: { readonly [Table in MovedTable]: readonly (keyof Schema[Table] & string)[] } = {
  identity: ['id'],
  erasure_key: ['fingerprint'],
  accounts: ['id'],
  tokens: ['id'],
  pre_lead_statuses: ['id'],
  courses: ['id'],
  managers: ['id'],
  participants: ['id'],
  relations: ['id'],
  relation_changes: ['relation_id', 'number'],
  feedback_rounds: ['id'],
  feedback_exceptions: ['relation_id', 'round_id', 'role'],
  feedbacks: ['relation_id', 'round_id', 'role'],
  imported_relations: ['relation_id'],
  imported_exceptions: ['relation_id', 'round_id', 'role'],
  erasures: ['digest'],
  smart_goals: ['id'],
  goal_tokens: ['day'],
  idempotency_keys: ['account_id', 'key'],
  audit_events: ['number'],
  goal_arrivals: ['id'],
  collections: ['name'],
};

/** The tables with the columns of their keys, in the order in which they are filled. */
export const MOVED_TABLES: readonly (readonly [MovedTable, readonly string[]])[] = entries(KEYS);

/** The number of the event that says that a database was moved: it stands in the copy alone, and is not compared. */
export const MOVE_EVENT = 0;

/** How many rows are in memory at a time. */
const PART = 1000;

/** A row of any table: its columns by their names. */
export type Row = Readonly<Record<string, unknown>>;

/**
 * Reads a table part by part, in the order of its keys.
 *
 * @param after the key after which it begins; null: from the first row on
 */
export async function* partsOf(
  queries: Kysely<Schema>,
  table: MovedTable,
  after: readonly unknown[] | null = null,
): AsyncGenerator<readonly Row[]> {
  const columns = sql.join(KEYS[table].map((column) => sql.ref(column)));
  for (let last = after; ; ) {
    const later = last === null ? sql`` : sql`where (${columns}) > (${sql.join(last)})`;
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} ${later} order by ${columns} limit ${sql.lit(PART)}`.execute(queries);
    const newest = rows.at(-1);
    if (newest === undefined) return;
    yield rows;
    if (rows.length < PART) return;
    last = keyOf(table, newest);
  }
}

/** The key of a row. */
export const keyOf = (table: MovedTable, row: Row): readonly unknown[] =>
  KEYS[table].map((column) => row[column]);

/** A record for people to find again: `relation_changes, relation_id 5, number 2`. */
export const describeRow = (table: MovedTable, row: Row): string =>
  [table, ...KEYS[table].map((column) => `${column} ${row[column]}`)].join(', ');

function entries<Name extends string, Value>(
  record: Readonly<Record<Name, Value>>,
): readonly (readonly [Name, Value])[] {
  const names: Name[] = [];
  for (const name in record) names.push(name);
  return names.map((name) => [name, record[name]]);
}
