/** The first step of an upload: each table with its columns. */

import type { DeskChoices } from '../../domain/desk/desk-reader.ts';
import type { ImportMapping } from '../../domain/import-mapping.ts';
import { UPLOAD_LIMITS, type Upload } from '../../domain/upload.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { columnNamesOf, TABLES } from '../../interchange/kinds/tables.ts';
import { missingIn } from '../../interchange/mapped-kind.ts';
import { type Choice, renderHidden, renderOptions } from '../../pages/field.ts';
import { renderSummary } from '../components/details.ts';
import { managerName } from '../components/menus.ts';
import { inWords } from '../components/statuses.ts';
import { renderTable } from '../components/table.ts';
import { renderSteps, stepHref, UPLOAD_BREADCRUMBS, UPLOAD_PATH } from '../components/upload-steps.ts';
import { columnName, kindName, tableName, UPLOADED_KINDS } from '../components/upload-words.ts';
import type { DeskPage } from '../screen.ts';
import { isUnreadable, readProblem, renderDiscard, renderNothingRead } from './upload-nothing-view.ts';
import { readAs, SKIP, shortened, type TableForm } from './upload-tables-form.ts';

type Offered = Pick<DeskChoices, 'rounds' | 'managers'>;

/** Renders the page; `problem` is what is wrong with all tables together. */
export function renderTables(
  upload: Upload,
  forms: readonly TableForm[],
  choices: Offered,
  problem: string | null,
): DeskPage {
  const wrong = [
    ...(problem === null ? [] : [html`<li>${problem}</li>`]),
    ...forms.flatMap(({ name, proposal, problems }) =>
      problems.map((one) => html`<li><a href="#${name}-kind">${tableName(proposal.id)}: ${one}</a></li>`),
    ),
  ];
  const listed = listedColumns(forms);
  const isNothing = wrong.length === 0 && forms.every(({ isLeftOut }) => isLeftOut);
  const canChoose = forms.some((form) => !isUnreadable(form));
  return {
    title: 'What is it?',
    description:
      'Check what each sheet holds. What you choose is remembered for the next file with the same columns.',
    above: UPLOAD_BREADCRUMBS,
    content: html`${renderSteps(upload.id, 'tables')}
${
  isNothing
    ? renderNothingRead(forms, canChoose)
    : wrong.length > 0 && renderSummary('Something is missing', wrong)
}
<form action="${stepHref(upload.id, 'tables')}" method="post">
${forms.map((form, index) => renderSheet(form, choices, listed[index] ?? 0))}
${canChoose && html`<div class="buttons"><button type="submit" class="primary">Continue</button></div>`}
</form>
${isNothing && renderDiscard(upload)}
${renderFiles(upload, isNothing)}`,
  };
}

/** The maximum number of columns that are listed on the page, of all sheets together. */
export const MAX_COLUMNS = 150;

/** The number of columns of each sheet that are listed. */
function listedColumns(forms: readonly TableForm[]): readonly number[] {
  let left = MAX_COLUMNS;
  return forms.map(({ mapping, proposal: { columns } }) => {
    const count = mapping === null ? 0 : Math.min(left, columns.length);
    left -= count;
    return count;
  });
}

function renderSheet(form: TableForm, choices: Offered, listed: number): SafeHtml {
  const { name, proposal, mapping, isLeftOut, isGuess, problems } = form;
  const { columns, notes, header_row, missing_header_row: missing } = proposal;
  const isLost = isUnreadable(form);
  const isOpen = isGuess || problems.length > 0;
  const constants = mapping === null ? null : renderConstants(name, mapping, choices);
  const used = columns.filter((_, index) => readAs(mapping, index) !== '').length;
  return html`<section class="sheet" aria-labelledby="${name}-title">
<h2 id="${name}-title" class="file-name" dir="auto">${tableName(proposal.id)}</h2>
${isLost && html`<p>${readProblem(proposal)} It is left out.</p>`}
${missing !== null && html`<p>Row ${missing} has nothing in it, so row ${header_row} is taken for the names of the columns.</p>`}
${notes.flatMap(shownNote).map((note) => html`<p class="quiet">${note}</p>`)}
${!isLost && renderKind(form)}
${
  mapping !== null &&
  columns.length > 0 &&
  html`<input type="hidden" name="${name}-was" value="${mapping.kind}">
<details${isOpen && html` open`}><summary>${used} of ${columns.length} columns are used</summary>
${renderColumns(form, mapping, listed)}
${listed < columns.length && html`<p class="quiet">${columns.length - listed} more columns are not listed. They are read as proposed.</p>`}
${
  header_row !== null &&
  html`<div class="field"><label for="${name}-header">Row with the names of the columns</label><input type="text" inputmode="numeric" id="${name}-header" name="${name}-header" value="${header_row}" class="short"></div>`
}
</details>
${constants}`
}
${isLeftOut && !isLost && html`<p class="quiet">Choose what it holds to have it read.</p>`}
</section>
`;
}

