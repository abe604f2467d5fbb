/** The door in its place: made of the parts of the server, and kept shut for all who are not let in. */

import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Caller } from '../../domain/access.ts';
import type { AuditLog } from '../../domain/audit.ts';
import type { SessionStore } from '../../domain/session.ts';
import type { TokenReader } from '../../domain/token.ts';
import type { Collection } from '../../resources/collection.ts';
import { icon, styleSheet } from '../assets.ts';
import { calendarPath } from '../calendar/document.ts';
import { type HandlerContext, sendProblem } from '../handler.ts';
import { forCaches } from '../headers.ts';
import type { Metrics } from '../metrics.ts';
import { SECURITY_TXT_PATH } from '../security-txt.ts';
import { createDoor, type Door } from './door.ts';
import { SIGN_IN_PATH } from './paths.ts';
import { createReadAudit, type ReadAudit } from './read-audit.ts';
import { createSessions, type Sessions } from './session.ts';

/** What there is to know of the service. */
interface EntryParts {
  readonly collections: readonly Collection[];
  readonly baseUrl: string | null;
  readonly trustProxy: boolean;
  readonly metrics: Pick<Metrics, 'countNameReads'>;
  readonly logger: FastifyBaseLogger;
}

/** By what tokens are known, and where it is noted who reads names. */
export interface Keys {
  readonly tokens: TokenReader;
  readonly sessions: SessionStore;
  readonly audit: Pick<AuditLog, 'appendReads'>;
}

/** The door, and how browsers are signed in. */
export interface Entry {
  readonly door: Door;
  readonly tokens: TokenReader;
  readonly sessions: Sessions;
  readonly reads: ReadAudit;
}

/** Makes the door of a service that knows its clients by these tokens. */
export function createEntry(
  { collections, baseUrl, trustProxy, metrics, logger }: EntryParts,
  { tokens, sessions: store, audit }: Keys,
): Entry {
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
  const door = createDoor({
    tokens,
    sessions,
    calendarPaths: new Set(
      collections.flatMap((collection) => (collection.calendar ? [calendarPath(collection)] : [])),
    ),
    hostsOf,
    onFault: (err) => logger.warn({ err }, 'the use of a token could not be noted'),
  });
  const reads = createReadAudit(audit, subjectsOf(collections), {
    count: metrics.countNameReads,
    onFault: (err) =>
      logger.error({ err }, 'who reads names cannot be recorded: reads of names are refused until it can'),
    onRecovery: (refused) => logger.info({ refused }, 'who reads names is recorded again'),
    onLoss: (lost, err) => logger.error({ err, reads: lost }, 'reads of names were not recorded'),
  });
  return { door, tokens, sessions, reads };
}

/** What is noted when it is read: what names people, and so is kept by nobody but the client itself. */
const subjectsOf = (collections: readonly Collection[]): ReadonlyMap<string, string> =>
  new Map(
    collections.flatMap(({ path, freshness }) =>
      freshness.kind === 'private' ? [[`/${path}/`, path] as const] : [],
    ),
  );

/** What everybody gets: whether the process lives, and the page to sign in on with all that it loads. */
const OPEN_PATHS: ReadonlySet<string | undefined> = new Set([
  '/healthz',
  SECURITY_TXT_PATH,
  SIGN_IN_PATH,
  styleSheet.path,
  icon.path,
]);

/** Answers all others 401, whatever they ask for, also where there is nothing. */
export function addGuard(server: FastifyInstance, door: Door, context: HandlerContext): void {
  const unlessSaidOtherwise = forCaches({}, context.surroundings.caching);
  server.addHook('onRequest', async (request, reply) => {
    if (OPEN_PATHS.has(request.routeOptions.url)) return undefined;
    reply.headers(unlessSaidOtherwise);
    const refusal = door.refusalOf(request.raw);
    return refusal === undefined ? undefined : sendProblem(refusal, context, request, reply);
  });
}

/** Tells callers apart who are not answered alike: by their token, and by whether pages tell them how to sign out. */
export function askerOf({ token, isSignedIn }: Caller): string {
  return `${token} ${isSignedIn}`;
}
