/** What can go wrong with a server that writes goals. */
import type { AnswerFault } from '../answers/check.ts';

/** Why a server did not write goals. */
export type FailureReason =
  /** It cannot be reached, or the connection broke. */
  | 'unreachable'
  /** It fell silent in the middle of an answer. */
  | 'stalled'
  /** It answered 408, 409 or 5xx. */
  | 'server error'
  /** It answered 503, as servers do while they load a model. */
  | 'unavailable'
  /** It answered 429. */
  | 'rate limit'
  /** The account has nothing left to spend. */
  | 'quota'
  /** The key is missing, wrong or not for this (401, 403). */
  | 'denied'
  /** There is no such path or model (404). */
  | 'not found'
  /** A filter of the server's refused the text. */
  | 'filtered'
  /** The wish does not fit into the model's context. */
  | 'too long'
  /** It refused the request for another reason. */
  | 'refused'
  /** What it answered is no completion: HTML, broken JSON, an error in an answer 200, no choices, no end. */
  | 'nonsense'
  /** The model wrote nothing but thoughts, twice. */
  | 'empty'
  /** What it wrote was no use, twice: `no goal`, `other language` and so on. */
  | AnswerFault
  /** It took too long. */
  | 'too slow'
  /** So many are before it that its answer would come too late, or came too late. */
  | 'crowded'
  /** It failed so often that it is left alone for a while. */
  | 'left alone'
  /** Today's budget of tokens is spent. */
  | 'budget'
  /** The service is stopping. */
  | 'stopping';

interface FailureDetails {
  readonly status?: number;
  /** After how many milliseconds the server wants to be asked again. */
  readonly retryAfter?: number;
  /** Whether the server had begun to answer. */
  readonly begun?: boolean;
  /** What the server said, which may hold what the mentee wrote: never logged. */
  readonly said?: string;
}

/** A server did not write goals. The message holds nothing of what was sent or answered. */
export class GoalServerFailure extends Error {
  override readonly name = 'GoalServerFailure';
  readonly reason: FailureReason;
  readonly status: number | undefined;
  readonly retryAfter: number | undefined;
  readonly begun: boolean;
  /** Private, so that no log shows it. */
  readonly #said: string;

  constructor(reason: FailureReason, { status, retryAfter, begun = false, said = '' }: FailureDetails = {}) {
    super(`the goal server failed: ${reason}${status === undefined ? '' : ` (${status})`}`);
    this.reason = reason;
    this.status = status;
    this.retryAfter = retryAfter;
    this.begun = begun;
    this.#said = said;
  }

  /** What the server said, at most 2,000 characters. */
  get said(): string {
    return this.#said.slice(0, 2000);
  }
}

/** Failures that tell of the server and not of this one request: many of them in a row, and it is left alone. */
const TROUBLES: ReadonlySet<FailureReason> = new Set([
  'unreachable',
  'stalled',
  'server error',
  'unavailable',
  'rate limit',
  'quota',
  'denied',
  'not found',
  'nonsense',
  'too slow',
]);

/** Whether a failure speaks against the server. */
export function isTrouble(error: unknown): error is GoalServerFailure {
  return error instanceof GoalServerFailure && TROUBLES.has(error.reason);
}

/** Failures that tell neither that a server is well nor that it is not: it was not asked, or not to the end. */
const SILENT: ReadonlySet<FailureReason> = new Set(['crowded', 'left alone', 'budget', 'stopping']);

/** Whether a failure shows that the server answers, though not with goals. */
export function isServerAlive(error: unknown): boolean {
  return error instanceof GoalServerFailure && !TROUBLES.has(error.reason) && !SILENT.has(error.reason);
}

/** Whether a failure was not met with the server but kept from asking it: it has been told of before. */
export function isSecondhand({ reason }: GoalServerFailure): boolean {
  return SILENT.has(reason);
}
