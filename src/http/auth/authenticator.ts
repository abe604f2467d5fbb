/** Finds the caller of every request, with AUTH=tokens. */

import type { IncomingMessage } from 'node:http';
import { CALENDAR_SCOPE, type Caller, NOBODY } from '../../domain/access.ts';
import type { Token, TokenReader } from '../../domain/token.ts';
import { lastValue, parseParameters } from '../requests/query.ts';
import { invalidToken, notAuthenticated } from '../responses/problem.ts';
import { readAuthorization } from './authorization.ts';
import { crossOriginCookie, isCrossOrigin } from './cross-origin.ts';
import type { Sessions } from './session.ts';

/** What authentication depends on. */
export interface AuthenticatorParts {
  readonly tokens: TokenReader;
  readonly sessions: Sessions;
  /** The paths at which a token may stand in the URL. */
  readonly calendarPaths: ReadonlySet<string>;
  /** The hosts, with their ports, by which a request reaches the service. */
  readonly hostsOf: (request: IncomingMessage) => readonly (string | undefined)[];
  /** Is notified if the use of a token could not be recorded. */
  readonly onFault: (error: unknown) => void;
}

/** Knows the caller of every authenticated request. */
export interface Authenticator {
  /** Authenticates a request; never rejects. */
  authenticate(request: IncomingMessage): Promise<void>;
  /** The caller: {@link NOBODY} where the request was not authenticated. */
  callerOf(request: IncomingMessage): Caller;
  /** Why the request was rejected; undefined where it was authenticated. */
  rejectionOf(request: IncomingMessage): unknown;
}

type AuthenticationOutcome = { readonly caller: Caller } | { readonly rejection: unknown };

/** Creates an authenticator. */
export function createAuthenticator({
  tokens,
  sessions,
  calendarPaths,
  hostsOf,
  onFault,
}: AuthenticatorParts): Authenticator {
  const outcomes = new WeakMap<IncomingMessage, AuthenticationOutcome>();

  /** By the Authorization header, the session cookie, or the URL of a calendar. */
  const tokenOf = async (request: IncomingMessage): Promise<Token & { readonly isSignedIn?: true }> => {
    const credentials = readAuthorization(request.headers.authorization);
    if (credentials.kind === 'malformed') throw invalidToken(credentials.detail);
    const { path, query } = partsOf(request.url);
    const isCalendar = calendarPaths.has(path);
    if (credentials.kind === 'secret') {
      const token = await tokens.find(credentials.secret);
      // A token that stands in URLs allows nothing else, however it is sent.
      if (token === null || (!isCalendar && isForCalendar(token))) throw invalidToken();
      return token;
    }
    const signedInBy = await sessions.tokenOf(request);
    if (signedInBy !== null) {
      if (isCrossOrigin(request, hostsOf(request))) throw crossOriginCookie(request.headers.origin);
      const token = await tokens.findById(signedInBy);
      if (token !== null) return { ...token, isSignedIn: true };
    }
    const secret = isCalendar ? lastValue(parseParameters(query), 'token') : undefined;
    if (secret === undefined) throw notAuthenticated();
    const token = await tokens.find(secret);
    if (token === null || !isForCalendar(token)) throw invalidToken();
    return token;
  };

  return {
    async authenticate(request) {
      try {
        const token = await tokenOf(request);
        const { account, id, scopes, isSignedIn = false } = token;
        outcomes.set(request, {
          caller: { account, token: id, scopes: new Set(scopes), role: null, onlyManager: null, isSignedIn },
        });
        tokens.noteUse(token).catch(onFault);
      } catch (error) {
        outcomes.set(request, { rejection: error });
      }
    },
    callerOf(request) {
      const outcome = outcomes.get(request);
      return outcome !== undefined && 'caller' in outcome ? outcome.caller : NOBODY;
    },
    rejectionOf(request) {
      const outcome = outcomes.get(request);
      if (outcome === undefined) return notAuthenticated();
      return 'rejection' in outcome ? outcome.rejection : undefined;
    },
  };
}

/** Whether a token may stand in a URL. */
export const isForCalendar = ({ scopes }: Token): boolean => scopes.includes(CALENDAR_SCOPE);

function partsOf(url = '/'): { readonly path: string; readonly query: string } {
  const start = url.indexOf('?');
  return start < 0 ? { path: url, query: '' } : { path: url.slice(0, start), query: url.slice(start + 1) };
}
