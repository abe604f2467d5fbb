/**
 * What a server and model take: which parameters, under which names, how much room its thoughts need, how they end.
 * Found out by what it refuses and answers, and kept as long as the service runs.
 */
import type { ChatCompletionCreateParams } from 'openai/resources/chat/completions';
import { delimited, type PromptFacts, promptFor } from '../prompt.ts';
import type { GoalServerFailure } from './failure.ts';

/** The two names of the bound on an answer's tokens. */
type TokenParameter = 'max_tokens' | 'max_completion_tokens';
/** What may be left out of a request without changing what is asked for. */
const DISPENSABLE = ['temperature', 'seed', 'stream_options'] as const;
type Dispensable = (typeof DISPENSABLE)[number];

/** Room for an answer, in tokens: more than is kept, so that the last goal that is kept is a whole one. */
const ROOM_FOR_GOALS = 400;
/** Room for the thoughts of a model that thinks before it writes, in tokens. */
const ROOM_FOR_THOUGHTS = 4096;

/** What a probe says, and how many tokens the server may answer with. */
const PROBE = 'Hello';
export const ROOM_FOR_PROBE = 8;

/** What is asked of the model. */
export interface Question {
  readonly input: string;
  /** What the prompt names. */
  readonly facts: PromptFacts;
  /** What was wrong with the answer before, as an instruction: `Write in Polish.`; undefined if this is the first. */
  readonly correction?: string | undefined;
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
  /** The body of a request that only finds out whether the server answers: a few tokens. */
  probe(model: string): ChatCompletionCreateParams;
  /** The body of a request. */
  body(model: string, question: Question): ChatCompletionCreateParams;
  /**
   * Takes out or renames what a server refused; undefined if it did not say what, or it was not ours.
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
  let room = ROOM_FOR_GOALS;
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

    probe: (model) => ({
      model,
      messages: [{ role: 'user', content: PROBE }],
      [tokenParameter]: ROOM_FOR_PROBE,
    }),

    body: (model, { input, facts, correction, variant, streamed, room: allowed }) => ({
      model,
      messages: messagesOf(
        correction === undefined ? promptFor(facts) : `${promptFor(facts)}\n\n${correction}`,
        delimited(input),
        systemRole,
      ),
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

/** The messages of a request; the templates of some models know no message of the system. */
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
