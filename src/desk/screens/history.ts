/** `/desk/history/`: who changed what, and taking it back. */

import type { Desk } from '../../domain/desk/desk-reader.ts';
import { isUndo } from '../../domain/operations/messages.ts';
import type {
  HistoryDetails,
  HistoryEntry,
  HistoryFilter,
} from '../../domain/operations/programme-history.ts';
import {
  instantIn,
  isRecordTable,
  KEPT_TABLES,
  type KeptTable,
  type RowChange,
} from '../../domain/operations/rows.ts';
import type { PageRequest } from '../../domain/page.ts';
import type { OwnLabels } from '../../domain/programme.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { formatDate } from '../../pages/format-date.ts';
import { keptAnswer, renderKeptQuestions } from '../components/answers.ts';
import { renderDetails, renderEmptyState, renderInstant, renderPart } from '../components/details.ts';
import { fileOf, type ListColumn, renderDownload, tableColumns } from '../components/download.ts';
import { languageName } from '../components/languages.ts';
import { renderFilters } from '../components/list-page.ts';
import { capitalize, inWords, MESSAGE_STATES } from '../components/statuses.ts';
import { renderTable } from '../components/table.ts';
import { columnName } from '../components/upload-words.ts';
import { hrefWith } from '../links.ts';
import type { DeskParts } from '../parts.ts';
import { type DeskRequest, idFrom, PROGRAMME, type Screen } from '../screen.ts';
import { dayFrom } from '../sent-form.ts';
import { entryText, undoLabel, whoInDeskWords } from '../words.ts';

const HISTORY_PATH = '/desk/history/';

/** The number of entries of a page. */
const PAGE = 50;

/** The list of entries. */
export const historyScreen = ({ desk, timeZone }: DeskParts): Screen => ({
  path: HISTORY_PATH,
  access: PROGRAMME,
  async show(request) {
    const { query, path, onlyManager, operations, mayWrite } = request;
    const on = dayFrom(query.get('day') ?? '');
    const id = idFrom(query.get(PERSON));
    const person = id === null ? null : await desk.seenBy(onlyManager).person(id);
    const filter: Omit<HistoryFilter, 'limit'> = {
      ...(id !== null && { about: { kind: 'person', id } }),
      before: numberIn(query.get('before')) ?? undefined,
      ...(on !== null && {
        since: on.toZonedDateTime(timeZone).toInstant(),
        until: on.add({ days: 1 }).toZonedDateTime(timeZone).toInstant(),
      }),
    };
    const isUnseen = id !== null && person === null;
    const read = async ({ limit }: Pick<PageRequest, 'limit'>) => {
      const found = isUnseen ? [] : await operations.history({ ...filter, limit: limit + 1 });
      return { count: found.length, items: found.slice(0, limit) };
    };
    const columns = columnsFor(request);
    const file = await fileOf(request, { name: 'History', columns, read, timeZone });
    if (file !== null) return file;
    const { count, items } = await read({ limit: PAGE });
    const oldest = items.at(-1)?.number;
    return {
      title: 'History',
      description: `${onlyManager === null ? 'Every change of the programme' : 'Every change of your pairs and nothing else'}, newest first.${mayWrite ? ' Most can be undone until something they changed is changed again.' : ''}`,
      content: html`${renderFilters(request, { days: [{ name: 'day', label: 'Day' }], kept: [PERSON] })}
${person && html`<p>Changes about <a href="/desk/people/${person.id}/">${person.called}</a>. <a href="${path}">Show all changes</a></p>`}
${
  items.length === 0
    ? renderNothing(request)
    : html`${renderTable<HistoryEntry>({ caption: 'Changes', rows: items, columns: tableColumns(columns, timeZone) })}
${renderDownload(request)}`
}
${count > PAGE && oldest !== undefined && html`<p class="buttons"><a class="button" href="${hrefWith(path, query, { before: String(oldest) })}">Older changes</a></p>`}`,
    };
  },
});

