/** Failures of a goal server. */
import type { AnswerFault } from '../answers/check.ts';

/** Why a server did not write goals. */
export type FailureReason =
  /** The server cannot be reached, or the connection broke. */
  | 'unreachable'
  /** It fell silent within an answer. */
  | 'stalled'
  /** It answered 408, 409 or 5xx. */
  | 'server error'
  /** It answered 503, as servers do while they load a model. */
  | 'unavailable'
  /** It answered 429. */
  | 'rate limit'
  /** The account has no credit left. */
  | 'quota'
  /** The key is missing, wrong or not for this (401, 403). */
  | 'denied'
  /** There is no such path or model (404). */
  | 'not found'
  /** A content filter rejected the text. */
  | 'filtered'
  /** The wish does not fit into the model's context. */
  | 'too long'
  /** It rejected the request for another reason. */
  | 'refused'
  /** The response is not a completion: HTML, broken JSON, an error with status 200, no choices, no end. */
  | 'nonsense'
  /** The model wrote only reasoning, twice. */
  | 'empty'
  /** The answer was unusable, twice: `no goal`, `other language` and so on. */
  | AnswerFault
  /** It timed out. */
  | 'too slow'
  /** The queue is so long that its answer would come, or came, too late. */
  | 'crowded'
  /** It failed so often that it is not used for a while. */
  | 'left alone'
  /** Today's token budget is spent. */
  | 'budget'
  /** The service is stopping. */
  | 'stopping';

interface FailureDetails {
  readonly status?: number;
  /** The number of milliseconds after which the server asks to retry. */
  readonly retryAfter?: number;
  /** Whether the server had begun to answer. */
  readonly begun?: boolean;
  /** The server's message, which may contain the mentee's text: never logged. */
  readonly said?: string;
}

/** A server did not write goals. The message contains nothing that was sent or received. */
export class GoalServerFailure extends Error {
  override readonly name = 'GoalServerFailure';
  readonly reason: FailureReason;
  readonly status: number | undefined;
  readonly retryAfter: number | undefined;
  readonly begun: boolean;
  /** Private, so that logs do not show it. */
  readonly #said: string;

  constructor(reason: FailureReason, { status, retryAfter, begun = false, said = '' }: FailureDetails = {}) {
    super(`the goal server failed: ${reason}${status === undefined ? '' : ` (${status})`}`);
    this.reason = reason;
    this.status = status;
    this.retryAfter = retryAfter;
    this.begun = begun;
    this.#said = said;
  }

  /** The server's message, at most 2,000 characters. */
  get said(): string {
    return this.#said.slice(0, 2000);
  }
}

/** Failures of the server and not of a single request: after several in a row it is not used for a while. */
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

/** Whether a failure counts against the server's health. */
export function isServerFault(error: unknown): error is GoalServerFailure {
  return error instanceof GoalServerFailure && TROUBLES.has(error.reason);
}

/** Failures without information about the server's health: it was not asked, or not to the end. */
const SILENT: ReadonlySet<FailureReason> = new Set(['crowded', 'left alone', 'budget', 'stopping']);

/** Whether a failure shows that the server responds, though not with goals. */
export function isServerAlive(error: unknown): boolean {
  return error instanceof GoalServerFailure && !TROUBLES.has(error.reason) && !SILENT.has(error.reason);
}

/** Whether a failure happened before the server was asked; it has been reported already. */
export function isAlreadyReported({ reason }: GoalServerFailure): boolean {
  return SILENT.has(reason);
}
