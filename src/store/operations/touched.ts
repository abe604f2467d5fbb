/** Finds the relations and rounds whose feedbacks changes of rows may move to other days. */

import { type RowChange, rowOf } from '../../domain/operations/row-changes.ts';
import { isSameRow } from '../../domain/operations/rows.ts';
import type { FeedbackKey } from '../../domain/programme.ts';
import { recordIdOf } from './checking.ts';

/** The relations whose feedbacks changes may move; null: all of them, or all of some cohorts. */
export function touchedRelations(changes: readonly RowChange[]): {
  readonly ids: readonly number[];
  readonly cohorts: readonly string[] | 'all';
} {
  const ids = new Set<number>();
  const cohorts = new Set<string>();
  let all = false;
  for (const change of changes) {
    switch (change.table) {
      case 'relations':
        if (change.after !== null && !isOnlyManager(change)) ids.add(change.after.id);
        break;
      case 'relation_changes':
      case 'feedback_exceptions':
      case 'feedbacks':
        ids.add(recordIdOf(change.table, rowOf(change)));
        break;
      case 'feedback_rounds':
        if (changesRule(change)) all = true;
        break;
      case 'round_cohorts':
        for (const row of [change.before, change.after]) if (row !== null) cohorts.add(row.cohort);
        break;
    }
  }
  return { ids: [...ids], cohorts: all ? 'all' : [...cohorts] };
}

const isOnlyManager = ({ before, after }: RowChange): boolean =>
  before !== null &&
  after !== null &&
  isSameRow('relations', { ...before, manager_id: null }, { ...after, manager_id: null });

/** Whether the change of a round moves anything: its title and order do not. */
export const changesRule = ({ before, after }: RowChange): boolean =>
  before === null ||
  after === null ||
  !isSameRow('feedback_rounds', { ...before, title: '', order: 0 }, { ...after, title: '', order: 0 });

/** The feedbacks that changes are about; undefined where they are about others as well. */
export function feedbacksIn(changes: readonly RowChange[]): readonly FeedbackKey[] | undefined {
  const keys: FeedbackKey[] = [];
  for (const change of changes) {
    if (change.table !== 'feedbacks' && change.table !== 'feedback_exceptions') return undefined;
    const row = change.after ?? change.before;
    if (row !== null) keys.push(row);
  }
  return keys;
}
