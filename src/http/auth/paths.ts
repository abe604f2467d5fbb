/** Where people sign in and out. */

import { SIGN_IN_PATH } from '../../domain/sign-in.ts';

export const SIGN_OUT_PATH = '/sign-out/';

/** The query parameter and form field with the path to continue with. */
export const NEXT = 'next';

/** The form field with the page that shows its own form again after a token that is none. */
export const FAILED_AT = 'failed_at';

/** The query parameter that tells that page why: `token`, or `wait` after too many attempts. */
export const REFUSED = 'refused';

/** A rejected request, as far as its sign-in link needs it. */
interface RejectedRequest {
  readonly method: string;
  readonly path: string;
  /** Path and query. */
  readonly target: string;
}

/** The sign-in page that leads back to the requested page; a write leads to its path and is not repeated. */
export function signInHref({ method, path, target }: RejectedRequest): string {
  const next = method === 'GET' || method === 'HEAD' ? path + target.replace(/^[^?]*/, '') : path;
  return `${SIGN_IN_PATH}?${NEXT}=${encodeURIComponent(next.toWellFormed())}`;
}

/** The path if it is one of this service, otherwise `/`, which prevents open redirects. */
export function safeRedirectPath(text: string): string {
  const base = 'http://service.invalid';
  const address = text.startsWith('/') ? URL.parse(text, base) : null;
  return address?.origin === base && !address.pathname.startsWith('//')
    ? address.pathname + address.search
    : '/';
}
