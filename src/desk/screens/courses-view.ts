/** The columns, the menu and the calendar of the list of courses. */

import type { Course } from '../../domain/course.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { renderInstant } from '../components/dates.ts';
import type { FilterMenu } from '../components/filters.ts';
import type { ListColumn } from '../components/list-page.ts';
import { CALENDAR_PATH } from './courses-calendar.ts';

/** The orders of the list. */
export const COURSE_SORTS = ['id', 'title', 'start'] as const;
export type CourseSort = (typeof COURSE_SORTS)[number];

/** The values of the menu. */
export const ON = 'on';
export const OFF = 'off';

export const STATE_MENU: FilterMenu = {
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

/** Returns the columns of the list. */
export function courseColumns(timeZone: string): readonly ListColumn<Course, CourseSort>[] {
  const session = (week: number) => ({
    label: `Week ${week}`,
    cell: (course: Course) => {
      const start = sessionsOf(course)[week - 1]?.start ?? null;
      return start && renderInstant(start, timeZone);
    },
  });
  return [
    {
      label: 'Title',
      sort: 'title',
      cell: ({ id, title }) => html`<a href="/desk/courses/${id}/">${title}</a>`,
    },
    { label: 'Short name', cell: ({ gsheet_name }) => gsheet_name },
    { label: 'Code', kind: 'number', cell: ({ code }) => String(code) },
    { ...session(1), sort: 'start' },
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
  ];
}

/**
 * Renders where calendar programs find the sessions.
 *
 * @param mayMake whether the caller may make addresses with tokens, if tokens are asked for
 */
export const renderCalendar = (address: string, asksForTokens: boolean, mayMake: boolean): SafeHtml =>
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
