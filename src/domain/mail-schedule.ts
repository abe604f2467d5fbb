/** When a message is tried again, and when it is given up. */

/** The pauses after each failed attempt, in minutes: greylisting wants a few minutes, an outage some hours. */
const PAUSES = [2, 5, 15, 30, 60, 120, 240, 480, 480, 480, 480] as const;
/** By how much a pause is made longer at random, so that messages that failed together do not return together. */
const JITTER = 0.25;

/** How many attempts a message gets; they take about two days. */
export const MOST_ATTEMPTS = PAUSES.length + 1;

/**
 * When a message is tried again.
 *
 * @param attempts how many there were: 1 and up
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
