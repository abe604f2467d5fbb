/** Asks a service with the same interface for JSON. Messages contain nothing of a record but its number. */

import { setTimeout as wait } from 'node:timers/promises';
import { retryAfterFrom } from '../domain/limits.ts';

/** Thrown when the other service fails, or is not such a service; the message says why and what to do. */
export class PullError extends Error {
  override readonly name = 'PullError';
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
/** The longest pause between two attempts, in milliseconds, also if the source asks for a longer one. */
const MAX_PAUSE = 5 * 60_000;

export interface SourceOptions {
  /** The base URL of the collections, with or without a trailing slash. */
  readonly url: string;
  /** Null if none is required; with its scheme (`Token 123`), or without for `Bearer`. */
  readonly token: string | null;
  /** Aborts with its reason. */
  readonly signal: AbortSignal;
  /** Is notified of every failed attempt that is retried, with the pause in milliseconds. */
  readonly onRetry?: (reason: string, pause: number) => void;
  readonly limits?: Partial<SourceLimits>;
}

/** Users often copy the URL of a collection instead of the one above it. */
const COLLECTION = /\/(?:smart-goals|courses|pre-lead-statuses|feedbacks_needed)\/?$/;

/**
 * The base URL of the collections: `https://old.example.org/api` becomes `https://old.example.org/api/`.
 *
 * @returns null if the text is not such a URL
 */
export function serviceAddress(text: string): URL | null {
  const address = URL.parse(text.trim());
  if (address === null || !/^https?:$/.test(address.protocol) || address.hostname === '') return null;
  if (address.username !== '' || address.password !== '') return null;
  address.search = '';
  address.hash = '';
  address.pathname = `${address.pathname.replace(COLLECTION, '').replace(/(?<!\/)\/+$/, '')}/`;
  return address;
}

/** Creates the client without a request. */
export function createSource({ url, token, signal, onRetry, limits: given }: SourceOptions) {
  const { timeout, attempts, firstPause } = { ...LIMITS, ...given };
  const address = serviceAddress(url);
  if (address === null) throw new PullError(`“${url}” is not the address of a service.`);
  const headers = new Headers({ Accept: 'application/json' });
  if (token !== null) headers.set('Authorization', token.includes(' ') ? token : `Bearer ${token}`);

  /** The JSON; or why there is none, if that may be over soon. */
  async function attempt(
    asked: URL,
  ): Promise<{ readonly json: unknown } | { readonly failure: string; readonly after: number }> {
    try {
      const ending = AbortSignal.any([signal, AbortSignal.timeout(timeout)]);
      // Redirects are not followed: another host must not get the token.
      const response = await fetch(asked, { headers, signal: ending, redirect: 'manual' });
      const { status } = response;
      if (status === 200) {
        const bytes = await response.arrayBuffer();
        return { json: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
      }
      await response.body?.cancel();
      if (![408, 425, 429].includes(status) && (status < 500 || status === 501))
        throw new PullError(refusal(status, asked, response.headers.get('location')));
      const after = retryAfterFrom(response.headers.get('retry-after'), Date.now());
      return { failure: String(status), after: after ?? 0 };
    } catch (error) {
      signal.throwIfAborted();
      return { failure: transient(error, asked), after: 0 };
    }
  }

  function refusal(status: number, asked: URL, location: string | null): string {
    const moved = location === null ? null : URL.parse(location, asked);
    if (moved !== null)
      return `${asked} redirects to ${moved.origin}${moved.pathname}, which is not followed. If the service has moved there, give that address; if that is a page for signing in, write a token into a file and name it with --token-file.`;
    if (status === 404) {
      return `There is no ${asked} (404). The address must be the one below which /smart-goals/ and /courses/ lie, such as https://old.example.org/ or https://old.example.org/api/; ${address} is not.`;
    }
    if (status !== 401 && status !== 403) return `${asked} responded with the unexpected status ${status}.`;
    return token === null
      ? `${asked} requires authentication (${status}). Write the token of an account into a file and name it with --token-file.`
      : `${asked} rejects the token (${status}). Use the token of an account that may read everything; before a token of Django REST framework write “Token ” into the file.`;
  }

  return {
    /** The base URL of the collections. */
    address,
    /**
     * Requests JSON.
     *
     * @param path relative to the base URL, such as `smart-goals/?limit=30`
     * @throws PullError if it fails, and the signal's reason if it is aborted
     */
    async get(path: string): Promise<unknown> {
      const asked = new URL(path, address);
      for (let failures = 1; ; failures++) {
        const outcome = await attempt(asked);
        if ('json' in outcome) return outcome.json;
        const { failure, after } = outcome;
        if (failures >= attempts)
          throw new PullError(`${asked} failed ${failures} times in a row, at last with: ${failure}.`);
        const pause = Math.min(MAX_PAUSE, Math.max(after, firstPause * 2 ** (failures - 1)));
        onRetry?.(failure, pause);
        await wait(pause, undefined, { signal });
      }
    },
  };
}

/** Errors of a certificate, or of a server with another protocol, which stay. */
const FINAL = /CERT|SIGNATURE|SSL|TLS|EPROTO|UNABLE_TO_/;

/**
 * The failure of a request in words. What is no JSON may be the page of a proxy, so a retry may help.
 *
 * @throws PullError if no retry helps
 */
function transient(error: unknown, { origin }: URL): string {
  if (error instanceof PullError) throw error;
  if (error instanceof SyntaxError) return 'a response that is not JSON';
  let cause = error;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  if (cause instanceof AggregateError && cause.errors[0] instanceof Error) cause = cause.errors[0];
  const words = cause instanceof Error ? cause.message : String(cause);
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (FINAL.test(code)) throw new PullError(`${origin} cannot be reached safely: ${words}.`);
  return words;
}
