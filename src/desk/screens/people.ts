/** `/desk/people/`: all mentees and mentors. */

import { PEOPLE_SORTS, type PeopleSort } from '../../domain/desk/people.ts';
import { ROLES } from '../../domain/programme.ts';
import { SEARCH } from '../components/filters.ts';
import { pageRequestOf, sortOf } from '../components/list-page.ts';
import type { DeskParts } from '../parts.ts';
import { PROGRAMME, type Screen } from '../screen.ts';
import { renderPeople } from './people-view.ts';

export const PEOPLE_PATH = '/desk/people/';

/** The order when nobody asks for another. */
const USUAL: PeopleSort = { by: 'name', descending: false };

/** The screen. */
export const peopleScreen = ({ desk }: DeskParts): Screen => ({
  path: PEOPLE_PATH,
  access: PROGRAMME,
  async show(request) {
    const { query } = request;
    const sort = sortOf(query, PEOPLE_SORTS, USUAL);
    const page = pageRequestOf(query);
    const filter = {
      role: ROLES.find((role) => role === query.get('role')),
      search: query.get(SEARCH) || undefined,
    };
    const rows = await desk.seenBy(request.onlyManager).people(filter, sort, page);
    return renderPeople({ request, rows, sort, page });
  },
});
