/** An OpenAI-compatible server for tests, over real HTTP, with scripted responses. */

import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** A request as it arrived. */
export interface HeardRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Readonly<Record<string, unknown>>;
  /** How many came before it. */
  readonly before: number;
}

/** What is answered. */
export interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** An object is sent as JSON, a text as it is. */
  readonly body?: object | string;
  /** Sent one after the other as server-sent events, with a pause before each, in milliseconds; then `[DONE]`. Texts that begin with `:` are comments. */
  readonly events?: readonly (object | string)[];
  readonly pause?: number;
  /** Breaks the connection instead of ending the answer. */
  readonly broken?: true;
  /** Says nothing after the events, and does not end. */
  readonly hangs?: true;
  /** Never answers. */
  readonly silent?: true;
}

export interface GoalServerForTests extends AsyncDisposable {
  /** `http://127.0.0.1:…`, without `/v1`. */
  readonly address: string;
  /** All requests so far. */
  readonly requests: readonly HeardRequest[];
  /** How many requests ended before they were answered. */
  readonly abandoned: number;
}

/** Starts a server that asks `answer` what to say to each request. */
export async function startGoalServer(answer: (request: HeardRequest) => Reply): Promise<GoalServerForTests> {
  const requests: HeardRequest[] = [];
  let abandoned = 0;
  const server = createServer(async (incoming, response) => {
    response.on('close', () => {
      if (!response.writableFinished) abandoned++;
    });
    const body: unknown = JSON.parse((await text(incoming)) || '{}');
    const heard: HeardRequest = {
      path: incoming.url ?? '',
      headers: incoming.headers,
      body: typeof body === 'object' && body !== null ? { ...body } : {},
      before: requests.length,
    };
    requests.push(heard);
    await send(response, answer(heard));
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const address = server.address();
  return {
    address: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    requests,
    get abandoned() {
      return abandoned;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      const closed = Promise.withResolvers<void>();
      server.close(() => closed.resolve());
      await closed.promise;
    },
  };
}

async function send(response: ServerResponse, reply: Reply): Promise<void> {
  const { status = 200, headers = {}, body = '', events, pause = 0, broken, hangs, silent } = reply;
  if (silent) return;
  if (events === undefined) {
    const type = typeof body === 'object' ? 'application/json' : 'text/plain';
    response.writeHead(status, { 'Content-Type': type, ...headers });
    if (pause > 0) await wait(pause);
    response.write(typeof body === 'object' ? JSON.stringify(body) : body);
  } else {
    response.writeHead(status, { 'Content-Type': 'text/event-stream', ...headers });
    response.flushHeaders();
    for (const event of events) {
      if (pause > 0) await wait(pause);
      if (response.destroyed) return;
      const isComment = typeof event === 'string' && event.startsWith(':');
      response.write(
        isComment ? `${event}\n\n` : `data: ${typeof event === 'object' ? JSON.stringify(event) : event}\n\n`,
      );
    }
    if (hangs) return;
    if (!broken) response.write('data: [DONE]\n\n');
  }
  if (broken) response.destroy();
  else response.end();
}
