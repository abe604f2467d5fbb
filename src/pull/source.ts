/** Asks a service with the same interface for JSON. Messages contain nothing of a record but its number. */

/** Thrown when the other service fails, or is not such a service; the message says why and what to do. */
export class PullError extends Error {
  override readonly name = 'PullError';
}

/** The maximum duration of a request, in milliseconds. */
const TIMEOUT = 60_000;

export interface SourceOptions {
  /** The base URL of the collections, with or without a trailing slash. */
  readonly url: string;
  /** Null if none is required; with its scheme (`Token 123`), or without for `Bearer`. */
  readonly token: string | null;
  /** Aborts with its reason. */
  readonly signal: AbortSignal;
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
export function createSource({ url, token, signal }: SourceOptions) {
  const address = serviceAddress(url);
  if (address === null) throw new PullError(`“${url}” is not the address of a service.`);
  const headers = new Headers({ Accept: 'application/json' });
  if (token !== null) headers.set('Authorization', token.includes(' ') ? token : `Bearer ${token}`);

  function refusal(status: number, asked: URL, location: string | null): string {
    const moved = location === null ? null : URL.parse(location, asked);
    if (moved !== null)
      return `${asked} redirects to ${moved.origin}${moved.pathname}, which is not followed. If the service has moved there, give that address; if that is a page for signing in, write a token into a file and name it with --token-file.`;
    if (status === 404) {
      return `There is no ${asked} (404). The address must be the one below which /smart-goals/ and /courses/ lie, such as https://old.example.org/ or https://old.example.org/api/; ${address} is not.`;
    }
    if (status !== 401 && status !== 403) return `${asked} responded with the status ${status}.`;
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
      try {
        const ending = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]);
        // Redirects are not followed: another host must not get the token.
        const response = await fetch(asked, { headers, signal: ending, redirect: 'manual' });
        if (response.status !== 200)
          throw new PullError(refusal(response.status, asked, response.headers.get('location')));
        const bytes = await response.arrayBuffer();
        return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof PullError) throw error;
        throw new PullError(`${asked} failed: ${reasonOf(error)}.`);
      }
    },
  };
}

/** The failure of a request in words. */
function reasonOf(error: unknown): string {
  if (error instanceof SyntaxError) return 'a response that is not JSON';
  let cause = error;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  if (cause instanceof AggregateError && cause.errors[0] instanceof Error) cause = cause.errors[0];
  return cause instanceof Error ? cause.message : String(cause);
}
