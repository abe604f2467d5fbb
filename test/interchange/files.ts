/** Small files, written for one reading. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kind } from '../../src/domain/imported-rows.ts';
import { readInputFile } from '../../src/interchange/formats/input-file.ts';
import { type ProposalOptions, readTables } from '../../src/interchange/proposal.ts';
import type { ReadingOptions, TableFile } from '../../src/interchange/table-file.ts';
import { type ReadRow, readRows } from '../../src/interchange/table-reading.ts';

export const OPTIONS: ReadingOptions = {
  timeZone: 'Europe/Warsaw',
  today: Temporal.PlainDate.from('2026-11-21'),
};

/** What the tables of a file are, in a database without anybody. */
export async function inspectTables(path: string, options: ProposalOptions): Promise<readonly TableFile[]> {
  const nobody = {
    managers: [],
    participants: [],
    relations: [],
    rounds: [],
    forms: [],
    labels: new Map(),
  };
  return (await readTables(nobody, [await readInputFile(path)], options)).files;
}

/** What a file with one table holds. */
export async function inspectTable(path: string, options: ReadingOptions): Promise<TableFile> {
  const [table] = await inspectTables(path, options);
  if (table === undefined) throw new Error(`${path} has no table`);
  return table;
}

const folder = mkdtempSync(join(tmpdir(), 'tables-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

/** Writes a file, in a folder that goes away with the process. */
export function write(content: string | Uint8Array, name = 'list.csv'): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

export interface Read {
  readonly table: TableFile;
  readonly rows: readonly ReadRow<Kind>[];
}

/** Writes a file and reads all of it. */
export async function read(
  content: string | Uint8Array,
  options: Partial<ReadingOptions> = {},
  name = 'list.csv',
): Promise<Read> {
  const all = { ...OPTIONS, ...options };
  const table = await inspectTable(write(content, name), all);
  return { table, rows: [...readRows(table, all)] };
}

/** The rows of a file, all of which are good. */
export async function goodRows(...args: Parameters<typeof read>): Promise<readonly object[]> {
  const { rows } = await read(...args);
  return rows.map((row) => {
    if ('says' in row) return row.says;
    throw new Error(JSON.stringify(row.problems));
  });
}

/** What is wrong with the rows of a file, a line each: `3 start: …`. */
export async function complaints(...args: Parameters<typeof read>): Promise<readonly string[]> {
  const { rows } = await read(...args);
  return rows.flatMap((row) =>
    'problems' in row
      ? row.problems.map(({ column, reason }) => `${row.line} ${column ?? 'row'}: ${reason}`)
      : [],
  );
}

/** Why a file is refused as a whole, without the folder it is in. */
export async function refusal(...args: Parameters<typeof read>): Promise<string> {
  try {
    await read(...args);
  } catch (error) {
    if (error instanceof Error && error.name === 'TableError')
      return error.message.replaceAll(join(folder, '/'), '');
    throw error;
  }
  throw new Error('the file was taken');
}
