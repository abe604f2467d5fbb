/** Converts errors of the client library to failures. */

import { APIConnectionError, APIError } from 'openai';
import { retryAfterFrom } from '../../domain/retry-after.ts';
import { propertyOf } from './answer.ts';
import { type FailureReason, GoalServerFailure } from './failure.ts';

export const NO_HTTPS = 'it does not speak https; try an address with http://';

/**
 * Converts anything thrown by a call to a failure.
 *
 * @param begun whether the server had begun to answer
 */
export function failureFrom(error: unknown, now: number, begun: boolean): GoalServerFailure {
  if (error instanceof GoalServerFailure) return error;
  if (error instanceof Error && error.cause instanceof GoalServerFailure) return error.cause;
  if (error instanceof APIConnectionError) {
    return new GoalServerFailure('unreachable', { said: innermost(error) });
  }
  if (error instanceof APIError) return answeredFailure(error, now, begun);
  // The client library parses the pieces of a stream itself.
  if (error instanceof SyntaxError) {
    return new GoalServerFailure('nonsense', { said: 'a piece that is not JSON' });
  }
  // If a connection breaks during an answer, `fetch` throws various errors.
  return new GoalServerFailure('unreachable', { begun, said: innermost(error) });
}

function answeredFailure(error: APIError, now: number, begun: boolean): GoalServerFailure {
  const status = error.status ?? statusWithin(error);
  const said = withContextSize(error);
  const retryAfter = retryAfterFrom(error.headers?.get('retry-after') ?? null, now);
  const details = { said, begun, ...(retryAfter === undefined ? {} : { retryAfter }) };
  if (isUnreadable(said)) return new GoalServerFailure('gibberish', details);
  if (status === undefined)
    return new GoalServerFailure(isFiltered(error) ? 'filtered' : 'nonsense', details);
  return new GoalServerFailure(reasonOf(error, status, said), { ...details, status });
}

/** The status that an error within an answer names, which began well; undefined if it names none. */
function statusWithin({ error }: APIError): number | undefined {
  const code = Number(propertyOf(error, 'code'));
  return code >= 400 && code < 600 ? code : undefined;
}

/** The message of the innermost cause, such as `connect ECONNREFUSED 127.0.0.1:8080`. */
function innermost(error: unknown): string {
  let cause = error;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  if (cause instanceof AggregateError && cause.errors[0] instanceof Error) cause = cause.errors[0];
  const words = cause instanceof Error ? cause.message : String(cause);
  // The messages of OpenSSL are not understandable.
  return /SSL routines|EPROTO|wrong version number/.test(words) ? NO_HTTPS : words;
}

/** llama.cpp answers 500 if a model wrote something that its chat template does not allow: the model failed, not the server. */
function isUnreadable(said: string): boolean {
  return /^(?:\d{3} )?(?:Failed to parse input at pos \d|The model produced output that does not match the expected\b)/.test(
    said,
  );
}

/** Messages may quote the mentee; only codes are reliable. */
function codesOf({ code, type, error }: APIError): string {
  return `${code} ${type} ${String(propertyOf(propertyOf(error, 'innererror'), 'code'))}`;
}

function isFiltered(error: APIError): boolean {
  return /content_filter|content_policy|ResponsibleAIPolicy/i.test(codesOf(error));
}

/** Patterns of errors about a context that is too small. */
const BEYOND_CONTEXT =
  /context_length_exceeded|exceed_context_size|maximum context length|context (?:size|length|window)|\bn_ctx\b|(?:prompt|input) is too (?:long|large)/i;

/** The message of an error; llama.cpp adds the size of its context. */
function withContextSize({ message, error }: APIError): string {
  const size = propertyOf(error, 'n_ctx');
  return typeof size === 'number' ? `${message} (n_ctx: ${size})` : message;
}

function reasonOf(error: APIError, status: number, said: string): FailureReason {
  if (isFiltered(error)) return 'filtered';
  const refuses = status === 400 || status === 413 || status === 422 || status === 500;
  if (refuses && BEYOND_CONTEXT.test(`${codesOf(error)} ${said}`)) return 'too long';
  if (status === 402 || /insufficient_quota|billing_/.test(codesOf(error))) return 'quota';
  if (status === 429) return 'rate limit';
  if (status === 401 || status === 403) return 'denied';
  if (status === 404) return 'not found';
  if (status === 503) return 'unavailable';
  return status === 408 || status === 409 || status >= 500 ? 'server error' : 'refused';
}
