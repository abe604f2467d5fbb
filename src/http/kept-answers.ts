/**
 * Answers to GET that were written down before. As long as the data they were made of have not changed, they are sent
 * again, ahead of everything else that would make the same answer once more: what a client and a request must have in
 * common with the first is in the key.
 */

import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { isFresh, type Rendered } from './answer.ts';
import type { BreakOff } from './connection-errors.ts';
import type { Endpoint } from './endpoint.ts';
import { expires, withoutContent } from './headers.ts';
import { chooseRequestId, REQUEST_ID } from './request-id.ts';

/** How many bytes are kept at the most, headers and keys counted in roughly. */
const CAPACITY = 8 * 1024 * 1024;
const OVERHEAD = 2000;
/** How many requests are remembered that were answered once. */
const REMEMBERED = 500;
/** Requests with more in these headers than anybody sends are answered anew, so that keys stay short. */
const LONGEST_KEY = 2000;

/** Stands for a header that is missing; no header can hold it. */
const ABSENT = '\r';
const FORWARDED = ['x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-for'];

/** What is to know of an endpoint whose answers are kept. */
export type KeptEndpoint = Pick<Endpoint, 'path' | 'freshness' | 'version'>;

interface KeptAnswer {
  readonly endpoint: KeptEndpoint;
  /** The version of the data it was made of. */
  readonly version: string;
  readonly rendered: Rendered;
  /** Its headers, as names and values in turn, which Node.js writes fastest. */
  readonly headers: readonly string[];
  /** Those of the same answer without its body (RFC 9110, section 15.4.5). */
  readonly unchanged: readonly string[];
}

/** Told of every answer that was sent from here. */
export type AnswerObserver = (
  request: IncomingMessage,
  endpoint: KeptEndpoint,
  status: number,
  milliseconds: number,
) => void;

export interface KeptAnswers {
  /**
   * Keeps what was answered to a request that read data of this version, or newer. What is asked for the first time is
   * only remembered: whoever goes through all pages would drive out what everybody asks for, and fill the memory.
   */
  keep(request: IncomingMessage, endpoint: KeptEndpoint, version: string, rendered: Rendered): void;
  /** Answers the request if it can; otherwise it is for `next` to do so. */
  answer(request: IncomingMessage, response: ServerResponse, next: () => void): void;
}

/**
 * Makes an empty store of answers.
 *
 * @param trustProxy whether the headers X-Forwarded-* have a say in answers
 * @param callerKey tells those apart who may not be answered alike; null where all are. What a token opens never changes,
 *   so what was once answered to it may be answered to it again.
 * @param isRefused whether requests of a path are refused at the moment
 */
export function createKeptAnswers(
  trustProxy: boolean,
  callerKey: ((request: IncomingMessage) => string) | null,
  observe: AnswerObserver,
  isRefused: (path: string, method: string) => boolean = () => false,
  breakOff: BreakOff = (response) => response.destroy(),
): KeptAnswers {
  const kept = new LRUCache<string, KeptAnswer>({
    maxSize: CAPACITY,
    sizeCalculation: ({ rendered }, key) => rendered.body.length + key.length + OVERHEAD,
  });

  const askedOnce = new LRUCache<string, true>({ max: REMEMBERED });

  /** All that an answer depends on, besides the data. */
  const keyOf = (request: IncomingMessage): string => {
    const { url, headers } = request;
    const asked = `${url}\n${headers.host ?? ABSENT}\n${headers.accept ?? ABSENT}`;
    const key = callerKey === null ? asked : `${asked}\n${callerKey(request)}`;
    if (!trustProxy) return key;
    return FORWARDED.reduce((longer, name) => `${longer}\n${headers[name] ?? ABSENT}`, key);
  };

  return {
    keep(request, endpoint, version, rendered) {
      const key = keyOf(request);
      if (key.length > LONGEST_KEY) return;
      if (!kept.has(key) && !askedOnce.delete(key)) {
        askedOnce.set(key, true);
        return;
      }
      kept.set(key, {
        endpoint,
        version,
        rendered,
        headers: Object.entries(rendered.headers).flat(),
        unchanged: Object.entries(withoutContent(rendered.headers)).flat(),
      });
    },

    answer(request, response, next) {
      const { method } = request;
      const known = method === 'GET' || method === 'HEAD' ? kept.get(keyOf(request)) : undefined;
      if (known === undefined || isRefused(known.endpoint.path, method ?? '')) return next();
      const start = performance.now();
      const finish = (current: string) => {
        if (current !== known.version) return next();
        send(known, request, response);
        observe(request, known.endpoint, response.statusCode, performance.now() - start);
      };
      // What is thrown after waiting has no listener of the server's above it, and would end the process.
      known.endpoint
        .version()
        .then(finish, next)
        .catch((error: unknown) => breakOff(response, error));
    },
  };
}

function send(
  { endpoint, rendered, headers, unchanged }: KeptAnswer,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const tag = rendered.headers['ETag'] ?? '';
  if (isFresh(request.headers['if-none-match'], tag)) {
    response.writeHead(304, ofThisMoment(unchanged, endpoint, request)).end();
  } else {
    response.writeHead(rendered.status, ofThisMoment(headers, endpoint, request));
    response.end(request.method === 'HEAD' ? undefined : rendered.body);
  }
}

/** The headers with those that are another time others; few answers say when they expire. */
function ofThisMoment(
  headers: readonly string[],
  { freshness }: KeptEndpoint,
  request: IncomingMessage,
): string[] {
  const complete = [...headers, REQUEST_ID, chooseRequestId(request)];
  if (freshness.kind === 'fixed') complete.push(...Object.entries(expires(freshness)).flat());
  return complete;
}
