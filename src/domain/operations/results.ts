/** Recognizes the result of an operation in the history, so that a form that was sent twice is not carried out twice. */

import { keptEmail } from '../e-mail-address.ts';
import { tidy } from '../fields.ts';
import { isNoteTable } from '../notes.ts';
import { feedbackName, TRANSITIONS } from '../programme.ts';
import type { FeedbackOperation, Operation } from './operation.ts';
import type { HistorySubject } from './programme-history.ts';
import { cellOf, isOf, type ProgrammeRow, type ProgrammeTable, type RowChange } from './rows.ts';

/** The records that an operation is about; null where it makes new ones. */
export function subjectOf(operation: Operation): HistorySubject | null {
  if ('relation_id' in operation) return { kind: 'relations', ids: [operation.relation_id] };
  if ('person_id' in operation) return { kind: 'person', id: operation.person_id };
  if ('keep_id' in operation) return { kind: 'person', id: operation.keep_id };
  if (operation.kind === 'change-manager') return { kind: 'manager', id: operation.manager_id };
  if ('from_id' in operation) return { kind: 'manager', id: operation.from_id };
  if ('round_id' in operation) return { kind: 'round', id: operation.round_id };
  if (operation.kind === 'write-note') {
    const { kind, id } = operation.of;
    return kind === 'relation' ? { kind: 'relations', ids: [id] } : { kind, id };
  }
  if ('key' in operation) return { kind: 'relations', ids: [operation.key.relation_id] };
  if (operation.kind !== 'several-feedbacks') return null;
  return { kind: 'relations', ids: [...new Set(operation.operations.map(({ key }) => key.relation_id))] };
}

/**
 * Whether an operation can have led to these changes.
 *
 * @param changes those of an entry of the history that is of the kind of the operation
 * @param reason why it is done
 */
export function hasLedTo(
  operation: Operation,
  changes: readonly RowChange[],
  reason: string | null,
): boolean {
  const after = <Table extends ProgrammeTable>(table: Table): readonly ProgrammeRow[Table][] =>
    changes.flatMap((change) => (isOf(table, change) && change.after !== null ? [change.after] : []));
  switch (operation.kind) {
    case 'create-person':
      return after('participants').some(
        (row) =>
          row.email === keptEmail(operation.email) &&
          row.role === operation.role &&
          row.full_name === tidy(operation.full_name),
      );
    case 'create-manager':
      return after('managers').some(
        (row) => row.email === keptEmail(operation.email) && row.first_name === tidy(operation.first_name),
      );
    case 'create-round':
      return after('feedback_rounds').some(({ title }) => title === tidy(operation.title));
    case 'create-relation':
      return after('relations').some(({ start }) => start === operation.start.toString());
    case 'change-status': {
      const { relation_id, transition, on } = operation;
      return after('relation_changes').some(
        (row) =>
          row.relation_id === relation_id &&
          row.since === on.toString() &&
          row.reason === reason &&
          TRANSITIONS.some(({ name, to }) => name === transition && to === row.status),
      );
    }
    case 'change-relation':
    case 'delete-relation':
      return changes.some(
        (change) => isOf('relations', change) && change.before?.id === operation.relation_id,
      );
    case 'drop-out':
      return after('relation_changes').some(
        (row) => row.since === operation.on.toString() && row.reason === reason,
      );
    case 'change-person':
      return after('participants').some(({ id }) => id === operation.person_id);
    case 'merge-people':
      return changes.some(
        (change) => isOf('participants', change) && change.before?.id === operation.remove_id,
      );
    case 'change-manager':
      return after('managers').some(({ id }) => id === operation.manager_id);
    case 'hand-over':
      return after('relations').some(({ manager_id }) => manager_id === operation.to_id);
    case 'change-round':
    case 'switch-round':
    case 'unify-round':
      return changes.some(
        (change) =>
          (isOf('feedback_rounds', change) && rowIn(change)?.id === operation.round_id) ||
          (isOf('round_cohorts', change) && rowIn(change)?.round_id === operation.round_id),
      );
    case 'change-form':
    case 'switch-form':
      return after('forms').some(({ round_id }) => round_id === operation.round_id);
    case 'write-note':
      return changes.some(
        ({ table, before, after }) =>
          isNoteTable(table) && cellOf(after ?? before ?? {}, 'at') === operation.at,
      );
    case 'resolve-answer':
      return after('feedback_answers').some(
        (row) =>
          feedbackName(row) === feedbackName(operation.key) &&
          row.question === operation.question &&
          row.note === operation.note,
      );
    case 'several-feedbacks':
      return operation.operations.every((one) => concerns(one, changes));
    default:
      return concerns(operation, changes);
  }
}

const rowIn = <Row>({ before, after }: { readonly before: Row | null; readonly after: Row | null }) =>
  before ?? after;

/** Whether the feedback that an operation is about is among those that were changed. */
const concerns = ({ key }: FeedbackOperation, changes: readonly RowChange[]): boolean =>
  changes.some((change) => {
    if (!isOf('feedbacks', change) && !isOf('feedback_exceptions', change)) return false;
    const row = change.before ?? change.after;
    return row !== null && feedbackName(row) === feedbackName(key);
  });
