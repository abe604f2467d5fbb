/**
 * Reads the form that changes a record. It sends all fields; only those that differ from what the form showed
 * are changed. So nobody overwrites changes of others to other fields, and a time keeps the seconds that an
 * input does not show.
 */

import { writableFields } from '../../domain/fields.ts';
import type { Collection } from '../../resources/collection.ts';
import type { ShownRecord } from '../../resources/representation.ts';
import type { FormValue, Submission } from '../../resources/submission.ts';
import { presentationOf } from '../pipeline/field-kinds.ts';

/** The field with the values that the form showed. */
export const FORM_SHOWN = '_shown';

/** The values of a record as the inputs of the form show them; a checkbox is `true` or `false`. */
export function shownInForm(
  { fields }: Pick<Collection, 'fields'>,
  record: ShownRecord,
): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(writableFields(fields)).map(([name, field]) => {
      const value = record[name] ?? '';
      // A date-time input has no offset: its value is in the time zone of the service. Browsers omit seconds
      // that are 0.
      const isTime = presentationOf(field).input === 'datetime';
      const text = String(value);
      return [name, isTime ? text.replace(/^([^T]*T\d{2}:\d{2})(?::00|(:\d{2})).*$/, '$1$2') : text];
    }),
  );
}

/** The part of a submission that differs from what the form showed; all of it if it is not such a form. */
export function changedInForm({ fields }: Pick<Collection, 'fields'>, submission: Submission): Submission {
  if (submission.kind !== 'form') return submission;
  const shown = shownTexts(submission.fields.get(FORM_SHOWN));
  if (shown === undefined) return submission;
  const changed = new Map<string, FormValue>();
  for (const [name, field] of Object.entries(writableFields(fields))) {
    // Browsers do not send unticked checkboxes.
    const isBox = presentationOf(field).input === 'checkbox';
    const sent = submission.fields.get(name) ?? (isBox ? 'false' : undefined);
    if (sent !== undefined && !isSame(sent, shown.get(name))) changed.set(name, sent);
  }
  return { kind: 'form', fields: changed };
}

/** The fields that the form changes and somebody else has changed since it was shown; `record` is its state now. */
export function changedByOthers(
  collection: Pick<Collection, 'fields'>,
  submission: Submission,
  record: ShownRecord,
): readonly string[] {
  const changed = changedInForm(collection, submission);
  if (submission.kind !== 'form' || changed.kind !== 'form') return [];
  const shown = shownTexts(submission.fields.get(FORM_SHOWN));
  const now = shownInForm(collection, record);
  return [...changed.fields].flatMap(([name, sent]) => {
    const isAsShown = shown === undefined || shown.get(name) === now.get(name);
    return isAsShown || isSame(sent, now.get(name)) ? [] : [name];
  });
}

/** Browsers send line breaks as CR LF, and drop them from single-line inputs. */
const isSame = (sent: FormValue, shown: unknown): boolean =>
  typeof sent === 'string' &&
  typeof shown === 'string' &&
  (withLineFeeds(sent) === withLineFeeds(shown) || sent === shown.replaceAll(/[\r\n]/g, ''));

const withLineFeeds = (text: string): string => text.replaceAll(/\r\n?/g, '\n');

/** The values that a form says it showed; undefined if they cannot be read. */
function shownTexts(text: FormValue | undefined): ReadonlyMap<string, unknown> | undefined {
  if (typeof text !== 'string') return undefined;
  try {
    const shown: unknown = JSON.parse(text);
    return typeof shown === 'object' && shown !== null ? new Map(Object.entries(shown)) : undefined;
  } catch {
    return undefined;
  }
}
