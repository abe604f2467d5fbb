/** The menus by which lists are filtered, and forms filled in. */

import type { Called } from '../../domain/desk/common.ts';
import type { DeskChoices } from '../../domain/desk/desk-reader.ts';
import type { Choice } from '../../pages/field.ts';
import type { FilterMenu } from './filters.ts';

/** Returns `Berta Example`, with the e-mail if two are called so; empty if there is no manager. */
export const managerName = (manager: Called | null): string => manager?.called ?? '';

/** The value of menus for those without a cohort. */
export const NO_COHORT = '(none)';

const ALL = { value: '', label: 'All' };

/** Returns managers to choose from. */
export const managerChoices = (managers: DeskChoices['managers']): readonly Choice[] =>
  managers.map((manager) => ({ value: String(manager.id), label: managerName(manager) }));

/** Returns the cohorts to choose from, but for that of the pairs without one. */
export const cohortChoices = (cohorts: DeskChoices['cohorts']): readonly Choice[] =>
  cohorts.filter((cohort) => cohort !== '').map((cohort) => ({ value: cohort, label: cohort }));

/** Returns the menu of managers, and nobody. */
export const managerMenu = ({ managers }: DeskChoices): FilterMenu => ({
  name: 'manager',
  label: 'Manager',
  choices: [ALL, ...managerChoices(managers), { value: 'none', label: 'Nobody' }],
});

/** Returns the menu of cohorts. */
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

/** Returns the menu of rounds. */
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
