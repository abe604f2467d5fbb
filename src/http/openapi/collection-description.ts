/** How a collection is described: its path, and the schemas, bodies and parameters it brings along. */

import type { Collection, QueryNumber } from '../../resources/collection.ts';
import { validate } from '../../resources/validation.ts';
import { PARSED_MEDIA_TYPES } from '../body.ts';
import { pageAddresses } from '../pagination.ts';
import {
  errorsSchema,
  formExample,
  formSchema,
  recordExample,
  recordSchema,
  submissionExample,
  submissionSchema,
} from './field-schemas.ts';
import { caching, headers, NEGOTIATED, SECURITY } from './headers.ts';
import {
  type Operation,
  type Parameter,
  type PathItem,
  type RequestBody,
  type Response,
  reference,
  type Schema,
} from './model.ts';
import { type CollectionNames, namesOf } from './names.ts';
import { NEGOTIATION_PROBLEMS, optionsOperation, readingOperations } from './operations.ts';
import { negotiatedContent, shared } from './responses.ts';

/** What a collection adds to the document. */
export interface CollectionDescription {
  readonly path: string;
  readonly item: PathItem;
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly parameters: Readonly<Record<string, Parameter>>;
  readonly requestBodies: Readonly<Record<string, RequestBody>>;
}

/**
 * Describes a collection.
 *
 * @param root the address of the service, for the addresses in examples
 */
export function describeCollection(collection: Collection, root: string): CollectionDescription {
  const { path, name, description, fields, freshness, listing, creation } = collection;
  const names = namesOf(collection);
  const list = listSchema(collection, names, root);
  const paged = listing.kind === 'pages';
  const { get, head } = readingOperations({
    name: names.plural,
    operationId: `list${names.plural}`,
    tag: name,
    summary: paged ? 'The list, page by page' : 'The whole list',
    answer: paged ? 'A page of the list.' : 'The whole list.',
    content: negotiatedContent(reference('schemas', `${names.plural}List`), {
      list: { value: list.examples?.[0] },
    }),
    parameters: paged ? [`${names.plural}Limit`, `${names.plural}Offset`] : [],
    headers: [...caching(freshness), ...(paged ? ['Link'] : [])],
    stored: true,
  });
  const refused = refusedExample(collection);
  return {
    path: `/${path}/`,
    item: {
      description,
      get,
      ...(creation && { post: creationOperation(collection, names, refused) }),
      head,
      options: optionsOperation(names.plural, name, {
        name,
        description,
        ...(creation && { creatable: fields }),
      }),
      'x-other-methods': { '405': shared('MethodNotAllowed') },
      'x-without-trailing-slash': { '301': shared('SlashAdded'), '404': shared('SlashMissing') },
    },
    schemas: {
      [names.record]: recordSchema(fields, `One of: ${description}`),
      [`${names.plural}List`]: list,
      ...(creation && { [`${names.record}Errors`]: errorsSchema(fields, refused) }),
    },
    parameters: {
      ...(listing.kind === 'pages' && pageParameters(names.plural, listing.size)),
      ...(creation && creationParameters(names.record, creation.parameters ?? {})),
    },
    requestBodies: creation ? { [`New${names.record}`]: requestBody(collection) } : {},
  };
}

function listSchema(
  { path, fields, listing }: Collection,
  { record }: CollectionNames,
  root: string,
): Schema {
  const items = reference('schemas', record);
  const example = recordExample(fields);
  if (listing.kind === 'all') return { type: 'array', items, examples: [[example]] };
  const requested = { limit: 1, offset: 2n };
  const { next, previous } = pageAddresses(`${root}/${path}/`, new URLSearchParams(), requested, 4);
  const address = (what: string, value: string | null): Schema => ({
    type: ['string', 'null'],
    format: 'uri',
    description: what,
    examples: [value, null],
  });
  return {
    type: 'object',
    description: 'A page of the list.',
    properties: {
      count: { type: 'integer', minimum: 0, description: 'The exact length of the list.', examples: [4] },
      next: address('The address of the next page; null on the last one.', next),
      previous: address(
        'The address of the page before; null up to an offset of one page. `Link` has it there too.',
        previous,
      ),
      results: { type: 'array', items, maxItems: listing.size },
    },
    required: ['count', 'next', 'previous', 'results'],
    examples: [{ count: 4, next, previous, results: [example] }],
  };
}

