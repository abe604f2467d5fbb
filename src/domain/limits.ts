/** The bounds of what may be asked for, counted where all processes that serve one database see it. */

/** Counts requests by client. */
export interface RequestLimiter {
  /**
   * Counts a request, unless the client has sent as many as it may within the last minute.
   *
   * @param limit how many a minute: 1 and up
   * @returns 0 if it was counted; otherwise after how many seconds another attempt is worth it: 1 to 60
   */
  take(client: string, limit: number): Promise<number>;
}

/** Tokens that were set aside for a call of a goal server. */
interface Reservation {
  /** The day whose budget they are of, as ISO 8601 writes it. */
  readonly day: string;
  readonly tokens: number;
}

/** How many tokens a goal server may be spent on a day. */
export interface TokenBudget {
  /** Sets tokens aside before a call; null if today's budget does not hold so many any more. */
  reserve(tokens: number): Promise<Reservation | null>;
  /** Puts what a call took instead of what was set aside for it. */
  settle(reservation: Reservation, tokens: number): Promise<void>;
  /** In how many milliseconds the next budget begins. */
  untilNext(): number;
}
