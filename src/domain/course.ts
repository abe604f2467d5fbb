/** Group courses, each with three weekly sessions. */

import { boolean, dateTime, integer, type PartOf, type RecordOf, text, url } from './fields.ts';
import type { HistoryNote, Origin } from './origin.ts';
import type { Versioned } from './page.ts';

const session = (week: number) =>
  dateTime({
    nullable: true,
    word: `date of week ${week}`,
    columns: `session_w${week}, date_week_${week}`,
    description: `When the session of week ${week} starts.`,
    example: `2026-05-${String(7 * week - 3).padStart(2, '0')}T18:00:00+02:00`,
  });

const event = (week: number) =>
  text({
    maximumLength: 255,
    blank: true,
    word: `event of week ${week}`,
    erasure: 'reported',
    description: `The calendar event of the session of week ${week}.`,
    example: `evt${week}`,
  });

const recording = (week: number) =>
  url({
    word: `recording of week ${week}`,
    erasure: 'reported',
    description: `Where the recording of the session of week ${week} is.`,
    example: `https://video.example.org/w${week}`,
  });

export const courseFields = {
  id: integer({ readOnly: true, label: 'ID', description: 'The number of the course.', example: 1 }),
  created_by: integer({
    readOnly: true,
    nullable: true,
    description: 'The account that created the course, if there are accounts.',
    example: null,
  }),
  title: text({
    maximumLength: 255,
    description: 'The title that is shown.',
    example: 'Find your direction',
    columns: 'course, course_title, titel, tytul, nazev',
    erasure: 'reported',
  }),
  code: integer({
    description: 'The numeric code of the course.',
    example: 12,
    columns: 'course_code, kod',
  }),
  gsheet_name: text({
    maximumLength: 255,
    word: 'short name',
    description: 'The short name of the course.',
    example: 'FYD',
    columns: 'gsheet, short_name',
    erasure: 'reported',
  }),
  date_w1: session(1),
  date_w2: session(2),
  date_w3: session(3),
  event_w1: event(1),
  event_w2: event(2),
  event_w3: event(3),
  recording_w1: recording(1),
  recording_w2: recording(2),
  recording_w3: recording(3),
  deactivated: boolean({
    word: 'switched on or off',
    description: 'Whether the course is switched off.',
    example: false,
  }),
};

export type Course = RecordOf<typeof courseFields>;

/** Reads the courses, oldest first. */
export interface CourseReader extends Versioned {
  list(): Promise<readonly Course[]>;
  find(id: number): Promise<Course | null>;
}

/** Records courses; the store gives the id. A change with a note has its entry in the history. */
export interface CourseStore extends CourseReader {
  /** The origin says who creates it, and by which key; nobody in particular where it is left out. */
  add(course: Omit<Course, 'id'>, origin?: Origin, note?: HistoryNote): Promise<Course>;
  /** Gives fields of a course other values; the others stay as they are, whoever changes them at the same time. Null where there is no such course. */
  change(
    id: number,
    values: PartOf<typeof courseFields>,
    origin?: Origin,
    note?: HistoryNote,
  ): Promise<Course | null>;
}
