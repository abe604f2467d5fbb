/**
 * The health of a goal server (circuit breaker). After repeated failures it is not used for a while, so that
 * nobody waits for it; then a short probe, not a mentee's request, detects its return.
 */
import { type FailureReason, GoalServerFailure, isServerAlive, isServerFault } from './failure.ts';

/** A change of health. */
export type HealthChange =
  /** The server is not used any more. */
  | {
      readonly kind: 'left alone';
      /** The last failure. */
      readonly reason: FailureReason;
      readonly status: number | undefined;
      /** The time until it is probed, in milliseconds. */
      readonly milliseconds: number;
    }
  /** The server is used again. */
  | {
      readonly kind: 'used again';
      /** How long it was not used, in milliseconds. */
      readonly milliseconds: number;
    };

/** The dependencies of the health check. */
interface HealthOptions {
  /** The pause before a probe, in milliseconds. */
  readonly restTime: number;
  /** The timeout of a mentee's request, in milliseconds. */
  readonly timeLimit: number;
  /** Sends a probe; resolves if there is any answer. */
  readonly probe: () => Promise<unknown>;
  readonly onChange: (change: HealthChange) => void;
}

/** The number of failed requests in a row after which a server is not used any more. */
const FAILURES_IN_A_ROW = 5;

/** Creates the health check. */
export function watchHealth({ restTime, timeLimit, probe, onChange }: HealthOptions) {
  let failures = 0;
  let lastLife = Number.NEGATIVE_INFINITY;
  /** Since when it has not been used, and from when it may be probed; undefined while it is used. */
  let rest: { readonly since: number; readonly until: number } | undefined;
  let probing = false;

  function noteLife(): void {
    const now = performance.now();
    failures = 0;
    lastLife = now;
    if (rest === undefined) return;
    const milliseconds = Math.round(now - rest.since);
    rest = undefined;
    onChange({ kind: 'used again', milliseconds });
  }

  function noteTrouble({ reason, status }: GoalServerFailure): void {
    const now = performance.now();
    // A server that answers other requests is busy, not down.
    if (reason === 'too slow' && now - lastLife < timeLimit) return;
    failures++;
    if (failures < FAILURES_IN_A_ROW || (rest !== undefined && now < rest.until)) return;
    rest = { since: rest?.since ?? now, until: now + restTime };
    onChange({ kind: 'left alone', reason, status, milliseconds: restTime });
  }

  function note(error: unknown): void {
    if (isServerFault(error)) noteTrouble(error);
    else if (isServerAlive(error)) noteLife();
  }

  function tryOut(): void {
    if (probing || rest === undefined || performance.now() < rest.until) return;
    probing = true;
    probe()
      .then(noteLife, note)
      .finally(() => {
        probing = false;
      });
  }

  return {
    /** Whether the server must not be used now. Calling this starts a probe if the pause is over. */
    isLeftAlone() {
      tryOut();
      return rest !== undefined;
    },
    /**
     * Makes a call and records its result.
     *
     * @throws GoalServerFailure (`left alone`) if the server must not be used
     */
    async watch<Result>(call: () => Promise<Result>): Promise<Result> {
      if (rest !== undefined) throw new GoalServerFailure('left alone');
      try {
        const result = await call();
        noteLife();
        return result;
      } catch (error) {
        note(error);
        throw error;
      }
    },
  };
}
