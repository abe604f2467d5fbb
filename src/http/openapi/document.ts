/** The API description as a document of OpenAPI 3.1, made of the declarations of the collections, and its endpoint. */

import { CALENDAR_SCOPE, type Scope } from '../../domain/access.ts';
import type { Collection } from '../../resources/collection.ts';
import { calendarPath } from '../calendar/document.ts';
import type { Endpoint } from '../pipeline/endpoint.ts';
import { type DescribedResource, metadata } from '../pipeline/metadata.ts';
import { dataResponse, notAuthenticated } from '../responses/response.ts';
import { describeCollection } from './collections.ts';
import {
  type ApiDescription,
  mapParts,
  type Named,
  type Operation,
  operationsOf,
  reference,
  rootSchema,
} from './model.ts';
import {
  calendarPaths,
  descriptionPath,
  HEADERS,
  PROBLEM_SCHEMA,
  problemResponse,
  RESPONSES,
  rootPath,
  SERVICE_TAG,
  SHARED_PARAMETERS,
  shared,
} from './paths.ts';

/** The API description itself, as its endpoint and pages name it. */
export const API_DESCRIPTION = {
  path: '/openapi.json',
  name: 'API description',
  description: 'The API as an OpenAPI 3.1 document, for programs. /docs/ shows it as a page.',
};

/** The endpoint of the document; its URLs are those of the request. */
export function descriptionEndpoint(service: DescribedService): Endpoint {
  const { path, name, description } = API_DESCRIPTION;
  return {
    path,
    methods: ['GET', 'HEAD', 'OPTIONS'],
    access: 'authenticated',
    representations: 'negotiated',
    view: { title: name, description },
    cache: { freshness: { kind: 'revalidated' }, version: async () => service.version },
    handle: async ({ method, context: { root } }) =>
      dataResponse(method === 'OPTIONS' ? metadata({ name, description }) : describeService(service, root)),
  };
}

/** The service that the document describes. */
export interface DescribedService {
  readonly collections: readonly Collection[];
  /** The name and the description of `/`. */
  readonly root: DescribedResource;
  /** Whether requests need a token. */
  readonly asksForTokens: boolean;
  /** The version of the service: `0.1.0`. */
  readonly version: string;
}

const DESCRIPTION = `
Responses are JSON; browsers get HTML pages with the same data. \`Accept: application/json; indent=4\` indents the JSON, by 0 to 8 spaces.

Paths end with a slash. GET and HEAD without it are redirected (301); writes without it get 404, so that no body is lost. HEAD is answered wherever GET is, and OPTIONS with the name, the description and the writable fields of the path. Other methods get 405 with \`Allow\`, unknown paths 404, with the body of other errors.

Every response has \`X-Request-Id\`: the one of the request if it consists of 1 to 128 letters, digits and characters of \`._:=+/-\`, otherwise a new one. The log has it as \`reqId\`.

Times are shown in the time zone of the service, with the offset at that instant. Times sent without an offset are local times in that zone.

Errors are \`{"detail": "…"}\`, or all validation errors by field. Numbers and booleans may be sent as text, as forms do.

Malformed HTTP requests get 400, 408 or 431, and the connection is closed.
`.trim();

/** Describes the service at its public address, which has no slash at its end. */
export function describeService(service: DescribedService, address: string): ApiDescription {
  const document = describeOpenService(service, address);
  return service.asksForTokens ? withAuthentication(document, service.collections) : document;
}

function describeOpenService(service: DescribedService, address: string): ApiDescription {
  const { collections, root, version } = service;
  const described = collections.map((collection) => describeCollection(collection, address));
  const rootAddresses = rootSchema(collections, address);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Mentoring',
      version,
      summary: 'A web service for a mentoring programme: pairs, feedback, reminders and SMART goals.',
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: address, description: 'This service.' }],
    tags: [
      ...collections.map(({ name, description }) => ({ name, description })),
      {
        name: SERVICE_TAG,
        description: 'The entry point and the API description.',
      },
    ],
    paths: {
      ...merged(described.map(({ paths }) => paths)),
      ...calendarPaths(collections),
      '/': rootPath(rootAddresses, root.description),
      [API_DESCRIPTION.path]: descriptionPath(API_DESCRIPTION.description),
    },
    components: {
      schemas: {
        ...merged(described.map(({ schemas }) => schemas)),
        Root: rootAddresses,
        Problem: PROBLEM_SCHEMA,
      },
      responses: RESPONSES,
      parameters: {
        ...merged(described.map(({ parameters }) => parameters)),
        ...SHARED_PARAMETERS,
      },
      requestBodies: merged(described.map(({ requestBodies }) => requestBodies)),
      headers: HEADERS,
    },
  };
}

const merged = <Part>(parts: readonly Named<Part>[]): Named<Part> => Object.assign({}, ...parts);

// The additions to the document of a service that requires tokens.

const TOKEN_DESCRIPTION = `

Every request needs a token, whose scopes decide what it may do. Send it as \`Authorization: Bearer …\` or \`Authorization: Token …\`, or sign in with it in a browser. People with an account sign in without a token, and may do what their role allows. Without either, a request gets 401.`;

/** The document of a service that requires tokens. */
export function withAuthentication(
  document: ApiDescription,
  collections: readonly Collection[],
): ApiDescription {
  const { info, paths, components } = document;
  return {
    ...document,
    info: { ...info, description: info.description + TOKEN_DESCRIPTION },
    security: [{ Token: [] }],
    paths: mapParts(paths, (item, path) => ({
      ...item,
      ...mapParts(Object.fromEntries(operationsOf(item)), (operation, method) =>
        guardedOperation(operation, scopesOf(path, method, collections)),
      ),
    })),
    components: {
      ...components,
      responses: {
        ...components.responses,
        NotAuthenticated: problemResponse('The token is missing or invalid.', notAuthenticated()),
      },
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
function scopesOf(path: string, method: string, collections: readonly Collection[]): readonly Scope[] {
  for (const collection of collections) {
    const { read, write = read } = collection.scopes;
    if (path === calendarPath(collection)) return [read, CALENDAR_SCOPE];
    if (path !== `/${collection.path}/` && path !== `/${collection.path}/{id}/`) continue;
    return [method === 'post' || method === 'patch' ? write : read];
  }
  return [];
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
      '401': reference('responses', 'NotAuthenticated'),
      ...(scopes.length > 0 && { '403': shared('Forbidden') }),
      ...responses,
    },
  };
}
