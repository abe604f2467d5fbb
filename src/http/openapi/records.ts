/** The paths of single records: reading one, and changing it where that is declared. */

import type { Collection } from '../../resources/collection.ts';
import { PARSED_MEDIA_TYPES } from '../requests/body.ts';
import { notFound } from '../responses/problem.ts';
import {
  CACHING,
  headers,
  NEGOTIATED,
  NEGOTIATION_PROBLEMS,
  negotiatedBody,
  problemResponse,
  shared,
} from './components.ts';
import {
  type Example,
  type Headers,
  type Operation,
  type Parameter,
  type PathItem,
  type RequestBody,
  type Response,
  reference,
  type Schema,
} from './model.ts';
import {
  type CollectionNames,
  formSchema,
  recordExample,
  submissionExample,
  submissionSchema,
} from './schemas.ts';
import { optionsOperation, readingOperations } from './service-paths.ts';

/** The paths and components of the single records of a collection. */
interface DescribedRecords {
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly parameters: Readonly<Record<string, Parameter>>;
  readonly requestBodies: Readonly<Record<string, RequestBody>>;
}

/** Describes the single records of a collection; empty if they have no URLs. */
export function describeRecords(collection: Collection, { record }: CollectionNames): DescribedRecords {
  const { path, name, noun, fields, freshness, single } = collection;
  if (single === undefined) return { paths: {}, parameters: {}, requestBodies: {} };
  const id = `${record}Id`;
  const missing: Response = problemResponse(
    `No ${noun} has this id, or unknown \`format\`.`,
    notFound(`No ${single.model} matches the given query.`),
  );
  const item: PathItem = {
    description: single.description,
    ...readingOperations({
      name: record,
      operationId: `get${record}`,
      tag: name,
      summary: `One ${noun}`,
      response: `The ${noun}.`,
      body: negotiatedBody(reference('schemas', record), { record: { value: recordExample(fields) } }),
      parameters: [id],
      missing,
      headers: CACHING[freshness.kind],
      stored: true,
    }),
    ...(single.change && { patch: changeOperation(collection, record, missing) }),
    options: optionsOperation(
      record,
      name,
      { name: single.name, description: single.description },
      { parameters: [id], missing },
    ),
    'x-other-methods': { '403': shared('Forbidden'), '405': shared('MethodNotAllowed') },
    'x-without-trailing-slash': { '301': shared('SlashAdded'), '404': shared('SlashMissing') },
  };
  return {
    paths: { [`/${path}/{id}/`]: item },
    parameters: {
      [id]: {
        name: 'id',
        in: 'path',
        required: true,
        description: `The id of the ${noun}.`,
        schema: { type: 'integer', minimum: 0, examples: [1] },
      },
    },
    requestBodies: single.change ? { [`Changed${record}`]: requestBody(collection) } : {},
  };
}

function changeOperation({ name, noun, fields }: Collection, record: string, missing: Response): Operation {
  const sent = headers('Allow', ...NEGOTIATED);
  return {
    operationId: `change${record}`,
    tags: [name],
    summary: `Change a ${noun}`,
    description:
      'Only the fields that are sent change. Unknown and read-only fields are ignored. Sending the same again changes nothing.',
    parameters: [`${record}Id`, 'Format'].map((one) => reference('parameters', one)),
    requestBody: reference('requestBodies', `Changed${record}`),
    responses: {
      '200': {
        description: `The ${noun} after the change.`,
        headers: sent,
        ...negotiatedBody(reference('schemas', record), { changed: { value: recordExample(fields) } }),
      },
      '400': invalidRecord(record, sent),
      ...NEGOTIATION_PROBLEMS,
      '403': shared('Forbidden'),
      '404': missing,
      '413': shared('TooLarge'),
      '415': shared('UnsupportedMediaType'),
      '503': shared('Unavailable'),
    },
  };
}

function requestBody({ fields }: Collection): RequestBody {
  const examples = {
    change: { value: Object.fromEntries(Object.entries(submissionExample(fields)).slice(0, 1)) },
  };
  return {
    required: true,
    content: Object.fromEntries(
      PARSED_MEDIA_TYPES.map((mediaType) => [
        mediaType,
        {
          schema: partSchema(
            mediaType === 'application/json' ? submissionSchema(fields) : formSchema(fields),
          ),
          examples,
        },
      ]),
    ),
  };
}

/** The body of a PATCH: nothing is required, and nothing has a default. */
function partSchema(schema: Schema): Schema {
  const { required: _required, properties = {}, ...rest } = schema;
  const bare = Object.entries(properties).map(([name, { default: _default, ...property }]) => [
    name,
    property,
  ]);
  return { ...rest, properties: Object.fromEntries(bare) };
}

/** The response to a record that is not valid. */
export const invalidRecord = (
  record: string,
  sent: Headers,
  examples: Readonly<Record<string, Example>> = {},
): Response => ({
  description:
    'Validation errors by field; or a detail if the body does not parse or the Host header is invalid.',
  headers: sent,
  ...negotiatedBody(
    { anyOf: [reference('schemas', `${record}Errors`), reference('schemas', 'Problem')] },
    {
      ...examples,
      body: {
        summary: 'The body does not parse',
        value: { detail: 'JSON parse error - Unexpected end of JSON input' },
      },
    },
  ),
});
