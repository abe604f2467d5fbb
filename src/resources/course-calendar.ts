/** The sessions of the courses as entries of a calendar. */

import type { Course, CourseReader } from '../domain/course.ts';
import type { Calendar, CalendarEvent } from './calendar.ts';

/** The calendar of all dated sessions; `identity` tells these courses from those of other services. */
export function courseCalendar(courses: Pick<CourseReader, 'list'>, identity: string): Calendar {
  return {
    name: 'Mentoring courses',
    description: 'The sessions of the courses, for calendar programs.',
    events: async () => (await courses.list()).flatMap((course) => sessionsOf(course, identity)),
    example: {
      uid: sessionUid(1, 2, 'f81d4fae-7dec-41d0-a765-00a0c91e6bf6'),
      start: Temporal.Instant.from('2026-05-11T18:00:00+02:00'),
      summary: 'Find your direction, week 2',
      description: 'Recording: https://video.example.org/w2',
      address: 'https://video.example.org/w2',
      cancelled: false,
    },
  };
}

/** The UID contains the week and not the date, so that a moved session stays the same entry. */
const sessionUid = (course: number, week: number, identity: string): string =>
  `course-${course}-week-${week}@${identity}`;

function sessionsOf(course: Course, identity: string): readonly CalendarEvent[] {
  // The meaning of event_w1 to event_w3 is unknown, so they are left out.
  const weeks = [
    { week: 1, start: course.date_w1, recording: course.recording_w1 },
    { week: 2, start: course.date_w2, recording: course.recording_w2 },
    { week: 3, start: course.date_w3, recording: course.recording_w3 },
  ];
  return weeks.flatMap(({ week, start, recording }) => {
    if (start === null) return [];
    return {
      uid: sessionUid(course.id, week, identity),
      start,
      summary: `${course.title}, week ${week}`,
      description: recording === null ? '' : `Recording: ${recording}`,
      address: recording,
      cancelled: course.deactivated,
    };
  });
}
