/** The tables of all kinds. */

import type { Kind } from '../domain/imported-rows.ts';
import { courses } from './kinds/courses.ts';
import { exceptions, feedbacks } from './kinds/feedbacks.ts';
import { managers, participants } from './kinds/people.ts';
import { relations } from './kinds/relations.ts';
import { rounds } from './kinds/rounds.ts';
import { erasures, preLeadStatuses, smartGoals } from './kinds/service-records.ts';
import type { Table } from './table.ts';

export const TABLES: { readonly [K in Kind]: Table<K> } = {
  'pre-lead-statuses': preLeadStatuses,
  erasures,
  managers,
  participants,
  rounds,
  relations,
  exceptions,
  feedbacks,
  courses,
  'smart-goals': smartGoals,
};

/** The canonical names of a kind's columns, in their order. */
export function columnNamesOf(kind: Kind): readonly string[] {
  return TABLES[kind].columns.map(({ name }) => name);
}
