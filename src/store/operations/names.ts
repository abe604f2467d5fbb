/** The names of those whom messages are about: those that they have now, and of records that are gone the last that they had. */

import { type RawBuilder, sql } from 'kysely';
import type { AffectedFeedback, Effects } from '../../domain/operations/effects.ts';
import { type Message, mentionedIn, type Names } from '../../domain/operations/messages.ts';
import { isOf, type RowChange } from '../../domain/operations/row-changes.ts';
import type { ManagerRow, ParticipantRow } from '../../domain/operations/rows.ts';
import { isErased, managerName } from '../../domain/programme.ts';
import { readRows } from '../programme-reading.ts';
import { type ChangeScope, personInReach, relationsInReach } from '../read-scope.ts';
import { isAnyOf } from '../row-conditions.ts';
import type { Queries } from '../schema.ts';
import { sharedNames } from '../shared-names.ts';
import { changeFromRow } from './history-rows.ts';

/** Messages, and the effects that a preview shows with them. */
interface Shown {
  readonly messages: readonly Message[];
  readonly effects?: Effects | null;
  /** Changes that are not made yet, whose new records count as well. */
  readonly planned?: readonly RowChange[];
}

/** Reads the names of those whom a reader may see. */
export async function readNames(
  queries: Queries,
  scope: ChangeScope,
  { messages, effects = null, planned = [] }: Shown,
): Promise<Names> {
  const mentioned = mentionedIn(messages);
  const affected = affectedBy(effects).flatMap(({ person_id, with_id }) => [person_id, with_id]);
  const wanted = new Set([...mentioned.people, ...affected]);
  const people = new Map<number, ParticipantRow>();
  const managers = new Map<number, ManagerRow>();
  const know = (change: RowChange): void => {
    for (const row of [change.before, change.after]) {
      if (row === null) continue;
      if (isOf('participants', change) && 'full_name' in row) people.set(row.id, row);
      if (isOf('managers', change) && 'first_name' in row) managers.set(row.id, row);
    }
  };
  for (const change of planned) if (change.before === null) know(change);
  const added = new Set(people.keys());
  for (const row of await rowsWith(queries, 'participants', wanted)) people.set(row.id, row);
  for (const row of await rowsWith(queries, 'managers', mentioned.managers)) managers.set(row.id, row);
  for (const change of [
    ...(await lastKnown(queries, 'participants', wanted.difference(new Set(people.keys())))),
    ...(await lastKnown(queries, 'managers', mentioned.managers.difference(new Set(managers.keys())))),
  ]) {
    know(change);
  }
  const seen = await inReach(queries, personInReach(scope, sql`id`), [...people.keys()]);
  const named = [...people.values()].filter(({ id }) => added.has(id) || seen.has(id));
  const shared = scope.tellsApart ? await sharedNames({ queries, ...scope }, named) : new Set();
  return {
    people: new Map(
      named.map(({ id, full_name, email }) => [
        id,
        { full_name, email: shared.has(full_name) && !isErased(email) ? email : null },
      ]),
    ),
    managers: new Map(
      [...managers.values()]
        .filter(({ id }) => scope.managerId === null || id === scope.managerId)
        .map((one) => [one.id, managerName(one)]),
    ),
    isWhole: scope.managerId === null,
  };
}

const affectedBy = (effects: Effects | null): readonly AffectedFeedback[] =>
  effects === null ? [] : [...effects.moved, ...effects.noLongerOwed, ...effects.newlyOwed];

/** What stands for messages that are about somebody whom their reader may not see. */
const WITHHELD: Message = { code: 'withheld' };

/** The messages that a reader may read, by the names of those whom they may see; all others are withheld. */
export async function readable(
  queries: Queries,
  scope: ChangeScope,
  names: Names,
  { messages, planned = [] }: Pick<Shown, 'messages' | 'planned'>,
): Promise<readonly Message[]> {
  if (scope.managerId === null) return messages;
  const { relations } = mentionedIn(messages);
  const added = planned.flatMap((change) =>
    isOf('relations', change) && change.before === null && change.after ? [change.after.id] : [],
  );
  const own = await inReach(queries, sql`id in (${relationsInReach(scope)})`, [...relations]);
  const seen = own.union(new Set(added));
  const people = new Set(names.people.keys());
  return messages.map((message) => {
    const about = mentionedIn([message]);
    return about.people.isSubsetOf(people) && about.relations.isSubsetOf(seen) ? message : WITHHELD;
  });
}

/** Those of some ids for which a condition on `id` holds. */
async function inReach(
  queries: Queries,
  isInReach: RawBuilder<unknown>,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const values = sql.join(ids.map((id) => sql`(cast(${id} as bigint))`));
  const { rows } = await sql<{ readonly id: number }>`
    with given (id) as (values ${values}) select id from given where ${isInReach}`.execute(queries);
  return new Set(rows.map(({ id }) => Number(id)));
}

/** What the history has of records that are gone, oldest first. */
async function lastKnown(
  queries: Queries,
  table: 'participants' | 'managers',
  missing: ReadonlySet<number>,
): Promise<readonly RowChange[]> {
  if (missing.size === 0) return [];
  const rows = await queries
    .selectFrom('history_changes')
    .where('table_name', '=', table)
    .where('record_id', 'in', [...missing])
    .select(['table_name', 'before', 'after'])
    .orderBy('number')
    .execute();
  return rows.map(changeFromRow);
}

const rowsWith = async <Table extends 'participants' | 'managers'>(
  queries: Queries,
  table: Table,
  ids: ReadonlySet<number>,
) => (ids.size === 0 ? [] : readRows(queries, table, isAnyOf('id', [...ids])));
