/** The numbers of the programme, over the pairs that are seen. */

import { type RawBuilder, sql } from 'kysely';
import {
  type DeskStatistics,
  type GoalCount,
  type PairCounts,
  TREND_MONTHS,
} from '../../domain/desk/statistics.ts';
import type { RelationStatus } from '../../domain/programme.ts';
import { readRows } from '../programme-reading.ts';
import { relationInScope, type Sight } from '../read-scope.ts';
import { utcDay } from '../sql-functions.ts';
import { answersByRound, type ReceivedOnDay } from './answers.ts';
import { calledManagers } from './namesakes.ts';
import { byManagerName, byText } from './today.ts';

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
