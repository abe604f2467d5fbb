/** What the third step of an upload shows: counts, decisions, and each change with before and after. */

import type { Confirmation } from '../../domain/import-decisions.ts';
import type { Manager } from '../../domain/programme.ts';
import type { Upload, UploadCount } from '../../domain/upload.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import type { AskedQuestion, PendingRow, UploadReview } from '../../interchange/upload-review.ts';
import { renderHidden } from '../../pages/field.ts';
import { renderPart } from '../components/details.ts';
import { renderTable } from '../components/table.ts';
import { renderSteps, stepHref, UPLOAD_BREADCRUMBS, UPLOAD_PATH } from '../components/upload-steps.ts';
import { columnName, kindName, tableName } from '../components/upload-words.ts';
import { SEEN } from '../operation.ts';
import type { DeskPage, DeskRequest } from '../screen.ts';
import { fieldOf, LEAVE } from './upload-answer-fields.ts';
import { renderDiff, renderKept, shownCell } from './upload-diff-view.ts';
import { idOf } from './upload-question-view.ts';

/** The hidden field with the state of the decisions that was shown. */
export const REVISION = 'revision';

/** What the page is made of. */
export interface ChangesView {
  readonly request: DeskRequest;
  readonly upload: Upload;
  readonly review: UploadReview & { readonly seen: number };
  readonly managers: readonly Manager[];
  /** Why nothing was written when the form was sent; null where it was not. */
  readonly obstacle: 'changed' | 'unanswered' | null;
}

/** More changed rows than the history keeps. */
const MAX_UNDONE = 10_000;
/** As many rows are asked about and listed at once. */
const MAX_ROWS = 50;

/** What is asked before it is done, with how to say yes and no. */
const CONFIRMED: Readonly<Record<Confirmation, readonly [title: string, yes: string, no: string]>> = {
  'ending-holds': ['The sheet ends these holds', 'End the hold', 'Keep the hold: leave the row out'],
  'reverted-statuses': [
    'The sheet takes these pairs back to an earlier status',
    'Go back to the status of the sheet',
    'Keep the status: leave the row out',
  ],
  'moved-dates': [
    'The sheet moves these dates, which were set here',
    'Take the date of the sheet',
    'Keep the date: leave the row out',
  ],
  'new-people': ['These people are new', 'Add them', 'Leave the row out'],
};

/** The page. */
export function renderChanges({ request, upload, review, managers, obstacle }: ChangesView): DeskPage {
  const { questions, diff, counts } = review;
  const changed = counts.reduce((sum, one) => sum + one.created + one.changed, 0);
  const isAsking = questions.length > 0;
  if (!isAsking && changed === 0 && obstacle === null) return renderNothing({ upload, review });
  return {
    title: 'What changes?',
    description: isAsking
      ? 'Decide about these first. Nothing is changed yet.'
      : 'Nothing is changed yet. The last button writes all of it, and one button undoes it.',
    above: UPLOAD_BREADCRUMBS,
    content: html`${renderSteps(upload.id, 'changes')}
${renderObstacle(obstacle)}
<form action="${stepHref(upload.id, 'changes')}" method="post">
${renderHidden({ name: SEEN, value: String(review.seen) })}
${renderHidden({ name: REVISION, value: String(upload.revision) })}
${questions.map(renderConfirmation)}
${renderCounts(counts)}
${renderWithoutManager(upload.id, diff)}
${
  changed > MAX_UNDONE &&
  html`<p class="notice wrong">More than ${MAX_UNDONE} rows change. The history does not keep as many, so this import cannot be undone: make a backup first.</p>`
}
<div class="buttons"><button type="submit" class="primary">${isAsking ? 'Continue' : 'Import'}</button>
<a href="${stepHref(upload.id, 'questions')}">Back to the questions and answers</a></div>
</form>
${renderDiff(request, diff, upload.decisions.letters ?? {}, managers)}
${renderKept(diff)}
${renderLeftOut(review)}`,
  };
}

