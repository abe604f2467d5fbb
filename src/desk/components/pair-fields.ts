/** The fields of a pair: its start and end, its manager and its cohort. */

import type { DeskChoices, PairDetails } from '../../domain/desk/desk-reader.ts';
import { relationDetails, relationInputs } from '../../domain/programme.ts';
import type { FieldDeclaration } from '../form-fields.ts';
import { idFrom } from '../screen.ts';
import type { SentForm } from '../sent-form.ts';
import { cohortChoices, managerChoices } from './frame.ts';
import { formFields } from './record-form.ts';

const { start, end } = relationInputs;

/**
 * Returns the fields with the values of a pair.
 *
 * @param mayChooseManager false for those who see the pairs of one manager: theirs stay theirs
 */
export const pairFields = (
  pair: Pick<PairDetails, 'manager' | 'cohort' | 'start' | 'end'>,
  { managers, cohorts }: DeskChoices,
  mayChooseManager: boolean,
): readonly FieldDeclaration[] => [
  ...formFields({ start, end }, pair),
  ...(mayChooseManager
    ? [
        {
          name: 'manager',
          label: 'Manager',
          input: 'choice',
          value: String(pair.manager?.id ?? ''),
          choices: [{ value: '', label: 'Nobody yet' }, ...managerChoices(managers)],
        } as const,
      ]
    : []),
  {
    name: 'cohort',
    label: 'Cohort',
    input: 'choice',
    value: pair.cohort,
    choices: [{ value: '', label: 'None' }, ...cohortChoices(cohorts)],
  },
  {
    name: 'new_cohort',
    label: 'New cohort',
    input: 'text',
    help: 'Only if it is not in the list.',
  },
  ...formFields(relationDetails, pair),
];

/**
 * Returns the manager that a form chooses, null for nobody; with a problem if the manager is not in the list.
 *
 * @param kept the present manager, who may stay
 */
export function managerIn(
  form: SentForm,
  { managers }: DeskChoices,
  problems: Record<string, string>,
  kept?: number,
): number | null {
  const chosen = idFrom(form.text('manager'));
  if (chosen !== null && chosen !== kept && !managers.some(({ id }) => id === chosen)) {
    problems['manager'] = 'This manager is not in the list any more. Choose another.';
  }
  return chosen;
}

/** Returns the cohort that a form chooses, or names anew. */
export const cohortIn = (form: SentForm): string => form.text('new_cohort') || form.text('cohort');
