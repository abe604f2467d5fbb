/** `/desk/courses/`: all courses with their sessions, and the address of their calendar. */

import type { Course } from '../../domain/course.ts';
import { folded } from '../../domain/people-search.ts';
import { html } from '../../html/html.ts';
import type { RequiredScopes } from '../../http/auth/permissions.ts';
import { renderActions, renderEmptyState, renderPart } from '../components/details.ts';
import { isNarrowed, renderFilters, SEARCH } from '../components/filters.ts';
import { pageRequestOf, renderList, type Sort, sortOf } from '../components/list-page.ts';
import type { DeskParts } from '../parts.ts';
import { type DeskRequest, mayChangeSettings, type Screen } from '../screen.ts';
import {
  COURSE_SORTS,
  type CourseSort,
  courseColumns,
  OFF,
  ON,
  renderCalendar,
  STATE_MENU,
} from './courses-view.ts';

export const COURSES_PATH = '/desk/courses/';

/** Who may see the courses, and change them. */
export const COURSES: RequiredScopes = { read: 'courses:read', write: 'courses:write' };

/** Those who may change them. */
export const COURSE_CHANGES: RequiredScopes = { read: 'courses:write', write: 'courses:write' };

/** Whether somebody may change courses. */
export const mayChangeCourses = ({ caller }: DeskRequest): boolean => caller.scopes.has('courses:write');

/** The order when nobody asks for another: new courses first. */
const USUAL: Sort<CourseSort> = { by: 'id', descending: true };

/** Makes the screen of the list. */
export const coursesScreen = ({ courses, timeZone, calendarPath, tokens }: DeskParts): Screen => ({
  path: COURSES_PATH,
  access: COURSES,
  async show(request) {
    const { query } = request;
    const sort = sortOf(query, COURSE_SORTS, USUAL);
    const page = pageRequestOf(query);
    const found = (await courses.list()).filter(isAskedFor(query)).toSorted(comparing(sort));
    const mayChange = mayChangeCourses(request);
    const newCourse = mayChange ? [{ label: 'New course', href: '/desk/courses/new/' }] : [];
    const isSearch = isNarrowed(query, [SEARCH, 'state']);
    return {
      title: 'Courses',
      description: `Group courses with three weekly sessions. Times are those of ${timeZone}.`,
      content: html`${renderActions(newCourse, 'More')}
${renderFilters(request, { search: 'Title, short name or code', menus: [STATE_MENU], kept: ['sort'] })}
${renderList<Course, CourseSort>(request, {
  name: 'Courses',
  rows: { count: found.length, items: found.slice(page.offset, page.offset + page.limit) },
  page,
  sort,
  columns: courseColumns(timeZone),
  nothing: renderEmptyState(
    isSearch ? 'No course fits these filters.' : 'There are no courses yet.',
    isSearch ? [] : newCourse,
  ),
})}
${renderPart('Calendar', renderCalendar(`${request.root}${calendarPath}`, tokens !== null, mayChangeSettings(request)))}`,
    };
  },
});

/** Whether a course has all words that are searched for, and is switched on or off as asked. */
function isAskedFor(query: URLSearchParams): (course: Course) => boolean {
  const words = folded(query.get(SEARCH) ?? '')
    .split(' ')
    .filter((word) => word !== '');
  const state = query.get('state');
  return ({ title, gsheet_name, code, deactivated }) => {
    const text = folded(`${title} ${gsheet_name} ${code}`);
    const isInState = state === ON ? !deactivated : state !== OFF || deactivated;
    return isInState && words.every((word) => text.includes(word));
  };
}

function comparing({ by, descending }: Sort<CourseSort>): (one: Course, other: Course) => number {
  const sign = descending ? -1 : 1;
  const compare: Readonly<Record<CourseSort, (one: Course, other: Course) => number>> = {
    id: (one, other) => one.id - other.id,
    title: (one, other) => compareTexts(folded(one.title), folded(other.title)),
    start: (one, other) => startOf(one) - startOf(other),
  };
  return (one, other) => sign * compare[by](one, other) || one.id - other.id;
}

const compareTexts = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1);

/** When the first session of a course starts; courses without dates come last. */
const startOf = ({ date_w1, date_w2, date_w3 }: Course): number =>
  (date_w1 ?? date_w2 ?? date_w3)?.epochMilliseconds ?? Number.MAX_SAFE_INTEGER;
