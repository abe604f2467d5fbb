/**
 * What somebody may see. It is decided here and nowhere else, from the rows as they are when it is asked: for lists and pages,
 * the history, previews and undo. `change-rights.ts` decides by it what they may change.
 */

import { type RawBuilder, sql } from 'kysely';
import { isAccountRole, type Reader, scopesOf } from '../domain/access.ts';
import { keptEmail } from '../domain/e-mail-address.ts';
import {
  isRecordTable,
  KEPT_COLLECTIONS,
  type KeptTable,
  SETTING_TABLE_NAMES,
  tablesOf,
} from '../domain/operations/rows.ts';
import type { Participant } from '../domain/programme.ts';
import { isAnyOf } from './row-conditions.ts';
import type { Queries } from './schema.ts';
import { numberInJson } from './sql-functions.ts';

/** The pairs that a reader may see. */
export interface ReadScope {
  /** A condition on the rows of `relations`. */
  readonly sees: RawBuilder<boolean>;
  /** The only manager whose pairs are visible; null: all pairs are. -1: an unknown manager. */
  readonly managerId: number | null;
}

/** The part of the database that a reader may see at one moment. */
export interface Sight extends ReadScope {
  readonly queries: Queries;
  readonly today: Temporal.PlainDate;
}

/** The scope of an account that may see only the pairs of the manager with this e-mail; null: all pairs. */
export async function scopeOf(queries: Queries, onlyManager: string | null): Promise<ReadScope> {
  if (onlyManager === null) return { sees: sql`true`, managerId: null };
  const manager = await queries
    .selectFrom('managers')
    .where('email', '=', keptEmail(onlyManager))
    .select('id')
    .executeTakeFirst();
  // Erased people have an address that nobody can have.
  const managerId = manager?.id ?? -1;
  return { sees: sql`relations.manager_id = ${managerId}`, managerId };
}

/** That somebody in the table `participants` was not erased. */
export const IS_NOT_ERASED: RawBuilder<unknown> = sql`participants.email not like '%@erased.invalid'`;

/** The people of the pairs that are seen. */
const peopleSeen = ({ sees }: ReadScope): RawBuilder<unknown> =>
  sql`select mentee_id from relations where ${sees} union select mentor_id from relations where ${sees}`;

/** The people of the pairs that are seen, as a condition on the rows of `participants`. */
export const personInScope = (scope: ReadScope): RawBuilder<boolean> =>
  scope.managerId === null ? sql`true` : sql`participants.id in (${peopleSeen(scope)})`;

/** That the relation of a row (`relation_id`) is seen. */
export const relationInScope = ({ sees, managerId }: ReadScope): RawBuilder<boolean> =>
  managerId === null ? sql`true` : sql`relation_id in (select id from relations where ${sees})`;

/** A scope with the rights beside the pairs, as they are at this moment. */
export interface ChangeScope extends ReadScope {
  /** The tables beside the programme of which nothing is seen. */
  readonly hidden: readonly KeptTable[];
  /** Those of which nothing may be changed. */
  readonly fixed: readonly KeptTable[];
  readonly mayWrite: boolean;
  /** The account of the reader; null: none. */
  readonly accountId: number | null;
  /** Whether people of the same name are told apart by their e-mail addresses: operators see their numbers. */
  readonly tellsApart: boolean;
}

/** That an answer to a form, a row of `feedback_answers`, may be read: by those who look after its pair, not by those who only look on. */
export const answerInScope = (scope: ChangeScope): RawBuilder<boolean> =>
  scope.mayWrite ? relationInScope(scope) : sql`false`;

/** That it may be read which goals are a mentee's, by a column with the ids of mentees: where they agreed, by those who look after a pair of theirs. */
export const goalsInScope = (scope: ChangeScope, mentee: RawBuilder<unknown>): RawBuilder<boolean> =>
  scope.mayWrite
    ? sql`(${mentee} in (select participant_id from goal_agreements) and ${
        scope.managerId === null
          ? sql`true`
          : sql`${mentee} in (select mentee_id from relations where ${scope.sees})`
      })`
    : sql`false`;

/** Whether it may be said whose goals are whose: by those who see the whole programme. */
export const mayTieGoals = ({ mayWrite, managerId }: ChangeScope): boolean => mayWrite && managerId === null;

/** The scope of a reader at this moment, whatever their account was when they were let in; null: an operator, who may do everything. */
export async function currentScope(queries: Queries, reader: Reader | null): Promise<ChangeScope> {
  if (reader === null) {
    return {
      ...(await scopeOf(queries, null)),
      ...{ hidden: [], fixed: [], mayWrite: true, accountId: null, tellsApart: false },
    };
  }
  const { role, onlyManager, scopes } = await currentReader(queries, reader);
  const mayWrite = scopes.has('programme:write');
  const without = (access: 'read' | 'write'): readonly KeptTable[] =>
    SETTING_TABLE_NAMES.filter((table) =>
      isRecordTable(table)
        ? !scopes.has(KEPT_COLLECTIONS[table].scopes[access])
        : table !== 'outbox' && role !== 'manager',
    );
  return {
    ...(await scopeOf(queries, onlyManager)),
    // Whoever only looks on reads no answers, in the history neither.
    hidden: [...without('read'), ...(mayWrite ? [] : (['feedback_answers'] as const))],
    fixed: without('write'),
    mayWrite,
    accountId: reader.account?.id ?? null,
    tellsApart: true,
  };
}

