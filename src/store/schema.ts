/** The tables, as the queries see them. */

import type { Course } from '../domain/course.ts';
import type { PreLeadStatus } from '../domain/pre-lead-status.ts';
import type { NewSmartGoal } from '../domain/smart-goal.ts';

/** Instants are texts in UTC with six digits, `2026-11-21T02:10:54.570232Z`; truth values are 0 and 1 where SQLite gives them. */
type Columns<Item> = {
  readonly [Name in keyof Item]: Item[Name] extends Temporal.Instant
    ? string
    : Item[Name] extends Temporal.Instant | null
      ? string | null
      : Item[Name];
};

/** The collections that keep a row of their own state. */
export type CollectionName = 'smart-goals' | 'courses' | 'pre-lead-statuses';

/** One row a collection: what is known of it without looking at its records. */
interface CollectionTable {
  readonly name: CollectionName;
  /** How many records it holds, exactly. */
  readonly count: number;
  /** The highest id that was ever given out. */
  readonly last_id: number;
  /** How many changes it has seen. */
  readonly revision: number;
}

/** A smart goal and its place: positions run from 1, without a gap, in the order of the ids. */
interface SmartGoalTable extends Columns<NewSmartGoal> {
  readonly id: number;
  readonly position: number;
}

interface MigrationTable {
  readonly number: number;
  readonly name: string;
  readonly applied_at: string;
}

export interface Schema {
  readonly migrations: MigrationTable;
  readonly collections: CollectionTable;
  readonly smart_goals: SmartGoalTable;
  readonly courses: Columns<Course>;
  readonly pre_lead_statuses: Columns<PreLeadStatus>;
}
