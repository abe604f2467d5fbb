/** What an answer of a server comes to: goals of this mentee, or what keeps it from being that. */
import { MAX_OUTPUT_TOKENS, type WrittenGoals } from '../../domain/goal-writer.ts';
import type { AnswerFault } from '../answers/check.ts';
import type { Examination } from '../text-work.ts';
import type { Answer } from './answer.ts';

/** What a question came to. */
export type Outcome =
  | { readonly fault: undefined; readonly written: WrittenGoals }
  /** Nothing but thoughts, or no goals of this mentee. */
  | { readonly fault: 'empty' | AnswerFault };

/** What keeps an answer from being goals; undefined if nothing does. */
export function faultOf(
  { text, finish }: Pick<Answer, 'text' | 'finish'>,
  { fault }: Examination,
): 'empty' | AnswerFault | undefined {
  // A text that runs on until it is cut is no thought: more room would only make it longer.
  if (text === '' && finish === 'length') return 'empty';
  return fault ?? undefined;
}

/**
 * Whether the context was full before an answer came to its end: it was cut before it had all of the room that it was given.
 *
 * @param room how many tokens the server was allowed to write
 */
export function isCutByContext({ finish, usage }: Answer, room: number): boolean {
  const { whole = null, input = null } = usage ?? {};
  return finish === 'length' && whole !== null && input !== null && whole - input < room;
}

/** What is recorded of an answer: the server's counts if it has both, or else ours. */
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
    // What is cut here was longer there.
    outputTokens: byServer ? Math.min(theirs, MAX_OUTPUT_TOKENS) : outputTokens,
    tokensCountedBy: byServer ? 'server' : 'service',
    writer: 'openai',
    model: named ?? model,
    language,
  };
}
