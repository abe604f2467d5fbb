/** Courses in the database. */

import { type CourseStore, courseFields } from '../../domain/course.ts';
import type { Database } from '../database.ts';
import { createRecordStore } from './records.ts';

/** The courses of a database. */
export const createCourseStore = (database: Database): CourseStore =>
  createRecordStore(database, 'courses', courseFields);
