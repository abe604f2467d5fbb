/** Plans the operations on managers. */

import type { ManagerOperation } from './operation.ts';
import {
  alreadyDone,
  counted,
  emailFrom,
  fromTo,
  manager,
  managerName,
  type Plan,
  type PlanningContext,
  type Refused,
  refuse,
  tidy,
} from './planning.ts';
import { changeOf } from './row-changes.ts';
import type { ManagerRow, ProgrammeRows } from './rows.ts';

/** Plans an operation on a manager. */
export function planManager(operation: ManagerOperation, { rows, nextIds }: PlanningContext): Plan | Refused {
  if (operation.kind === 'hand-over') return planHandOver(operation, rows);
  if (operation.kind === 'create-manager') {
    const { first_name, last_name, email } = operation;
    const row = checked({ id: nextIds.managers, first_name, last_name, email }, rows);
    if ('refused' in row) return row;
    return {
      summary: `Created the manager ${manager(row.id)}`,
      notes: [],
      changes: [changeOf('managers', null, row)],
    };
  }
  const before = managerOf(rows, operation.manager_id);
  if ('refused' in before) return before;
  const after = checked({ ...before, ...operation.patch }, rows);
  if ('refused' in after) return after;
  const told = [
    ...(after.first_name === before.first_name && after.last_name === before.last_name ? [] : ['name']),
    ...(after.email === before.email ? [] : ['e-mail']),
  ];
  if (told.length === 0) return alreadyDone(`${manager(before.id)} is so already; nothing would change.`);
  return {
    summary: `Changed the ${told.join(' and the ')} of ${manager(before.id)}`,
    notes: [...fromTo(managerName(before), managerName(after)), ...fromTo(before.email, after.email)],
    changes: [changeOf('managers', before, after)],
  };
}

const managerOf = (rows: ProgrammeRows, id: number): ManagerRow | Refused =>
  rows.managers.find((one) => one.id === id) ?? refuse(`There is no manager ${id}.`);

/** The normalized fields of a manager, or everything that is wrong with them. */
function checked(row: ManagerRow, rows: ProgrammeRows): ManagerRow | Refused {
  const email = emailFrom(row.email, rows.managers.find(({ id }) => id === row.id)?.email);
  const first_name = tidy(row.first_name);
  const same = rows.managers.find((one) => one.id !== row.id && one.email === email);
  const problems = [
    ...(first_name === '' ? ['A manager has a first name, which the lists show. Give one.'] : []),
    ...(typeof email === 'object' ? [email.refused] : []),
    ...(same === undefined ? [] : [`${manager(same.id)} has the e-mail ${same.email} already.`]),
  ];
  if (typeof email === 'object' || problems.length > 0) return refuse(problems.join(' '));
  return {
    ...row,
    first_name,
    last_name: row.last_name === null ? null : tidy(row.last_name) || null,
    email,
  };
}

function planHandOver(
  { from_id, to_id }: Extract<ManagerOperation, { readonly kind: 'hand-over' }>,
  rows: ProgrammeRows,
): Plan | Refused {
  if (from_id === to_id) return refuse(`${manager(from_id)} has them already; give two managers.`);
  const from = managerOf(rows, from_id);
  if ('refused' in from) return from;
  const to = managerOf(rows, to_id);
  if ('refused' in to) return to;
  const relations = rows.relations.filter(({ manager_id }) => manager_id === from_id);
  if (relations.length === 0) return refuse(`${manager(from_id)} looks after no relation.`);
  return {
    summary: `Handed ${counted(relations.length, 'relation')} of ${manager(from_id)} over to ${manager(to_id)}`,
    notes: [],
    changes: relations.map((one) => changeOf('relations', one, { ...one, manager_id: to_id })),
  };
}
