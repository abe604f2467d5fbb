/** Where people sign in and out. */

import { SIGN_IN_PATH } from '../../domain/sign-in.ts';

export const SIGN_OUT_PATH = '/sign-out/';

/** The parameter, and the field of the form, that names the page to continue with. */
export const NEXT = 'next';

/** A request that needs signing in. */
interface RejectedRequest {
  readonly method: string;
  readonly path: string;
  /** Path and query. */
  readonly target: string;
}

/** The URL of the sign-in page that leads back to what was requested; a write is not repeated. */
export function signInHref({ method, path, target }: RejectedRequest): string {
  const next = method === 'GET' || method === 'HEAD' ? path + target.replace(/^[^?]*/, '') : path;
  return `${SIGN_IN_PATH}?${NEXT}=${encodeURIComponent(next.toWellFormed())}`;
}

/** The path where it is one of this service, otherwise `/`: no link may lead away from it. */
export function safeNext(text: string): string {
  const base = 'http://service.invalid';
  const address = text.startsWith('/') ? URL.parse(text, base) : null;
  return address?.origin === base && !address.pathname.startsWith('//')
    ? address.pathname + address.search
    : '/';
}
