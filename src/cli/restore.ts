import { readProcessConfiguration } from '../config/configuration.ts';
import { command } from './declaration.ts';
import { runOnCopy } from './interruptible.ts';
import { print, printError, printJson, visible } from './output.ts';

/** `mentoring restore`: replaces the database with a backup. */
export const restoreCommand = command({
  description:
    'Replace the SQLite database with a copy made by “npx mentoring backup”, or finish a restore of PostgreSQL.',
  takes: {
    '<file>': 'the copy; with PostgreSQL the address of the replaced database; only read',
    '--replace': 'replace a database that has records',
    '--json': 'print the result as JSON',
  },
  notes: `
Stop the service first. A copy of an older version is migrated. With --replace, the replaced SQLite file is kept beside the
database under a dated name.
A copy of PostgreSQL is restored by its pg_restore, into a new database. Then this command, with DATABASE_URL leading to that and
the address of the replaced database, ends sessions, holds back mail and keeps erasures.
An old copy contains people who have been erased since it was made. The command erases again whom and what the replaced database has recorded
as erased, and says how many erasures it kept.

Examples:
  npx mentoring restore before-the-import.db
  npx mentoring restore --replace backups/mentoring-2026-11-22T0830Z.db
  DATABASE_URL=postgres://localhost/mentoring_new npx mentoring restore postgres://localhost/mentoring`,
  async run({ file, replace = false, json }) {
    const { configuration } = readProcessConfiguration();
    const { restore } = await import('../app/database.ts');
    const today = Temporal.Now.plainDateISO(configuration.TIME_ZONE);
    const { place, kept, applied, unknownErasures, wrongKey } = await runOnCopy(
      'the database is as it was.',
      (signal) => restore(configuration, file, { replace, today, signal }),
    );
    if (json) {
      printJson({ place, kept, applied, unknownErasures });
    } else {
      print(`Restored ${visible(place)} from the backup.\n`);
      if (applied.length > 0) print(`Brought up to date: ${applied.join(', ')}.\n`);
      print(`Repeated erasures from after the backup: ${unknownErasures}.\n`);
      if (kept !== null) print(`The replaced database is kept as ${visible(kept)}.\n`);
    }
    if (wrongKey !== null) printError(`${wrongKey} Until then, imports and erasures are rejected.\n`);
  },
});
