/** Courses in the database. */

import { type CourseStore, courseFields } from '../../domain/course.ts';
import { cellsOf } from '../../domain/operations/rows.ts';
import type { Database } from '../database.ts';
import { createRecordStore, type NoteOfRecord } from './records.ts';

/** The courses of a database. */
export const createCourseStore = (database: Database): CourseStore =>
  createRecordStore(database, 'courses', courseFields, 'id', courseChange);

const courseChange = (id: number): NoteOfRecord => ({
  table: 'courses',
  kind: 'change-course',
  summaryOf(before, after) {
    const course = `the course “${(after ?? before)?.title ?? id}”`;
    if (before === null) return `Created ${course}`;
    const [cells, others] = [cellsOf(before), cellsOf(after ?? {})];
    const changed = Object.keys(courseFields).filter((name) => cells.get(name) !== others.get(name));
    if (changed.join() === 'deactivated') {
      return `Switched ${course} ${others.get('deactivated') === true ? 'off' : 'on'}`;
    }
    return `Changed ${course}: ${changed.map((name) => WORDS[name] ?? name).join(', ')}`;
  },
});

/** The names of fields that have no plain name of their own. */
const WORDS: Readonly<Record<string, string>> = {
  gsheet_name: 'short name',
  deactivated: 'switched on or off',
  ...Object.fromEntries(
    [1, 2, 3].flatMap((week) => [
      [`date_w${week}`, `date of week ${week}`],
      [`event_w${week}`, `event of week ${week}`],
      [`recording_w${week}`, `recording of week ${week}`],
    ]),
  ),
};
