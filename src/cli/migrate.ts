import { readProcessConfiguration } from '../config/configuration.ts';
import { databaseAddress } from '../config/values.ts';
import { UsageError } from './command-error.ts';
import { command } from './declaration.ts';
import { runMove } from './move.ts';
import { print } from './output.ts';

/** Whether a text is a PostgreSQL address. An invalid one may still contain a password, so no message shows it. */
function isPostgres(text: string): boolean {
  const parsed = databaseAddress(text);
  return 'value' in parsed && parsed.value.kind === 'postgres';
}

/** `mentoring migrate`: updates the database schema, or moves the data to PostgreSQL. */
export const migrateCommand = command({
  description: 'Update the database schema, as every start does; or move all data from SQLite to PostgreSQL.',
  takes: {
    '--to <address>': 'an empty PostgreSQL database: postgres://user@host:5432/name',
    '--json': 'with --to: print the report as JSON',
  },
  notes: `
--to copies the whole SQLite database of DATABASE_URL and compares the copy with it, row by row. The file is only read.
Stop the service first: the copy lacks what the service writes after copying begins, and the move then fails at its end.
After an interruption the same command resumes; until the move is finished, no service starts on the copy. Run again after
success, it compares both once more.
Leave the password out of the address, because other users may see it in the process list: pass it in PGPASSWORD, or in
the file that PGPASSFILE names.

Examples:
  mentoring migrate
  PGPASSWORD=… mentoring migrate --to postgres://mentoring@localhost:5432/mentoring`,
  check: ({ to }) =>
    to !== undefined &&
    !isPostgres(to) &&
    '--to must be the address of a PostgreSQL database, such as postgres://user@localhost:5432/mentoring.',
  async run({ to, json }) {
    const { configuration } = readProcessConfiguration();
    if (to !== undefined) return await runMove(to, configuration, json);
    if (json) throw new UsageError('--json requires --to; see “mentoring migrate --help”.');
    const { openDatabase } = await import('../app/database.ts');
    const { migrate } = await import('../store/migrations/migrate.ts');
    await using database = await openDatabase(configuration, 'command');
    const applied = await migrate(database);
    print(applied.length === 0 ? 'The database is up to date.\n' : `Applied: ${applied.join(', ')}.\n`);
    const { openErasureDigests } = await import('../app/secret-key.ts');
    await openErasureDigests(configuration, database);
  },
});
