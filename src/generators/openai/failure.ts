/** What can go wrong with a server that writes goals, and what there is to do about it. */
import { APIConnectionError, APIError } from 'openai';

/** Why a server did not write goals. */
export type FailureReason =
  /** It cannot be reached, or the connection broke. */
  | 'unreachable'
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
  /** It refused the request for another reason. */
  | 'refused'
  /** What it answered is no completion: HTML, broken JSON, an error in an answer 200, no choices, no end. */
  | 'nonsense'
  /** The model wrote nothing but thoughts, twice. */
  | 'empty'
  /** It wrote in another language than the mentee, twice. */
  | 'other language'
  /** It wrote something without a goal in it, twice. */
  | 'no goal'
  /** It took too long. */
  | 'too slow'
  /** It failed so often that it is left alone for a while. */
  | 'left alone'
  /** The service is stopping. */
  | 'stopping';

interface FailureDetails {
  readonly status?: number;
  /** After how many milliseconds the server wants to be asked again. */
  readonly retryAfter?: number;
  /** What the server said, which may hold what the mentee wrote: never logged. */
  readonly said?: string;
  readonly cause?: unknown;
}

/** A server did not write goals. The message holds nothing of what was sent or answered. */
export class GoalServerFailure extends Error {
  override readonly name = 'GoalServerFailure';
  readonly reason: FailureReason;
  readonly status: number | undefined;
  readonly retryAfter: number | undefined;
  /** Private, so that no log shows it. */
  readonly #said: string;

  constructor(reason: FailureReason, { status, retryAfter, said = '', cause }: FailureDetails = {}) {
    super(`the goal server failed: ${reason}${status === undefined ? '' : ` (${status})`}`, { cause });
    this.reason = reason;
    this.status = status;
    this.retryAfter = retryAfter;
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
export function isTrouble(error: unknown): boolean {
  return error instanceof GoalServerFailure && TROUBLES.has(error.reason);
}

/** What the client library threw, as a failure; everything else as it is. */
export function failureFrom(error: unknown, now: number): unknown {
  if (error instanceof GoalServerFailure) return error;
  if (!(error instanceof APIError)) return error;
  const said = error.message;
  if (error instanceof APIConnectionError) {
    return new GoalServerFailure('unreachable', { said: causeOf(error), cause: causeOf(error) });
  }
  const { status } = error;
  // An error in the middle of an answer that began well.
  if (status === undefined) {
    return new GoalServerFailure(FILTERED.test(`${error.code} ${said}`) ? 'filtered' : 'nonsense', { said });
  }
  const retryAfter = retryAfterFrom(error.headers?.get('retry-after') ?? null, now);
  const details = { status, said, ...(retryAfter === undefined ? {} : { retryAfter }) };
  return new GoalServerFailure(reasonOf(status, `${error.code} ${error.type} ${said}`), details);
}

/** The words of the innermost cause, such as `connect ECONNREFUSED 127.0.0.1:8080`. */
function causeOf(error: Error): string {
  let cause: unknown = error;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  if (cause instanceof AggregateError && cause.errors[0] instanceof Error) cause = cause.errors[0];
  return cause instanceof Error ? cause.message : String(cause);
}

const FILTERED = /content_filter|content_policy|content management policy|responsible ?ai/i;

function reasonOf(status: number, said: string): FailureReason {
  if (FILTERED.test(said)) return 'filtered';
  if (/insufficient_quota|exceeded your current quota|billing|payment/i.test(said) || status === 402) {
    return 'quota';
  }
  if (status === 429) return 'rate limit';
  if (status === 401 || status === 403) return 'denied';
  if (status === 404) return 'not found';
  if (status === 503) return 'unavailable';
  return status === 408 || status === 409 || status >= 500 ? 'server error' : 'refused';
}

/**
 * The header Retry-After (RFC 9110, section 10.2.3), which is a number of seconds or a date, in milliseconds from
 * `now`; undefined where it is missing or neither.
 */
export function retryAfterFrom(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  if (/^\s*\d+(?:\.\d+)?\s*$/.test(header)) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
