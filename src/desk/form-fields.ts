/** Fields of a form, with what was typed into them and what was wrong with it. */

import type { FormField } from '../pages/field.ts';
import type { FieldProblems, SentForm } from './sent-form.ts';

/** A field as it is declared: `value` is the one it is first shown with. */
export type FieldDeclaration = Pick<FormField, 'name' | 'label' | 'input'> &
  Partial<Pick<FormField, 'value' | 'choices' | 'required'>> & {
    /** A sentence below the label. */
    readonly help?: string;
  };

/** The reason for a change. */
export const REASON: FieldDeclaration = {
  name: 'reason',
  label: 'Reason',
  input: 'text',
  help: 'The history keeps it.',
};

/** Returns the fields with their first values, or with those that were sent. */
export const fieldsOf = (
  declarations: readonly FieldDeclaration[],
  sent: SentForm | null,
  problems: FieldProblems = {},
): readonly FormField[] =>
  declarations.map(({ value = '', ...field }) => {
    const { name, input } = field;
    const typed = sent === null || (input !== 'checkbox' && !sent.has(name)) ? value : sent.text(name);
    const problem = problems[name];
    return {
      choices: [],
      required: false,
      help: null,
      ...field,
      value: typed,
      checked: input === 'checkbox' && typed === 'true',
      errors: problem === undefined ? [] : [problem],
    };
  });
