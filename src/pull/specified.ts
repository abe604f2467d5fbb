/**
 * The required fields of a record from the source: those of the interface specification. Fields added later
 * are optional.
 */
import { courseFields } from '../domain/course.ts';
import type { Fields } from '../domain/fields.ts';
import { preLeadStatusFields } from '../domain/pre-lead-status.ts';
import { smartGoalFields } from '../domain/smart-goal.ts';

/** The records of a collection. */
export interface RecordSchema {
  /** The singular noun, at the beginning of a sentence: `Smart goal`. */
  readonly noun: string;
  /** All accepted fields. */
  readonly fields: Fields;
  /** The names of the required fields. */
  readonly specified: readonly string[];
}

function schema<F extends Fields>(
  noun: string,
  fields: F,
  ...specified: readonly (keyof F & string)[]
): RecordSchema {
  return { noun, fields, specified };
}

/** Smart goals. */
export const SMART_GOAL = schema(
  'Smart goal',
  smartGoalFields,
  'id',
  'created_at',
  'input',
  'output',
  'input_tokens',
  'output_tokens',
);

/** Courses. */
export const COURSE = schema(
  'Course',
  courseFields,
  'id',
  'created_by',
  'title',
  'code',
  'gsheet_name',
  'date_w1',
  'date_w2',
  'date_w3',
  'event_w1',
  'event_w2',
  'event_w3',
  'recording_w1',
  'recording_w2',
  'recording_w3',
  'deactivated',
);

/** Pre-lead statuses. */
export const PRE_LEAD_STATUS = schema(
  'Pre-lead status',
  preLeadStatusFields,
  'id',
  'name',
  'value',
  'order',
  'background',
  'disabled',
);
