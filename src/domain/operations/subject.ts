/** What operations are about, to find what the history has of the same. */

import type { Operation } from './operation.ts';
import type { HistorySubject } from './programme-history.ts';

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
