/** Signing in without a token: with a link sent by e-mail, or at an OpenID Connect provider. */

import type { Language } from './languages.ts';

export const SIGN_IN_PATH = '/sign-in/';
export const LINK_PATH = '/sign-in/confirm/';
/** The path to which an OpenID Connect provider redirects. */
export const OPEN_ID_RETURN_PATH = '/sign-in/openid/return/';

/**
 * The URL of a sign-in link.
 *
 * @param root the public address of the service, without a trailing slash
 * @param next the path to continue with
 */
export function linkAddress(root: string, secret: string, next: string): string {
  const query = new URLSearchParams({ key: secret, ...(next !== '/' && { next }) });
  return `${root}${LINK_PATH}?${query}`;
}

/** Makes the first account, for whoever has the secret that the start printed: once, within 15 minutes. */
export interface FirstAccount {
  /** Whether a secret is the one that was printed, and still valid. */
  isSecret(text: string): boolean;
  /**
   * Creates the account of the first manager.
   *
   * @returns its id; null if the secret is not valid any more
   * @throws InvalidValuesError if a value is invalid
   * @throws ConflictError if somebody has an account
   */
  create(secret: string, person: { readonly name: string; readonly email: string }): Promise<number | null>;
}

export interface LinkMail {
  /**
   * Queues a link, after this call, if an account has this e-mail address; the result does not depend on
   * that. An account gets one link a minute.
   *
   * @param next the path to continue with
   * @param language the language of the message; null: the default language of reminders
   */
  request(email: string, next: string, language: Language | null): void;
}

/** Why a sign-in at a provider failed. */
export type OpenIdFault =
  /** The provider does not respond, or not now. */
  | 'unavailable'
  /** The provider rejects this service as a client. */
  | 'misconfigured'
  /** The person or the provider refused. */
  | 'declined'
  /** The state is missing or too old: this browser may not have begun the sign-in. */
  | 'lost'
  /** The response was used before, or is too old. */
  | 'repeated'
  /** The ID token cannot be verified. */
  | 'untrusted'
  /** The provider gives no e-mail address. */
  | 'no e-mail'
  /** The provider has not verified the address. */
  | 'unverified'
  /** The address is not in OIDC_ALLOWED. */
  | 'not allowed'
  /** No account has the address. */
  | 'unknown'
  /** The account with the address was removed. */
  | 'removed';

export class OpenIdError extends Error {
  override readonly name = 'OpenIdError';
  readonly fault: OpenIdFault;
  /** The e-mail address of the attempt; null if it is unknown. */
  readonly email: string | null;

  constructor(fault: OpenIdFault, options: { readonly email?: string; readonly cause?: unknown } = {}) {
    super(`OpenID Connect: ${fault}`, { cause: options.cause });
    this.fault = fault;
    this.email = options.email ?? null;
  }
}

export interface OpenIdSignIn {
  /** The host name of the provider. */
  readonly label: string;
  /**
   * Begins a sign-in.
   *
   * @param returnAddress the redirect URI
   * @param next the path to continue with
   * @returns the URL at the provider, and the encrypted state for the browser
   * @throws OpenIdError if the provider cannot be used
   */
  begin(returnAddress: string, next: string): Promise<{ readonly address: string; readonly sealed: string }>;
  /**
   * Completes a sign-in.
   *
   * @param address the URL to which the browser returned, with its query
   * @param sealed the state from the browser; null if there is none
   * @returns the id of the account, and the path to continue with
   * @throws OpenIdError if it fails
   */
  finish(
    address: string,
    sealed: string | null,
  ): Promise<{ readonly account: number; readonly next: string }>;
}

export interface SessionOwner {
  readonly account: number;
  /** The id of the token used to sign in; null if it was done without one. */
  readonly token: number | null;
}

export type SignInMethod = 'token' | 'link' | 'openid';

/** Begins, finds and ends sessions. A session that one process ends is over in all others at their next call. */
export interface SessionStore {
  /**
   * Begins a session of an account and, if a token was used, of that token; both must be valid.
   *
   * @returns its secret, which cannot be read again: 43 letters, digits, `-` and `_`
   */
  begin(owner: SessionOwner, method: SignInMethod): Promise<string>;
  /** The owner of a session; null if there is none with that secret, or it is over. */
  find(secret: string): Promise<SessionOwner | null>;
  /** Records the use of a session, which extends it, unless that was recorded shortly before. */
  noteUse(secret: string): Promise<void>;
  end(secret: string): Promise<void>;
}

/** The maximum time without use, in seconds. */
export const SESSION_IDLE = 12 * 3600;

/** The maximum length of a session, in seconds. */
export const SESSION_LIFETIME = 30 * 24 * 3600;
