import { setFlagsFromString } from 'node:v8';
import { InvalidArgumentError } from 'commander';
import { readProcessConfiguration } from '../config/configuration.ts';
import type { Configuration } from '../config/settings.ts';
import { CONFIRMATIONS, type Confirmation } from '../domain/import-decisions.ts';
import { ChangedMeanwhileError } from '../domain/import-store.ts';
import { KINDS } from '../domain/imported-rows.ts';
import { ROLES } from '../domain/programme.ts';
import { MissingFileError, TableError } from '../interchange/formats/table-faults.ts';
import type { ImportWatcher } from '../interchange/import-files.ts';
import type { ImportReport } from '../interchange/import-report.ts';
import type { ImportOptions } from '../interchange/table-file.ts';
import { CommandError } from './command-error.ts';
import { command, parsed } from './declaration.ts';
import { importJson, importSummary, noteText } from './import-report.ts';
import { runInterruptible } from './interruptible.ts';
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
    '--keep-question-marks': 'accept names that contain ? instead of a letter',
    '--accept <changes>': parsed(
      `make changes that are otherwise rejected, separated by commas: ${CONFIRMATIONS.join(',')}, or all`,
      asConfirmations,
    ),
    '--dry-run': 'show what would be written, cell by cell, and write nothing into the database',
    '--skip-bad': 'import the good rows even if others are bad',
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
  given: Omit<ImportOptions, 'timeZone' | 'today'>,
): Promise<ImportReport> {
  // V8 would let more garbage pile up than there are rows.
  setFlagsFromString('--heap-growing-percent=50');
  const today = Temporal.Now.plainDateISO(configuration.TIME_ZONE);
  const { importFiles } = await import('../interchange/import-files.ts');
  const { readInputFiles } = await import('../interchange/formats/input-file.ts');
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
  const watcher: ImportWatcher = {
    onFiles(found) {
      for (const file of found) {
        for (const note of file.notes) printError(`${visible(`${file.label}: ${noteText(note, file)}`)}\n`);
      }
    },
    onFile: ({ label, kind }, rows) =>
      printError(`${visible(label)}: ${counted(rows, 'row')} of ${kind} read\n`),
    onAgain: () => printError('Another user has changed the records; the files are compared again.\n'),
  };
  return await runInterruptible('nothing was written.', async (signal) => {
    try {
      return await importFiles(store, readInputFiles(paths), options, watcher, signal);
    } catch (error) {
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
