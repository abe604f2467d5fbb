/**
 * Pages of other sites may not write: a browser sends such a request for them, with the cookie of whoever is signed in
 * or, where everybody is answered, with her way to this machine. Browsers say where a request comes from in headers that
 * pages cannot set: Sec-Fetch-Site (Fetch Metadata), and Origin where that is missing, as older browsers and plain http
 * leave it out. Whoever sends neither is no browser, and nobody can make it send anything.
 */

import type { IncomingMessage } from 'node:http';
import { Problem } from '../problem.ts';
import { isSafe } from './rights.ts';

/** What is to know of a request beside its headers. */
interface Asked {
  readonly method: string;
  /** The address of the service as the client knows it. */
  readonly root: string;
}

/**
 * Makes sure that a request that may change something was not sent by a page of another site.
 *
 * @param trusted origins whose pages may: `https://app.example.org`
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
    if (origin === undefined) return;
    // Behind a proxy the scheme may be another one than it seems here, so that only the hosts are compared.
    const from = URL.parse(origin)?.host;
    const own = [headers.host?.toLowerCase(), URL.parse(root)?.host];
    if (from !== undefined && own.includes(from)) return;
  }
  throw new Problem(
    403,
    `Pages of ${origin === undefined || origin === 'null' ? 'another site' : origin} may not write here: CORS_ORIGINS does not name their origin.`,
  );
}
