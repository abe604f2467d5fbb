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
  description: 'The description of a field by OPTIONS.',
  properties: {
    type: {
      type: 'string',
      enum: ['integer', 'string', 'datetime', 'date', 'url', 'boolean'],
      examples: ['string'],
    },
    required: { type: 'boolean', description: 'Whether the field is required.', examples: [true] },
    read_only: { type: 'boolean', description: 'Whether the field is read-only.', examples: [false] },
    label: text('The label in forms.', 'Title'),
    max_length: number('The maximum number of characters.', 255),
    min_value: number('The minimum value.', -2_147_483_648),
    max_value: number('The maximum value.', 2_147_483_647),
  },
  required: ['type', 'required', 'read_only', 'label'],
  examples: [{ type: 'string', required: true, read_only: false, label: 'Title', max_length: 255 }],
};

export const METADATA_SCHEMA: Schema = {
  type: 'object',
  description: 'The description of a path by OPTIONS.',
  properties: {
    name: text('The display name.', 'Courses'),
    description: text('The description.', 'Group courses.'),
    renders: { type: 'array', description: 'The media types of responses.', items: { type: 'string' } },
    parses: { type: 'array', description: 'The media types of request bodies.', items: { type: 'string' } },
    actions: {
      type: 'object',
      description: 'The writable fields by method; absent if the caller may not write.',
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
