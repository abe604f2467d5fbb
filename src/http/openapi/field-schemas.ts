/** Schemas and examples of the records of a collection, made of its declared fields. */

import { defaultOf, type Field, type Fields, isRequired, writableFields } from '../../domain/fields.ts';
import { maximumLengthOf, presentationOf } from '../field-kinds.ts';
import type { Schema } from './model.ts';

/** How a record is shown: every field, always. */
export function recordSchema(fields: Fields, description: string): Schema {
  return {
    type: 'object',
    description,
    properties: mapFields(fields, shownValue),
    required: Object.keys(fields),
    examples: [recordExample(fields)],
  };
}

/** What is submitted as a JSON document to create a record. Whatever else is in it is ignored. */
export function submissionSchema(fields: Fields): Schema {
  return objectOfSubmitted(fields, submittedValue, submissionExample(fields));
}

/** The same as a form, which knows no null: what is left empty is null. */
export function formSchema(fields: Fields): Schema {
  return objectOfSubmitted(fields, formValue, formExample(fields));
}

/**
 * What is wrong with a submission: messages by field.
 *
 * @param parameters the names of what the query may have wrong
 */
export function errorsSchema(fields: Fields, parameters: readonly string[], example: unknown): Schema {
  const messages = (description: string): Schema => ({
    type: 'array',
    description,
    items: { type: 'string' },
    minItems: 1,
    examples: [['This field is required.']],
  });
  return {
    type: 'object',
    description: 'All validation errors by field, in the order of the fields.',
    properties: {
      ...mapFields(writableFields(fields), (_field, name) => messages(`Errors of \`${name}\`.`)),
      ...Object.fromEntries(
        parameters.map((name) => [name, messages(`Errors of the query parameter \`${name}\`.`)]),
      ),
      non_field_errors: messages('Errors that belong to no single field.'),
    },
    additionalProperties: false,
    examples: [example],
  };
}

/** A record as it may be shown. */
export function recordExample(fields: Fields): Readonly<Record<string, unknown>> {
  return mapFields(fields, ({ example }) => example);
}

/** A submission that is taken. */
export function submissionExample(fields: Fields): Readonly<Record<string, unknown>> {
  return recordExample(writableFields(fields));
}

/** A form that is taken: what is null is left out. */
export function formExample(fields: Fields): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(submissionExample(fields)).filter(([, value]) => value !== null));
}

function mapFields<Value>(
  fields: Fields,
  map: (field: Field, name: string) => Value,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, map(field, name)]));
}

function objectOfSubmitted(fields: Fields, value: (field: Field) => Schema, example: unknown): Schema {
  const writable = writableFields(fields);
  const required = Object.keys(writable).filter((name) => {
    const field = writable[name];
    return field !== undefined && isRequired(field);
  });
  return {
    type: 'object',
    properties: mapFields(writable, value),
    ...(required.length > 0 && { required }),
    examples: [example],
  };
}

function shownValue(field: Field): Schema {
  const { schema, range } = presentationOf(field);
  const maxLength = maximumLengthOf(field);
  return {
    ...schema,
    ...(field.nullable && { type: [schema.type, 'null'] }),
    ...('choices' in field && field.choices !== undefined && { enum: field.choices }),
    description: field.description,
    ...(field.readOnly ? { readOnly: true as const } : range),
    ...(maxLength !== undefined && { maxLength }),
    examples: [field.example],
  };
}

function submittedValue(field: Field): Schema {
  const { readOnly: _readOnly, ...shown } = shownValue(field);
  const whereAbsent = defaultOf(field);
  return {
    ...shown,
    description: described(field),
    ...presentationOf(field).submitted,
    ...(whereAbsent !== undefined && { default: whereAbsent }),
  };
}

function formValue(field: Field): Schema {
  if (!field.nullable) return submittedValue(field);
  const { type: _type, format: _format, default: _default, ...submitted } = submittedValue(field);
  const { type } = presentationOf(field).schema;
  return {
    ...submitted,
    type: type === 'string' ? type : [type, 'string'],
    description: `${described(field)} An empty value means null.`,
    examples: [field.example ?? ''],
  };
}

/** The description with what a submitted value may also be. */
function described(field: Field): string {
  const { note } = presentationOf(field);
  return note === undefined ? field.description : `${field.description} ${note}`;
}
