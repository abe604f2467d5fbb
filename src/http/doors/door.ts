/** Who asks: found out for every request before anything else is done with it, where tokens are asked for. */

import type { IncomingMessage } from 'node:http';
import { CALENDAR_SCOPE, type Caller, NOBODY } from '../../domain/access.ts';
import type { Token, TokenReader } from '../../domain/token.ts';
import { notAuthenticated, wrongToken } from '../problem.ts';
import { lastValue, parseParameters } from '../query.ts';
import { readAuthorization } from './authorization.ts';
import { cookieFromElsewhere, isCrossOrigin } from './cross-origin.ts';
import type { Sessions } from './session.ts';

/** What the door stands on. */
export interface DoorParts {
  readonly tokens: TokenReader;
  readonly sessions: Sessions;
  /** The paths at which a token may stand in the address. */
  readonly calendarPaths: ReadonlySet<string>;
  /** The hosts, with their ports, by which a request reaches the service. */
  readonly hostsOf: (request: IncomingMessage) => readonly (string | undefined)[];
  /** Told where the use of a token could not be noted. */
  readonly onFault: (error: unknown) => void;
}

/** Knows of every request that came in who sent it. */
export interface Door {
  /** Finds out who sent a request; never rejects. */
  enter(request: IncomingMessage): Promise<void>;
  /** Who sent it: {@link NOBODY} where that is not known. */
  callerOf(request: IncomingMessage): Caller;
  /** What was thrown in place of letting its sender in; undefined where she is in. */
  refusalOf(request: IncomingMessage): unknown;
}

type Entrance = { readonly caller: Caller } | { readonly refusal: unknown };

/** Makes the door. */
export function createDoor({ tokens, sessions, calendarPaths, hostsOf, onFault }: DoorParts): Door {
  const entrances = new WeakMap<IncomingMessage, Entrance>();

  /** By the header, by the cookie of a browser that was signed in, or by the address of a calendar. */
  const tokenOf = async (request: IncomingMessage): Promise<Token & { readonly isSignedIn?: true }> => {
    const credentials = readAuthorization(request.headers.authorization);
    if (credentials.kind === 'malformed') throw wrongToken(credentials.detail);
    const { path, query } = partsOf(request.url);
    const isCalendar = calendarPaths.has(path);
    if (credentials.kind === 'secret') {
      const token = await tokens.find(credentials.secret);
      // What gets around in addresses opens nothing else, however it comes.
      if (token === null || (!isCalendar && isForCalendar(token))) throw wrongToken();
      return token;
    }
    const signedInBy = await sessions.tokenOf(request);
    if (signedInBy !== null) {
      if (isCrossOrigin(request, hostsOf(request))) throw cookieFromElsewhere(request.headers.origin);
      const token = await tokens.findById(signedInBy);
      if (token !== null) return { ...token, isSignedIn: true };
    }
    const secret = isCalendar ? lastValue(parseParameters(query), 'token') : undefined;
    if (secret === undefined) throw notAuthenticated();
    const token = await tokens.find(secret);
    if (token === null || !isForCalendar(token)) throw wrongToken();
    return token;
  };

  return {
    async enter(request) {
      try {
        const token = await tokenOf(request);
        const { account, id, scopes, isSignedIn = false } = token;
        entrances.set(request, {
          caller: { account, token: id, scopes: new Set(scopes), isSignedIn },
        });
        tokens.noteUse(token).catch(onFault);
      } catch (error) {
        entrances.set(request, { refusal: error });
      }
    },
    callerOf(request) {
      const entrance = entrances.get(request);
      return entrance !== undefined && 'caller' in entrance ? entrance.caller : NOBODY;
    },
    refusalOf(request) {
      const entrance = entrances.get(request);
      if (entrance === undefined) return notAuthenticated();
      return 'refusal' in entrance ? entrance.refusal : undefined;
    },
  };
}

/** Whether a token may stand in an address. */
export const isForCalendar = ({ scopes }: Token): boolean => scopes.includes(CALENDAR_SCOPE);

function partsOf(url = '/'): { readonly path: string; readonly query: string } {
  const start = url.indexOf('?');
  return start < 0 ? { path: url, query: '' } : { path: url.slice(0, start), query: url.slice(start + 1) };
}
