/** The connection to a server: the client library over a `fetch` that limits what is read. */
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { Readable } from 'node:stream';
import OpenAI from 'openai';
import { GoalServerFailure } from './failure.ts';

/** The address and key of a server. */
export interface GoalServer {
  /** With or without `/v1` at its end. */
  readonly baseUrl: string;
  /** Null if it requires none. */
  readonly key: string | null;
  readonly model: string;
}

/** The maximum size of an answer, in bytes, including reasoning. */
const MAX_ANSWER_LENGTH = 2 * 1024 * 1024;
/** The maximum size of an error that is read, in bytes. */
const MAX_ERROR_LENGTH = 64 * 1024;

/**
 * The base URL of the API: `https://api.example.org` becomes `https://api.example.org/v1`; one that contains
 * a version stays unchanged.
 */
export function apiAddress(baseUrl: string): string {
  const bare = baseUrl.replace(/(?<!\/)\/+$/, '').replace(/\/chat\/completions$/, '');
  return /\/v\d[a-z\d]*(?:\/|$)/.test(bare) ? bare : `${bare}/v1`;
}

/** Creates a client without retries and logs of its own. */
export function createClient({ baseUrl, key }: GoalServer): OpenAI {
  return new OpenAI({
    baseURL: apiAddress(baseUrl),
    apiKey: key ?? 'none',
    ...(key === null ? { defaultHeaders: { Authorization: null } } : {}),
    organization: null,
    project: null,
    maxRetries: 0,
    logLevel: 'off',
    fetch: boundedFetch,
  });
}

/** The headers; the client library would add values from the environment. */
const HEADERS = ['accept', 'authorization', 'content-type', 'user-agent'];

/**
 * `fetch` with an answer of bounded size, whose errors all have the shape that the client library reads. Nobody is
 * followed to another address: what a mentee typed goes to the server that was set and to no other.
 */
async function boundedFetch(
  address: string | URL | Request,
  options: RequestInit | undefined,
): Promise<Response> {
  const sent = [...new Headers(options?.headers)].filter(([name]) => HEADERS.includes(name));
  const response = await request(new URL(String(address)), {
    method: options?.method ?? 'GET',
    headers: Object.fromEntries(sent),
    body: typeof options?.body === 'string' ? options.body : '',
    signal: options?.signal ?? undefined,
  });
  const { status, statusText, headers } = response;
  if (response.ok) {
    const body = response.body?.pipeThrough(atMost(MAX_ANSWER_LENGTH)) ?? null;
    return new Response(body, { status, statusText, headers });
  }
  const text = await textOf(response, MAX_ERROR_LENGTH);
  return new Response(asError(text), { status, statusText, headers });
}

/** A request to send. */
interface HttpRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signal: AbortSignal | undefined;
}

/** Sends a request without following redirects. Unlike `fetch`, it waits for the response until it is aborted, not for five minutes. */
async function request(address: URL, { method, headers, body, signal }: HttpRequest): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const client = address.protocol === 'https:' ? https : http;
  client
    // A connection that was kept may be closed by the server as the next request is sent.
    .request(address, { method, headers, agent: false, ...(signal && { signal }) }, resolve)
    .on('error', reject)
    .end(body);
  const incoming = await promise;
  const { statusCode: status = 0, statusMessage: statusText = '' } = incoming;
  const received = Object.entries(incoming.headersDistinct).map(([name, values]): [string, string] => [
    name,
    values?.join(', ') ?? '',
  ]);
  return new Response(Readable.toWeb(incoming), { status, statusText, headers: received });
}

/** Whether a server whose address says https answers to http, other than by a hint at https. Neither key nor text is sent. */
export async function answersHttp(address: string, signal: AbortSignal): Promise<boolean> {
  if (!address.startsWith('https:')) return false;
  try {
    const plain = new URL(address.replace('https:', 'http:'));
    const { status, body } = await request(plain, { method: 'GET', headers: {}, body: '', signal });
    await body?.cancel();
    return status !== 400 && (status < 300 || status > 399);
  } catch {
    return false;
  }
}

/** The JSON that a server answers to GET; undefined if it answers none. */
export async function readFromServer(
  { key }: GoalServer,
  address: string,
  signal: AbortSignal,
): Promise<unknown> {
  try {
    const headers = key === null ? {} : { Authorization: `Bearer ${key}` };
    const response = await fetch(address, { headers, redirect: 'error', signal });
    const text = await textOf(response, MAX_ERROR_LENGTH);
    const body: unknown = response.ok ? JSON.parse(text) : undefined;
    return body;
  } catch {
    return undefined;
  }
}

/** Lets so many bytes through, and breaks off with a failure at the next. */
function atMost(limit: number): TransformStream<Uint8Array, Uint8Array> {
  let length = 0;
  return new TransformStream({
    transform(chunk, controller) {
      length += chunk.byteLength;
      if (length <= limit) controller.enqueue(chunk);
      else
        controller.error(
          new GoalServerFailure('nonsense', { said: `an answer of more than ${limit} bytes` }),
        );
    },
  });
}

/** The beginning of a body as text; the rest is not waited for. */
async function textOf(response: Response, limit: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > limit) break;
  }
  return text.slice(0, limit);
}

/** OpenAI puts its error under `error`; vLLM and Mistral do not, and proxies answer HTML. */
function asError(text: string): string {
  try {
    const body: unknown = JSON.parse(text);
    const inner = typeof body === 'object' && body !== null && 'error' in body ? body.error : body;
    return JSON.stringify({ error: typeof inner === 'object' && inner !== null ? inner : { message: text } });
  } catch {
    return JSON.stringify({ error: { message: text } });
  }
}
