/** What all that take rows do with records: compare them, give them ids, save them. */

import { sql } from 'kysely';
import type { Outcome } from '../../domain/arrivals.ts';
import type { ImportQueries } from './tables.ts';

/** What becomes of a record that was known as another, or not at all. */
export function outcomeOf<Item extends object>(
  known: Item | undefined,
  record: Item,
): 'created' | 'changed' | 'unchanged' {
  if (known === undefined) return 'created';
  const before = new Map<string, unknown>(Object.entries(known));
  const same = Object.entries(record).every(([name, value]) => before.get(name) === value);
  return same ? 'unchanged' : 'changed';
}

/** The first id of a table that nobody has. */
export async function nextId(
  queries: ImportQueries,
  table: 'managers' | 'participants' | 'relations' | 'feedback_rounds',
): Promise<number> {
  const row = await queries
    .selectFrom(table)
    .select((of) => of.fn.max('id').as('last'))
    .executeTakeFirst();
  return (row?.last ?? 0) + 1;
}

/** A row that gives an id which is somebody else's, or not hers. */
export function idClash<Item extends { readonly id: number }>(
  id: number | null,
  known: Item | undefined,
  other: Item | undefined,
  shown: (item: Item) => string,
): Outcome | undefined {
  if (id === null || known?.id === id) return undefined;
  if (known !== undefined) {
    return {
      column: 'id',
      reason: `${shown(known)} has the id ${known.id} here. Leave the cell empty to keep that.`,
    };
  }
  return other === undefined
    ? undefined
    : {
        column: 'id',
        reason: `It is the id of ${shown(other)} here. Leave the cell empty to get another one.`,
      };
}

/** Adds records, or puts them in the place of those with the same key. */
export async function save(
  queries: ImportQueries,
  table: string,
  key: readonly string[],
  records: readonly object[],
): Promise<void> {
  const [first] = records;
  if (first === undefined) return;
  const names = Object.keys(first);
  const columns = (wanted: readonly string[]) => sql.join(wanted.map((name) => sql.id(name)));
  const rows = records.map((record) => {
    const values = new Map<string, unknown>(Object.entries(record));
    return sql`(${sql.join(names.map((name) => values.get(name) ?? null))})`;
  });
  const others = names.filter((name) => !key.includes(name));
  const updates = others.map((name) => sql`${sql.id(name)} = excluded.${sql.id(name)}`);
  await sql`insert into ${sql.table(table)} (${columns(names)}) values ${sql.join(rows)}
    on conflict (${columns(key)}) do update set ${sql.join(updates)}`.execute(queries);
}

/** A person or a round by the words that people know. */
export const shown = ({ full_name, id }: { readonly full_name: string; readonly id: number }): string =>
  `${full_name} (${id})`;
