/** Finds the relations and rounds whose feedbacks changes of rows may move to other days. */

import { type RowChange, rowOf } from '../../domain/operations/row-changes.ts';
import { isSameRow, recordIdOf } from '../../domain/operations/rows.ts';
import type { FeedbackKey } from '../../domain/programme.ts';

/** What changes may move: all feedbacks of some relations, and those of some rounds in all relations. */
export function touchedBy(changes: readonly RowChange[]): {
  readonly relations: readonly number[];
  readonly rounds: ReadonlySet<number>;
} {
  const relations = new Set<number>();
  const rounds = new Set<number>();
  for (const change of changes) {
    switch (change.table) {
      case 'relations':
        if (change.after !== null && !isOnlyManager(change)) relations.add(change.after.id);
        break;
      case 'relation_changes':
      case 'feedback_exceptions':
      case 'feedbacks':
        relations.add(recordIdOf(change.table, rowOf(change)));
        break;
      case 'feedback_rounds':
        if (changesRule(change)) rounds.add(recordIdOf(change.table, rowOf(change)));
        break;
      case 'round_cohorts':
        rounds.add(recordIdOf(change.table, rowOf(change)));
        break;
    }
  }
  return { relations: [...relations], rounds };
}

const isOnlyManager = ({ before, after }: RowChange): boolean =>
  before !== null &&
  after !== null &&
  isSameRow('relations', { ...before, manager_id: null }, { ...after, manager_id: null });

/** Whether the change of a round moves anything: its titles and order do not. */
const changesRule = ({ before, after }: RowChange): boolean =>
  before === null ||
  after === null ||
  !isSameRow('feedback_rounds', { ...before, ...UNTITLED }, { ...after, ...UNTITLED });

const UNTITLED = { title: '', titles: null, order: 0 };

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
