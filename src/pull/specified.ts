/**
 * What a record of the source must have. Any service with the interface has the fields that its specification names;
 * those that this service was given since are taken where the source has them, and demanded of nobody.
 */
import { courseFields } from '../domain/course.ts';
import type { Fields } from '../domain/fields.ts';
import { preLeadStatusFields } from '../domain/pre-lead-status.ts';
import { smartGoalFields } from '../domain/smart-goal.ts';

/** The records of a collection. */
export interface RecordSchema {
  /** What one of them is, as a sentence begins with it: `Smart goal`. */
  readonly noun: string;
  /** All fields that are taken. */
  readonly fields: Fields;
  /** The names of those that the specification has. */
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
