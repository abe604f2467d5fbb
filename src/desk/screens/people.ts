/** `/desk/people/`: all mentees and mentors. */

import {
  PEOPLE_SORTS,
  type PeopleFilter,
  type PeopleSort,
  type PersonRow,
} from '../../domain/desk/desk-reader.ts';
import { contactFields, labelled, type OwnLabels, ROLES } from '../../domain/programme.ts';
import { html } from '../../html/html.ts';
import type { ListColumn } from '../components/download.ts';
import { ROLE_MENU } from '../components/frame.ts';
import { LANGUAGE_MENU, languageName } from '../components/languages.ts';
import { type FilterMenu, listScreen, SEARCH, sortOf } from '../components/list-page.ts';
import { fileColumnsOf } from '../components/record-form.ts';
import { capitalize } from '../components/statuses.ts';
import { ofMessages } from '../components/ticking.ts';
import type { DeskParts } from '../parts.ts';
import { PROGRAMME, type Screen } from '../screen.ts';

export const PEOPLE_PATH = '/desk/people/';

/** The order when nobody asks for another. */
export const USUAL_PEOPLE: PeopleSort = { by: 'name', descending: false };

/** Makes the screen. */
export const peopleScreen = ({ desk, ownFields, timeZone }: DeskParts): Screen =>
  listScreen<PersonRow>({
    path: PEOPLE_PATH,
    access: PROGRAMME,
    name: 'People',
    timeZone,
    async open({ query, mayWrite, onlyManager }) {
      const seesAll = onlyManager === null;
      const sort = sortOf(query, PEOPLE_SORTS, USUAL_PEOPLE);
      const actions = [
        ...(mayWrite ? [{ label: 'New person', href: '/desk/people/new/' }] : []),
        { label: 'Who has no pair', href: '/desk/people/free/' },
        { label: 'Managers of the programme', href: '/desk/managers/' },
      ];
      return {
        description: 'Mentees and mentors. A person who is both is listed twice, once in each role.',
        read: (page) => desk.seenBy(onlyManager).people(peopleFilterOf(query), sort, page),
        sort,
        columns: columnsFor(await ownFields.labels()),
        actions: seesAll ? actions : [],
        filters: {
          search: 'Name or e-mail',
          menus: [ROLE_MENU, LANGUAGE_MENU, ...(seesAll ? [FREE_MENU] : [])],
          kept: [COHORT],
        },
        nothing: 'There are no mentees or mentors yet.',
        nothingFits: 'Nobody fits these filters.',
        firstSteps: mayWrite ? [{ label: 'Upload a sheet', href: '/desk/upload/' }] : [],
        ticking: mayWrite && {
          ...ofMessages('people'),
          valueOf: ({ id }) => String(id),
          labelOf: ({ called, role }) => `${called}, ${role}`,
        },
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

const columnsFor = (labels: OwnLabels): readonly ListColumn<PersonRow>[] => [
  {
    label: 'Name',
    sort: 'name',
    value: ({ full_name }) => full_name,
    cell: ({ id, full_name }) => html`<a href="/desk/people/${id}/">${full_name}</a>`,
  },
  { label: 'Role', value: ({ role }) => capitalize(role) },
  { label: 'E-mail', sort: 'email', value: ({ email }) => email },
  { label: 'Language', value: ({ language }) => languageName(language) },
  {
    label: 'Open pairs',
    kind: 'number',
    sort: 'open_pairs',
    value: ({ open_pairs }) => open_pairs || null,
  },
  { label: 'Places', value: ({ places }) => places, isOnlyInFiles: true },
  { label: 'Free places', kind: 'number', value: ({ free_places }) => free_places },
  ...fileColumnsOf<PersonRow>(labelled(otherContact, labels)),
];
