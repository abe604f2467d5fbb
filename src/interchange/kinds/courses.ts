/** The table of courses, by the rules of what clients submit but for the lengths. */

import { courseFields } from '../../domain/course.ts';
import { optional } from '../values/column.ts';
import { wholeNumber } from '../values/numbers.ts';
import { fieldColumns } from './field-columns.ts';
import { plainTable } from './table.ts';

const session = (week: number): readonly string[] => [`session_w${week}`, `date_week_${week}`];

export const courses = plainTable<'courses'>({
  ...fieldColumns(courseFields, {
    title: ['course', 'course_title', 'titel', 'tytul', 'nazev'],
    code: ['course_code', 'kod'],
    gsheet_name: ['gsheet', 'short_name'],
    date_w1: session(1),
    date_w2: session(2),
    date_w3: session(3),
  }),
  id: optional(wholeNumber(1)),
});
