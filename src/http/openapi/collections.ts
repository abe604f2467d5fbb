/** The paths of a collection and of its records, with their schemas, parameters and request bodies. */

import type { Field, Fields } from '../../domain/fields.ts';
import type { Collection, QueryNumber } from '../../resources/collection.ts';
import { wireErrors } from '../../resources/faults.ts';
import { validate } from '../../resources/validation.ts';
import { pageAddresses } from '../collections/endpoints.ts';
import { presentationOf } from '../pipeline/metadata.ts';
import { PARSED_MEDIA_TYPES } from '../requests/body.ts';
import { notFound } from '../responses/response.ts';
import {
  type CollectionNames,
  type Example,
  errorsSchema,
  type MediaContent,
  mapParts,
  type Named,
  namesOf,
  type Operation,
  objectSchema,
  type Parameter,
  type PathItem,
  type RequestBody,
  type Response,
  recordExample,
  recordSchema,
  reference,
  type Schema,
  submissionExample,
  submissionSchema,
  withArticle,
} from './model.ts';
import {
  CACHING,
  eventName,
  eventSchemas,
  invalidResponse,
  NEGOTIATION_PROBLEMS,
  negotiatedPath,
  negotiatedResponse,
  PROBLEM_SCHEMA,
  parameters,
  problemResponse,
  shared,
} from './paths.ts';

/** The paths and components of a collection; `root` is the address of the service in examples. */
export function describeCollection(collection: Collection, root: string) {
  const { path, fields, listing, creation, single } = collection;
  const names = namesOf(collection);
  const { plural, record } = names;
  const numbers = creation?.parameters ?? {};
  const refused = refusedExample(collection);
  return {
    paths: {
      [`/${path}/`]: listPath(collection, names, refused, root),
      ...(single && { [`/${path}/{id}/`]: recordPath(collection, single, record) }),
    },
    schemas: {
      [record]: recordSchema(fields, `${withArticle(collection.noun, 'A')}.`),
      [`${plural}List`]: listSchema(collection, record, root),
      ...(creation && { [`${record}Errors`]: errorsSchema(fields, Object.keys(numbers), refused) }),
      ...(creation?.streams && eventSchemas(record, fields)),
    },
    parameters: {
      ...(single && {
        [`${record}Id`]: {
          name: 'id',
          in: 'path' as const,
          required: true as const,
          description: `The id of the ${collection.noun}.`,
          schema: { type: 'integer', minimum: 0, examples: [1] },
        },
      }),
      ...(listing.kind === 'pages' && {
        ...pageParameters(plural, listing.size),
        ...filterParameters(plural, listing.filters ?? {}),
      }),
      ...numberParameters(record, numbers),
    },
    requestBodies: {
      ...(creation && { [`New${record}`]: creationBody(fields) }),
      ...(single?.change && { [`Changed${record}`]: changeBody(fields) }),
    },
  };
}

function listPath(
  collection: Collection,
  { plural, record }: CollectionNames,
  refused: unknown,
  root: string,
): PathItem {
  const { name, description, freshness, listing, creation } = collection;
  const list = { list: { value: listSchema(collection, record, root).examples?.[0] } };
  const caching = CACHING[freshness.kind];
  const { filters = {} } = listing.kind === 'pages' ? listing : {};
  const schema = reference('schemas', `${plural}List`);
  return negotiatedPath({
    name: plural,
    verb: 'list',
    tag: name,
    ...(listing.kind === 'pages'
      ? {
          summary: 'The list, page by page',
          found: negotiatedResponse('A page of the list.', schema, list, ...caching, 'Link'),
          inQuery: [
            `${plural}Limit`,
            `${plural}Offset`,
            ...Object.keys(filters).map((filter) => filterName(plural, filter)),
          ],
          ...(listing.filters && { invalid: invalidFilter(listing.filters) }),
        }
      : {
          summary: 'The whole list',
          found: negotiatedResponse('The whole list.', schema, list, ...caching),
        }),
    ...(creation && { post: creationOperation(collection, record, refused) }),
    description,
    isStored: true,
  });
}

function recordPath(
  collection: Collection,
  { model, description, change }: NonNullable<Collection['single']>,
  record: string,
): PathItem {
  const { noun, fields, freshness } = collection;
  const missing = problemResponse(
    `No ${noun} has this id, or unknown \`format\`.`,
    notFound(`No ${model} matches the given query.`),
  );
  return negotiatedPath({
    name: record,
    verb: 'get',
    tag: collection.name,
    summary: `One ${noun}`,
    found: recordResponse(`The ${noun}.`, record, fields, 'record', ...CACHING[freshness.kind]),
    inPath: [`${record}Id`],
    missing,
    ...(change && { patch: changeOperation(collection, record, missing) }),
    description,
    isStored: true,
  });
}

/** The response of the service to an empty submission. */
function refusedExample({ fields }: Collection): unknown {
  const outcome = validate(fields, { kind: 'json', document: {} }, 'UTC');
  return 'faults' in outcome
    ? wireErrors(outcome.faults)
    : { non_field_errors: ['Invalid data. Expected a dictionary, but got list.'] };
}

// The list of a collection, and the parameters of its query.

