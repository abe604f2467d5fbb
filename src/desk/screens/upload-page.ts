/** `/desk/upload/{id}/`: what an upload is, what is open, what it changes, and the button that writes it, on one page. */

import type { DeskChoices } from '../../domain/desk/desk-reader.ts';
import type { ImportDecisions } from '../../domain/import-decisions.ts';
import type { Upload, UploadCount, UploadDecisions, UploadStore } from '../../domain/upload.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { faultText, TableError } from '../../interchange/formats/table-faults.ts';
import type { UploadReview } from '../../interchange/upload-review.ts';
import { renderHidden } from '../../pages/field.ts';
import { formatInteger } from '../../pages/format-number.ts';
import { renderSummary } from '../components/details.ts';
import { renderTable } from '../components/table.ts';
import {
  doneHref,
  kindName,
  UPLOAD_BREADCRUMBS,
  UPLOAD_PATH,
  uploadHref,
} from '../components/upload-words.ts';
import { SEEN } from '../operation.ts';
import type { DeskPage } from '../screen.ts';
import { formOf, type SentForm } from '../sent-form.ts';
import type { Obstacle, RenderedPage, UploadPageOutcome, UploadPageRequest } from '../upload-pages.ts';
import { ALL_RIGHT, idOf, RIGHT, readAnswers } from './upload-answers.ts';
import { answersGiven, renderDiff, renderKept } from './upload-diff-view.ts';
import { countOpen, renderQuestions } from './upload-questions-view.ts';
import { proposedForms, readSheets, type SheetForm, sheetQuestions } from './upload-sheets-form.ts';
import { renderFiles, renderNothingRead, renderSheets } from './upload-sheets-view.ts';

/** The hidden field with the state of the decisions that was shown. */
const REVISION = 'revision';
/** The field of the button that keeps the answers, without importing. */
const KEEP_ANSWERS = 'keep';
/** The field of the button that asks again what was answered, now or the last time. */
const ASK_AGAIN = 'ask-again';

type SeenReview = UploadReview & { readonly seen: number };

/** The dependencies of the page. */
export interface UploadPageParts {
  readonly uploads: Pick<UploadStore, 'find' | 'decide'>;
  /** The newest entry of the history: after it something else may hold. */
  newest(): Promise<number>;
  /** The changes and questions of an upload. */
  review(upload: Upload, seen: number): Promise<UploadReview>;
  choices(): Promise<DeskChoices>;
}

/** Everything that the page shows. */
interface PageContent {
  readonly request: UploadPageRequest;
  readonly upload: Upload;
  readonly review: SeenReview;
  readonly forms: readonly SheetForm[];
  readonly offered: DeskChoices;
  /** What was sent; null if it is shown for the first time. */
  readonly form: SentForm | null;
  readonly obstacle: Obstacle | null;
}

/** More changed rows than the history keeps. */
const MAX_UNDONE = 10_000;
/** The maximum number of open questions that are named above all; the table has them all. */
const MAX_NAMED = 5;
/** The maximum number of answers that are listed. */
const MAX_LISTED = 50;

/** Returns the review of an upload, with the newest entry of the history that it was compared with. */
async function reviewed(parts: UploadPageParts, upload: Upload): Promise<SeenReview> {
  const seen = await parts.newest();
  return { ...(await parts.review(upload, seen)), seen };
}

/** Makes the page, or takes what was sent. It may take long, and much memory: `UploadEngine` has a process for it. */
export async function uploadPage(
  parts: UploadPageParts,
  request: UploadPageRequest,
): Promise<UploadPageOutcome> {
  const upload = await parts.uploads.find(request.id);
  if (upload === null) return { redirectTo: UPLOAD_PATH };
  if (upload.result !== null) return { redirectTo: doneHref(upload.id) };
  const { fields, obstacle } = request;
  return fields === null
    ? await shown(parts, request, upload, obstacle)
    : await submit(parts, upload, formOf(fields), request);
}

