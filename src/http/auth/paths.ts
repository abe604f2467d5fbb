/** Where people sign in and out. */

import type { RequestContext } from '../pipeline/request-context.ts';

export const SIGN_IN_PATH = '/sign-in/';
export const SIGN_OUT_PATH = '/sign-out/';

/** The parameter, and the field of the form, that says where to go on. */
export const NEXT = 'next';

/** The way to sign in and back to what was asked for; what was sent to be written is not sent again. */
export function signInHref({
  method,
  path,
  target,
}: Pick<RequestContext, 'method' | 'path' | 'target'>): string {
  const next = method === 'GET' || method === 'HEAD' ? path + target.replace(/^[^?]*/, '') : path;
  return `${SIGN_IN_PATH}?${NEXT}=${encodeURIComponent(next.toWellFormed())}`;
}

/** A path of this service; `/` in place of everything else, so that no link can lead away from it. */
export function safeNext(text: string): string {
  const base = 'http://service.invalid';
  const address = text.startsWith('/') ? URL.parse(text, base) : null;
  return address?.origin === base && !address.pathname.startsWith('//')
    ? address.pathname + address.search
    : '/';
}
