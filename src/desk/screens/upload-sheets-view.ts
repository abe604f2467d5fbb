/** What the sheets of an upload are: each in a line, with its columns behind it, and the files. */

import { basename } from 'node:path';
import type { DeskChoices } from '../../domain/desk/desk-reader.ts';
import { ownFields } from '../../domain/programme.ts';
import { type ImportMapping, UPLOAD_LIMITS, UPLOADED_KINDS, type Upload } from '../../domain/upload.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { faultText, RECOGNIZED_BY } from '../../interchange/formats/table-faults.ts';
import { regionOf } from '../../interchange/import-report.ts';
import { columnNamesOf, TABLES } from '../../interchange/kinds/tables.ts';
import { missingIn } from '../../interchange/mapping.ts';
import type { TableProposal } from '../../interchange/proposal.ts';
import type { TableNote } from '../../interchange/table-file.ts';
import type { UploadReview } from '../../interchange/upload-review.ts';
import { topicsIn } from '../../interchange/values/sheet-words.ts';
import { type Choice, renderOptions } from '../../pages/field.ts';
import { renderPart } from '../components/details.ts';
import { renderTable } from '../components/table.ts';
import { columnName, kindName, tableName, UPLOAD_PATH } from '../components/upload-words.ts';
import {
  constantChoices,
  constantField,
  kindChoices,
  kindValue,
  OF_ROWS,
  readAs,
  type SheetForm,
  type SheetQuestion,
  SKIP,
  shortened,
} from './upload-sheets-form.ts';

type Offered = Pick<DeskChoices, 'rounds' | 'managers'>;

/** The maximum number of columns that are listed on the page, of all sheets together. */
const MAX_COLUMNS = 150;

/** Whether nobody can choose what a sheet holds: nothing in it can be read, or its names tell that it is something else. */
export const isUnreadable = ({ proposal, mapping }: SheetForm): boolean =>
  !proposal.is_skipped &&
  mapping === null &&
  (proposal.header_row === null || (proposal.columns.length === 0 && proposal.mapping === null));

/** Renders the sheets. Questions about them stand among the others. */
export function renderSheets(
  forms: readonly SheetForm[],
  questions: readonly SheetQuestion[],
  offered: Offered,
  mended: UploadReview['mended'],
): SafeHtml {
  let left = MAX_COLUMNS;
  return renderPart(
    'What it is',
    html`<ul class="sheets">${forms.map((form) => {
      const listed = form.mapping === null ? 0 : Math.min(left, form.proposal.columns.length);
      left -= listed;
      return renderSheet(form, questions, offered, listed, mended[form.proposal.id] ?? []);
    })}</ul>`,
  );
}

function renderSheet(
  form: SheetForm,
  questions: readonly SheetQuestion[],
  offered: Offered,
  listed: number,
  mended: readonly (readonly [lost: string, name: string])[],
): SafeHtml {
  const { name, proposal, mapping, problems } = form;
  const { columns, notes } = proposal;
  const isLost = isUnreadable(form);
  const isAsked = questions.some(({ field }) => field === `${name}-kind`);
  const read = columns.filter((_, index) => readAs(mapping, index) !== '');
  const used = read.length + answersOf(notes).length;
  const quiet = isLost || isAsked ? null : originOf(form);
  return html`<li class="sheet">
<div class="sheet-head"><h3 id="${name}-title" class="file-name" dir="auto">${tableName(proposal.id)}</h3>
${
  !isLost &&
  (isAsked && mapping !== null
    ? html`<span>${kindChoices().find(({ value }) => value === kindValue(mapping))?.label}, as it seems</span>`
    : renderSelect(
        `${name}-kind`,
        [...kindChoices(), { value: SKIP, label: 'Nothing to import: left out' }],
        mapping === null ? SKIP : kindValue(mapping),
        `What ${tableName(proposal.id)} holds`,
      ))
}</div>
${isLost && html`<p>${problemOf(proposal) ?? NOTHING_KNOWN} It is left out.</p>`}
${quiet !== null && html`<p class="quiet">${quiet}</p>`}
${problems.map((one) => html`<p class="wrong">${one}</p>`)}
${mapping !== null && proposal.problem !== null && html`<p class="wrong">${problemOf(proposal)}</p>`}
${notes.map((note) => renderNote(note, mended.length > 0))}
${renderMended(mended)}
${mapping !== null && renderLeftOut(form)}
${
  mapping !== null &&
  columns.length > 0 &&
  html`<details${problems.length > 0 && html` open`}><summary>${used} of ${columns.length} columns are used</summary>
${renderColumns(form, mapping, listed)}
${listed < columns.length && html`<p class="quiet">${columns.length - listed} more columns are not listed. They are read as proposed.</p>`}
${renderConstants(form, mapping, questions, offered)}
</details>`
}
</li>
`;
}

