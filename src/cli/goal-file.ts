/** Writes goals for a file of wishes, several at a time, in their order, and resumes an interrupted run. */

import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pMapIterable } from 'p-map';
import type { Configuration } from '../config/settings.ts';
import { errorCodeOf, isMissing } from '../domain/error-codes.ts';
import { ServiceUnavailableError } from '../domain/errors.ts';
import type { GoalWriter } from '../domain/goal-writer.ts';
import { smartGoalFields } from '../domain/smart-goal.ts';
import { writeAll } from '../pull/files.ts';
import { validate } from '../resources/validation.ts';
import { CommandError, isSystemError, UsageError } from './command-error.ts';
import { ProgressBar, runInterruptible } from './interruptible.ts';
import { printError } from './output.ts';
import {
  ADDED_COLUMNS,
  inspectGoalFile,
  inspectWishFile,
  rowsOf,
  rowText,
  type WishFile,
} from './wish-file.ts';

/** The options of a run. */
export interface GoalFileOptions {
  readonly file: string;
  readonly out: string;
  readonly column?: string;
  readonly variant: number;
  /** The number of concurrent requests: 1 to 16. */
  readonly concurrency: number;
}

/**
 * Wishes are personal: a new file is readable by its owner only, and a symbolic link in its place is not
 * followed.
 */
const OPEN_TO_WRITE = constants.O_RDWR | constants.O_CREAT | (constants.O_NOFOLLOW ?? 0);

type Written = readonly (string | number | null)[];

/**
 * Writes goals for all wishes of a file. A wish that fails gets its reason in the column `error`.
 *
 * @throws CommandError if a file cannot be used, some wishes failed, or it was interrupted
 */
export async function writeGoalFile(
  { file, out, column, variant, concurrency }: GoalFileOptions,
  configuration: Configuration,
): Promise<void> {
  if (resolve(file) === resolve(out)) {
    throw new UsageError(
      '--file and --out name the same file, which would overwrite the wishes. Name another file with --out.',
    );
  }
  const source = await inspectWishFile(file, column, variant);
  const { done, end, ...earlier } = await inspectGoalFile(out, source);
  const total = await countRows(source);
  if (done > 0) {
    const next = done < total ? '; it goes on from there' : ', and nothing is left to write';
    printError(`${out} has ${done} of ${total} already${next}.\n`);
  }

  const { createGoalWriter } = await import('../app/goal-writer.ts');
  let composed = 0;
  let unsupported = 0;
  const writer = await createGoalWriter(configuration, {
    onFallback: () => composed++,
    onUnsupportedLanguage: () => unsupported++,
  });
  using bar = new ProgressBar('wishes');
  bar.update(done, total);
  let written = done;
  let { refused } = earlier;
  const soFar = (): string => `${written} of ${total} are written; run the same command again to resume.`;
  await runInterruptible(soFar, async (signal) => {
    await using target = await open(out, OPEN_TO_WRITE, 0o600);
    await target.truncate(end);
    let position = end;
    const append = async (row: Written): Promise<void> => {
      const bytes = Buffer.from(rowText(row, source.separator));
      await writeAll(target, bytes, position);
      position += bytes.length;
    };
    if (end === 0) await append([...source.columns, ...ADDED_COLUMNS]);
    const rows = pMapIterable(
      wishesFrom(source, done),
      (values) => goalsFor(values, source, writer, configuration, signal),
      { concurrency, backpressure: concurrency * 4 },
    );
    for await (const row of rows) {
      await append(row);
      if (row.at(-1) !== null) refused++;
      written++;
      bar.update(written, total);
    }
    await target.sync();
  }).catch((error: unknown) => {
    bar.stop();
    throw explained(error, out, soFar());
  });
  bar.stop();
  printError(`${written} of ${total} wishes are processed in ${out}.\n`);
  if (composed > 0) {
    printError(
      `The goal server failed for ${composed}, and the composer wrote those. “npx mentoring config --check” tells more.\n`,
    );
  }
  if (unsupported > 0) {
    printError(
      `The composer does not support the language of ${unsupported} and did not read ${unsupported === 1 ? 'it' : 'them'}: the goals are general. “npx mentoring goal --help” lists the languages.\n`,
    );
  }
  if (refused > 0) {
    throw new CommandError(`${refused} could not be processed; the column “error” of ${out} says why.`);
  }
}

function explained(error: unknown, out: string, soFar: string): unknown {
  if (error instanceof ServiceUnavailableError) return new CommandError(`${error.message}. ${soFar}`);
  if (isMissing(error)) return new UsageError(`The folder of ${out} does not exist. Nothing was written.`);
  if (errorCodeOf(error) === 'ELOOP') {
    return new UsageError(`${out} is a symbolic link. Name the file that it leads to. Nothing was written.`);
  }
  if (isSystemError(error)) return new CommandError(`${out} cannot be written: ${error.message}. ${soFar}`);
  return error;
}

async function countRows({ path, separator }: WishFile): Promise<number> {
  let rows = -1;
  for await (const _row of rowsOf(path, separator)) rows++;
  return rows;
}

/** The rows of the wishes, without the header and the finished ones. */
async function* wishesFrom({ path, separator }: WishFile, done: number): AsyncGenerator<readonly string[]> {
  let index = -1;
  for await (const row of rowsOf(path, separator)) {
    if (index >= done) yield row;
    index++;
  }
}

async function goalsFor(
  values: readonly string[],
  { columns, wishes, variant }: WishFile,
  writer: GoalWriter,
  { TIME_ZONE }: Configuration,
  signal: AbortSignal,
): Promise<Written> {
  const own = columns.map((_, index) => values[index] ?? '');
  const refused = (reason: string): Written => [...own, '', null, null, null, null, null, variant, reason];
  if (values.length > columns.length) {
    return refused(
      `The row has ${values.length} cells, but only ${columns.length} columns have a name. A cell with a separator in it needs quotation marks.`,
    );
  }
  const fields = new Map([['input', own[wishes] ?? '']]);
  const submitted = validate(smartGoalFields, { kind: 'form', fields }, TIME_ZONE);
  if ('errors' in submitted) {
    return refused(submitted.errors['input']?.join(' ') ?? 'It cannot be taken.');
  }
  const written = await writer.write({ input: submitted.values.input, variant, signal });
  const { output, inputTokens, outputTokens, model, language } = written;
  return [...own, output, inputTokens, outputTokens, written.writer, model, language, variant, null];
}
