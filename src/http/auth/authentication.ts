/** Assembles the authentication of requests from its parts. */

import type { IncomingMessage } from 'node:http';
import type { Caller } from '../../domain/access.ts';
import type { AccountReader, SignInLinks } from '../../domain/account.ts';
import type { AuditLog } from '../../domain/audit.ts';
import type { SessionStore } from '../../domain/session.ts';
import type { FirstAccount, LinkMail, OpenIdSignIn } from '../../domain/sign-in.ts';
import type { TokenReader } from '../../domain/token.ts';
import type { Collection } from '../../resources/collection.ts';
import type { Logger } from '../observability/logger.ts';
import type { Metrics } from '../observability/metrics.ts';
import { routePath } from '../requests/path-template.ts';
import { createAuthenticator } from './authenticator.ts';
import { createCookie } from './cookie.ts';
import { createReadAudit } from './read-audit.ts';
import { createSessions } from './session.ts';

/** The parts of the server that authentication needs. */
interface AuthenticationParts {
  readonly collections: readonly Collection[];
  readonly others: readonly { readonly path: string; readonly audited?: string }[];
  /** The paths at which a token may stand in the URL. */
  readonly calendarPaths: readonly string[];
  readonly baseUrl: string | null;
  readonly trustProxy: boolean;
  readonly metrics: Pick<Metrics, 'countNameReads'>;
  readonly logger: Logger;
}

/** The stores of accounts, tokens and sessions, and the audit log of reads of names. */
export interface AuthenticationStores {
  readonly accounts: AccountReader;
  readonly tokens: TokenReader;
  readonly sessions: SessionStore;
  readonly audit: Pick<AuditLog, 'appendReads'>;
  /** How people sign in without a token: by links, which may be sent by e-mail, and at a provider. */
  readonly ways: {
    readonly links: SignInLinks;
    readonly mail: LinkMail | null;
    readonly openId: OpenIdSignIn | null;
    /** Null if there was an account when the service started, or other machines can reach it. */
    readonly first: FirstAccount | null;
  };
}

/** Authenticates requests and browser sessions, and audits reads of names. */
export type Authentication = ReturnType<typeof createAuthentication>;

/** Sets up authentication by tokens and sessions. */
export function createAuthentication(
  { collections, others, calendarPaths, baseUrl, trustProxy, metrics, logger }: AuthenticationParts,
  { accounts, tokens, sessions: store, audit, ways }: AuthenticationStores,
) {
  const isSecure = ({ headers }: IncomingMessage): boolean => {
    if (baseUrl !== null) return baseUrl.startsWith('https:');
    const forwarded = trustProxy ? String(headers['x-forwarded-proto'] ?? '') : '';
    return forwarded.split(',').at(-1)?.trim() === 'https';
  };
  const publicHost = baseUrl === null ? undefined : new URL(baseUrl).host;
  const hostsOf = ({ headers }: IncomingMessage) => [
    headers.host?.toLowerCase(),
    publicHost,
    ...(trustProxy ? String(headers['x-forwarded-host'] ?? '').split(',') : []).map((host) =>
      host.trim().toLowerCase(),
    ),
  ];
  const sessions = createSessions(store, isSecure);
  const authenticator = createAuthenticator({
    accounts,
    tokens,
    sessions,
    calendarPaths: new Set(calendarPaths),
    hostsOf,
    logger,
  });
  const reads = createReadAudit(audit, subjectsOf(collections, others), metrics.countNameReads, logger);
  // The state of a sign-in at the provider: `lax`, because the provider, another site, redirects the browser back with it.
  const openIdCookie = createCookie('mentoring-openid', 'lax', isSecure);
  return { authenticator, accounts, tokens, sessions, ways, openIdCookie, reads };
}

/** The audited subject by route: collections that name people, and endpoints that declare one. */
const subjectsOf = (
  collections: AuthenticationParts['collections'],
  others: AuthenticationParts['others'],
): ReadonlyMap<string, string> =>
  new Map([
    ...collections.flatMap(({ path, freshness }) =>
      freshness.kind === 'private' ? [[`/${path}/`, path] as const] : [],
    ),
    // The framework names a route in its own way.
    ...others.flatMap(({ path, audited }) =>
      audited === undefined ? [] : [[path, audited] as const, [routePath(path), audited] as const],
    ),
  ]);

/** The part of a cache key that distinguishes callers, with what may change of what they see, as a role does. */
export function callerKey({ account, token, role, onlyManager, isSignedIn }: Caller): string {
  return JSON.stringify([account?.id, token, role, onlyManager, isSignedIn]);
}
