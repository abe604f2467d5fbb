/** Recognises backup files of SQLite. */

import { open } from 'node:fs/promises';
import { errorCodeOf } from '../../domain/error-codes.ts';
import { BackupError } from './backup-error.ts';

/** How the files begin: https://www.sqlite.org/fileformat.html#magic_header_string */
const BEGINNING = Buffer.from('SQLite format 3\0');

/**
 * Checks the first bytes of a backup.
 *
 * @throws BackupError if it cannot be read, or is not an SQLite database
 */
export async function assertSqlite(file: string): Promise<void> {
  const beginning = await readBeginning(file).catch((cause: unknown) => {
    throw new BackupError(`${whyUnreadable(file, cause)} Name a file made by “npx mentoring backup”.`, {
      cause,
    });
  });
  if (beginning.equals(BEGINNING)) return;
  const what = beginning.toString('latin1').startsWith('PGDMP')
    ? 'a copy of a PostgreSQL database, and DATABASE_URL leads to SQLite'
    : 'not a backup: it is not an SQLite database';
  throw new BackupError(`${file} is ${what}. Name a file made by “npx mentoring backup” of SQLite.`);
}

async function readBeginning(file: string): Promise<Buffer> {
  await using handle = await open(file, 'r');
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0);
  return buffer.subarray(0, bytesRead);
}

/** Why a file cannot be read, in words where the cause is a usual one. */
function whyUnreadable(file: string, error: unknown): string {
  switch (errorCodeOf(error)) {
    case 'ENOENT':
    case 'ENOTDIR':
      return `There is no file ${file}.`;
    case 'EISDIR':
      return `${file} is a folder.`;
    case 'EACCES':
    case 'EPERM':
      return `${file} cannot be read: this user lacks the right to.`;
    default:
      return `${file} cannot be read: ${error instanceof Error ? error.message : error}.`;
  }
}
