import { readProcessConfiguration } from '../config/configuration.ts';
import type { Configuration } from '../config/settings.ts';
import { databaseAddress } from '../config/values.ts';
import { ServiceUnavailableError } from '../domain/errors.ts';
import { CommandError, UsageError } from './command-error.ts';
import { command } from './declaration.ts';
import { runInterruptible } from './interruptible.ts';
import { print, printResult, textTable } from './output.ts';

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
--to copies the whole SQLite database of DATABASE_URL in one transaction, and compares the counts. The file is only read.
Stop the service first: what it writes after copying begins would be missing, and then nothing is moved.
Leave the password out of the address, because other users may see it in the process list: pass it in PGPASSWORD, or in
the file that PGPASSFILE names.

Examples:
  npx mentoring migrate
  PGPASSWORD=… npx mentoring migrate --to postgres://mentoring@localhost:5432/mentoring`,
  check: ({ to }) =>
    to !== undefined &&
    !isPostgres(to) &&
    '--to must be the address of a PostgreSQL database, such as postgres://user@localhost:5432/mentoring.',
  async run({ to, json }) {
    const { configuration } = readProcessConfiguration();
    if (to !== undefined) return await runMove(to, configuration, json);
    if (json) throw new UsageError('--json requires --to; see “npx mentoring migrate --help”.');
    const { openDatabase } = await import('../app/database.ts');
    const { migrate } = await import('../store/migrations/migrate.ts');
    await using database = await openDatabase(configuration, 'command');
    const applied = await migrate(database);
    print(applied.length === 0 ? 'The database is up to date.\n' : `Applied: ${applied.join(', ')}.\n`);
    const { openErasureDigests } = await import('../app/secret-key.ts');
    await openErasureDigests(configuration, database);
  },
});

const NOTHING = 'nothing was moved; run the same command again.';

/**
 * Moves the configured database, and prints the result.
 *
 * @param url the address of the target
 * @throws CommandError if it fails or is interrupted
 */
async function runMove(url: string, configuration: Configuration, json: true | undefined): Promise<void> {
  const { openSource, openTarget } = await import('../app/database.ts');
  const { moveDatabase } = await import('../store/moving/move.ts');
  const { source, place: from } = await openSource(configuration);
  await using _source = source;
  const { target, place: to } = await openTarget(url);
  await using _target = target;
  const tables = await runInterruptible(NOTHING, (signal) => moveDatabase(source, target, signal)).catch(
    (error: unknown) => {
      if (!(error instanceof ServiceUnavailableError)) throw error;
      throw new CommandError(`Temporarily unavailable: ${error.message}. Once that has passed: ${NOTHING}`, {
        cause: error,
      });
    },
  );
  const moved = {
    moved: true,
    same: true,
    from,
    to,
    tables: tables.map(({ table, rows }) => ({ table, same: true, source: { rows }, target: { rows } })),
  };
  const counts = [['', 'rows'], ...tables.map(({ table, rows }) => [table, rows])];
  const summary = `${textTable(counts, (column) => column === 1)}

${to} now has the same content.
Now set DATABASE_URL to the address of the copy, and start the service. Keep the file until you trust the copy.
`;
  printResult(json, moved, summary);
}
