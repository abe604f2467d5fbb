/** What `/desk/people/` shows. */

import type { PeopleSort, PersonRow } from '../../domain/desk/people.ts';
import type { Page, PageRequest } from '../../domain/page.ts';
import { html } from '../../html/html.ts';
import { rangeInWords, renderPageLinks } from '../../pages/page-links.ts';
import { renderActions } from '../components/details.ts';
import { renderEmptyState } from '../components/empty-state.ts';
import { renderFilters } from '../components/filters.ts';
import { languageName } from '../components/languages.ts';
import { pageLinksOf, sortLink } from '../components/list-page.ts';
import { ROLE_MENU } from '../components/menus.ts';
import { capitalize } from '../components/statuses.ts';
import { renderTable } from '../components/table.ts';
import type { DeskPage, DeskRequest } from '../screen.ts';

/** What the page is made of. */
interface PeopleView {
  readonly request: DeskRequest;
  readonly rows: Page<PersonRow>;
  readonly sort: PeopleSort;
  readonly page: PageRequest;
}

/** The page. */
export function renderPeople({ request, rows, sort, page }: PeopleView): DeskPage {
  const { path, query, mayWrite, onlyManager } = request;
  const links = pageLinksOf(path, query, page, rows);
  const sorted = (by: PeopleSort['by']) => sortLink(path, query, sort, by);
  const isNarrowed = ['q', 'role'].some((name) => (query.get(name) ?? '') !== '');
  return {
    title: 'People',
    description: 'Mentees and mentors. Somebody who is both is here twice, once in each role.',
    content: html`${renderActions(
      [
        ...(mayWrite && onlyManager === null ? [{ label: 'New person', href: '/desk/people/new/' }] : []),
        ...(onlyManager === null ? [{ label: 'Managers of the programme', href: '/desk/managers/' }] : []),
      ],
      'More',
    )}
${renderFilters({ action: path, query, search: 'Name or e-mail', menus: [ROLE_MENU], kept: ['sort'] })}
${
  rows.items.length === 0
    ? renderEmptyState(
        isNarrowed ? 'Nobody fits these filters.' : 'There are no mentees or mentors yet.',
        mayWrite && !isNarrowed ? [{ label: 'Upload a sheet', href: '/desk/upload/' }] : [],
      )
    : renderTable<PersonRow>({
        caption: `People: ${rangeInWords(links)}`,
        rows: rows.items,
        columns: [
          {
            label: 'Name',
            sort: sorted('name'),
            cell: ({ id, full_name }) => html`<a href="/desk/people/${id}/">${full_name}</a>`,
          },
          { label: 'Role', cell: ({ role }) => capitalize(role) },
          { label: 'E-mail', sort: sorted('email'), cell: ({ email }) => email },
          { label: 'Language', cell: ({ language }) => languageName(language) },
          {
            label: 'Open pairs',
            kind: 'number',
            sort: sorted('open_pairs'),
            cell: ({ open_pairs }) => open_pairs || null,
          },
        ],
      })
}
${rows.count > 0 && renderPageLinks(links, 'Pages')}`,
  };
}
