/** A proxy for tests that fails as networks and the servers on them do, over real HTTP. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { send } from './http.ts';

/** A request as it arrived. */
export interface ProxiedRequest {
  /** With its query. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** How many came before it. */
  readonly before: number;
}

/** What happens to a request in place of being passed on and answered. */
export type Fault =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly headers?: Record<string, string>;
      readonly body?: string;
    }
  /** The body of the service is sent, changed. */
  | { readonly kind: 'changed'; readonly change: (body: string) => string }
  /** Half of the body, and the connection is broken. */
  | { readonly kind: 'cut' }
  /** Half of the body, and a proper end, as of a server that does not say how much it will send. */
  | { readonly kind: 'cut quietly' }
  /** Half of the body, and then nothing. */
  | { readonly kind: 'stall' };

export interface FaultyProxy extends AsyncDisposable {
  /** `http://127.0.0.1:…` with the path below which the service lies, without a slash at its end. */
  readonly address: string;
  /** All requests so far. */
  readonly requests: readonly ProxiedRequest[];
}

/** Starts a proxy before a service on a port of this machine; `faultOf` says what happens to each request, if anything. */
export async function startFaultyProxy(
  port: number,
  faultOf: (request: ProxiedRequest) => Fault | undefined | Promise<Fault | undefined> = () => undefined,
  base = '',
): Promise<FaultyProxy> {
  const requests: ProxiedRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const request = { path: incoming.url ?? '', headers: incoming.headers, before: requests.length };
    requests.push(request);
    const fault = await faultOf(request);
    if (fault?.kind === 'answer') {
      response.writeHead(fault.status, fault.headers).end(fault.body ?? '');
      return;
    }
    if (!request.path.startsWith(`${base}/`)) return void response.writeHead(404).end();
    const { status, headers, body } = await send(port, {
      path: request.path.slice(base.length),
      headers: { Accept: String(request.headers.accept) },
    });
    const type = headers['content-type'] ?? '';
    await answer(response, { status, type, body }, fault);
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const address = server.address();
  return {
    address: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}${base}`,
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      const closed = Promise.withResolvers<void>();
      server.close(() => closed.resolve());
      await closed.promise;
    },
  };
}

interface Answered {
  readonly status: number;
  readonly type: string;
  readonly body: Buffer;
}

async function answer(
  response: ServerResponse,
  { status, type, body }: Answered,
  fault: Exclude<Fault, { readonly kind: 'answer' }> | undefined,
): Promise<void> {
  const sent = fault?.kind === 'changed' ? Buffer.from(fault.change(body.toString())) : body;
  const length = fault?.kind === 'cut quietly' ? {} : { 'Content-Length': sent.length };
  response.writeHead(status, { 'Content-Type': type, ...length });
  const half = sent.subarray(0, sent.length / 2);
  switch (fault?.kind) {
    case 'cut':
      response.write(half, () => response.destroy());
      return;
    case 'stall':
      response.write(half);
      return;
    case 'cut quietly':
      response.end(half);
      return;
    default:
      response.end(sent);
  }
}
