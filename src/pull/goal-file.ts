/**
 * The file of downloaded goals, oldest first, one JSON object per line. A second run resumes from its valid
 * complete lines.
 */

import { isUtf8 } from 'node:buffer';
import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isMissing } from '../domain/error-codes.ts';
import { replaceFile, syncToDisk } from '../files/whole-file.ts';
import { PullError, PullUseError } from './failure.ts';
import { linesBackwards, linesOf, writeAll } from './files.ts';
import { checkedRecord, type NumberedRecord, SMART_GOAL } from './records.ts';
import { jsonOf } from './work-folder.ts';

/** The number of bytes written at a time. */
const BLOCK = 1024 * 1024;
/** The interval of syncing to disk, in milliseconds. */
const SYNC_INTERVAL = 1000;

/** An open file of goals. */
export interface GoalFile extends AsyncDisposable {
  readonly length: number;
  readonly newest: NumberedRecord | undefined;
  /** Adds goals, each newer than the one before. */
  append(goals: readonly NumberedRecord[]): Promise<void>;
  /** The ids of all goals, oldest first: some bytes each, so only used when needed. */
  ids(): Promise<readonly number[]>;
  /** Keeps only this many of the oldest. */
  keep(length: number): Promise<void>;
  /** Writes all goals into another file, newest first, as the interface lists them. */
  writeNewestFirst(path: string): Promise<void>;
}

/** Opens or creates a file of goals; a truncated line and everything after it are dropped. */
export async function openGoalFile(path: string): Promise<GoalFile> {
  const file = await openOrMake(path);
  let [length, end] = [0, 0];
  let newest: NumberedRecord | undefined;
  let synced = performance.now();

  async function readOn(limit: number): Promise<void> {
    [length, end, newest] = [0, 0, undefined];
    for await (const line of linesOf(file)) {
      const goal = length < limit ? goalIn(line.bytes) : undefined;
      if (goal === undefined || goal.id <= (newest?.id ?? 0)) break;
      newest = goal;
      length++;
      end = line.end;
    }
    await file.truncate(end);
    await file.sync();
  }

  await readOn(Number.POSITIVE_INFINITY).catch(async (error: unknown) => {
    await file.close();
    throw error;
  });

  return {
    get length() {
      return length;
    },
    get newest() {
      return newest;
    },
    async append(goals) {
      if (goals.length === 0) return;
      const { size } = await file.stat();
      if (size !== end) {
        throw new PullUseError(`Another process writes to ${path}. Run only one download at a time.`);
      }
      const bytes = Buffer.from(goals.map(({ record }) => `${JSON.stringify(record)}\n`).join(''));
      await writeAll(file, bytes, end);
      end += bytes.length;
      length += goals.length;
      newest = goals.at(-1);
      if (performance.now() - synced < SYNC_INTERVAL) return;
      await file.datasync();
      synced = performance.now();
    },
    async ids() {
      const ids: number[] = [];
      for await (const line of linesOf(file)) {
        const goal = goalIn(line.bytes);
        if (goal !== undefined) ids.push(goal.id);
      }
      return ids;
    },
    keep: readOn,
    writeNewestFirst: (target) =>
      replaceFile(target, (written) => written.writeFile(blocksOf(linesBackwards(file, end)))),
    async [Symbol.asyncDispose]() {
      // Synced, so that an interrupted download can be resumed from here.
      await file.datasync().finally(() => file.close());
    },
  };
}

/** Joins lines to blocks, which are written faster. */
async function* blocksOf(lines: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let [block, size]: [Buffer[], number] = [[], 0];
  for await (const line of lines) {
    block.push(line);
    size += line.length;
    if (size < BLOCK) continue;
    yield Buffer.concat(block);
    [block, size] = [[], 0];
  }
  yield Buffer.concat(block);
}

async function openOrMake(path: string): Promise<FileHandle> {
  try {
    return await open(path, constants.O_RDWR | (constants.O_NOFOLLOW ?? 0));
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  const file = await open(path, 'wx+', 0o600);
  await syncToDisk(dirname(path));
  return file;
}

/** The goal in a line; undefined if the line is not complete and valid. */
function goalIn(line: Buffer): NumberedRecord | undefined {
  if (!isUtf8(line)) return undefined;
  try {
    return checkedRecord(SMART_GOAL, jsonOf(line.toString()), { where: 'the file' });
  } catch (error) {
    if (error instanceof PullError) return undefined;
    throw error;
  }
}
