/** The numbers of the programme, over the pairs that are seen. */

import { sql } from 'kysely';
import type { DeskManager } from '../../domain/desk/common.ts';
import {
  type DeskStatistics,
  type GoalCount,
  type MonthTrend,
  type PairCounts,
  TREND_MONTHS,
} from '../../domain/desk/statistics.ts';
import type { RelationStatus } from '../../domain/programme.ts';
import { readRows } from '../programme-reading.ts';
import type { Queries } from '../schema.ts';
import { utcDay } from '../sql-functions.ts';
import { answersByRound, type ReceivedOnDay } from './answers.ts';
import { calledManagers } from './namesakes.ts';
import type { DeskQueryContext } from './pairs.ts';
import { relationInScope, type Scope } from './scope.ts';
import { byManagerName, byText } from './today.ts';

type PlainDate = Temporal.PlainDate;
type YearMonth = Temporal.PlainYearMonth;

/** A number of a day, or of a group. */
interface Counted {
  readonly count: number;
}

/** All numbers. */
export async function readStatistics(
  queries: Queries,
  { scope, today }: DeskQueryContext,
): Promise<DeskStatistics> {
  const months = Array.from({ length: TREND_MONTHS }, (_, index) =>
    today.toPlainYearMonth().subtract({ months: TREND_MONTHS - 1 - index }),
  );
  const since = (months[0] ?? today.toPlainYearMonth()).toPlainDate({ day: 1 });
  const groups = await readGroups(queries, scope);
  const received = await receivedByDay(queries, scope, since, today);
  return {
    pairs: countsOf(groups),
    cohorts: [...Map.groupBy(groups, ({ cohort }) => cohort)]
      .toSorted(([one], [other]) => byText(one, other))
      .map(([cohort, own]) => ({ cohort, pairs: countsOf(own) })),
    managers: byManager(groups, await calledManagers(queries, scope, await readRows(queries, 'managers'))),
    rounds: await answersByRound(queries, { scope, today }, received, since),
    trend: trendOf(months, {
      started: await startedByDay(queries, scope, since, today),
      ended: await endedByDay(queries, scope, since, today),
      received,
    }),
    goals: scope.managerId === null ? await readGoals(queries, months, since) : [],
  };
}

interface Group extends Counted {
  readonly cohort: string;
  readonly manager_id: number | null;
  readonly status: RelationStatus;
}

async function readGroups(queries: Queries, { sees }: Scope): Promise<readonly Group[]> {
  const { rows } = await sql<Group>`
    select cohort, manager_id, status, count(*) as count from relations where ${sees}
    group by cohort, manager_id, status`.execute(queries);
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
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

function byManager(groups: readonly Group[], managers: readonly DeskManager[]): DeskStatistics['managers'] {
  const byId = Map.groupBy(groups, ({ manager_id }) => manager_id);
  const known = managers.toSorted(byManagerName);
  return [...known, null].flatMap((manager) => {
    const own = byId.get(manager?.id ?? null);
    return own === undefined ? [] : [{ manager, pairs: countsOf(own) }];
  });
}

async function receivedByDay(
  queries: Queries,
  scope: Scope,
  since: PlainDate,
  today: PlainDate,
): Promise<readonly ReceivedOnDay[]> {
  const { rows } = await sql<ReceivedOnDay>`
    select received_on as day, round_id, count(*) as count from feedbacks
    where received_on >= ${since.toString()} and received_on <= ${today.toString()} and ${relationInScope(scope)}
    group by received_on, round_id`.execute(queries);
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

type ByDay = readonly (Counted & { readonly day: string })[];

async function startedByDay(
  queries: Queries,
  { sees }: Scope,
  since: PlainDate,
  today: PlainDate,
): Promise<ByDay> {
  const until = lastDayOf(today);
  const { rows } = await sql<Counted & { readonly day: string }>`
    select start as day, count(*) as count from relations
    where start >= ${since.toString()} and start <= ${until.toString()}
      and status not in ('proposed', 'declined') and ${sees}
    group by start`.execute(queries);
  return rows;
}

async function endedByDay(
  queries: Queries,
  scope: Scope,
  since: PlainDate,
  today: PlainDate,
): Promise<ByDay> {
  const { rows } = await sql<Counted & { readonly day: string }>`
    select since as day, count(*) as count from relation_changes
    where since >= ${since.toString()} and since <= ${today.toString()}
      and status in ('completed', 'ended_early') and ${relationInScope(scope)}
    group by since`.execute(queries);
  return rows;
}

const lastDayOf = (day: PlainDate): PlainDate => day.with({ day: day.daysInMonth });

function trendOf(
  months: readonly YearMonth[],
  days: { readonly [Name in 'started' | 'ended' | 'received']: ByDay },
): readonly MonthTrend[] {
  const sums = {
    started: byMonth(days.started),
    ended: byMonth(days.ended),
    received: byMonth(days.received),
  };
  return months.map((month) => {
    const name = month.toString();
    return {
      month,
      started: sums.started.get(name) ?? 0,
      ended: sums.ended.get(name) ?? 0,
      received: sums.received.get(name) ?? 0,
    };
  });
}

/** The sums by months, such as `2026-11`. */
function byMonth(days: ByDay): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { day, count } of days) {
    const month = day.slice(0, '2026-11'.length);
    sums.set(month, (sums.get(month) ?? 0) + Number(count));
  }
  return sums;
}

/** The goals of some months by language, by their days in UTC; those that are on their way in are no goals yet. */
async function readGoals(
  queries: Queries,
  months: readonly YearMonth[],
  since: PlainDate,
): Promise<readonly GoalCount[]> {
  interface Row extends Counted {
    readonly day: string;
    readonly language: string | null;
  }
  const { rows } = await sql<Row>`
    select ${utcDay(sql`created_at`)} as day, language, count(*) as count from smart_goals
    where created_at >= ${`${since}T00:00:00.000000Z`}
      and position > (select last_position - count from collections where name = 'smart-goals')
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
