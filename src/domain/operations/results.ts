/** Recognizes the result of an operation in the history, so that a form that was sent twice is not carried out twice. */

import { keptEmail } from '../e-mail-address.ts';
import { tidy } from '../fields.ts';
import { TRANSITIONS } from '../programme.ts';
import type { Operation } from './operation.ts';
import type { HistorySubject } from './programme-history.ts';
import { cellOf, type RowChange } from './rows.ts';

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
 * Whether an operation that is refused can have led to these changes: whoever made them has sent the same form twice.
 *
 * @param changes those of an entry of the history that is of the kind of the operation, and about the same records
 */
export function hasLedTo(operation: Operation, changes: readonly RowChange[]): boolean {
  const has = (column: string, value: string): boolean =>
    changes.some(({ after }) => after !== null && cellOf(after, column) === value);
  switch (operation.kind) {
    case 'create-person':
    case 'create-manager':
      return has('email', keptEmail(operation.email));
    case 'create-round':
      return has('title', tidy(operation.title));
    case 'create-relation':
      return has('start', operation.start.toString());
    case 'change-status': {
      const { transition } = operation;
      return TRANSITIONS.some(({ name, to }) => name === transition && has('status', to));
    }
    default:
      return true;
  }
}
