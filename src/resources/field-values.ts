/** How each kind of field is parsed and shown in JSON, with the rules of Django REST framework. */

import {
  type Field,
  type FieldKind,
  type FieldOf,
  INTEGER_RANGE,
  isValueOf,
  type ValueOfKind,
} from '../domain/fields.ts';
import { formatDateTime, parseDate, parseDateTime } from './date-time.ts';
import type { Fault } from './faults.ts';
import { type FormValue, JsonNumber, type JsonValue, type Parsed } from './submission.ts';
import { characterCount, integerFromText, pythonNumberText, strip, withoutDecimalZeros } from './text.ts';
import { isWebAddress } from './web-address.ts';

/** A value as JSON. */
export type ShownValue = string | number | boolean | null;

/** A submitted value that is not null. */
type SubmittedValue = Exclude<JsonValue | FormValue, null>;

interface Codec<K extends FieldKind> {
  readonly parse: (
    value: SubmittedValue,
    field: FieldOf<K>,
    timeZone: string,
  ) => Parsed<ValueOfKind[K] | null>;
  readonly show: (value: ValueOfKind[K], field: FieldOf<K>, timeZone: string) => ShownValue;
  /** The value if a form lacks the field; absent if the field then counts as not submitted. */
  readonly absentInForm?: false;
  /** Whether an empty input of a form is the empty text. */
  readonly isBlankInForm?: (field: FieldOf<K>) => boolean;
}

const asItIs = <Value>(value: Value): Value => value;

const CODECS: { readonly [K in FieldKind]: Codec<K> } = {
  integer: { parse: parseInteger, show: asItIs },
  text: {
    parse: (value, { blank, choices, maximumLength }) => {
      const text = textOf(value);
      if (blank && text !== undefined && strip(text) === '') return { value: '' };
      if (choices !== undefined && (text === undefined || !choices.includes(strip(text)))) {
        return refused({ code: 'choice', text: text === undefined ? choiceText(value) : strip(text) });
      }
      if (text === undefined) return refused({ code: 'text' });
      return parseText(text, maximumLength);
    },
    show: asItIs,
    isBlankInForm: ({ blank }) => blank === true,
  },
  datetime: {
    parse: (value, _field, timeZone) => parseDateTime(value, timeZone),
    show: (value, { microseconds }, timeZone) => formatDateTime(value, timeZone, microseconds === true),
  },
  date: { parse: parseDate, show: (value) => value.toString() },
  url: {
    parse: (value, { maximumLength }) => {
      const text = textOf(value);
      if (text === undefined) return refused({ code: 'url' });
      // White space alone is rejected like the blank value of a required text.
      return text === '' ? { value: null } : parseText(text, maximumLength, isWebAddress);
    },
    show: asItIs,
  },
  boolean: { parse: parseBoolean, show: asItIs, absentInForm: false },
};

/** Parses a submitted value; a time without an offset is local time of the time zone. */
export function parseValue<K extends FieldKind>(
  field: FieldOf<K>,
  value: SubmittedValue,
  timeZone: string,
): Parsed<unknown> {
  return CODECS[field.kind].parse(value, field, timeZone);
}

/** The value of a field that a form lacks; undefined if the field counts as not submitted. */
export const absentInForm = ({ kind }: Field): false | undefined => CODECS[kind].absentInForm;

/** Whether an empty input of a form is the empty text, and neither null nor the default. */
export function isBlankInForm<K extends FieldKind>(field: FieldOf<K>): boolean {
  return CODECS[field.kind].isBlankInForm?.(field) === true;
}

/** Converts a value to JSON, with times in the time zone. Throws a TypeError for a value of another kind: a bug. */
export function showValue<K extends FieldKind>(
  field: FieldOf<K>,
  value: unknown,
  timeZone: string,
): ShownValue {
  if (value === null) return null;
  if (!isValueOf(field, value)) throw new TypeError(`a ${typeof value} is not a value of kind ${field.kind}`);
  return CODECS[field.kind].show(value, field, timeZone);
}

/** The result for a rejected value. */
export const refused = (...faults: readonly Fault[]) => ({ faults });

function textOf(value: SubmittedValue): string | undefined {
  if (value instanceof JsonNumber) return pythonNumberText(value.source);
  return typeof value === 'string' && value.isWellFormed() ? value : undefined;
}

/** The text that the message about a choice shows for a value that is no text. */
function choiceText(value: SubmittedValue): string {
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return typeof value === 'string' ? value.toWellFormed() : Array.isArray(value) ? '[]' : '{}';
}

/** Text that must not be blank. */
function parseText(
  given: string,
  maximumLength: number | undefined,
  isAddress?: (text: string) => boolean,
): Parsed<string> {
  const text = strip(given);
  if (text === '') return refused({ code: 'blank' });
  const faults: Fault[] = [];
  if (maximumLength !== undefined && characterCount(text) > maximumLength) {
    faults.push({ code: 'length', limit: maximumLength });
  }
  if (text.includes('\0')) faults.push({ code: 'null-character' });
  if (isAddress?.(text) === false) faults.push({ code: 'url' });
  return faults.length > 0 ? { faults } : { value: text };
}

function parseInteger(value: SubmittedValue): Parsed<number> {
  const text = textOf(value);
  if (typeof value === 'string' && characterCount(value) > 1000) return refused({ code: 'digits' });
  const integer = text === undefined ? undefined : integerFromText(withoutDecimalZeros(text));
  if (integer === undefined) return refused({ code: 'integer' });
  const { minimum, maximum } = INTEGER_RANGE;
  if (integer > maximum) return refused({ code: 'maximum', limit: maximum });
  if (integer < minimum) return refused({ code: 'minimum', limit: minimum });
  return { value: Number(integer) };
}

const words = (...lowerCase: readonly string[]): ReadonlySet<string> =>
  new Set(
    lowerCase.flatMap((word) => [word, word.toUpperCase(), word.charAt(0).toUpperCase() + word.slice(1)]),
  );
const TRUE_WORDS = words('t', 'y', 'yes', 'true', 'on', '1');
const FALSE_WORDS = words('f', 'n', 'no', 'false', 'off', '0');

function parseBoolean(value: SubmittedValue): Parsed<boolean> {
  if (typeof value === 'boolean') return { value };
  if (value instanceof JsonNumber) {
    const number = Number(value.source);
    if (number === 0 || number === 1) return { value: number === 1 };
  }
  if (typeof value === 'string') {
    if (TRUE_WORDS.has(value)) return { value: true };
    if (FALSE_WORDS.has(value)) return { value: false };
  }
  return refused({ code: 'boolean' });
}
