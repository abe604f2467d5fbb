/** The example files, as their READMEs speak of them. */

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Workplace } from './workplace.ts';

export const PROGRAMME = fileURLToPath(new URL('../../examples/programme/', import.meta.url));
export const AWKWARD = fileURLToPath(new URL('../../examples/awkward/', import.meta.url));

/** The files of the programme, as its README imports them: all tables of the folder. */
export const PROGRAMME_FILES: readonly string[] = globSync(['*.csv', '*.jsonl'], { cwd: PROGRAMME })
  .toSorted()
  .map((name) => join(PROGRAMME, name));

/** Imports the programme into the database of a workplace, and gives the summary for programs. */
export async function importProgramme(place: Workplace): Promise<string> {
  return place.done('import', ...PROGRAMME_FILES, '--json');
}

/** What the README says of an awkward file. */
export interface AwkwardFile {
  readonly name: string;
  readonly isTaken: boolean;
  /** The lines it must be told of; none where the file as a whole is refused. */
  readonly lines: readonly number[];
  readonly columns: readonly string[];
}

/** All rows of the tables of the README of the awkward files. */
export function awkwardFiles(): readonly AwkwardFile[] {
  const readme = readFileSync(join(AWKWARD, 'README.md'), 'utf8');
  return readme.split('\n').flatMap((line): AwkwardFile[] => {
    const [, file = '', verdict, numbers = '', columns = ''] = line.split('|').map((cell) => cell.trim());
    const name = /^`(?<name>[^`]+)`$/.exec(file)?.groups?.['name'];
    if (name === undefined || (verdict !== 'taken' && verdict !== 'refused')) return [];
    if (verdict === 'taken') return [{ name, isTaken: true, lines: [], columns: [] }];
    return [
      {
        name,
        isTaken: false,
        lines: [...numbers.matchAll(/\d+/g)].map(([number]) => Number(number)),
        columns: [...columns.matchAll(/`([^`]+)`/g)].map(([, column = '']) => column),
      },
    ];
  });
}
