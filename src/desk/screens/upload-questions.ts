/** `/desk/upload/{id}/questions/`: what only a person can know: whom names mean, what words stand for, which pair an answer is about. */

import type { ImportDecisions, ImportQuestion } from '../../domain/import-decisions.ts';
import type { TableChoice } from '../../domain/import-mapping.ts';
import type { Upload } from '../../domain/upload.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { TableError } from '../../interchange/formats/table-error.ts';
import type { TableProposal } from '../../interchange/proposal.ts';
import type { AskedQuestion, PendingRow, UploadReview } from '../../interchange/upload-review.ts';
import { formatInteger } from '../../pages/format-number.ts';
import { renderPageLinks } from '../../pages/page-links.ts';
import { renderEmptyState, renderPart, renderSummary } from '../components/details.ts';
import { pageLinksOf, pageRequestOf } from '../components/list-page.ts';
import { renderSteps, stepHref, UPLOAD_BREADCRUMBS, UPLOAD_PATH } from '../components/upload-steps.ts';
import { columnName, tableName } from '../components/upload-words.ts';
import type { DeskParts } from '../parts.ts';
import type { DeskPage, DeskRequest, Outcome, Screen } from '../screen.ts';
import type { SentForm } from '../sent-form.ts';
import { ownUploadScreen, toStep } from './upload.ts';
import { ALL_NEW_PEOPLE, fieldOf, LEAVE_ALL, LEAVE_ROWS } from './upload-answer-fields.ts';
import { readAnswers, unanswered } from './upload-answers.ts';
import { AGAIN, answersGiven, withoutAnswer } from './upload-answers-given.ts';
import { idOf, problemsAt, type QuestionContext, refusedAttributes } from './upload-question-fields.ts';
import { questionForm, TITLES } from './upload-question-kinds.ts';
import { nextStep, reviewed } from './upload-tables.ts';

/** Questions that are asked on this page; what is confirmed stands beside the changes. */
function asked(review: UploadReview): readonly AskedQuestion[] {
  const questions = review.questions.filter(({ question }) => question.ask !== 'confirm');
  const [first, ...more] = questions.filter(({ question }) => question.ask === 'date-order');
  if (first === undefined) return questions;
  // How days are meant is asked once for each table, and not for every day.
  const rows = [first, ...more].flatMap((one) => one.rows);
  return questions.flatMap((one) => (one === first ? [{ ...first, rows }] : more.includes(one) ? [] : [one]));
}

/**
 * Returns the review of an upload; an address if there is none, as a table has to be chosen first.
 *
 * @param patience how long to wait for it, in milliseconds; absent: to the end, as what somebody sent would be lost
 */
export async function reviewOrStep(parts: DeskParts, upload: Upload, patience?: number) {
  if (upload.result !== null) return toStep(upload.id, 'done');
  try {
    return await reviewed(parts, upload, patience);
  } catch (error) {
    if (error instanceof TableError) return toStep(upload.id, 'tables');
    throw error;
  }
}

/** The questions that are asked at once, with what was sent. */
interface Asked extends QuestionContext {
  readonly upload: Upload;
  readonly questions: readonly AskedQuestion[];
  readonly faults: readonly PendingRow[];
  /** The number of rows that depend on these. */
  readonly later: number;
}

/** Makes the screen. */
export const uploadQuestionsScreen = (parts: DeskParts): Screen => {
  const askedIn = async (
    upload: Upload,
    patience?: number,
  ): Promise<Asked | { readonly redirectTo: string }> => {
    const review = await reviewOrStep(parts, upload, patience);
    if ('redirectTo' in review) return review;
    const { managers } = await parts.desk.seenBy(null).choices();
    const { faults, later } = review;
    return { upload, questions: asked(review), faults, later, managers, form: null, problems: {} };
  };
  return ownUploadScreen(parts, 'questions/', {
    async show(upload, request) {
      const asking = await askedIn(upload, parts.patience);
      return 'redirectTo' in asking ? asking : renderQuestions(asking, request);
    },
    async submit(upload, form, request) {
      if (form.has(AGAIN)) return takeBack(parts, upload, form);
      const asking = await askedIn(upload);
      if ('redirectTo' in asking) return asking;
      const { problems, isAnything, ...answers } = readAnswers(form, asking, upload.decisions);
      const isAsking = asking.questions.length + asking.faults.length > 0;
      const isEmpty = isAsking && !isAnything && Object.keys(problems).length === 0;
      const missing = isEmpty ? unanswered(asking) : problems;
      if (isEmpty || Object.keys(missing).length > 0) {
        return { ...renderQuestions({ ...asking, form, problems: missing }, request), status: 422 };
      }
      return decide(parts, upload, answers);
    },
  });
};

