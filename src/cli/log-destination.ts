/**
 * The destination of the log: a file descriptor that may be slow, full or closed, none of which may block or
 * end the service.
 */

import { write, writeSync } from 'node:fs';
import { errorCodeOf } from '../domain/error-codes.ts';

/** The maximum number of buffered characters; further lines are dropped. */
const MAX_BACKLOG_LENGTH = 8 * 1024 * 1024;
/** The pause before a retry while the descriptor accepts nothing, in milliseconds. */
const PAUSE = 20;
/** How long the end of the process waits for a descriptor that accepts nothing, in milliseconds. */
const LAST_WAIT = 1_000;

/** Accepts lines; those that cannot be written are dropped, since there is nowhere to report it. */
export interface LogDestination {
  /** Buffers a text and writes it asynchronously. */
  write(text: string): void;
  /** Writes a text and everything buffered before it returns. */
  writeSync(text: string): void;
}

/** Whether the descriptor accepts nothing at the moment, such as a full pipe. */
const isFull = (error: unknown): boolean => errorCodeOf(error) === 'EAGAIN';

/** Creates a destination that writes to a file descriptor. Buffered text is written when the process exits. */
export function createLogDestination(descriptor: number): LogDestination {
  let waiting = '';
  /** Text removed from `waiting` but not written yet. */
  let taken = Buffer.alloc(0);
  /** Whether the system is writing `taken`, and will do so even if the process exits. */
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
      if (waiting.length + text.length > MAX_BACKLOG_LENGTH) return;
      waiting += text;
      send();
    },
    writeSync(text) {
      waiting += text;
      flushSync();
    },
  };
}
