/** The process that reads the uploads of this process. */

import { readFileSync } from 'node:fs';
import { onlyWith } from './optional.ts';
import { until } from './until.ts';

const childrenOf = (pid: number): readonly number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

const isReader = (pid: number): boolean => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('upload-worker.ts');
  } catch {
    return false;
  }
};

/** The ids of the processes that read uploads for another. */
export const readersOf = (pid: number): readonly number[] => childrenOf(pid).filter(isReader);

/** The processor time of a process so far, in hundredths of a second; of one that has ended none. */
const timeOf = (pid: number): number => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return Number(fields[11]) + Number(fields[12]);
  } catch {
    return 0;
  }
};

/** Waits until a process that reads for another, and may be begun meanwhile, has read for a while. */
export async function busyReader(of = process.pid): Promise<number> {
  const begun = new Map(readersOf(of).map((pid) => [pid, timeOf(pid)]));
  let busy: number | undefined;
  await until(() => {
    busy = readersOf(of).find((pid) => timeOf(pid) > (begun.get(pid) ?? 0) + 20);
    return busy !== undefined;
  });
  return busy ?? 0;
}

const canBeFound = (() => {
  try {
    return Array.isArray(childrenOf(process.pid));
  } catch {
    return false;
  }
})();

export const onlyWithChildren = onlyWith(
  canBeFound || undefined,
  'the children of a process are not told in /proc here',
);
