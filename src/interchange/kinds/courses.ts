/** The table of courses, by the rules of what clients submit. */

import { courseFields } from '../../domain/course.ts';
import { optional, otherwise, required } from '../column.ts';
import { plainTable } from '../table.ts';
import { instant } from '../values/instants.ts';
import { wholeNumber } from '../values/numbers.ts';
import { held, heldAddress, submitted, webAddress } from '../values/texts.ts';
import { yesOrNo } from '../values/words.ts';

const event = (limit: typeof courseFields.event_w1) => held(otherwise(submitted(limit), ''));

const recording = (limit: typeof courseFields.recording_w1) => heldAddress(optional(webAddress(limit)));

const session = (week: number) => optional(instant(false), `session_w${week}`, `date_week_${week}`);

export const courses = plainTable('courses', {
  id: optional(wholeNumber(1)),
  created_by: optional(wholeNumber()),
  title: held(required(submitted(courseFields.title), 'course', 'course_title', 'titel', 'tytul', 'nazev')),
  code: required(wholeNumber(), 'course_code', 'kod'),
  gsheet_name: held(required(submitted(courseFields.gsheet_name), 'gsheet', 'short_name')),
  date_w1: session(1),
  date_w2: session(2),
  date_w3: session(3),
  event_w1: event(courseFields.event_w1),
  event_w2: event(courseFields.event_w2),
  event_w3: event(courseFields.event_w3),
  recording_w1: recording(courseFields.recording_w1),
  recording_w2: recording(courseFields.recording_w2),
  recording_w3: recording(courseFields.recording_w3),
  deactivated: optional(yesOrNo),
});
