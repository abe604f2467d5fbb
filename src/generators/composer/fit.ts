/** The stage that fits goals into the token budget. */
import { MAX_OUTPUT_TOKENS } from '../../domain/goal-writer.ts';
import { countTokens } from '../tokens.ts';
import type { WrittenGoal } from './composition.ts';

/** How the goals of an answer may be said, from the most to the fewest words. */
const LENGTHS = ['long', 'short', 'brief'] as const;

/**
 * The goals as lines of at most 256 tokens together: at full length if they fit, or else the last ones short, then the last ones in
 * the shortest wording, then fewer. A goal is never cut; of several at least the first stays.
 */
export async function fitGoals(goals: readonly WrittenGoal[]): Promise<string[]> {
  const counts = await Promise.all(
    goals.map((goal) => Promise.all(LENGTHS.map((length) => countTokens(`${goal[length]}\n`)))),
  );
  for (let many = goals.length; many > 0; many--) {
    // From all at their longest to all at their shortest, the last one first.
    for (let cut = 0; cut <= many * (LENGTHS.length - 1); cut++) {
      const lengthOf = (index: number): number =>
        Math.floor(cut / many) + (index >= many - (cut % many) ? 1 : 0);
      const total = counts.slice(0, many).reduce((sum, own, index) => sum + (own[lengthOf(index)] ?? 0), 0);
      if (total <= MAX_OUTPUT_TOKENS)
        return goals.slice(0, many).map((goal, index) => goal[LENGTHS[lengthOf(index)] ?? 'brief']);
    }
  }
  return goals.slice(0, 1).map(({ brief }) => brief);
}
