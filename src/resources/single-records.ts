/** Single records of a collection: each can be read, and perhaps changed, at its own URL. */

import { InvalidValuesError } from '../domain/errors.ts';
import type { Fields, PartOf, RecordOf } from '../domain/fields.ts';
import type { Origin } from '../domain/origin.ts';
import { type ShownRecord, showRecord } from './representation.ts';
import type { Submission } from './submission.ts';
import { type FieldErrors, validatePart } from './validation.ts';

/** The declaration of single records besides the functions that find and change them. */
export interface SingleTraits {
  readonly description: string;
  /** The label of the form's button; absent if nothing may be changed. */
  readonly submit?: string;
}

/** The result of a change. */
type Changed = { readonly record: ShownRecord | null } | { readonly errors: FieldErrors };

/** Single records as the HTTP layer uses them, independent of their fields. */
export interface SingleRecords extends SingleTraits {
  /** The name of a record: `Smart Goal`. */
  readonly name: string;
  /** The name of a record as a type: `SmartGoal`. */
  readonly model: string;
  /** Finds and represents a record; null if there is none. */
  find(id: number): Promise<ShownRecord | null>;
  /** Validates the fields, changes the record and represents it; null if there is none. */
  readonly change?: (id: number, submission: Submission, origin: Origin) => Promise<Changed>;
}

/** How single records are found and changed. */
interface Access<F extends Fields> extends SingleTraits {
  find(id: number): Promise<RecordOf<F> | null>;
  readonly change?: (id: number, values: PartOf<F>, origin: Origin) => Promise<RecordOf<F> | null>;
}

/** The single records of a collection; its noun is the singular: `smart goal`. */
export function singleRecords<F extends Fields>(
  noun: string,
  fields: F,
  timeZone: string,
  { find, change, ...traits }: Access<F>,
): SingleRecords {
  const shown = (record: RecordOf<F> | null): ShownRecord | null =>
    record && showRecord(fields, record, timeZone);
  const words = noun.split(' ').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return {
    ...traits,
    name: words.join(' '),
    model: words.join(''),
    find: async (id) => shown(await find(id)),
    ...(change && {
      async change(id, submission, origin) {
        const validated = validatePart(fields, submission, timeZone);
        if ('errors' in validated) return validated;
        try {
          return { record: shown(await change(id, validated.values, origin)) };
        } catch (error) {
          if (error instanceof InvalidValuesError) return { errors: error.errors };
          throw error;
        }
      },
    }),
  };
}
