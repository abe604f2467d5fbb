/** The file of the secret key: only its owner may read it, and it is refused if others could have written it. */

import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, link, lstat, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { MIN_KEY_LENGTH, secretKey } from '../config/values.ts';
import { isMissing, isTaken } from '../domain/error-codes.ts';
import { syncToDisk } from '../files/whole-file.ts';
import { DatabaseOpenError } from '../store/database.ts';
import { makePrivateFolder } from '../store/private-files.ts';

/** The maximum size, in bytes; more than a key takes. */
const LARGEST = 65_536;

const EXPLANATION = `# The secret key of “mentoring”. Keep a copy of this file, apart from the backups of the database.
# “npx mentoring secret-key --help” explains it.
`;

/** A random key: 43 letters, digits, `-` and `_`. */
const newKey = (): string => randomBytes(32).toString('base64url');

/**
 * Reads the key.
 *
 * @returns null if there is no file
 * @throws DatabaseOpenError if others may read or write it, or its content is invalid
 */
export async function readKeyFile(file: string): Promise<string | null> {
  const text = await textOf(file);
  if (text === null) return null;
  const words = text.split('\n').map((line) => line.trim());
  const lines = words.filter((line) => line !== '' && !line.startsWith('#'));
  if (lines.length === 0)
    throw new DatabaseOpenError(
      `The file ${file} contains no secret key. Restore your copy of it. If nothing was erased with it yet, remove the file, and a new one is created.`,
    );
  const parsed = secretKey(lines.join(' '));
  if ('value' in parsed) return parsed.value;
  throw new DatabaseOpenError(
    `The file ${file} contains something other than a secret key: a line with one word of at least ${MIN_KEY_LENGTH} letters, digits and marks. Restore your copy of it.`,
  );
}

async function textOf(file: string): Promise<string | null> {
  let handle: FileHandle;
  try {
    // A file that blocks readers, such as a named pipe, must not block the start.
    handle = await open(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  } catch (error) {
    if (isMissing(error)) {
      const status = await lstat(file).catch(() => null);
      if (status === null) return null;
      // Another process has just created it.
      if (!status.isSymbolicLink()) return await textOf(file);
    }
    throw new DatabaseOpenError(
      `The secret key cannot be read from ${file}: ${error instanceof Error ? error.message : error}. Give this user the right to read it, or name another file by SECRET_KEY_FILE.`,
      { cause: error },
    );
  }
  await using opened = handle;
  const status = await opened.stat();
  if (!status.isFile() || status.size > LARGEST)
    throw new DatabaseOpenError(
      `${file} is not a file of a secret key. Name another file with SECRET_KEY_FILE.`,
    );
  // Windows has other permissions.
  if (process.platform !== 'win32' && (status.mode & 0o026) !== 0) {
    const others = (status.mode & 0o022) === 0 ? 'everybody may read' : 'others may write';
    throw new DatabaseOpenError(
      `The secret key in ${file} is not used, since ${others} it (its rights are ${(status.mode & 0o777).toString(8)}). Run “chmod 600 ${file}”; if somebody may have read it, replace it (“npx mentoring secret-key --help”).`,
    );
  }
  return await opened.readFile('utf8');
}

/**
 * Creates a key, unless another process has just done so.
 *
 * @returns the current key of the file
 * @throws DatabaseOpenError if it cannot be written
 */
export async function makeKeyFile(file: string): Promise<string> {
  await written(file, async () => {
    makePrivateFolder(dirname(file));
    const unfinished = `${file}.${randomBytes(4).toString('hex')}.new`;
    try {
      await using handle = await open(unfinished, 'wx', 0o600);
      await handle.writeFile(`${EXPLANATION}${newKey()}\n`);
      await handle.sync();
      // Of several processes, the first one renames its file into place.
      await link(unfinished, file).catch((error: unknown) => {
        if (!isTaken(error)) throw error;
      });
    } finally {
      await rm(unfinished, { force: true });
    }
    await syncToDisk(dirname(file));
  });
  const key = await readKeyFile(file);
  if (key === null)
    throw new DatabaseOpenError(`The secret key ${file} disappeared right after it was created.`);
  return key;
}

async function written(file: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof DatabaseOpenError) throw error;
    throw new DatabaseOpenError(
      `The secret key cannot be written to ${file}: ${error instanceof Error ? error.message : error}. Give this user the right to write there, name another file by SECRET_KEY_FILE, or set SECRET_KEY to a word of at least ${MIN_KEY_LENGTH} letters, such as “openssl rand -base64 32” gives.`,
      { cause: error },
    );
  }
}
