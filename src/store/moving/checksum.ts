/** A checksum of a table that does not depend on the order of its rows. */

import { hash } from 'node:crypto';
import type { Queries } from '../schema.ts';
import type { TableName } from '../tables.ts';
import { MOVE_EVENT, partsOf, type Row } from './rows.ts';

/** The checksum and the number of rows. */
export interface TableChecksum {
  readonly rows: number;
  /** 64 hexadecimal digits. */
  readonly checksum: string;
}

/**
 * Reads a table. The checksum is the sum of the digests of its rows, because databases sort texts
 * differently.
 *
 * @param onPart is notified of the number of rows in each batch; an error that it throws aborts the work
 */
export async function checksumOf(
  queries: Queries,
  table: TableName,
  onPart: (rows: number) => void,
): Promise<TableChecksum> {
  let [count, sum] = [0, 0n];
  const first = table === 'audit_events' ? [MOVE_EVENT] : null;
  for await (const rows of partsOf(queries, table, first)) {
    for (const row of rows) sum += BigInt(`0x${digestOf(row)}`);
    sum = BigInt.asUintN(256, sum);
    count += rows.length;
    onPart(rows.length);
  }
  return { rows: count, checksum: sum.toString(16).padStart(64, '0') };
}

/** SHA-256 of the columns in the order of their names; booleans are 0 and 1, as in SQLite. */
function digestOf(row: Row): string {
  const columns = Object.keys(row).toSorted();
  const plain = columns.map((name) => [name, typeof row[name] === 'boolean' ? Number(row[name]) : row[name]]);
  return hash('sha256', JSON.stringify(plain), 'hex');
}
