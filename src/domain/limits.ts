/** Rate limits and the token budget, counted across all processes on a database. */

export interface RequestLimiter {
  /**
   * Counts a request unless the client has reached its limit within the last minute.
   *
   * @param limit requests per minute: 1 and up
   * @returns 0 if it was counted; otherwise the number of seconds after which to retry: 1 to 60
   */
  take(client: string, limit: number): Promise<number>;
}

interface Reservation {
  /** The day whose budget it belongs to, in ISO 8601. */
  readonly day: string;
  readonly tokens: number;
}

/** The budget of goal server tokens per day. */
export interface TokenBudget {
  /** Reserves tokens before a call; null if the rest of today's budget is less. */
  reserve(tokens: number): Promise<Reservation | null>;
  /** Replaces a reservation by the actual usage. */
  settle(reservation: Reservation, tokens: number): Promise<void>;
  /** The number of milliseconds until the next budget begins. */
  untilNext(): number;
}

/** `Sun, 06 Nov 1994 08:49:37 GMT`, and the two older forms of it. */
const HTTP_DATE = /^[A-Z][a-z]{2,8},? .*\d{2}:\d{2}:\d{2}/;

/**
 * The header Retry-After (RFC 9110, section 10.2.3), which is a number of seconds or a date, in milliseconds from
 * `now`; undefined if it is missing or neither.
 */
export function retryAfterFrom(header: string | null, now: number): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}(?:\.\d+)?$/.test(text)) return Number(text) * 1000;
  const date = HTTP_DATE.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
