/** `/desk/history/{number}/`: what one change did, cell by cell, before and after. */

import type { Desk } from '../../domain/desk/desk-reader.ts';
import type { HistoryDetails } from '../../domain/operations/programme-history.ts';
import type { RowChange } from '../../domain/operations/row-changes.ts';
import { isSettingTable } from '../../domain/operations/setting-rows.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { renderPart } from '../components/details.ts';
import { renderTable } from '../components/table.ts';
import type { DeskParts } from '../parts.ts';
import { type DeskRequest, mayChangeSettings, PROGRAMME, type Screen } from '../screen.ts';
import { mayUndo } from '../undo-permission.ts';
import { type ChangedCell, type EntryNames, linesOf } from './changed-cells.ts';
import { renderEntrySummary, seenEntry, undoLabel } from './history-seen.ts';

/** As many changed rows are shown. */
const MAX_ROWS = 100;

/** The screen. */
export const historyEntryScreen = ({ desk, operations, timeZone }: DeskParts): Screen => ({
  path: '/desk/history/{number}/',
  access: PROGRAMME,
  async show(request) {
    const entry = await seenEntry(request, operations);
    if (entry === null) return null;
    const changes = entry.changes.filter((change) => maySee(change, request));
    const shown = changes.slice(0, MAX_ROWS);
    const more = changes.length - shown.length;
    const names = await namesIn(shown, desk.seenBy(request.onlyManager));
    const lines = shown.flatMap((change) => linesOf(change, names));
    const canUndo = entry.undone_by === null && entry.lasting === null && mayUndo(entry, request);
    return {
      title: 'A change',
      above: [{ label: 'History', href: '/desk/history/' }],
      content: html`${renderEntrySummary(entry, timeZone)}
${canUndo && html`<p class="buttons"><a class="button" href="/desk/history/${entry.number}/undo/">${undoLabel(entry.summary)}</a></p>`}
${renderPart('Before and after', renderLines(lines, more))}`,
    };
  },
});

/** Settings are for managers, and what the service keeps for itself is for nobody. */
const maySee = ({ table }: HistoryDetails['changes'][number], request: DeskRequest): boolean => {
  if (['outbox', 'import_mappings', 'imported_relations', 'imported_exceptions'].includes(table))
    return false;
  if (table === 'courses') return request.caller.scopes.has('courses:read');
  return !isSettingTable(table) || mayChangeSettings(request);
};

/** What the ids in rows stand for, as far as the caller sees it. */
async function namesIn(changes: readonly RowChange[], seen: Desk): Promise<EntryNames> {
  const cells = changes.flatMap(({ before, after }) =>
    [before, after].map((row) => Object.entries(row ?? {})),
  );
  const idsOf = (...columns: readonly string[]): readonly number[] => [
    ...new Set(
      cells.flatMap((row) =>
        row.flatMap(([column, value]) =>
          columns.includes(column) && typeof value === 'number' ? [value] : [],
        ),
      ),
    ),
  ];
  const { managers, rounds } = await seen.choices();
  const { people, pairs } = await seen.called(
    idsOf('mentor_id', 'mentee_id', 'participant_id'),
    idsOf('relation_id'),
  );
  return {
    people,
    pairs,
    managers: new Map(managers.map(({ id, called }) => [id, called])),
    rounds: new Map(rounds.map(({ id, title }) => [id, title])),
  };
}

const renderLines = (lines: readonly ChangedCell[], more: number): SafeHtml =>
  lines.length === 0
    ? html`<p>The history has no more of this change than what stands above.</p>`
    : html`${renderTable<ChangedCell>({
        caption: 'What was changed',
        rows: lines,
        columns: [
          { label: 'What', cell: ({ what }) => what },
          { label: 'Field', cell: ({ field }) => field },
          { label: 'Before', cell: ({ before }) => before },
          { label: 'After', cell: ({ after }) => after },
        ],
      })}
${more > 0 && html`<p class="quiet">and ${more} more ${more === 1 ? 'record' : 'records'}</p>`}`;
