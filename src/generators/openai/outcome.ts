/** What an answer of a server comes to: goals of this mentee, or what keeps it from being that. */
import { MAX_OUTPUT_TOKENS, NO_RESPONSE, type WrittenGoals } from '../../domain/goal-writer.ts';
import type { AnswerFault } from '../answers/check.ts';
import type { Examination } from '../work/text-work.ts';
import type { Answer } from './answer.ts';

/** An answer, looked at from all sides. */
export interface Asked {
  readonly answer: Answer;
  readonly examination: Examination;
  readonly written: WrittenGoals;
}

/** What keeps an answer from being goals; undefined where nothing does. */
export function faultOf({
  answer: { finish },
  examination: { output, fault },
}: Omit<Asked, 'written'>): 'empty' | AnswerFault | undefined {
  if (output === '' && finish === 'length') return 'empty';
  return fault ?? undefined;
}

/** What is recorded of an answer: the server's counts where it has both, or else ours. */
export function writtenFrom(
  { usage, thought, model: named }: Answer,
  { output, inputTokens, outputTokens, language }: Examination,
  model: string,
): WrittenGoals {
  const input = usage?.input ?? null;
  const theirs = thought && usage?.thoughtsApart !== true ? null : (usage?.output ?? null);
  const byServer = input !== null && theirs !== null;
  return {
    output,
    inputTokens: byServer ? input : inputTokens,
    // What is cut here was longer there.
    outputTokens: byServer ? Math.min(theirs, MAX_OUTPUT_TOKENS) : outputTokens,
    tokensCountedBy: byServer ? 'server' : 'service',
    writer: 'openai',
    model: named ?? model,
    language,
  };
}

/** Whether an answer says that there is no wish. */
export const saysNoResponse = ({ examination }: Pick<Asked, 'examination'>): boolean =>
  examination.output === NO_RESPONSE;
