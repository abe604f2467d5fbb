import { type Logger, pino } from 'pino';
import { build } from 'pino-pretty';

/** The log, on standard error: a JSON object a line, or on a terminal a line to read. */
export function createLogger(level: string): Logger {
  const destination = process.stderr.isTTY
    ? build({ destination: 2, ignore: 'pid,hostname,reqId', translateTime: 'HH:MM:ss', singleLine: true })
    : pino.destination({ dest: 2, sync: false });
  return pino({ level, base: { pid: process.pid } }, destination);
}
