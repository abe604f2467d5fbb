/** `mentoring pull`: moves over from a running service with this same interface. */
import { readFile, rm } from 'node:fs/promises';
import { Command } from 'commander';
import { readProcessConfiguration } from '../config/configuration.ts';
import type { Configuration } from '../config/settings.ts';
import type { Downloaded, DownloadedFiles } from '../pull/download.ts';
import { PullError } from '../pull/failure.ts';
import { CommandError } from './command-error.ts';
import { createPullProgress } from './pull-progress.ts';
import { pullReport } from './pull-report.ts';

/**
 * Takes downloaded files into the database, all or nothing, and says what it did. Files that are in already change
 * nothing.
 *
 * @throws CommandError where they cannot be taken
 */
export type ImportFiles = (files: DownloadedFiles, configuration: Configuration) => Promise<void>;

interface Options {
  readonly tokenFile?: string;
  readonly folder?: string;
}

/** `mentoring pull`, with what takes its files in. */
export function pullCommand(importFiles: ImportFiles): Command {
  return new Command('pull')
    .description('Move over from a running service with this interface: its goals, courses and statuses.')
    .argument('<url>', 'the address below which /smart-goals/ and /courses/ lie')
    .option('--token-file <file>', 'a file with the token that the service asks for')
    .option(
      '--folder <folder>',
      'where the download is kept until it is in (default: beside the database, with .pull at its end)',
    )
    .addHelpText('after', HELP)
    .action((url: string, options: Options) => pull(url, options, importFiles));
}

const HELP = `
Ids, times and token counts are kept. The other service goes on running; nothing is changed there. Ctrl+C stops the
download, and the same command goes on from there. Run it again later, and it takes what was added meanwhile.

Examples:
  mentoring pull https://old.example.org/
  mentoring pull https://old.example.org/api/ --token-file token.txt`;

async function pull(url: string, { tokenFile, ...given }: Options, importFiles: ImportFiles): Promise<void> {
  const { configuration } = readProcessConfiguration();
  const folder = given.folder ?? `${configuration.DATABASE_URL.file}.pull`;
  const token = tokenFile === undefined ? null : await tokenIn(tokenFile);
  const downloaded = await download(url, folder, token);
  await importFiles(downloaded.files, configuration);
  await rm(folder, { recursive: true, force: true });
  process.stdout.write(pullReport(downloaded));
  const { goals, goalsAtSource } = downloaded;
  if (goals !== goalsAtSource) {
    throw new CommandError(
      `The source counts ${goalsAtSource} goals, but lists ${goals}, also when its list was read anew. Those that it lists are in.`,
    );
  }
}

async function download(url: string, folder: string, token: string | null): Promise<Downloaded> {
  const stopped = new AbortController();
  const stop = (): void => stopped.abort();
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  const progress = createPullProgress();
  try {
    const { downloadService } = await import('../pull/download.ts');
    return await downloadService({ url, folder, token, signal: stopped.signal, ...progress });
  } catch (error) {
    progress.stop();
    const { last } = progress;
    const kept = last === undefined ? 'Nothing' : `${last.done} of ${last.total} goals`;
    const soFar = `${kept} ${last?.done === 1 || last === undefined ? 'is' : 'are'} downloaded; the same command goes on from there.`;
    if (stopped.signal.aborted) throw new CommandError(`Stopped: ${soFar}`);
    if (error instanceof PullError) {
      throw error.kind === 'use'
        ? new CommandError(error.message, 2)
        : new CommandError(`${error.message} ${soFar}`);
    }
    if (error instanceof Error && 'syscall' in error) {
      throw new CommandError(`The folder ${folder} cannot be used: ${error.message}. ${soFar}`);
    }
    throw error;
  } finally {
    progress.stop();
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
  }
}

/** The token that a file holds: all of it but the white space around. */
async function tokenIn(file: string): Promise<string> {
  let token: string;
  try {
    token = (await readFile(file, 'utf8')).replace(/^\uFEFF/, '').trim();
  } catch (error) {
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
