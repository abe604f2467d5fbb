import { type CourseStore, courseFields } from '../domain/course.ts';
import { KEPT_COLLECTIONS } from '../domain/operations/rows.ts';
import { type HistoryNote, type Origin, UNNAMED } from '../domain/origin.ts';
import { type Collection, declareCollection } from './collection.ts';
import { courseCalendar } from './course-calendar.ts';

/** The dependencies of the collection. */
interface CourseParts {
  readonly courses: CourseStore;
  readonly timeZone: string;
  /** Distinguishes these courses from those of other services. */
  readonly identity: string;
}

/** Courses: all of them, oldest first; creation and changes; the calendar of their sessions. */
export function courses({ courses, timeZone, identity }: CourseParts): Collection {
  return declareCollection({
    path: 'courses',
    name: 'Courses',
    noun: 'course',
    description: 'Group courses.',
    freshness: { kind: 'revalidated' },
    scopes: KEPT_COLLECTIONS.courses.scopes,
    fields: courseFields,
    timeZone,
    calendar: courseCalendar(courses, identity),
    version: () => courses.version(),
    listing: { kind: 'all', list: () => courses.list() },
    creation: {
      create: (values, { origin }) =>
        courses.add({ ...values, created_by: origin.account?.id ?? null }, origin, noteOf(origin)),
      find: (id) => courses.find(id),
    },
    single: {
      description: 'A group course.',
      find: (id) => courses.find(id),
      change: (id, values, origin) => courses.change(id, values, origin, noteOf(origin)),
    },
  });
}

/** Whoever changes courses here is in the history as at the desk; without accounts it is a program or the page of the API. */
const noteOf = ({ account }: Origin): HistoryNote => ({
  who: account?.name ?? UNNAMED.api,
  account_id: account?.id ?? null,
  reason: null,
});
