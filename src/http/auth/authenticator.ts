/** Finds the caller of every request, with AUTH=tokens. */

import type { IncomingMessage } from 'node:http';
import { ANONYMOUS_CALLER, CALENDAR_SCOPE, type Caller } from '../../domain/access.ts';
import { type AccountReader, callerOf } from '../../domain/account.ts';
import type { SessionOwner } from '../../domain/session.ts';
import type { Token, TokenReader } from '../../domain/token.ts';
import type { Logger } from '../observability/logger.ts';
import { lastValue, parseParameters } from '../requests/query.ts';
import { invalidToken, notAuthenticated } from '../responses/problem.ts';
import { crossOriginCookie, isCrossOrigin } from './cross-origin.ts';
import type { Sessions } from './session.ts';

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
