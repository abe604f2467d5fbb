/** What an upload changes, by person and pair, and the answers that were given, in words. */

import type { DeskManager } from '../../domain/desk/desk-reader.ts';
import type { Confirmation, ImportDecisions, RowDecision } from '../../domain/import-decisions.ts';
import type { CellChange } from '../../domain/import-store.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import type { SubjectDiff } from '../../interchange/upload-review.ts';
import { formatDate } from '../../pages/format-date.ts';
import { renderPageLinks } from '../../pages/layout.ts';
import { renderPart } from '../components/details.ts';
import { managerName } from '../components/frame.ts';
import { pageLinksOf, pageRequestOf } from '../components/list-page.ts';
import { inWords } from '../components/statuses.ts';
import { type Column, renderTable } from '../components/table.ts';
import { columnName, createdName, tableName } from '../components/upload-words.ts';
import type { DeskRequest } from '../screen.ts';

/** The maximum number of rows that are listed if they stay as they are. */
const MAX_ROWS = 50;

/** A cell as people read it. */
export function shownCell({ column, before, after }: CellChange, which: 'before' | 'after'): string {
  const value = which === 'before' ? before : after;
  if (value === null || value === '') return '–';
  if (typeof value === 'object') return `${inWords(value.status)} since ${formatDate(value.since)}`;
  if (/^\d{4}-\d\d-\d\d/.test(value)) return formatDate(value);
  return column === 'status' || column === 'role' ? inWords(value) : value;
}

interface DiffRow {
  readonly subject: string;
  readonly what: string;
  readonly before: string;
  readonly after: string;
  readonly from: string;
}

function rowsOf(
  { subject, created, managers, changes }: SubjectDiff,
  known: readonly DeskManager[],
): readonly DiffRow[] {
  const counted = Map.groupBy(created, (kind) => kind);
  return [
    ...[...counted].map(([kind, all]) => ({
      subject,
      what: `${createdName(kind)}${all.length > 1 ? ` (${all.length})` : ''}${kind === 'relations' ? managersInWords(managers, known) : ''}`,
      ...{ before: '', after: '', from: '' },
    })),
    ...changes.map((change) => ({
      subject,
      what: columnName(change.column),
      before: shownCell(change, 'before'),
      after: shownCell(change, 'after'),
      from: `${tableName(change.file)}, row ${change.row}`,
    })),
  ];
}

/** `, manager: Maria Muster` behind a new pair. */
function managersInWords(managers: readonly string[], known: readonly DeskManager[]): string {
  const names = [...new Set(managers)].map((text) => {
    const manager = known.find(({ email }) => email === text.toLowerCase());
    return manager === undefined ? text : managerName(manager);
  });
  if (names.length === 0) return '';
  return names.every((name) => name === '')
    ? ', without a manager'
    : `, manager: ${names.map((name) => name || 'nobody yet').join(', ')}`;
}

/** Everything that changes, by person and pair, a page at a time. */
export function renderDiff(
  request: Pick<DeskRequest, 'path' | 'query'>,
  diff: readonly SubjectDiff[],
  letters: Readonly<Record<string, string>>,
  managers: readonly DeskManager[],
): SafeHtml | null {
  // What changes stands before what is only added.
  const changing = diff.filter(({ changes }) => changes.length > 0);
  const adding = diff.filter(({ changes, created }) => changes.length === 0 && created.length > 0);
  const all = [...changing, ...adding];
  if (all.length === 0) return null;
  const page = pageRequestOf(request.query);
  const items = all.slice(page.offset, page.offset + page.limit);
  const links = pageLinksOf(request, page, { count: all.length, items });
  return renderPart(
    'By person and pair',
    html`${renderTable<DiffRow>({
      caption: all.length === 1 ? 'Changes of 1 person or pair' : `Changes of ${all.length} people and pairs`,
      name: 'diff',
      rows: items
        .flatMap((item) => rowsOf(item, managers))
        .map((row) => ({ ...row, subject: mended(row.subject, letters) })),
      columns: [
        { label: 'Who', cell: ({ subject }) => subject },
        { label: 'What', cell: ({ what }) => what },
        ...(items.some(({ changes }) => changes.length > 0) ? BEFORE_AND_AFTER : []),
      ],
    })}
${renderPageLinks(links, 'Pages of changes')}`,
  );
}

