/** Where the log goes: a file descriptor that may be slow, full or gone, none of which may hold up or end the service. */

import { write, writeSync } from 'node:fs';

/** How much waits in memory at most if nobody takes it, in characters; what comes then is left out. */
const LONGEST_BACKLOG = 8 * 1024 * 1024;
/** How long it waits before it tries again if nobody takes anything, in milliseconds. */
const PAUSE = 20;
/** How long the end of the process waits for somebody who takes nothing, in milliseconds. */
const LAST_WAIT = 1_000;

/** Takes lines; what cannot be written is left out, as there is nowhere to say so. */
export interface LogDestination {
  /** Takes a text, and writes it beside whatever else the process does. */
  write(text: string): void;
  /** Takes a text, and writes it and what waits before it returns. */
  writeSync(text: string): void;
}

/** Whether nobody takes anything at the moment, as of a pipe that is full. */
const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EAGAIN';

/** Makes a destination that writes to a file descriptor. What waits when the process exits is written then. */
export function createLogDestination(descriptor: number): LogDestination {
  let waiting = '';
  /** What was taken out of `waiting`, and is not written yet. */
  let taken = Buffer.alloc(0);
  /** Whether the system has `taken` at this moment, and will write it even where the process exits. */
  let isWriting = false;

  const send = (): void => {
    if (isWriting) return;
    if (taken.length === 0) {
      if (waiting === '') return;
      taken = Buffer.from(waiting);
      waiting = '';
    }
    isWriting = true;
    write(descriptor, taken, (error, count) => {
      isWriting = false;
      if (isFull(error)) {
        setTimeout(send, PAUSE).unref();
        return;
      }
      taken = error === null ? taken.subarray(count) : Buffer.alloc(0);
      send();
    });
  };

  const flushSync = (): void => {
    let left = Buffer.concat([isWriting ? Buffer.alloc(0) : taken, Buffer.from(waiting)]);
    if (!isWriting) taken = Buffer.alloc(0);
    waiting = '';
    const deadline = performance.now() + LAST_WAIT;
    while (left.length > 0) {
      try {
        left = left.subarray(writeSync(descriptor, left));
      } catch (error) {
        if (!isFull(error) || performance.now() > deadline) return;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
      }
    }
  };
  process.on('exit', flushSync);

  return {
    write(text) {
      if (waiting.length + text.length > LONGEST_BACKLOG) return;
      waiting += text;
      send();
    },
    writeSync(text) {
      waiting += text;
      flushSync();
    },
  };
}
