/** Finds the managers of relations in rows. */

import type { ImportedRelation, RowProblem } from '../../domain/imported-rows.ts';
import type { Manager } from '../../domain/programme.ts';
import { findErased } from '../erasures.ts';
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

const isEmail = (named: string): boolean => named.includes('@');
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
  const ids = [...new Set(relations.flatMap(({ manager_id }) => manager_id ?? []))];
  const byNames = emails.length < named.length;
  const managers = await queries
    .selectFrom('managers')
    .selectAll()
    // Names are compared with all managers, since there are few.
    .$if(!byNames, (query) =>
      query.where((where) =>
        where.or([where('email', 'in', ['', ...emails]), where('id', 'in', [0, ...ids])]),
      ),
    )
    .execute();
  const byEmail = new Map(managers.map((one) => [one.email, one.id]));
  const byId = new Map(managers.map((one) => [one.id, one.email]));
  const byName = new Map<string, Manager[]>();
  for (const one of byNames ? managers : []) {
    const full = one.last_name === null ? [] : [`${one.first_name} ${one.last_name}`];
    for (const name of [one.first_name, ...full].map(keyOf))
      byName.set(name, [...(byName.get(name) ?? []), one]);
  }
  const called = (name: string): number | RowProblem => {
    const [one, ...others] = byName.get(keyOf(name)) ?? [];
    if (one !== undefined && others.length === 0) return one.id;
    const reason =
      one === undefined
        ? `There is no manager called “${name}”. Correct the name, or write their e-mail under manager_email.`
        : `Several managers are called “${name}”: ${[one, ...others].map(({ id, email }) => `${id} ${email}`).join(', ')}. Write the e-mail of the one that is meant under manager_email.`;
    return { column: 'manager_email', reason };
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
      return (
        byEmail.get(name) ?? {
          column: 'manager_email',
          reason: `There is no manager ${name}. Correct the e-mail, or import the managers first.`,
        }
      );
    },
    shown,
  };
}
