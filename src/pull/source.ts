/** Asks a service with the same interface for JSON. Messages contain nothing of a record but its number. */

import { setTimeout as wait } from 'node:timers/promises';
import { retryAfterFrom } from '../domain/retry-after.ts';

/** Thrown when the other service fails, or is not such a service; the message says why and what to do. */
export class PullError extends Error {
  override readonly name = 'PullError';
  /** The status of the response, if that was the reason. */
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}

/** A failure that may be over soon. */
class TransientFailure extends Error {
  override readonly name = 'TransientFailure';
  /** After how many milliseconds the source asks to retry. */
  readonly retryAfter: number;

  constructor(message: string, retryAfter = 0) {
    super(message);
    this.retryAfter = retryAfter;
  }
}

export interface SourceLimits {
  /** The maximum duration of a request, in milliseconds. */
  readonly timeout: number;
  readonly attempts: number;
  /** The pause before the second attempt, which doubles with each, in milliseconds. */
  readonly firstPause: number;
}

/** They outlast a restart of the source. */
const LIMITS: SourceLimits = { timeout: 60_000, attempts: 8, firstPause: 500 };
/** The longest pause for which a source may ask, in milliseconds. */
const MAX_PAUSE = 60 * 60 * 1000;

export interface SourceOptions {
  /** The base URL of the collections, with or without a trailing slash. */
  readonly url: string;
  /** Null if none is required; with its scheme (`Token 123`) or without. */
  readonly token: string | null;
  /** Aborts with its reason. */
  readonly signal: AbortSignal;
  /** Is notified of every failed attempt that is retried, with the pause in milliseconds. */
  readonly onRetry?: (reason: string, pause: number) => void;
  readonly limits?: Partial<SourceLimits>;
}

export interface Source {
  /** The base URL of the collections. */
  readonly address: URL;
  readonly requests: number;
  readonly retries: number;
  /**
   * Requests JSON.
   *
   * @param path relative to the base URL, such as `smart-goals/?limit=30`
   * @throws PullError if it fails, and the signal's reason if it is aborted
   */
  get(path: string): Promise<unknown>;
}

/** Users often copy the URL of a collection instead of the one above it. */
const COLLECTION = /\/(?:smart-goals|courses|pre-lead-statuses|feedbacks_needed)\/?$/;

/**
 * The base URL of the collections: `https://old.example.org/api` becomes `https://old.example.org/api/`.
 *
 * @returns null if the text is not such a URL
 */
export function serviceAddress(text: string): URL | null {
  const address = URL.canParse(text.trim()) ? new URL(text.trim()) : null;
  if (address === null || !/^https?:$/.test(address.protocol) || address.hostname === '') return null;
  if (address.username !== '' || address.password !== '') return null;
  address.search = '';
  address.hash = '';
  address.pathname = `${address.pathname.replace(COLLECTION, '').replace(/(?<!\/)\/+$/, '')}/`;
  return address;
}

/** Creates the client without a request. */
export function createSource({ url, token, signal, onRetry, limits: given }: SourceOptions): Source {
  const limits = { ...LIMITS, ...given };
  const address = serviceAddress(url);
  if (address === null) throw new PullError(`“${url}” is not the address of a service.`);
  let scheme = 'Bearer';
  let [requests, retries] = [0, 0];

  async function attempt(asked: URL): Promise<unknown> {
    requests++;
    const headers = new Headers({ Accept: 'application/json' });
    if (token !== null) headers.set('Authorization', token.includes(' ') ? token : `${scheme} ${token}`);
    const ending = AbortSignal.any([signal, AbortSignal.timeout(limits.timeout)]);
    try {
      // Redirects are not followed: another host must not get the token.
      const response = await fetch(asked, { headers, signal: ending, redirect: 'manual' });
      const { status } = response;
      if (status === 200) {
        const bytes = await response.arrayBuffer();
        return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
      }
      await response.body?.cancel();
      // Django REST framework uses the scheme `Token` for its own tokens.
      const wanted = /^Token\b/i.test(response.headers.get('www-authenticate') ?? '') ? 'Token' : scheme;
      if (status === 401 && token !== null && !token.includes(' ') && wanted !== scheme) {
        scheme = wanted;
        return attempt(asked);
      }
      if ([408, 425, 429].includes(status) || (status >= 500 && status !== 501)) {
        const after = retryAfterFrom(response.headers.get('retry-after'), Date.now());
        throw new TransientFailure(String(status), after);
      }
      throw new PullError(refusal(status, asked, response.headers.get('location')), status);
    } catch (error) {
      signal.throwIfAborted();
      throw explained(error, asked);
    }
  }

  function refusal(status: number, asked: URL, location: string | null): string {
    if (location !== null && URL.canParse(location, asked)) {
      const { origin, pathname } = new URL(location, asked);
      return `${asked} redirects to ${origin}${pathname}, which is not followed. If the service has moved there, give that address; if that is a page for signing in, write a token into a file and name it with --token-file.`;
    }
    if (status === 404) {
      return `There is no ${asked} (404). The address must be the one below which /smart-goals/ and /courses/ lie, such as https://old.example.org/ or https://old.example.org/api/; ${address} is not.`;
    }
    if (status !== 401 && status !== 403) return `${asked} responded with the unexpected status ${status}.`;
    return token === null
      ? `${asked} requires authentication (${status}). Write the token of an account into a file and name it with --token-file.`
      : `${asked} rejects the token (${status}). Use the token of an account that may read everything.`;
  }

  return {
    address,
    get requests() {
      return requests;
    },
    get retries() {
      return retries;
    },
    async get(path) {
      const asked = new URL(path, address);
      for (let failures = 1; ; failures++) {
        try {
          return await attempt(asked);
        } catch (error) {
          if (!(error instanceof TransientFailure)) throw error;
          const { message, retryAfter } = error;
          if (failures >= limits.attempts) {
            throw new PullError(`${asked} failed ${failures} times in a row, at last with: ${message}.`);
          }
          const pause = Math.max(retryAfter, limits.firstPause * 2 ** (failures - 1));
          if (pause > MAX_PAUSE) {
            throw new PullError(
              `${address.origin} asks to wait ${Math.ceil(pause / 1000)} s before a retry (${message}), which is too long.`,
            );
          }
          retries++;
          onRetry?.(message, pause);
          await wait(pause, undefined, { signal });
        }
      }
    },
  };
}

/** Errors of a certificate, or of a server with another protocol, which stay. */
const FINAL = /CERT|SIGNATURE|SSL|TLS|EPROTO|UNABLE_TO_/;

/** The failure of a request in words. What is no JSON may be the page of a proxy, so a retry may help. */
function explained(error: unknown, { origin }: URL): Error {
  if (error instanceof PullError || error instanceof TransientFailure) return error;
  if (error instanceof SyntaxError) return new TransientFailure('a response that is not JSON');
  let cause = error;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  if (cause instanceof AggregateError && cause.errors[0] instanceof Error) cause = cause.errors[0];
  const words = cause instanceof Error ? cause.message : String(cause);
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return FINAL.test(code)
    ? new PullError(`${origin} cannot be reached safely: ${words}.`)
    : new TransientFailure(words);
}
