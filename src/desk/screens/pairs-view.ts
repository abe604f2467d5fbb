/** What `/desk/pairs/` shows. */

import { type DeskChoices, SILENT_DAYS } from '../../domain/desk/desk-reader.ts';
import type { PairRow, PairSort } from '../../domain/desk/pairs.ts';
import type { Page, PageRequest } from '../../domain/page.ts';
import { html } from '../../html/html.ts';
import { rangeInWords, renderPageLinks } from '../../pages/page-links.ts';
import { renderDay } from '../components/dates.ts';
import { renderActions } from '../components/details.ts';
import { renderEmptyState } from '../components/empty-state.ts';
import { renderFilters } from '../components/filters.ts';
import { pageLinksOf, sortLink } from '../components/list-page.ts';
import { cohortMenu, managerMenu, managerName } from '../components/menus.ts';
import { renderName } from '../components/names.ts';
import { renderBadge, STATUS_MENU } from '../components/statuses.ts';
import { renderTable } from '../components/table.ts';
import type { DeskPage, DeskRequest } from '../screen.ts';

/** What the page is made of. */
interface PairsView {
  readonly request: DeskRequest;
  readonly rows: Page<PairRow>;
  readonly choices: DeskChoices;
  readonly sort: PairSort;
  readonly page: PageRequest;
}

const SILENCE = {
  name: 'silent',
  label: 'No sign of life',
  choices: [
    { value: '', label: 'Any' },
    ...[30, SILENT_DAYS, 90].map((days) => ({ value: String(days), label: `For ${days} days or more` })),
  ],
};

/** The page. */
export function renderPairs({ request, rows, choices, sort, page }: PairsView): DeskPage {
  const { path, query, onlyManager, mayWrite } = request;
  const links = pageLinksOf(path, query, page, rows);
  const sorted = (by: PairSort['by']) => sortLink(path, query, sort, by);
  const isNarrowed = [...query.keys()].some((name) => name !== 'sort' && name !== 'page');
  return {
    title: 'Pairs',
    description: 'A mentee and a mentor each. Choose one to see its feedback, or to change it.',
    content: html`${mayWrite && renderActions([{ label: 'New pair', href: '/desk/pairs/new/' }], 'Make')}
${renderFilters({
  action: path,
  query,
  search: 'Name or e-mail',
  menus: [...(onlyManager === null ? [managerMenu(choices)] : []), cohortMenu(choices), STATUS_MENU, SILENCE],
  kept: ['sort'],
})}
${
  rows.items.length === 0
    ? renderEmptyState(
        isNarrowed ? 'No pair fits these filters.' : 'There are no pairs yet.',
        mayWrite && !isNarrowed ? [{ label: 'Make the first pair', href: '/desk/pairs/new/' }] : [],
      )
    : renderTable<PairRow>({
        caption: `Pairs: ${rangeInWords(links)}`,
        rows: rows.items,
        columns: [
          {
            label: 'Mentee',
            sort: sorted('mentee'),
            cell: ({ relation_id, mentee }) =>
              html`<a href="/desk/pairs/${relation_id}/">${renderName(mentee)}</a>`,
          },
          { label: 'Mentor', sort: sorted('mentor'), cell: ({ mentor }) => renderName(mentor) },
          {
            label: 'Status',
            sort: sorted('status'),
            cell: ({ status, since }) =>
              html`${renderBadge(status)} <span class="quiet">since ${renderDay(since)}</span>`,
          },
          { label: 'Start', kind: 'date', sort: sorted('start'), cell: ({ start }) => renderDay(start) },
          {
            label: 'Expected end',
            kind: 'date',
            sort: sorted('end'),
            cell: ({ end }) => end && renderDay(end),
          },
          { label: 'Owed', kind: 'number', cell: ({ owed }) => owed || null },
          {
            label: 'Last sign of life',
            kind: 'date',
            sort: sorted('last_sign_of_life'),
            cell: ({ last_sign_of_life }) => renderDay(last_sign_of_life),
          },
          { label: 'Manager', sort: sorted('manager'), cell: ({ manager }) => managerName(manager) },
          { label: 'Cohort', sort: sorted('cohort'), cell: ({ cohort }) => cohort },
        ],
      })
}
${rows.count > 0 && renderPageLinks(links, 'Pages')}`,
  };
}
