/** Tells a thread's progress to the process, and the thread to stop, in memory that both share: neither waits for the other. */

import {
  type StopReason,
  UPLOAD_STAGES,
  type UploadObserver,
  type UploadProgress,
  UploadStoppedError,
} from '../interchange/upload-progress.ts';

/** The places of the numbers. */
const PLACES = { stage: 0, sheet: 1, sheets: 2, rows: 3, percent: 4, stop: 5 } as const;

/** Why the thread is to stop, by the number that says so. */
const STOPS: readonly (StopReason | null)[] = [null, 'given-up', 'superseded'];

/** Memory for the progress of one task. */
export const createProgressBuffer = (): SharedArrayBuffer =>
  new SharedArrayBuffer(Object.keys(PLACES).length * Int32Array.BYTES_PER_ELEMENT);

/** How far a thread has come. */
export function readProgress(memory: SharedArrayBuffer): UploadProgress {
  const at = (name: keyof typeof PLACES): number => Atomics.load(new Int32Array(memory), PLACES[name]);
  return {
    stage: UPLOAD_STAGES[at('stage')] ?? 'waiting',
    sheet: at('sheet'),
    sheets: at('sheets'),
    rows: at('rows'),
    percent: at('percent'),
  };
}

/** Tells a thread to stop at the next row that it tells of. */
export function requestStop(memory: SharedArrayBuffer, reason: 'given-up' | 'superseded'): void {
  Atomics.store(new Int32Array(memory), PLACES.stop, STOPS.indexOf(reason));
}

/**
 * The watch of a thread.
 *
 * @param limit how long its work may take from now on, in milliseconds
 */
export function createProgressWriter(memory: SharedArrayBuffer, limit: number): UploadObserver {
  const cells = new Int32Array(memory);
  const end = performance.now() + limit;
  return {
    tell({ stage, ...numbers }) {
      const reason = STOPS[Atomics.load(cells, PLACES.stop)];
      if (reason != null) throw new UploadStoppedError(reason);
      if (performance.now() >= end) throw new UploadStoppedError('too-long');
      if (stage !== undefined) Atomics.store(cells, PLACES.stage, UPLOAD_STAGES.indexOf(stage));
      for (const name of ['sheet', 'sheets', 'rows', 'percent'] as const) {
        const number = numbers[name];
        if (number !== undefined) Atomics.store(cells, PLACES[name], number);
      }
    },
  };
}
