import { readProcessConfiguration } from '../config/configuration.ts';
import type { Configuration } from '../config/settings.ts';
import { databaseAddress } from '../config/values.ts';
import { ServiceUnavailableError } from '../domain/errors.ts';
import type { MoveReport } from '../store/moving/move.ts';
import { CommandError, UsageError } from './command-error.ts';
import { command } from './declaration.ts';
import { ProgressBar, runInterruptible } from './interruptible.ts';
import { print, printError, printResult, textTable } from './output.ts';

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

const KEPT = 'what was copied is kept, and the same command resumes there.';

/**
 * Moves the configured database, shows the progress, and prints the result.
 *
 * @param url the address of the target
 * @throws CommandError if it fails or is interrupted
 */
async function runMove(url: string, configuration: Configuration, json: true | undefined): Promise<void> {
  const { openSource, openTarget } = await import('../app/move.ts');
  const { moveDatabase } = await import('../store/moving/move.ts');
  const { source, place: from } = await openSource(configuration);
  await using _source = source;
  const { target, place: to } = await openTarget(url);
  await using _target = target;
  using copied = new ProgressBar('rows copied');
  using checked = new ProgressBar('rows of both checked');
  const watcher = {
    onEarlier: tellEarlier,
    onCopied: (rows: number, total: number) => copied.update(rows, total),
    onChecked(rows: number, total: number) {
      copied.stop();
      checked.update(rows, total);
    },
  };
  const report = await runInterruptible(KEPT, (signal) =>
    moveDatabase(source, from, target, watcher, signal),
  ).catch((error: unknown) => {
    if (!(error instanceof ServiceUnavailableError)) throw error;
    throw new CommandError(`Temporarily unavailable: ${error.message}. Once that has passed: ${KEPT}`, {
      cause: error,
    });
  });
  checked.stop();
  const shown = { ...report, from, to };
  printResult(json, moveJson(shown), moveSummary(shown));
  if (!report.isSame) process.exitCode = 1;
}

function tellEarlier(what: 'begun' | 'outdated', rows: number): void {
  printError(
    what === 'begun'
      ? `${rows} rows were already copied; the move resumes there.\n`
      : 'An earlier copy differs from the source, so the copy starts over.\n',
  );
}

interface Shown extends MoveReport {
  /** The places of the databases, without passwords. */
  readonly from: string;
  readonly to: string;
}

/** The number of digits of a checksum that people see. */
const DIGITS = 16;

function moveSummary(shown: Shown): string {
  const rows = [
    ['', 'rows', 'checksum', ''],
    ...shown.tables.map(({ table, source, target, isSame }) => [
      table,
      source.rows === target.rows ? source.rows : `${source.rows} → ${target.rows}`,
      source.checksum.slice(0, DIGITS),
      isSame ? 'the same' : 'DIFFERS',
    ]),
  ];
  return `${[textTable(rows, (column) => column === 1), '', ...ending(shown)].join('\n')}\n`;
}

function ending({ moved, isSame, to, tables }: Shown): readonly string[] {
  const differing = tables.filter((table) => !table.isSame).map(({ table }) => table);
  if (!isSame && moved) {
    return [
      `The copy is not what the source holds: ${differing.join(', ')}. No service starts on it.`,
      'Make sure that no other program writes to it, and run the same command again, which starts over.',
    ];
  }
  if (!isSame) {
    return [
      `${to} has held a copy of this one before, and they are not the same any more: ${differing.join(', ')}.`,
      'If the service uses the copy, no further move is needed. If not, move into an empty database. Nothing was changed.',
    ];
  }
  return moved
    ? [
        `${to} now has the same content.`,
        'Now set DATABASE_URL to the address of the copy, and start the service. Keep the file until you trust the copy.',
      ]
    : [`${to} has the same content from an earlier move. Nothing was changed.`];
}

const moveJson = ({ moved, isSame: same, from, to, tables }: Shown) => ({
  moved,
  same,
  from,
  to,
  tables: tables.map(({ table, source, target, isSame }) => ({ table, same: isSame, source, target })),
});
