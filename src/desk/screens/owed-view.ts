/** What `/desk/owed/` shows. */

import type { DeskChoices } from '../../domain/desk/desk-reader.ts';
import type { OwedRow, OwedSort } from '../../domain/desk/owed.ts';
import { MAX_FEEDBACKS } from '../../domain/operations/operation.ts';
import type { Page, PageRequest } from '../../domain/page.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { rangeInWords, renderPageLinks } from '../../pages/page-links.ts';
import { deskText, latenessText, renderDay } from '../components/dates.ts';
import { renderEmptyState } from '../components/empty-state.ts';
import { renderFilters } from '../components/filters.ts';
import { pageLinksOf, sortLink } from '../components/list-page.ts';
import { cohortMenu, managerMenu, managerName, ROLE_MENU, roundMenu } from '../components/menus.ts';
import { renderName } from '../components/names.ts';
import { renderTable } from '../components/table.ts';
import { keyText, ROW } from '../feedback-keys.ts';
import { hrefWith } from '../links.ts';
import type { DeskPage, DeskRequest } from '../screen.ts';
import { ALL } from './owed-chosen.ts';

/** What the page is made of. */
interface OwedView {
  readonly request: DeskRequest;
  readonly rows: Page<OwedRow>;
  readonly choices: DeskChoices;
  readonly sort: OwedSort;
  readonly page: PageRequest;
}

const LATENESS = {
  name: 'late',
  label: 'Late by',
  choices: [
    { value: '', label: 'Any time' },
    { value: '7', label: '7 days or more' },
    { value: '14', label: '14 days or more' },
    { value: '30', label: '30 days or more' },
    { value: '60', label: '60 days or more' },
  ],
};

const WHEN = {
  name: 'within',
  label: 'When',
  choices: [
    { value: '', label: 'Due by today' },
    { value: '7', label: 'Due in the next 7 days' },
    { value: '30', label: 'Due in the next 30 days' },
  ],
};

/** The form that the boxes of the rows belong to. */
const TICKED = 'ticked';

/** What is done with ticked rows: a button for each. */
const renderActions = ({ here }: DeskRequest): SafeHtml =>
  html`<form class="actions" id="${TICKED}" tabindex="-1" action="/desk/owed/change/" method="get" aria-label="With the ticked rows">
<input type="hidden" name="back" value="${here}">
<span>With the ticked rows:</span>
<button type="submit" name="do" value="received">Received</button>
<button type="submit" name="do" value="move">Move the date</button>
<button type="submit" name="do" value="waive">Waive</button>
<button type="submit" formaction="/desk/owed/write/">Write to them</button>
</form>`;

/** What stands before the rows: all of them ticked, those of other pages too, and past them to the buttons. */
const renderWays = ({ path, query }: DeskRequest, { count, items }: Page<OwedRow>): SafeHtml =>
  html`<div class="list-ways"><a href="${hrefWith(path, query, { tick: 'all', page: query.get('page') })}">Tick all rows of this page</a>
${
  count > items.length &&
  html`<label class="all"><input type="checkbox" form="${TICKED}" name="${ALL}" value="${query.toString()}">${count > MAX_FEEDBACKS ? `The first ${MAX_FEEDBACKS} of all ${count} rows` : `All ${count} rows`}, not only the ticked ones</label>`
}
<a class="skip-rows" href="#${TICKED}">Skip the rows, to what is done with them</a></div>
`;

/** What became of messages, after they were written. */
function renderWritten(query: URLSearchParams): SafeHtml | null {
  const [sent, noted] = [query.get('sent'), query.get('noted')];
  const count = sent ?? noted;
  if (count === null || !/^\d{1,5}$/.test(count)) return null;
  const messages = count === '1' ? '1 message' : `${count} messages`;
  const text = sent === null ? `Noted that you wrote ${messages}.` : `${messages} will be sent in a moment.`;
  return html`<section class="notice done" role="status"><h2>${count === '0' ? 'These messages were written already.' : text}</h2></section>`;
}

/** Why the list is empty. */
function renderNothing(query: URLSearchParams, { cohorts }: DeskChoices): SafeHtml {
  if (cohorts.length === 0) {
    return renderEmptyState('There are no pairs yet, so nobody owes feedback.', [
      { label: 'Begin on the first page', href: '/desk/' },
    ]);
  }
  return renderEmptyState(
    query.size === 0 ? 'Nobody owes any feedback.' : 'Nobody owes feedback that fits these filters.',
  );
}

/** The page. */
export function renderOwed({ request, rows, choices, sort, page }: OwedView): DeskPage {
  const { path, query, onlyManager, mayWrite } = request;
  const links = pageLinksOf(path, query, page, rows);
  const sorted = (by: OwedSort['by']) => sortLink(path, query, sort, by);
  return {
    title: 'Owed feedback',
    description: 'One row for each feedback that is due and has not come in.',
    content: html`${renderWritten(query)}
${renderFilters({
  action: path,
  query,
  search: 'Name or e-mail',
  menus: [
    ...(onlyManager === null ? [managerMenu(choices)] : []),
    cohortMenu(choices),
    roundMenu(choices),
    ROLE_MENU,
    WHEN,
    LATENESS,
  ],
  kept: ['sort'],
})}
${
  rows.items.length === 0
    ? renderNothing(query, choices)
    : html`<div class="ticking">${mayWrite && renderWays(request, rows)}${renderTable<OwedRow>({
        caption: `Owed feedback: ${rangeInWords(links)}`,
        rows: rows.items,
        ...(mayWrite && {
          ticks: {
            name: ROW,
            form: TICKED,
            valueOf: ({ key }: OwedRow) => keyText(key),
            labelOf: ({ person, round, partner }: OwedRow) =>
              `${person.called}, ${round.title}, about ${partner.called}`,
            isTicked: () => query.get('tick') === 'all',
          },
        }),
        columns: [
          {
            label: 'Person',
            sort: sorted('person'),
            cell: ({ person }) =>
              html`<a href="/desk/people/${person.id}/">${renderName(person)}</a> <span class="quiet">${person.role}</span>`,
          },
          { label: 'Round', sort: sorted('round'), cell: ({ round }) => round.title },
          {
            label: 'About',
            sort: sorted('partner'),
            cell: ({ key, partner }) =>
              html`<a href="/desk/pairs/${key.relation_id}/">${renderName(partner)}</a>`,
          },
          {
            label: 'Due',
            kind: 'date',
            sort: sorted('due_date'),
            cell: ({ due_date }) => renderDay(due_date),
          },
          {
            label: 'Late',
            cell: ({ days_late, reason }) =>
              html`${latenessText(days_late)} <span class="quiet">${deskText(reason)}</span>`,
          },
          { label: 'Manager', sort: sorted('manager'), cell: ({ manager }) => managerName(manager) },
          { label: 'Cohort', sort: sorted('cohort'), cell: ({ cohort }) => cohort },
          {
            label: 'Last reminder',
            kind: 'date',
            cell: ({ last_reminder }) =>
              last_reminder && renderDay(last_reminder.toZonedDateTimeISO('UTC').toPlainDate()),
          },
        ],
      })}
${mayWrite && renderActions(request)}</div>`
}
${rows.count > 0 && renderPageLinks(links, 'Pages')}
${
  rows.count > 0 &&
  html`<p class="buttons"><a href="${hrefWith('/desk/owed.csv', query, { page: null, tick: null })}">Save as a CSV file</a></p>`
}`,
  };
}
