/** `mentoring pull`: migrates from a running service with the same interface. */

import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Command } from 'commander';
import { readProcessConfiguration } from '../config/configuration.ts';
import type { Configuration } from '../config/settings.ts';
import { isMissing } from '../domain/error-codes.ts';
import type { Downloaded } from '../pull/download.ts';
import { PullError } from '../pull/failure.ts';
import { DatabaseOpenError } from '../store/database.ts';
import { CommandError } from './command-error.ts';
import { importIntoDatabase } from './import.ts';
import { type FinishedImport, importSummary } from './import-report.ts';
import { runInterruptible } from './interruptible.ts';
import { print } from './output.ts';
import { createPullProgress } from './pull-progress.ts';
import { pullReport, refusalAdvice } from './pull-report.ts';

interface Options {
  readonly tokenFile?: string;
  readonly folder?: string;
}

/** Creates the command. */
export function pullCommand(): Command {
  return new Command('pull')
    .description(
      'Migrate goals, courses and statuses from a running service with the same interface, all or nothing.',
    )
    .argument('<url>', 'the address below which /smart-goals/ and /courses/ lie')
    .option('--token-file <file>', 'a file with the token, if the service requires one')
    .option(
      '--folder <folder>',
      'the folder for the download, removed on success (default: beside the database, ending in .pull)',
    )
    .addHelpText('after', HELP)
    .action(pull);
}

const HELP = `
Ids, times and token counts stay the same. The command only reads from the other service, which keeps running. After Ctrl+C
the same command resumes the download. Run it again later to get what was added meanwhile.

Examples:
  mentoring pull https://old.example.org/
  mentoring pull https://old.example.org/api/ --token-file token.txt`;

async function pull(url: string, { tokenFile, ...given }: Options): Promise<void> {
  const { configuration } = readProcessConfiguration();
  const { DATABASE_URL } = configuration;
  const beside = DATABASE_URL.kind === 'sqlite' ? DATABASE_URL.file : 'mentoring';
  const folder = given.folder ?? `${beside}.pull`;
  const token = tokenFile === undefined ? null : await tokenIn(tokenFile);
  const downloaded = await download(url, folder, token);
  await importDownload(downloaded, folder, configuration);
  await rm(folder, { recursive: true, force: true });
  print(`\n${pullReport(downloaded)}`);
  const { goals, goalsAtSource } = downloaded;
  if (goals !== goalsAtSource) {
    throw new CommandError(
      `The source counts ${goalsAtSource} goals, but lists ${goals}, also when its list was read anew. Those that it lists are in.`,
    );
  }
}

async function download(url: string, folder: string, token: string | null): Promise<Downloaded> {
  const progress = createPullProgress();
  const soFar = (): string => {
    const { last } = progress;
    const kept = last === undefined ? 'Nothing' : `${last.done} of ${last.total} goals`;
    return `${kept} ${last?.done === 1 || last === undefined ? 'is' : 'are'} downloaded; run the same command again to resume.`;
  };
  return runInterruptible(soFar, async (signal) => {
    try {
      const { downloadService } = await import('../pull/download.ts');
      return await downloadService({ url, folder, token, signal, ...progress });
    } catch (error) {
      progress.stop();
      if (error instanceof PullError) {
        throw error.kind === 'use'
          ? new CommandError(error.message, 2)
          : new CommandError(`${error.message} ${soFar()}`);
      }
      if (error instanceof Error && 'syscall' in error) {
        throw new CommandError(`The folder ${folder} cannot be used: ${error.message}. ${soFar()}`);
      }
      throw error;
    } finally {
      progress.stop();
    }
  });
}

/**
 * Imports a download, and prints the result.
 *
 * @throws CommandError if nothing was written; the download is kept then
 */
async function importDownload(
  downloaded: Downloaded,
  folder: string,
  configuration: Configuration,
): Promise<void> {
  const { files, goals, courses, preLeadStatuses } = downloaded;
  // An import would reject an empty file, since its kind is unknown.
  const paths = [
    ...(preLeadStatuses > 0 ? [files.preLeadStatuses] : []),
    ...(courses > 0 ? [files.courses] : []),
    ...(goals > 0 ? [files.smartGoals] : []),
  ];
  const report = await importKept(paths, folder, configuration);
  print(importSummary({ ...report, dryRun: false, rejected: [], advice: '' }));
  if (!report.written) throw new CommandError(refusalAdvice(folder, paths));
}

async function importKept(
  paths: readonly string[],
  folder: string,
  configuration: Configuration,
): Promise<FinishedImport> {
  try {
    return await importIntoDatabase(paths, configuration, {
      dryRun: false,
      skipBad: false,
      isMove: true,
      rejected: join(folder, 'rejected'),
    });
  } catch (error) {
    if (!(error instanceof CommandError || error instanceof DatabaseOpenError)) throw error;
    const kept = `The download is kept in ${folder}; run the same command again to resume.`;
    throw new CommandError(`${error.message} ${kept}`, 1, { cause: error });
  }
}

/** The trimmed content of the token file. */
async function tokenIn(file: string): Promise<string> {
  let token: string;
  try {
    token = (await readFile(file, 'utf8')).replace(/^\uFEFF/, '').trim();
  } catch (error) {
    if (isMissing(error)) throw new CommandError(`There is no token file ${file}.`, 2);
    throw new CommandError(
      `The token file ${file} cannot be read: ${error instanceof Error ? error.message : error}`,
      2,
    );
  }
  if (!/^[!-~]+(?: [!-~]+)?$/.test(token)) {
    throw new CommandError(`The token file ${file} must hold a token and nothing else.`, 2);
  }
  return token;
}
