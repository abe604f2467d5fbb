/** Finds the managers of relations in rows. */

import type { ImportedRelation, RowProblem } from '../../domain/imported-rows.ts';

import { type Manager, managerName } from '../../domain/programme.ts';
import { isEmail, onlyOneCalled } from './pairs.ts';
import type { ImportContext } from './tables.ts';

/** The managers whom rows name, and those of known relations. */
export interface NamedManagers {
  /** Null if nobody is named, or an erased person, as if the cell were empty. */
  idOf(named: string | null): number | null | RowProblem;
  /** The e-mail of a named manager, if known: two rows may name the same manager in two ways. */
  known(named: string | null): string | null;
  /** The name or e-mail as in files. */
  shown(id: number | null): string | null;
}

const keyOf = (name: string): string => name.toLowerCase();

/** Looks up the managers of rows; a name must be unique. */
export function findManagers(
  { tables, find, erased, digests }: ImportContext,
  rows: readonly Pick<ImportedRelation, 'manager_email'>[],
): NamedManagers {
  const byName = new Map<string, Manager[]>();
  // Names are compared with all managers, since there are few.
  const named = rows.some(({ manager_email }) => manager_email !== null && !isEmail(manager_email));
  for (const one of named ? tables.managers.values() : []) {
    for (const name of new Set([one.first_name, managerName(one)])) {
      byName.getOrInsert(keyOf(name), []).push(one);
    }
  }
  const called = (name: string): number | RowProblem => {
    const found = onlyOneCalled(name, byName.get(keyOf(name)), 'manager');
    return 'reason' in found ? found : found.id;
  };
  const shown = (id: number | null): string | null =>
    id === null ? null : (tables.managers.get({ id })?.email ?? `manager ${id}`);
  return {
    known(name) {
      const id = name === null || isEmail(name) ? name : called(name);
      return typeof id === 'number' ? shown(id) : name;
    },
    idOf(name) {
      if (name === null) return null;
      if (!isEmail(name)) return called(name);
      if (erased.person.size > 0 && erased.person.has(digests.email(name))) return null;
      const reason = `There is no manager ${name}. Correct the e-mail, or import the managers first.`;
      return find.managers(name)[0]?.id ?? { column: 'manager_email', reason };
    },
    shown,
  };
}
