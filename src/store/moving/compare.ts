/** Compares two databases, table by table. */

import type { Queries } from '../schema.ts';
import { MOVED_TABLES, type TableName } from '../tables.ts';
import { checksumOf, type TableChecksum } from './checksum.ts';

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

/** The checksums of all tables of a database, in the order in which they are filled. */
export type Checksums = readonly (readonly [TableName, TableChecksum])[];

/**
 * Reads all tables of a database.
 *
 * @param onPart is notified of the number of rows in each batch; an error that it throws aborts the work
 */
export async function checksumsOf(queries: Queries, onPart: (rows: number) => void): Promise<Checksums> {
  const sums: [TableName, TableChecksum][] = [];
  for (const table of MOVED_TABLES) sums.push([table, await checksumOf(queries, table, onPart)]);
  return sums;
}

/** Compares the checksums of two databases. */
export function compareChecksums(source: Checksums, target: Checksums): Comparison {
  const targets = new Map(target);
  const tables = source.flatMap(([table, sum]): ComparedTable[] => {
    const other = targets.get(table);
    if (other === undefined) return [];
    const isSame = other.rows === sum.rows && other.checksum === sum.checksum;
    return [{ table, source: sum, target: other, isSame }];
  });
  return { tables, isSame: tables.length === source.length && tables.every(({ isSame }) => isSame) };
}