/** The parameter of a person whose changes are asked for. */
const PERSON = 'person';

const columnsFor = ({ path, mayWrite }: DeskRequest): readonly ListColumn<HistoryEntry>[] => [
  {
    label: 'What',
    value: entryText,
    cell: (entry) => html`<a href="${path}${entry.number}/">${entryText(entry)}</a>`,
  },
  { label: 'When', kind: 'date', value: ({ at }) => at },
  { label: 'Who', value: ({ who }) => whoInDeskWords(who) },
  { label: 'Why', value: ({ reason }) => reason },
  { label: 'Undo', value: null, cell: (entry) => renderUndoLink(entry, mayWrite) },
];

/** The reason why there are no entries, and what to do. */
function renderNothing({ query, onlyManager, mayWrite }: DeskRequest): SafeHtml {
  if (query.size > 0) return renderEmptyState('No change fits. Choose another day, or show all.');
  if (onlyManager !== null) {
    return renderEmptyState(
      'Nothing in your pairs has been changed yet. Every change is listed here. You can undo most of them.',
    );
  }
  return renderEmptyState(
    'Nothing has been changed yet. Every change is listed here: what, when, who and why. You can undo most of them.',
    mayWrite
      ? [
          { label: 'Upload sheets', href: '/desk/upload/' },
          { label: 'New pair', href: '/desk/pairs/new/' },
        ]
      : [],
  );
}

function renderUndoLink({ number, undone_by, summary, lasting }: HistoryEntry, mayUndo: boolean) {
  if (undone_by !== null) return isUndo(summary) ? 'done again' : 'undone';
  if (lasting === 'large') return 'too large to undo';
  if (lasting === 'erased') return 'a person in it was erased';
  // Its page says whether anything has not left yet.
  if (summary.code === 'messages-sent') return html`<a href="/desk/history/${number}/">What was sent</a>`;
  return mayUndo ? html`<a href="/desk/history/${number}/undo/">${undoLabel(summary)}</a>` : null;
}

// `/desk/history/{number}/`: what one change did, cell by cell, before and after.

/** The maximum number of changed rows that are shown. */
const MAX_ROWS = 100;

/** Makes the screen. */
export const historyEntryScreen = ({ desk, mail, timeZone, ownFields }: DeskParts): Screen => ({
  path: '/desk/history/{number}/',
  access: PROGRAMME,
  async show(request) {
    const entry = await seenEntry(request);
    if (entry === null) return null;
    const changes = entry.changes.filter(({ table }) => tableName(table) !== null);
    const shown = changes.slice(0, MAX_ROWS);
    const more = changes.length - shown.length;
    const names = {
      ...(await namesIn(shown, desk.seenBy(request.onlyManager))),
      own: await ownFields.labels(),
    };
    const lines = shown.flatMap((change) => linesOf(change, names, timeZone));
    const states = entry.kind === 'send-messages' ? await mail.selection.states(entry.number) : [];
    const isGone = states.length > 0 && states.every(({ state }) => state !== 'queued');
    const canUndo = entry.undone_by === null && entry.lasting === null && request.mayWrite && !isGone;
    return {
      title: 'A change',
      above: [{ label: 'History', href: '/desk/history/' }],
      content: html`${renderEntrySummary(entry, timeZone)}
${canUndo && html`<p class="buttons"><a class="button" href="/desk/history/${entry.number}/undo/">${undoLabel(entry.summary)}</a></p>`}
${
  states.length > 0
    ? renderPart(
        'Messages',
        renderDetails(
          states.map(({ state, count }) => ({ label: MESSAGE_STATES[state], value: String(count) })),
        ),
      )
    : renderPart('Before and after', renderLines(lines, more))
}`,
    };
  },
});

