/** Smart goals: what a mentee typed, and the goals that were written for them. */

import { dateTime, integer, type RecordOf, text } from './fields.ts';
import type { TokenCounter } from './goal-writer.ts';
import type { Origin } from './origin.ts';
import type { Page, PageRequest } from './page.ts';

export const smartGoalFields = {
  id: integer({ readOnly: true, label: 'ID', description: 'Newer goals have higher ids.', example: 95 }),
  created_at: dateTime({
    readOnly: true,
    microseconds: true,
    description: 'When the goals were written.',
    example: '2026-11-21T03:10:54.570232+01:00',
  }),
  input: text({
    maximumLength: 20_000,
    multiline: true,
    description: 'What you hope for, in your own words and in any language.',
    example: 'I want to become a team lead.',
  }),
  output: text({
    readOnly: true,
    multiline: true,
    description: 'One to five goals, a line each, or “No response.” where the input held no wish.',
    example:
      'I will lead 2 small projects from kick-off to review by 20 February 2027 and ask 3 colleagues for feedback.',
  }),
  input_tokens: integer({
    readOnly: true,
    description: 'Tokens of the input, the fixed prompt counted in.',
    example: 241,
  }),
  output_tokens: integer({ readOnly: true, description: 'Tokens of the output, at most 256.', example: 31 }),
};

/** A smart goal as it is stored and shown. */
export type SmartGoal = RecordOf<typeof smartGoalFields>;

/** How goals came about: kept beside the specified fields, not shown among them. */
export interface GoalProvenance {
  /** Who wrote them, such as `offline`. */
  readonly writer: string;
  /** The model of a remote writer; null for the composer. */
  readonly model: string | null;
  /** The language of the output as an ISO 639-1 code; null if it is not known. */
  readonly language: string | null;
  /** Which wording was asked for: 0 and up. */
  readonly variant: number;
  /** How long the writing took; null if nobody measured it. */
  readonly milliseconds: number | null;
  readonly tokens_counted_by: TokenCounter;
}

/** What is recorded of goals just written; the store gives the id. */
export interface NewSmartGoal extends Omit<SmartGoal, 'id'>, GoalProvenance {}

/** What one record says about the use of the service: its provenance, its tokens, and nothing of what was written. */
export interface GoalUsage
  extends GoalProvenance,
    Pick<SmartGoal, 'created_at' | 'input_tokens' | 'output_tokens'> {}

/** Reads smart goals, newest first. */
interface SmartGoalReader {
  /** Another one after every change, also after one that another process made; asked for on every request. */
  version(): Promise<string>;
  /** One page with the exact count, both of the same moment. Costs the same at any offset. */
  page(request: PageRequest): Promise<Page<SmartGoal>>;
  /** The goal with an id; null if there is none. */
  find(id: number): Promise<SmartGoal | null>;
  /** The usage of all goals, oldest first, in parts of bounded size. */
  usage(): AsyncIterable<readonly GoalUsage[]>;
}

/** Records smart goals. */
export interface SmartGoalStore extends SmartGoalReader {
  /**
   * Stores a goal permanently before it answers; ids grow in the order of the answers. The origin says who had it written,
   * and by which key; nobody in particular where it is left out.
   */
  add(goal: NewSmartGoal, origin?: Origin): Promise<SmartGoal>;
}
