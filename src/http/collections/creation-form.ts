/** The forms that create and change a record, generated from the fields of a collection and earlier input. */

import { type Field, isRequired, labelOf, writableFields } from '../../domain/fields.ts';
import type { FormField } from '../../pages/field.ts';
import type { Collection } from '../../resources/collection.ts';
import type { FieldErrors } from '../../resources/faults.ts';
import type { ShownRecord } from '../../resources/representation.ts';
import type { Submission } from '../../resources/submission.ts';
import type { RecordForm } from '../browsable/view.ts';
import { choicesOf, maximumLengthOf, presentationOf } from '../pipeline/field-kinds.ts';
import { METHOD_PARAMETER } from '../pipeline/representation.ts';
import { renderJson } from '../responses/json.ts';
import { FORM_KEY } from './sent-body.ts';
import { FORM_SHOWN, shownInForm } from './sent-change.ts';

/** A rejected submission, to show again. */
export interface Refused {
  /** Absent if it could not be read. */
  readonly submission?: Submission;
  /** The text of the raw form, if that was submitted. */
  readonly raw?: string | undefined;
  readonly errors: FieldErrors;
}

/** The form of a collection, identified by a key; undefined if nothing may be created. */
export function creationForm(collection: Collection, key: string, refused?: Refused): RecordForm | undefined {
  const { path, noun, creation } = collection;
  if (creation === undefined) return undefined;
  return recordForm(collection, refused, {
    action: `/${path}/`,
    hidden: { name: FORM_KEY, value: key },
    title: `New ${noun}`,
    submitLabel: creation.submit,
  });
}

/** The form that changes a record, filled with its values; undefined if nothing may be changed. */
export function changeForm(
  collection: Collection,
  record: ShownRecord,
  refused?: Refused,
): RecordForm | undefined {
  const { path, noun, single } = collection;
  if (single?.change === undefined) return undefined;
  const shown = shownInForm(collection, record);
  const form = recordForm(collection, refused, {
    action: `/${path}/${record['id']}/?${METHOD_PARAMETER}=PATCH`,
    hidden: { name: FORM_SHOWN, value: renderJson(Object.fromEntries(shown)) },
    title: `Change this ${noun}`,
    submitLabel: single.submit ?? 'PATCH',
  });
  const writable = Object.keys(writableFields(collection.fields)).map((name) => [name, record[name]]);
  return {
    ...form,
    fields: form.fields.map((field) =>
      refused?.submission?.kind === 'form'
        ? field
        : { ...field, value: shown.get(field.name) ?? '', checked: shown.get(field.name) === 'true' },
    ),
    raw: { ...form.raw, content: refused?.raw ?? renderJson(Object.fromEntries(writable), 2) },
  };
}

function recordForm(
  { fields, timeZone }: Collection,
  refused: Refused | undefined,
  parts: Pick<RecordForm, 'action' | 'hidden' | 'title' | 'submitLabel'>,
): RecordForm {
  const writable = Object.entries(writableFields(fields));
  const errors = refused?.errors ?? {};
  const inRaw = refused?.raw !== undefined;
  const ofNoField = errors['non_field_errors'] ?? [];
  return {
    ...parts,
    fields: writable.map(([name, field]) => ({
      ...formField(name, field, timeZone),
      ...typed(name, refused?.submission),
      errors: inRaw ? [] : (errors[name] ?? []),
    })),
    errors: inRaw ? [] : ofNoField,
    raw: {
      content: refused?.raw ?? renderJson(Object.fromEntries(writable.map(template)), 2),
      errors: inRaw
        ? [
            ...ofNoField,
            ...writable.flatMap(([name]) => (errors[name] ?? []).map((message) => `${name}: ${message}`)),
          ]
        : [],
      open: inRaw,
    },
  };
}

function formField(name: string, field: Field, timeZone: string): FormField {
  const { input, range, help } = presentationOf(field);
  // Descriptions are written for the API description, in which backquotes mark values.
  const description = field.description.replaceAll('`', '');
  return {
    name,
    label: labelOf(name, field),
    input,
    choices: choicesOf(field).map((value) => ({ value, label: value })),
    required: isRequired(field),
    maximumLength: maximumLengthOf(field) ?? null,
    minimum: range?.minimum ?? null,
    maximum: range?.maximum ?? null,
    help: help ? `${description} ${help(timeZone)}` : description,
    value: '',
    checked: false,
    errors: [],
  };
}

/** The input of a field, unchanged. */
function typed(
  name: string,
  submission: Submission | undefined,
): { value: string; checked: boolean } | undefined {
  const value = submission?.kind === 'form' ? submission.fields.get(name) : undefined;
  return typeof value === 'string' ? { value, checked: true } : undefined;
}

/** A property of the document that prefills the raw form. */
function template([name, field]: readonly [string, Field]): [string, string | number | boolean | null] {
  return [name, field.nullable ? null : presentationOf(field).template];
}
