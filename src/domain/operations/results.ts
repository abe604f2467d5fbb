/** Recognizes the result of an operation in the history, so that a form that was sent twice is not carried out twice. */

import { TRANSITIONS } from '../programme.ts';
import type { FeedbackKey } from '../programme-store.ts';
import type { FeedbackOperation, Operation } from './operation.ts';
import { tidy } from './planning.ts';
import { isOf, type RowChange } from './row-changes.ts';
import type { ProgrammeRow, ProgrammeTable } from './rows.ts';

/** The records that an operation is about; none where it makes new ones. */
export type OperationSubject =
  | { readonly kind: 'person' | 'manager' | 'round'; readonly id: number }
  | { readonly kind: 'relations'; readonly ids: readonly number[] }
  | null;

/** The subject of an operation. */
export function subjectOf(operation: Operation): OperationSubject {
  switch (operation.kind) {
    case 'create-relation':
    case 'create-person':
    case 'create-manager':
    case 'create-round':
      return null;
    case 'change-status':
    case 'change-relation':
    case 'delete-relation':
      return { kind: 'relations', ids: [operation.relation_id] };
    case 'change-person':
    case 'drop-out':
      return { kind: 'person', id: operation.person_id };
    case 'merge-people':
      return { kind: 'person', id: operation.keep_id };
    case 'change-manager':
      return { kind: 'manager', id: operation.manager_id };
    case 'hand-over':
      return { kind: 'manager', id: operation.from_id };
    case 'change-round':
    case 'switch-round':
    case 'unify-round':
      return { kind: 'round', id: operation.round_id };
    case 'several-feedbacks':
      return {
        kind: 'relations',
        ids: [...new Set(operation.operations.map(({ key }) => key.relation_id))],
      };
    default:
      return { kind: 'relations', ids: [operation.key.relation_id] };
  }
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
    case 'create-person': {
      const email = operation.email.normalize('NFC').trim().toLowerCase();
      return after('participants').some(
        (row) =>
          row.email === email && row.role === operation.role && row.full_name === tidy(operation.full_name),
      );
    }
    case 'create-manager': {
      const email = operation.email.normalize('NFC').trim().toLowerCase();
      return after('managers').some(
        (row) => row.email === email && row.first_name === tidy(operation.first_name),
      );
    }
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
    case 'several-feedbacks':
      return operation.operations.every((one) => concerns(one, changes));
    default:
      return concerns(operation, changes);
  }
}

const rowIn = <Row>({ before, after }: { readonly before: Row | null; readonly after: Row | null }) =>
  before ?? after;

/** Whether the feedback that an operation is about is among those that were changed. */
function concerns({ key }: FeedbackOperation, changes: readonly RowChange[]): boolean {
  const isIt = (row: FeedbackKey | null): boolean =>
    row !== null &&
    row.relation_id === key.relation_id &&
    row.round_id === key.round_id &&
    row.role === key.role;
  return changes.some(
    (change) =>
      (isOf('feedbacks', change) && isIt(rowIn(change))) ||
      (isOf('feedback_exceptions', change) && isIt(rowIn(change))),
  );
}
