/** The pauses after each failed attempt, in minutes: greylisting takes a few minutes, an outage some hours. */
const PAUSES = [2, 5, 15, 30, 60, 120, 240, 480, 480, 480, 480] as const;
/** The maximum random extension of a pause, so that messages that failed together are not retried together. */
const JITTER = 0.25;

/** The maximum number of attempts, which take about two days. */
export const MAX_ATTEMPTS = PAUSES.length + 1;

/**
 * When a message is retried.
 *
 * @param attempts the number of attempts so far: 1 and up
 * @param random from 0 to 1
 * @returns null if it is given up
 */
export function nextAttempt(
  attempts: number,
  now: Temporal.Instant,
  random: number,
): Temporal.Instant | null {
  const minutes = PAUSES[attempts - 1];
  if (minutes === undefined) return null;
  return now.add({ milliseconds: Math.round(minutes * 60_000 * (1 + JITTER * random)) });
}
