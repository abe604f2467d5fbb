/** The paths of the collections, with the schemas, parameters and request bodies of each. */

import type { Collection, QueryNumber } from '../../resources/collection.ts';
import { validate } from '../../resources/validation.ts';
import { PARSED_MEDIA_TYPES } from '../requests/body.ts';
import {
  CACHING,
  headers,
  NEGOTIATED,
  NEGOTIATION_PROBLEMS,
  negotiatedBody,
  PROBLEM_SCHEMA,
  shared,
} from './components.ts';
import { eventSchemas, followExample, followedResponse } from './events.ts';
import {
  capitalized,
  filterName,
  filterParameters,
  invalidFilter,
  listSchema,
  pageParameters,
} from './listing.ts';
import { type Operation, type Parameter, type RequestBody, type Response, reference } from './model.ts';
import { describeRecords, invalidRecord } from './records.ts';
import {
  type CollectionNames,
  errorsSchema,
  formExample,
  formSchema,
  namesOf,
  recordExample,
  recordSchema,
  submissionExample,
  submissionSchema,
} from './schemas.ts';
import { optionsOperation, readingOperations } from './service-paths.ts';

/**
 * The paths and components of a collection.
 *
 * @param root the address of the service, for the URLs in examples
 */
export function describeCollection(collection: Collection, root: string) {
  const { path, name, description, fields, freshness, listing, creation } = collection;
  const names = namesOf(collection);
  const list = listSchema(collection, names, root);
  const paged = listing.kind === 'pages';
  const { get, head } = readingOperations({
    name: names.plural,
    operationId: `list${names.plural}`,
    tag: name,
    summary: paged ? 'The list, page by page' : 'The whole list',
    response: paged ? 'A page of the list.' : 'The whole list.',
    body: negotiatedBody(reference('schemas', `${names.plural}List`), {
      list: { value: list.examples?.[0] },
    }),
    parameters: paged
      ? [
          `${names.plural}Limit`,
          `${names.plural}Offset`,
          ...Object.keys(listing.filters ?? {}).map((filter) => filterName(names.plural, filter)),
        ]
      : [],
    ...(paged && listing.filters && { invalid: invalidFilter(listing.filters) }),
    headers: [...CACHING[freshness.kind], ...(paged ? ['Link'] : [])],
    stored: true,
  });
  const refused = refusedExample(collection);
  const single = describeRecords(collection, names);
  return {
    paths: {
      [`/${path}/`]: {
        description,
        get,
        ...(creation && { post: creationOperation(collection, names, { refused, root }) }),
        head,
        options: optionsOperation(names.plural, name, {
          name,
          description,
          ...(creation && { creatable: fields }),
        }),
        'x-other-methods': { '403': shared('Forbidden'), '405': shared('MethodNotAllowed') },
        'x-without-trailing-slash': { '301': shared('SlashAdded'), '404': shared('SlashMissing') },
      },
      ...single.paths,
    },
    schemas: {
      [names.record]: recordSchema(fields, `A ${collection.noun}.`),
      [`${names.plural}List`]: list,
      ...(creation && {
        [`${names.record}Errors`]: errorsSchema(fields, Object.keys(creation.parameters ?? {}), refused),
      }),
      ...(creation?.streams && eventSchemas(names.record, fields)),
    },
    parameters: {
      ...single.parameters,
      ...(listing.kind === 'pages' && pageParameters(names.plural, listing.size)),
      ...(listing.kind === 'pages' && filterParameters(names.plural, listing.filters ?? {})),
      ...(creation && creationParameters(names.record, creation.parameters ?? {})),
    },
    requestBodies: {
      ...(creation && { [`New${names.record}`]: requestBody(collection) }),
      ...single.requestBodies,
    },
  };
}

/** The name of the component of a numeric query parameter of a POST. */
const parameterName = (record: string, name: string): string => `New${record}${capitalized(name)}`;

function creationParameters(
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

/** The response of the service to an empty submission. */
function refusedExample({ fields }: Collection): unknown {
  const outcome = validate(fields, { kind: 'json', document: {} }, 'UTC');
  return 'errors' in outcome
    ? outcome.errors
    : { non_field_errors: ['Invalid data. Expected a dictionary, but got list.'] };
}

/**
 * The POST of a collection.
 *
 * @param context the response to an empty submission, and the address of the service
 */
function creationOperation(
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
      '400': invalidRecord(record, sent, { fields: { summary: 'Invalid fields', value: refused } }),
      ...NEGOTIATION_PROBLEMS,
      '403': shared('Forbidden'),
      '409': creation?.mayConflict ? CONFLICT : shared('UnderWay'),
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

/** The response if a submission conflicts with records or is ambiguous. */
const CONFLICT: Response = {
  description:
    'Several records may be meant, which are listed; or the record conflicts with another one; or a request with the same `Idempotency-Key` is in progress.',
  headers: {
    ...headers('Allow', ...NEGOTIATED),
    'Retry-After': reference('headers', 'RetryInProgress'),
  },
  ...negotiatedBody(
    { ...PROBLEM_SCHEMA, description: 'An error, with what may be meant.', additionalProperties: true },
    { conflict: { value: { detail: 'Several relations may be meant.', relations: [{ relation: 12 }] } } },
  ),
};

/** These schemas are inline, not components, since defaults have another meaning in requests. */
function requestBody({ fields }: Collection): RequestBody {
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