/** The page of an upload that would change nothing: there is nothing to press but the way back. */
function renderNothing({ upload, review }: Pick<ChangesView, 'upload' | 'review'>): DeskPage {
  const { counts, diff, leftOut } = review;
  const unchanged = counts.reduce((sum, one) => sum + one.unchanged, 0);
  return {
    title: 'Nothing would change',
    description:
      unchanged > 0
        ? `Everything in these files is here already${leftOut > 0 ? ', but for the rows that are left out' : ''}. There is nothing to import.`
        : leftOut > 0
          ? 'All rows of these files are left out. There is nothing to import.'
          : 'These files have no rows below the names of their columns. There is nothing to import.',
    above: UPLOAD_BREADCRUMBS,
    content: html`${renderSteps(upload.id, 'changes')}
${renderCounts(counts)}
<form action="${UPLOAD_PATH}${upload.id}/remove/" method="post"><div class="buttons"><button type="submit" class="primary">Discard this upload</button>
<a href="${stepHref(upload.id, leftOut > 0 ? 'questions' : 'tables')}">${leftOut > 0 ? 'Back to the questions and answers' : 'Back to what the sheets hold'}</a></div></form>
${
  leftOut > 0 &&
  html`<form action="${stepHref(upload.id, 'changes')}" method="post">
${renderHidden({ name: SEEN, value: String(review.seen) })}
${renderHidden({ name: REVISION, value: String(upload.revision) })}
<p class="quiet">${leftOut} ${leftOut === 1 ? 'row is' : 'rows are'} left out.</p>
<div class="buttons"><button type="submit">Finish, and get the rows that are left out as files</button></div></form>`
}
${renderKept(diff)}`,
  };
}

/** How new pairs get a manager, where they have none. */
function renderWithoutManager(id: string, diff: UploadReview['diff']): SafeHtml | null {
  const count = diff.reduce((sum, one) => sum + one.managers.filter((name) => name === '').length, 0);
  if (count === 0) return null;
  return html`<section class="notice" aria-label="Pairs without a manager"><p>${count === 1 ? 'One new pair has' : `${count} new pairs have`} no manager. To give one to all pairs of a sheet, go back to <a href="${stepHref(id, 'tables')}">What is it?</a> and choose the manager below the sheet. You can also give one to each pair later: <a href="/desk/pairs/?manager=none">pairs without a manager</a>.</p></section>`;
}

const renderObstacle = (obstacle: ChangesView['obstacle']): SafeHtml | null =>
  obstacle === null
    ? null
    : html`<div class="summary" role="group" aria-labelledby="summary-title" tabindex="-1" autofocus>
<h2 id="summary-title">Nothing was imported yet</h2>
<ul><li>${
        obstacle === 'changed'
          ? 'Somebody has changed the programme or this upload meanwhile. Below is what changes now. If it is right, import it.'
          : 'Decide at least about one of these rows.'
      }</li></ul>
</div>`;

/** How many rows of each kind come to what. */
export const renderCounts = (counts: readonly UploadCount[]): SafeHtml =>
  renderTable<UploadCount>({
    caption: 'Rows by what they come to',
    name: 'counts',
    rows: counts,
    columns: [
      { label: 'Rows', cell: ({ kind }) => kindName(kind) },
      { label: 'New', kind: 'number', cell: ({ created }) => created },
      { label: 'Changed', kind: 'number', cell: ({ changed }) => changed },
      { label: 'As before', kind: 'number', cell: ({ unchanged }) => unchanged },
      { label: 'Left out', kind: 'number', cell: ({ left_out }) => left_out },
    ],
  });

function renderConfirmation({ question, rows }: AskedQuestion): SafeHtml | null {
  if (question.ask !== 'confirm') return null;
  const { what } = question;
  const [title, yes, no] = CONFIRMED[what];
  const all = fieldOf.confirmAll(what);
  const shown = rows.slice(0, MAX_ROWS);
  return renderPart(
    `${title} (${rows.length})`,
    html`<ul class="questions">${shown.map((row) => renderConfirmed(row, what, yes, no))}</ul>
${rows.length > shown.length && html`<p class="quiet">${rows.length - shown.length} more are not listed. Answer them together below, or continue: they come after these.</p>`}
${
  rows.length > 1 &&
  html`<div class="field"><label for="${all}">All others of these ${rows.length} rows</label>${renderChoice(all, yes, no)}</div>`
}`,
  );
}

function renderConfirmed(row: PendingRow, what: Confirmation, yes: string, no: string): SafeHtml {
  const field = fieldOf.confirm(what, row.key);
  return html`<li><div class="field"><label for="${idOf(field)}" dir="auto">${row.subject}</label>
${row.changes.map((change) => html`<p class="help">${columnName(change.column)}: ${shownCell(change, 'before')} → ${shownCell(change, 'after')}</p>`)}
${renderChoice(field, yes, no)}</div>
<p class="quiet">${tableName(row.table)}: row ${row.row}</p></li>
`;
}

const renderChoice = (field: string, yes: string, no: string): SafeHtml =>
  html`<select id="${idOf(field)}" name="${field}"><option value="">Choose</option><option value="yes">${yes}</option><option value="${LEAVE}">${no}</option></select>`;

function renderLeftOut({ leftOut }: UploadReview): SafeHtml | null {
  if (leftOut === 0) return null;
  return html`<p class="quiet">${leftOut} ${leftOut === 1 ? 'row is' : 'rows are'} left out. Once the rest is imported, you can download them to mend them.</p>`;
}
