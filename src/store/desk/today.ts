/** What awaits somebody on a day, and what the menus of filters offer. */

import { type Kysely, sql } from 'kysely';
import {
  type DeskChoices,
  DUE_SOON_DAYS,
  SILENT_DAYS,
  type TodayAtTheDesk,
} from '../../domain/desk/desk-reader.ts';
import { folded } from '../../domain/people-search.ts';
import type { Manager } from '../../domain/programme.ts';
import { readRounds, readRows } from '../programme-reading.ts';
import type { Schema } from '../schema.ts';
import { owedAndSoon, rowsOf } from './owed.ts';
import { type Asked, pairPage } from './pairs.ts';
import type { Scope } from './scope.ts';

/** What awaits them, of each kind so many rows at the most. */
export async function readToday(
  queries: Kysely<Schema>,
  asked: Asked,
  rows: number,
): Promise<TodayAtTheDesk> {
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

/** What the menus of filters offer of what is seen. */
export async function readChoices(queries: Kysely<Schema>, { sees, managerId }: Scope): Promise<DeskChoices> {
  const managers = await readRows(
    queries,
    'managers',
    managerId === null ? sql`true` : sql`id = ${managerId}`,
  );
  const { rows } = await sql<{ readonly cohort: string }>`
    select distinct cohort from relations where ${sees}`.execute(queries);
  return {
    managers: managers.toSorted(byManagerName),
    cohorts: rows.map(({ cohort }) => cohort).toSorted(byText),
    rounds: await readRounds(queries),
  };
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
