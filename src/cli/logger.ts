import { Writable } from 'node:stream';
import { type DestinationStream, type Logger, pino } from 'pino';
import { createLogDestination, type LogDestination } from './log-destination.ts';
import { visibleLines } from './output.ts';

/** The log of a process. */
export interface ProcessLog {
  readonly logger: Logger;
  /** Writes synchronously, for what a process logs before it ends. */
  readonly lastWords: Logger;
}

/**
 * Keeps the escapes of JSON when texts are shown to people, since a terminal would execute control
 * characters.
 */
const keepEscapes = (line: string): string =>
  visibleLines(line).replaceAll(/(?<!\\)((?:\\\\)*)\\(?=u[\da-f]{4}|[bfr])/gi, '$1\\\\');

/** The log on standard error: one JSON object per line, or readable lines on a terminal. */
export async function createLog(level: string): Promise<ProcessLog> {
  const options = { level, base: { pid: process.pid } };
  const destination = createLogDestination(2);
  return {
    logger: process.stderr.isTTY
      ? pino({ ...options, hooks: { streamWrite: keepEscapes } }, await readable(destination))
      : pino(options, destination),
    lastWords: pino(options, { write: (line) => destination.writeSync(visibleLines(line)) }),
  };
}

/** Converts the JSON objects to readable lines. */
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
