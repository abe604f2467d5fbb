/** The paths beside the collections: the root, this document, and what those who run the service ask. */

import type { Collection } from '../../resources/collection.ts';
import { EVERYWHERE, headers } from './headers.ts';
import type { Header, Operation, PathItem, Response, Schema } from './model.ts';
import { reference } from './model.ts';
import { optionsOperation, readingOperations } from './operations.ts';
import { negotiatedBody, shared } from './responses.ts';

/** A path that is described by what stands in the code, not by a declaration. */
export interface DescribedPath {
  readonly name: string;
  readonly description: string;
}

/** The group that these paths stand in. */
export const SERVICE_TAG = 'Service';

/** The schema of the root: an address for each collection. */
export function rootSchema(collections: readonly Collection[], root: string): Schema {
  const addresses = collections.map(({ path }) => [path, `${root}/${path}/`] as const);
  return {
    type: 'object',
    description: 'The absolute URLs of the collections by name.',
    properties: Object.fromEntries(
      addresses.map(([path, address]) => [path, { type: 'string', format: 'uri', examples: [address] }]),
    ),
    required: addresses.map(([path]) => path),
    examples: [Object.fromEntries(addresses)],
  };
}

export const STATE_SCHEMA: Schema = {
  type: 'object',
  description: 'The state of the service.',
  properties: { status: { type: 'string', description: 'The state of the service.', examples: ['ok'] } },
  required: ['status'],
  additionalProperties: false,
  examples: [{ status: 'ok' }],
};

/** The path `/`. */
export function rootPath(schema: Schema, described: DescribedPath): PathItem {
  return {
    description: described.description,
    ...readingOperations({
      name: 'Root',
      operationId: 'getRoot',
      tag: SERVICE_TAG,
      summary: 'The collections and their URLs',
      answer: 'The URLs by name.',
      body: negotiatedBody(reference('schemas', 'Root'), { root: { value: schema.examples?.[0] } }),
      headers: ['ETag'],
      stored: false,
    }),
    options: optionsOperation('Root', SERVICE_TAG, described),
    'x-other-methods': { '403': shared('Forbidden'), '405': shared('MethodNotAllowed') },
  };
}

/** The path of the document itself. */
export function descriptionPath(described: DescribedPath): PathItem {
  return {
    description: described.description,
    ...readingOperations({
      name: 'ApiDescription',
      operationId: 'getApiDescription',
      tag: SERVICE_TAG,
      summary: 'This description of the API, for programs',
      answer: 'The OpenAPI 3.1 document.',
      body: negotiatedBody(
        {
          type: 'object',
          properties: { openapi: { type: 'string', examples: ['3.1.0'] } },
          required: ['openapi'],
        },
        { start: { summary: 'Its beginning', value: { openapi: '3.1.0' } } },
      ),
      headers: ['ETag'],
      stored: false,
    }),
    options: optionsOperation('ApiDescription', SERVICE_TAG, described),
    'x-other-methods': { '403': shared('Forbidden'), '405': shared('MethodNotAllowed') },
  };
}

/** Headers of the operational paths that mean something else elsewhere. */
export const OPERATIONAL_HEADERS: Readonly<Record<string, Header>> = {
  NoStore: {
    description: 'The response must not be cached.',
    required: true,
    schema: { type: 'string', examples: ['no-store'] },
  },
};

const operationalHeaders = {
  'Cache-Control': reference('headers', 'NoStore'),
  ...headers('Content-Length', ...EVERYWHERE),
};

/** `/healthz`, `/readyz` and `/metrics`. */
export function operationalPaths(): Readonly<Record<string, PathItem>> {
  return {
    '/healthz': operationalPath('Health', 'Liveness check', { '200': state('The process is alive.', 'ok') }),
    '/readyz': operationalPath('Readiness', 'Readiness check', {
      '200': state('The service can handle requests.', 'ready'),
      '503': withHeader(
        'Retry-After',
        state('The service cannot handle requests.', 'the database does not answer'),
      ),
    }),
    '/metrics': operationalPath('Metrics', 'Metrics for Prometheus', {
      '200': {
        description: 'The Prometheus text format. It contains no text that people wrote.',
        headers: operationalHeaders,
        content: {
          'text/plain': {
            schema: { type: 'string' },
            examples: {
              counter: { value: 'mentoring_goals_total{writer="offline",outcome="goals"} 95\n' },
            },
          },
        },
      },
    }),
  };
}

const state = (description: string, status: string): Response => ({
  description,
  headers: operationalHeaders,
  content: {
    'application/json': {
      schema: reference('schemas', 'State'),
      examples: { state: { value: { status } } },
    },
  },
});

const withHeader = (name: string, response: Response): Response => ({
  ...response,
  headers: { ...response.headers, ...headers(name) },
});

const withoutBody = ({ content: _content, ...response }: Response): Response => response;

function operationalPath(
  name: string,
  summary: string,
  responses: Readonly<Record<string, Response>>,
): PathItem {
  const operation = (method: string, answers: Readonly<Record<string, Response>>): Operation => ({
    operationId: `${method}${name}`,
    tags: [SERVICE_TAG],
    summary: method === 'get' ? summary : 'The status and the headers of GET, without a body',
    responses: { ...answers, '500': shared('ServerErrorElsewhere') },
  });
  const bare = Object.entries(responses).map(
    ([status, response]) => [status, withoutBody(response)] as const,
  );
  return {
    get: operation('get', responses),
    head: operation('head', Object.fromEntries(bare)),
    'x-other-methods': { '404': shared('NotFound') },
  };
}
