/** `mentoring restore`: a copy takes the place of the database. */
import { Command } from 'commander';
import { readProcessConfiguration } from '../config/configuration.ts';
import { copying } from './copying.ts';
import { print, printError, printJson, visible } from './output.ts';

interface Options {
  readonly replace?: true;
  readonly keepErasures?: true;
  readonly json?: true;
}

/** `mentoring restore`. */
export function restoreCommand(): Command {
  return new Command('restore')
    .description('Replace the database of DATABASE_URL with a copy made by “mentoring backup”.')
    .argument('<file>', 'the copy, which stays as it is')
    .option('--replace', 'replace a database that has records')
    .option('--keep-erasures', 'erase again who and what was erased since the copy was made')
    .option('--json', 'tell what became of it as JSON, for programs')
    .addHelpText('after', NOTES)
    .action(run);
}

const NOTES = `
Stop the service first. A copy goes into a database of its own kind, SQLite or PostgreSQL; one of an older version of the
program is brought up to date. With --replace a file is kept beside it under a dated name. What PostgreSQL held is
gone then: make a backup of it first.
An old copy brings back whoever was erased since, which is told. --keep-erasures erases them again, as far as the database
that is replaced knows of them.

Examples:
  mentoring restore before-the-import.db
  mentoring restore --replace --keep-erasures backups/mentoring-2026-11-22T0830Z.db`;

async function run(file: string, { replace, keepErasures, json }: Options): Promise<void> {
  const { configuration } = readProcessConfiguration();
  const { restore } = await import('../app/restore.ts');
  const { place, kept, applied, unknownErasures, wrongKey } = await copying(
    'the database is as it was.',
    (watched) =>
      restore(configuration, file, {
        replace: replace === true,
        eraseAgainOn: keepErasures ? Temporal.Now.plainDateISO(configuration.TIME_ZONE) : null,
        ...watched,
      }),
  );
  if (json) {
    printJson({ place, kept, applied, unknownErasures });
  } else {
    print(`${visible(place)} holds what the copy holds.\n`);
    if (applied.length > 0) print(`Brought up to date: ${applied.join(', ')}.\n`);
    if (keepErasures) print(`Erasures repeated: ${unknownErasures}.\n`);
    if (kept !== null) print(`What it held before is kept in ${visible(kept)}.\n`);
  }
  if (wrongKey !== null) printError(`${wrongKey} Until then, imports and erasures are refused.\n`);
  if (unknownErasures > 0 && !keepErasures) printError(warning(unknownErasures));
}

/** What those have to do who keep the promise to the people who were erased. */
const warning = (erasures: number): string =>
  `The copy does not know of ${erasures === 1 ? 'an erasure that was' : `${erasures} erasures that were`} made after it: ` +
  'who and what was erased then is there again. Erase them again before the service starts, or restore with --keep-erasures.\n';
