/** The secret key of a configuration: its place, its creation, and the digests made with it. */

import { randomBytes } from 'node:crypto';
import { link, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Configuration } from '../config/settings.ts';
import { MIN_KEY_LENGTH, secretKey } from '../config/values.ts';
import { isMissing, isTaken, ServiceUnavailableError } from '../domain/errors.ts';
import { syncToDisk } from '../files/whole-file.ts';
import { type Database, DatabaseOpenError } from '../store/database.ts';
import {
  adoptErasureKey,
  createErasureDigests,
  type ErasureDigests,
  erasureKeyOf,
} from '../store/erasures.ts';
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
async function readKeyFile(file: string): Promise<string | null> {
  let text: string;
  try {
    assertPrivate(file, (await stat(file)).mode);
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof DatabaseOpenError) throw error;
    if (isMissing(error)) return null;
    throw new DatabaseOpenError(
      `The secret key cannot be read from ${file}: ${error instanceof Error ? error.message : error}. Give this user the right to read it, or name another file by SECRET_KEY_FILE.`,
      { cause: error },
    );
  }
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const parsed = secretKey(lines.join('\n').trim());
  if ('value' in parsed) return parsed.value;
  throw new DatabaseOpenError(
    `The file ${file} contains no secret key: a line with one word of at least ${MIN_KEY_LENGTH} letters, digits and marks. Restore your copy of it. If nothing was erased with it yet, remove the file, and a new one is created.`,
  );
}

/** @throws DatabaseOpenError if others may write the file, or everybody may read it; Windows has other permissions */
function assertPrivate(file: string, mode: number): void {
  if (process.platform === 'win32' || (mode & 0o026) === 0) return;
  const others = (mode & 0o022) === 0 ? 'everybody may read' : 'others may write';
  throw new DatabaseOpenError(
    `The secret key in ${file} is not used, since ${others} it (its rights are ${(mode & 0o777).toString(8)}). Run “chmod 600 ${file}”; if somebody may have read it, replace it (“npx mentoring secret-key --help”).`,
  );
}

/**
 * Creates a key, unless another process has just done so.
 *
 * @returns the current key of the file
 * @throws DatabaseOpenError if it cannot be written
 */
async function makeKeyFile(file: string): Promise<string> {
  const unfinished = `${file}.${randomBytes(4).toString('hex')}.new`;
  try {
    makePrivateFolder(dirname(file));
    await writeFile(unfinished, `${EXPLANATION}${newKey()}\n`, { mode: 0o600, flag: 'wx', flush: true });
    // Of several processes, the first one renames its file into place.
    await link(unfinished, file).catch((error: unknown) => {
      if (!isTaken(error)) throw error;
    });
    await syncToDisk(dirname(file));
  } catch (error) {
    throw new DatabaseOpenError(
      `The secret key cannot be written to ${file}: ${error instanceof Error ? error.message : error}. Give this user the right to write there, name another file by SECRET_KEY_FILE, or set SECRET_KEY to a word of at least ${MIN_KEY_LENGTH} letters, such as “openssl rand -base64 32” gives.`,
      { cause: error },
    );
  } finally {
    await rm(unfinished, { force: true }).catch(() => undefined);
  }
  const key = await readKeyFile(file);
  if (key === null)
    throw new DatabaseOpenError(`The secret key ${file} disappeared right after it was created.`);
  return key;
}