/** The names of the ids in rows, as far as the caller sees them. */
async function namesIn(changes: readonly RowChange[], seen: Desk): Promise<Omit<EntryNames, 'own'>> {
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
    ? html`<p>The history has no further details of this change.</p>`
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
  /** The programme's own fields. */
  readonly own: OwnLabels;
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

/** The name of a table; null for those that the service keeps for itself. */
const tableName = (table: KeptTable): string | null => KEPT_TABLES[table].label;

/** Columns that name the row, or mean nothing to people. */
const UNSAID = new Set([
  'id',
  'number',
  'relation_id',
  'round_id',
  'participant_id',
  'account_id',
  'created_at',
  'order',
]);

/** The cells of a row that differ. */
function linesOf(
  { table, before, after }: RowChange,
  names: EntryNames,
  timeZone: string,
): readonly ChangedCell[] {
  const [cells, others] = [cellsOf(before), cellsOf(after)];
  const what = [tableName(table), nameOf(new Map([...cells, ...others]), names)]
    .filter((part) => part !== '')
    .join(': ');
  return [...new Set([...cells.keys(), ...others.keys()])].flatMap((column) => {
    const [one, other] = [cells.get(column) ?? null, others.get(column) ?? null];
    if (one === other || UNSAID.has(column)) return [];
    return [
      {
        what,
        field: names.own.get(column) ?? fieldName(table, column, one ?? other),
        before: shown(table, column, one, names, timeZone),
        after: shown(table, column, other, names, timeZone),
      },
    ];
  });
}

const cellsOf = (row: object | null): ReadonlyMap<string, unknown> => new Map(Object.entries(row ?? {}));

/** The name of a row: its own, or of the people, the manager and the round that it is about. */
function nameOf(cells: ReadonlyMap<string, unknown>, names: EntryNames): string {
  const text = (column: string): string => String(cells.get(column) ?? '');
  const found = (known: ReadonlyMap<number, string>, column: string): string => {
    const id = cells.get(column);
    return typeof id === 'number' ? (known.get(id) ?? '') : '';
  };
  const own = ['full_name', 'title', 'first_name', 'last_name'].map(text).join(' ').trim();
  if (own !== '') return own;
  if (cells.has('name')) return text('name').replaceAll('_', ' ');
  const people = ['mentee_id', 'mentor_id', 'participant_id'].map((column) => found(names.people, column));
  return [
    people.filter((name) => name !== '').join(' and ') || found(names.pairs, 'relation_id'),
    cells.has('mentee_id') ? '' : found(names.managers, 'manager_id'),
    found(names.rounds, 'round_id'),
    ...(cells.has('mentee_id') ? [] : [text('role'), text('cohort')]),
  ]
    .filter((name) => name !== '')
    .join(', ');
}

function fieldName(table: KeptTable, column: string, value: unknown): string {
  const field = KEPT_TABLES[table].fields[column];
  // The words of a flag, “switched on or off”, do not go with yes and no.
  const word = isRecordTable(table) && typeof value !== 'boolean' ? field?.word : undefined;
  return capitalize(field?.label ?? word ?? columnName(column));
}

/** The words of these columns are the service's own. */
const OF_CHOICES = new Set(['status', 'role', 'counts_from']);

/** A cell as people read it. */
function shown(
  table: KeptTable,
  column: string,
  value: unknown,
  names: EntryNames,
  timeZone: string,
): SafeHtml | string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') {
    const known = column === 'manager_id' ? names.managers : column.endsWith('_id') ? names.people : null;
    return known === null ? String(value) : (known.get(value) ?? 'somebody');
  }
  const text = String(value);
  if (column === 'language') return languageName(text);
  if (table === 'forms' && column === 'questions') return renderKeptQuestions(text);
  if (table === 'feedback_answers' && column === 'value') return keptAnswer(text);
  if (OF_CHOICES.has(column)) return inWords(text);
  const instant = instantIn(value);
  if (instant !== null) return renderInstant(instant, timeZone);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDate(text) || text : text;
}

// The entries of the history, and what is shown of them. Who sees and undoes them is decided by `request.operations`.

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
