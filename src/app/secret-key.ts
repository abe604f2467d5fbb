/** The secret key of a configuration: its place, its creation, and the digests made with it. */

import { basename, dirname, join, resolve } from 'node:path';
import type { Configuration } from '../config/settings.ts';
import { ServiceUnavailableError } from '../domain/errors.ts';
import { type Database, DatabaseOpenError } from '../store/database.ts';
import { createErasureDigests, type ErasureDigests } from '../store/erasure-digests.ts';
import { adoptErasureKey, erasureKeyOf } from '../store/erasures.ts';
import { makeKeyFile, readKeyFile } from './key-file.ts';

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
      `The secret key is not here: there is no file ${file}, and erasures were noted with the key ${noted}. Put the ${basename(file)} of the machine that noted them there, or name it by SECRET_KEY_FILE. If it is lost, “npx mentoring secret-key replace-lost --help” tells what to do.`,
    );
  }
  return createErasureDigests(await makeKeyFile(file));
}

/** The unusable secret key in words for those who use pages; the log of the start has what is wrong with it. */
export const KEY_UNUSABLE =
  'The service cannot use its secret key, so nothing can be uploaded or erased. Ask your administrator: its log says what to do.';

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
