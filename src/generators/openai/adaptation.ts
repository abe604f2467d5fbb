/**
 * What a server and model take: which parameters, under which names, how much room its thoughts need, how they end.
 * Found out by what it refuses and answers, and kept as long as the service runs.
 */
import type { ChatCompletionCreateParams } from 'openai/resources/chat/completions';
import { MAX_OUTPUT_TOKENS } from '../../domain/goal-writer.ts';
import { PROMPT } from '../prompt.ts';
import type { GoalServerFailure } from './failure.ts';

/** The two names of the bound on an answer's tokens. */
type TokenParameter = 'max_tokens' | 'max_completion_tokens';
/** What may be left out of a request without changing what is asked for. */
const DISPENSABLE = ['temperature', 'seed', 'stream_options'] as const;
type Dispensable = (typeof DISPENSABLE)[number];

/** Room for the thoughts of a model that thinks before it writes, in tokens. */
const ROOM_FOR_THOUGHTS = 4096;

/** What is asked of the model. */
export interface Question {
  readonly input: string;
  /** Which wording: 0 and up. */
  readonly variant: number;
  /** Whether the answer is to come piece by piece. */
  readonly streamed: boolean;
  /** How many tokens the server is allowed to write, its thoughts counted in. */
  readonly room: number;
}

/** What was repaired, or that nothing could be. */
export type Repair = 'renamed' | 'left out' | 'repaired before' | undefined;

/** What is known of a server and model. */
export interface Adaptation {
  /** The name by which the bound on the answer is sent. */
  readonly tokenParameter: TokenParameter;
  /** Parameters that it does not take. */
  readonly leftOut: readonly string[];
  /** Whether its thoughts end in a tag that nothing opens. */
  readonly closesThoughts: boolean;
  /** Grows with every repair. */
  readonly revision: number;
  /**
   * How much room a question is to give.
   *
   * @param roomy whether more for thoughts than this model is known to need
   */
  room(roomy: boolean): number;
  /** The body of a request. */
  body(model: string, question: Question): ChatCompletionCreateParams;
  /**
   * Takes out or renames what a server refused; undefined where it did not say what, or it was not ours.
   *
   * @param sent the revision of what it refused: where another request was refused the same before, it is repaired
   */
  repair(failure: GoalServerFailure, sent: number): Repair;
  /** Notes that this model needs room for its thoughts. */
  needsRoom(): void;
  /** Notes that its thoughts end in a tag that nothing opens. */
  endsThoughtsUnopened(): void;
}

/** Says that a parameter is not known, and not that its value is too large for a text. */
const UNKNOWN =
  /unsupported|not (?:supported|permitted|allowed|recognized)|unrecognized|unknown|unexpected|extra|does not support|deprecated/i;
const TOO_LARGE = /too (?:large|long|many)|context|exceed|greater than|less than/i;

/** Knows nothing yet: sends what most servers take. */
export function createAdaptation(): Adaptation {
  let tokenParameter: TokenParameter = 'max_tokens';
  let systemRole = true;
  let revision = 0;
  let room = MAX_OUTPUT_TOKENS;
  let closesThoughts = false;
  const dropped = new Set<Dispensable>();
  const unlessDropped = <Value>(name: Dispensable, value: Value) =>
    dropped.has(name) ? {} : { [name]: value };

  /** A later refusal of the new name turns it back: one that was misunderstood does no lasting harm. */
  function renameTokens(said: string): boolean {
    const named = new RegExp(`\\b${tokenParameter}\\b`).test(said);
    if (!named || !UNKNOWN.test(said) || TOO_LARGE.test(said)) return false;
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
    const named = /\bsystem\b.*\b(?:role|message|not supported)|\brole\b.*\bsystem\b/i.test(said);
    if (!systemRole || !named) return false;
    systemRole = false;
    return true;
  }

  return {
    room: (roomy) => (roomy ? ROOM_FOR_THOUGHTS : room),
    get tokenParameter() {
      return tokenParameter;
    },
    get leftOut() {
      return [...dropped, ...(systemRole ? [] : ['the message of the role system'])];
    },
    get closesThoughts() {
      return closesThoughts;
    },
    get revision() {
      return revision;
    },

    body: (model, { input, variant, streamed, room: allowed }) => ({
      model,
      messages: systemRole
        ? [
            { role: 'system', content: PROMPT },
            { role: 'user', content: input },
          ]
        : [{ role: 'user', content: `${PROMPT}\n\nThe text of the mentee:\n${input}` }],
      [tokenParameter]: allowed,
      ...unlessDropped('temperature', variant === 0 ? 0.4 : 0.9),
      ...(variant === 0 ? {} : unlessDropped('seed', variant)),
      ...(streamed ? { stream: true, ...unlessDropped('stream_options', { include_usage: true }) } : {}),
    }),

    repair({ status, said }, sent) {
      if (status !== 400 && status !== 422) return undefined;
      if (sent < revision) return 'repaired before';
      const repair = renameTokens(said)
        ? 'renamed'
        : dropParameter(said) || mergePrompt(said)
          ? 'left out'
          : undefined;
      if (repair !== undefined) revision++;
      return repair;
    },

    needsRoom() {
      room = ROOM_FOR_THOUGHTS;
    },

    endsThoughtsUnopened() {
      closesThoughts = true;
    },
  };
}
