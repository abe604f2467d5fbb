/** The example files, and what is expected of them. */

import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Workplace } from './workplace.ts';

export const PROGRAMME = fileURLToPath(new URL('../../examples/programme/', import.meta.url));
export const AWKWARD = fileURLToPath(new URL('../../examples/awkward/', import.meta.url));

/** The files of the programme, as its README imports them: all tables of the folder. */
export const PROGRAMME_FILES: readonly string[] = globSync('*.csv', { cwd: PROGRAMME })
  .toSorted()
  .map((name) => join(PROGRAMME, name));

/** Imports the programme into the database of a workplace, and gives the summary for programs. */
export async function importProgramme(place: Workplace): Promise<string> {
  return place.done('import', ...PROGRAMME_FILES, '--json');
}

/** What is expected of an awkward file. */
export interface AwkwardFile {
  readonly name: string;
  readonly isTaken: boolean;
  /** The lines that the message must name; none if the file as a whole is rejected. */
  readonly lines: readonly number[];
  readonly columns: readonly string[];
}

/** The rows of `test/examples/awkward.csv`. */
export function awkwardFiles(): readonly AwkwardFile[] {
  const [, ...rows] = readFileSync(new URL('../examples/awkward.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return rows.map((row) => {
    const [name = '', verdict, lines = '', columns = ''] = row.split(',');
    assert.ok(verdict === 'accepted' || verdict === 'rejected', row);
    return {
      name,
      isTaken: verdict === 'accepted',
      lines: lines.split(' ').filter(Boolean).map(Number),
      columns: columns.split(' ').filter(Boolean),
    };
  });
}
