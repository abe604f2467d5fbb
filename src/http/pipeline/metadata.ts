/** The response to OPTIONS: the description of a resource and the fields that it accepts. */

import {
  type Field,
  type FieldKind,
  type FieldOf,
  type Fields,
  INTEGER_RANGE,
  isRequired,
  labelOf,
} from '../../domain/fields.ts';
import { PARSED_MEDIA_TYPES } from '../requests/body.ts';

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

// How the interface presents each kind of field: in OPTIONS and in the API description.

/** How one kind of field is presented. */
interface Presentation {
  /** The type that OPTIONS names. */
  readonly metadataType: string;
  /** The type of JSON Schema, and its format. */
  readonly schema: { readonly type: string; readonly format?: string };
  /** Further constraints of a submitted value, in JSON Schema. */
  readonly submitted?: { readonly minLength: number; readonly pattern: string };
  /** The range of a writable field. */
  readonly range?: typeof INTEGER_RANGE;
  /** Added by the API description to that of a submitted value. */
  readonly note?: string;
}

/** What a kind says of itself besides {@link presentationOf}. */
type OwnPresentation = Pick<Presentation, 'schema'> & Partial<Presentation>;

const KINDS: { readonly [K in FieldKind]: (field: FieldOf<K>) => OwnPresentation } = {
  integer: () => ({ schema: { type: 'integer', format: 'int32' }, range: INTEGER_RANGE }),
  text: ({ blank, choices }) => ({
    metadataType: choices === undefined ? 'string' : 'choice',
    schema: { type: 'string' },
    // White space alone counts as blank.
    ...(!blank && { submitted: { minLength: 1, pattern: '\\S' } }),
  }),
  datetime: () => ({
    schema: { type: 'string', format: 'date-time' },
    note: 'Without an offset it is a local time in the time zone of the service; seconds are optional.',
  }),
  date: () => ({ schema: { type: 'string', format: 'date' } }),
  url: () => ({ schema: { type: 'string', format: 'uri' } }),
  boolean: () => ({ schema: { type: 'boolean' } }),
};

/** The presentation of a field: by default its type is named like its kind. */
export const presentationOf = <K extends FieldKind>(field: FieldOf<K>): Presentation => ({
  metadataType: field.kind,
  ...KINDS[field.kind](field),
});

/** The choices of a field; empty if any value is allowed. */
export const choicesOf = (field: Field): readonly string[] =>
  ('choices' in field ? field.choices : undefined) ?? [];

/** The maximum length of a field; undefined if it has none. */
export const maximumLengthOf = (field: Field): number | undefined =>
  'maximumLength' in field ? field.maximumLength : undefined;
