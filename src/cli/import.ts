import { setFlagsFromString } from 'node:v8';
import { InvalidArgumentError } from 'commander';
import { readProcessConfiguration } from '../config/configuration.ts';
import type { Configuration } from '../config/settings.ts';
import { CONFIRMATIONS, type Confirmation } from '../domain/import-decisions.ts';
import { ChangedMeanwhileError } from '../domain/import-store.ts';
import { KINDS } from '../domain/imported-rows.ts';
import { ROLES } from '../domain/programme.ts';
import { MissingFileError, TableError } from '../interchange/formats/table-error.ts';
import type { ImportWatcher } from '../interchange/import-files.ts';
import type { BadRow } from '../interchange/import-report.ts';
import type { ImportOptions, ReadingOptions, TableFile } from '../interchange/table-file.ts';
import { CommandError, isSystemError } from './command-error.ts';
import { command, parsed } from './declaration.ts';
import { type FinishedImport, importJson, importSummary, noteText } from './import-report.ts';
import { ProgressBar, runInterruptible } from './interruptible.ts';
import { operatorName } from './operator.ts';
import { counted, printError, printResult, visible } from './output.ts';

function asConfirmations(text: string): readonly Confirmation[] {
  const words = text.split(',').map((word) => word.trim());
  const chosen = CONFIRMATIONS.filter((one) => words.includes(one) || words.includes('all'));
  const unknown = words.find((word) => word !== 'all' && !chosen.some((one) => one === word));
  if (unknown === undefined) return chosen;
  throw new InvalidArgumentError(`“${unknown}” is none of ${CONFIRMATIONS.join(', ')} and all.`);
}

function asEncoding(label: string): string {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    throw new InvalidArgumentError(
      'It must be the name of an encoding, such as utf-8, windows-1250 or utf-16le.',
    );
  }
}

const asColumns = (text: string): readonly string[] => text.split(',');

/** `mentoring import`: imports tables into the database. */
export const importCommand = command({
  description:
    'Import tables, all rows or none. Importing the same rows again changes nothing; missing rows delete nothing.',
  takes: {
    '<file...>': 'CSV or XLSX, in any order',
    '--kind <kind>': { description: 'what the rows are, if the columns do not show it', choices: KINDS },
    '--role <role>': {
      description: 'the role of all participants of a file without that column',
      choices: ROLES,
    },
    '--round <title>': 'the round of all feedbacks of a file without that column, such as Chemistry',
    '--sheet <name>': 'read only this sheet of a workbook',
    '--date-order <order>': {
      description: 'how 03/04/2026 is meant: day or month first',
      choices: ['dmy', 'mdy'],
    },
    '--encoding <label>': parsed('the encoding, if it is detected wrongly, such as windows-1252', asEncoding),
    '--ignore <columns>': parsed(
      'ignore columns that belong to another kind, separated by commas, such as cohort,start',
      asColumns,
    ),
    '--keep-question-marks': 'accept names that contain ? instead of a letter',
    '--accept <changes>': parsed(
      `make changes that are otherwise rejected, separated by commas: ${CONFIRMATIONS.join(',')}, or all`,
      asConfirmations,
    ),
    '--dry-run': 'show what would be written, cell by cell, and write nothing into the database',
    '--skip-bad': 'import the good rows even if others are bad',
    '--rejected <folder>': {
      description: 'the folder for the bad rows, to correct and import again',
      fallback: 'rejected',
    },
    '--json': 'print JSON',
  },
  notes: `
docs/importing.md explains how rows are processed; docs/tables.md lists the columns of each kind.

Examples:
  npx mentoring import managers.csv participants.csv relations.csv --dry-run
  npx mentoring import mentees.csv --kind participants --role mentee
  npx mentoring import answers.csv --date-order mdy --skip-bad`,
  async run({ file: paths, json, accept = [], dryRun = false, skipBad = false, ...given }) {
    const { configuration } = readProcessConfiguration();
    const options = { ...given, decisions: { accept }, dryRun, skipBad };
    const report = await importIntoDatabase(paths, configuration, options);
    const shown = { ...report, dryRun };
    printResult(json, importJson(shown), importSummary(shown));
    if (!report.written) process.exitCode = 1;
  },
});

