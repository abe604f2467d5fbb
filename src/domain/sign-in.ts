/** Signing in without a token: by a link that is sent by e-mail, or at an OpenID Connect provider. */

/** Where people sign in. */
export const SIGN_IN_PATH = '/sign-in/';
/** Where a link leads. */
export const LINK_PATH = '/sign-in/confirm/';

/**
 * The address of a sign-in link.
 *
 * @param root the public address of the service, without a slash at its end
 * @param next the path to continue with
 */
export function linkAddress(root: string, secret: string, next: string): string {
  const query = new URLSearchParams({ key: secret, ...(next !== '/' && { next }) });
  return `${root}${LINK_PATH}?${query}`;
}

/** Sends sign-in links by e-mail. */
export interface LinkMail {
  /**
   * Has a link sent, after this call, where somebody has an account with this e-mail address; nothing tells whether. One
   * account gets one link a minute.
   *
   * @param next the path to continue with
   */
  request(email: string, next: string): void;
}
