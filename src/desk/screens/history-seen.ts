/** The entries of the history: who sees them, who may undo them, and what is shown of them. */

import { isUndo, type Message } from '../../domain/operations/messages.ts';
import type { EntryKind } from '../../domain/operations/operation.ts';
import type { HistoryDetails, HistoryEntry } from '../../domain/operations/programme-history.ts';
import {
  isRecordTable,
  isSettingTable,
  KEPT_COLLECTIONS,
  RECORD_TABLES,
  type RecordTable,
} from '../../domain/operations/setting-rows.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { renderInstant } from '../components/dates.ts';
import { type DeskRequest, mayChangeSettings } from '../screen.ts';
import { entryText, whoInDeskWords } from '../words.ts';

/** Returns the number of an entry in an address; null if it is none. */
export const numberIn = (text: string | null | undefined): number | null =>
  text != null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;

/** Returns the entry that an address names; null if there is none, or the caller may not see it. */
export async function seenEntry({ values, operations }: DeskRequest): Promise<HistoryDetails | null> {
  const number = numberIn(values['number']);
  return number === null ? null : operations.entry(number);
}

/** Renders what an entry did, who made it, when and why. */
export const renderEntrySummary = (entry: HistoryEntry, timeZone: string): SafeHtml =>
  html`<p>${entryText(entry)}.</p>
<p class="quiet">${whoInDeskWords(entry.who)}, ${renderInstant(entry.at, timeZone)}${entry.reason !== null && html` · ${entry.reason}`}${entry.undone_by !== null && html` · <a href="/desk/history/${entry.undone_by}/">${isUndo(entry.summary) ? 'done again' : 'undone'} since</a>`}</p>`;

/** Returns the label of taking an entry back: of an undo it does the same again. */
export const undoLabel = (summary: Message): string => (isUndo(summary) ? 'Do it again' : 'Undo');

/** Entries of these kinds are of settings, which managers change. */
const OF_MANAGERS: ReadonlySet<EntryKind> = new Set([
  'change-account',
  'change-mapping',
  'change-reminders',
  'change-template',
  'dismiss-feedback',
]);

const mayWriteRecords = (table: RecordTable, { caller }: DeskRequest): boolean =>
  caller.scopes.has(KEPT_COLLECTIONS[table].scopes.write);

/** Whether the caller may take back entries of a kind; an undo of settings is told by its rows alone. */
export function mayUndoKind(kind: EntryKind, request: DeskRequest): boolean {
  const records = RECORD_TABLES.find((table) => KEPT_COLLECTIONS[table].kind === kind);
  if (records !== undefined) return request.mayWrite && mayWriteRecords(records, request);
  return OF_MANAGERS.has(kind) ? mayChangeSettings(request) : request.mayWrite;
}

/** Whether the caller may take an entry back. */
export const mayUndo = ({ kind, changes }: HistoryDetails, request: DeskRequest): boolean =>
  mayUndoKind(kind, request) &&
  changes.every(({ table }) =>
    isRecordTable(table)
      ? mayWriteRecords(table, request)
      : !isSettingTable(table) || table === 'outbox' || mayChangeSettings(request),
  );
