/** The response to OPTIONS: the description of a resource and the fields that it accepts. */

import { type Field, type Fields, isRequired, labelOf } from '../../domain/fields.ts';
import { PARSED_MEDIA_TYPES } from '../requests/body.ts';
import { choicesOf, presentationOf } from './field-kinds.ts';

/** The parts of a resource that OPTIONS describes. */
export interface DescribedResource {
  readonly name: string;
  readonly description: string;
  /** The fields of a creation; absent if records cannot be created. */
  readonly creatable?: Fields;
}

/** The body of the response to OPTIONS. */
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
  const { metadataType, range } = presentationOf(field);
  const choices = choicesOf(field);
  return {
    type: metadataType,
    required: isRequired(field),
    read_only: field.readOnly === true,
    label: labelOf(name, field),
    ...('maximumLength' in field && !('choices' in field) && { max_length: field.maximumLength }),
    ...(choices.length > 0 && {
      choices: choices.map((choice) => ({ value: choice, display_name: choice })),
    }),
    ...(range && !field.readOnly && { min_value: range.minimum, max_value: range.maximum }),
  };
}
