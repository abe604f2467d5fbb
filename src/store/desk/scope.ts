/** Whose pairs are seen: everything that the desk reads is asked for under one of these conditions. */

import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../schema.ts';

/** The pairs that a reader may see. */
interface Scope {
  /** A condition on the rows of `relations`. */
  readonly sees: RawBuilder<boolean>;
  /** The only manager whose pairs are visible; null: all pairs are. -1: an unknown manager. */
  readonly managerId: number | null;
}

/** The part of the database that a reader may see at one moment. */
export interface Sight extends Scope {
  readonly queries: Queries;
  readonly today: Temporal.PlainDate;
}

/** The scope of an account that may see only the pairs of the manager with this e-mail; null: all pairs. */
export async function scopeOf(queries: Queries, onlyManager: string | null): Promise<Scope> {
  if (onlyManager === null) return { sees: sql`true`, managerId: null };
  const email = onlyManager.trim().toLowerCase();
  const manager = await queries
    .selectFrom('managers')
    .where('email', '=', email)
    .select('id')
    .executeTakeFirst();
  // Erased people have an address that nobody can have.
  const managerId = manager?.id ?? -1;
  return { sees: sql`relations.manager_id = ${managerId}`, managerId };
}

/** The people of the pairs that are seen, as a condition on the rows of `participants`. */
export const personInScope = ({ sees, managerId }: Scope): RawBuilder<boolean> =>
  managerId === null
    ? sql`true`
    : sql`participants.id in (
        select mentee_id from relations where ${sees} union select mentor_id from relations where ${sees}
      )`;

/** That the relation of a row (`relation_id`) is seen. */
export const relationInScope = ({ sees, managerId }: Scope): RawBuilder<boolean> =>
  managerId === null ? sql`true` : sql`relation_id in (select id from relations where ${sees})`;