/** The names that lost letters, and were found in other files or here. */
function renderMended(names: readonly (readonly [lost: string, name: string])[]): SafeHtml | null {
  if (names.length === 0) return null;
  const rest = names.length - MAX_NAMED;
  const shown = names.slice(0, MAX_NAMED).map(([lost, name]) => `${lost} → ${name}`);
  return html`<p class="quiet" dir="auto">${names.length === 1 ? 'One name' : `${names.length} names`} lost letters and ${names.length === 1 ? 'is' : 'are'} read as elsewhere: ${shown.join(', ')}${rest > 0 && ` and ${rest} more`}.</p>`;
}

/** By what it is known what a sheet holds. */
function originOf({ mapping, proposal: { origin, why, is_skipped } }: SheetForm): string {
  if (mapping === null)
    return is_skipped ? 'Left out, as you chose.' : 'The sheet does not show what it contains.';
  if (origin === 'chosen') return 'As you chose.';
  if (origin === 'remembered') return 'As last time.';
  return why === null ? 'Recognized by its columns.' : `Recognized, as ${RECOGNIZED_BY[why]}.`;
}

/** The columns of answers to forms. */
const answersOf = (notes: readonly TableNote[]): readonly string[] =>
  notes.flatMap((note) => (note.code === 'answers' ? note.columns : []));

/** The columns that nothing is kept of: in one line, with nothing to decide. */
function renderLeftOut({ mapping, proposal: { columns, notes } }: SheetForm): SafeHtml | null {
  const unread = columns.flatMap(({ name }, index) =>
    readAs(mapping, index) === '' && name.trim() !== '' ? [name] : [],
  );
  const finds = (name: string): boolean =>
    mapping?.sources['respondent_email'] !== undefined && topicsIn(name).has('partner');
  const listed = (says: string, names: readonly string[]): SafeHtml | null => {
    const rest = names.length - MAX_NAMED;
    return names.length === 0
      ? null
      : html`<p class="quiet" dir="auto">${says}: ${names.slice(0, MAX_NAMED).map(shortened).join(', ')}${rest > 0 && ` and ${rest} more`}.</p>`;
  };
  const answers = answersOf(notes);
  const left = unread.filter((name) => !finds(name) && !answers.includes(name));
  const isOfPeople = mapping?.kind === 'participants';
  return html`${listed('Used to find the pair', unread.filter(finds))}${listed('Read as answers to the form', answers)}${listed('Left out, because there is no field for it', left)}${
    isOfPeople &&
    left.length > 0 &&
    html`<p class="quiet">To keep one of them, <a href="/desk/settings/fields/" target="_blank" rel="noopener">make a field</a> with its name, then open this page again.</p>`
  }`;
}

/** The maximum number of columns that are named. */
const MAX_NAMED = 12;

/** What of a file that nothing was read of is at fault; null for a sheet that was. */
const faultyPart = ({ problem, sheet, columns }: TableProposal): string | null =>
  problem === null || sheet !== null || columns.length > 0 ? null : basename(problem.where);

