/**
 * The log of a process, on a file descriptor that may be slow, full or closed, none of which may block or end the service.
 */

import { write, writeSync } from 'node:fs';
import { Writable } from 'node:stream';
import { type DestinationStream, pino } from 'pino';
import { errorCodeOf } from '../domain/errors.ts';
import { visibleLines } from './output.ts';

/**
 * Keeps the escapes of JSON when texts are shown to people, since a terminal would execute control
 * characters.
 */
const keepEscapes = (line: string): string =>
  visibleLines(line).replaceAll(/(?<!\\)((?:\\\\)*)\\(?=u[\da-f]{4}|[bfr])/gi, '$1\\\\');

/** The log on standard error: one JSON object per line, or readable lines on a terminal. */
export async function createLog(level: string) {
  const options = { level, base: { pid: process.pid } };
  const destination = createLogDestination(2);
  return {
    logger: process.stderr.isTTY
      ? pino({ ...options, hooks: { streamWrite: keepEscapes } }, await readable(destination))
      : pino(options, destination),
    /** Writes synchronously, for what a process logs before it ends. */
    lastWords: pino(options, { write: (line) => destination.writeSync(visibleLines(line)) }),
  };
}

async function readable(destination: LogDestination): Promise<DestinationStream> {
  const written = new Writable({
    decodeStrings: false,
    write(line, _encoding, done) {
      destination.write(String(line));
      done();
    },
  });
  return (await import('pino-pretty')).build({
    destination: written,
    ignore: 'pid,hostname,reqId',
    translateTime: 'HH:MM:ss',
    singleLine: true,
  });
}

/** The maximum number of buffered characters; further lines are dropped. */
const MAX_BACKLOG_LENGTH = 8 * 1024 * 1024;
/** The pause before a retry while the descriptor accepts nothing, in milliseconds. */
const PAUSE = 20;
/** How long the end of the process waits for a descriptor that accepts nothing, in milliseconds. */
const LAST_WAIT = 1_000;

/** Accepts lines; those that cannot be written are dropped, since there is nowhere to report it. */
interface LogDestination {
  write(text: string): void;
  /** Writes a text and everything buffered before it returns. */
  writeSync(text: string): void;
}

/** Whether the descriptor accepts nothing at the moment, such as a full pipe. */
const isFull = (error: unknown): boolean => errorCodeOf(error) === 'EAGAIN';

/** Creates a destination that writes to a file descriptor. Buffered text is written when the process exits. */
function createLogDestination(descriptor: number): LogDestination {
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