async function shown(
  parts: UploadPageParts,
  request: UploadPageRequest,
  upload: Upload,
  obstacle: Obstacle | null,
): Promise<UploadPageOutcome> {
  const review = await reviewed(parts, upload);
  const offered = await parts.choices();
  const page = render({
    ...{ request, upload, review, offered, form: null, obstacle },
    forms: proposedForms(review.tables),
  });
  return obstacle === null ? page : { ...page, status: obstacle === 'changed' ? 409 : 422 };
}

async function submit(
  parts: UploadPageParts,
  upload: Upload,
  form: SentForm,
  request: UploadPageRequest,
): Promise<UploadPageOutcome> {
  const { id, account_id, revision } = upload;
  const back = { redirectTo: uploadHref(id) };
  const review = await reviewed(parts, upload);
  const offered = await parts.choices();
  if (form.has(ASK_AGAIN)) {
    await parts.uploads.decide(id, revision, askedAgain(upload, review));
    return back;
  }
  const asked = sheetQuestions(proposedForms(review.tables), offered);
  const right = new Set(form.all(RIGHT));
  const sheets = readSheets(form, review.tables, asked, (field) => right.has(field) || right.has(ALL_RIGHT));
  const answers = readAnswers(form, review, upload.decisions);
  const sheetProblems = Object.fromEntries(
    sheets.forms.flatMap(({ name, problems }) => problems.map((one) => [`${name}-kind`, one] as const)),
  );
  const problems = { ...answers.problems, ...sheetProblems };
  const decided: UploadDecisions = {
    choices: withChoices(upload, sheets.choices),
    decisions: answers.decisions,
  };
  const isNew =
    JSON.stringify(decided) !== JSON.stringify({ choices: upload.choices, decisions: upload.decisions });
  const isWriting = !form.has(KEEP_ANSWERS);
  const open = { ...sheets.open, ...answers.open };
  const isOpen = Object.keys(open).length > 0;
  // What is written is what was shown.
  const isShown = form.text(SEEN) === String(review.seen) && form.text(REVISION) === String(revision);
  const kept = isNew ? await parts.uploads.decide(id, revision, decided) : upload;
  if (kept === null) return back;
  const isWrong = Object.keys(problems).length > 0;
  if (isWrong || (!isNew && isOpen)) {
    // What can be taken of it is kept; what cannot stays in its fields.
    const now = isNew ? await reviewed(parts, kept) : review;
    const forms = proposedForms(now.tables).map(
      (one) => sheets.forms.find(({ name, problems: own }) => name === one.name && own.length > 0) ?? one,
    );
    const obstacle = isWrong ? problems : open;
    return { ...render({ request, upload: kept, review: now, offered, form, forms, obstacle }), status: 422 };
  }
  // What a sheet holds, or where its columns are named, is seen before anything of it is written.
  const isRead = review.tables.some(({ mapping, is_skipped }) => mapping !== null && !is_skipped);
  if (!isWriting || !isRead || !sheets.isAsShown) return back;
  const now = isNew ? await reviewed(parts, kept) : review;
  const page = (because: Obstacle) => shown(parts, request, kept, because);
  if (isOpen) return page(open);
  if (!isShown) return page('changed');
  if (!now.isReady || !answers.isAsShown) return page('other answers');
  return { imports: { id, account_id, revision: kept.revision }, seen: now.seen };
}

/** The choices for tables, with new ones in the place of earlier ones: what is asked again stays so. */
const withChoices = (
  { choices }: UploadDecisions,
  chosen: UploadDecisions['choices'],
): UploadDecisions['choices'] => ({
  ...choices,
  ...Object.fromEntries(
    Object.entries(chosen).map(([id, choice]) => [
      id,
      choices[id]?.asks_again === true ? { ...choice, asks_again: true } : choice,
    ]),
  ),
});

/** Everything that was answered, now or the last time, is asked. */
const askedAgain = ({ choices }: Upload, { tables }: UploadReview): UploadDecisions => ({
  decisions: {},
  choices: {
    ...choices,
    ...Object.fromEntries(
      tables.map(({ id }) => {
        const { mapping: _, ...choice } = choices[id] ?? {};
        return [id, { ...choice, asks_again: true }];
      }),
    ),
  },
});

