/** What OPTIONS answers: what a resource is, and what may be sent to it. */

import { type Field, type Fields, INTEGER_RANGE, isRequired, labelOf } from '../domain/fields.ts';
import { PARSED_MEDIA_TYPES } from './body.ts';

/** What OPTIONS needs to know of a resource. */
export interface DescribedResource {
  readonly name: string;
  readonly description: string;
  /** The fields of what may be created; absent where nothing may. */
  readonly creatable?: Fields;
}

/** The body of the answer to OPTIONS. */
export function metadata({ name, description, creatable }: DescribedResource): object {
  return {
    name,
    description,
    renders: ['application/json', 'text/html'],
    parses: PARSED_MEDIA_TYPES,
    ...(creatable && {
      actions: {
        POST: Object.fromEntries(
          Object.entries(creatable).map(([fieldName, field]) => [fieldName, fieldMetadata(fieldName, field)]),
        ),
      },
    }),
  };
}

function fieldMetadata(name: string, field: Field): object {
  return {
    type: field.kind === 'text' ? 'string' : field.kind,
    required: isRequired(field),
    read_only: field.readOnly === true,
    label: labelOf(name, field),
    ...('maximumLength' in field && { max_length: field.maximumLength }),
    ...(field.kind === 'integer' &&
      !field.readOnly && { min_value: INTEGER_RANGE.minimum, max_value: INTEGER_RANGE.maximum }),
  };
}
