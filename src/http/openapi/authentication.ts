/** The additions to the document of a service that requires tokens. */

import { CALENDAR_SCOPE, type Scope } from '../../domain/access.ts';
import type { Collection } from '../../resources/collection.ts';
import { calendarPath } from '../calendar/document.ts';
import { notAuthenticated } from '../responses/problem.ts';
import { headers, problemResponse, RESPONSES, shared, withoutAllow } from './components.ts';
import { HOOK_PATH } from './hook-paths.ts';
import {
  type ApiDescription,
  OPERATION_METHODS,
  type Operation,
  type OperationMethod,
  type PathItem,
  type Reference,
  type Response,
  type Responses,
  reference,
} from './model.ts';

const DESCRIPTION = `

Every request needs a token, whose scopes decide what it may do. Send it as \`Authorization: Bearer …\` or \`Authorization: Token …\`, or sign in with it in a browser. People with an account sign in without a token, and may do what their role allows. Without either, every path gets 401 except \`/healthz\`, \`/.well-known/security.txt\`, the sign-in pages, the page that stops reminders and signed webhooks.`;

/** The responses of services that require tokens. */
const AUTHENTICATION_RESPONSES = {
  NotAuthenticated: withoutAllow(problemResponse('The token is missing or invalid.', notAuthenticated())),
  ForbiddenElsewhere: withoutAllow(RESPONSES.Forbidden),
} satisfies Readonly<Record<string, Response>>;

const guardedResponse = (name: keyof typeof AUTHENTICATION_RESPONSES): Reference =>
  reference('responses', name);

/** The path of the single records. */
const recordPath = ({ path }: Collection): string => `/${path}/{id}/`;

/** The paths that require no token. */
const OPEN_PATHS: readonly string[] = ['/healthz', HOOK_PATH];

/** The document of a service that requires tokens. */
export function withAuthentication(
  document: ApiDescription,
  collections: readonly Collection[],
): ApiDescription {
  const { info, paths, components } = document;
  return {
    ...document,
    info: { ...info, description: info.description + DESCRIPTION },
    security: [{ Token: [] }],
    paths: mapped(paths, (item, path) =>
      OPEN_PATHS.includes(path)
        ? opened(item)
        : guarded(item, (method) => scopesOf(path, method, collections)),
    ),
    components: {
      ...components,
      responses: mapped({ ...components.responses, ...AUTHENTICATION_RESPONSES }, withCaching),
      securitySchemes: {
        Token: {
          type: 'http',
          scheme: 'bearer',
          description: 'A token created with “mentoring token create”.',
        },
        CalendarToken: {
          type: 'apiKey',
          in: 'query',
          name: 'token',
          description: `A token with the scope \`${CALENDAR_SCOPE}\`, for programs that cannot send headers.`,
        },
      },
    },
  };
}

/** The alternative scopes that an operation requires; empty if any token will do. */
function scopesOf(
  path: string,
  method: OperationMethod,
  collections: readonly Collection[],
): readonly Scope[] {
  if (path === '/metrics') return ['admin'];
  for (const collection of collections) {
    const { read, write } = collection.scopes;
    if (path === calendarPath(collection)) return [read, CALENDAR_SCOPE];
    if (path !== `/${collection.path}/` && path !== recordPath(collection)) continue;
    if (method === 'options' && write !== undefined) return [read, write];
    return [method === 'post' || method === 'patch' ? (write ?? read) : read];
  }
  return [];
}

/** Only GET and HEAD need no token. */
function opened(item: PathItem): PathItem {
  const { 'x-other-methods': others = {} } = item;
  return {
    ...item,
    ...operationsOf(item, (operation) => ({ ...operation, security: [] })),
    'x-other-methods': { ...refusals(false), ...withCachingEach(others) },
  };
}

function guarded(item: PathItem, scopes: (method: OperationMethod) => readonly Scope[]): PathItem {
  const { 'x-other-methods': others, 'x-without-trailing-slash': withoutSlash } = item;
  return {
    ...item,
    ...operationsOf(item, (operation, method) => guardedOperation(operation, scopes(method))),
    ...(others && { 'x-other-methods': { ...refusals(true), ...withCachingEach(others) } }),
    ...(withoutSlash && {
      'x-without-trailing-slash': { ...refusals(false), ...withCachingEach(withoutSlash) },
    }),
  };
}

function guardedOperation(operation: Operation, scopes: readonly Scope[]): Operation {
  const { description, responses } = operation;
  const needed =
    scopes.length === 0
      ? 'Needs any valid token.'
      : `Needs a token with the scope ${scopes.map((scope) => `\`${scope}\``).join(' or ')}.`;
  return {
    ...operation,
    description: description === undefined ? needed : `${description} ${needed}`,
    security: [
      { Token: scopes },
      ...(scopes.includes(CALENDAR_SCOPE) ? [{ CalendarToken: [] as const }] : []),
    ],
    responses: {
      ...refusals(scopes.length > 0),
      ...(scopes.includes('admin') && { '403': guardedResponse('ForbiddenElsewhere') }),
      ...withCachingEach(responses),
    },
  };
}

const refusals = (mayBeForbidden: boolean): Responses => ({
  '401': guardedResponse('NotAuthenticated'),
  ...(mayBeForbidden && { '403': shared('Forbidden') }),
});

const withCachingEach = (responses: Responses): Responses => mapped(responses, withCaching);

/** Every response says that only the client may cache it. */
function withCaching<Part extends Response | Reference>(response: Part): Part {
  if ('$ref' in response) return response;
  const named = 'headers' in response ? response.headers : {};
  return { ...response, headers: { ...headers('Cache-Control', 'Vary'), ...named } };
}

function operationsOf(
  item: PathItem,
  change: (operation: Operation, method: OperationMethod) => Operation,
): Partial<Record<OperationMethod, Operation>> {
  return Object.fromEntries(
    OPERATION_METHODS.flatMap((method) => {
      const operation = item[method];
      return operation === undefined ? [] : [[method, change(operation, method)]];
    }),
  );
}

function mapped<Value>(
  values: Readonly<Record<string, Value>>,
  change: (value: Value, name: string) => Value,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]));
}
