/** Signing in without a token: by a link that is sent by e-mail, or at an OpenID Connect provider. */

/** Where people sign in. */
export const SIGN_IN_PATH = '/sign-in/';
/** Where a link leads. */
export const LINK_PATH = '/sign-in/confirm/';
/** Where an OpenID Connect provider leads browsers back to. */
export const OPEN_ID_RETURN_PATH = '/sign-in/openid/return/';

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
   * Has a link sent, after this call, if somebody has an account with this e-mail address; nothing tells whether. One
   * account gets one link a minute.
   *
   * @param next the path to continue with
   */
  request(email: string, next: string): void;
}

/** Why nobody was signed in at a provider. */
export type OpenIdFault =
  /** The provider does not answer, or not now. */
  | 'unavailable'
  /** The provider does not take this service for its client. */
  | 'misconfigured'
  /** The person or the provider said no. */
  | 'declined'
  /** It is not known that this browser began it, or it was too long ago. */
  | 'lost'
  /** The answer was used before, or is too old. */
  | 'repeated'
  /** What the provider says of the person cannot be verified. */
  | 'untrusted'
  /** The provider names no e-mail address. */
  | 'no e-mail'
  /** The provider does not say that the address is the person's own. */
  | 'unverified'
  /** The address is none of those that may sign in. */
  | 'not allowed'
  /** Nobody has an account with the address. */
  | 'unknown'
  /** The account with the address was removed. */
  | 'removed';

/** Nobody was signed in. */
export class OpenIdError extends Error {
  override readonly name = 'OpenIdError';
  readonly fault: OpenIdFault;
  /** The e-mail address that it is about; null if none is known. */
  readonly email: string | null;

  constructor(fault: OpenIdFault, options: { readonly email?: string; readonly cause?: unknown } = {}) {
    super(`OpenID Connect: ${fault}`, { cause: options.cause });
    this.fault = fault;
    this.email = options.email ?? null;
  }
}

/** Signing in at an OpenID Connect provider. */
export interface OpenIdSignIn {
  /** The provider, as people know it: its host name. */
  readonly label: string;
  /**
   * Begins.
   *
   * @param returnAddress where the provider sends the browser back to
   * @param next the path to continue with
   * @returns the address at the provider, and what the browser must bring back, which nobody else can read or make
   * @throws OpenIdError if the provider cannot be used
   */
  begin(returnAddress: string, next: string): Promise<{ readonly address: string; readonly sealed: string }>;
  /**
   * Ends.
   *
   * @param address the one that the browser was sent back to, with its query
   * @param sealed what the browser brought; null if it brought nothing
   * @returns the id of the account, and the path to continue with
   * @throws OpenIdError if nobody is signed in
   */
  finish(
    address: string,
    sealed: string | null,
  ): Promise<{ readonly account: number; readonly next: string }>;
}
