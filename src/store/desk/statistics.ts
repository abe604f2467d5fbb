/** Overviews of the pairs that are seen: numbers, the tasks of a day, and the choices of the filter menus. */

import { type RawBuilder, sql } from 'kysely';
import {
  type Concern,
  type DeskChoices,
  type DeskManager,
  type DeskStatistics,
  DUE_SOON_DAYS,
  type GoalCount,
  type ManagerRow,
  type PairCounts,
  SILENT_DAYS,
  type TodayOverview,
  TREND_MONTHS,
} from '../../domain/desk/desk-reader.ts';
import type { Page } from '../../domain/page.ts';
import { folded } from '../../domain/people-search.ts';
import { type Manager, managerName, type RelationStatus } from '../../domain/programme.ts';
import { IS_CONCERN } from '../personal-pages.ts';
import { readRounds, readRows } from '../programme-reading.ts';
import { personInScope, relationInScope, type Sight } from '../read-scope.ts';
import { isAnyOf } from '../row-conditions.ts';
import { utcDay } from '../sql-functions.ts';
import { answersByRound, type ReceivedOnDay } from './answers.ts';
import { owedAndSoon, rowsOf } from './owed.ts';
import { pairPage, personOf } from './pairs.ts';
import { allOf, calledManagers, IS_OPEN, namesOf, OPEN_STATUSES } from './searching.ts';

type YearMonth = Temporal.PlainYearMonth;

interface CountOfDay {
  readonly day: string;
  readonly count: number;
}

/** The number of pairs that are alike. */
interface Group {
  readonly cohort: string;
  readonly manager_id: number | null;
  readonly status: RelationStatus;
  readonly count: number;
}

/** All numbers. */
export async function readStatistics(sight: Sight): Promise<DeskStatistics> {
  const { queries, today, sees } = sight;
  const thisMonth = today.toPlainYearMonth();
  const months = Array.from({ length: TREND_MONTHS }, (_, index) =>
    thisMonth.subtract({ months: TREND_MONTHS - 1 - index }),
  );
  const since = (months[0] ?? thisMonth).toPlainDate({ day: 1 });
  const until = today.with({ day: today.daysInMonth });
  const read = async <Row>(query: RawBuilder<Row>): Promise<readonly Row[]> =>
    (await query.execute(queries)).rows;

  const groups = await read(sql<Group>`
    select cohort, manager_id, status, count(*) as count from relations where ${sees}
    group by cohort, manager_id, status`);
  const received = await read(sql<ReceivedOnDay>`
    select received_on as day, round_id, count(*) as count from feedbacks
    where received_on >= ${since.toString()} and received_on <= ${today.toString()} and ${relationInScope(sight)}
    group by received_on, round_id`);
  const started = await read(sql<CountOfDay>`
    select start as day, count(*) as count from relations
    where start >= ${since.toString()} and start <= ${until.toString()}
      and status not in ('proposed', 'declined') and ${sees}
    group by start`);
  const ended = await read(sql<CountOfDay>`
    select since as day, count(*) as count from relation_changes
    where since >= ${since.toString()} and since <= ${today.toString()}
      and status in ('completed', 'ended_early') and ${relationInScope(sight)}
    group by since`);
  const sums = { started: byMonth(started), ended: byMonth(ended), received: byMonth(received) };

  const managers = await calledManagers(sight, await readRows(queries, 'managers'));
  const byManager = Map.groupBy(groups, ({ manager_id }) => manager_id);
  return {
    pairs: countsOf(groups),
    cohorts: [...Map.groupBy(groups, ({ cohort }) => cohort)]
      .toSorted(([one], [other]) => byText(one, other))
      .map(([cohort, own]) => ({ cohort, pairs: countsOf(own) })),
    managers: [...managers.toSorted(byManagerName), null].flatMap((manager) => {
      const own = byManager.get(manager?.id ?? null);
      return own === undefined ? [] : [{ manager, pairs: countsOf(own) }];
    }),
    rounds: await answersByRound(sight, received, since),
    trend: months.map((month) => ({
      month,
      started: sums.started.get(month.toString()) ?? 0,
      ended: sums.ended.get(month.toString()) ?? 0,
      received: sums.received.get(month.toString()) ?? 0,
    })),
    goals: sight.managerId === null ? await readGoals(sight, months, since) : [],
  };
}

function countsOf(groups: readonly Group[]): PairCounts {
  const of = (wanted: RelationStatus): number =>
    groups.reduce((sum, { status, count }) => (status === wanted ? sum + count : sum), 0);
  return {
    proposed: of('proposed'),
    active: of('matched'),
    on_hold: of('on_hold'),
    completed: of('completed'),
    ended_early: of('ended_early'),
    declined: of('declined'),
  };
}

/** The sums by months, such as `2026-11`. */
function byMonth(days: readonly CountOfDay[]): ReadonlyMap<string, number> {
  const groups = Map.groupBy(days, ({ day }) => day.slice(0, '2026-11'.length));
  return new Map([...groups].map(([month, own]) => [month, own.reduce((sum, { count }) => sum + count, 0)]));
}

/** The goals of some months by language, by their days in UTC. */
async function readGoals(
  { queries }: Sight,
  months: readonly YearMonth[],
  since: Temporal.PlainDate,
): Promise<readonly GoalCount[]> {
  const { rows } = await sql<CountOfDay & { readonly language: string | null }>`
    select ${utcDay(sql`created_at`)} as day, language, count(*) as count from smart_goals
    where created_at >= ${`${since}T00:00:00.000000Z`}
    group by 1, 2`.execute(queries);
  const byLanguage = [...Map.groupBy(rows, ({ language }) => language)].map(
    ([language, own]) => [language, byMonth(own)] as const,
  );
  return months.flatMap((month) =>
    byLanguage
      .map(([language, sums]) => ({ month, language, count: sums.get(month.toString()) ?? 0 }))
      .filter(({ count }) => count > 0)
      .toSorted((one, other) => other.count - one.count || byText(one.language ?? '', other.language ?? '')),
  );
}

// The tasks of a day, and the choices of the filter menus.

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
function byText(one: string, other: string): number {
  const [first, second] = [folded(one), folded(other)];
  if (first === second) return one < other ? -1 : Number(one > other);
  return first < second ? -1 : 1;
}

/** The order of managers: by name. */
const byManagerName = (one: Manager, other: Manager): number =>
  byText(managerName(one), managerName(other)) || one.id - other.id;
