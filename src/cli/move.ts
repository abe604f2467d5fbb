/** `mentoring migrate --to`: from SQLite to PostgreSQL. */

import type { Configuration } from '../config/settings.ts';
import { ServiceUnavailableError } from '../domain/errors.ts';
import type { MoveReport } from '../store/moving/move.ts';
import { CommandError } from './command-error.ts';
import { runInterruptible } from './interruptible.ts';
import { printError, printResult } from './output.ts';
import { ProgressBar } from './progress-bar.ts';
import { textTable } from './text-table.ts';

const KEPT = 'what was copied is kept, and the same command resumes there.';

/**
 * Moves the configured database, shows the progress, and prints the result.
 *
 * @param url the address of the target
 * @throws CommandError if it fails or is interrupted
 */
export async function runMove(
  url: string,
  configuration: Configuration,
  json: true | undefined,
): Promise<void> {
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

/** The report for people. */
function moveSummary(shown: Shown): string {
  const rows = [
    ['', 'rows', 'checksum', ''],
    ...shown.tables.map(({ table, source, target, isSame }) => [
      table,
      source.rows === target.rows ? String(source.rows) : `${source.rows} → ${target.rows}`,
      source.checksum.slice(0, DIGITS),
      isSame ? 'the same' : 'DIFFERS',
    ]),
  ];
  return `${[textTable(rows, (column) => column === 1), '', ...ending(shown)].join('\n')}\n`;
}

/** The next steps. */
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

/** The report for programs. */
const moveJson = ({ moved, isSame: same, from, to, tables }: Shown) => ({
  moved,
  same,
  from,
  to,
  tables: tables.map(({ table, source, target, isSame }) => ({ table, same: isSame, source, target })),
});
