/**
 * Two who change the same record: a form is sent with what its fields said when it was first shown. What somebody else has
 * changed since is taken over where nobody typed, so that sending the form again takes nothing of it back.
 */

import type { HiddenField } from '../pages/field.ts';
import { formatDate } from '../pages/format-date.ts';
import type { FieldDeclaration } from './form-fields.ts';
import { formOf, type SentForm } from './sent-form.ts';

/** A field that says something else than when the form was first shown. */
export interface FieldChange {
  readonly name: string;
  readonly label: string;
  /** Its present value, as people read it; may be empty. */
  readonly now: string;
  /** The text that was typed instead; null if none was, so that the field shows its present value. */
  readonly typed: string | null;
}

/** A form with what others changed meanwhile. */
interface MergedForm {
  readonly form: SentForm;
  readonly meanwhile: readonly FieldChange[];
}

/** The beginning of the names of the hidden fields with first values. */
const FIRST = 'first-';

/** Returns hidden fields with the values that the fields have before anybody types. */
export const firstValues = (declarations: readonly FieldDeclaration[]): readonly HiddenField[] =>
  declarations.map((field) => ({ name: FIRST + field.name, value: shownValue(field) }));

/**
 * Puts what fields say now into those in which nobody typed.
 *
 * @param declarations the fields as they would be shown first now
 */
export function mergedForm(sent: SentForm, declarations: readonly FieldDeclaration[]): MergedForm {
  const values = new Map<string, string>();
  const meanwhile: FieldChange[] = [];
  for (const field of declarations) {
    const { name, label } = field;
    const [first, typed, now] = [sent.text(FIRST + name), sent.text(name), shownValue(field)];
    if (!sent.has(FIRST + name) || first === now) continue;
    values.set(FIRST + name, now);
    const isTyped = typed !== first && typed !== now;
    if (!isTyped) values.set(name, now);
    if (typed !== now) {
      meanwhile.push({
        name,
        label,
        now: inWords(field, now),
        typed: isTyped ? inWords(field, typed) : null,
      });
    }
  }
  const kept = sent.fields.filter(([name]) => !values.has(name));
  return { form: values.size === 0 ? sent : formOf([...kept, ...values]), meanwhile };
}

/** The value that a field is sent with when nobody changes it; a box that is not ticked sends nothing. */
const shownValue = ({ input, value = '' }: FieldDeclaration): string =>
  input === 'checkbox' && value !== 'true' ? '' : value.trim();

/** A value as people read it. */
function inWords({ input, choices = [] }: FieldDeclaration, value: string): string {
  if (input === 'checkbox') return value === 'true' ? 'ticked' : 'not ticked';
  if (input === 'date') return formatDate(value) || value;
  return choices.find((choice) => choice.value === value)?.label ?? value;
}
