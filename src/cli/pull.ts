import { readFile } from 'node:fs/promises';
import { readProcessConfiguration } from '../config/configuration.ts';
import type { Configuration } from '../config/settings.ts';
import { isMissing } from '../domain/errors.ts';
import type { ImportReport } from '../interchange/import-report.ts';
import type { Downloaded, DownloadOptions } from '../pull/download.ts';
import { PullError, serviceAddress } from '../pull/source.ts';
import { DatabaseOpenError } from '../store/database.ts';
import { CommandError, isSystemError, messageOf, UsageError } from './command-error.ts';
import { command } from './declaration.ts';
import { importIntoDatabase } from './import.ts';
import { importSummary } from './import-report.ts';
import { runInterruptible } from './interruptible.ts';
import { counted, print } from './output.ts';

/** `mentoring pull`: migrates from a running service with the same interface. */
export const pullCommand = command({
  description:
    'Migrate goals, courses and statuses from a running service with the same interface, all or nothing.',
  takes: {
    '<url>': 'the address below which /smart-goals/ and /courses/ lie',
    '--token-file <file>': 'a file with the token, if the service requires one',
  },
  notes: `
Ids, times and token counts stay the same. The command only reads from the other service, which keeps running. Each run
downloads everything. Run it again later to get what was added meanwhile.

Examples:
  npx mentoring pull https://old.example.org/
  npx mentoring pull https://old.example.org/api/ --token-file token.txt`,
  check: ({ url }) =>
    serviceAddress(url) === null &&
    `“${withoutPassword(url)}” is not the address of a service: it must start with https:// or http://, such as https://old.example.org/, and contain no user or password. Write the token into a file and name it with --token-file.`,
  async run({ url, tokenFile }) {
    const { configuration } = readProcessConfiguration();
    const { DATABASE_URL } = configuration;
    const folder = `${DATABASE_URL.kind === 'sqlite' ? DATABASE_URL.file : 'mentoring'}.pull`;
    const token = tokenFile === undefined ? null : await tokenIn(tokenFile);
    const { removeDownload } = await import('../pull/download.ts');
    const downloaded = await download({ url, folder, token });
    await importDownload(downloaded, folder, configuration);
    await removeDownload(folder);
    print(
      `\nDownloaded: ${counted(downloaded['smart-goals'], 'smart goal')}, ${counted(downloaded.courses, 'course')}, ${counted(downloaded['pre-lead-statuses'], 'pre-lead status', 'pre-lead statuses')}.\nManagers, people, pairs and feedback come from their own files, by “npx mentoring import”.\n`,
    );
  },
});

const NOTHING = 'Nothing was imported; run the same command again.';

/** Downloads; what failed leaves no files. */
async function download(what: Pick<DownloadOptions, 'url' | 'folder' | 'token'>): Promise<Downloaded> {
  const { downloadService, removeDownload } = await import('../pull/download.ts');
  return await runInterruptible(NOTHING, async (signal) => {
    try {
      return await downloadService({ ...what, signal });
    } catch (error) {
      await removeDownload(what.folder);
      if (error instanceof PullError) throw new CommandError(`${error.message} ${NOTHING}`);
      if (isSystemError(error))
        throw new CommandError(`The folder ${what.folder} cannot be used: ${error.message}. ${NOTHING}`);
      throw error;
    }
  });
}

const withoutPassword = (text: string): string => text.replace(/\/\/[^/]*@/, '//…@');

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
  const { fileIn } = await import('../pull/download.ts');
  const paths = Object.entries(downloaded).flatMap(([collection, count]) =>
    count > 0 ? [fileIn(folder, collection)] : [],
  );
  const report = await importKept(paths, folder, configuration);
  print(importSummary({ ...report, dryRun: false, advice: '' }));
  if (!report.written) throw new CommandError(refusalAdvice(folder, paths));
}

async function importKept(
  paths: readonly string[],
  folder: string,
  configuration: Configuration,
): Promise<ImportReport> {
  try {
    return await importIntoDatabase(paths, configuration, {
      dryRun: false,
      skipBad: false,
      isMove: true,
    });
  } catch (error) {
    if (!(error instanceof CommandError || error instanceof DatabaseOpenError)) throw error;
    const kept = `The downloaded files are kept in ${folder}.`;
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

function refusalAdvice(folder: string, paths: readonly string[]): string {
  return [
    `The downloaded files are kept in ${folder}. They go whole into a database that has no goals and courses of its own: set DATABASE_URL to a new one, and run the same command.`,
    `To import the rows that this database accepts, run: npx mentoring import ${paths.map(quoted).join(' ')} --skip-bad`,
  ].join('\n');
}

const quoted = (path: string): string => (/^[\w./:\\-]+$/.test(path) ? path : `"${path}"`);
