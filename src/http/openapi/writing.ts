/** POST of a collection and PATCH of its records: their operations, and the bodies that they take. */

import type { Fields } from '../../domain/fields.ts';
import type { Collection } from '../../resources/collection.ts';
import { PARSED_MEDIA_TYPES } from '../requests/body.ts';
import {
  invalidResponse,
  NEGOTIATION_PROBLEMS,
  negotiatedResponse,
  PROBLEM_SCHEMA,
  parameters,
  shared,
} from './components.ts';
import { followExample, followedResponse } from './events.ts';
import { numberName } from './listing.ts';
import type { Example, MediaContent, Named, Operation, RequestBody, Response, Schema } from './model.ts';
import { mapParts, reference } from './model.ts';
import { recordExample, submissionExample, submissionSchema, withArticle } from './schemas.ts';

/** A record as the response; `example` is the name of its example. */
export const recordResponse = (
  description: string,
  record: string,
  fields: Fields,
  example: string,
  ...named: readonly string[]
): Response =>
  negotiatedResponse(
    description,
    reference('schemas', record),
    { [example]: { value: recordExample(fields) } },
    ...named,
  );

/** The errors of a body. */
const refusals = (record: string, examples: Named<Example> = {}) => ({
  '400': invalidResponse(
    'Validation errors by field; or a detail if the body does not parse or the Host header is invalid.',
    reference('schemas', `${record}Errors`),
    {
      ...examples,
      body: {
        summary: 'The body does not parse',
        value: { detail: 'JSON parse error - Unexpected end of JSON input' },
      },
    },
  ),
  ...NEGOTIATION_PROBLEMS,
  '403': shared('Forbidden'),
  '413': shared('TooLarge'),
  '415': shared('UnsupportedMediaType'),
  '503': shared('Unavailable'),
});

/** The POST of a collection; `refused` is the response to an empty submission, `root` the address of the service. */
export function creationOperation(
  { path, name, noun, fields, creation }: Collection,
  record: string,
  refused: unknown,
  root: string,
): Operation {
  const numbers = Object.keys(creation?.parameters ?? {}).map((number) => numberName(record, number));
  return {
    operationId: `create${record}`,
    tags: [name],
    summary: `Create ${withArticle(noun)}`,
    description: 'Unknown and read-only fields are ignored.',
    parameters: parameters(...numbers, 'Format', 'IdempotencyKey'),
    requestBody: reference('requestBodies', `New${record}`),
    responses: {
      ...refusals(record, { fields: { summary: 'Invalid fields', value: refused } }),
      '201': recordResponse(`The created ${noun}.`, record, fields, 'created', 'Idempotency-Replayed'),
      '409': creation?.mayConflict ? CONFLICT : shared('UnderWay'),
      '410': shared('Erased'),
      '422': shared('KeyUsed'),
      ...(creation?.streams && { '429': shared('Throttled') }),
    },
    ...(creation?.streams && {
      'x-event-stream': { '200': followedResponse(record, recordExample(fields)) },
      'x-codeSamples': [followExample(`${root}/${path}/`, submissionExample(fields))],
    }),
  };
}

/** The response if a submission conflicts with records or is ambiguous. */
const { headers: conflictHeaders, ...conflict } = negotiatedResponse(
  'Several records may be meant, which are listed; or the record conflicts with another one; or a request with the same `Idempotency-Key` is in progress.',
  { ...PROBLEM_SCHEMA, description: 'An error, with what may be meant.', additionalProperties: true },
  { conflict: { value: { detail: 'Several relations may be meant.', relations: [{ relation: 12 }] } } },
);
const CONFLICT: Response = {
  ...conflict,
  headers: { ...conflictHeaders, 'Retry-After': reference('headers', 'RetryInProgress') },
};

/** The PATCH of a record; `missing` is the response if there is none. */
export const changeOperation = (
  { name, noun, fields }: Collection,
  record: string,
  missing: Response,
): Operation => ({
  operationId: `change${record}`,
  tags: [name],
  summary: `Change ${withArticle(noun)}`,
  description:
    'Only the fields that are sent change. Unknown and read-only fields are ignored. Sending the same again changes nothing.',
  parameters: parameters(`${record}Id`, 'Format'),
  requestBody: reference('requestBodies', `Changed${record}`),
  responses: {
    ...refusals(record),
    '200': recordResponse(`The ${noun} after the change.`, record, fields, 'changed'),
    '404': missing,
  },
});

/** The body of a POST. Its schemas are no components, since defaults have another meaning in requests. */
export const creationBody = (fields: Fields): RequestBody =>
  requestBody(fields, (schema) => ({ schema, examples: { new: { value: schema.examples?.[0] } } }));

/** The body of a PATCH: nothing is required, and nothing has a default. */
export function changeBody(fields: Fields): RequestBody {
  const change = Object.fromEntries(Object.entries(submissionExample(fields)).slice(0, 1));
  return requestBody(fields, ({ required: _required, properties = {}, ...rest }) => {
    const bare = mapParts(properties, ({ default: _default, ...property }) => property);
    return { schema: { ...rest, properties: bare }, examples: { change: { value: change } } };
  });
}

function requestBody(fields: Fields, contentOf: (schema: Schema) => MediaContent): RequestBody {
  const content = PARSED_MEDIA_TYPES.map((mediaType) => {
    const schema = submissionSchema(fields, mediaType !== 'application/json');
    return [mediaType, contentOf(schema)] as const;
  });
  return { required: true, content: Object.fromEntries(content) };
}
