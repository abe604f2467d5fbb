import { Writable } from 'node:stream';
import { type DestinationStream, type Logger, pino } from 'pino';
import { createLogDestination, type LogDestination } from './log-destination.ts';
import { visibleLines } from './output.ts';

/** The log of a process. */
export interface ProcessLog {
  readonly logger: Logger;
  /** Writes before it returns: for what a process says before it ends. */
  readonly lastWords: Logger;
}

/** What is an escape in a line of JSON stays one where its texts are shown to people: a terminal would obey the character. */
const keepEscapes = (line: string): string =>
  visibleLines(line).replaceAll(/(?<!\\)((?:\\\\)*)\\(?=u[\da-f]{4}|[bfr])/gi, '$1\\\\');

/** The log, on standard error: a JSON object a line, or on a terminal a line to read. */
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

/** Makes lines to read of the JSON objects. */
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
