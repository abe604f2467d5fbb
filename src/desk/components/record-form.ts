/** Forms for records, from the declarations of their fields. */

import {
  assertSubmission,
  type Fields,
  INTEGER_RANGE,
  isRequired,
  labelOf,
  type SubmissionOf,
  writableFields,
} from '../../domain/fields.ts';
import { cellOf } from '../../domain/operations/rows.ts';
import type { FieldDeclaration } from '../form-fields.ts';
import type { FormReader } from '../sent-form.ts';
import { LANGUAGE_CHOICES } from './languages.ts';
import { capitalize } from './statuses.ts';

const choicesOf = (field: Fields[string]): FieldDeclaration['choices'] => {
  if (field.kind !== 'text') return undefined;
  if (field.form === 'language') return LANGUAGE_CHOICES;
  return field.choices?.map((value) => ({ value, label: capitalize(value) }));
};

/**
 * Returns the fields of a form.
 *
 * @param record the one that is changed; null: a new one
 */
export const formFields = (fields: Fields, record: object | null): readonly FieldDeclaration[] =>
  Object.entries(writableFields(fields)).map(([name, field]) => {
    const choices = choicesOf(field);
    return {
      name,
      label: labelOf(name, field),
      input: choices !== undefined ? 'choice' : field.kind === 'date' ? 'date' : 'text',
      value: String(Reflect.get(record ?? {}, name) ?? choices?.[0]?.value ?? ''),
      required: isRequired(field),
      ...(choices && { choices }),
      ...(field.explained && { help: field.description }),
    };
  });

/**
 * Reads the values of such a form; null if a problem was noted.
 *
 * @param record the one that is changed, whose e-mail address may stay as it is
 */
export function recordFrom<F extends Fields>(
  fields: F,
  form: FormReader,
  record: object | null,
): SubmissionOf<F> | null {
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(writableFields(fields))) {
    const choices = field.kind === 'text' ? field.choices : undefined;
    if (field.kind === 'integer') {
      const { minimum, maximum } = { ...INTEGER_RANGE, ...field };
      values[name] = form.text(name) === '' ? null : form.integer(name, minimum, maximum);
    } else if (field.kind === 'text' && field.form === 'e-mail') {
      const kept: unknown = Reflect.get(record ?? {}, name);
      values[name] = form.email(name, 'Type the e-mail address.', String(kept));
    } else if (field.kind === 'date') {
      const of = field.description.charAt(0).toLowerCase() + field.description.slice(1);
      values[name] = field.nullable ? form.optionalDay(name) : form.day(name, `Choose ${of}`);
    } else if (choices !== undefined) values[name] = form.choice(name, choices);
    else if (isRequired(field)) {
      values[name] = form.required(name, `Type the ${labelOf(name, field).toLowerCase()}.`);
    } else values[name] = form.optional(name);
  }
  if (!form.isFine()) return null;
  assertSubmission(fields, values);
  return values;
}

/** What is known of some fields of a record, as lists, details and files show it; nothing for those that are null. */
export const knownOf = (fields: Fields, record: object) =>
  Object.entries(fields).flatMap(([name, field]) => {
    const value = cellOf(record, name);
    return value === null ? [] : [{ label: labelOf(name, field), value: String(value) }];
  });

/** The columns of lists for some fields of records. */
export const columnsOf = <Row extends object>(fields: Fields) =>
  Object.entries(fields).map(([name, field]) => ({
    label: labelOf(name, field),
    value(row: Row): string | null {
      const value = cellOf(row, name);
      return value === null ? null : String(value);
    },
  }));

/** The columns that only files have. */
export const fileColumnsOf = <Row extends object>(fields: Fields) =>
  columnsOf<Row>(fields).map((column) => ({ ...column, isOnlyInFiles: true as const }));
