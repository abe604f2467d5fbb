/** The secret key of a configuration: its place, its creation, and the digests made with it. */

import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, link, lstat, open, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Configuration } from '../config/settings.ts';
import { MIN_KEY_LENGTH, secretKey } from '../config/values.ts';
import { isMissing, isTaken } from '../domain/error-codes.ts';
import { ServiceUnavailableError } from '../domain/errors.ts';
import { syncToDisk } from '../files/whole-file.ts';
import { type Database, DatabaseOpenError } from '../store/database.ts';
import { createErasureDigests, type ErasureDigests } from '../store/erasure-digests.ts';
import { adoptErasureKey, erasureKeyOf } from '../store/erasures.ts';
import { makePrivateFolder } from '../store/private-files.ts';

const FILE_NAME = 'secret.key';

/** The settings that say where the secret key is. */
export type SecretKeyPlace = Pick<Configuration, 'SECRET_KEY' | 'SECRET_KEY_FILE' | 'DATABASE_URL'>;

/** The file of the secret key; null if SECRET_KEY holds it. */
export function secretKeyFile(configuration: SecretKeyPlace): string | null {
  const { SECRET_KEY, SECRET_KEY_FILE, DATABASE_URL } = configuration;
  if (SECRET_KEY !== null) return null;
  if (SECRET_KEY_FILE !== null) return SECRET_KEY_FILE;
  return DATABASE_URL.kind === 'sqlite'
    ? join(dirname(DATABASE_URL.file), FILE_NAME)
    : resolve('data', FILE_NAME);
}

/**
 * Reads the secret key.
 *
 * @returns null if there is no file
 * @throws DatabaseOpenError if the file is not private or not valid
 */
export async function readSecretKey(configuration: SecretKeyPlace): Promise<string | null> {
  const file = secretKeyFile(configuration);
  return file === null ? configuration.SECRET_KEY : await readKeyFile(file);
}

/**
 * Creates digests with the configured secret key, which is created if it is missing, unless databases already
 * have digests of another key: a new one would be useless then.
 *
 * @param known the fingerprints of the keys of the databases; empty: none
 * @throws DatabaseOpenError if it cannot be read or created
 */
export async function digestsFor(
  configuration: SecretKeyPlace,
  known: readonly string[],
): Promise<ErasureDigests> {
  const key = await readSecretKey(configuration);
  if (key !== null) return createErasureDigests(key);
  const file = secretKeyFile(configuration) ?? '';
  const noted = known.find((fingerprint) => fingerprint !== '');
  if (noted !== undefined) {
    throw new DatabaseOpenError(
      `The secret key is not here: there is no file ${file}, and erasures were recorded with the key ${noted}. Copy the ${basename(file)} of the machine that recorded them there, or set SECRET_KEY_FILE to it. If it is lost, see “npx mentoring secret-key replace-lost --help”.`,
    );
  }
  return createErasureDigests(await makeKeyFile(file));
}

/** The unusable secret key in words for those who use pages; the log of the start has what is wrong with it. */
export const KEY_UNUSABLE =
  'The service cannot use its secret key, so nothing can be uploaded or erased. Ask your administrator: the log shows what to do.';

/**
 * Creates the digests for a request.
 *
 * @throws ServiceUnavailableError if the secret key cannot be used
 */
export async function digestsForRequest(
  configuration: SecretKeyPlace,
  database: Database,
): Promise<ErasureDigests> {
  try {
    return await openErasureDigests(configuration, database);
  } catch (error) {
    if (!(error instanceof DatabaseOpenError)) throw error;
    throw new ServiceUnavailableError(error.message, { detail: KEY_UNUSABLE, cause: error });
  }
}

/**
 * Creates digests with the secret key of a database, which is created if it is missing.
 *
 * @throws DatabaseOpenError if it cannot be read or created, or does not match the database
 */
export async function openErasureDigests(
  configuration: SecretKeyPlace,
  database: Database,
): Promise<ErasureDigests> {
  const digests = await digestsFor(configuration, [await erasureKeyOf(database.reader)]);
  await adoptErasureKey(database, digests);
  return digests;
}

// The file of the secret key: only its owner may read it, and it is refused if others could have written it.

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
