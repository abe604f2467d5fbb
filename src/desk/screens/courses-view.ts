/** What `/desk/courses/` shows. */

import type { Course } from '../../domain/course.ts';
import type { Page, PageRequest } from '../../domain/page.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { rangeInWords, renderPageLinks } from '../../pages/page-links.ts';
import { renderInstant } from '../components/dates.ts';
import { renderActions, renderPart } from '../components/details.ts';
import { renderEmptyState } from '../components/empty-state.ts';
import { renderFilters } from '../components/filters.ts';
import { pageLinksOf, sortLink } from '../components/list-page.ts';
import { renderTable } from '../components/table.ts';
import type { DeskPage, DeskRequest } from '../screen.ts';
import { CALENDAR_PATH } from './courses-calendar-view.ts';

/** What the list can be sorted by. */
export const COURSE_SORTS = ['id', 'title', 'start'] as const;

/** An order of the list. */
export interface CourseSort {
  readonly by: (typeof COURSE_SORTS)[number];
  readonly descending: boolean;
}

/** The values of the menu. */
export const ON = 'on';
export const OFF = 'off';

/** Where calendar programs find the sessions. */
interface CalendarAddress {
  readonly address: string;
  /** Whether a calendar program needs a token. */
  readonly asksForTokens: boolean;
  /** Whether the caller may make addresses. */
  readonly mayMake: boolean;
}

/** What the page is made of. */
interface CoursesView {
  readonly request: DeskRequest;
  readonly rows: Page<Course>;
  readonly sort: CourseSort;
  readonly page: PageRequest;
  readonly timeZone: string;
  readonly calendar: CalendarAddress;
  readonly mayChange: boolean;
}

/** The sessions of a course, each with its recording. */
export const sessionsOf = (course: Course) => [
  { week: 1, start: course.date_w1, event: course.event_w1, recording: course.recording_w1 },
  { week: 2, start: course.date_w2, event: course.event_w2, recording: course.recording_w2 },
  { week: 3, start: course.date_w3, event: course.event_w3, recording: course.recording_w3 },
];

/** Whether a course is switched off, as a badge. */
export const renderCourseState = ({ deactivated }: Course): SafeHtml =>
  deactivated
    ? html`<span class="badge">Switched off</span>`
    : html`<span class="badge badge-good">On</span>`;

/** The page. */
export function renderCourses(view: CoursesView): DeskPage {
  const { request, rows, page, timeZone, calendar, mayChange } = view;
  const { path, query } = request;
  const links = pageLinksOf(path, query, page, rows);
  const isNarrowed = ['q', 'state'].some((name) => (query.get(name) ?? '') !== '');
  return {
    title: 'Courses',
    description: `Group courses with three weekly sessions. Times are those of ${timeZone}.`,
    content: html`${renderActions(mayChange ? [{ label: 'New course', href: '/desk/courses/new/' }] : [], 'More')}
${renderFilters({
  action: path,
  query,
  search: 'Title, short name or code',
  menus: [
    {
      name: 'state',
      label: 'State',
      choices: [
        { value: '', label: 'All' },
        { value: ON, label: 'On' },
        { value: OFF, label: 'Switched off' },
      ],
    },
  ],
  kept: ['sort'],
})}
${
  rows.items.length === 0
    ? renderEmptyState(
        isNarrowed ? 'No course fits these filters.' : 'There are no courses yet.',
        mayChange && !isNarrowed ? [{ label: 'New course', href: '/desk/courses/new/' }] : [],
      )
    : renderRows(view, `Courses: ${rangeInWords(links)}`)
}
${rows.count > 0 && renderPageLinks(links, 'Pages')}
${renderPart('Calendar', renderCalendar(calendar))}`,
  };
}

function renderRows({ request, rows, sort, timeZone }: CoursesView, caption: string): SafeHtml {
  const sorted = (by: CourseSort['by']) => sortLink(request.path, request.query, sort, by);
  const session = (week: number) => ({
    label: `Week ${week}`,
    ...(week === 1 && { sort: sorted('start') }),
    cell: (course: Course) => {
      const start = sessionsOf(course)[week - 1]?.start ?? null;
      return start && renderInstant(start, timeZone);
    },
  });
  return renderTable<Course>({
    caption,
    rows: rows.items,
    columns: [
      {
        label: 'Title',
        sort: sorted('title'),
        cell: ({ id, title }) => html`<a href="/desk/courses/${id}/">${title}</a>`,
      },
      { label: 'Short name', cell: ({ gsheet_name }) => gsheet_name },
      { label: 'Code', kind: 'number', cell: ({ code }) => String(code) },
      session(1),
      session(2),
      session(3),
      {
        label: 'Recordings',
        cell: (course) => {
          const count = sessionsOf(course).filter(({ recording }) => recording !== null).length;
          return count === 0 ? null : `${count} of 3`;
        },
      },
      { label: 'State', cell: renderCourseState },
    ],
  });
}

const renderCalendar = ({ address, asksForTokens, mayMake }: CalendarAddress): SafeHtml =>
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
