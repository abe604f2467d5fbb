import { type CourseStore, courseFields } from '../domain/course.ts';
import { type Collection, declareCollection } from './collection.ts';

/** Courses: all of them, oldest first, and new ones. */
export function courses({ courses, timeZone }: { courses: CourseStore; timeZone: string }): Collection {
  return declareCollection({
    path: 'courses',
    name: 'Courses',
    noun: 'course',
    description: 'Group courses.',
    freshness: { kind: 'revalidated' },
    fields: courseFields,
    timeZone,
    version: () => courses.version(),
    listing: { kind: 'all', list: () => courses.list() },
    creation: {
      submit: 'Create the course',
      create: (values) => courses.add({ ...values, created_by: null }),
    },
  });
}