/** Why a table cannot be read, and what to do; null if it can. */
const problemOf = (proposal: TableProposal): string | null =>
  proposal.problem && `${faultyPart(proposal) ?? 'It'}${faultText(proposal.problem.fault, true)}`;

const NOTHING_KNOWN = 'It holds nothing that is known.';

/** What is worth telling of how a sheet was read, and the page does not show anyway. */
function renderNote(note: TableNote, isMended: boolean): SafeHtml | null {
  if (note.code === 'header-row') {
    return html`<p class="quiet">The header is in row ${note.row}; the rows above it were skipped.</p>`;
  }
  if (note.code !== 'encoding') return null;
  const advice = ' If letters look wrong, save the sheet as “CSV UTF-8” and upload that.';
  return html`<p class="quiet">It is not UTF-8 and was read as ${note.label} (${regionOf(note.label)}).${!isMended && advice}</p>`;
}

function renderColumns({ name, proposal }: SheetForm, mapping: ImportMapping, listed: number): SafeHtml {
  const options = optionsOf(mapping);
  return renderTable({
    caption: `Columns of ${tableName(proposal.id)}`,
    name: `${name}-columns`,
    columns: [
      { label: 'Column', cell: ({ column }) => shortened(column.name) || '(without a name)' },
      { label: 'For example', cell: ({ column }) => column.samples.map((one) => shortened(one)).join(' · ') },
      {
        label: 'Read as',
        cell: ({ column, index }) =>
          renderSelect(
            `${name}-c${index}`,
            options,
            readAs(mapping, index),
            `“${shortened(column.name)}” is read as`,
          ),
      },
    ],
    rows: proposal.columns.slice(0, listed).map((column, index) => ({ column, index })),
  });
}

/** The meanings that a column of a file can have. */
const optionsOf = ({ kind, sources }: ImportMapping): readonly Choice[] => [
  { value: '', label: 'Not used' },
  ...[
    // The programme's own fields are found by their labels.
    ...columnNamesOf(kind).filter((one) => !Object.hasOwn(ownFields, one) || one in sources),
    ...(kind === 'feedbacks' ? ['respondent_email'] : []),
    ...(kind === 'relations' ? ['note'] : []),
  ].map((one) => ({ value: one, label: columnName(one) })),
];

/** The columns that may be the same for every row, and need not be said. */
const OPTIONAL: readonly string[] = ['cohort', 'manager_email'];

/** Values for every row, of what no column of the file holds, but for those that are asked about. */
function renderConstants(
  { name }: SheetForm,
  mapping: ImportMapping,
  questions: readonly SheetQuestion[],
  offered: Offered,
): SafeHtml | null {
  const { kind, sources } = mapping;
  const lacking = new Set([
    ...missingIn(mapping),
    ...columnNamesOf(kind).filter((column) => {
      const source = sources[column];
      return (
        typeof source === 'object' && 'text' in source && !(kind === 'participants' && column === 'role')
      );
    }),
    ...OPTIONAL.filter(
      (column) => columnNamesOf(kind).includes(column) && kind !== 'rounds' && sources[column] === undefined,
    ),
  ]);
  const shown = [...lacking].filter(
    (column) => !OF_ROWS.has(column) && !questions.some(({ field }) => field === constantField(name, column)),
  );
  if (shown.length === 0) return null;
  const fields = shown.map((column) => {
    const source = sources[column];
    const value = typeof source === 'object' && 'text' in source ? source.text : '';
    const id = constantField(name, column);
    const menu = constantChoices(mapping, column, offered);
    return html`<div class="field"><label for="${id}">${columnName(column)}${OPTIONAL.includes(column) && html` <span class="mark">optional</span>`}</label>${
      menu === null
        ? html`<input type="text" id="${id}" name="${id}" value="${value}" autocomplete="off" dir="auto">`
        : renderSelect(
            id,
            [{ value: '', label: OPTIONAL.includes(column) ? 'Nobody yet' : 'Choose' }, ...menu],
            value,
          )
    }</div>`;
  });
  return html`<fieldset class="constants"><legend>The same for every row</legend><div class="fields">${fields}</div></fieldset>`;
}

