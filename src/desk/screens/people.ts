/** `/desk/people/`: all mentees and mentors. */

import {
  PEOPLE_SORTS,
  type PeopleFilter,
  type PeopleSort,
  type PersonRow,
} from '../../domain/desk/desk-reader.ts';
import type { PageRequest } from '../../domain/page.ts';
import { contactFields, labelled, type OwnLabels, ROLES } from '../../domain/programme.ts';
import { html } from '../../html/html.ts';
import { renderActions, renderEmptyState } from '../components/details.ts';
import { allOf, fileOf } from '../components/download.ts';
import { ROLE_MENU } from '../components/frame.ts';
import { LANGUAGE_MENU, languageName } from '../components/languages.ts';
import {
  type FilterMenu,
  isNarrowed,
  type ListColumn,
  pageRequestOf,
  renderFilters,
  renderList,
  SEARCH,
  sortOf,
} from '../components/list-page.ts';
import { fileColumnsOf } from '../components/record-form.ts';
import { capitalize } from '../components/statuses.ts';
import { ofMessages, tickable } from '../components/ticking.ts';
import type { DeskParts } from '../parts.ts';
import { PROGRAMME, type Screen } from '../screen.ts';

export const PEOPLE_PATH = '/desk/people/';

/** The order when nobody asks for another. */
export const USUAL_PEOPLE: PeopleSort = { by: 'name', descending: false };

/** Makes the screen. */
export const peopleScreen = ({ desk, ownFields }: DeskParts): Screen => ({
  path: PEOPLE_PATH,
  access: PROGRAMME,
  async show(request) {
    const { query, mayWrite, onlyManager } = request;
    const seesAll = onlyManager === null;
    const sort = sortOf(query, PEOPLE_SORTS, USUAL_PEOPLE);
    const page = pageRequestOf(query);
    const read = (part: PageRequest) => desk.seenBy(onlyManager).people(peopleFilterOf(query), sort, part);
    const columns = columnsFor(await ownFields.labels());
    const file = await fileOf(request, { name: 'People', columns, rows: allOf(read) });
    if (file !== null) return file;
    const rows = await read(page);
    const menus = [ROLE_MENU, LANGUAGE_MENU, ...(seesAll ? [FREE_MENU] : [])];
    const isSearch = isNarrowed(query, [SEARCH, ...menus.map(({ name }) => name)]);
    const actions = [
      ...(mayWrite ? [{ label: 'New person', href: '/desk/people/new/' }] : []),
      { label: 'Who has no pair', href: '/desk/people/free/' },
      { label: 'Managers of the programme', href: '/desk/managers/' },
    ];
    return {
      title: 'People',
      description: 'Mentees and mentors. A person who is both is listed twice, once in each role.',
      content: html`${renderActions(seesAll ? actions : [], 'More')}
${renderFilters(request, { search: 'Name or e-mail', menus, kept: ['sort', COHORT] })}
${renderList<PersonRow, PeopleSort['by']>(request, {
  name: 'People',
  rows,
  page,
  sort,
  nothing: renderEmptyState(
    isSearch ? 'Nobody fits these filters.' : 'There are no mentees or mentors yet.',
    mayWrite && !isSearch ? [{ label: 'Upload a sheet', href: '/desk/upload/' }] : [],
  ),
  columns,
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

const FREE_MENU: FilterMenu = {
  name: 'free',
  label: 'Pairs',
  choices: [
    { value: '', label: 'All' },
    { value: 'yes', label: 'Without a pair, with free places' },
  ],
};

/** The cohort that those without a pair might join. */
const COHORT = 'cohort';

/** The filter in an address. An invalid value leaves out nothing. */
export const peopleFilterOf = (query: URLSearchParams): PeopleFilter => ({
  role: ROLES.find((role) => role === query.get('role')),
  language: query.get('language') === 'none' ? '' : query.get('language') || undefined,
  ...(query.get('free') === 'yes' && { isFree: { cohort: query.get(COHORT) || undefined } }),
  search: query.get(SEARCH) || undefined,
});

/** What is known of people besides their places. */
const { places: _places, ...otherContact } = contactFields;

const columnsFor = (labels: OwnLabels): readonly ListColumn<PersonRow, PeopleSort['by']>[] => [
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
  {
    label: 'Free places',
    kind: 'number',
    cell: ({ free_places }) => free_places,
    file: [
      { label: 'Places', value: ({ places }) => places },
      { label: 'Free places', value: ({ free_places }) => free_places },
      ...fileColumnsOf<PersonRow>(labelled(otherContact, labels)),
    ],
  },
];
