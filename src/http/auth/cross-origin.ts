/**
 * Protection against cross-site request forgery (CSRF): pages of other sites may not write. A browser sends such a request
 * for them, with the session cookie of its user or, with AUTH=open, just because it can reach this machine. Browsers say
 * where a request comes from in headers that pages cannot set: Sec-Fetch-Site (Fetch Metadata), and Origin where that is
 * missing, as in older browsers and over plain http. A client that sends neither is not a browser, so no page can misuse it.
 */

import type { IncomingMessage } from 'node:http';
import { Problem } from '../responses/problem.ts';
import { isSafe } from './permissions.ts';

/** The parts of a request besides its headers. */
interface Asked {
  readonly method: string;
  /** The address of the service as the client knows it. */
  readonly root: string;
}

/**
 * Whether a page of another origin sent a request, as far as the request says so: browsers name the origin if a script sends
 * it (CORS) or if it may write, and not if somebody follows a link.
 *
 * @param own the hosts of the service, with their ports: as the request names it, as a proxy does, as it is configured
 */
export function isCrossOrigin(
  { headers }: Pick<IncomingMessage, 'headers'>,
  own: readonly (string | undefined)[],
): boolean {
  const { origin } = headers;
  if (origin === undefined || headers['sec-fetch-site'] === 'same-origin') return false;
  // Behind a proxy the scheme may be another one than it seems here, so that only the hosts are compared.
  const from = URL.parse(origin)?.host;
  return from === undefined || !own.includes(from);
}

/** The cookie of somebody who is signed in, sent by a page of another origin: 403. */
export const crossOriginCookie = (origin: string | undefined): Problem =>
  new Problem(
    403,
    `The session cookie is not accepted from pages of another origin (${origin}). Send a token in the Authorization header instead.`,
  );

/**
 * Makes sure that a request that may change something was not sent by a page of another site.
 *
 * @param trusted origins whose pages may, with a token: `https://app.example.org`. Their cookies were rejected before.
 * @throws Problem 403 that says which origin is not named
 */
export function checkOrigin(
  { headers }: IncomingMessage,
  { method, root }: Asked,
  trusted: readonly string[],
): void {
  if (isSafe(method)) return;
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  if (origin !== undefined && trusted.includes(origin)) return;
  if (site === 'same-origin' || site === 'none') return;
  if (site === undefined) {
    if (!isCrossOrigin({ headers }, [headers.host?.toLowerCase(), URL.parse(root)?.host])) return;
  }
  throw new Problem(
    403,
    `Cross-site request from ${origin === undefined || origin === 'null' ? 'another site' : origin} rejected (CSRF protection). Add the origin to CORS_ORIGINS to allow its pages.`,
  );
}

/** Whether a page of this service sent a form; one from elsewhere is not offered to be sent again. */
export function sentFromHere(request: Asked & { readonly raw: IncomingMessage }): boolean {
  try {
    checkOrigin(request.raw, request, []);
    return true;
  } catch {
    return false;
  }
}
