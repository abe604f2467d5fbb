/** The menus by which lists are filtered, and forms filled in. */

import type { Called } from '../../domain/desk/common.ts';
import type { DeskChoices } from '../../domain/desk/desk-reader.ts';
import type { FilterMenu } from './filters.ts';

/** `Berta Example`, with the e-mail where two are called so; the empty text where there is no manager. */
export const managerName = (manager: Called | null): string => manager?.called ?? '';

/** The value of menus for those without a cohort; no cohort is called so, as names have no line breaks. */
export const NO_COHORT = '(none)';

const ALL = { value: '', label: 'All' };

/** The managers, and nobody. */
export const managerMenu = ({ managers }: DeskChoices): FilterMenu => ({
  name: 'manager',
  label: 'Manager',
  choices: [
    ALL,
    ...managers.map((manager) => ({ value: String(manager.id), label: managerName(manager) })),
    { value: 'none', label: 'Nobody' },
  ],
});

/** The cohorts. */
export const cohortMenu = ({ cohorts }: DeskChoices): FilterMenu => ({
  name: 'cohort',
  label: 'Cohort',
  choices: [
    ALL,
    ...cohorts.map((cohort) =>
      cohort === '' ? { value: NO_COHORT, label: 'None' } : { value: cohort, label: cohort },
    ),
  ],
});

/** The rounds. */
export const roundMenu = ({ rounds }: DeskChoices): FilterMenu => ({
  name: 'round',
  label: 'Round',
  choices: [ALL, ...rounds.map(({ id, title }) => ({ value: String(id), label: title }))],
});

/** Mentees or mentors. */
export const ROLE_MENU: FilterMenu = {
  name: 'role',
  label: 'Role',
  choices: [ALL, { value: 'mentee', label: 'Mentees' }, { value: 'mentor', label: 'Mentors' }],
};
