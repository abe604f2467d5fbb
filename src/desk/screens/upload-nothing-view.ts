/** The first step of an upload if nothing in its files can be imported as it is: what was read, and what to do. */

import type { Upload } from '../../domain/upload.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { TABLES } from '../../interchange/kinds/tables.ts';
import { UPLOAD_PATH } from '../components/upload-steps.ts';
import { columnName, kindName, tableName, UPLOADED_KINDS } from '../components/upload-words.ts';
import { shortened, type TableForm } from './upload-tables-form.ts';

/** Whether nobody can choose what a sheet holds: nothing in it can be read, or its names tell that it is something else. */
export const isUnreadable = ({ proposal, isLeftOut }: TableForm): boolean =>
  !proposal.is_skipped &&
  isLeftOut &&
  (proposal.header_row === null || (proposal.columns.length === 0 && proposal.mapping === null));

/** Renders what was read, and what to do, if nothing can be imported as it is. */
export function renderNothingRead(forms: readonly TableForm[], canChoose: boolean): SafeHtml {
  const read = forms.map((form) => {
    const { name, proposal } = form;
    return html`<li><a href="#${name}-title">${tableName(proposal.id)}</a>: ${isUnreadable(form) ? readProblem(proposal) : columnsRead(proposal)}</li>`;
  });
  return html`<div class="summary" role="group" aria-labelledby="summary-title" tabindex="-1" autofocus>
<h2 id="summary-title">Nothing in ${forms.length === 1 ? 'this file' : 'these files'} can be imported as it is</h2>
<ul>${read}</ul>
<p>${canChoose && 'If a sheet holds one of the things that can be chosen below, choose it, and then which column is what. Otherwise: '}${canChoose ? 'add' : 'Add'} the right file below, or discard this upload. A sheet needs one row with the names of its columns, and a row for each person, pair or answer below it.</p>
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
function columnsRead({ columns }: TableForm['proposal']): string {
  const names = columns.map(({ name }) => shortened(name)).filter((name) => name !== '');
  if (names.length === 0) return 'It is left out, as you chose.';
  const more = names.length - MAX_NAMED;
  return `It has the ${names.length === 1 ? 'column' : 'columns'} “${names.slice(0, MAX_NAMED).join('”, “')}”${more > 0 ? ` and ${more} more` : ''}, which ${names.length === 1 ? 'does' : 'do'} not say what it holds.`;
}

/** The maximum number of columns that are named. */
const MAX_NAMED = 8;

export const renderDiscard = ({ id }: Upload): SafeHtml =>
  html`<form action="${UPLOAD_PATH}${id}/remove/" method="post"><div class="buttons"><button type="submit">Discard this upload</button></div></form>`;

/** Returns why a sheet cannot be read, without what only the command line has. */
export const readProblem = ({ problem, mapping }: TableForm['proposal']): string =>
  problem === null
    ? `It holds ${mapping === null ? 'nothing that is known' : kindName(mapping.kind).toLowerCase()}, which cannot be uploaded here.`
    : problem
        .replace(/ or name its kind with --kind\./, ' then add it again.')
        .replaceAll(/ \(or --[a-z-]+\)/g, '');
