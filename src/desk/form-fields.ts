/** Fields of a form, with what was typed into them and what was wrong with it. */

import type { Choice, FormField } from '../pages/field.ts';
import type { FieldProblems, SentForm } from './sent-form.ts';

/** A field without what is typed into it. */
export interface FieldDeclaration {
  readonly name: string;
  /** `Started on`. */
  readonly label: string;
  readonly input: FormField['input'];
  /** What the form is sent with when nobody changes it. */
  readonly value?: string;
  readonly choices?: readonly Choice[];
  /** Whether the form cannot be sent without it. */
  readonly required?: boolean;
  /** A sentence below the label. */
  readonly help?: string;
}

/** Why something is done. */
export const REASON: FieldDeclaration = {
  name: 'reason',
  label: 'Reason',
  input: 'text',
  help: 'The history keeps it.',
};

/** The fields as they are shown: with their first values, or with what was sent. */
export function fieldsOf(
  declarations: readonly FieldDeclaration[],
  sent: SentForm | null,
  problems: FieldProblems = {},
): readonly FormField[] {
  return declarations.map(
    ({ name, label, input, value = '', choices = [], required = false, help = null }) => {
      const typed = sent === null || (input !== 'checkbox' && !sent.has(name)) ? value : sent.text(name);
      const problem = problems[name];
      return {
        name,
        label,
        input,
        choices,
        required,
        maximumLength: null,
        minimum: null,
        maximum: null,
        help,
        value: typed,
        checked: input === 'checkbox' && typed === 'true',
        errors: problem === undefined ? [] : [problem],
      };
    },
  );
}
