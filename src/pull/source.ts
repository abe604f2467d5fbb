/** The client of the other service: requests JSON, and retries temporary failures. */
import { setTimeout as wait } from 'node:timers/promises';
import { retryAfterFrom } from '../domain/retry-after.ts';
import { PullError, TransientFailure } from './failure.ts';
import { type RequestLimits, request, type SourceResponse } from './transport.ts';

/** The limits of requests and retries. */
export interface SourceLimits extends RequestLimits {
  readonly attempts: number;
  /** The pause before the second attempt, which doubles with each, and the maximum; in milliseconds. */
  readonly firstPause: number;
  readonly longestPause: number;
  /** The maximum Retry-After that is respected, in milliseconds. */
  readonly longestRetryAfter: number;
}

/** The default limits, which outlast a restart of the source. */
export const SOURCE_LIMITS: SourceLimits = {
  silence: 60_000,
  whole: 300_000,
  body: 64 * 1024 * 1024,
  attempts: 8,
  firstPause: 500,
  longestPause: 30_000,
  longestRetryAfter: 60 * 60 * 1000,
};

/** A failed attempt that is retried. */
export interface Retry {
  /** The failure, such as `503`. */
  readonly reason: string;
  /** The time until the retry, in milliseconds. */
  readonly pause: number;
}

/** The parameters of the client. */
export interface SourceOptions {
  /** As `serviceAddress` returns it. */
  readonly address: URL;
  /** Null if none is required; with its scheme (`Token 123`) or without. */
  readonly token: string | null;
  readonly limits: SourceLimits;
  readonly signal: AbortSignal;
  readonly onRetry: (retry: Retry) => void;
}

/** A service, as this room asks it. */
export interface Source {
  /** The base URL of the collections; https once the source has redirected there. */
  readonly address: URL;
  readonly requests: number;
  readonly retries: number;
  /**
   * Requests JSON.
   *
   * @param path relative to the base URL, such as `smart-goals/`
   * @throws PullError if it fails, and the signal's reason if it is aborted
   */
  get(path: string, query?: Readonly<Record<string, number>>): Promise<unknown>;
}

/** Creates the client without a request. */
export function createSource({ token, limits, signal, onRetry, ...given }: SourceOptions): Source {
  const address = new URL(given.address);
  let scheme: 'Bearer' | 'Token' = 'Bearer';
  let [requests, retries] = [0, 0];

  const authorization = (): string | null => {
    if (token === null) return null;
    return token.includes(' ') ? token : `${scheme} ${token}`;
  };

  async function attempt(path: string, query: Readonly<Record<string, number>>): Promise<unknown> {
    const asked = new URL(path, address);
    for (const [name, value] of Object.entries(query)) asked.searchParams.set(name, String(value));
    requests++;
    const sent = authorization();
    const answer = await request(asked, sent, limits, signal);
    if (asked.protocol !== answer.address.protocol) {
      // Later requests go to the https URL, so that the token is not sent unencrypted again.
      address.protocol = answer.address.protocol;
      address.port = answer.address.port;
    }
    const challenge = answer.headers.get('www-authenticate') ?? '';
    if (answer.status === 401 && /^Token\b/i.test(challenge) && sent?.startsWith('Bearer ')) {
      // Django REST framework uses the scheme `Token` for its own tokens.
      scheme = 'Token';
      if (authorization() !== sent) return attempt(path, query);
    }
    const { status } = answer;
    if (status === 200) return parsed(answer, asked);
    if (status === 408 || status === 425 || status === 429 || (status >= 500 && status !== 501)) {
      throw new TransientFailure(
        String(status),
        retryAfterFrom(answer.headers.get('retry-after'), Date.now()),
      );
    }
    throw new PullError(refusal(status, asked, address, token !== null), status);
  }

  return {
    address,
    get requests() {
      return requests;
    },
    get retries() {
      return retries;
    },
    async get(path, query = {}) {
      for (let failures = 0; ; ) {
        try {
          return await attempt(path, query);
        } catch (error) {
          signal.throwIfAborted();
          if (!(error instanceof TransientFailure)) throw error;
          failures++;
          const { message, retryAfter = 0 } = error;
          if (failures >= limits.attempts) {
            throw new PullError(
              `${new URL(path, address)} failed ${failures} times in a row, at last with: ${message}.`,
            );
          }
          if (retryAfter > limits.longestRetryAfter) {
            throw new PullError(
              `${address.origin} asks to wait ${Math.ceil(retryAfter / 1000)} s before a retry (${message}), which is too long.`,
            );
          }
          retries++;
          const pause = Math.max(retryAfter, jittered(failures - 1, limits));
          onRetry({ reason: message, pause });
          await wait(pause, undefined, { signal });
        }
      }
    },
  };
}

/** A random pause of half to the whole of the doubling one, in milliseconds. */
function jittered(failures: number, { firstPause, longestPause }: SourceLimits): number {
  return Math.min(longestPause, firstPause * 2 ** failures) * (0.5 + Math.random() / 2);
}

/** The JSON of a response; where it is none, a retry may help. */
function parsed({ text, headers, address }: SourceResponse, asked: URL): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const isPage = /html/i.test(headers.get('content-type') ?? '') || /^\s*<(?:!doctype|html)/i.test(text);
    // A login page is permanent; the error page of a proxy is temporary.
    if (isPage && address.pathname !== asked.pathname) {
      throw new PullError(
        `${asked} redirects to a web page, ${address.origin}${address.pathname}. It may require a token: write it into a file and name it with --token-file.`,
      );
    }
    throw new TransientFailure(isPage ? 'a web page instead of JSON' : 'a response that is not JSON');
  }
}

function refusal(status: number, asked: URL, address: URL, hasToken: boolean): string {
  switch (status) {
    case 401:
    case 403:
      return hasToken
        ? `${asked} rejects the token (${status}). Use the token of an account that may read everything.`
        : `${asked} requires authentication (${status}). Write the token of an account into a file and name it with --token-file.`;
    case 404:
      return `There is no ${asked} (404). The address must be the one below which /smart-goals/ and /courses/ lie, such as https://old.example.org/ or https://old.example.org/api/; ${address} is not.`;
    default:
      return `${asked} responded with the unexpected status ${status}.`;
  }
}
