/** `/desk/`: what awaits somebody today. */

import {
  type AttentionRow,
  type Concern,
  DUE_SOON_DAYS,
  type OwedRow,
  type PairRow,
  SILENT_DAYS,
} from '../../domain/desk/desk-reader.ts';
import type { Language } from '../../domain/languages.ts';
import type { UnassignedFeedback } from '../../domain/operations/unassigned-feedback.ts';
import type { Page } from '../../domain/page.ts';
import { inWords } from '../../domain/programme.ts';
import type { UploadSummary } from '../../domain/upload.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { formatDate } from '../../pages/format-date.ts';
import { answerText, questionText } from '../components/answers.ts';
import { latenessText, renderDay, renderEmptyState } from '../components/details.ts';
import { uploadHref } from '../components/upload-words.ts';
import type { DeskParts } from '../parts.ts';
import { DESK_PATH, mayChangeSettings, PROGRAMME, type Screen } from '../screen.ts';
import { ASK_PATH } from './ask-for-sign-in.ts';
import { ATTENTION_PATH, attentionHref } from './attention.ts';
import { respondentName } from './feedbacks.ts';
import { hasNoPairs } from './pair-links.ts';
import { isOwnUpload, renderExample } from './upload.ts';

/** The number of rows of each kind that are shown. */
const ROWS = 8;

/** Makes the screen. Somebody who looks after pairs sees their own first, and all with `?of=all`. */
export const todayScreen = ({
  desk,
  answersOf,
  mail,
  unassigned,
  uploads,
  askForSignIn,
}: DeskParts): Screen => ({
  path: DESK_PATH,
  access: PROGRAMME,
  async show(request) {
    const { onlyManager, caller, query } = request;
    const seen = desk.seenBy(onlyManager);
    const choices = await seen.choices();
    const own =
      onlyManager === null ? choices.managers.find(({ email }) => email === caller.email) : undefined;
    const isOwn = own !== undefined && query.get('of') !== 'all';
    const mayUpload = request.mayWrite && onlyManager === null;
    const [today, attention, { language }, isEmpty, toAssign, all] = await Promise.all([
      (isOwn ? desk.seenBy(own.email) : seen).today(ROWS),
      answersOf(caller).attention(
        { state: 'open', manager: isOwn ? own.id : undefined },
        { limit: ROWS, offset: 0 },
      ),
      mail.reminders.readSettings(),
      hasNoPairs(seen),
      // Nobody knows whose pairs it is about: those who see all decide.
      onlyManager === null ? unassigned.page({ limit: ROWS, offset: 0 }) : { count: 0, items: [] },
      mayUpload ? uploads.list() : [],
    ]);
    const title = `Today, ${formatDate(request.today.toString())}`;
    const waiting = renderUploads(
      all.filter((upload) => upload.result === null && isOwnUpload(request, upload)),
    );
    if (isEmpty) {
      return {
        title,
        content: html`${renderFirstSteps(request.mayWrite, mayUpload, waiting)}
${askForSignIn !== null && mayChangeSettings(request) && renderOwnMachine()}`,
      };
    }
    const of = isOwn ? `manager=${own.id}` : '';
    const owedHref = (more: string) => hrefOf('/desk/owed/', of, more);
    const pairsHref = (more: string) => hrefOf('/desk/pairs/', of, more);
    return {
      title,
      content: html`${own !== undefined && renderWhose(isOwn)}
<div class="today">
${waiting}
${attention.count > 0 && renderKind('Answers that need attention', attention, hrefOf(ATTENTION_PATH, of), '', (row) => renderAttention(row, language))}
${today.concerns.count > 0 && renderKind('Something is wrong', today.concerns, null, '', renderConcern)}
${renderKind('Owed', today.owed, owedHref(''), 'Nobody owes any feedback.', renderOwed)}
${renderKind(`Due within ${DUE_SOON_DAYS} days`, today.dueSoon, owedHref(`within=${DUE_SOON_DAYS}`), 'Nothing falls due.', renderOwed)}
${renderKind(`No activity for ${SILENT_DAYS} days`, today.silent, pairsHref(`silent=${SILENT_DAYS}`), 'Every pair has been active.', renderSilent)}
${
  // Nobody looks after these, so that they are on nobody's own list.
  today.withoutManager.count > 0 &&
  renderKind('Without a manager', today.withoutManager, '/desk/pairs/?manager=none', '', renderUnmanaged)
}
${toAssign.count > 0 && renderKind('Feedback to assign', toAssign, '/desk/feedbacks/', '', (row) => renderToAssign(row, request.mayWrite))}
</div>`,
    };
  },
});

/** The content while there are no pairs. */
const renderFirstSteps = (mayWrite: boolean, mayUpload: boolean, waiting: SafeHtml | null): SafeHtml =>
  html`${renderEmptyState(
    'There are no pairs yet. Upload the sheets that you have, or enter the first pair.',
    [
      ...(mayUpload ? [{ label: 'Upload sheets', href: '/desk/upload/' }] : []),
      ...(mayWrite ? [{ label: 'New pair', href: '/desk/pairs/new/' }] : []),
    ],
  )}
${mayUpload && renderExample()}
${waiting}`;

