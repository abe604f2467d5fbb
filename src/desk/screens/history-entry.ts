/** `/desk/history/{number}/`: what one change did, cell by cell, before and after. */

import type { Desk } from '../../domain/desk/desk-reader.ts';
import type { RowChange } from '../../domain/operations/row-changes.ts';
import { instantIn, type KeptTable } from '../../domain/operations/rows.ts';
import { isRecordTable, KEPT_COLLECTIONS, type RecordTable } from '../../domain/operations/setting-rows.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { formatDate } from '../../pages/format-date.ts';
import { renderInstant } from '../components/dates.ts';
import { renderPart } from '../components/details.ts';
import { languageName } from '../components/languages.ts';
import { capitalize, inWords } from '../components/statuses.ts';
import { renderTable } from '../components/table.ts';
import { columnName } from '../components/upload-words.ts';
import type { DeskParts } from '../parts.ts';
import { PROGRAMME, type Screen } from '../screen.ts';
import { renderEntrySummary, seenEntry, undoLabel } from './history-seen.ts';

/** The maximum number of changed rows that are shown. */
const MAX_ROWS = 100;

/** Makes the screen. */
export const historyEntryScreen = ({ desk, timeZone }: DeskParts): Screen => ({
  path: '/desk/history/{number}/',
  access: PROGRAMME,
  async show(request) {
    const entry = await seenEntry(request);
    if (entry === null) return null;
    const changes = entry.changes.filter(({ table }) => tableName(table) !== null);
    const shown = changes.slice(0, MAX_ROWS);
    const more = changes.length - shown.length;
    const names = await namesIn(shown, desk.seenBy(request.onlyManager));
    const lines = shown.flatMap((change) => linesOf(change, names, timeZone));
    const canUndo = entry.undone_by === null && entry.lasting === null && request.mayWrite;
    return {
      title: 'A change',
      above: [{ label: 'History', href: '/desk/history/' }],
      content: html`${renderEntrySummary(entry, timeZone)}
${canUndo && html`<p class="buttons"><a class="button" href="/desk/history/${entry.number}/undo/">${undoLabel(entry.summary)}</a></p>`}
${renderPart('Before and after', renderLines(lines, more))}`,
    };
  },
});

/** The names of the ids in rows, as far as the caller sees them. */
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

/** The names of ids. */
interface EntryNames {
  readonly people: ReadonlyMap<number, string>;
  readonly pairs: ReadonlyMap<number, string>;
  readonly managers: ReadonlyMap<number, string>;
  readonly rounds: ReadonlyMap<number, string>;
}

/** A changed cell. */
interface ChangedCell {
  readonly what: string;
  readonly field: string;
  readonly before: SafeHtml | string;
  readonly after: SafeHtml | string;
}

/** The names of tables; null for those that the service keeps for itself. */
const TABLE_NAMES: Readonly<Record<Exclude<KeptTable, RecordTable>, string | null>> = {
  managers: 'Manager',
  participants: 'Person',
  former_emails: 'Former e-mail',
  former_external_ids: 'Former external id',
  feedback_rounds: 'Round',
  round_cohorts: 'Round in a cohort',
  relations: 'Pair',
  relation_changes: 'Status',
  feedback_exceptions: 'Feedback moved or waived',
  feedbacks: 'Feedback received',
  mail_templates: 'Text',
  reminder_settings: 'Reminders',
  accounts: 'Account',
  outbox: null,
  import_mappings: null,
  imported_relations: null,
  imported_exceptions: null,
};

const tableName = (table: KeptTable): string | null =>
  isRecordTable(table) ? capitalize(KEPT_COLLECTIONS[table].noun) : TABLE_NAMES[table];

/** Columns that name the row, or mean nothing to people. */
const UNSAID = new Set(['id', 'number', 'relation_id', 'round_id', 'participant_id', 'created_at', 'order']);

/** The cells of a row that differ. */
function linesOf(
  { table, before, after }: RowChange,
  names: EntryNames,
  timeZone: string,
): readonly ChangedCell[] {
  const [cells, others] = [cellsOf(before), cellsOf(after)];
  const what = [tableName(table), nameOf(table, new Map([...cells, ...others]), names)]
    .filter((part) => part !== '')
    .join(': ');
  return [...new Set([...cells.keys(), ...others.keys()])].flatMap((column) => {
    const [one, other] = [cells.get(column) ?? null, others.get(column) ?? null];
    if (one === other || UNSAID.has(column)) return [];
    return [
      {
        what,
        field: fieldName(table, column, one ?? other),
        before: shown(column, one, names, timeZone),
        after: shown(column, other, names, timeZone),
      },
    ];
  });
}

const cellsOf = (row: object | null): ReadonlyMap<string, unknown> => new Map(Object.entries(row ?? {}));

/** The name of a row. */
function nameOf(table: KeptTable, cells: ReadonlyMap<string, unknown>, names: EntryNames): string {
  const text = (column: string): string => {
    const value = cells.get(column);
    return typeof value === 'string' ? value : '';
  };
  const found = (known: ReadonlyMap<number, string>, column: string): string => {
    const id = cells.get(column);
    return typeof id === 'number' ? (known.get(id) ?? '') : '';
  };
  switch (table) {
    case 'participants':
      return text('full_name');
    case 'managers':
      return `${text('first_name')} ${text('last_name')}`.trim();
    case 'relations':
      return [found(names.people, 'mentee_id'), found(names.people, 'mentor_id')]
        .filter((name) => name !== '')
        .join(' and ');
    case 'former_emails':
    case 'former_external_ids':
      return found(names.people, 'participant_id');
    case 'reminder_settings':
      return text('name').replaceAll('_', ' ');
    case 'accounts':
      return text('name');
    default:
      return [
        text('title') || found(names.pairs, 'relation_id'),
        found(names.rounds, 'round_id'),
        text('role'),
        text('cohort'),
      ]
        .filter((name) => name !== '')
        .join(', ');
  }
}

const FIELDS: Readonly<Record<string, string>> = {
  mentor_id: 'Mentor',
  mentee_id: 'Mentee',
  manager_id: 'Manager',
  removed_at: 'Removed on',
  external_id: 'External id',
};

function fieldName(table: KeptTable, column: string, value: unknown): string {
  const words: Readonly<Record<string, string>> = isRecordTable(table)
    ? KEPT_COLLECTIONS[table].words
    : FIELDS;
  // The words of a flag, “switched on or off”, do not go with yes and no.
  const word = typeof value === 'boolean' ? undefined : words[column];
  return word === undefined ? columnName(column) : capitalize(word);
}

/** The words of these columns are the service's own. */
const OF_CHOICES = new Set(['status', 'role', 'counts_from']);

/** A cell as people read it. */
function shown(column: string, value: unknown, names: EntryNames, timeZone: string): SafeHtml | string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') {
    const known = column === 'manager_id' ? names.managers : column.endsWith('_id') ? names.people : null;
    return known === null ? String(value) : (known.get(value) ?? 'somebody');
  }
  const text = String(value);
  if (column === 'language') return languageName(text);
  if (OF_CHOICES.has(column)) return inWords(text);
  const instant = instantIn(value);
  if (instant !== null) return renderInstant(instant, timeZone);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDate(text) || text : text;
}
