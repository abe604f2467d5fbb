/** Validates submissions with the rules of Django REST framework. */

import { InvalidValuesError } from '../domain/errors.ts';
import {
  assertPart,
  assertSubmission,
  defaultOf,
  type Field,
  type Fields,
  isRequired,
  type PartOf,
  type SubmissionOf,
  writableFields,
} from '../domain/fields.ts';
import { type Fault, type Faults, type FieldErrors, wireErrors } from './faults.ts';
import { absentInForm, isBlankInForm, parseValue, refused } from './field-values.ts';
import { type FormValue, JsonNumber, type JsonValue, type Parsed, type Submission } from './submission.ts';

/** Valid values, or all faults. */
type Validated<Values> = { readonly values: Values } | { readonly faults: Faults };

/** The record that was made of valid values, or all errors. */
export type Saved<Shown> = { readonly record: Shown } | { readonly errors: FieldErrors };

/** Saves values if they are valid and refer to what there is. */
export async function saveValid<Values, Shown>(
  validated: Validated<Values>,
  save: (values: Values) => Promise<Shown>,
): Promise<Saved<Shown>> {
  if ('faults' in validated) return { errors: wireErrors(validated.faults) };
  try {
    return { record: await save(validated.values) };
  } catch (error) {
    if (error instanceof InvalidValuesError) return { errors: error.errors };
    throw error;
  }
}

/** Validates filters of a query; an empty value counts as absent. Throws an InvalidValuesError with all errors. */
export function parseFilter(
  declared: Fields,
  textOf: (name: string) => string | undefined,
): Readonly<Record<string, unknown>> {
  const values: Record<string, unknown> = {};
  const faults: Record<string, readonly Fault[]> = {};
  for (const [name, field] of Object.entries(declared)) {
    const text = textOf(name) ?? '';
    if (text === '') continue;
    const parsed = parseValue(field, text, 'UTC');
    if ('faults' in parsed) faults[name] = parsed.faults;
    else values[name] = parsed.value;
  }
  if (Object.keys(faults).length > 0) throw new InvalidValuesError(wireErrors(faults));
  return values;
}

/** Stands for a value that was not submitted. */
const ABSENT = Symbol('absent');
type Submitted = JsonValue | FormValue | typeof ABSENT;

/** Checks all fields and reports all faults at once. Unknown and read-only fields are ignored. */
export function validate<F extends Fields>(
  fields: F,
  submission: Submission,
  timeZone: string,
): Validated<SubmissionOf<F>> {
  const checked = check(fields, submission, timeZone, false);
  if ('faults' in checked) return checked;
  assertSubmission(fields, checked.values);
  return { values: checked.values };
}

/** Validates the submitted fields of an existing record; the others stay unchanged. */
export function validatePart<F extends Fields>(
  fields: F,
  submission: Submission,
  timeZone: string,
): Validated<PartOf<F>> {
  const checked = check(fields, submission, timeZone, true);
  if ('faults' in checked) return checked;
  assertPart(fields, checked.values);
  return { values: checked.values };
}

/** @param isPart whether fields that are not submitted are left out */
function check(
  fields: Fields,
  submission: Submission,
  timeZone: string,
  isPart: boolean,
): Validated<Readonly<Record<string, unknown>>> {
  if (submission.kind === 'json' && !isObject(submission.document)) {
    return { faults: { non_field_errors: [notAnObject(submission.document)] } };
  }
  const values: Record<string, unknown> = {};
  const faults: Record<string, readonly Fault[]> = {};
  for (const [name, field] of Object.entries(writableFields(fields))) {
    const submitted = submittedValue(field, name, submission, isPart);
    if (isPart && submitted === ABSENT) continue;
    const outcome = validateField(field, submitted, timeZone);
    if ('faults' in outcome) faults[name] = outcome.faults;
    else values[name] = outcome.value;
  }
  return Object.keys(faults).length > 0 ? { faults } : { values };
}

const isObject = (value: JsonValue): value is { readonly [name: string]: JsonValue } =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof JsonNumber);

const notAnObject = (document: JsonValue): Fault =>
  document === null ? { code: 'no-data' } : { code: 'not-an-object', type: pythonTypeName(document) };

function pythonTypeName(value: Exclude<JsonValue, null>): string {
  if (value instanceof JsonNumber) return /^-?\d+$/.test(value.source) ? 'int' : 'float';
  if (typeof value === 'string') return 'str';
  return typeof value === 'boolean' ? 'bool' : 'list';
}

/** Forms cannot send null: an empty input is null or the default. They do not send unticked checkboxes. */
function submittedValue(field: Field, name: string, submission: Submission, isPart: boolean): Submitted {
  if (submission.kind === 'json') {
    const { document } = submission;
    return isObject(document) && Object.hasOwn(document, name) ? (document[name] ?? null) : ABSENT;
  }
  const value = submission.fields.get(name);
  if (value === undefined) return isPart ? ABSENT : (absentInForm(field) ?? ABSENT);
  if (value !== '' || isBlankInForm(field)) return value;
  if (field.nullable) return null;
  return isRequired(field) ? value : ABSENT;
}

function validateField(field: Field, value: Submitted, timeZone: string): Parsed<unknown> {
  if (value === ABSENT) {
    return isRequired(field) ? refused({ code: 'required' }) : { value: defaultOf(field) };
  }
  if (value === null) {
    return field.nullable ? { value: null } : refused({ code: 'null' });
  }
  return parseValue(field, value, timeZone);
}
