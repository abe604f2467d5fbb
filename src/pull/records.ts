/** Records as the other service sends them: checked, and brought into the fields and the order of the interface. */
import type { Field, FieldKind } from '../domain/fields.ts';
import { PullError } from './failure.ts';
import type { RecordSchema } from './specified.ts';

/** A record, its texts as they were sent. */
export type SentRecord = Readonly<Record<string, string | number | boolean | null>>;

/** A record with its number. */
export interface NumberedRecord {
  readonly id: number;
  readonly record: SentRecord;
}

/**
 * Whole seconds or up to six digits of their fraction, and an offset, without which it would be no one instant. Offsets
 * before standard time have seconds: a year mistyped as 0026 has one.
 */
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?(?:Z|[+-]\d\d:\d\d(?::\d\d)?)$/;

/**
 * Checks a record. A field that this service was given after the specification is left out where the source has none:
 * the import then gives it its default.
 *
 * @param where the address it came from
 * @param onUnknown told of each field that the interface does not have; such are left out
 * @throws PullError that names the record and what is wrong with it, but nothing of its text
 */
export function checkedRecord(
  { noun, fields, specified }: RecordSchema,
  sent: unknown,
  { where, onUnknown }: RecordContext,
): NumberedRecord {
  const given = objectOf(sent);
  const id = given?.['id'];
  if (given === undefined || typeof id !== 'number' || !Number.isSafeInteger(id) || id < 1) {
    throw new PullError('source', `${where}: a ${noun.toLowerCase()} has no positive integer as its id.`);
  }
  const record: Record<string, SentRecord[string]> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (!Object.hasOwn(given, name)) {
      if (specified.includes(name)) throw wrong(`has no ${name}`);
      continue;
    }
    const value = given[name];
    if (!isSent(field, value)) throw wrong(`: ${name} ${expectation(field)}`);
    record[name] = field.kind === 'url' && value === '' ? null : value;
  }
  for (const name of Object.keys(given)) if (!Object.hasOwn(fields, name)) onUnknown?.(name);
  return { id, record };

  function wrong(what: string): PullError {
    const separator = what.startsWith(':') ? '' : ' ';
    return new PullError('source', `${where}: ${noun} ${id}${separator}${what}.`);
  }
}

/** Where a record came from. */
export interface RecordContext {
  readonly where: string;
  /** Told of each field that is left out. */
  readonly onUnknown?: (field: string) => void;
}

/** A value of JSON as an object, where it is one. */
export function objectOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
}

function isSent(field: Field, value: unknown): value is SentRecord[string] {
  return value === null ? field.nullable === true : KINDS[field.kind].accepts(value);
}

/** What no database keeps as it is, and no file holds, is no text: half of a character, and NUL. */
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.isWellFormed() && !value.includes('\0');

/**
 * Wherever a browser would go, also where a client could not send it here, such as to a host without a domain; but no
 * address has white space, line separators or control characters in it, which end it wherever it is written down.
 */
const isAddress = (text: string): boolean => /^https?:\/\/[^\s\p{Cc}]+$/iu.test(text) && URL.canParse(text);

/** No database here, and no client, knows other years. */
function isInstant(text: string): boolean {
  try {
    const { year } = Temporal.Instant.from(text).toZonedDateTimeISO('UTC');
    return year >= 1 && year <= 9999;
  } catch {
    return false;
  }
}

/** What another service may send for a field of each kind, and the error where it sends anything else. */
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