const changedIn = ({ counts }: Pick<UploadReview, 'counts'>): number =>
  counts.reduce((sum, one) => sum + one.created + one.changed, 0);

function render(content: PageContent): RenderedPage {
  const { request, upload, review, forms, offered, form, obstacle } = content;
  const asked = sheetQuestions(forms, offered);
  const open = countOpen(review, asked);
  const isNothing = forms.every(({ mapping }) => mapping === null);
  const problems = obstacle !== null && typeof obstacle === 'object' ? obstacle : {};
  const { letters = {} } = upload.decisions;
  const sheets = renderSheets(forms, asked, offered, review.mended);
  const changes = !isNothing && review.problem === null && renderChanges(content, open);
  return {
    ...headOf(review, open, isNothing),
    above: UPLOAD_BREADCRUMBS,
    markup: `${html`${renderObstacle(obstacle, review)}
${isNothing && obstacle === null && review.problem === null && renderNothingRead(forms)}
<form action="${uploadHref(upload.id)}" method="post">
${renderHidden({ name: SEEN, value: String(review.seen) })}
${renderHidden({ name: REVISION, value: String(upload.revision) })}
${renderQuestions(review, asked, { managers: offered.managers, form, problems })}
${open === 0 ? [changes, sheets] : [sheets, changes]}
</form>
${!isNothing && renderDiff({ ...request, query: new URLSearchParams(request.query) }, review.diff, letters, offered.managers)}
${renderKept(review.diff)}
${renderAnswers(upload, review)}
${renderFiles(upload, isNothing)}
${renderDiscard(upload, isNothing || (open === 0 && changedIn(review) === 0))}`}`,
  };
}

function headOf(
  review: UploadReview,
  open: number,
  isNothing: boolean,
): Pick<DeskPage, 'title' | 'description'> {
  if (isNothing) return { title: 'Check the upload' };
  if (open > 0) {
    return {
      title: 'Check and import',
      description: `${open === 1 ? 'One question is' : `${open} questions are`} open. Nothing is changed before you import.`,
    };
  }
  if (changedIn(review) > 0) {
    return {
      title: 'Check and import',
      description:
        'Nothing is open, and nothing is changed yet. The button writes all of it, and one button undoes it.',
    };
  }
  const unchanged = review.counts.reduce((sum, one) => sum + one.unchanged, 0);
  const { leftOut, recalled } = review;
  return {
    title: 'Nothing would change',
    description:
      unchanged > 0
        ? `Everything in these files is here already${leftOut > 0 ? `, but for ${leftOut === 1 ? 'the row that is' : `the ${leftOut} rows that are`} left out${Object.keys(recalled.rows).length > 0 ? ', as last time' : ''}` : ''}. There is nothing to import.`
        : leftOut > 0
          ? 'All rows of these files are left out. There is nothing to import.'
          : 'These files have no rows below the names of their columns. There is nothing to import.',
  };
}

const CHANGED =
  'Another user has changed the programme or this upload. Below is what would change now. If it is right, import it.';
const OTHER = 'Your answers are kept. They change what is imported: look at it below, then import.';

function renderObstacle(obstacle: Obstacle | null, { problem }: UploadReview): SafeHtml | null {
  if (obstacle === null && problem === null) return null;
  const items =
    obstacle === 'changed'
      ? [html`<li>${CHANGED}</li>`]
      : obstacle === 'other answers'
        ? [html`<li>${OTHER}</li>`]
        : Object.entries(obstacle ?? {})
            .slice(0, MAX_NAMED)
            .map(([field, text]) => html`<li><a href="#${idOf(field)}">${text}</a></li>`);
  const why =
    problem instanceof TableError ? `${problem.where}${faultText(problem.fault, true)}` : problem?.message;
  const all = why === undefined ? items : [html`<li>${why}</li>`, ...items];
  return renderSummary('Nothing was imported yet', all);
}

