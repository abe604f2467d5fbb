/**
 * Operations of negotiated paths, and the paths besides the collections: root, this document, health and
 * metrics.
 */

import type { DescribedResource } from '../pipeline/metadata.ts';
import {
  EVERYWHERE,
  headers,
  NEGOTIATED,
  NEGOTIATION_PROBLEMS,
  negotiatedBody,
  shared,
} from './components.ts';
import {
  type Header,
  type Headers,
  type Operation,
  type PathItem,
  type Response,
  type ResponseBody,
  type Responses,
  reference,
  type Schema,
} from './model.ts';
import { metadataBody } from './schemas.ts';

/** GET and HEAD of a path. */
interface Reading {
  /** The suffix of the operation ids: `SmartGoals`. */
  readonly name: string;
  /** The complete id of the GET operation. */
  readonly operationId: string;
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  /** The description of the response. */
  readonly response: string;
  readonly body: ResponseBody;
  /** Names of additional response components. */
  readonly parameters?: readonly string[];
  /** The component for 400 instead of the shared one. */
  readonly invalid?: Response;
  /** The component for 404 instead of the shared one. */
  readonly missing?: Response;
  /** Names of additional headers. */
  readonly headers: readonly string[];
  /** Whether the response needs the database. */
  readonly stored: boolean;
}

/** GET and HEAD of a path. */
export function readingOperations(reading: Reading): { readonly get: Operation; readonly head: Operation } {
  const named = [...(reading.parameters ?? []), 'Format', 'IfNoneMatch'];
  const sent = headers('Allow', ...NEGOTIATED, ...reading.headers);
  const common = {
    tags: [reading.tag],
    parameters: named.map((name) => reference('parameters', name)),
  };
  const responses = (body?: ResponseBody): Responses => ({
    '200': { description: reading.response, headers: sent, ...body },
    '304': {
      description: 'Not modified: the cached response is still valid.',
      headers: withoutBodyHeaders(sent),
    },
    '400': reading.invalid ?? shared('BadHost'),
    ...NEGOTIATION_PROBLEMS,
    ...(reading.missing && { '404': reading.missing }),
    ...(reading.stored && { '503': shared('Unavailable') }),
  });
  return {
    get: {
      operationId: reading.operationId,
      ...common,
      summary: reading.summary,
      ...(reading.description && { description: reading.description }),
      responses: responses(reading.body),
    },
    head: {
      operationId: `head${reading.name}`,
      ...common,
      summary: 'The status and the headers of GET, without a body',
      responses: responses(),
    },
  };
}

const withoutBodyHeaders = ({ 'Content-Length': _length, ...rest }: Headers): Headers => rest;

/** OPTIONS of a path. */
export function optionsOperation(
  name: string,
  tag: string,
  resource: DescribedResource,
  more: { readonly parameters?: readonly string[]; readonly missing?: Response } = {},
): Operation {
  return {
    operationId: `describe${name}`,
    tags: [tag],
    summary: 'The description of the path and of its writable fields',
    parameters: [...(more.parameters ?? []), 'Format'].map((one) => reference('parameters', one)),
    responses: {
      '200': {
        description: 'The description.',
        headers: headers('Allow', ...NEGOTIATED),
        ...metadataBody(resource),
      },
      '400': shared('BadHost'),
      ...NEGOTIATION_PROBLEMS,
      ...(more.missing && { '404': more.missing }),
    },
  };
}

/** A path whose description is written by hand. */
export interface DescribedPath {
  readonly name: string;
  readonly description: string;
}

/** The tag of these paths. */
export const SERVICE_TAG = 'Service';

/** The path `/`. */
export function rootPath(schema: Schema, described: DescribedPath): PathItem {
  return {
    description: described.description,
    ...readingOperations({
      name: 'Root',
      operationId: 'getRoot',
      tag: SERVICE_TAG,
      summary: 'The collections and their URLs',
      response: 'The URLs by name.',
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
      response: 'The OpenAPI 3.1 document.',
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

/** Headers that have another meaning on the operational paths. */
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
  const operation = (method: string, responses: Readonly<Record<string, Response>>): Operation => ({
    operationId: `${method}${name}`,
    tags: [SERVICE_TAG],
    summary: method === 'get' ? summary : 'The status and the headers of GET, without a body',
    responses: { ...responses, '500': shared('ServerErrorElsewhere') },
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
