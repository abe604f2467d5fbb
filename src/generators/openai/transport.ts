/** The connection to a server: the client library over a `fetch` that limits what is read. */

import type { IncomingMessage } from 'node:http';
import http from 'node:http';
import https from 'node:https';
import { Readable } from 'node:stream';
import OpenAI, { APIConnectionError, APIError } from 'openai';
import { errorCodeOf } from '../../domain/errors.ts';
import { retryAfterFrom } from '../../domain/limits.ts';
import { propertyOf } from './answer.ts';
import { type FailureReason, GoalServerFailure } from './failure.ts';

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
/** How long a connection may take, with its encryption, in milliseconds: a server of http waits for the rest of what https sends it. */
const CONNECTION_LIMIT = 10_000;

/**
 * The base URL of the API: `https://api.example.org` becomes `https://api.example.org/v1`; one that contains
 * a version stays unchanged.
 */
export function apiAddress(baseUrl: string): string {
  const bare = baseUrl.replace(/(?<!\/)\/+$/, '').replace(/\/chat\/completions$/, '');
  return /\/v\d[a-z\d]*(?:\/|$)/.test(bare) ? bare : `${bare}/v1`;
}

/**
 * Creates a client without retries and logs of its own.
 *
 * @param connectionLimit how long a connection may take, in milliseconds
 */
