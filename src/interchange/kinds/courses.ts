/** The table of courses, by the rules of what clients submit but for the lengths. */

import { optional, otherwise, required } from '../column.ts';
import { plainTable } from '../table.ts';
import { instant } from '../values/instants.ts';
import { wholeNumber } from '../values/numbers.ts';
import { held, heldAddress, trimmed, webAddress } from '../values/texts.ts';
import { yesOrNo } from '../values/words.ts';

const event = held(otherwise(trimmed, ''));

const recording = heldAddress(optional(webAddress));

const session = (week: number) => optional(instant(false), `session_w${week}`, `date_week_${week}`);

export const courses = plainTable('courses', {
  id: optional(wholeNumber(1)),
  created_by: optional(wholeNumber()),
  title: held(required(trimmed, 'course', 'course_title', 'titel', 'tytul', 'nazev')),
  code: required(wholeNumber(), 'course_code', 'kod'),
  gsheet_name: held(required(trimmed, 'gsheet', 'short_name')),
  date_w1: session(1),
  date_w2: session(2),
  date_w3: session(3),
  event_w1: event,
  event_w2: event,
  event_w3: event,
  recording_w1: recording,
  recording_w2: recording,
  recording_w3: recording,
  deactivated: optional(yesOrNo),
});
