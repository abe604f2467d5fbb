/** Assembles the authentication of requests from its parts. */

import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { ANONYMOUS_CALLER, CALENDAR_SCOPE, type Caller } from '../../domain/access.ts';
import {
  type AccountReader,
  callerOf,
  type SignInLinks,
  type Token,
  type TokenReader,
} from '../../domain/account.ts';
import type { AuditLog } from '../../domain/audit.ts';
import type {
  FirstAccount,
  LinkMail,
  OpenIdSignIn,
  SessionOwner,
  SessionStore,
} from '../../domain/sign-in.ts';
import type { Collection } from '../../resources/collection.ts';
import type { Logger } from '../observability/logger.ts';
import type { Metrics } from '../observability/metrics.ts';
import { lastValue, parseParameters, routePath } from '../requests/target.ts';
import { invalidToken, notAuthenticated } from '../responses/response.ts';
import { crossOriginCookie, isCrossOrigin } from './cross-origin.ts';
import { createReadAudit } from './read-audit.ts';
import { createCookie, createSessions, type Sessions } from './session.ts';

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

// Finds the caller of every request, with AUTH=tokens.

/** The dependencies of authentication. */
interface AuthenticatorParts {
  readonly accounts: AccountReader;
  readonly tokens: TokenReader;
  readonly sessions: Sessions;
  /** The paths at which a token may stand in the URL. */
  readonly calendarPaths: ReadonlySet<string>;
  /** The hosts, with their ports, by which a request reaches the service. */
  readonly hostsOf: (request: IncomingMessage) => readonly (string | undefined)[];
  readonly logger: Logger;
}

/** Knows the caller of every authenticated request. */
export type Authenticator = ReturnType<typeof createAuthenticator>;

/** A caller, and how to record the use of their token or session. */
interface Found {
  readonly caller: Caller;
  readonly noteUse: () => Promise<unknown>;
}

/** Creates an authenticator. */
export function createAuthenticator({
  accounts,
  tokens,
  sessions,
  calendarPaths,
  hostsOf,
  logger,
}: AuthenticatorParts) {
  const outcomes = new WeakMap<
    IncomingMessage,
    { readonly caller: Caller } | { readonly rejection: unknown }
  >();

  /** By the Authorization header, the session cookie, or the URL of a calendar. */
  const findCaller = async (request: IncomingMessage): Promise<Found> => {
    const sent = secretIn(request.headers.authorization);
    const { path, query } = partsOf(request.url);
    const isCalendar = calendarPaths.has(path);
    if (sent !== undefined) {
      const token = await tokens.find(sent);
      // A token for URLs opens calendars only, even if it is sent in a header.
      if (token === null || (!isCalendar && isForCalendar(token))) throw invalidToken();
      return byToken(token);
    }
    const session = await sessions.find(request);
    if (session !== null) {
      if (isCrossOrigin(request, hostsOf(request))) throw crossOriginCookie(request.headers.origin);
      const found = await bySession(session);
      if (found !== null) {
        return { ...found, noteUse: () => Promise.all([found.noteUse(), sessions.noteUse(request)]) };
      }
    }
    const secret = isCalendar ? lastValue(parseParameters(query), 'token') : undefined;
    if (secret === undefined) throw notAuthenticated();
    const token = await tokens.find(secret);
    if (token === null || !isForCalendar(token)) throw invalidToken();
    return byToken(token);
  };

  const byToken = async (token: Token, isSignedIn = false): Promise<Found> => {
    const account = await accounts.findById(token.account.id);
    if (account === null) throw invalidToken();
    return { caller: callerOf(account, token, isSignedIn), noteUse: () => tokens.noteUse(token) };
  };

  const bySession = async (session: SessionOwner): Promise<Found | null> => {
    if (session.token === null) {
      const account = await accounts.findById(session.account);
      return account && { caller: callerOf(account, null, true), noteUse: async () => {} };
    }
    const token = await tokens.findById(session.token);
    return token && byToken(token, true);
  };

  const noteFault = (err: unknown) =>
    logger.warn({ err }, 'failed to record the last use of a token or a session');

  return {
    /** Authenticates a request; never rejects. */
    async authenticate(request: IncomingMessage): Promise<void> {
      try {
        const { caller, noteUse } = await findCaller(request);
        outcomes.set(request, { caller });
        noteUse().catch(noteFault);
      } catch (error) {
        outcomes.set(request, { rejection: error });
      }
    },
    /** The caller: {@link ANONYMOUS_CALLER} if the request was not authenticated. */
    callerOf(request: IncomingMessage): Caller {
      const outcome = outcomes.get(request);
      return outcome !== undefined && 'caller' in outcome ? outcome.caller : ANONYMOUS_CALLER;
    },
    /** Why the request was rejected; undefined if it was authenticated. */
    rejectionOf(request: IncomingMessage): unknown {
      const outcome = outcomes.get(request);
      if (outcome === undefined) return notAuthenticated();
      return 'rejection' in outcome ? outcome.rejection : undefined;
    },
  };
}

/** The secret in the header Authorization, as for Django REST framework's `TokenAuthentication`. Throws a 401. */
function secretIn(header = ''): string | undefined {
  const [scheme = '', ...words] = header.split(/[ \t]+/).filter((word) => word !== '');
  if (!/^(?:bearer|token)$/i.test(scheme)) return undefined;
  const malformed = (reason: string) => invalidToken(`Invalid token header. ${reason}`);
  const [secret] = words;
  if (secret === undefined) throw malformed('No credentials provided.');
  if (words.length > 1) throw malformed('Token string should not contain spaces.');
  if (!/^[!-~]+$/.test(secret)) throw malformed('Token string should not contain invalid characters.');
  return secret;
}

/** Whether a token may stand in a URL. */
export const isForCalendar = ({ scopes }: Token): boolean => scopes.includes(CALENDAR_SCOPE);

function partsOf(url = '/'): { readonly path: string; readonly query: string } {
  const start = url.indexOf('?');
  return start < 0 ? { path: url, query: '' } : { path: url.slice(0, start), query: url.slice(start + 1) };
}

// Counts failed sign-ins by client, to limit how many tokens are looked up and how much is logged.

/** The maximum number of failures within a minute. */
const USUAL_MOST = 10;
const WITHIN = 60_000;
/** The maximum number of clients remembered; beyond it, those with the oldest failures are forgotten. */
const REMEMBERED = 10_000;

/** Counts a failure of a client, and returns the seconds that it must wait; 0 if it may try again at once. */
export type FailureCounter = (client: string) => number;

/** Creates a counter; `most` is the maximum number of failures of a client within a minute. */
export function createFailureCounter(most = USUAL_MOST): FailureCounter {
  const failures = new LRUCache<string, { count: number }>({ max: REMEMBERED, ttl: WITHIN });
  return (client) => {
    const known = failures.get(client);
    if (known === undefined) {
      failures.set(client, { count: 1 });
      return 0;
    }
    known.count += 1;
    return known.count > most ? Math.max(1, Math.ceil(failures.getRemainingTTL(client) / 1000)) : 0;
  };
}
