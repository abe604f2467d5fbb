/** The figures of releases, one JSON file each. */

import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Result } from './row.ts';

const FOLDER = fileURLToPath(new URL('results/', import.meta.url));

/** The figures with machine and date. */
export interface Measured {
  readonly version: string;
  /** `2026-11-21`. */
  readonly date: string;
  /** Absolute figures are comparable only on the same kind of machine. */
  readonly machine: string;
  readonly results: readonly Result[];
}

/** The kind of this machine. */
export function machineKind(): string {
  const processors = cpus();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `${processors.length} × ${processors[0]?.model ?? 'unknown'}, ${gigabytes} GB, Node.js ${process.versions.node}`;
}

/** Stores figures for their version, keeping those of other rows; returns the file. */
export async function save(measured: Measured): Promise<string> {
  await mkdir(FOLDER, { recursive: true });
  const file = `${FOLDER}${measured.version}.json`;
  const isThere = (await readdir(FOLDER)).includes(basename(file));
  const before = isThere ? await read(file) : undefined;
  const isAnew = ({ what, against }: Result): boolean =>
    measured.results.some((result) => result.what === what && result.against === against);
  const others = before?.results.filter((result) => !isAnew(result)) ?? [];
  const results = [...others, ...measured.results];
  await writeFile(file, `${JSON.stringify({ ...measured, results }, null, 2)}\n`);
  return file;
}

async function read(file: string): Promise<Measured> {
  return JSON.parse(await readFile(file, 'utf8'));
}

/** The figures of the newest release; undefined if none are kept. */
export async function lastRelease(): Promise<Measured | undefined> {
  const versions = (await readdir(FOLDER).catch(() => []))
    .filter((name) => name.endsWith('.json'))
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  const newest = versions.at(-1);
  return newest === undefined ? undefined : read(`${FOLDER}${newest}`);
}
