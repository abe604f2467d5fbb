/** The fields of a pair: when it starts and ends, who looks after it, and its cohort. */

import type { DeskChoices } from '../../domain/desk/desk-reader.ts';
import type { FieldDeclaration } from '../form-fields.ts';
import { idFrom } from '../screen.ts';
import type { SentForm } from '../sent-form.ts';
import { managerName } from './menus.ts';

/** What the fields say before anybody changes them. */
interface PairFields {
  readonly start: Temporal.PlainDate;
  readonly end: Temporal.PlainDate | null;
  readonly manager_id: number | null;
  readonly cohort: string;
}

/**
 * The fields.
 *
 * @param mayChooseManager false for those who see the pairs of one manager: theirs stay theirs
 */
export const pairFields = (
  { start, end, manager_id, cohort }: PairFields,
  { managers, cohorts }: DeskChoices,
  mayChooseManager: boolean,
): readonly FieldDeclaration[] => [
  { name: 'start', label: 'Start', input: 'date', value: start.toString(), required: true },
  {
    name: 'end',
    label: 'Expected end',
    input: 'date',
    value: end?.toString() ?? '',
    help: 'Empty where it is open.',
  },
  ...(mayChooseManager
    ? [
        {
          name: 'manager',
          label: 'Manager',
          input: 'choice',
          value: manager_id === null ? '' : String(manager_id),
          choices: [
            { value: '', label: 'Nobody yet' },
            ...managers.map((one) => ({ value: String(one.id), label: managerName(one) })),
          ],
        } as const,
      ]
    : []),
  {
    name: 'cohort',
    label: 'Cohort',
    input: 'choice',
    value: cohort,
    choices: [
      { value: '', label: 'None' },
      ...cohorts.filter((one) => one !== '').map((one) => ({ value: one, label: one })),
    ],
  },
  {
    name: 'new_cohort',
    label: 'New cohort',
    input: 'text',
    help: 'Only if it is not in the list.',
  },
];

/** The manager that a form chooses; null: nobody. */
export const managerIn = (form: SentForm): number | null => idFrom(form.text('manager'));

/** Whether a manager can be chosen. */
export const isKnownManager = (id: number, { managers }: DeskChoices): boolean =>
  managers.some((one) => one.id === id);

/** The cohort that a form chooses, or names anew. */
export const cohortIn = (form: SentForm): string => form.text('new_cohort') || form.text('cohort');
