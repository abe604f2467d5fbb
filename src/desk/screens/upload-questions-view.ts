/** What the second step of an upload shows: questions by kind, and rows that cannot be read. */

import type { DeskManager } from '../../domain/desk/common.ts';
import type { ImportQuestion } from '../../domain/import-decisions.ts';
import type { Upload } from '../../domain/upload.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import type { AskedQuestion, PendingRow } from '../../interchange/upload-review.ts';
import { formatInteger } from '../../pages/format-number.ts';
import { renderPageLinks } from '../../pages/page-links.ts';
import { renderEmptyState, renderPart, renderSummary } from '../components/details.ts';
import { pageLinksOf, pageRequestOf } from '../components/list-page.ts';
import { renderSteps, stepHref, UPLOAD_BREADCRUMBS } from '../components/upload-steps.ts';
import { columnName, tableName } from '../components/upload-words.ts';
import type { DeskPage, DeskRequest } from '../screen.ts';
import type { FieldProblems, SentForm } from '../sent-form.ts';
import { ALL_NEW_PEOPLE, fieldOf, LEAVE_ALL, LEAVE_ROWS } from './upload-answer-fields.ts';
import { AGAIN, answersGiven } from './upload-answers-given.ts';
import { idOf, problemsAt, refusedAttributes } from './upload-question-fields.ts';
import { renderQuestion, TITLES } from './upload-question-view.ts';

/** What the page is made of. */
interface QuestionsView {
  readonly request: DeskRequest;
  readonly upload: Upload;
  readonly questions: readonly AskedQuestion[];
  readonly faults: readonly PendingRow[];
  /** How much is wrong with what stands on these. */
  readonly later: number;
  readonly managers: readonly DeskManager[];
  /** What was sent; null where nothing was yet. */
  readonly form: SentForm | null;
  readonly problems: FieldProblems;
}

/** As many rows that cannot be read are shown at once; the next ones come when these are decided. */
const MAX_FAULTS = 50;
/** And as many questions of a kind. */
const MAX_QUESTIONS = 25;

/** The page. */
export function renderQuestions(view: QuestionsView): DeskPage {
  const { upload, questions, faults, form, problems } = view;
  const count = questions.length + faults.length;
  const wrong = Object.entries(problems);
  return {
    title: 'What is meant?',
    description:
      count === 0
        ? 'Everything is clear.'
        : 'Only you can know this. What words mean is remembered for the next file with the same columns.',
    above: UPLOAD_BREADCRUMBS,
    content: html`${renderSteps(upload.id, 'questions')}
${
  form !== null &&
  renderSummary(
    'Nothing was kept yet',
    wrong.length > 0
      ? wrong.map(([field, text]) => html`<li><a href="#${idOf(field)}">${text}</a></li>`)
      : [html`<li>Answer one of these questions, or press “Leave out all rows that wait”.</li>`],
  )
}
${
  count === 0
    ? renderEmptyState('There is nothing to ask.', [
        { label: 'See what changes', href: stepHref(upload.id, 'changes') },
      ])
    : renderForm(view)
}
${renderGiven(view)}`,
  };
}

function renderForm({ upload, questions, faults, later, managers, form, problems }: QuestionsView): SafeHtml {
  const kinds = Map.groupBy(questions, ({ question }) => question.ask);
  const more = later > 0 ? ' More may be asked once these are answered.' : '';
  return html`<form action="${stepHref(upload.id, 'questions')}" method="post">
${[...kinds].map(([ask, own]) =>
  renderPart(
    TITLES[ask],
    html`<ul class="questions">${own
      .slice(0, MAX_QUESTIONS)
      .map((one) => html`<li>${renderQuestion(one, { managers, form, problems })}</li>\n`)}</ul>
${own.length > MAX_QUESTIONS && renderMore(ask, own.length, form)}`,
  ),
)}
${faults.length > 0 && renderFaults(faults, form, problems)}
<p class="quiet">You can answer some now and the others on the next page.${more}</p>
<div class="buttons"><button type="submit" class="primary">Continue</button>
<button type="submit" name="${LEAVE_ALL}" value="yes">Leave out all rows that wait</button></div>
</form>`;
}

/** What of a kind is not shown: new people can be added all at once, as a first sheet is of nobody else. */
const renderMore = (ask: ImportQuestion['ask'], count: number, form: SentForm | null): SafeHtml =>
  ask === 'new-person'
    ? html`<div class="tick"><input type="checkbox" id="${ALL_NEW_PEOPLE}" name="${ALL_NEW_PEOPLE}" value="yes"${form?.has(ALL_NEW_PEOPLE) === true && html` checked`}><label for="${ALL_NEW_PEOPLE}">Add all ${formatInteger(count)} new people, not only those that are shown and ticked</label></div>`
    : html`<p class="quiet">${formatInteger(count - MAX_QUESTIONS)} more come after these.</p>`;

function renderFaults(
  faults: readonly PendingRow[],
  form: SentForm | null,
  problems: FieldProblems,
): SafeHtml {
  return renderPart(
    `Rows that cannot be read (${faults.length})`,
    html`<ul class="questions">${faults
      .slice(0, MAX_FAULTS)
      .map((row) => html`<li>${renderFault(row, form, problems)}</li>\n`)}</ul>
${faults.length > MAX_FAULTS && html`<p class="quiet">${faults.length - MAX_FAULTS} more come after these.</p>`}`,
  );
}

function renderFault(row: PendingRow, form: SentForm | null, problems: FieldProblems): SafeHtml {
  const { key, table, column, value, reason, subject } = row;
  const field = column === null ? null : fieldOf.set(column, key);
  const leave = `${LEAVE_ROWS}:${key}`;
  return html`<p><b dir="auto">${subject}</b> <span class="quiet">${tableName(table)}, row ${row.row}</span></p>
<p>${reason}</p>
${
  field !== null &&
  column !== null &&
  html`<div class="field${problems[field] !== undefined && ' refused'}"><label for="${idOf(field)}">${columnName(column)}</label><input type="text" id="${idOf(field)}" name="${field}" value="${form?.text(field) ?? value ?? ''}" autocomplete="off" dir="auto"${refusedAttributes(problems, field)}>${problemsAt(problems, field)}</div>`
}
<div class="tick"><input type="checkbox" id="${idOf(leave)}" name="${LEAVE_ROWS}" value="${key}"${form?.all(LEAVE_ROWS).includes(key) === true && html` checked`}${refusedAttributes(problems, leave)}><label for="${idOf(leave)}">Leave this row out</label></div>${problemsAt(problems, leave)}`;
}

/** What was answered so far, and can be asked again, a page at a time. */
function renderGiven({ upload, request, form }: QuestionsView): SafeHtml | null {
  const given = answersGiven(upload.decisions);
  if (given.length === 0) return null;
  const page = pageRequestOf(request.query);
  const items = given.slice(page.offset, page.offset + page.limit);
  const links = pageLinksOf(request, page, { count: given.length, items });
  const isOpen = form === null && request.query.has('page');
  return html`<details class="given"${isOpen && html` open`}><summary>Answered so far (${given.length})</summary>
<form action="${stepHref(upload.id, 'questions')}" method="post"><ul class="uploads">${items.map(
    ({ key, text }) =>
      html`<li><span dir="auto">${text}</span> <button type="submit" name="${AGAIN}" value="${key}" aria-label="Ask again: ${text}">Ask again</button></li>\n`,
  )}</ul></form>
${given.length > items.length && renderPageLinks(links, 'Pages of answers')}</details>`;
}
