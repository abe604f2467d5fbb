/**
 * What a server and model take: which parameters, under which names, and how much room its thoughts need. Found out
 * by what it refuses, and kept as long as the service runs.
 */
import type { ChatCompletionCreateParams } from 'openai/resources/chat/completions';
import { MAX_OUTPUT_TOKENS } from '../../domain/goal-writer.ts';
import { PROMPT } from '../prompt.ts';
import type { GoalServerFailure } from './failure.ts';

/** The two names of the bound on an answer's tokens. */
const TOKEN_PARAMETERS = ['max_tokens', 'max_completion_tokens'] as const;
/** What may be left out of a request without changing what is asked for. */
const DISPENSABLE = ['temperature', 'seed', 'stream_options'] as const;

/** Room for the thoughts of a model that thinks before it writes, in tokens. */
const ROOM_FOR_THOUGHTS = 4096;

/** What is asked of the model. */
export interface Question {
  readonly input: string;
  /** Which wording: 0 and up. */
  readonly variant: number;
  /** Whether the answer is to come piece by piece. */
  readonly streamed: boolean;
}

/** What is known of a server and model. */
export interface Adaptation {
  /** The name by which the bound on the answer is sent. */
  readonly tokenParameter: (typeof TOKEN_PARAMETERS)[number];
  /** The body of a request. */
  body(model: string, question: Question): ChatCompletionCreateParams;
  /** Parameters that it does not take. */
  readonly leftOut: readonly string[];
  /** Grows with every repair. */
  readonly revision: number;
  /**
   * Takes out or renames what a server refused. False where it did not say what, or it was not ours.
   *
   * @param sent the revision of what it refused: where another request was refused the same before, it is repaired
   */
  repair(failure: GoalServerFailure, sent: number): boolean;
  /** Gives the next answers room for thoughts. False where they had it. */
  makeRoom(): boolean;
}

/** Knows nothing yet: sends what most servers take. */
export function createAdaptation(): Adaptation {
  let tokenParameter: (typeof TOKEN_PARAMETERS)[number] = 'max_tokens';
  let swapped = false;
  let systemRole = true;
  let revision = 0;
  let room = MAX_OUTPUT_TOKENS;
  const dropped = new Set<(typeof DISPENSABLE)[number]>();
  const unlessDropped = <Name extends (typeof DISPENSABLE)[number], Value>(name: Name, value: Value) =>
    dropped.has(name) ? {} : { [name]: value };

  function renameTokens(said: string): boolean {
    if (swapped || !new RegExp(`\\b${tokenParameter}\\b`).test(said)) return false;
    swapped = true;
    tokenParameter = tokenParameter === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens';
    return true;
  }

  function dropParameter(said: string): boolean {
    const named = DISPENSABLE.find((name) => !dropped.has(name) && new RegExp(`\\b${name}\\b`).test(said));
    if (named !== undefined) dropped.add(named);
    return named !== undefined;
  }

  /** The templates of some models know no message of the system. */
  function mergePrompt(said: string): boolean {
    if (!systemRole || !/\bsystem\b.*\b(?:role|message|not supported)|\brole\b.*\bsystem\b/i.test(said))
      return false;
    systemRole = false;
    return true;
  }

  return {
    get tokenParameter() {
      return tokenParameter;
    },

    get leftOut() {
      return [...dropped, ...(systemRole ? [] : ['the message of the role system'])];
    },

    get revision() {
      return revision;
    },

    body: (model, { input, variant, streamed }) => ({
      model,
      messages: systemRole
        ? [
            { role: 'system', content: PROMPT },
            { role: 'user', content: input },
          ]
        : [{ role: 'user', content: `${PROMPT}\n\nThe text of the mentee:\n${input}` }],
      [tokenParameter]: room,
      ...unlessDropped('temperature', variant === 0 ? 0.4 : 0.9),
      ...(variant === 0 ? {} : unlessDropped('seed', variant)),
      ...(streamed ? { stream: true, ...unlessDropped('stream_options', { include_usage: true }) } : {}),
    }),

    repair({ status, said }, sent) {
      if (status !== 400 && status !== 422) return false;
      if (sent < revision) return true;
      const repaired = renameTokens(said) || dropParameter(said) || mergePrompt(said);
      if (repaired) revision++;
      return repaired;
    },

    makeRoom() {
      const had = room === ROOM_FOR_THOUGHTS;
      room = ROOM_FOR_THOUGHTS;
      return !had;
    },
  };
}