/** Keeps what was answered, and goes on. */
export async function decide(
  parts: DeskParts,
  upload: Upload,
  {
    decisions,
    dateOrders,
  }: { readonly decisions: ImportDecisions; readonly dateOrders: Readonly<Record<string, 'dmy' | 'mdy'>> },
): Promise<Outcome> {
  const choices: Record<string, TableChoice> = { ...upload.choices };
  if (Object.keys(dateOrders).length > 0) {
    for (const proposal of await parts.engine.propose(upload)) {
      const date_order = dateOrders[proposal.id];
      if (date_order === undefined || proposal.mapping === null) continue;
      choices[proposal.id] = { ...headerOf(proposal), mapping: { ...proposal.mapping, date_order } };
    }
  }
  const decided = await parts.uploads.decide(upload.id, upload.revision, { choices, decisions });
  // Another window was first: the next step shows what is kept now.
  const known = decided ?? (await parts.uploads.find(upload.id));
  return { redirectTo: known === null ? UPLOAD_PATH : await nextStep(parts, known) };
}

const headerOf = ({ header_row }: TableProposal): Pick<TableChoice, 'header_row'> =>
  header_row === null ? {} : { header_row };

/** Asks again what was answered. */
async function takeBack(parts: DeskParts, upload: Upload, form: SentForm): Promise<Outcome> {
  const { choices } = upload;
  const decisions = withoutAnswer(upload.decisions, form.text(AGAIN));
  await parts.uploads.decide(upload.id, upload.revision, { choices, decisions });
  return toStep(upload.id, 'questions');
}

/** The number of unreadable rows that are shown at once; the next ones come when these are decided. */
const MAX_FAULTS = 50;
/** And as many questions of a kind. */
const MAX_QUESTIONS = 25;

function renderQuestions(asking: Asked, request: DeskRequest): DeskPage {
  const { upload, questions, faults, form, problems } = asking;
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
    : renderForm(asking)
}
${renderGiven(asking, request)}`,
  };
}

function renderForm(asking: Asked): SafeHtml {
  const { upload, questions, faults, later, form } = asking;
  const kinds = Map.groupBy(questions, ({ question }) => question.ask);
  const more = later > 0 ? ' More may be asked once these are answered.' : '';
  return html`<form action="${stepHref(upload.id, 'questions')}" method="post">
${[...kinds].map(([ask, own]) =>
  renderPart(
    TITLES[ask],
    html`<ul class="questions">${own
      .slice(0, MAX_QUESTIONS)
      .map((one) => html`<li>${questionForm(one).render(asking)}</li>\n`)}</ul>
${own.length > MAX_QUESTIONS && renderMore(ask, own.length, form)}`,
  ),
)}
${faults.length > 0 && renderFaults(asking)}
<p class="quiet">You can answer some now and the others on the next page.${more}</p>
<div class="buttons"><button type="submit" class="primary">Continue</button>
<button type="submit" name="${LEAVE_ALL}" value="yes">Leave out all rows that wait</button></div>
</form>`;
}

/** The questions of a kind that are not shown: new people can be added all at once, as a first sheet is of nobody else. */
const renderMore = (ask: ImportQuestion['ask'], count: number, form: SentForm | null): SafeHtml =>
  ask === 'new-person'
    ? html`<div class="tick"><input type="checkbox" id="${ALL_NEW_PEOPLE}" name="${ALL_NEW_PEOPLE}" value="yes"${form?.has(ALL_NEW_PEOPLE) === true && html` checked`}><label for="${ALL_NEW_PEOPLE}">Add all ${formatInteger(count)} new people, not only those that are shown and ticked</label></div>`
    : html`<p class="quiet">${formatInteger(count - MAX_QUESTIONS)} more come after these.</p>`;

const renderFaults = ({ faults, ...context }: Asked): SafeHtml =>
  renderPart(
    `Rows that cannot be read (${faults.length})`,
    html`<ul class="questions">${faults
      .slice(0, MAX_FAULTS)
      .map((row) => html`<li>${renderFault(row, context)}</li>\n`)}</ul>
${faults.length > MAX_FAULTS && html`<p class="quiet">${faults.length - MAX_FAULTS} more come after these.</p>`}`,
  );

function renderFault(row: PendingRow, { form, problems }: QuestionContext): SafeHtml {
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

/** The answers so far, which can be asked again, a page at a time. */
function renderGiven({ upload, form }: Asked, request: DeskRequest): SafeHtml | null {
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
