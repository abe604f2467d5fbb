/** What a database holds, so that two moments can be compared. */

import { createHash } from 'node:crypto';
import { plainDatabase } from './plain-database.ts';

/** A digest of every row of every table. */
export const contentDigest = (file: string): string => digestOf(file, () => true);

/** The same without what the audit tells of how it came about. */
export const recordsDigest = (file: string): string =>
  digestOf(
    file,
    (table, row) =>
      table !== 'audit_events' &&
      !table.startsWith('history') &&
      !(table === 'collections' && row['name'] === 'audit'),
  );

function digestOf(
  file: string,
  counts: (table: string, row: Readonly<Record<string, unknown>>) => boolean,
): string {
  using connection = plainDatabase(file, { readOnly: true });
  const tables = connection
    .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name")
    .all();
  const digest = createHash('sha256');
  for (const { name } of tables) {
    const rows = connection
      .prepare(`select * from "${String(name)}"`)
      .all()
      .filter((row) => counts(String(name), row));
    const lines = rows.map((row) => JSON.stringify(Object.entries(row))).toSorted();
    digest.update(`${String(name)}\n${lines.join('\n')}\n`);
  }
  return digest.digest('hex');
}
