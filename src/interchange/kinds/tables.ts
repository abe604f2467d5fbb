/** The tables of all kinds. */

import type { Kind } from '../../domain/imported-rows.ts';
import { courses } from './courses.ts';
import { exceptions, feedbacks } from './feedbacks.ts';
import { managers, participants } from './people.ts';
import { relations } from './relations.ts';
import { rounds } from './rounds.ts';
import { erasures, preLeadStatuses, smartGoals } from './service-records.ts';
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
