/** The service that is moved from: asked for JSON, again and again where it fails in a way that passes. */
import { setTimeout as wait } from 'node:timers/promises';
import { PullError, TransientFailure } from './failure.ts';
import { readResponse } from './response.ts';
import { type RequestLimits, request } from './transport.ts';

/** What bounds the requests, and the attempts at one. */
export interface SourceLimits extends RequestLimits {
  /** So often one request is tried in all. */
  readonly attempts: number;
  /** The pause before the second attempt, which doubles from there, and the longest; in milliseconds. */
  readonly firstPause: number;
  readonly longestPause: number;
  /** How long a source may ask to be left alone, in milliseconds. */
  readonly longestRetryAfter: number;
}

/** The limits that hold if nothing else is said: a restart of the source is waited for. */
export const SOURCE_LIMITS: SourceLimits = {
  silence: 60_000,
  whole: 300_000,
  body: 64 * 1024 * 1024,
  attempts: 8,
  firstPause: 500,
  longestPause: 30_000,
  longestRetryAfter: 60 * 60 * 1000,
};

/** An attempt that failed and is made again. */
export interface Retry {
  /** What happened, such as `503`. */
  readonly reason: string;
  /** When it is made again, in milliseconds from now. */
  readonly pause: number;
}

/** What a source is asked with. */
export interface SourceOptions {
  /** As `serviceAddress` gives it. */
  readonly address: URL;
  /** Null if none is asked for; with its scheme (`Token 123`) or without. */
  readonly token: string | null;
  readonly limits: SourceLimits;
  readonly signal: AbortSignal;
  readonly onRetry: (retry: Retry) => void;
}

/** A service, as this room asks it. */
export interface Source {
  /** Where its collections lie; https from when on it redirects there. */
  readonly address: URL;
  readonly requests: number;
  readonly retries: number;
  /**
   * Gets JSON.
   *
   * @param path relative to the address, such as `smart-goals/`
   * @throws PullError if it cannot be had, and the signal's reason if that ends it
   */
  get(path: string, query?: Readonly<Record<string, number>>): Promise<unknown>;
}

/** Makes a source. Nothing is asked yet. */
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
      // The rest is asked for where it led, so that the token goes over the open line no more.
      address.protocol = answer.address.protocol;
      address.port = answer.address.port;
    }
    const challenge = answer.headers.get('www-authenticate') ?? '';
    if (answer.status === 401 && /^Token\b/i.test(challenge) && sent?.startsWith('Bearer ')) {
      // Django REST framework's own tokens go by another word.
      scheme = 'Token';
      if (authorization() !== sent) return attempt(path, query);
    }
    return readResponse(answer, asked, { address, hasToken: token !== null });
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
              'source',
              `${new URL(path, address)} failed ${failures} times in a row, at last with: ${message}.`,
            );
          }
          if (retryAfter > limits.longestRetryAfter) {
            throw new PullError(
              'source',
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

/** Half to the whole of a pause that doubles, in milliseconds. */
function jittered(failures: number, { firstPause, longestPause }: SourceLimits): number {
  return Math.min(longestPause, firstPause * 2 ** failures) * (0.5 + Math.random() / 2);
}