/** The words of sheets that are read as the last time. */
const rememberedWords = ({ tables }: UploadReview): NonNullable<ImportDecisions['values']> =>
  tables.reduce<Record<string, Readonly<Record<string, string>>>>((words, { mapping, origin }) => {
    if (origin !== 'remembered' || mapping === null) return words;
    for (const [column, own] of Object.entries(mapping.values)) words[column] = { ...words[column], ...own };
    return words;
  }, {});

/** The answers of now and of the last time behind their number, and the button that asks them again. */
function renderAnswers({ id, decisions }: Upload, review: UploadReview): SafeHtml | null {
  const given = [
    ...answersGiven(decisions),
    ...answersGiven({ ...review.recalled, values: rememberedWords(review) }).map(
      (text) => `${text}, as last time`,
    ),
  ];
  if (given.length === 0) return null;
  const rest = given.length - MAX_LISTED;
  return html`<details class="given"><summary>${formatInteger(given.length)} ${given.length === 1 ? 'answer is given' : 'answers are given'}</summary>
<ul class="listed">${given.slice(0, MAX_LISTED).map((text) => html`<li dir="auto">${text}</li>`)}</ul>
${rest > 0 && html`<p class="quiet">and ${formatInteger(rest)} more</p>`}
<form action="${uploadHref(id)}" method="post"><div class="buttons"><button type="submit" name="${ASK_AGAIN}" value="yes">Ask all of them again</button></div></form></details>`;
}

function renderChanges({ upload, review }: PageContent, open: number): SafeHtml {
  const { counts, leftOut } = review;
  const changed = changedIn(review);
  const isLast = open === 0 && changed === 0;
  return html`<section class="part">
<h2>What changes</h2>
${open > 0 && html`<p>With the likely answers. Rows that wait for an answer are not in it.</p>`}
${renderCounts(counts)}
${renderWithoutManager(review)}
${
  changed > MAX_UNDONE &&
  html`<p class="notice wrong">More than ${formatInteger(MAX_UNDONE)} rows change. The history does not keep as many, so this import cannot be undone: ask your administrator to make a backup first.</p>`
}
${leftOut > 0 && html`<p class="quiet">${leftOut} ${leftOut === 1 ? 'row is' : 'rows are'} left out.</p>`}
<div class="buttons">${!isLast && html`<button type="submit" class="primary">Import</button>`}
${(!isLast || upload.revision > 0) && html`<button type="submit" name="${KEEP_ANSWERS}" value="yes">${open > 0 ? 'Keep my answers, and show what changes' : 'Show what changes'}</button>`}</div>
</section>`;
}

/** The advice on new pairs without a manager. */
function renderWithoutManager({ diff, questions }: UploadReview): SafeHtml | null {
  const all = diff.reduce((sum, one) => sum + one.managers.filter((name) => name === '').length, 0);
  // Of these the manager is asked about above.
  const asked = questions.flatMap(({ question, guess, rows }) =>
    question.ask === 'person' && question.role === 'manager' && guess === null ? rows : [],
  );
  const count = all - asked.length;
  if (count <= 0) return null;
  return html`<p class="notice">${count === 1 ? 'One new pair has' : `${count} new pairs have`} no manager. Choose one for all pairs of a sheet under its columns, or give one to each pair later: <a href="/desk/pairs/?manager=none">pairs without a manager</a>.</p>`;
}

/** Renders the counts of rows, by kind and by what they come to. */
export const renderCounts = (counts: readonly UploadCount[]): SafeHtml =>
  renderTable<UploadCount>({
    caption: 'Rows by result',
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

/** Throws the upload away: what goes on only where there is nothing else to do. */
const renderDiscard = ({ id }: Upload, isAll: boolean): SafeHtml =>
  html`<form action="${UPLOAD_PATH}${id}/remove/" method="post"><div class="buttons"><button type="submit"${isAll && html` class="primary"`}>Discard this upload</button></div></form>`;
