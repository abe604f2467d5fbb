/** The rows of a programme, to be compared. */

import { keyOf, PROGRAMME_TABLE_NAMES, type ProgrammeRows } from '../../src/domain/operations/rows.ts';
import type { Database } from '../../src/store/database.ts';
import { readAllRows } from '../../src/store/programme-reading.ts';

/** Rows as text, a line a row, in one order. */
export const lines = (rows: ProgrammeRows): readonly string[] =>
  PROGRAMME_TABLE_NAMES.flatMap((table) =>
    rows[table]
      .map((row) => `${table} ${keyOf(table, row)} ${JSON.stringify(Object.entries(row).toSorted())}`)
      .toSorted(),
  );

/** All rows of a database, at one moment. */
export const allRows = (database: Database): Promise<ProgrammeRows> =>
  database.reader.transaction().execute(readAllRows);
