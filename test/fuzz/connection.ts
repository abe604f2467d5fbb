/** A connection to the service, byte by byte: what is written is sent as it is, what comes is read by the rules alone. */

import { once } from 'node:events';
import { connect } from 'node:net';

/** An answer as it came. */
export interface WireAnswer {
  readonly status: number;
  /** By name in lower case; values of headers that came more than once have commas between them. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
  /** The first line and the headers as they came. */
  readonly head: string;
}

export interface WireConnection extends Disposable {
  write(bytes: Buffer): void;
  /** Says that nothing more will be written. */
  end(): void;
  /**
   * The next answer; undefined where the connection ended before one began.
   *
   * @param method of the request it answers, since HEAD has no body
   * @throws Error where an answer is cut off or malformed, or where none comes in time
   */
  answer(method: string): Promise<WireAnswer | undefined>;
}

/** Nothing may be left waiting; a service that says nothing is a failure, not a pause. In milliseconds. */
const PATIENCE = 180_000;

/** Opens a connection to a port of this machine. */
export async function openConnection(port: number): Promise<WireConnection> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.setNoDelay(true);
  let received: Buffer = Buffer.alloc(0);
  let hasEnded = false;
  let wake = (): void => undefined;
  socket.on('data', (chunk: Buffer) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    wake();
  });
  const over = (): void => {
    hasEnded = true;
    wake();
  };
  socket.on('end', over).on('close', over);
  // A service that refuses before all was sent may close first.
  socket.on('error', over);
  await Promise.race([once(socket, 'connect'), once(socket, 'close')]).catch(() => undefined);

  async function more(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const timer = setTimeout(() => reject(new Error('the service does not answer')), PATIENCE);
    wake = resolve;
    try {
      await promise;
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    write: (bytes) => {
      if (!socket.destroyed) socket.write(bytes);
    },
    end: () => {
      if (!socket.destroyed) socket.end();
    },
    async answer(method) {
      for (;;) {
        const read = readAnswer(received, method, hasEnded);
        if (read !== undefined) {
          received = received.subarray(read.length);
          if (read.answer !== undefined) return read.answer;
          continue;
        }
        if (hasEnded) {
          if (received.length === 0) return undefined;
          throw new Error(`an answer is cut off: ${received.toString('latin1').slice(0, 500)}`);
        }
        await more();
      }
    },
    [Symbol.dispose]: () => socket.destroy(),
  };
}

/** An answer and how many bytes it takes; without one for what only comes before it; undefined until all is there. */
type Read = { readonly answer?: WireAnswer; readonly length: number } | undefined;

function readAnswer(bytes: Buffer, method: string, isAll: boolean): Read {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = bytes.subarray(0, end).toString('latin1');
  const [first = '', ...lines] = head.split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3})(?: |$)/.exec(first)?.[1] ?? Number.NaN);
  if (Number.isNaN(status)) throw new Error(`no answer begins like this: ${first.slice(0, 200)}`);
  const start = end + 4;
  // 100 Continue and its like come before the answer (RFC 9110, section 15.2).
  if (status < 200) return { length: start };
  const headers = readHeaders(lines);
  const answer = (body: Buffer, length: number): Read => ({
    answer: { status, headers, body, head },
    length,
  });
  // Before a request is read, nobody knows its method; an expectation is refused after that.
  const isRefusedConnection = !headers.has('date') && status !== 417;
  if ((method === 'HEAD' && !isRefusedConnection) || status === 204 || status === 304)
    return answer(Buffer.alloc(0), start);
  if (headers.get('transfer-encoding') === 'chunked') {
    const whole = readChunks(bytes, start);
    return whole && answer(whole.body, whole.end);
  }
  const declared = headers.get('content-length');
  if (declared === undefined) return isAll ? answer(bytes.subarray(start), bytes.length) : undefined;
  if (!/^\d+$/.test(declared)) throw new Error(`this is no length: ${declared}`);
  const stop = start + Number(declared);
  return bytes.length < stop ? undefined : answer(bytes.subarray(start, stop), stop);
}

function readHeaders(lines: readonly string[]): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  for (const line of lines) {
    const [, name = '', value = ''] = /^([!#$%&'*+.^_`|~\w-]+):[ \t]*(.*?)[ \t]*$/.exec(line) ?? [];
    if (name === '') throw new Error(`this is no header: ${line.slice(0, 200)}`);
    const known = headers.get(name.toLowerCase());
    headers.set(name.toLowerCase(), known === undefined ? value : `${known}, ${value}`);
  }
  return headers;
}

/** The chunks of a body (RFC 9112, section 7.1) in one; undefined until the last is there. */
function readChunks(
  bytes: Buffer,
  start: number,
): { readonly body: Buffer; readonly end: number } | undefined {
  const chunks: Buffer[] = [];
  let position = start;
  for (;;) {
    const lineEnd = bytes.indexOf('\r\n', position);
    if (lineEnd < 0) return undefined;
    const size = Number.parseInt(bytes.subarray(position, lineEnd).toString('latin1'), 16);
    const next = lineEnd + 2 + size + 2;
    if (bytes.length < next) return undefined;
    if (size === 0) return { body: Buffer.concat(chunks), end: next };
    chunks.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size));
    position = next;
  }
}
