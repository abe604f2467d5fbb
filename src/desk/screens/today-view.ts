/** What `/desk/` shows. */

import { DUE_SOON_DAYS, SILENT_DAYS, type TodayOverview } from '../../domain/desk/desk-reader.ts';
import type { OwedRow } from '../../domain/desk/owed.ts';
import type { PairRow } from '../../domain/desk/pairs.ts';
import type { UnassignedFeedback } from '../../domain/operations/unassigned-feedback.ts';
import type { Page } from '../../domain/page.ts';
import type { Manager } from '../../domain/programme.ts';
import type { UploadSummary } from '../../domain/upload.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { formatDate } from '../../pages/format-date.ts';
import { latenessText, renderDay } from '../components/dates.ts';
import { renderEmptyState } from '../components/empty-state.ts';
import { stepHref } from '../components/upload-steps.ts';
import type { DeskPage, DeskRequest } from '../screen.ts';
import { respondentName } from './feedbacks-view.ts';
import { renderExample } from './upload-view.ts';

/** What the page is made of. */
interface TodayView {
  readonly request: DeskRequest;
  readonly today: TodayOverview;
  /** Feedback that is assigned to no pair yet. */
  readonly toAssign: Page<UnassignedFeedback>;
  /** The manager that the caller is; null where they look after no pairs. */
  readonly own: Manager | null;
  /** Whether only the caller's own pairs are shown. */
  readonly isOwn: boolean;
  /** Whether there are no pairs at all. */
  readonly isEmpty: boolean;
  /** The caller's own uploads that wait for a decision, the newest first. */
  readonly uploads: readonly UploadSummary[];
  readonly mayUpload: boolean;
}

/** The page. */
export function renderToday({
  request,
  today,
  toAssign,
  own,
  isOwn,
  isEmpty,
  uploads,
  mayUpload,
}: TodayView): DeskPage {
  const { mayWrite } = request;
  const title = `Today, ${formatDate(request.today.toString())}`;
  if (isEmpty) {
    return {
      title,
      content: html`${renderEmptyState(
        'There are no pairs yet. Upload the sheets that you have, or enter the first pair.',
        [
          ...(mayUpload ? [{ label: 'Upload sheets', href: '/desk/upload/' }] : []),
          ...(mayWrite ? [{ label: 'New pair', href: '/desk/pairs/new/' }] : []),
        ],
      )}
${mayUpload && renderExample()}
${renderUploads(uploads)}`,
    };
  }
  const of = isOwn && own !== null ? `manager=${own.id}` : '';
  const owedHref = (more: string) => hrefOf('/desk/owed/', of, more);
  const pairsHref = (more: string) => hrefOf('/desk/pairs/', of, more);
  return {
    title,
    content: html`${own !== null && renderWhose(isOwn)}
<div class="today">
${renderUploads(uploads)}
${renderKind('Owed', today.owed, owedHref(''), 'Nobody owes any feedback.', renderOwed)}
${renderKind(`Due within ${DUE_SOON_DAYS} days`, today.dueSoon, owedHref(`within=${DUE_SOON_DAYS}`), 'Nothing falls due.', renderOwed)}
${renderKind(`No sign of life for ${SILENT_DAYS} days`, today.silent, pairsHref(`silent=${SILENT_DAYS}`), 'Every pair has given a sign.', renderSilent)}
${
  // Nobody looks after these, so that they are on nobody's own list.
  today.withoutManager.count > 0 &&
  renderKind('Without a manager', today.withoutManager, '/desk/pairs/?manager=none', '', renderUnmanaged)
}
${toAssign.count > 0 && renderKind('Feedback to assign', toAssign, '/desk/feedbacks/', '', (row) => renderToAssign(row, mayWrite))}
</div>`,
  };
}

/** Uploads that wait; null where none does. */
const renderUploads = (uploads: readonly UploadSummary[]): SafeHtml | null =>
  uploads.length === 0
    ? null
    : renderKind(
        'Uploads to finish',
        { count: uploads.length, items: uploads.slice(0, 3) },
        '/desk/upload/',
        '',
        ({ id, files }) =>
          html`<a href="${stepHref(id, 'tables')}" dir="auto">${files.map(({ name }) => name).join(', ')}</a>`,
      );

const hrefOf = (path: string, ...parameters: readonly string[]): string => {
  const query = parameters.filter((one) => one !== '').join('&');
  return query === '' ? path : `${path}?${query}`;
};

/** Whose pairs are shown, and the way to the others. */
const renderWhose = (isOwn: boolean): SafeHtml =>
  isOwn
    ? html`<p class="whose">Your pairs. <a href="/desk/?of=all">Show all pairs</a></p>`
    : html`<p class="whose">All pairs. <a href="/desk/">Show only yours</a></p>`;

/** One kind of what awaits: its number, its first rows, and the way to all of it. */
function renderKind<Row>(
  title: string,
  { count, items }: Page<Row>,
  href: string,
  nothing: string,
  renderRow: (row: Row) => SafeHtml,
): SafeHtml {
  const id = `kind-${title.toLowerCase().replaceAll(/\W+/g, '-')}`;
  return html`<section class="card" aria-labelledby="${id}">
<h2 id="${id}">${title} <span class="count">${count}</span></h2>
${count === 0 ? html`<p class="quiet">${nothing}</p>` : html`<ul>${items.map((row) => html`<li>${renderRow(row)}</li>\n`)}</ul>`}
${count > 0 && html`<p><a href="${href}">${count > items.length ? `Show all ${count}` : 'Open the list'}</a></p>`}
</section>`;
}

const renderOwed = ({ key, person, partner, round, days_late }: OwedRow): SafeHtml =>
  html`<a href="/desk/pairs/${key.relation_id}/"><bdi>${person.called}</bdi></a> ${round.title} <span class="quiet">about <bdi>${partner.called}</bdi>, ${latenessText(days_late)}</span>`;

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
  html`${renderNames(pair)} <span class="quiet">${cohortIn(pair)}${pair.status.replaceAll('_', ' ')} since ${renderDay(pair.since)}</span>`;
