/** What the operations of all negotiated paths have in common. */

import type { DescribedResource } from '../metadata.ts';
import { headers, NEGOTIATED } from './headers.ts';
import { metadataBody } from './metadata-schema.ts';
import {
  type Headers,
  type Operation,
  type Parameter,
  type ResponseBody,
  type Responses,
  reference,
} from './model.ts';
import { shared } from './responses.ts';

/** The parameters that every negotiated path takes, by the names of their components. */
export const SHARED_PARAMETERS: Readonly<Record<string, Parameter>> = {
  Format: {
    name: 'format',
    in: 'query',
    description:
      'The representation, which Accept must allow as well; ignored if empty. Unknown values get 404.',
    schema: { type: 'string', enum: ['json', 'api'], examples: ['json'] },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'A unique key per request, chosen by the client: 1 to 255 ASCII letters, digits and punctuation characters. A retry with the same key within 24 hours returns the record that the first request created.',
    schema: { type: 'string', maxLength: 257, examples: ['8e03978e-40d5-43dd-bc93-6894a57f9324'] },
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description: 'The entity tags of cached representations: the response is 304 if one is still valid.',
    schema: { type: 'string', examples: ['"3S8CUmUQ0n2yEcWwXy1YkqJkUoM"'] },
  },
};

/** What may go wrong whatever is asked of a negotiated path. */
export const NEGOTIATION_PROBLEMS: Responses = {
  '404': shared('UnknownFormat'),
  '406': shared('NotAcceptable'),
  '414': shared('AddressTooLong'),
  '500': shared('ServerError'),
};

/** How GET, and HEAD with it, answers on a path. */
export interface Reading {
  /** The end of the operation ids: `SmartGoals`. */
  readonly name: string;
  /** The whole id of GET. */
  readonly operationId: string;
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  /** Of the answer. */
  readonly answer: string;
  readonly body: ResponseBody;
  /** Names of components, beside the shared ones. */
  readonly parameters?: readonly string[];
  /** Names of headers, beside those of every negotiated answer. */
  readonly headers: readonly string[];
  /** Whether the answer is made of data that may be away. */
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
    '200': { description: reading.answer, headers: sent, ...body },
    '304': {
      description: 'Not modified: the cached response is still valid.',
      headers: withoutBodyHeaders(sent),
    },
    '400': shared('BadHost'),
    ...NEGOTIATION_PROBLEMS,
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
export function optionsOperation(name: string, tag: string, resource: DescribedResource): Operation {
  return {
    operationId: `describe${name}`,
    tags: [tag],
    summary: 'The description of the path and of its writable fields',
    parameters: [reference('parameters', 'Format')],
    responses: {
      '200': {
        description: 'The description.',
        headers: headers('Allow', ...NEGOTIATED),
        ...metadataBody(resource),
      },
      '400': shared('BadHost'),
      ...NEGOTIATION_PROBLEMS,
    },
  };
}
