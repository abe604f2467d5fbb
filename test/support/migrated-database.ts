/** Databases that are up to date, as copies of one that was brought there: that takes a fraction of the time of the steps. */

import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../src/store/migrations/migrate.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { plainDatabase } from './plain-database.ts';

let template: Promise<string> | undefined;

/** Makes a database file with nothing in it but what every new one has. */
export async function copyMigratedFile(file: string): Promise<void> {
  template ??= migratedFile();
  await copyFile(await template, file);
  using database = plainDatabase(file);
  database.exec('PRAGMA synchronous = off');
  database.exec(ownIdentity());
}

/** What the steps make up for each database, so that none is taken for another. */
export const ownIdentity = (): string => `update identity set id = '${randomUUID()}'`;

async function migratedFile(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'mentoring-template-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'mentoring.db');
  await using database = openSqlite(file);
  await migrate(database);
  return file;
}
