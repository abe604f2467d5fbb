/** Judges the answer of a server: goals of this mentee, or the reason why not. */
import { MAX_OUTPUT_TOKENS, type WrittenGoals } from '../../domain/goal-writer.ts';
import type { AnswerFault } from '../answers/check.ts';
import type { Examination } from '../text-work.ts';
import type { Answer } from './answer.ts';

/** The outcome of a question. */
export type Outcome =
  | { readonly fault: undefined; readonly written: WrittenGoals }
  /** Only reasoning, or no goals of this mentee. */
  | { readonly fault: 'empty' | AnswerFault };

/** Why an answer has no usable goals; undefined if it has. */
export function faultOf(
  { text, finish }: Pick<Answer, 'text' | 'finish'>,
  { fault }: Examination,
): 'empty' | AnswerFault | undefined {
  // A text that runs until it is truncated is not reasoning: more tokens would only make it longer.
  if (text === '' && finish === 'length') return 'empty';
  return fault ?? undefined;
}

/**
 * Whether the context was full before the answer ended: it was truncated before it used all of its output
 * tokens.
 *
 * @param room the maximum number of output tokens
 */
export function isCutByContext({ finish, usage }: Answer, room: number): boolean {
  const { whole = null, input = null } = usage ?? {};
  return finish === 'length' && whole !== null && input !== null && whole - input < room;
}

/** The recorded data of an answer: the server's counts if it has both, otherwise ours. */
export function writtenFrom(
  { usage, thought, model: named }: Pick<Answer, 'usage' | 'thought' | 'model'>,
  { output, inputTokens, outputTokens, language }: Examination,
  model: string,
): WrittenGoals {
  const input = usage?.input ?? null;
  const theirs = thought && usage?.thoughtsApart !== true ? null : (usage?.output ?? null);
  const byServer = input !== null && theirs !== null;
  return {
    output,
    inputTokens: byServer ? input : inputTokens,
    // The server counted the answer before it was truncated here.
    outputTokens: byServer ? Math.min(theirs, MAX_OUTPUT_TOKENS) : outputTokens,
    tokensCountedBy: byServer ? 'server' : 'service',
    writer: 'openai',
    model: named ?? model,
    language,
  };
}
