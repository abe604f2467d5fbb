/** What a move knows of single rows. */

import { TABLES, type TableName } from '../tables.ts';

/** The number of the audit event about the move: only the copy has it, so it is not compared. */
export const MOVE_EVENT = 0;

/** A reference to a record for people: `relation_changes, relation_id 5, number 2`. */
export const describeRow = (table: TableName, row: object): string =>
  [table, ...TABLES[table].key.map((column) => `${column} ${Reflect.get(row, column)}`)].join(', ');
