/** `mentoring migrate`: brings a database up to date, or moves it to PostgreSQL. */
import { Command } from 'commander';
import { readProcessConfiguration } from '../config/configuration.ts';
import { databaseAddress } from '../config/values.ts';
import { CommandError } from './command-error.ts';
import { moveTo } from './move.ts';
import { print } from './output.ts';

interface Options {
  /** The address of a database of PostgreSQL. */
  readonly to?: string;
  readonly json?: true;
}

/** `mentoring migrate`. */
export function migrateCommand(): Command {
  return new Command('migrate')
    .description(
      'Bring the database up to date, as starting the service does; or move all that is in it to PostgreSQL.',
    )
    .option('--to <address>', 'an empty database of PostgreSQL: postgres://user@host:5432/name')
    .option('--json', 'with --to: the report as JSON, for programs')
    .addHelpText('after', NOTES)
    .action(run);
}

const NOTES = `
--to copies the SQLite database of DATABASE_URL whole, and holds the copy against it, row by row. The file stays as it is.
Stop the service first: what it writes after the copy began is not in the copy, and the move then fails at its end.
The same command goes on where one was stopped or killed; until it is done, no service starts on the copy. Run once more
after it is done, it compares both again.
Leave the password out of the address, which others may see in the list of processes: PGPASSWORD, or the file that
PGPASSFILE names, tells it as well.

Examples:
  mentoring migrate
  PGPASSWORD=… mentoring migrate --to postgres://mentoring@localhost:5432/mentoring`;

/**
 * Whether a text is the address of a database of PostgreSQL. What is none may still hold a password: no message shows it.
 */
function isPostgres(text: string): boolean {
  const parsed = databaseAddress(text);
  return 'value' in parsed && parsed.value.kind === 'postgres';
}

async function run({ to, json }: Options): Promise<void> {
  if (to !== undefined && !isPostgres(to)) {
    throw new CommandError(
      '--to must be the address of a database of PostgreSQL, such as postgres://user@localhost:5432/mentoring.',
      2,
    );
  }
  const { configuration } = readProcessConfiguration();
  if (to !== undefined) return await moveTo(to, configuration, json === true);
  if (json) throw new CommandError('--json goes with --to. “mentoring migrate --help” tells more.', 2);
  const { openDatabase } = await import('../app/database.ts');
  const { migrate } = await import('../store/migrations/migrate.ts');
  await using database = await openDatabase(configuration, 'command');
  const applied = await migrate(database);
  print(applied.length === 0 ? 'The database is up to date.\n' : `Applied: ${applied.join(', ')}.\n`);
  const { openErasureDigests } = await import('../app/secret-key.ts');
  await openErasureDigests(configuration, database);
}
