import { KINDS } from '../domain/imported-rows.ts';
import { TableError } from '../interchange/formats/table-faults.ts';
import { CommandError, isSystemError, UsageError } from './command-error.ts';
import { runInterruptible } from './interruptible.ts';
import { databaseCommand } from './open-database.ts';
import { counted, print, visible } from './output.ts';

/** `mentoring export`: exports all data into files that `mentoring import` accepts. */
export const exportCommand = databaseCommand({
  description:
    'Export a snapshot of all data into files. Imported into an empty database, they restore the same data.',
  takes: {
    '<folder>': 'the target folder; one file per kind',
    '--only <kind...>': { description: 'only these kinds', choices: KINDS },
    '--force': 'replace existing files',
    '--excel': 'start the files with a byte order mark, so that Excel reads them as UTF-8',
  },
  notes: `
The kinds: ${KINDS.join(', ')}.
The files contain names, e-mail addresses and the mentees' texts: restrict who can read them.

Examples:
  npx mentoring export backup-2026-11-21
  npx mentoring export sheets --only participants relations --excel`,
  async run({ folder, only = KINDS, force = false, excel = false }, { database, timeZone }) {
    const { byOperator, recordAuditEntries } = await import('../store/audit.ts');
    const { createExportStore } = await import('../store/export.ts');
    const { exportFiles } = await import('../interchange/export-files.ts');
    const kinds = KINDS.filter((kind) => only.includes(kind));
    await runInterruptible('no file was written.', async (signal) => {
      try {
        const files = await exportFiles(
          createExportStore(database),
          folder,
          { kinds, force, excel, timeZone },
          signal,
        );
        const entries = files.map(({ kind, rows }) => byOperator('export', kind, null, { rows }));
        await recordAuditEntries(database, entries);
        for (const { path, rows } of files) print(`${visible(path)}: ${counted(rows, 'row')}\n`);
      } catch (error) {
        if (error instanceof TableError) throw new UsageError(error.message);
        if (isSystemError(error) && !signal.aborted) {
          throw new CommandError(`${folder} cannot be written: ${error.message}. Nothing was replaced.`);
        }
        throw error;
      }
    });
  },
});
