/** The additions to the document of a service that requires tokens. */

import { CALENDAR_SCOPE, type Scope } from '../../domain/access.ts';
import type { Collection } from '../../resources/collection.ts';
import { calendarPath } from '../calendar/document.ts';
import { notAuthenticated } from '../responses/problem.ts';
import { headers, problemResponse, RESPONSES, shared, withoutAllow } from './components.ts';
import type { ApiDescription, Operation, OperationMethod, PathItem, Reference, Responses } from './model.ts';
import { mapParts, operationsOf, type Response, reference } from './model.ts';
import { HOOK_PATH } from './paths.ts';

const DESCRIPTION = `

Every request needs a token, whose scopes decide what it may do. Send it as \`Authorization: Bearer …\` or \`Authorization: Token …\`, or sign in with it in a browser. People with an account sign in without a token, and may do what their role allows. Without either, a request gets 401, except where no token is required.`;

/** The responses of services that require tokens. */
const AUTHENTICATION_RESPONSES = {
  NotAuthenticated: withoutAllow(problemResponse('The token is missing or invalid.', notAuthenticated())),
  ForbiddenElsewhere: withoutAllow(RESPONSES.Forbidden),
};

const guardedResponse = (name: keyof typeof AUTHENTICATION_RESPONSES): Reference =>
  reference('responses', name);

/** The paths of which GET and HEAD require no token. */
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
    paths: mapParts(paths, (item, path) =>
      OPEN_PATHS.includes(path)
        ? secured(item, false, (operation) => ({ ...operation, security: [] }))
        : secured(item, true, (operation, method) =>
            guardedOperation(operation, scopesOf(path, method, collections)),
          ),
    ),
    components: {
      ...components,
      responses: mapParts({ ...components.responses, ...AUTHENTICATION_RESPONSES }, withCaching),
      securitySchemes: {
        Token: {
          type: 'http',
          scheme: 'bearer',
          description: 'A token created with “npx mentoring token create”.',
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
    const { read, write = read } = collection.scopes;
    if (path === calendarPath(collection)) return [read, CALENDAR_SCOPE];
    if (path !== `/${collection.path}/` && path !== `/${collection.path}/{id}/`) continue;
    if (method === 'options' && write !== read) return [read, write];
    return [method === 'post' || method === 'patch' ? write : read];
  }
  return [];
}

/** A path with changed operations, and with the rejections of other methods: 403 only where a scope is missing. */
function secured(
  item: PathItem,
  isGuarded: boolean,
  change: (operation: Operation, method: OperationMethod) => Operation,
): PathItem {
  const { 'x-other-methods': others = {}, 'x-without-trailing-slash': withoutSlash } = item;
  const changed = operationsOf(item).map(([method, operation]) => [method, change(operation, method)]);
  return {
    ...item,
    ...Object.fromEntries(changed),
    'x-other-methods': refusable(isGuarded, others),
    ...(withoutSlash && { 'x-without-trailing-slash': refusable(false, withoutSlash) }),
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
    responses: refusable(
      scopes.length > 0,
      scopes.includes('admin') ? { '403': guardedResponse('ForbiddenElsewhere'), ...responses } : responses,
    ),
  };
}

/** The responses with those to callers without a token, or without the scope. */
const refusable = (mayBeForbidden: boolean, responses: Responses): Responses => ({
  '401': guardedResponse('NotAuthenticated'),
  ...(mayBeForbidden && { '403': shared('Forbidden') }),
  ...mapParts(responses, withCaching),
});

/** Every response says that only the client may cache it. */
function withCaching<Part extends Response | Reference>(response: Part): Part {
  if ('$ref' in response) return response;
  const named = 'headers' in response ? response.headers : {};
  return { ...response, headers: { ...headers('Cache-Control', 'Vary'), ...named } };
}