const BEFORE_AND_AFTER: readonly Column<DiffRow>[] = [
  { label: 'Before', cell: ({ before }) => before },
  { label: 'After', cell: ({ after }) => after },
  { label: 'From', cell: ({ from }) => from },
];

/** A name with the letters that it lost in the file. */
const mended = (subject: string, letters: Readonly<Record<string, string>>): string =>
  Object.entries(letters).reduce((text, [lost, name]) => text.replaceAll(lost, name), subject);

/** Renders what stays as it is here, whatever the files say. */
export function renderKept(diff: readonly SubjectDiff[]): SafeHtml | null {
  const rows = diff.flatMap(({ subject, kept }) => kept.map((change) => ({ subject, change })));
  if (rows.length === 0) return null;
  return renderPart(
    `Stays as it is here (${rows.length})`,
    html`<p>The files say otherwise, such as what was there before it was changed here.</p>
<ul class="listed">${rows
      .slice(0, MAX_ROWS)
      .map(
        ({ subject, change }) =>
          html`<li dir="auto">${subject}: ${columnName(change.column)} stays ${change.before === null ? 'empty' : shownCell(change, 'before')} (${tableName(change.file)}, row ${change.row}: ${shownCell(change, 'after')})</li>`,
      )}</ul>
${rows.length > MAX_ROWS && html`<p class="quiet">and ${rows.length - MAX_ROWS} more</p>`}`,
  );
}

const ACCEPTED: Readonly<Record<Confirmation, string>> = {
  'ending-holds': 'the hold ends',
  'moved-dates': 'the date of the sheet is taken',
  'new-people': 'the people are added',
};

/** All of them: `“als mentor dabei” is read as Mentor`. */
export function answersGiven(decisions: ImportDecisions): readonly string[] {
  const { values = {}, people = {}, letters = {}, new_people = [], rows = {} } = decisions;
  return [
    ...Object.entries(values).flatMap(([column, words]) =>
      Object.entries(words).map(
        ([word, meaning]) =>
          `${columnName(column)} “${word.replaceAll('_', ' ')}” is read as ${inWords(meaning)}`,
      ),
    ),
    ...Object.entries(people).map(
      ([name, email]) => `${capitalized(name)} is ${email === '' ? 'nobody' : email}`,
    ),
    ...Object.entries(letters).map(([text, name]) => `“${text}” is ${name}`),
    ...new_people.map((email) => `${email} is added`),
    ...Object.entries(rows).flatMap(([row, decision]) => {
      const text = decisionInWords(decision);
      return text === '' ? [] : `${rowInWords(row)}: ${text}`;
    }),
  ];
}

const capitalized = (key: string): string => {
  const [role = '', ...name] = key.split(':');
  return `The ${role} “${name.join(':')}”`;
};

/** `Pairs.csv, row 7` for the key of a row. */
function rowInWords(key: string): string {
  const at = key.lastIndexOf(':');
  return `${tableName(key.slice(0, at))}, row ${key.slice(at + 1)}`;
}

function decisionInWords({ leave_out, accept = [], set = {}, note_read }: RowDecision): string {
  const parts = [
    ...(leave_out === true ? ['left out'] : []),
    ...(note_read === true ? ['the note changes nothing'] : []),
    ...accept.map((what) => ACCEPTED[what]),
    ...Object.entries(set).map(([column, text]) => `${columnName(column)} ${text === '' ? '–' : text}`),
  ];
  return parts.join(', ');
}
