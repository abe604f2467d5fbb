/**
 * Adapts to a server and model: which parameters they accept, under which names, how many tokens their
 * reasoning needs, how it ends. Learned from rejections and answers, and kept while the service runs.
 */
import type { ChatCompletionCreateParams } from 'openai/resources/chat/completions';
import { delimited, numbered, type PromptFacts, promptFor, reviewPromptFor } from '../prompt.ts';
import type { GoalServerFailure } from './failure.ts';

/** Optional parameters, which do not change the task. */
const DISPENSABLE = ['temperature', 'seed', 'stream_options'] as const;
type Dispensable = (typeof DISPENSABLE)[number];

/** Output tokens for an answer: more than is kept, so that the last kept goal is complete. */
const ROOM_FOR_GOALS = 400;
/** Output tokens for a review: a few for each of five goals. */
const ROOM_FOR_REVIEW = 60;
/** Output tokens for the reasoning of a model. */
const ROOM_FOR_THOUGHTS = 4096;

/** The text of a probe, and its output tokens. */
const PROBE = 'Hello';
export const MAX_PROBE_TOKENS = 8;

/** A question to the model. */
export interface ModelRequest {
  readonly input: string;
  /** The variables of the prompt. */
  readonly facts: PromptFacts;
  /**
   * The correction of the last answer, as an instruction: `Write in Polish.`; undefined for the first
   * question.
   */
  readonly correction?: string | undefined;
  /** The goals to review, one per line; absent where goals are to be written. */
  readonly goals?: string;
  /** The wording: 0 and up. */
  readonly variant: number;
  /** Whether the answer is streamed. */
  readonly streamed: boolean;
  /** The maximum number of output tokens, including reasoning. */
  readonly room: number;
}

/** The adaptation that was made; undefined if none could be. */
type Repair = 'renamed' | 'left out' | 'repaired before' | undefined;

/** The adaptation to a server and model. */
export type Adaptation = ReturnType<typeof createAdaptation>;

/** Matches errors about unknown parameters, not about values that are too large. */
const UNKNOWN =
  /unsupported|not (?:supported|permitted|allowed|recognized)|unrecognized|unknown|unexpected|extra|does not support|deprecated/i;
const TOO_LARGE = /too (?:large|long|many)|context|exceed|greater than|less than/i;

/** Starts with the parameters that most servers accept. */
export function createAdaptation() {
  let tokenParameter: 'max_tokens' | 'max_completion_tokens' = 'max_tokens';
  let systemRole = true;
  let revision = 0;
  let room = ROOM_FOR_GOALS;
  let closesThoughts = false;
  const dropped = new Set<Dispensable>();
  const unlessDropped = <Value>(name: Dispensable, value: Value) =>
    dropped.has(name) ? {} : { [name]: value };

  /** A later rejection of the new name reverts it, so a misunderstanding does no lasting harm. */
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

  /** The templates of some models have no system message. */
  function mergePrompt(said: string): boolean {
    const [before = '', behind] = said.split(/\bsystem\b/i, 2);
    const named =
      behind !== undefined &&
      (/\brole\b/i.test(before) || /\b(?:role|message|not supported)/i.test(said.slice(before.length)));
    if (!systemRole || !named) return false;
    systemRole = false;
    return true;
  }

  return {
    /**
     * The output tokens of a question.
     *
     * @param roomy whether it gets tokens for reasoning even if the model is not known to need them
     */
    room: (roomy: boolean) => (roomy ? ROOM_FOR_THOUGHTS : room),
    /** The output tokens of a review. */
    get reviewRoom() {
      return room === ROOM_FOR_GOALS ? ROOM_FOR_REVIEW : room;
    },
    /** The name of the limit on output tokens. */
    get tokenParameter() {
      return tokenParameter;
    },
    /** Rejected parameters. */
    get leftOut(): readonly string[] {
      return [...dropped, ...(systemRole ? [] : ['the message of the role system'])];
    },
    /** Whether its reasoning ends in a tag without an opening one. */
    get closesThoughts() {
      return closesThoughts;
    },
    /** Incremented with every adaptation. */
    get revision() {
      return revision;
    },

    /** The body of a probe, which only tests whether the server answers. */
    probe: (model: string): ChatCompletionCreateParams => ({
      model,
      messages: [{ role: 'user', content: PROBE }],
      [tokenParameter]: MAX_PROBE_TOKENS,
    }),

    /** The body of a request. */
    body: (
      model: string,
      { input, facts, correction, goals, variant, streamed, room: allowed }: ModelRequest,
    ): ChatCompletionCreateParams => ({
      model,
      messages:
        goals === undefined
          ? messagesOf(
              correction === undefined ? promptFor(facts) : `${promptFor(facts)}\n\n${correction}`,
              delimited(input),
              systemRole,
            )
          : messagesOf(reviewPromptFor(facts), `${delimited(input)}\n${numbered(goals)}`, systemRole),
      [tokenParameter]: allowed,
      ...unlessDropped('temperature', variant === 0 ? 0.4 : 0.9),
      ...(variant === 0 ? {} : unlessDropped('seed', variant)),
      ...(streamed ? { stream: true, ...unlessDropped('stream_options', { include_usage: true }) } : {}),
    }),

    /**
     * Drops or renames a rejected parameter; undefined if the server did not name one, or none of ours.
     *
     * @param sent the revision of the rejected request: if another request was rejected before, it is already
     * adapted
     */
    repair({ status, said }: GoalServerFailure, sent: number): Repair {
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

    /** Records that this model needs tokens for reasoning. */
    needsRoom() {
      room = ROOM_FOR_THOUGHTS;
    },

    /** Records that its reasoning ends in a tag without an opening one. */
    endsThoughtsUnopened() {
      closesThoughts = true;
    },
  };
}

/** The messages of a request; the templates of some models have no system message. */
function messagesOf(
  prompt: string,
  wish: string,
  systemRole: boolean,
): ChatCompletionCreateParams['messages'] {
  if (!systemRole) return [{ role: 'user', content: `${prompt}\n\n${wish}` }];
  return [
    { role: 'system', content: prompt },
    { role: 'user', content: wish },
  ];
}
