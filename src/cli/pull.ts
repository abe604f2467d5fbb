import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readProcessConfiguration } from '../config/configuration.ts';
import type { Configuration } from '../config/settings.ts';
import { isMissing } from '../domain/error-codes.ts';
import type { Downloaded, DownloadOptions } from '../pull/download.ts';
import { PullError, PullUseError } from '../pull/failure.ts';
import type { Progress } from '../pull/walk.ts';
import { DatabaseOpenError } from '../store/database.ts';
import { CommandError, isSystemError, messageOf, UsageError } from './command-error.ts';
import { command } from './declaration.ts';
import { importIntoDatabase } from './import.ts';
import { type FinishedImport, importSummary } from './import-report.ts';
import { ProgressBar, runInterruptible } from './interruptible.ts';
import { counted, print, printError } from './output.ts';

/** `mentoring pull`: migrates from a running service with the same interface. */
export const pullCommand = command({
  description:
    'Migrate goals, courses and statuses from a running service with the same interface, all or nothing.',
  takes: {
    '<url>': 'the address below which /smart-goals/ and /courses/ lie',
    '--token-file <file>': 'a file with the token, if the service requires one',
    '--folder <folder>':
      'the folder for the download, removed on success (default: beside the database, ending in .pull)',
  },
  notes: `
Ids, times and token counts stay the same. The command only reads from the other service, which keeps running. After Ctrl+C
the same command resumes the download. Run it again later to get what was added meanwhile.

Examples:
  npx mentoring pull https://old.example.org/
  npx mentoring pull https://old.example.org/api/ --token-file token.txt`,
  async run({ url, tokenFile, ...given }) {
    const { configuration } = readProcessConfiguration();
    const { DATABASE_URL } = configuration;
    const beside = DATABASE_URL.kind === 'sqlite' ? DATABASE_URL.file : 'mentoring';
    const folder = given.folder ?? `${beside}.pull`;
    const token = tokenFile === undefined ? null : await tokenIn(tokenFile);
    const downloaded = await download({ url, folder, token });
    await importDownload(downloaded, folder, configuration);
    await rm(folder, { recursive: true, force: true });
    print(`\n${pullReport(downloaded)}`);
    const { goals, goalsAtSource } = downloaded;
    if (goals !== goalsAtSource) {
      throw new CommandError(
        `The source counts ${goalsAtSource} goals, but lists ${goals}, also when its list was read anew. Those that it lists are in.`,
      );
    }
  },
});

/** Downloads, and shows the progress: resumed progress and each failed attempt get a line of their own. */
async function download(what: Pick<DownloadOptions, 'url' | 'folder' | 'token'>): Promise<Downloaded> {
  using bar = new ProgressBar('goals');
  let last: Progress | undefined;
  const soFar = (): string => {
    const kept = last === undefined ? 'Nothing' : `${last.done} of ${last.total} goals`;
    return `${kept} ${last?.done === 1 || last === undefined ? 'is' : 'are'} downloaded; run the same command again to resume.`;
  };
  const onProgress = (progress: Progress): void => {
    const { done, total } = progress;
    if (last === undefined && done > 0)
      printError(`${done} of ${total} goals are already downloaded; the download resumes there.\n`);
    last = progress;
    bar.update(done, total);
  };
  const onRetry: DownloadOptions['onRetry'] = ({ reason, pause }) => {
    bar.stop();
    printError(`The source failed (${reason}); again in ${seconds(pause)} s.\n`);
  };
  return await runInterruptible(soFar, async (signal) => {
    try {
      const { downloadService } = await import('../pull/download.ts');
      return await downloadService({ ...what, signal, onProgress, onRetry });
    } catch (error) {
      bar.stop();
      if (error instanceof PullUseError) throw new UsageError(error.message);
      if (error instanceof PullError) throw new CommandError(`${error.message} ${soFar()}`);
      if (isSystemError(error))
        throw new CommandError(`The folder ${what.folder} cannot be used: ${error.message}. ${soFar()}`);
      throw error;
    }
  });
}

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(milliseconds < 9950 ? 1 : 0);

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
    throw new CommandError(`${error.message} ${kept}`, { cause: error });
  }
}

async function tokenIn(file: string): Promise<string> {
  let token: string;
  try {
    token = (await readFile(file, 'utf8')).replace(/^\uFEFF/, '').trim();
  } catch (error) {
    if (isMissing(error)) throw new UsageError(`There is no token file ${file}.`);
    throw new UsageError(`The token file ${file} cannot be read: ${messageOf(error)}`);
  }
  if (!/^[!-~]+(?: [!-~]+)?$/.test(token)) {
    throw new UsageError(`The token file ${file} must hold a token and nothing else.`);
  }
  return token;
}

function pullReport(downloaded: Downloaded): string {
  const { goals, courses, preLeadStatuses, feedbacksNeeded, unknownFields, requests, retries } = downloaded;
  const lines = [
    `Downloaded: ${counted(goals, 'smart goal')}, ${counted(courses, 'course')}, ${counted(preLeadStatuses, 'pre-lead status', 'pre-lead statuses')} (${counted(requests, 'request')}, ${retries} of them retries).`,
    `Not to be had this way: ${feedbackWords(feedbacksNeeded)}. Managers, participants, relations and feedbacks that are in come from their own files, by “npx mentoring import”.`,
  ];
  if (unknownFields.length > 0) {
    lines.push(`Left out, as this service has no such fields: ${unknownFields.join(', ')}.`);
  }
  return lines.map((line) => `${line}\n`).join('');
}

function refusalAdvice(folder: string, paths: readonly string[]): string {
  return [
    `The download is kept in ${folder}. It goes whole into a database that has no goals and courses of its own: set DATABASE_URL to a new one, and run the same command with --folder ${folder}.`,
    `To import the rows that this database accepts, run: npx mentoring import ${paths.map(quoted).join(' ')} --skip-bad`,
  ].join('\n');
}

const quoted = (path: string): string => (/^[\w./:\\-]+$/.test(path) ? path : `"${path}"`);

const feedbackWords = (needed: number | null): string =>
  needed === null
    ? 'the relations behind the list of feedbacks needed, which the source does not show'
    : `the relations behind the list of feedbacks needed, which has ${counted(needed, 'entry', 'entries')} at the source`;
