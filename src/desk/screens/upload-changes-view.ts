/** The third step of an upload: counts, decisions, and each change with before and after. */

import type { DeskManager } from '../../domain/desk/common.ts';
import type { Confirmation } from '../../domain/import-decisions.ts';
import type { Upload, UploadCount } from '../../domain/upload.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import type { AskedQuestion, PendingRow, UploadReview } from '../../interchange/upload-review.ts';
import { type Choice, renderHidden } from '../../pages/field.ts';
import { formatInteger } from '../../pages/format-number.ts';
import { renderPart, renderSummary } from '../components/details.ts';
import { renderTable } from '../components/table.ts';
import { renderSteps, stepHref, UPLOAD_BREADCRUMBS, UPLOAD_PATH } from '../components/upload-steps.ts';
import { columnName, kindName, tableName } from '../components/upload-words.ts';
import { SEEN } from '../operation.ts';
import type { DeskPage, DeskRequest } from '../screen.ts';
import type { FieldProblems } from '../sent-form.ts';
import { fieldOf, LEAVE } from './upload-answer-fields.ts';
import { renderDiff, renderKept, shownCell } from './upload-diff-view.ts';
import { idOf, renderMenu, UNANSWERED } from './upload-question-fields.ts';
import { CONFIRMED } from './upload-question-kinds.ts';

/** The hidden field with the state of the decisions that was shown. */
export const REVISION = 'revision';

/** The reason why what was shown is not written: it was changed meanwhile, or fields want an answer. */
export type Obstacle = 'changed' | { readonly unanswered: FieldProblems };

type SeenReview = UploadReview & { readonly seen: number };

/** More changed rows than the history keeps. */
const MAX_UNDONE = 10_000;
/** The maximum number of rows that are asked about and listed at once. */
const MAX_ROWS = 50;

/**
 * Renders the page.
 *
 * @param obstacle why nothing was written when the form was sent, or what is still to be answered; null if it was not sent
 */
export function renderChanges(
  request: DeskRequest,
  upload: Upload,
  review: SeenReview,
  managers: readonly DeskManager[],
  obstacle: Obstacle | null,
): DeskPage {
  const { questions, diff, counts } = review;
  const changed = counts.reduce((sum, one) => sum + one.created + one.changed, 0);
  const isAsking = questions.length > 0;
  const problems = obstacle === null || obstacle === 'changed' ? {} : obstacle.unanswered;
  if (!isAsking && changed === 0 && obstacle === null) return renderNothing(upload, review);
  return {
    title: 'What changes?',
    description: isAsking
      ? 'Decide about these first. Nothing is changed yet.'
      : 'Nothing is changed yet. The last button writes all of it, and one button undoes it.',
    above: UPLOAD_BREADCRUMBS,
    content: html`${renderSteps(upload.id, 'changes')}
${obstacle !== null && renderObstacle(obstacle)}
<form action="${stepHref(upload.id, 'changes')}" method="post">
${renderHidden({ name: SEEN, value: String(review.seen) })}
${renderHidden({ name: REVISION, value: String(upload.revision) })}
${questions.map((one) => renderConfirmation(one, problems))}
${renderCounts(counts)}
${renderWithoutManager(upload.id, diff)}
${
  changed > MAX_UNDONE &&
  html`<p class="notice wrong">More than ${formatInteger(MAX_UNDONE)} rows change. The history does not keep as many, so this import cannot be undone: ask whoever runs the service to make a backup first.</p>`
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
function renderNothing(upload: Upload, review: SeenReview): DeskPage {
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
${leftOut > 0 ? renderFinish(upload, review) : renderDiscard(upload, true)}
${renderKept(diff)}
${leftOut > 0 && renderDiscard(upload, false)}`,
  };
}