/**
 * Imports files into the configured database, and shows the progress.
 *
 * @throws CommandError if nothing could be imported
 */
export async function importIntoDatabase(
  paths: readonly string[],
  configuration: Configuration,
  given: Omit<ImportOptions, 'timeZone' | 'today'> & { readonly rejected: string },
): Promise<FinishedImport> {
  // Rows are garbage soon after they are read: V8 would let several times as much as is in use pile up.
  setFlagsFromString('--heap-growing-percent=50');
  const today = Temporal.Now.plainDateISO(configuration.TIME_ZONE);
  const { importFiles } = await import('../interchange/import-files.ts');
  const { openUpToDateDatabase } = await import('../app/database.ts');
  const { createImportStore } = await import('../store/import/session.ts');
  const { createImportMappingStore } = await import('../store/import/mappings.ts');
  await using database = await openUpToDateDatabase(configuration);
  const mappings = createImportMappingStore(database);
  const options = {
    mappings: await mappings.read(),
    remembered: await mappings.readAnswers(),
    ...given,
    by: operatorName(),
    timeZone: configuration.TIME_ZONE,
    today,
  };
  const { openErasureDigests } = await import('../app/secret-key.ts');
  const digests = await openErasureDigests(configuration, database);
  const store = createImportStore(database, () => today, digests);
  using watcher = createImportWatcher();
  return await runInterruptible('nothing was written.', async (signal) => {
    try {
      const report = await importFiles(store, paths, options, watcher, signal);
      watcher[Symbol.dispose]();
      const rejected = await keepBadRows(given.rejected, watcher.files(), report.badRows, options);
      return { ...report, rejected };
    } catch (error) {
      watcher[Symbol.dispose]();
      if (error instanceof TableError || error instanceof MissingFileError)
        throw new CommandError(`${error.message} Nothing was written.`);
      if (error instanceof ChangedMeanwhileError) {
        throw new CommandError(
          'Other processes keep changing the records, so nothing was written. Try again.',
        );
      }
      throw error;
    }
  });
}

/** The import has finished: if its bad rows cannot be stored, that is reported, and they are still shown. */
async function keepBadRows(
  folder: string,
  files: readonly TableFile[],
  badRows: readonly BadRow[],
  options: ReadingOptions,
): Promise<readonly string[]> {
  const { writeRejectedRows } = await import('../interchange/rejected-rows.ts');
  try {
    return await writeRejectedRows(folder, files, badRows, options);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    printError(`The bad rows cannot be kept in ${folder}: ${error.message}.\n`);
    return [];
  }
}

/** The number of goals between two lines, without a bar. */
const STEP = 100_000;

/** Shows the progress, a bar on a terminal, otherwise a line for each file, and remembers the files. Disposing removes the bar. */
function createImportWatcher(): ImportWatcher & Disposable & { files(): readonly TableFile[] } {
  let files: readonly TableFile[] = [];
  let total = 0;
  const bar = new ProgressBar('KB');
  const goalBar = new ProgressBar('goals written');
  const say = (text: string): void => {
    if (!process.stderr.isTTY) printError(`${text}\n`);
  };
  return {
    files: () => files,
    onFiles(found) {
      files = found;
      for (const file of found) {
        for (const note of file.notes) printError(`${visible(`${file.label}: ${noteText(note, file)}`)}\n`);
      }
      total = found.reduce((sum, file) => sum + file.bytes, 0);
      bar.update(0, kilobytes(total));
    },
    onBytes: (done) => bar.update(kilobytes(done), kilobytes(total)),
    onFile: ({ label, kind }, rows) => say(`${visible(label)}: ${counted(rows, 'row')} of ${kind} read`),
    onGoals(done, all) {
      bar.stop();
      goalBar.update(done, all);
      if (done % STEP === 0 && done > 0) say(`${done} of ${all} goals written`);
    },
    onAgain() {
      printError('Another user has changed the records; the files are read again.\n');
    },
    [Symbol.dispose]() {
      bar.stop();
      goalBar.stop();
    },
  };
}

const kilobytes = (bytes: number): number => Math.ceil(bytes / 1000);
