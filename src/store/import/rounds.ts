/** Imports feedback rounds, with their rules for all cohorts and for single ones. */

import type { RowOutcome } from '../../domain/import-store.ts';
import type { ImportedRound, ImportedRow } from '../../domain/imported-rows.ts';
import { ruleColumns } from '../../domain/operations/as-programme.ts';
import type { RoundCohortRow } from '../../domain/operations/rows.ts';
import { findContradictions, refusedForClash, rowOutcome } from './records.ts';
import type { ImportContext } from './tables.ts';

/** Imports feedback rounds by title; a renamed one by its number. */
export async function importRounds(
  context: ImportContext,
  incoming: readonly ImportedRow<'rounds'>[],
): Promise<readonly RowOutcome[]> {
  const { tables, next } = context;
  const records = new Map([...tables.feedback_rounds.values()].map((row) => [row.title.toLowerCase(), row]));
  const ofCohorts = new Map([...tables.round_cohorts.values()].map((row) => [cohortKey(row), row]));
  const found = findContradictions(
    context,
    'feedback_rounds',
    incoming.map(({ place, row }) => ({ key: keyOf(row), place, said: saidOf(row) })),
  );
  const named = new Set(incoming.map(({ row }) => row.title.toLowerCase()));

  const takeRound = (row: ImportedRound): RowOutcome => {
    const { title, order } = row;
    const before =
      records.get(title.toLowerCase()) ??
      records.values().find((one) => one.order === order && !named.has(one.title.toLowerCase()));
    if (before !== undefined) records.delete(before.title.toLowerCase());
    const active = row.active ?? before?.active ?? true;
    const record = {
      id: before?.id ?? next.feedback_rounds++,
      title,
      titles: row.titles ?? before?.titles ?? null,
      order,
      ...ruleColumns({ ...row, active }),
    };
    records.set(title.toLowerCase(), record);
    return rowOutcome(before, record);
  };

  const takeCohort = (row: ImportedRound, cohort: string): RowOutcome => {
    // A round of one cohort only is switched off in all others.
    if (!records.has(row.title.toLowerCase())) takeRound({ ...row, active: false });
    const round = records.get(row.title.toLowerCase());
    if (round === undefined || round.order !== row.order) {
      const reason = `The round “${row.title}” has the order ${round?.order} in all cohorts. Write that.`;
      return { outcome: { column: 'order', reason } };
    }
    const before = ofCohorts.get(cohortKey({ round_id: round.id, cohort }));
    const rule = ruleColumns({ ...row, active: row.active ?? before?.active ?? true });
    const record = { round_id: round.id, cohort, ...rule };
    ofCohorts.set(cohortKey(record), record);
    return rowOutcome(before, record);
  };

  const outcomes: RowOutcome[] = [];
  const take = (isMeant: (cohort: string | null) => boolean): void => {
    for (const [index, { row }] of incoming.entries()) {
      if (!isMeant(row.cohort)) continue;
      const outcome = found[index];
      if (outcome !== undefined) outcomes[index] = { outcome };
      else if (row.cohort === null) outcomes[index] = takeRound(row);
      else outcomes[index] = takeCohort(row, row.cohort);
    }
  };
  take((cohort) => cohort === null);
  take((cohort) => cohort !== null);
  const refused = refusedForClash(outcomes, [...records.values()], ['order'], 'title');
  if (refused !== undefined) return refused;
  for (const row of records.values()) tables.feedback_rounds.put(row);
  for (const row of ofCohorts.values()) tables.round_cohorts.put(row);
  return outcomes;
}

const keyOf = ({ title, cohort }: ImportedRound): string =>
  cohort === null ? title.toLowerCase() : JSON.stringify([title.toLowerCase(), cohort]);

const cohortKey = ({ round_id, cohort }: Pick<RoundCohortRow, 'round_id' | 'cohort'>): string =>
  `${round_id} ${cohort}`;

const saidOf = ({ title, titles, order, due, roles, active }: ImportedRound) => ({
  title,
  titles,
  order,
  ...due,
  owed_by: roles.toSorted().join(' '),
  active,
});
