/** The schema of what OPTIONS answers. */

import { type DescribedResource, metadata } from '../metadata.ts';
import { type ResponseBody, reference, type Schema } from './model.ts';
import { negotiatedBody } from './responses.ts';

const text = (description: string, ...examples: readonly string[]): Schema => ({
  type: 'string',
  description,
  ...(examples.length > 0 && { examples }),
});
const number = (description: string, example: number): Schema => ({
  type: 'integer',
  description,
  examples: [example],
});

export const FIELD_METADATA_SCHEMA: Schema = {
  type: 'object',
  description: 'What OPTIONS tells of a field.',
  properties: {
    type: {
      type: 'string',
      enum: ['integer', 'string', 'datetime', 'date', 'url', 'boolean'],
      examples: ['string'],
    },
    required: { type: 'boolean', description: 'Whether it must be submitted.', examples: [true] },
    read_only: { type: 'boolean', description: 'Whether the service gives its value.', examples: [false] },
    label: text('Shown to people.', 'Title'),
    max_length: number('The most characters that are taken.', 255),
    min_value: number('The least number that is taken.', -2_147_483_648),
    max_value: number('The greatest number that is taken.', 2_147_483_647),
  },
  required: ['type', 'required', 'read_only', 'label'],
  examples: [{ type: 'string', required: true, read_only: false, label: 'Title', max_length: 255 }],
};

export const METADATA_SCHEMA: Schema = {
  type: 'object',
  description: 'What OPTIONS tells of a path.',
  properties: {
    name: text('What people call it.', 'Courses'),
    description: text('What it is.', 'Group courses.'),
    renders: { type: 'array', description: 'The media types it answers in.', items: { type: 'string' } },
    parses: { type: 'array', description: 'The media types it takes.', items: { type: 'string' } },
    actions: {
      type: 'object',
      description: 'What may be submitted, by method and field; absent where nothing may.',
      properties: {
        POST: { type: 'object', additionalProperties: reference('schemas', 'FieldMetadata') },
      },
    },
  },
  required: ['name', 'description', 'renders', 'parses'],
  examples: [metadata({ name: 'Pre Lead Statuses', description: 'Pre-lead statuses in display order.' })],
};

/** The body of the answer to OPTIONS, with what this resource really answers as the example. */
export function metadataBody(resource: DescribedResource): ResponseBody {
  return negotiatedBody(reference('schemas', 'Metadata'), { metadata: { value: metadata(resource) } });
}
