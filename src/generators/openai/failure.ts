/** Failures of a goal server. */
import type { AnswerFault } from '../answers/check.ts';

/**
 * Why a server did not write goals, with what that says of its health: that it has trouble, which makes it rest after several in a
 * row, that it is alive, or nothing, since it was not asked, or not to the end.
 */
const FAILURES = {
  /** The server cannot be reached, or the connection broke. */
  unreachable: 'trouble',
  /** It fell silent within an answer. */
  stalled: 'trouble',
  /** It answered 408, 409 or 5xx. */
  'server error': 'trouble',
  /** It answered 503, as servers do while they load a model. */
  unavailable: 'trouble',
  /** It answered 429. */
  'rate limit': 'trouble',
  /** The account has no credit left. */
  quota: 'trouble',
  /** The key is missing, wrong or not for this (401, 403). */
  denied: 'trouble',
  /** There is no such path or model (404). */
  'not found': 'trouble',
  /** A content filter rejected the text. */
  filtered: 'alive',
  /** The wish does not fit into the model's context. */
  'too long': 'alive',
  /** It rejected the request for another reason. */
  refused: 'alive',
  /** The response is not a completion: HTML, broken JSON, an error with status 200, no choices, no end. */
  nonsense: 'trouble',
  /** The model wrote only reasoning, twice. */
  empty: 'alive',
  /** It timed out. */
  'too slow': 'trouble',
  /** The queue is so long that its answer would come, or came, too late. */
  crowded: 'nothing',
  /** It failed so often that it is not used for a while. */
  'left alone': 'nothing',
  /** Today's token budget is spent. */
  budget: 'nothing',
  /** The service is stopping. */
  stopping: 'nothing',
} as const;

/** Why a server did not write goals: also because its answer was unusable, twice (`no goal`, `other language` and so on). */
export type FailureReason = keyof typeof FAILURES | AnswerFault;

const SIGNS = new Map(Object.entries(FAILURES));

interface FailureDetails {
  readonly status?: number;
  /** The number of milliseconds after which the server asks to retry. */
  readonly retryAfter?: number;
  /** Whether the server had begun to answer. */
  readonly begun?: boolean;
  /** Whether it is not tried again, since that would take as long once more. */
  readonly isFinal?: boolean;
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
  readonly isFinal: boolean;
  /** Private, so that logs do not show it. */
  readonly #said: string;

  constructor(
    reason: FailureReason,
    { status, retryAfter, begun = false, isFinal = false, said = '' }: FailureDetails = {},
  ) {
    super(`the goal server failed: ${reason}${status === undefined ? '' : ` (${status})`}`);
    this.reason = reason;
    this.status = status;
    this.retryAfter = retryAfter;
    this.begun = begun;
    this.isFinal = isFinal;
    this.#said = said;
  }

  /** The server's message, at most 2,000 characters. */
  get said(): string {
    return this.#said.slice(0, 2000);
  }
}

/** Whether a failure counts against the server's health. */
export function isServerFault(error: unknown): error is GoalServerFailure {
  return error instanceof GoalServerFailure && SIGNS.get(error.reason) === 'trouble';
}

/** Whether a failure shows that the server responds, though not with goals: also an unusable answer shows it. */
export function isServerAlive(error: unknown): boolean {
  return error instanceof GoalServerFailure && (SIGNS.get(error.reason) ?? 'alive') === 'alive';
}

/** Whether a failure happened before the server was asked; it has been reported already. */
export function isAlreadyReported({ reason }: GoalServerFailure): boolean {
  return SIGNS.get(reason) === 'nothing';
}