/** The way to data that are in another folder, as whoever starts the service in the wrong one sees an empty desk; and to accounts. */
const renderOwnMachine = (): SafeHtml =>
  html`<p class="quiet">Did you expect your pairs here? The service looks for its data in the folder in which it is started, unless <code>DATABASE_URL</code> names another place. Stop it, and start it where the folder <code>data</code> with your data is.</p>
<section class="part"><h2>Create the first account</h2>
<p class="description">Nobody signs in yet: everyone who can open this page on this machine sees and changes everything. Before other people use the service or their data is in it, create an account for yourself.</p>
<p class="buttons"><a class="button" href="${ASK_PATH}">Ask everybody to sign in</a></p></section>`;

/** The uploads that wait; null if none does. */
const renderUploads = (uploads: readonly UploadSummary[]): SafeHtml | null =>
  uploads.length === 0
    ? null
    : renderKind(
        'Uploads to finish',
        { count: uploads.length, items: uploads.slice(0, 3) },
        '/desk/upload/',
        '',
        ({ id, files }) =>
          html`<a href="${uploadHref(id)}" dir="auto">${files.map(({ name }) => name).join(', ')}</a>`,
      );

const hrefOf = (path: string, ...parameters: readonly string[]): string => {
  const query = parameters.filter((one) => one !== '').join('&');
  return query === '' ? path : `${path}?${query}`;
};

/** The sentence on whose pairs are shown, with the way to the others. */
const renderWhose = (isOwn: boolean): SafeHtml =>
  isOwn
    ? html`<p class="whose">Your pairs. <a href="/desk/?of=all">Show all pairs</a></p>`
    : html`<p class="whose">All pairs. <a href="/desk/">Show only yours</a></p>`;

/** One kind of what awaits: its number, its first rows, and the way to all of it. */
function renderKind<Row>(
  title: string,
  { count, items }: Page<Row>,
  /** Null where each row leads on. */
  href: string | null,
  nothing: string,
  renderRow: (row: Row) => SafeHtml,
): SafeHtml {
  const id = `kind-${title.toLowerCase().replaceAll(/\W+/g, '-')}`;
  return html`<section class="card" aria-labelledby="${id}">
<h2 id="${id}">${title} <span class="count">${count}</span></h2>
${count === 0 ? html`<p class="quiet">${nothing}</p>` : html`<ul>${items.map((row) => html`<li>${renderRow(row)}</li>\n`)}</ul>`}
${count > 0 && href !== null && html`<p><a href="${href}">${count > items.length ? `Show all ${count}` : 'Open the list'}</a></p>`}
</section>`;
}

const renderOwed = ({ key, person, partner, round, days_late }: OwedRow): SafeHtml =>
  html`<a href="/desk/pairs/${key.relation_id}/"><bdi>${person.called}</bdi></a> ${round.title} <span class="quiet">about <bdi>${partner.called}</bdi>, ${latenessText(days_late)}</span>`;

const renderAttention = (row: AttentionRow, language: Language): SafeHtml =>
  html`<a href="${attentionHref(row)}"><bdi>${(row.key.role === 'mentee' ? row.mentee : row.mentor).called}</bdi></a> ${row.round.title}: <bdi>${answerText(row.answer, language)}</bdi> <span class="quiet">${questionText(row.answer, language)}</span>`;
const renderConcern = ({ person, text }: Concern): SafeHtml =>
  html`<a href="/desk/people/${person.id}/"><bdi>${person.called}</bdi></a> <span dir="auto">${text.length > 200 ? `${text.slice(0, 200)}…` : text}</span> <span class="quiet">Answer with a note.</span>`;

const renderToAssign = (row: UnassignedFeedback, mayWrite: boolean): SafeHtml =>
  html`${
    mayWrite
      ? html`<a href="/desk/feedbacks/${row.number}/"><bdi>${respondentName(row)}</bdi></a>`
      : html`<bdi>${respondentName(row)}</bdi>`
  } ${row.round} <span class="quiet">received on ${renderDay(row.received_on)}</span>`;

const renderNames = ({ relation_id, mentee, mentor }: PairRow): SafeHtml =>
  html`<a href="/desk/pairs/${relation_id}/"><bdi>${mentee.called}</bdi> and <bdi>${mentor.called}</bdi></a>`;

/** The cohort, which tells apart two pairs of the same people. */
const cohortIn = ({ cohort }: PairRow): string => (cohort === '' ? '' : `${cohort}, `);

const renderSilent = (pair: PairRow): SafeHtml =>
  html`${renderNames(pair)} <span class="quiet">${cohortIn(pair)}last on ${renderDay(pair.last_sign_of_life)}</span>`;

const renderUnmanaged = (pair: PairRow): SafeHtml =>
  html`${renderNames(pair)} <span class="quiet">${cohortIn(pair)}${inWords(pair.status)} since ${renderDay(pair.since)}</span>`;
