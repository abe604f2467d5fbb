/** Finds the managers of relations in rows. */

import { sql } from 'kysely';
import type { ImportedRelation, RowProblem } from '../../domain/imported-rows.ts';

import { type Manager, managerName } from '../../domain/programme.ts';
import { findErased } from '../erasures.ts';
import { readRows } from '../programme-reading.ts';
import { either, isAnyOf } from '../row-conditions.ts';
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

/** Looks up the managers of rows and relations; a name must be unique. */
export async function findManagers(
  { queries, digests }: ImportContext,
  rows: readonly Pick<ImportedRelation, 'manager_email'>[],
  relations: readonly { readonly manager_id: number | null }[],
): Promise<NamedManagers> {
  const named = [...new Set(rows.flatMap(({ manager_email }) => manager_email ?? []))];
  const emails = named.filter(isEmail);
  const erased = await findErased(queries, 'person', () => emails.map(digests.email));
  const byNames = emails.length < named.length;
  const ids = relations.map(({ manager_id }) => manager_id);
  // Names are compared with all managers, since there are few.
  const which = byNames ? sql`true` : either([isAnyOf('email', emails), isAnyOf('id', ids)]);
  const managers = await readRows(queries, 'managers', which);
  const byEmail = new Map(managers.map((one) => [one.email, one.id]));
  const byId = new Map(managers.map((one) => [one.id, one.email]));
  const byName = new Map<string, Manager[]>();
  for (const one of managers) {
    for (const name of new Set([one.first_name, managerName(one)])) {
      byName.getOrInsert(keyOf(name), []).push(one);
    }
  }
  const called = (name: string): number | RowProblem => {
    const found = onlyOneCalled(name, byName.get(keyOf(name)), 'manager');
    return 'reason' in found ? found : found.id;
  };
  const shown = (id: number | null): string | null =>
    id === null ? null : (byId.get(id) ?? `manager ${id}`);
  return {
    known(name) {
      const id = name === null || isEmail(name) ? name : called(name);
      return typeof id === 'number' ? shown(id) : name;
    },
    idOf(name) {
      if (name === null) return null;
      if (!isEmail(name)) return called(name);
      if (erased.has(digests.email(name))) return null;
      const reason = `There is no manager ${name}. Correct the e-mail, or import the managers first.`;
      return byEmail.get(name) ?? { column: 'manager_email', reason };
    },
    shown,
  };
}
