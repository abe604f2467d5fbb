/** Single records of a collection: each can be read, and perhaps changed, at its own URL. */

import type { Fields, PartOf, RecordOf } from '../domain/fields.ts';
import type { Origin } from '../domain/origin.ts';
import { type ShownRecord, showRecord } from './representation.ts';
import type { Submission } from './submission.ts';
import { type Saved, saveValid, validatePart } from './validation.ts';

/** The declaration of single records besides the functions that find and change them. */
interface SingleTraits {
  readonly description: string;
}

/** Single records as the HTTP layer uses them, independent of their fields. */
export interface SingleRecords extends SingleTraits {
  /** The name of a record: `Smart Goal`. */
  readonly name: string;
  /** The name of a record as a type: `SmartGoal`. */
  readonly model: string;
  /** Finds and represents a record; null if there is none. */
  find(id: number): Promise<ShownRecord | null>;
  /** Validates the fields, changes the record and represents it; null if there is none. */
  readonly change?: (
    id: number,
    submission: Submission,
    origin: Origin,
  ) => Promise<Saved<ShownRecord | null>>;
}

/** How single records are found and changed; null if there is no such record. */
export interface SingleAccess<F extends Fields> extends SingleTraits {
  find(id: number): Promise<RecordOf<F> | null>;
  /** Absent if records cannot be changed. */
  readonly change?: (id: number, values: PartOf<F>, origin: Origin) => Promise<RecordOf<F> | null>;
}

/** The single records of a collection; its noun is the singular: `smart goal`. */
export function singleRecords<F extends Fields>(
  noun: string,
  fields: F,
  timeZone: string,
  { find, change, ...traits }: SingleAccess<F>,
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
      change: (id, submission, origin) =>
        saveValid(validatePart(fields, submission, timeZone), async (values) =>
          shown(await change(id, values, origin)),
        ),
    }),
  };
}
