/** What an answer of a server comes to: goals of hers, or what keeps it from being that. */
import { MAX_OUTPUT_TOKENS, NO_RESPONSE, type WrittenGoals } from '../../domain/goal-writer.ts';
import type { Examination } from '../work/text-work.ts';
import type { Answer } from './answer.ts';

/** An answer, looked at from all sides. */
export interface Asked {
  readonly answer: Answer;
  readonly examination: Examination;
  readonly written: WrittenGoals;
}

/** What keeps an answer from being goals of hers. */
export function faultOf({
  answer: { finish },
  examination: { output, otherLanguage, hasGoal },
}: Omit<Asked, 'written'>): 'empty' | 'other language' | 'no goal' | undefined {
  if (output === '') return finish === 'length' ? 'empty' : 'no goal';
  if (isNoResponse(output)) return undefined;
  if (otherLanguage) return 'other language';
  return hasGoal ? undefined : 'no goal';
}

/** Whether a model says, with or without its marks, that there was no wish. */
function isNoResponse(output: string): boolean {
  return /^["'*“]*no response[."'*”]*$/i.test(output);
}

/** What is recorded of an answer: the server's counts where it has both, or else ours. */
export function writtenFrom(
  { usage, thought }: Answer,
  { output, inputTokens, outputTokens, language }: Examination,
  model: string,
): WrittenGoals {
  const input = usage?.input ?? null;
  const theirs = thought && usage?.thoughtsApart !== true ? null : (usage?.output ?? null);
  const byServer = input !== null && theirs !== null;
  return {
    output: isNoResponse(output) ? NO_RESPONSE : output,
    inputTokens: byServer ? input : inputTokens,
    // What is cut here was longer there.
    outputTokens: byServer ? Math.min(theirs, MAX_OUTPUT_TOKENS) : outputTokens,
    tokensCountedBy: byServer ? 'server' : 'service',
    writer: 'openai',
    model,
    language,
  };
}
