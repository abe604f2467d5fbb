/** Who may take what back: what somebody may not change, they may not change by an undo. */

import type { EntryKind } from '../domain/operations/operation.ts';
import type { HistoryDetails } from '../domain/operations/programme-history.ts';
import { isSettingTable } from '../domain/operations/setting-rows.ts';
import { type DeskRequest, mayChangeSettings } from './screen.ts';

/** Entries of these kinds are of settings, which managers change. */
const OF_MANAGERS: ReadonlySet<EntryKind> = new Set([
  'change-account',
  'change-mapping',
  'change-reminders',
  'change-template',
  'dismiss-feedback',
]);

/** Whether the caller may take back entries of a kind; an undo of settings is told by its rows alone. */
export function mayUndoKind(kind: EntryKind, request: DeskRequest): boolean {
  if (kind === 'change-course') return request.mayWrite && request.caller.scopes.has('courses:write');
  return OF_MANAGERS.has(kind) ? mayChangeSettings(request) : request.mayWrite;
}

/** Whether the caller may take an entry back. */
export const mayUndo = ({ kind, changes }: HistoryDetails, request: DeskRequest): boolean =>
  mayUndoKind(kind, request) &&
  changes.every(({ table }) =>
    table === 'courses'
      ? request.caller.scopes.has('courses:write')
      : !isSettingTable(table) || table === 'outbox' || mayChangeSettings(request),
  );
