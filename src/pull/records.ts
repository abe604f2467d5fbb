/** Checks records of the other service, and converts them to the fields and the order of the interface. */

import { courseFields } from '../domain/course.ts';
import type { Field, FieldKind, Fields } from '../domain/fields.ts';
import { preLeadStatusFields } from '../domain/pre-lead-status.ts';
import { smartGoalFields } from '../domain/smart-goal.ts';
import { PullError } from './failure.ts';

/** The records of a collection. */
export interface RecordSchema {
  /** The singular noun, at the beginning of a sentence: `Smart goal`. */
  readonly noun: string;
  /** All accepted fields. */
  readonly fields: Fields;
  /** The names of the required fields: those of the interface specification. Fields added later are optional. */
  readonly specified: readonly string[];
}

/** Smart goals. */
export const SMART_GOAL: RecordSchema = {
  noun: 'Smart goal',
  fields: smartGoalFields,
  specified: ['id', 'created_at', 'input', 'output', 'input_tokens', 'output_tokens'],
};

/** Courses. */
export const COURSE: RecordSchema = {
  noun: 'Course',
  fields: courseFields,
  specified: [
    ...['id', 'created_by', 'title', 'code', 'gsheet_name'],
    ...['date', 'event', 'recording'].flatMap((name) => [1, 2, 3].map((week) => `${name}_w${week}`)),
    'deactivated',
  ],
};

/** Pre-lead statuses. */
export const PRE_LEAD_STATUS: RecordSchema = {
  noun: 'Pre-lead status',
  fields: preLeadStatusFields,
  specified: ['id', 'name', 'value', 'order', 'background', 'disabled'],
};

type SentRecord = Readonly<Record<string, string | number | boolean | null>>;

/** A record with its number. */
export interface NumberedRecord {
  readonly id: number;
  readonly record: SentRecord;
}

/**
 * Whole seconds or up to six digits of their fraction, and an offset, without which it would be ambiguous.
 * Offsets before standard time have seconds, such as in a year mistyped as 0026.
 */
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?(?:Z|[+-]\d\d:\d\d(?::\d\d)?)$/;

/**
 * Checks a record. If the source lacks a field that was added after the specification, it is left out, and
 * the import uses its default.
 *
 * @param where the URL it came from
 * @param onUnknown is notified of each field that the interface does not have; such fields are left out
 * @throws PullError that names the record and what is wrong with it, without its text
 */
export function checkedRecord(
  { noun, fields, specified }: RecordSchema,
  sent: unknown,
  { where, onUnknown }: RecordContext,
): NumberedRecord {
  const given = objectOf(sent);
  const id = given?.['id'];
  if (given === undefined || typeof id !== 'number' || !Number.isSafeInteger(id) || id < 1) {
    throw new PullError(`${where}: a ${noun.toLowerCase()} has no positive integer as its id.`);
  }
  const record: Record<string, SentRecord[string]> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (!Object.hasOwn(given, name)) {
      if (specified.includes(name)) throw wrong(` has no ${name}`);
      continue;
    }
    const value = given[name];
    if (!isSent(field, value)) throw wrong(`: ${name} ${expectation(field)}`);
    record[name] = field.kind === 'url' && value === '' ? null : value;
  }
  for (const name of Object.keys(given)) if (!Object.hasOwn(fields, name)) onUnknown?.(name);
  return { id, record };

  function wrong(what: string): PullError {
    return new PullError(`${where}: ${noun} ${id}${what}.`);
  }
}

/** The source of a record. */
export interface RecordContext {
  readonly where: string;
  /** Is notified of each field that is left out. */
  readonly onUnknown?: (field: string) => void;
}

/** A JSON value as an object, if it is one. */
export function objectOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
}

function isSent(field: Field, value: unknown): value is SentRecord[string] {
  return value === null ? field.nullable === true : KINDS[field.kind].accepts(value);
}

/** Lone surrogates and NUL are rejected, since neither databases nor files can store them. */
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.isWellFormed() && !value.includes('\0');

/**
 * URLs that browsers accept are accepted, even if clients could not submit them here, such as hosts without a
 * domain; but not with white space, line separators or control characters, which would end the URL in other
 * formats.
 */
const isAddress = (text: string): boolean => /^https?:\/\/[^\s\p{Cc}]+$/iu.test(text) && URL.canParse(text);

/** Databases and clients support no other years. */
function isInstant(text: string): boolean {
  try {
    const { year } = Temporal.Instant.from(text).toZonedDateTimeISO('UTC');
    return year >= 1 && year <= 9999;
  } catch {
    return false;
  }
}

/** The valid values of each kind of field, and the error for others. */
const KINDS: {
  readonly [K in FieldKind]: {
    readonly accepts: (value: unknown) => value is string | number | boolean;
    readonly expectation: string;
  };
} = {
  integer: {
    accepts: (value): value is number => Number.isSafeInteger(value),
    expectation: 'is not an integer',
  },
  boolean: {
    accepts: (value): value is boolean => typeof value === 'boolean',
    expectation: 'is not true or false',
  },
  text: { accepts: isText, expectation: 'is not valid Unicode text without NUL' },
  url: {
    accepts: (value): value is string => isText(value) && (value === '' || isAddress(value)),
    expectation: 'is not an http or https URL',
  },
  datetime: {
    accepts: (value): value is string => isText(value) && DATE_TIME.test(value) && isInstant(value),
    expectation: 'is not a date-time with an offset, such as 2026-11-21T03:10:54.570232+01:00',
  },
  date: {
    accepts: (value): value is string => isText(value) && /^\d{4}-\d\d-\d\d$/.test(value),
    expectation: 'is not a day, such as 2026-11-21',
  },
};

const expectation = ({ kind, nullable }: Field): string =>
  `${KINDS[kind].expectation}${nullable ? ' or null' : ''}`;
