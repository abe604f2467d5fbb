/** Represents records: plain JSON values, in the order of the declaration. */

import type { Fields } from '../domain/fields.ts';
import { type ShownValue, showValue } from './field-values.ts';

/** A record as JSON. */
export type ShownRecord = Readonly<Record<string, ShownValue>>;

/** Represents a record, which has a value of its kind for every field; times are in the time zone. */
export function showRecord(
  fields: Fields,
  record: Readonly<Record<string, unknown>>,
  timeZone: string,
): ShownRecord {
  const shown: Record<string, ShownValue> = {};
  for (const [name, field] of Object.entries(fields)) {
    shown[name] = showValue(field, record[name], timeZone);
  }
  return shown;
}
