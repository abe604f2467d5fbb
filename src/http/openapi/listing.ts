/** The list of a collection: its schema and the parameters of its query. */

import type { Field, Fields } from '../../domain/fields.ts';
import type { Collection } from '../../resources/collection.ts';
import { pageAddresses } from '../collections/pagination.ts';
import { presentationOf } from '../pipeline/field-kinds.ts';
import { headers, NEGOTIATED, negotiatedBody } from './components.ts';
import { type Parameter, type Response, reference, type Schema } from './model.ts';
import { type CollectionNames, recordExample } from './schemas.ts';

/** The schema of the response to GET. */
export function listSchema(
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

/** The pagination parameters. */
export function pageParameters(plural: string, size: number): Readonly<Record<string, Parameter>> {
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

/** A name in the form used within a longer one. */
export const capitalized = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** The name of the component of a filter parameter. */
export const filterName = (plural: string, name: string): string => `${plural}${capitalized(name)}`;

/** The filter parameters. */
export function filterParameters(plural: string, filters: Fields): Readonly<Record<string, Parameter>> {
  return Object.fromEntries(
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
}

/** The response to filters whose values are invalid. */
export function invalidFilter(filters: Fields): Response {
  const [name = ''] = Object.keys(filters);
  const errors: Schema = {
    type: 'object',
    description: 'The errors of filters by name.',
    additionalProperties: { type: 'array', items: { type: 'string' } },
    examples: [{ [name]: ['The value is invalid.'] }],
  };
  return {
    description: 'Invalid values of filters, by name; or a detail if the Host header is invalid.',
    headers: headers('Allow', ...NEGOTIATED),
    ...negotiatedBody(
      { anyOf: [errors, reference('schemas', 'Problem')] },
      {
        filter: { value: errors.examples?.[0] },
      },
    ),
  };
}

/** The values that a filter accepts. */
function filterSchema(field: Field): Schema {
  const { schema } = presentationOf(field);
  return {
    ...schema,
    ...('choices' in field && field.choices !== undefined && { enum: field.choices }),
    examples: [field.example],
  };
}
