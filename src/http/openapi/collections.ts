/** The paths of a collection and of its records, with their schemas, parameters and request bodies. */

import type { Collection } from '../../resources/collection.ts';
import { wireErrors } from '../../resources/faults.ts';
import { validate } from '../../resources/validation.ts';
import { notFound } from '../responses/problem.ts';
import { CACHING, negotiatedResponse, problemResponse } from './components.ts';
import { eventSchemas } from './events.ts';
import {
  filterName,
  filterParameters,
  invalidFilter,
  listSchema,
  numberParameters,
  pageParameters,
} from './listing.ts';
import { type PathItem, reference } from './model.ts';
import { negotiatedPath } from './paths.ts';
import { type CollectionNames, errorsSchema, namesOf, recordSchema, withArticle } from './schemas.ts';
import { changeBody, changeOperation, creationBody, creationOperation, recordResponse } from './writing.ts';

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
  const { name, description, fields, freshness, listing, creation } = collection;
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
    ...(creation && { post: creationOperation(collection, record, refused, root) }),
    resource: { name, description, ...(creation && { creatable: fields }) },
    isStored: true,
  });
}

function recordPath(
  collection: Collection,
  { model, name, description, change }: NonNullable<Collection['single']>,
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
    resource: { name, description },
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
