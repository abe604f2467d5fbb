/** Requests as they are, for tests: nothing is added to them, nothing followed unless a function says so, nothing decoded. */

import { type Agent, type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface RawRequest {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends a request to a port of this machine, on a connection of its own unless an agent keeps some. */
export async function send(
  port: number,
  { method = 'GET', path, headers = {}, body }: RawRequest,
  agent: Agent | false = false,
): Promise<RawAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<RawAnswer>();
  const outgoing = request({ host: '127.0.0.1', port, method, path, headers, agent }, (message) => {
    buffer(message).then(
      (bytes) => resolve({ status: message.statusCode ?? 0, headers: message.headers, body: bytes }),
      reject,
    );
  });
  outgoing.on('error', reject);
  outgoing.end(body);
  return promise;
}

/** Sends a form. */
export const sendForm = (port: number, form: RawRequest): Promise<RawAnswer> =>
  send(port, { method: 'POST', ...form });

/** The body of an answer as JSON. */
export function json(answer: RawAnswer): unknown {
  return JSON.parse(answer.body.toString());
}
