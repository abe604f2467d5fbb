/** Whether two databases hold the same, table by table. */

import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { MOVED_TABLES, type TableName } from '../tables.ts';
import { sumOf, type TableSum } from './checksum.ts';

/** A table in both databases. */
export interface ComparedTable {
  readonly table: TableName;
  readonly source: TableSum;
  readonly target: TableSum;
  readonly isSame: boolean;
}

/** All tables in both databases. */
export interface Comparison {
  readonly isSame: boolean;
  readonly tables: readonly ComparedTable[];
}

/** What the tables of a database hold, in the order in which they are filled. */
export type Sums = readonly (readonly [TableName, TableSum])[];

/**
 * Goes through all tables of a database.
 *
 * @param onPart told of the rows of each part; what it throws ends it
 */
export async function sumsOf(queries: Kysely<Schema>, onPart: (rows: number) => void): Promise<Sums> {
  const sums: [TableName, TableSum][] = [];
  for (const table of MOVED_TABLES) sums.push([table, await sumOf(queries, table, onPart)]);
  return sums;
}

/** Holds what two databases have against each other. */
export function compare(source: Sums, target: Sums): Comparison {
  const targets = new Map(target);
  const tables = source.flatMap(([table, sum]): ComparedTable[] => {
    const other = targets.get(table);
    if (other === undefined) return [];
    const isSame = other.rows === sum.rows && other.checksum === sum.checksum;
    return [{ table, source: sum, target: other, isSame }];
  });
  return { tables, isSame: tables.length === source.length && tables.every(({ isSame }) => isSame) };
}