async function currentReader(queries: Queries, reader: Reader): Promise<Reader> {
  if (reader.account === null) return reader;
  const account = await queries
    .selectFrom('accounts')
    .where((is) => is.and({ id: reader.account?.id ?? 0, removed_at: null }))
    .select(['role', 'email'])
    .executeTakeFirst();
  if (account === undefined) return { ...reader, role: null, onlyManager: '', scopes: new Set() };
  const { email } = account;
  const role = account.role !== null && isAccountRole(account.role) ? account.role : null;
  const given = role === reader.role || role === null ? null : new Set(scopesOf(role));
  return {
    ...reader,
    role,
    onlyManager: role === 'coordinator' ? (email ?? '') : null,
    scopes: given === null ? reader.scopes : reader.scopes.intersection(given),
  };
}

/** The tables whose rows belong to a relation, which is their record in the history. */
export const OF_RELATIONS: readonly KeptTable[] = tablesOf('relation');

/** Those whose rows belong to a person. */
export const OF_PEOPLE: readonly KeptTable[] = tablesOf('person');

const namesOf = (tables: readonly KeptTable[]): RawBuilder<unknown> =>
  sql.join(tables.map((table) => sql.lit(table)));

/**
 * Relations that are gone, and were those of the manager when they went: the last there is of them. So who has deleted a
 * pair can take it back.
 */
const goneRelations = ({ managerId }: ReadScope): RawBuilder<unknown> => sql`
  from history_changes as removal
  where removal.table_name = 'relations' and removal."after" is null
    and ${numberInJson(sql`removal."before"`, 'manager_id')} = ${managerId}
    and removal.record_id not in (select id from relations)
    and not exists (
      select 1 from history_changes as later where later.table_name = 'relations'
        and later.record_id = removal.record_id and later."after" is null and later.number > removal.number
    )`;

/** The relations that are seen, and those that are gone. */
export const relationsInReach = (scope: ReadScope): RawBuilder<unknown> =>
  sql`select id from relations where ${scope.sees} union select removal.record_id ${goneRelations(scope)}`;

/** The people of relations that are gone for whom a condition on their ids holds. */
const peopleOfGone = (
  scope: ReadScope,
  holdsFor: (id: RawBuilder<number>) => RawBuilder<unknown>,
): RawBuilder<unknown> => {
  const of = (column: 'mentee_id' | 'mentor_id') => {
    const id = numberInJson(sql`removal."before"`, column);
    return sql`select ${id} ${goneRelations(scope)} and ${holdsFor(id)}`;
  };
  return sql`${of('mentee_id')} union ${of('mentor_id')}`;
};

/** The people of these relations; of those that are gone, whoever is gone as well: all others are nobody's now, or somebody else's. */
export const peopleInReach = (scope: ReadScope): RawBuilder<unknown> =>
  sql`${peopleSeen(scope)} union ${peopleOfGone(scope, (id) => sql`${id} not in (select id from participants)`)}`;

/** The people with whom some relations that are gone may come back: nobody else looks after them now. */
export const peopleComingBack = (scope: ReadScope, relations: readonly number[]): RawBuilder<unknown> =>
  peopleOfGone(
    scope,
    (id) => sql`${isAnyOf('removal.record_id', relations)} and not exists (
      select 1 from relations where mentee_id = ${id} or mentor_id = ${id}
    )`,
  );

/** The condition that people, by a column with their ids, may be named. */
export const personInReach = (scope: ReadScope, id: RawBuilder<unknown>): RawBuilder<boolean> =>
  scope.managerId === null ? sql`true` : sql`${id} in (${peopleInReach(scope)})`;

/** The condition that an entry, a row of `history`, may be seen: all rows that it changed are in reach today. */
export function entryInReach(scope: ChangeScope): RawBuilder<boolean> {
  const changed = sql`from history_changes as changed where changed.number = history.number`;
  if (scope.managerId === null) {
    return scope.hidden.length === 0
      ? sql`true`
      : sql`not exists (select 1 ${changed} and changed.table_name in (${namesOf(scope.hidden)}))`;
  }
  const people = peopleInReach(scope);
  return sql`(exists (select 1 ${changed}) and not exists (select 1 ${changed} and not case
    when changed.table_name in (${namesOf(OF_RELATIONS)}) then changed.record_id in (${relationsInReach(scope)})
    when changed.table_name in (${namesOf(OF_PEOPLE)}) then changed.record_id in (${people})
    when changed.table_name = 'outbox' then exists (
      select 1 from outbox_mentions where outbox_id = changed.record_id and kind = 'participant'
    ) and not exists (
      select 1 from outbox_mentions
      where outbox_id = changed.record_id and kind = 'participant' and person_id not in (${people})
    )
    else false end))`;
}

// Names that several people have: an e-mail address tells them apart.

/** Those names of people that others whom the reader may see have as well. */
export async function sharedNames(
  sight: ReadScope & { readonly queries: Queries },
  people: readonly Pick<Participant, 'full_name'>[],
): Promise<ReadonlySet<string>> {
  const names = [...new Set(people.map(({ full_name }) => full_name))];
  // Somebody who is mentee and mentor has one e-mail address.
  const { rows } =
    names.length === 0
      ? { rows: [] }
      : await sql<{ readonly full_name: string }>`
          select full_name from participants
          where substr(full_name, 1, 200) in (${sql.join(names.map(beginningOf))})
            and full_name in (${sql.join(names)}) and ${IS_NOT_ERASED} and ${personInScope(sight)}
          group by full_name having min(email) <> max(email)`.execute(sight.queries);
  return new Set(rows.map(({ full_name }) => full_name));
}

/** The indexed length of a name, in characters as databases count them. */
const beginningOf = (name: string): string => [...name].slice(0, 200).join('');
