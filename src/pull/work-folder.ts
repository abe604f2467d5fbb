/** The folder in which a download is kept until it is whole, and which a second run goes on from. */
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { partOf, replaceFile, syncToDisk } from '../files/whole-file.ts';
import { PullError } from './failure.ts';
import { objectOf } from './records.ts';

/** Says whose download a folder holds. */
const OWNER_FILE = 'source.json';

/**
 * Makes a folder ready for a download from an address, or makes sure that it holds one from there.
 *
 * @throws PullError if it holds something else
 */
export async function claimFolder(folder: string, address: URL): Promise<void> {
  // It will hold what people typed, which is not for everybody on the machine.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const owner = await ownerOf(folder);
  if (owner === address.href) return;
  if (owner !== undefined) {
    throw new PullError(
      'use',
      `${folder} contains a download from ${owner}, not from ${address}. Name another folder with --folder, or remove it.`,
    );
  }
  const names = await readdir(folder);
  if (names.some((name) => name !== partOf(OWNER_FILE))) {
    throw new PullError(
      'use',
      `${folder} contains files other than a download. Name an empty or new folder with --folder.`,
    );
  }
  const text = `${JSON.stringify({ url: address.href }, null, 2)}\n`;
  await replaceFile(join(folder, OWNER_FILE), (file) => file.writeFile(text));
  await syncToDisk(join(folder, '..'));
}

/** The address that a folder belongs to; undefined if it says none. */
async function ownerOf(folder: string): Promise<string | undefined> {
  let text: string;
  try {
    text = await readFile(join(folder, OWNER_FILE), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  const url = objectOf(jsonOf(text))?.['url'];
  return typeof url === 'string' ? url : undefined;
}

/** A text as JSON; undefined if it is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
