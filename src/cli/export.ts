/** `mentoring export`: exports all data into files that `mentoring import` accepts. */
import { Command, Option } from 'commander';
import { readProcessConfiguration } from '../config/configuration.ts';
import { KINDS, type Kind } from '../domain/imported-rows.ts';
import { TableError } from '../interchange/formats/table-error.ts';
import { CommandError } from './command-error.ts';
import { runInterruptible } from './interruptible.ts';
import { print, visible } from './output.ts';
import { createProgressBar, type ProgressBar } from './progress-bar.ts';

interface Options {
  readonly format: 'csv' | 'jsonl';
  readonly only?: readonly Kind[];
  readonly force?: true;
  readonly excel?: true;
}

/** Creates the command. */
export function exportCommand(): Command {
  return new Command('export')
    .description(
      'Export a snapshot of all data into files. Imported into an empty database, they restore the same data.',
    )
    .argument('<folder>', 'the target folder; one file per kind')
    .addOption(new Option('--format <format>', 'CSV or JSON Lines').choices(['csv', 'jsonl']).default('csv'))
    .addOption(new Option('--only <kind...>', 'only these kinds').choices(KINDS))
    .option('--force', 'replace existing files')
    .option('--excel', 'start the files with a byte order mark, so that Excel reads them as UTF-8')
    .addHelpText('after', EXAMPLES)
    .action(run);
}

const EXAMPLES = `
The kinds: ${KINDS.join(', ')}.
The files contain names, e-mail addresses and the mentees' texts: restrict who can read them.

Examples:
  mentoring export backup-2026-11-21
  mentoring export sheets --only participants relations --excel`;

async function run(folder: string, { format, only, force, excel }: Options): Promise<void> {
  const { configuration } = readProcessConfiguration();
  const { openExistingDatabase } = await import('../app/database.ts');
  const { byOperator, recordAuditEntries } = await import('../store/audit.ts');
  const { createExportStore } = await import('../store/export.ts');
  const { exportFiles } = await import('../interchange/export-files.ts');
  await using database = await openExistingDatabase(configuration);
  let bar: ProgressBar | undefined;
  await runInterruptible('no file was written.', async (signal) => {
    try {
      const files = await exportFiles(
        createExportStore(database),
        folder,
        {
          format,
          kinds: KINDS.filter((kind) => only === undefined || only.includes(kind)),
          force: force === true,
          excel: excel === true,
          timeZone: configuration.TIME_ZONE,
        },
        (done, total) => {
          bar ??= createProgressBar('rows', total);
          bar.update(done);
        },
        signal,
      );
      bar?.stop();
      await recordAuditEntries(
        database,
        files.map(({ kind, rows }) => byOperator('export', kind, null, { rows })),
      );
      for (const { path, rows } of files) print(`${visible(path)}: ${rows} ${rows === 1 ? 'row' : 'rows'}\n`);
      if (files.length === 0) print('There is nothing to export.\n');
    } catch (error) {
      bar?.stop();
      if (error instanceof TableError) throw new CommandError(error.message, 2);
      if (error instanceof Error && 'syscall' in error && !signal.aborted) {
        throw new CommandError(`${folder} cannot be written: ${error.message}. Nothing was replaced.`);
      }
      throw error;
    }
  });
}