/** The last step if rows are left out: they can be had as files. */
const renderFinish = (
  upload: Upload,
  { seen, leftOut }: SeenReview,
): SafeHtml => html`<form action="${stepHref(upload.id, 'changes')}" method="post">
${renderHidden({ name: SEEN, value: String(seen) })}
${renderHidden({ name: REVISION, value: String(upload.revision) })}
<p>${leftOut} ${leftOut === 1 ? 'row is' : 'rows are'} left out. You can have ${leftOut === 1 ? 'it' : 'them'} as a file, or change your answers.</p>
<div class="buttons"><button type="submit" class="primary">Finish, and get the rows that are left out as files</button>
<a href="${stepHref(upload.id, 'questions')}">Back to the questions and answers</a></div></form>`;

/** Throws the upload away: what goes on only where there is nothing else to do. */
const renderDiscard = (upload: Upload, isAll: boolean): SafeHtml =>
  html`<form action="${UPLOAD_PATH}${upload.id}/remove/" method="post"><div class="buttons"><button type="submit"${isAll && html` class="primary"`}>Discard this upload</button>
${isAll && html`<a href="${stepHref(upload.id, 'tables')}">Back to what the sheets hold</a>`}</div></form>`;

/** The advice on new pairs without a manager. */
function renderWithoutManager(id: string, diff: UploadReview['diff']): SafeHtml | null {
  const count = diff.reduce((sum, one) => sum + one.managers.filter((name) => name === '').length, 0);
  if (count === 0) return null;
  return html`<section class="notice" aria-label="Pairs without a manager"><p>${count === 1 ? 'One new pair has' : `${count} new pairs have`} no manager. To give one to all pairs of a sheet, go back to <a href="${stepHref(id, 'tables')}">What is it?</a> and choose the manager below the sheet. You can also give one to each pair later: <a href="/desk/pairs/?manager=none">pairs without a manager</a>.</p></section>`;
}

const CHANGED =
  'Somebody has changed the programme or this upload meanwhile. Below is what changes now. If it is right, import it.';

const renderObstacle = (obstacle: Obstacle): SafeHtml =>
  renderSummary(
    'Nothing was imported yet',
    obstacle === 'changed'
      ? [html`<li>${CHANGED}</li>`]
      : Object.entries(obstacle.unanswered).map(
          ([field, text]) => html`<li><a href="#${idOf(field)}">${text}</a></li>`,
        ),
  );

/** Renders the counts of rows, by kind and by what they come to. */
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

function renderConfirmation({ question, rows }: AskedQuestion, problems: FieldProblems): SafeHtml | null {
  if (question.ask !== 'confirm') return null;
  const { what } = question;
  const [title, yes, no] = CONFIRMED[what];
  const choices = [UNANSWERED, { value: 'yes', label: yes }, { value: LEAVE, label: no }];
  const shown = rows.slice(0, MAX_ROWS);
  const context = { form: null, problems };
  return renderPart(
    `${title} (${rows.length})`,
    html`<ul class="questions">${shown.map((row) => renderConfirmed(row, what, choices, context))}</ul>
${rows.length > shown.length && html`<p class="quiet">${rows.length - shown.length} more are not listed. Answer them together below, or continue: they come after these.</p>`}
${rows.length > 1 && renderMenu(fieldOf.confirmAll(what), `All others of these ${rows.length} rows`, choices, '', context)}`,
  );
}

const renderConfirmed = (
  row: PendingRow,
  what: Confirmation,
  choices: readonly Choice[],
  context: Parameters<typeof renderMenu>[4],
): SafeHtml =>
  html`<li>${renderMenu(
    fieldOf.confirm(what, row.key),
    row.subject,
    choices,
    '',
    context,
    row.changes.map(
      (change) =>
        html`<p class="help">${columnName(change.column)}: ${shownCell(change, 'before')} → ${shownCell(change, 'after')}</p>`,
    ),
  )}
<p class="quiet">${tableName(row.table)}: row ${row.row}</p></li>
`;

function renderLeftOut({ leftOut }: UploadReview): SafeHtml | null {
  if (leftOut === 0) return null;
  return html`<p class="quiet">${leftOut} ${leftOut === 1 ? 'row is' : 'rows are'} left out. Once the rest is imported, you can download them to mend them.</p>`;
}