/** The schema of the response to GET. */
export function listSchema({ path, fields, listing }: Collection, record: string, root: string): Schema {
  const items = reference('schemas', record);
  const example = recordExample(fields);
  if (listing.kind === 'all') return { type: 'array', items, examples: [[example]] };
  const requested = { limit: 1, offset: 2n };
  const { next, previous } = pageAddresses(`${root}/${path}/`, new URLSearchParams(), requested, 4);
  const address = (description: string, value: string | null): Schema => ({
    type: ['string', 'null'],
    format: 'uri',
    description,
    examples: [value, null],
  });
  const properties = {
    count: { type: 'integer', minimum: 0, description: 'The exact length of the list.', examples: [4] },
    next: address('The URL of the next page; null on the last page.', next),
    previous: address(
      'The URL of the previous page; null up to an offset of one page, where only `Link` has it.',
      previous,
    ),
    results: { type: 'array', items, maxItems: listing.size },
  };
  return objectSchema(properties, {
    description: 'A page of the list.',
    examples: [{ count: 4, next, previous, results: [example] }],
  });
}

/** The pagination parameters. */
export function pageParameters(plural: string, size: number): Named<Parameter> {
  const lenient = 'White space around the digits is allowed.';
  return {
    [`${plural}Limit`]: {
      name: 'limit',
      in: 'query',
      description: `Maximum number of records, 1 to ${size}. Default: ${size}; invalid values count as absent, without an error. ${lenient}`,
      schema: { type: 'integer', minimum: 1, maximum: size, default: size, examples: [10] },
    },
    [`${plural}Offset`]: {
      name: 'offset',
      in: 'query',
      description: `Number of records to skip, at least 0. Invalid values count as 0; past the end, the page is empty. ${lenient}`,
      schema: { type: 'integer', minimum: 0, default: 0, examples: [20] },
    },
  };
}

const capitalized = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** The name of the component of a filter parameter. */
export const filterName = (plural: string, name: string): string => `${plural}${capitalized(name)}`;

/** The name of the component of a numeric query parameter of a POST. */
export const numberName = (record: string, name: string): string => `New${record}${capitalized(name)}`;

/** The filter parameters. */
export const filterParameters = (plural: string, filters: Fields): Named<Parameter> =>
  Object.fromEntries(
    Object.entries(filters).map(([name, field]) => [
      filterName(plural, name),
      {
        name,
        in: 'query',
        description: `${field.description} Ignored if empty; invalid values get 400.`,
        schema: filterSchema(field),
      },
    ]),
  );

/** The numeric query parameters of a POST. */
export const numberParameters = (record: string, declared: Named<QueryNumber>): Named<Parameter> =>
  Object.fromEntries(
    Object.entries(declared).map(([name, { maximum, description }]) => [
      numberName(record, name),
      {
        name,
        in: 'query',
        description: `${description} Invalid values get 400.`,
        schema: { type: 'integer', minimum: 0, maximum, default: 0, examples: [1] },
      },
    ]),
  );

/** The response to filters whose values are invalid. */
export function invalidFilter(filters: Fields): Response {
  const [name = ''] = Object.keys(filters);
  const example = { [name]: ['The value is invalid.'] };
  return invalidResponse(
    'Invalid values of filters, by name; or a detail if the Host header is invalid.',
    {
      type: 'object',
      description: 'The errors of filters by name.',
      additionalProperties: { type: 'array', items: { type: 'string' } },
      examples: [example],
    },
    { filter: { value: example } },
  );
}

/** The values that a filter accepts. */
const filterSchema = (field: Field): Schema => ({
  ...presentationOf(field).schema,
  ...('choices' in field && field.choices !== undefined && { enum: field.choices }),
  examples: [field.example],
});

// POST of a collection and PATCH of its records: their operations, and the bodies that they take.

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

/** The POST of a collection; `refused` is the response to an empty submission. */
export function creationOperation(
  { name, noun, fields, creation }: Collection,
  record: string,
  refused: unknown,
): Operation {
  const numbers = Object.keys(creation?.parameters ?? {}).map((number) => numberName(record, number));
  return {
    operationId: `create${record}`,
    tags: [name],
    summary: `Create ${withArticle(noun)}`,
    description: `Unknown and read-only fields are ignored.${creation?.streams ? ' With `Accept: text/event-stream` the progress comes as server-sent events.' : ''}`,
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
      'x-event-stream': reference('schemas', eventName(record)),
    }),
  };
}

/** The response if a submission conflicts with records or is ambiguous. */
const CONFLICT: Response = negotiatedResponse(
  'Several records may be meant, which are listed; or the record conflicts with another one; or a request with the same `Idempotency-Key` is in progress.',
  { ...PROBLEM_SCHEMA, description: 'An error, with what may be meant.', additionalProperties: true },
  { conflict: { value: { detail: 'Several relations may be meant.', relations: [{ relation: 12 }] } } },
  'Retry-After',
);

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

/** The same in each media type; in a form, an empty value is null. */
function requestBody(fields: Fields, contentOf: (schema: Schema) => MediaContent): RequestBody {
  const content = contentOf(submissionSchema(fields));
  return {
    required: true,
    content: Object.fromEntries(PARSED_MEDIA_TYPES.map((mediaType) => [mediaType, content])),
  };
}
