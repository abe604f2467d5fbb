/**
 * The goals that are downloaded so far, oldest first, a line of JSON each. The file itself is all that a second run goes
 * on from: its whole lines, as far as they are what they should be.
 */
import { isUtf8 } from 'node:buffer';
import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { replaceFile, syncToDisk } from '../files/whole-file.ts';
import { PullError } from './failure.ts';
import { linesBackwards, linesOf, writeAll } from './files.ts';
import { checkedRecord, type NumberedRecord } from './records.ts';
import { SMART_GOAL } from './specified.ts';
import { jsonOf } from './work-folder.ts';

/** So much is written at a time, in bytes. */
const BLOCK = 1024 * 1024;
/** So often what is written is made to last, in milliseconds. */
const SYNC_INTERVAL = 1000;

/** An open file of goals. */
export interface GoalFile extends AsyncDisposable {
  /** How many goals it holds. */
  readonly length: number;
  /** The newest of them. */
  readonly newest: NumberedRecord | undefined;
  /** Adds goals, each newer than the one before. */
  append(goals: readonly NumberedRecord[]): Promise<void>;
  /** The ids of all goals, oldest first: some bytes for each, so asked for only where need be. */
  ids(): Promise<readonly number[]>;
  /** Keeps only so many of the oldest. */
  keep(length: number): Promise<void>;
  /** Writes all goals into another file, newest first, as the interface lists them. */
  writeNewestFirst(path: string): Promise<void>;
}

/** Opens a file of goals, or makes it; a line that was cut off, and whatever is behind it, is dropped. */
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

  try {
    await readOn(Number.POSITIVE_INFINITY);
  } catch (error) {
    await file.close();
    throw error;
  }

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
        throw new PullError('use', `Another process writes to ${path}. Run only one download at a time.`);
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
    keep: (limit) => readOn(limit),
    writeNewestFirst: (target) =>
      replaceFile(target, async (written) => {
        let position = 0;
        let block: Buffer[] = [];
        let size = 0;
        const flush = async (): Promise<void> => {
          await writeAll(written, Buffer.concat(block), position);
          position += size;
          [block, size] = [[], 0];
        };
        for await (const line of linesBackwards(file, end)) {
          block.push(line);
          size += line.length;
          if (size >= BLOCK) await flush();
        }
        await flush();
      }),
    async [Symbol.asyncDispose]() {
      // What is there when a download is stopped shall be there when it goes on.
      await file.datasync().finally(() => file.close());
    },
  };
}

async function openOrMake(path: string): Promise<FileHandle> {
  try {
    return await open(path, constants.O_RDWR | (constants.O_NOFOLLOW ?? 0));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  const file = await open(path, 'wx+', 0o600);
  await syncToDisk(dirname(path));
  return file;
}

/** The goal that a line holds; undefined if it is no whole one. */
function goalIn(line: Buffer): NumberedRecord | undefined {
  if (!isUtf8(line)) return undefined;
  try {
    return checkedRecord(SMART_GOAL, jsonOf(line.toString()), { where: 'the file' });
  } catch (error) {
    if (error instanceof PullError) return undefined;
    throw error;
  }
}
