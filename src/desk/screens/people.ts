/** `/desk/people/`: all mentees and mentors. */

import {
  PEOPLE_SORTS,
  type PeopleFilter,
  type PeopleSort,
  type PersonRow,
} from '../../domain/desk/people.ts';
import type { PageRequest } from '../../domain/page.ts';
import { ROLES } from '../../domain/programme.ts';
import { html } from '../../html/html.ts';
import { renderActions, renderEmptyState } from '../components/details.ts';
import { allOf, fileOf } from '../components/download.ts';
import { ROLE_MENU } from '../components/frame.ts';
import { languageName } from '../components/languages.ts';
import {
  isNarrowed,
  type ListColumn,
  pageRequestOf,
  renderFilters,
  renderList,
  SEARCH,
  sortOf,
} from '../components/list-page.ts';
import { capitalize } from '../components/statuses.ts';
import { ofMessages, tickable } from '../components/ticking.ts';
import type { DeskParts } from '../parts.ts';
import { PROGRAMME, type Screen } from '../screen.ts';

export const PEOPLE_PATH = '/desk/people/';

/** The order when nobody asks for another. */
export const USUAL_PEOPLE: PeopleSort = { by: 'name', descending: false };

/** Makes the screen. */
export const peopleScreen = ({ desk }: DeskParts): Screen => ({
  path: PEOPLE_PATH,
  access: PROGRAMME,
  async show(request) {
    const { query, mayWrite, onlyManager } = request;
    const sort = sortOf(query, PEOPLE_SORTS, USUAL_PEOPLE);
    const page = pageRequestOf(query);
    const read = (part: PageRequest) => desk.seenBy(onlyManager).people(peopleFilterOf(query), sort, part);
    const file = await fileOf(request, { name: 'People', columns: COLUMNS, rows: allOf(read) });
    if (file !== null) return file;
    const rows = await read(page);
    const isSearch = isNarrowed(query, [SEARCH, 'role']);
    const actions = [
      ...(mayWrite ? [{ label: 'New person', href: '/desk/people/new/' }] : []),
      { label: 'Managers of the programme', href: '/desk/managers/' },
    ];
    return {
      title: 'People',
      description: 'Mentees and mentors. A person who is both is listed twice, once in each role.',
      content: html`${renderActions(onlyManager === null ? actions : [], 'More')}
${renderFilters(request, { search: 'Name or e-mail', menus: [ROLE_MENU], kept: ['sort'] })}
${renderList<PersonRow, PeopleSort['by']>(request, {
  name: 'People',
  rows,
  page,
  sort,
  nothing: renderEmptyState(
    isSearch ? 'Nobody fits these filters.' : 'There are no mentees or mentors yet.',
    mayWrite && !isSearch ? [{ label: 'Upload a sheet', href: '/desk/upload/' }] : [],
  ),
  columns: COLUMNS,
  ...(mayWrite &&
    tickable(request, rows, {
      ...ofMessages('people'),
      valueOf: ({ id }) => String(id),
      labelOf: ({ called, role }) => `${called}, ${role}`,
    })),
})}`,
    };
  },
});

/** The filter in an address. An invalid value leaves out nothing. */
export const peopleFilterOf = (query: URLSearchParams): PeopleFilter => ({
  role: ROLES.find((role) => role === query.get('role')),
  search: query.get(SEARCH) || undefined,
});

const COLUMNS: readonly ListColumn<PersonRow, PeopleSort['by']>[] = [
  {
    label: 'Name',
    sort: 'name',
    cell: ({ id, full_name }) => html`<a href="/desk/people/${id}/">${full_name}</a>`,
    file: ({ full_name }) => full_name,
  },
  { label: 'Role', cell: ({ role }) => capitalize(role) },
  { label: 'E-mail', sort: 'email', cell: ({ email }) => email },
  { label: 'Language', cell: ({ language }) => languageName(language) },
  {
    label: 'Open pairs',
    kind: 'number',
    sort: 'open_pairs',
    cell: ({ open_pairs }) => open_pairs || null,
  },
];
