/** The memory of a process of this machine. */

import { readFile } from 'node:fs/promises';
import { onlyWith } from './optional.ts';

/** The most memory that a process has had, in bytes; an error once it has ended. */
export async function peakMemory(processId: number): Promise<number> {
  const status = await readFile(`/proc/${processId}/status`, 'utf8');
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(status) ?? [];
  if (kilobytes === undefined) throw new Error(`the process ${processId} has ended`);
  return 1024 * Number(kilobytes);
}

const measurable = await peakMemory(process.pid).then(Number.isFinite, () => false);

export const onlyWithMemory = onlyWith(
  measurable || undefined,
  'the memory of a process is not told in /proc here',
);
