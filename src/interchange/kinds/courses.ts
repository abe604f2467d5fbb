/** The table of courses, by the rules of what clients submit but for the lengths. */

import { courseFields } from '../../domain/course.ts';
import { optional } from '../values/column.ts';
import { wholeNumber } from '../values/numbers.ts';
import { fieldColumns } from './field-columns.ts';
import { plainTable } from './table.ts';

export const courses = plainTable<'courses'>({ ...fieldColumns(courseFields), id: optional(wholeNumber(1)) });
