/** `mentoring import`: imports tables into the database. */
import { Command, InvalidArgumentError, Option } from 'commander';
import { readProcessConfiguration } from '../config/configuration.ts';
import type { Configuration } from '../config/settings.ts';
import { CONFIRMATIONS, type Confirmation } from '../domain/import-decisions.ts';
import { ChangedMeanwhileError, ImportRunningError } from '../domain/import-store.ts';
import { KINDS, type Kind } from '../domain/imported-rows.ts';
import { type ParticipantRole, ROLES } from '../domain/programme.ts';
import { TableError } from '../interchange/formats/table-error.ts';
import type { BadRow } from '../interchange/import-report.ts';
import type { ImportOptions, ReadingOptions, TableFile } from '../interchange/table-file.ts';
import { CommandError } from './command-error.ts';
import { type FinishedImport, importSummary, importSummaryJson } from './import-report.ts';
import { createImportWatcher } from './import-watcher.ts';
import { runInterruptible } from './interruptible.ts';
import { operatorName } from './operator.ts';
import { print, printError } from './output.ts';

interface Options {
  readonly kind?: Kind;
  readonly role?: ParticipantRole;
  readonly round?: string;
  readonly sheet?: string;
  readonly dateOrder?: 'dmy' | 'mdy';
  readonly encoding?: string;
  readonly ignore?: readonly string[];
  readonly keepQuestionMarks?: true;
  readonly accept?: readonly Confirmation[];
  readonly dryRun?: true;
  readonly skipBad?: true;
  readonly rejected: string;
  readonly json?: true;
}

/** Creates the command. */
export function importCommand(): Command {
  return new Command('import')
    .description(
      'Import tables, all rows or none. Importing the same rows again changes nothing; missing rows delete nothing.',
    )
    .argument('<file...>', 'CSV, XLSX or JSON Lines, in any order')
    .addOption(new Option('--kind <kind>', 'what the rows are, if the columns do not show it').choices(KINDS))
    .addOption(
      new Option('--role <role>', 'the role of all participants of a file without that column').choices(
        ROLES,
      ),
    )
    .option('--round <title>', 'the round of all feedbacks of a file without that column, such as Chemistry')
    .option('--sheet <name>', 'read only this sheet of a workbook')
    .addOption(
      new Option('--date-order <order>', 'how 03/04/2026 is meant: day or month first').choices([
        'dmy',
        'mdy',
      ]),
    )
    .option('--encoding <label>', 'the encoding, if it is detected wrongly, such as windows-1252', asEncoding)
    .option(
      '--ignore <columns>',
      'ignore columns that belong to another kind, separated by commas, such as cohort,start',
      (text) => text.split(','),
    )
    .option('--keep-question-marks', 'accept names that contain ? instead of a letter')
    .option(
      '--accept <changes>',
      `make changes that are otherwise rejected, separated by commas: ${CONFIRMATIONS.join(',')}, or all`,
      asConfirmations,
    )
    .option('--dry-run', 'show what would be written, cell by cell, and write nothing into the database')
    .option('--skip-bad', 'import the good rows even if others are bad')
    .option('--rejected <folder>', 'the folder for the bad rows, to correct and import again', 'rejected')
    .option('--json', 'print JSON')
    .addHelpText('after', EXAMPLES)
    .action(run);
}

const EXAMPLES = `
docs/importing.md explains how rows are processed; docs/tables.md lists the columns of each kind.

Examples:
  mentoring import managers.csv participants.csv relations.csv --dry-run
  mentoring import mentees.csv --kind participants --role mentee
  mentoring import answers.csv --date-order mdy --skip-bad`;

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

async function run(
  paths: readonly string[],
  { json, rejected, accept = [], ...options }: Options,
): Promise<void> {
  const { configuration } = readProcessConfiguration();
  const report = await importIntoDatabase(paths, configuration, {
    ...options,
    decisions: { accept },
    dryRun: options.dryRun === true,
    skipBad: options.skipBad === true,
    rejected,
  });
  const shown = { ...report, dryRun: options.dryRun === true };
  print(json ? importSummaryJson(shown) : importSummary(shown));
  if (!report.written) process.exitCode = 1;
}

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
  const today = Temporal.Now.plainDateISO(configuration.TIME_ZONE);
  const { importFiles } = await import('../interchange/import-files.ts');
  const { openUpToDateDatabase } = await import('../app/database.ts');
  const { createImportStore } = await import('../store/import/session.ts');
  const { createImportMappingStore } = await import('../store/import/mappings.ts');
  await using database = await openUpToDateDatabase(configuration);
  const options = {
    mappings: await createImportMappingStore(database).read(),
    ...given,
    by: operatorName(),
    timeZone: configuration.TIME_ZONE,
    today,
  };
  const { openErasureDigests } = await import('../app/secret-key.ts');
  const digests = await openErasureDigests(configuration, database);
  const store = createImportStore(database, () => today, digests);
  const watcher = createImportWatcher();
  return await runInterruptible('nothing was written.', async (signal) => {
    try {
      const report = await importFiles(store, paths, options, watcher, signal);
      watcher.stop();
      const rejected = await keepBadRows(given.rejected, watcher.files(), report.badRows, options);
      return { ...report, rejected };
    } catch (error) {
      watcher.stop();
      if (error instanceof TableError) throw new CommandError(`${error.message} Nothing was written.`, 1);
      if (error instanceof ImportRunningError) {
        throw new CommandError(
          'Another import is writing goals at this moment. Try again when it has ended.',
        );
      }
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
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    printError(`The bad rows cannot be kept in ${folder}: ${error.message}.\n`);
    return [];
  }
}