/** Of what the reading notes, what the page does not show anyway, in its own words. */
function shownNote(note: string): readonly string[] {
  if (note.startsWith('Columns that ')) return [];
  return [
    note.replace(
      / If letters look wrong, .*$/,
      ' If letters look wrong, save the sheet as “CSV UTF-8” and upload that.',
    ),
  ];
}

function renderKind({ name, mapping, isLeftOut, isGuess, proposal }: TableForm): SafeHtml {
  const chosen = isLeftOut ? SKIP : (mapping?.kind ?? SKIP);
  const kinds: readonly Choice[] = UPLOADED_KINDS.map((kind) => ({ value: kind, label: kindName(kind) }));
  return html`<div class="field"><label for="${name}-kind">This sheet holds</label>
${
  isGuess && !isLeftOut && html`<p class="help" id="${name}-help">A guess from its columns: please check.</p>`
}${proposal.is_known && html`<p class="help">Read as last time.</p>`}
${renderSelect(`${name}-kind`, [...kinds, { value: SKIP, label: 'Nothing to import: leave it out' }], chosen)}</div>`;
}

function renderColumns({ name, proposal }: TableForm, mapping: ImportMapping, listed: number): SafeHtml {
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

/** Returns the meanings that a column of a file can have. */
export const optionsOf = ({ kind }: ImportMapping): readonly Choice[] => [
  { value: '', label: 'Not used' },
  ...[
    ...columnNamesOf(kind),
    ...(kind === 'feedbacks' ? ['respondent_email'] : []),
    ...(kind === 'relations' ? ['note'] : []),
  ].map((one) => ({ value: one, label: columnName(one) })),
];

/** The columns that may be the same for every row, and need not be said. */
const OPTIONAL: readonly string[] = ['cohort', 'manager_email'];

/** Values for every row, of what no column of the file holds. */
function renderConstants(name: string, mapping: ImportMapping, choices: Offered): SafeHtml | null {
  const { kind, sources } = mapping;
  const lacking = new Set([
    ...missingIn(mapping),
    ...columnNamesOf(kind).filter((column) => {
      const source = sources[column];
      return typeof source === 'object' && 'text' in source;
    }),
    ...OPTIONAL.filter(
      (column) => columnNamesOf(kind).includes(column) && kind !== 'rounds' && sources[column] === undefined,
    ),
  ]);
  if (lacking.size === 0) return null;
  const fields = [...lacking].map((column) => {
    const source = sources[column];
    const value = typeof source === 'object' && 'text' in source ? source.text : '';
    const id = `${name}-v-${column}`;
    const menu = choicesOf(mapping, column, choices);
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

function choicesOf(
  { kind }: ImportMapping,
  column: string,
  { rounds, managers }: Offered,
): readonly Choice[] | null {
  if (column === 'manager_email') {
    return managers.map((manager) => ({ value: manager.email, label: managerName(manager) }));
  }
  if (column === 'round') return rounds.map(({ title }) => ({ value: title, label: title }));
  const { choices } = TABLES[kind].columns.find(({ name }) => name === column) ?? {};
  return choices?.map((one) => ({ value: one, label: inWords(one) })) ?? null;
}

/** A menu. */
const renderSelect = (name: string, choices: readonly Choice[], chosen: string, label?: string): SafeHtml =>
  html`<select id="${name}" name="${name}"${label !== undefined && html` aria-label="${label}"`}>${renderOptions(choices, chosen)}</select>`;

/**
 * Renders the files of an upload, below what they are: to add some, or to take one out.
 *
 * @param isOpen whether it is what to do next, as nothing else can be
 */
function renderFiles({ id, files }: Upload, isOpen: boolean): SafeHtml {
  return html`<details class="given"${isOpen && html` open`}><summary>Files of this upload (${files.length})</summary>
<ul class="uploads">${files.map(
    ({
      name,
      bytes,
    }) => html`<li><span><span dir="auto">${name}</span> <span class="quiet">${sizeInWords(bytes)}</span></span>
${
  files.length > 1 &&
  html`<form action="${UPLOAD_PATH}${id}/take-out/" method="post">${renderHidden({ name: 'name', value: name })}<button type="submit" aria-label="Take out ${name}">Take out</button></form>`
}</li>
`,
  )}</ul>
<form action="${UPLOAD_PATH}${id}/add/" method="post" enctype="multipart/form-data">
<div class="field"><label for="files">Add files</label>
<p class="help" id="files-help">All files together: up to ${UPLOAD_LIMITS.files} files, ${UPLOAD_LIMITS.bytes / 2 ** 20} MB.${!isOpen && ' Press Continue above first to keep what you have chosen on this page.'}</p>
<input type="file" id="files" name="files" multiple required aria-describedby="files-help"></div>
<div class="buttons"><button type="submit">Add</button></div>
</form></details>`;
}

const sizeInWords = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
