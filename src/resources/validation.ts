/**
 * What a client sent, held against the fields of a collection. The rules and the messages are those of Django REST
 * framework's serializer fields, because clients match on them.
 */

import {
  assertSubmission,
  type Field,
  type Fields,
  INTEGER_RANGE,
  isRequired,
  type SubmissionOf,
  type TextField,
  type UrlField,
  writableFields,
} from '../domain/fields.ts';
import { parseDateTime } from './date-time.ts';
import { type FormValue, JsonNumber, type JsonValue, type Submission } from './submission.ts';
import { characterCount, integerFromText, pythonNumberText, strip, withoutDecimalZeros } from './text.ts';
import { isWebAddress } from './web-address.ts';

/** What is wrong with a submission: messages by field, in field order, or under `non_field_errors`. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** The values of all writable fields, or everything that is wrong. */
export type Validated<F extends Fields> =
  | { readonly values: SubmissionOf<F> }
  | { readonly errors: FieldErrors };

/** Stands for a value that was not submitted. */
const ABSENT = Symbol('absent');
type Submitted = JsonValue | FormValue | typeof ABSENT;

/** A value, or the messages that say what is wrong with it. */
type Outcome = { readonly value: unknown } | { readonly messages: readonly string[] };

const refused = (...messages: readonly string[]): Outcome => ({ messages });

/**
 * Checks all fields, and tells everything that is wrong at once. Unknown and read-only fields are ignored.
 *
 * @param timeZone where a date-time without an offset is meant
 */
export function validate<F extends Fields>(
  fields: F,
  submission: Submission,
  timeZone: string,
): Validated<F> {
  if (submission.kind === 'json' && !isObject(submission.document)) {
    return { errors: { non_field_errors: [notAnObject(submission.document)] } };
  }
  const values: Record<string, unknown> = {};
  const errors: Record<string, readonly string[]> = {};
  for (const [name, field] of Object.entries(writableFields(fields))) {
    const outcome = validateField(field, submittedValue(field, name, submission), timeZone);
    if ('messages' in outcome) errors[name] = outcome.messages;
    else values[name] = outcome.value;
  }
  if (Object.keys(errors).length > 0) return { errors };
  assertSubmission(fields, values);
  return { values };
}

const isObject = (value: JsonValue): value is { readonly [name: string]: JsonValue } =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof JsonNumber);

function notAnObject(document: JsonValue): string {
  return document === null
    ? 'No data provided'
    : `Invalid data. Expected a dictionary, but got ${pythonTypeName(document)}.`;
}

function pythonTypeName(value: Exclude<JsonValue, null>): string {
  if (value instanceof JsonNumber) return /^-?\d+$/.test(value.source) ? 'int' : 'float';
  if (typeof value === 'string') return 'str';
  return typeof value === 'boolean' ? 'bool' : 'list';
}

/** A form cannot say null or false, and sends what was left empty as empty text: absent, null or false by the field. */
function submittedValue(field: Field, name: string, submission: Submission): Submitted {
  if (submission.kind === 'json') {
    const { document } = submission;
    return isObject(document) && Object.hasOwn(document, name) ? (document[name] ?? null) : ABSENT;
  }
  const value = submission.fields.get(name);
  if (value === undefined) return field.kind === 'boolean' ? false : ABSENT;
  if (value !== '' || (field.kind === 'text' && field.blank)) return value;
  if (field.nullable) return null;
  return isRequired(field) ? value : ABSENT;
}

function validateField(field: Field, value: Submitted, timeZone: string): Outcome {
  if (value === ABSENT) {
    return isRequired(field) ? refused('This field is required.') : { value: valueWhereAbsent(field) };
  }
  if (value === null) {
    return field.nullable ? { value: null } : refused('This field may not be null.');
  }
  switch (field.kind) {
    case 'text':
    case 'url':
      return validateText(value, field);
    case 'integer':
      return validateInteger(value);
    case 'datetime':
      return parseDateTime(value, timeZone);
    case 'boolean':
      return validateBoolean(value);
    case 'date':
      throw new TypeError('no collection takes a day yet');
  }
}

function valueWhereAbsent(field: Field): unknown {
  if (field.nullable) return null;
  return field.kind === 'boolean' ? false : '';
}

type Present = Exclude<Submitted, null | typeof ABSENT>;

function textOf(value: Present): string | undefined {
  if (value instanceof JsonNumber) return pythonNumberText(value.source);
  return typeof value === 'string' && value.isWellFormed() ? value : undefined;
}

function validateText(value: Present, field: TextField | UrlField): Outcome {
  const given = textOf(value);
  if (given === undefined) {
    return refused(field.kind === 'url' ? 'Enter a valid URL.' : 'Not a valid string.');
  }
  const text = strip(given);
  if (text === '') return validateBlank(given, field);
  const messages: string[] = [];
  if (field.maximumLength !== undefined && characterCount(text) > field.maximumLength) {
    messages.push(`Ensure this field has no more than ${field.maximumLength} characters.`);
  }
  if (text.includes('\0')) messages.push('Null characters are not allowed.');
  if (field.kind === 'url' && !isWebAddress(text)) messages.push('Enter a valid URL.');
  return messages.length > 0 ? { messages } : { value: text };
}

/** Of a URL the empty text is null, but white space alone is refused like that of any required text. */
function validateBlank(given: string, field: TextField | UrlField): Outcome {
  if (field.kind === 'url' && given === '') return { value: null };
  return field.kind === 'text' && field.blank ? { value: '' } : refused('This field may not be blank.');
}

function validateInteger(value: Present): Outcome {
  const text = textOf(value);
  if (typeof value === 'string' && characterCount(value) > 1000) return refused('String value too large.');
  const integer = text === undefined ? undefined : integerFromText(withoutDecimalZeros(text));
  if (integer === undefined) return refused('A valid integer is required.');
  const { minimum, maximum } = INTEGER_RANGE;
  if (integer > maximum) return refused(`Ensure this value is less than or equal to ${maximum}.`);
  if (integer < minimum) return refused(`Ensure this value is greater than or equal to ${minimum}.`);
  return { value: Number(integer) };
}

const words = (...lowerCase: readonly string[]): ReadonlySet<string> =>
  new Set(
    lowerCase.flatMap((word) => [word, word.toUpperCase(), word.charAt(0).toUpperCase() + word.slice(1)]),
  );
const TRUE_WORDS = words('t', 'y', 'yes', 'true', 'on', '1');
const FALSE_WORDS = words('f', 'n', 'no', 'false', 'off', '0');

function validateBoolean(value: Present): Outcome {
  if (typeof value === 'boolean') return { value };
  if (value instanceof JsonNumber) {
    const number = Number(value.source);
    if (number === 0 || number === 1) return { value: number === 1 };
  }
  if (typeof value === 'string') {
    if (TRUE_WORDS.has(value)) return { value: true };
    if (FALSE_WORDS.has(value)) return { value: false };
  }
  return refused('Must be a valid boolean.');
}
