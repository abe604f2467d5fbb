/** The tasks of a day, and the choices of the filter menus. */

import { sql } from 'kysely';
import type { DeskManager } from '../../domain/desk/common.ts';
import {
  type DeskChoices,
  DUE_SOON_DAYS,
  SILENT_DAYS,
  type TodayOverview,
} from '../../domain/desk/desk-reader.ts';
import type { ManagerRow } from '../../domain/desk/people.ts';
import { folded } from '../../domain/people-search.ts';
import type { Manager } from '../../domain/programme.ts';
import { readRounds, readRows } from '../programme-reading.ts';
import type { Queries } from '../schema.ts';
import { calledManagers } from './namesakes.ts';
import { owedAndSoon, rowsOf } from './owed.ts';
import { type DeskQueryContext, pairPage } from './pairs.ts';
import type { Scope } from './scope.ts';

/** Reads the tasks of a day, with a maximum number of rows per kind. */
export async function readToday(
  queries: Queries,
  asked: DeskQueryContext,
  rows: number,
): Promise<TodayOverview> {
  const page = { limit: rows, offset: 0 };
  const { owed, soon } = await owedAndSoon(queries, asked, DUE_SOON_DAYS);
  return {
    owed: { count: owed.length, items: await rowsOf(queries, owed.slice(0, rows), asked) },
    dueSoon: { count: soon.length, items: await rowsOf(queries, soon.slice(0, rows), asked) },
    silent: await pairPage(
      queries,
      asked,
      { silentFor: SILENT_DAYS },
      { by: 'last_sign_of_life', descending: false },
      page,
    ),
    withoutManager: await pairPage(
      queries,
      asked,
      { manager: 'none', statuses: ['proposed', 'matched', 'on_hold'] },
      { by: 'start', descending: true },
      page,
    ),
  };
}

/** Reads the choices of the filter menus within the reader's scope. */
export async function readChoices(queries: Queries, scope: Scope): Promise<DeskChoices> {
  const { rows } = await sql<{ readonly cohort: string }>`
    select distinct cohort from relations where ${scope.sees}`.execute(queries);
  return {
    managers: await seenManagers(queries, scope),
    cohorts: rows.map(({ cohort }) => cohort).toSorted(byText),
    rounds: await readRounds(queries),
  };
}

/** The managers, with how many of their pairs are open. */
export async function readManagers(queries: Queries, scope: Scope): Promise<readonly ManagerRow[]> {
  const { rows } = await sql<{ readonly id: number; readonly number: number }>`
    select manager_id as id, count(*) as number from relations
    where manager_id is not null and status in ('proposed', 'matched', 'on_hold') and ${scope.sees}
    group by manager_id`.execute(queries);
  const open = new Map(rows.map(({ id, number }) => [id, Number(number)]));
  const managers = await seenManagers(queries, scope);
  return managers.map((one) => ({ ...one, open_pairs: open.get(one.id) ?? 0 }));
}

/** The managers that are seen, by name. */
async function seenManagers(queries: Queries, scope: Scope): Promise<readonly DeskManager[]> {
  const which = scope.managerId === null ? sql`true` : sql`id = ${scope.managerId}`;
  const managers = await readRows(queries, 'managers', which);
  return calledManagers(queries, scope, managers.toSorted(byManagerName));
}

/** The order of names, capitals and accents aside. */
export function byText(one: string, other: string): number {
  const [first, second] = [folded(one), folded(other)];
  if (first === second) return one < other ? -1 : Number(one > other);
  return first < second ? -1 : 1;
}

/** The order of managers: by name. */
export const byManagerName = (one: Manager, other: Manager): number =>
  byText(nameOf(one), nameOf(other)) || one.id - other.id;

const nameOf = ({ first_name, last_name }: Manager): string => `${first_name} ${last_name ?? ''}`;
