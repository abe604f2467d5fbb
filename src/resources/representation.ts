/** Records as they are shown: plain values of JSON, by the kinds of their fields, in the order of the declaration. */

import type { Fields } from '../domain/fields.ts';
import { formatDateTime } from './date-time.ts';

/** A record as JSON has it. */
export type ShownRecord = Readonly<Record<string, string | number | boolean | null>>;

/**
 * Shows a record.
 *
 * @param record has a value of its kind for every field
 * @param timeZone in which its times are shown
 */
export function showRecord(
  fields: Fields,
  record: Readonly<Record<string, unknown>>,
  timeZone: string,
): ShownRecord {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const microseconds = field.kind === 'datetime' && field.microseconds === true;
      return [name, showValue(record[name], timeZone, microseconds)];
    }),
  );
}

function showValue(
  value: unknown,
  timeZone: string,
  microseconds: boolean,
): string | number | boolean | null {
  if (value instanceof Temporal.Instant) return formatDateTime(value, timeZone, microseconds);
  if (value instanceof Temporal.PlainDate) return value.toString();
  if (
    value === null ||
    typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'boolean'
  ) {
    return value;
  }
  throw new TypeError(`a ${typeof value} cannot be shown`);
}
