/** How a collection is described: its path, and the schemas, bodies and parameters it brings along. */

import type { Collection } from '../../resources/collection.ts';
import { pageAddresses } from '../pagination.ts';
import {
  creationOperation,
  creationParameters,
  refusedExample,
  requestBody,
} from './creation-description.ts';
import { eventSchemas } from './event-stream.ts';
import { errorsSchema, recordExample, recordSchema } from './field-schemas.ts';
import { caching } from './headers.ts';
import { type Parameter, type PathItem, type RequestBody, reference, type Schema } from './model.ts';
import { type CollectionNames, namesOf } from './names.ts';
import { optionsOperation, readingOperations } from './operations.ts';
import { negotiatedBody, shared } from './responses.ts';

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
    body: negotiatedBody(reference('schemas', `${names.plural}List`), {
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
    schemas: {
      [names.record]: recordSchema(fields, `A ${collection.noun}.`),
      [`${names.plural}List`]: list,
      ...(creation && {
        [`${names.record}Errors`]: errorsSchema(fields, Object.keys(creation.parameters ?? {}), refused),
      }),
      ...(creation?.streams && eventSchemas(names.record, fields)),
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
      next: address('The URL of the next page; null on the last page.', next),
      previous: address(
        'The URL of the previous page; null up to an offset of one page, where only `Link` has it.',
        previous,
      ),
      results: { type: 'array', items, maxItems: listing.size },
    },
    required: ['count', 'next', 'previous', 'results'],
    examples: [{ count: 4, next, previous, results: [example] }],
  };
}

function pageParameters(plural: string, size: number): Readonly<Record<string, Parameter>> {
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