/** A menu. */
const renderSelect = (name: string, choices: readonly Choice[], chosen: string, label?: string): SafeHtml =>
  html`<select id="${name}" name="${name}"${label !== undefined && html` aria-label="${label}"`}>${renderOptions(choices, chosen)}</select>`;

/** Renders what was read, and what to do, if nothing can be imported as it is. */
export function renderNothingRead(forms: readonly SheetForm[]): SafeHtml {
  const read = forms.map((form) => {
    const { name, proposal } = form;
    const link = (text: string): SafeHtml => html`<a href="#${name}-title">${text}</a>`;
    const part = faultyPart(proposal);
    if (part !== null && proposal.problem !== null)
      return html`<li>${link(part)}${faultText(proposal.problem.fault, true)}</li>`;
    return html`<li>${link(tableName(proposal.id))}: ${isUnreadable(form) ? (problemOf(proposal) ?? NOTHING_KNOWN) : columnsRead(proposal)}</li>`;
  });
  const canChoose = forms.some((form) => !isUnreadable(form));
  return html`<div class="summary" role="group" aria-labelledby="summary-title" tabindex="-1" autofocus>
<h2 id="summary-title">Nothing in ${forms.length === 1 ? 'this file' : 'these files'} can be imported as it is</h2>
<ul>${read}</ul>
<p>${canChoose && 'If a sheet holds one of the things that can be chosen below, choose it. Otherwise: '}${canChoose ? 'add' : 'Add'} the right file below, or discard this upload. A sheet needs one row with the names of its columns, and a row for each person, pair or answer below it.</p>
<details class="raw"><summary>Which columns sheets need</summary>
<dl class="details">${UPLOADED_KINDS.map(
    (kind) =>
      html`<div><dt>${kindName(kind)}</dt><dd>${TABLES[kind].columns
        .filter(({ required }) => required)
        .map(({ name }) => columnName(name))
        .join(', ')}</dd></div>\n`,
  )}</dl></details>
</div>`;
}

/** The columns that were found in a sheet. */
function columnsRead({ columns }: SheetForm['proposal']): string {
  const names = columns.map(({ name }) => shortened(name)).filter((name) => name !== '');
  if (names.length === 0) return 'It is left out, as you chose.';
  const more = names.length - MAX_NAMED;
  return `It has the ${names.length === 1 ? 'column' : 'columns'} “${names.slice(0, MAX_NAMED).join('”, “')}”${more > 0 ? ` and ${more} more` : ''}, which ${names.length === 1 ? 'does' : 'do'} not show what it contains.`;
}

/**
 * Renders the files of an upload, and a form that adds some.
 *
 * @param isOpen whether it is what to do next, as nothing else can be
 */
export function renderFiles({ id, files }: Upload, isOpen: boolean): SafeHtml {
  return html`<details class="given"${isOpen && html` open`}><summary>Files of this upload (${files.length})</summary>
<ul class="uploads">${files.map(
    ({
      name,
      bytes,
    }) => html`<li><span><span dir="auto">${name}</span> <span class="quiet">${sizeInWords(bytes)}</span></span></li>
`,
  )}</ul>
<form action="${UPLOAD_PATH}${id}/add/" method="post" enctype="multipart/form-data">
<div class="field"><label for="files">Add files</label>
<p class="help" id="files-help">All files together: up to ${UPLOAD_LIMITS.files} files, ${UPLOAD_LIMITS.bytes / 2 ** 20} MB.${!isOpen && ' Keep your answers above first.'}</p>
<input type="file" id="files" name="files" multiple required aria-describedby="files-help"></div>
<div class="buttons"><button type="submit">Add</button></div>
</form></details>`;
}

const sizeInWords = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
