/** The connection to a server: the client library over a `fetch` that bounds what is read. */
import OpenAI from 'openai';
import { GoalServerFailure } from './failure.ts';

/** Where the server is and how it lets us in. */
export interface GoalServer {
  /** With or without `/v1` at its end. */
  readonly baseUrl: string;
  /** Null where it asks for none. */
  readonly key: string | null;
  readonly model: string;
}

/** No answer is nearly as long, in bytes, thoughts and all. */
const LONGEST_ANSWER = 2 * 1024 * 1024;
/** As much is read of an error, in bytes. */
const LONGEST_ERROR = 64 * 1024;

/**
 * The address under which the paths of the interface lie: `https://api.example.org` becomes
 * `https://api.example.org/v1`; one that names a version anywhere stays as it is.
 */
export function apiAddress(baseUrl: string): string {
  const bare = baseUrl.replace(/\/+$/, '').replace(/\/chat\/completions$/, '');
  return /\/v\d+[a-z\d]*(?:\/|$)/.test(bare) ? bare : `${bare}/v1`;
}

/** A client without retries of its own, and without a word in the log. */
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

/** What is sent beside the body; the client library adds what it finds in the environment. */
const HEADERS = ['accept', 'authorization', 'content-type', 'user-agent'];

/**
 * `fetch` with an answer of bounded size, whose errors all have the shape that the client library reads. Nobody is
 * followed to another address: what a mentee typed goes to the server that was set and to no other.
 */
async function boundedFetch(address: string | URL | Request, options?: RequestInit): Promise<Response> {
  const sent = [...new Headers(options?.headers)].filter(([name]) => HEADERS.includes(name));
  const response = await fetch(address, { ...options, headers: sent, redirect: 'error' });
  const { status, statusText, headers } = response;
  if (response.ok) {
    return new Response(response.body?.pipeThrough(atMost(LONGEST_ANSWER)) ?? null, {
      status,
      statusText,
      headers,
    });
  }
  const text = await textOf(response, LONGEST_ERROR);
  return new Response(asError(text), { status, statusText, headers });
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
