/** The list of a collection, and the parameters of its query. */

import type { Field, Fields } from '../../domain/fields.ts';
import type { Collection, QueryNumber } from '../../resources/collection.ts';
import { pageAddresses } from '../collections/pagination.ts';
import { presentationOf } from '../pipeline/field-kinds.ts';
import { invalidResponse } from './components.ts';
import { type Named, objectSchema, type Parameter, type Response, reference, type Schema } from './model.ts';
import { recordExample } from './schemas.ts';

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
