/** The stage that fits goals into the token budget. */
import { MAX_OUTPUT_TOKENS } from '../../domain/goal-writer.ts';
import { countTokens } from '../tokens.ts';
import type { WrittenGoal } from './composition.ts';

/**
 * The goals as lines of at most 256 tokens together: at full length if they fit, or else the last ones short, then
 * fewer. A goal is never cut; of several at least the first stays.
 */
export async function fitGoals(goals: readonly WrittenGoal[]): Promise<string[]> {
  const long = await countLines(goals.map((goal) => goal.long));
  if (long.reduce((sum, count) => sum + count, 0) <= MAX_OUTPUT_TOKENS) return goals.map((goal) => goal.long);
  const short = await countLines(goals.map((goal) => goal.short));
  for (let count = goals.length; count > 0; count--) {
    for (let full = count; full >= 0; full--) {
      let total = 0;
      for (let index = 0; index < count; index++) total += (index < full ? long[index] : short[index]) ?? 0;
      if (total <= MAX_OUTPUT_TOKENS) {
        return goals.slice(0, count).map((goal, index) => (index < full ? goal.long : goal.short));
      }
    }
  }
  return goals.slice(0, 1).map(({ short: text }) => text);
}

function countLines(lines: readonly string[]): Promise<number[]> {
  return Promise.all(lines.map((line) => countTokens(`${line}\n`)));
}
