/** How the creation of a record is described: its operation, its parameters and what is sent. */

import type { Collection, QueryNumber } from '../../resources/collection.ts';
import { validate } from '../../resources/validation.ts';
import { PARSED_MEDIA_TYPES } from '../body.ts';
import { followedResponse } from './event-stream.ts';
import {
  formExample,
  formSchema,
  recordExample,
  submissionExample,
  submissionSchema,
} from './field-schemas.ts';
import { followExample } from './follow-example.ts';
import { headers, NEGOTIATED } from './headers.ts';
import { type Operation, type Parameter, type RequestBody, reference } from './model.ts';
import type { CollectionNames } from './names.ts';
import { NEGOTIATION_PROBLEMS } from './operations.ts';
import { negotiatedBody, shared } from './responses.ts';

/** The name of the component that describes a number of the query of a POST. */
const parameterName = (record: string, name: string): string =>
  `New${record}${name.charAt(0).toUpperCase()}${name.slice(1)}`;

export function creationParameters(
  record: string,
  declared: Readonly<Record<string, QueryNumber>>,
): Readonly<Record<string, Parameter>> {
  return Object.fromEntries(
    Object.entries(declared).map(([name, { maximum, description }]) => [
      parameterName(record, name),
      {
        name,
        in: 'query',
        description: `${description} Invalid values get 400.`,
        schema: { type: 'integer', minimum: 0, maximum, default: 0, examples: [1] },
      },
    ]),
  );
}

/** What the service itself says of a submission without anything in it. */
export function refusedExample({ fields }: Collection): unknown {
  const outcome = validate(fields, { kind: 'json', document: {} }, 'UTC');
  return 'errors' in outcome
    ? outcome.errors
    : { non_field_errors: ['Invalid data. Expected a dictionary, but got list.'] };
}

/**
 * The POST of a collection.
 *
 * @param context what the service says of an empty submission, and its address
 */
export function creationOperation(
  { path, name, noun, fields, creation }: Collection,
  { record }: CollectionNames,
  { refused, root }: { readonly refused: unknown; readonly root: string },
): Operation {
  const sent = headers('Allow', ...NEGOTIATED);
  return {
    operationId: `create${record}`,
    tags: [name],
    summary: `Create a ${noun}`,
    description: 'Unknown and read-only fields are ignored.',
    parameters: [
      ...Object.keys(creation?.parameters ?? {}).map((parameter) =>
        reference('parameters', parameterName(record, parameter)),
      ),
      reference('parameters', 'Format'),
      reference('parameters', 'IdempotencyKey'),
    ],
    requestBody: reference('requestBodies', `New${record}`),
    responses: {
      '201': {
        description: `The created ${noun}.`,
        headers: { ...sent, ...headers('Idempotency-Replayed') },
        ...negotiatedBody(reference('schemas', record), {
          created: { value: recordExample(fields) },
        }),
      },
      '400': {
        description:
          'Validation errors by field; or a detail if the body does not parse or the Host header is invalid.',
        headers: sent,
        ...negotiatedBody(
          { anyOf: [reference('schemas', `${record}Errors`), reference('schemas', 'Problem')] },
          {
            fields: { summary: 'Invalid fields', value: refused },
            body: {
              summary: 'The body does not parse',
              value: { detail: 'JSON parse error - Unexpected end of JSON input' },
            },
          },
        ),
      },
      ...NEGOTIATION_PROBLEMS,
      '403': shared('Forbidden'),
      '409': shared('UnderWay'),
      '410': shared('Erased'),
      '413': shared('TooLarge'),
      '415': shared('UnsupportedMediaType'),
      '422': shared('KeyUsed'),
      ...(creation?.streams && { '429': shared('Throttled') }),
      '503': shared('Unavailable'),
    },
    ...(creation?.streams && {
      'x-event-stream': { '200': followedResponse(record, recordExample(fields)) },
      'x-codeSamples': [followExample(`${root}/${path}/`, submissionExample(fields))],
    }),
  };
}

/** Schemas stand here and not among the components, since defaults mean something else in what is sent. */
export function requestBody({ fields }: Collection): RequestBody {
  return {
    required: true,
    content: Object.fromEntries(
      PARSED_MEDIA_TYPES.map((mediaType) => [
        mediaType,
        mediaType === 'application/json'
          ? { schema: submissionSchema(fields), examples: { new: { value: submissionExample(fields) } } }
          : { schema: formSchema(fields), examples: { new: { value: formExample(fields) } } },
      ]),
    ),
  };
}
