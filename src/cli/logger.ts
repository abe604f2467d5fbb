import { type Logger, pino } from 'pino';

/** The log, on standard error: a JSON object a line, or on a terminal a line to read. */
export async function createLogger(level: string): Promise<Logger> {
  const destination = process.stderr.isTTY
    ? (await import('pino-pretty')).build({
        destination: 2,
        ignore: 'pid,hostname,reqId',
        translateTime: 'HH:MM:ss',
        singleLine: true,
      })
    : pino.destination({ dest: 2, sync: false });
  return pino({ level, base: { pid: process.pid } }, destination);
}
