/** The process that reads the uploads of this process. */

import { readFileSync } from 'node:fs';
import { onlyWith } from './optional.ts';

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
