/** The folder of a download, from which a second run resumes. */

import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from '../domain/error-codes.ts';
import { partOf, replaceFile, syncToDisk } from '../files/whole-file.ts';
import { PullUseError } from './failure.ts';
import { objectOf } from './records.ts';

/** The file that names the source of a download. */
const OWNER_FILE = 'source.json';

/**
 * Prepares a folder for a download from a URL, or checks that it belongs to that URL.
 *
 * @throws PullError if it has other content
 */
export async function prepareFolder(folder: string, address: URL): Promise<void> {
  // Private, since it will contain the texts of mentees.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const owner = await ownerOf(folder);
  if (owner === address.href) return;
  if (owner !== undefined) {
    throw new PullUseError(
      `${folder} contains a download from ${owner}, not from ${address}. Name another folder with --folder, or remove it.`,
    );
  }
  const names = await readdir(folder);
  if (names.some((name) => name !== partOf(OWNER_FILE))) {
    throw new PullUseError(
      `${folder} contains files other than a download. Name an empty or new folder with --folder.`,
    );
  }
  const text = `${JSON.stringify({ url: address.href }, null, 2)}\n`;
  await replaceFile(join(folder, OWNER_FILE), (file) => file.writeFile(text));
  await syncToDisk(join(folder, '..'));
}

/** The URL to which the folder belongs; undefined if it names none. */
async function ownerOf(folder: string): Promise<string | undefined> {
  const text = await readFile(join(folder, OWNER_FILE), 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return '';
    throw error;
  });
  const url = objectOf(jsonOf(text))?.['url'];
  return typeof url === 'string' ? url : undefined;
}

/** Parses JSON; undefined if it is invalid. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
