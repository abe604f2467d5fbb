import { changedFields, nothingOf, tidied, wordsOf } from '../fields.ts';
import { managerFields, managerName } from '../programme.ts';
import type { Message } from './messages.ts';
import type { OperationOf } from './operation.ts';
import {
  alreadyDone,
  applicable,
  emailFrom,
  fromTo,
  type Plan,
  type PlanningContext,
  type Refused,
  refuse,
} from './planning.ts';
import { cellOf, changeOf, type ManagerRow, type ProgrammeRows } from './rows.ts';
import { manager } from './words.ts';

/** Plans to create a manager. */
export function planNewManager(
  { kind: _kind, ...given }: OperationOf<'create-manager'>,
  { rows, nextIds }: PlanningContext,
): Plan | Refused {
  const row = checked({ ...nothingOf(managerFields), ...given, id: nextIds.managers }, rows);
  if ('refused' in row) return row;
  return {
    summary: { code: 'manager-created', manager: manager(row.id) },
    notes: [],
    changes: [changeOf('managers', null, row)],
  };
}

/** Plans to change a manager. */
export function planManagerChange(
  { manager_id, patch }: OperationOf<'change-manager'>,
  { rows }: PlanningContext,
): Plan | Refused {
  const before = managerOf(rows, manager_id);
  if ('refused' in before) return before;
  const after = checked({ ...before, ...patch }, rows);
  if ('refused' in after) return after;
  const fields = changedFields(managerFields, before, after);
  if (fields.length === 0) return alreadyDone({ code: 'manager-so-already', manager: manager(manager_id) });
  return {
    summary: {
      code: 'manager-changed',
      fields: wordsOf(managerFields, fields),
      manager: manager(manager_id),
    },
    notes: [
      ...fromTo(managerName(before), managerName(after)),
      ...fields
        .filter((name) => name !== 'first_name' && name !== 'last_name')
        .flatMap((name) => fromTo(cellOf(before, name), cellOf(after, name))),
    ],
    changes: [changeOf('managers', before, after)],
  };
}

/** A manager of some rows. */
export const managerOf = (rows: ProgrammeRows, id: number): ManagerRow | Refused =>
  rows.managers.find((one) => one.id === id) ?? refuse({ code: 'no-manager', id });

/** The normalized fields of a manager, or everything that is wrong with them. */
function checked(given: ManagerRow, rows: ProgrammeRows): ManagerRow | Refused {
  const row = tidied(managerFields, given);
  const email = emailFrom(given.email, rows.managers.find(({ id }) => id === row.id)?.email);
  const same = rows.managers.find((one) => one.id !== row.id && one.email === email);
  const [problem, ...others] = applicable<Message>(
    row.first_name === '' && { code: 'manager-nameless' },
    typeof email === 'object' && email.refused,
    same && { code: 'manager-email-taken', manager: manager(same.id), email: same.email },
  );
  if (problem !== undefined) return refuse(problem, ...others);
  if (typeof email === 'object') return email;
  return { ...row, email };
}

/** Plans to give all relations of one manager to another. */
export function planHandOver(
  { from_id, to_id }: OperationOf<'hand-over'>,
  { rows }: PlanningContext,
): Plan | Refused {
  if (from_id === to_id) return refuse({ code: 'has-them-already', manager: manager(from_id) });
  const from = managerOf(rows, from_id);
  if ('refused' in from) return from;
  const to = managerOf(rows, to_id);
  if ('refused' in to) return to;
  const relations = rows.relations.filter(({ manager_id }) => manager_id === from_id);
  if (relations.length === 0) return refuse({ code: 'looks-after-none', manager: manager(from_id) });
  return {
    summary: {
      code: 'handed-over',
      pairs: relations.length,
      from: manager(from_id),
      to: manager(to_id),
    },
    notes: [],
    changes: relations.map((one) => changeOf('relations', one, { ...one, manager_id: to_id })),
  };
}
