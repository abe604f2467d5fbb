/** Compares two databases by checksums of their tables. */

import { hash } from 'node:crypto';
import { partsOf } from '../parts.ts';
import type { Queries } from '../schema.ts';
import { MOVED_TABLES, type TableName } from '../tables.ts';

/** The number of the audit event about the move: only the copy has it, so it is not compared. */
export const MOVE_EVENT = 0;

/** The content of a table. */
export interface TableChecksum {
  readonly rows: number;
  /** 64 hexadecimal digits. */
  readonly checksum: string;
}

/** A table in both databases. */
export interface ComparedTable {
  readonly table: TableName;
  readonly source: TableChecksum;
  readonly target: TableChecksum;
  readonly isSame: boolean;
}

/** All tables in both databases. */
export interface Comparison {
  readonly isSame: boolean;
  readonly tables: readonly ComparedTable[];
}

/**
 * Reads all tables of a database, in the order in which they are filled.
 *
 * @param onPart is notified of the number of rows in each batch; an error that it throws aborts the work
 */
export async function checksumsOf(
  queries: Queries,
  onPart: (rows: number) => void,
): Promise<ReadonlyMap<TableName, TableChecksum>> {
  const sums = new Map<TableName, TableChecksum>();
  for (const table of MOVED_TABLES) sums.set(table, await checksumOf(queries, table, onPart));
  return sums;
}

/** The sum of the digests of the rows of a table, which does not depend on their order: databases sort texts differently. */
async function checksumOf(
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
function digestOf(row: object): string {
  const plain = Object.keys(row)
    .toSorted()
    .map((name) => {
      const value: unknown = Reflect.get(row, name);
      return [name, typeof value === 'boolean' ? Number(value) : value];
    });
  return hash('sha256', JSON.stringify(plain), 'hex');
}

/** Compares the checksums of two databases. */
export function compareChecksums(
  sources: ReadonlyMap<TableName, TableChecksum>,
  targets: ReadonlyMap<TableName, TableChecksum>,
): Comparison {
  const tables = [...sources].flatMap(([table, source]): ComparedTable[] => {
    const target = targets.get(table);
    if (target === undefined) return [];
    const isSame = target.rows === source.rows && target.checksum === source.checksum;
    return [{ table, source, target, isSame }];
  });
  return { tables, isSame: tables.length === sources.size && tables.every(({ isSame }) => isSame) };
}
