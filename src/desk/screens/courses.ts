/** `/desk/courses/`: all courses with their sessions, and the address of their calendar. */

import type { Course } from '../../domain/course.ts';
import { folded } from '../../domain/people-search.ts';
import type { RequiredScopes } from '../../http/auth/permissions.ts';
import { SEARCH } from '../components/filters.ts';
import { pageRequestOf, sortOf } from '../components/list-page.ts';
import type { DeskParts } from '../parts.ts';
import type { DeskRequest, Screen } from '../screen.ts';
import { mayChangeSettings } from '../settings-screen.ts';
import { COURSE_SORTS, type CourseSort, OFF, ON, renderCourses } from './courses-view.ts';

export const COURSES_PATH = '/desk/courses/';

/** Who may see the courses, and change them. */
export const COURSES: RequiredScopes = { read: 'courses:read', write: 'courses:write' };

/** Those who may change them. */
export const COURSE_CHANGES: RequiredScopes = { read: 'courses:write', write: 'courses:write' };

/** Whether somebody may change courses. */
export const mayChangeCourses = ({ caller }: DeskRequest): boolean => caller.scopes.has('courses:write');

/** The order when nobody asks for another: new courses first. */
const USUAL: CourseSort = { by: 'id', descending: true };

/** The list. */
export const coursesScreen = ({ courses, timeZone, calendarPath, tokens }: DeskParts): Screen => ({
  path: COURSES_PATH,
  access: COURSES,
  async show(request) {
    const { query } = request;
    const sort = sortOf(query, COURSE_SORTS, USUAL);
    const page = pageRequestOf(query);
    const all = await courses.list();
    const found = all.filter(isAskedFor(query)).toSorted(comparing(sort));
    return renderCourses({
      request,
      rows: { count: found.length, items: found.slice(page.offset, page.offset + page.limit) },
      sort,
      page,
      timeZone,
      calendar: {
        address: `${request.root}${calendarPath}`,
        asksForTokens: tokens !== null,
        mayMake: mayChangeSettings(request),
      },
      mayChange: mayChangeCourses(request),
    });
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

function comparing({ by, descending }: CourseSort): (one: Course, other: Course) => number {
  const sign = descending ? -1 : 1;
  const compare: Readonly<Record<CourseSort['by'], (one: Course, other: Course) => number>> = {
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
