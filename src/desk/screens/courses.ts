/** `/desk/courses/`: all courses with their sessions, and the address of their calendar. */

import type { Course } from '../../domain/course.ts';
import type { Sort } from '../../domain/desk/desk-reader.ts';
import { KEPT_COLLECTIONS } from '../../domain/operations/rows.ts';
import { folded } from '../../domain/people-search.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import type { RequiredScopes } from '../../http/auth/permissions.ts';
import { renderPart } from '../components/details.ts';
import { type ListColumn, pageOf } from '../components/download.ts';
import { type FilterMenu, listScreen, SEARCH, sortOf } from '../components/list-page.ts';
import type { DeskParts } from '../parts.ts';
import { type DeskRequest, mayChangeSettings, type Screen } from '../screen.ts';
import { CALENDAR_PATH } from './courses-calendar.ts';

export const COURSES_PATH = '/desk/courses/';

/** The scopes that see the courses, and change them. */
export const COURSES = KEPT_COLLECTIONS.courses.scopes;

/** Those who may change them. */
export const COURSE_CHANGES: RequiredScopes = { read: COURSES.write, write: COURSES.write };

/** Whether somebody may change courses. */
export const mayChangeCourses = ({ caller }: DeskRequest): boolean => caller.scopes.has(COURSES.write);

/** The order when nobody asks for another: new courses first. */
const USUAL: Sort<CourseSort> = { by: 'id', descending: true };

/** Makes the screen of the list. */
export const coursesScreen = ({ courses, timeZone, calendarPath, tokens }: DeskParts): Screen =>
  listScreen<Course>({
    path: COURSES_PATH,
    access: COURSES,
    name: 'Courses',
    timeZone,
    async open(request) {
      const { query, root } = request;
      const sort = sortOf(query, COURSE_SORTS, USUAL);
      const found = (await courses.list()).filter(isAskedFor(query)).toSorted(comparing(sort));
      const newCourse = mayChangeCourses(request)
        ? [{ label: 'New course', href: '/desk/courses/new/' }]
        : [];
      return {
        description: `Group courses with three weekly sessions. Times are those of ${timeZone}.`,
        actions: newCourse,
        filters: { search: 'Title, short name or code', menus: [STATE_MENU] },
        read: async (page) => pageOf(found, page),
        sort,
        columns: COLUMNS,
        nothing: 'There are no courses yet.',
        nothingFits: 'No course fits these filters.',
        firstSteps: newCourse,
        rest: renderPart(
          'Calendar',
          renderCalendar(`${root}${calendarPath}`, tokens !== null, mayChangeSettings(request)),
        ),
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

/** The start of the first session of a course; courses without dates come last. */
const startOf = ({ date_w1, date_w2, date_w3 }: Course): number =>
  (date_w1 ?? date_w2 ?? date_w3)?.epochMilliseconds ?? Number.MAX_SAFE_INTEGER;

/** The orders of the list. */
const COURSE_SORTS = ['id', 'title', 'start'] as const;
type CourseSort = (typeof COURSE_SORTS)[number];

/** The values of the menu. */
const ON = 'on';
const OFF = 'off';

const STATE_MENU: FilterMenu = {
  name: 'state',
  label: 'State',
  choices: [
    { value: '', label: 'All' },
    { value: ON, label: 'On' },
    { value: OFF, label: 'Switched off' },
  ],
};

/** Returns the sessions of a course, each with its recording. */
export const sessionsOf = (course: Course) => [
  { week: 1, start: course.date_w1, event: course.event_w1, recording: course.recording_w1 },
  { week: 2, start: course.date_w2, event: course.event_w2, recording: course.recording_w2 },
  { week: 3, start: course.date_w3, event: course.event_w3, recording: course.recording_w3 },
];

/** Renders whether a course is switched off, as a badge. */
export const renderCourseState = ({ deactivated }: Course): SafeHtml =>
  deactivated
    ? html`<span class="badge">Switched off</span>`
    : html`<span class="badge badge-good">On</span>`;

const session = (week: number): ListColumn<Course> => ({
  label: `Week ${week}`,
  value: (course) => sessionsOf(course)[week - 1]?.start ?? null,
});

const COLUMNS: readonly ListColumn<Course>[] = [
  {
    label: 'Title',
    sort: 'title',
    value: ({ title }) => title,
    cell: ({ id, title }) => html`<a href="/desk/courses/${id}/">${title}</a>`,
  },
  { label: 'Short name', value: ({ gsheet_name }) => gsheet_name },
  { label: 'Code', kind: 'number', value: ({ code }) => String(code) },
  { ...session(1), sort: 'start' },
  session(2),
  session(3),
  {
    label: 'Recordings',
    value: (course) => {
      const count = sessionsOf(course).filter(({ recording }) => recording !== null).length;
      return count === 0 ? null : `${count} of 3`;
    },
  },
  {
    label: 'State',
    value: ({ deactivated }) => (deactivated ? 'switched off' : 'on'),
    cell: renderCourseState,
  },
];

/**
 * Renders where calendar programs find the sessions.
 *
 * @param mayMake whether the caller may make addresses with tokens, if tokens are asked for
 */
const renderCalendar = (address: string, asksForTokens: boolean, mayMake: boolean): SafeHtml =>
  html`<p>Calendar programs show all sessions, and follow when one is moved, recorded or switched off.</p>
${
  asksForTokens
    ? html`<p>${mayMake ? html`<a class="button" href="${CALENDAR_PATH}">Addresses of the calendar</a>` : 'Ask a manager of the programme for an address of your own.'}</p>`
    : html`<p class="address"><a href="${address}">${address}</a></p>`
}
<ul class="notes">
<li>Google Calendar: Other calendars, From URL.</li>
<li>Outlook: Add calendar, Subscribe from web.</li>
<li>Apple Calendar: File, New Calendar Subscription.</li>
</ul>`;