function pageParameters(plural: string, size: number): Readonly<Record<string, Parameter>> {
  const lenient = 'White space around the digits is accepted.';
  return {
    [`${plural}Limit`]: {
      name: 'limit',
      in: 'query',
      description: `How many records at the most: 1 to ${size}. Anything else counts as absent, which is ${size}; no error follows. ${lenient}`,
      schema: { type: 'integer', minimum: 1, maximum: size, default: size, examples: [10] },
    },
    [`${plural}Offset`]: {
      name: 'offset',
      in: 'query',
      description: `How many records to pass over: 0 and up. Anything else counts as 0; past the end, the page is empty. ${lenient}`,
      schema: { type: 'integer', minimum: 0, default: 0, examples: [20] },
    },
  };
}

/** The name of the component that describes a number of the query of a POST. */
const parameterName = (record: string, name: string): string =>
  `New${record}${name.charAt(0).toUpperCase()}${name.slice(1)}`;

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
        description: `${description} Anything else than such a number: 400.`,
        schema: { type: 'integer', minimum: 0, maximum, default: 0, examples: [1] },
      },
    ]),
  );
}

/** What a client is told that follows how a record comes about. */
function followedResponse(record: string, example: unknown): Response {
  const events = [
    'event: text\ndata: {"text":"I will finish 1 beginner course "}',
    'event: text\ndata: {"text":"in Python by 13 February 2027."}',
    `event: record\ndata: ${JSON.stringify(example)}`,
  ];
  return {
    description: `Where \`Accept\` names \`text/event-stream\`, and nothing that JSON or HTML would fit, and no \`format\` is given: how the record comes about, as server-sent events. \`text\` is more of the output; \`restart\` says that what was told is void; the last is \`record\` with a ${record} as JSON, or \`error\` with \`status\` and \`detail\`. What is refused from the start is answered as JSON.`,
    headers: {
      ...headers('Allow', 'Vary', 'X-Accel-Buffering', ...SECURITY),
      'Cache-Control': reference('headers', 'NoStore'),
    },
    content: {
      'text/event-stream': {
        schema: { type: 'string' },
        examples: { events: { value: `${events.join('\n\n')}\n\n` } },
      },
    },
  };
}

/** What the service itself says of a submission without anything in it. */
function refusedExample({ fields }: Collection): unknown {
  const outcome = validate(fields, { kind: 'json', document: {} }, 'UTC');
  return 'errors' in outcome
    ? outcome.errors
    : { non_field_errors: ['Invalid data. Expected a dictionary, but got list.'] };
}

function creationOperation(
  { name, noun, description, fields, creation }: Collection,
  { record }: CollectionNames,
  refused: unknown,
): Operation {
  const sent = headers('Allow', ...NEGOTIATED);
  return {
    operationId: `create${record}`,
    tags: [name],
    summary: `Create a ${noun}`,
    description: 'Fields that are unknown, or that the service gives, are ignored.',
    parameters: [
      ...Object.keys(creation?.parameters ?? {}).map((parameter) =>
        reference('parameters', parameterName(record, parameter)),
      ),
      reference('parameters', 'Format'),
    ],
    requestBody: reference('requestBodies', `New${record}`),
    responses: {
      '201': {
        description: `The record, as it now stands in: ${description}`,
        headers: sent,
        content: negotiatedContent(reference('schemas', record), {
          created: { value: recordExample(fields) },
        }),
      },
      '400': {
        description: 'Messages by field; or a detail, where the body does not parse or the host is none.',
        headers: sent,
        content: negotiatedContent(
          { anyOf: [reference('schemas', `${record}Errors`), reference('schemas', 'Problem')] },
          {
            fields: { summary: 'Fields are wrong', value: refused },
            body: {
              summary: 'The body does not parse',
              value: { detail: 'JSON parse error - Unexpected end of JSON input' },
            },
          },
        ),
      },
      ...NEGOTIATION_PROBLEMS,
      '413': shared('TooLarge'),
      '415': shared('UnsupportedMediaType'),
      '503': shared('Unavailable'),
    },
    ...(creation?.streams && {
      'x-event-stream': { '200': followedResponse(record, recordExample(fields)) },
    }),
  };
}

/** Schemas stand here and not among the components, since defaults mean something else in what is sent. */
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
