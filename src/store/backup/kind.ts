/** The kinds of backup files. */

import { open } from 'node:fs/promises';
import { errorCodeOf } from '../../domain/error-codes.ts';
import { BackupError } from './backup-error.ts';

/** An SQLite database, or a pg_dump file in the custom format. */
export type CopyKind = 'sqlite' | 'postgres';

/** How the files begin: https://www.sqlite.org/fileformat.html#magic_header_string, and PostgreSQL's pg_backup_archiver.c */
const BEGINNINGS: readonly (readonly [CopyKind, Buffer])[] = [
  ['sqlite', Buffer.from('SQLite format 3\0')],
  ['postgres', Buffer.from('PGDMP')],
];

/**
 * Detects the kind of a backup by its first bytes.
 *
 * @throws BackupError if it cannot be read, or is neither
 */
export async function kindOf(file: string): Promise<CopyKind> {
  const beginning = await readBeginning(file).catch((cause: unknown) => {
    throw new BackupError(`${whyUnreadable(file, cause)} Name a file made by “npx mentoring backup”.`, {
      cause,
    });
  });
  const kind = BEGINNINGS.find(([, bytes]) => beginning.subarray(0, bytes.length).equals(bytes))?.[0];
  if (kind === undefined) {
    throw new BackupError(
      `${file} is not a backup: it is neither an SQLite database nor a pg_dump file. Name a file made by “npx mentoring backup”.`,
    );
  }
  return kind;
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
