/** Smart goals: the text of a mentee, and the goals written for it. */

import { dateTime, integer, type RecordOf, text } from './fields.ts';
import type { TokenCounter, WrittenGoals } from './goal-writer.ts';
import type { Origin } from './origin.ts';
import type { Page, PageRequest, Versioned } from './page.ts';

export const smartGoalFields = {
  id: integer({ readOnly: true, label: 'ID', description: 'Newer goals have higher ids.', example: 95 }),
  created_at: dateTime({
    readOnly: true,
    microseconds: true,
    description: 'When the goals were written.',
    example: '2026-11-21T03:10:54.570232+01:00',
  }),
  // Those that are known to be somebody's go with them; others that name them are listed, to be erased one by one.
  input: text({
    erasure: 'reported',
    maximumLength: 20_000,
    multiline: true,
    description: 'What you hope for, in your own words and in any language.',
    example: 'I want to become a team lead.',
  }),
  output: text({
    erasure: 'reported',
    readOnly: true,
    multiline: true,
    description: 'One to five goals, each on its own line, or “No response.” if the input contains no wish.',
    example:
      'I will lead 2 small projects from kick-off to review by 20 February 2027 and ask 3 colleagues for feedback.',
  }),
  input_tokens: integer({
    readOnly: true,
    description: 'Tokens of the input, including the fixed prompt.',
    example: 241,
  }),
  output_tokens: integer({ readOnly: true, description: 'Tokens of the output, at most 256.', example: 31 }),
};

export type SmartGoal = RecordOf<typeof smartGoalFields>;

/** How goals were written: stored beside the specified fields, not shown among them. */
export interface GoalProvenance extends Pick<WrittenGoals, 'writer' | 'model' | 'language'> {
  /** The requested wording: 0 and up. */
  readonly variant: number;
  /** How long the writing took; null if it was not measured. */
  readonly milliseconds: number | null;
  readonly tokens_counted_by: TokenCounter;
}

/** New goals to store; the store assigns the id. */
export interface NewSmartGoal extends Omit<SmartGoal, 'id'>, GoalProvenance {}

/** Reads smart goals, newest first. */
interface SmartGoalReader extends Versioned {
  /** One page with the exact count, from one snapshot. Costs the same at any offset. */
  page(request: PageRequest): Promise<Page<SmartGoal>>;
  find(id: number): Promise<SmartGoal | null>;
}

export interface SmartGoalStore extends SmartGoalReader {
  /** Stores a goal permanently before it resolves; ids grow in the order of the results. */
  add(goal: NewSmartGoal, origin?: Origin): Promise<SmartGoal>;
}

// The port of the page on which mentees write goals and keep them under a private address.

export interface KeptGoal extends Pick<SmartGoal, 'id' | 'input' | 'output'> {
  /** The language of the goals as an ISO 639-1 code; null if it is not known. */
  readonly language: string | null;
}

export interface KeptGoals {
  /** The key that signs goals while only a browser has them; the same in all processes on the database. */
  signingKey(): Promise<string>;
  /** Stores a goal permanently, as the collection does, with the digest of the secret in its private address, or as that of a mentee. */
  keep(
    goal: NewSmartGoal,
    place: { readonly secret: string } | { readonly mentee: number },
    origin: Origin,
  ): Promise<SmartGoal>;
  /** The goal with a secret; null if there is none, or it was erased. */
  find(secret: string): Promise<KeptGoal | null>;
}