export function createClient({ baseUrl, key }: GoalServer, connectionLimit = CONNECTION_LIMIT): OpenAI {
  return new OpenAI({
    baseURL: apiAddress(baseUrl),
    apiKey: key ?? 'none',
    ...(key === null ? { defaultHeaders: { Authorization: null } } : {}),
    organization: null,
    project: null,
    maxRetries: 0,
    logLevel: 'off',
    fetch: (address, options) => boundedFetch(address, options, connectionLimit),
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
  connectionLimit: number,
): Promise<Response> {
  const sent = [...new Headers(options?.headers)].filter(([name]) => HEADERS.includes(name));
  const response = await request(new URL(String(address)), {
    method: options?.method ?? 'GET',
    headers: Object.fromEntries(sent),
    body: typeof options?.body === 'string' ? options.body : '',
    signal: options?.signal ?? undefined,
    connectionLimit,
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
  /** In milliseconds. */
  readonly connectionLimit: number;
}

/** Sends a request without following redirects. Unlike `fetch`, it waits for the response until it is aborted, not for five minutes. */
async function request(
  address: URL,
  { method, headers, body, signal, connectionLimit }: HttpRequest,
): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const [client, connected] =
    address.protocol === 'https:' ? ([https, 'secureConnect'] as const) : ([http, 'connect'] as const);
  const outgoing = client
    // A connection that was kept may be closed by the server as the next request is sent.
    .request(address, { method, headers, agent: false, ...(signal && { signal }) }, resolve)
    .on('error', reject)
    .on('socket', (socket) => socket.once(connected, () => clearTimeout(timer)));
  const timer = setTimeout(() => outgoing.destroy(unconnected(connectionLimit)), connectionLimit);
  outgoing.end(body);
  const incoming = await promise.finally(() => clearTimeout(timer));
  const { statusCode: status = 0, statusMessage: statusText = '' } = incoming;
  const received = Object.entries(incoming.headersDistinct).map(([name, values]): [string, string] => [
    name,
    values?.join(', ') ?? '',
  ]);
  return new Response(Readable.toWeb(incoming), { status, statusText, headers: received });
}

const unconnected = (milliseconds: number): GoalServerFailure =>
  new GoalServerFailure('unreachable', { isFinal: true, said: `no connection in ${milliseconds / 1000} s` });

/** Whether a server whose address says https answers to http, other than by a hint at https. Neither key nor text is sent. */
export async function answersHttp(address: string, signal: AbortSignal): Promise<boolean> {
  if (!address.startsWith('https:')) return false;
  try {
    const plain = new URL(address.replace('https:', 'http:'));
    const { status, body } = await request(plain, {
      method: 'GET',
      headers: {},
      body: '',
      signal,
      connectionLimit: CONNECTION_LIMIT,
    });
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

// Converts errors of the client library to failures.

export const NO_HTTPS = 'it does not speak https; try an address with http://';

/**
 * Converts anything thrown by a call to a failure.
 *
 * @param begun whether the server had begun to answer
 */
export function failureFrom(error: unknown, now: number, begun: boolean): GoalServerFailure {
  if (error instanceof GoalServerFailure) return error;
  if (error instanceof Error && error.cause instanceof GoalServerFailure) return error.cause;
  if (error instanceof APIConnectionError) {
    return new GoalServerFailure('unreachable', { said: innermost(error) });
  }
  if (error instanceof APIError) return answeredFailure(error, now, begun);
  // The client library parses the pieces of a stream itself.
  if (error instanceof SyntaxError) {
    return new GoalServerFailure('nonsense', { said: 'a piece that is not JSON' });
  }
  // If a connection breaks during an answer, `fetch` throws various errors.
  return new GoalServerFailure('unreachable', { begun, said: innermost(error) });
}

function answeredFailure(error: APIError, now: number, begun: boolean): GoalServerFailure {
  const status = error.status ?? statusWithin(error);
  const said = withContextSize(error);
  const retryAfter = retryAfterFrom(error.headers?.get('retry-after') ?? null, now);
  const details = { said, begun, ...(retryAfter === undefined ? {} : { retryAfter }) };
  if (isUnreadable(said)) return new GoalServerFailure('gibberish', details);
  if (status === undefined)
    return new GoalServerFailure(isFiltered(error) ? 'filtered' : 'nonsense', details);
  return new GoalServerFailure(reasonOf(error, status, said), { ...details, status });
}

/** The status that an error within an answer names, which began well; undefined if it names none. */
function statusWithin({ error }: APIError): number | undefined {
  const code = Number(propertyOf(error, 'code'));
  return code >= 400 && code < 600 ? code : undefined;
}

/** The message of the innermost cause, such as `connect ECONNREFUSED 127.0.0.1:8080`. */
function innermost(error: unknown): string {
  let cause = error;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  if (cause instanceof AggregateError && cause.errors[0] instanceof Error) cause = cause.errors[0];
  // The messages of OpenSSL are not understandable.
  if (/^(?:EPROTO|ERR_SSL_)/.test(errorCodeOf(cause) ?? '')) return NO_HTTPS;
  return cause instanceof Error ? cause.message : String(cause);
}

/** llama.cpp answers 500 if a model wrote something that its chat template does not allow: the model failed, not the server. */
function isUnreadable(said: string): boolean {
  return /^(?:\d{3} )?(?:Failed to parse input at pos \d|The model produced output that does not match the expected\b)/.test(
    said,
  );
}

/** Messages may quote the mentee; only codes are reliable. */
function codesOf({ code, type, error }: APIError): string {
  return `${code} ${type} ${String(propertyOf(propertyOf(error, 'innererror'), 'code'))}`;
}

function isFiltered(error: APIError): boolean {
  return /content_filter|content_policy|ResponsibleAIPolicy/i.test(codesOf(error));
}

/** Patterns of errors about a context that is too small. */
const BEYOND_CONTEXT =
  /context_length_exceeded|exceed_context_size|maximum context length|context (?:size|length|window)|\bn_ctx\b|(?:prompt|input) is too (?:long|large)/i;

/** The message of an error; llama.cpp adds the size of its context. */
function withContextSize({ message, error }: APIError): string {
  const size = propertyOf(error, 'n_ctx');
  return typeof size === 'number' ? `${message} (n_ctx: ${size})` : message;
}

function reasonOf(error: APIError, status: number, said: string): FailureReason {
  if (isFiltered(error)) return 'filtered';
  const refuses = status === 400 || status === 413 || status === 422 || status === 500;
  if (refuses && BEYOND_CONTEXT.test(`${codesOf(error)} ${said}`)) return 'too long';
  if (status === 402 || /insufficient_quota|billing_/.test(codesOf(error))) return 'quota';
  if (status === 429) return 'rate limit';
  if (status === 401 || status === 403) return 'denied';
  if (status === 404) return 'not found';
  if (status === 503) return 'unavailable';
  return status === 408 || status === 409 || status >= 500 ? 'server error' : 'refused';
}
