/** The tasks of a day, and the choices of the filter menus. */

import { sql } from 'kysely';
import type { DeskManager } from '../../domain/desk/common.ts';
import {
  type Concern,
  type DeskChoices,
  DUE_SOON_DAYS,
  SILENT_DAYS,
  type TodayOverview,
} from '../../domain/desk/desk-reader.ts';
import type { ManagerRow } from '../../domain/desk/people.ts';
import type { Page } from '../../domain/page.ts';
import { folded } from '../../domain/people-search.ts';
import { type Manager, managerName } from '../../domain/programme.ts';
import { IS_CONCERN } from '../personal-pages.ts';
import { readRounds, readRows } from '../programme-reading.ts';
import { personInScope, type Sight } from '../read-scope.ts';
import { isAnyOf } from '../row-conditions.ts';
import { calledManagers, namesOf } from './namesakes.ts';
import { owedAndSoon, rowsOf } from './owed.ts';
import { pairPage } from './pairs.ts';
import { allOf, IS_OPEN, OPEN_STATUSES } from './searching.ts';
import { personOf } from './slices.ts';

/** Reads the tasks of a day, with a maximum number of rows per kind. */
export async function readToday(sight: Sight, rows: number): Promise<TodayOverview> {
  const page = { limit: rows, offset: 0 };
  const { owed, soon } = await owedAndSoon(sight, DUE_SOON_DAYS);
  const silent = { silentFor: SILENT_DAYS };
  const withoutManager = { manager: 'none', statuses: OPEN_STATUSES } as const;
  return {
    owed: { count: owed.length, items: await rowsOf(sight, owed.slice(0, rows)) },
    dueSoon: { count: soon.length, items: await rowsOf(sight, soon.slice(0, rows)) },
    concerns: await readConcerns(sight, rows),
    silent: await pairPage(sight, silent, { by: 'last_sign_of_life', descending: false }, page),
    withoutManager: await pairPage(sight, withoutManager, { by: 'start', descending: true }, page),
  };
}

/** The messages from personal pages that wait, of people who are seen. */
async function readConcerns(sight: Sight, rows: number): Promise<Page<Concern>> {
  const isSeen = sql`participant_id in (select participants.id from participants where ${personInScope(sight)})`;
  const waiting = await readRows(sight.queries, 'person_notes', allOf([IS_CONCERN, isSeen]));
  const first = waiting.toSorted((one, other) => (one.at < other.at ? -1 : 1)).slice(0, rows);
  const ids = first.map(({ participant_id }) => participant_id);
  const people = await readRows(sight.queries, 'participants', isAnyOf('id', ids));
  const nameOf = await namesOf(sight, people);
  const known = new Map(people.map((one) => [one.id, personOf(one, nameOf)]));
  const items = first.flatMap(({ participant_id, at, text }) => {
    const person = known.get(participant_id);
    return person === undefined ? [] : [{ person, at: Temporal.Instant.from(at), text }];
  });
  return { count: waiting.length, items };
}

/** Reads the choices of the filter menus within the reader's scope. */
export async function readChoices(sight: Sight): Promise<DeskChoices> {
  const { rows } = await sql<{ readonly cohort: string }>`
    select distinct cohort from relations where ${sight.sees}`.execute(sight.queries);
  const cohorts = rows.map(({ cohort }) => cohort).toSorted(byText);
  const rounds = await readRounds(sight.queries);
  return {
    managers: await seenManagers(sight),
    cohorts,
    rounds:
      sight.managerId === null
        ? rounds
        : rounds.map((round) => ({
            ...round,
            cohorts: round.cohorts.filter(({ cohort }) => cohorts.includes(cohort)),
          })),
  };
}

/** The managers, with how many of their pairs are open. */
export async function readManagers(sight: Sight): Promise<readonly ManagerRow[]> {
  const { rows } = await sql<{ readonly id: number; readonly number: number }>`
    select manager_id as id, count(*) as number from relations
    where manager_id is not null and ${IS_OPEN} and ${sight.sees}
    group by manager_id`.execute(sight.queries);
  const open = new Map(rows.map(({ id, number }) => [id, number]));
  return (await seenManagers(sight)).map((one) => ({ ...one, open_pairs: open.get(one.id) ?? 0 }));
}

/** The managers that are seen, by name. */
async function seenManagers(sight: Sight): Promise<readonly DeskManager[]> {
  const { queries, managerId } = sight;
  const managers = await readRows(
    queries,
    'managers',
    managerId === null ? sql`true` : sql`id = ${managerId}`,
  );
  return calledManagers(sight, managers.toSorted(byManagerName));
}

/** The order of names, capitals and accents aside. */
export function byText(one: string, other: string): number {
  const [first, second] = [folded(one), folded(other)];
  if (first === second) return one < other ? -1 : Number(one > other);
  return first < second ? -1 : 1;
}

/** The order of managers: by name. */
export const byManagerName = (one: Manager, other: Manager): number =>
  byText(managerName(one), managerName(other)) || one.id - other.id;
