/**
 * The health of a goal server (circuit breaker). After repeated failures it is not used, so that nobody waits for
 * it, until a short probe, which is sent again and again, detects its return.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { type FailureReason, GoalServerFailure, isServerAlive, isServerFault } from './failure.ts';

/** A change of health. */
export type HealthChange =
  /** The server is not used any more. */
  | {
      readonly kind: 'left alone';
      /** The last failure. */
      readonly reason: FailureReason;
      readonly status: number | undefined;
      /** The time between probes, in milliseconds. */
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
  /** The pause before each probe, in milliseconds. */
  readonly restTime: number;
  /** The timeout of a mentee's request, in milliseconds. */
  readonly timeLimit: number;
  /** Ends the probes when the service stops. */
  readonly stopping: AbortSignal | undefined;
  /** Sends a probe; resolves if there is any answer. */
  readonly probe: () => Promise<unknown>;
  readonly onChange: (change: HealthChange) => void;
}

/** The number of failed requests in a row after which a server is not used any more. */
const FAILURES_IN_A_ROW = 5;

/** Creates the health check. */
export function watchHealth({ restTime, timeLimit, stopping, probe, onChange }: HealthOptions) {
  let failures = 0;
  let lastLife = Number.NEGATIVE_INFINITY;
  /** Since when it has not been used; undefined while it is used. */
  let since: number | undefined;

  function noteLife(): void {
    const now = performance.now();
    failures = 0;
    lastLife = now;
    if (since === undefined) return;
    const milliseconds = Math.round(now - since);
    since = undefined;
    onChange({ kind: 'used again', milliseconds });
  }

  function noteTrouble({ reason, status }: GoalServerFailure): void {
    const now = performance.now();
    // A server that answers other requests is busy, not down.
    if ((reason === 'too slow' || reason === 'stalled') && now - lastLife < timeLimit) return;
    failures++;
    if (failures < FAILURES_IN_A_ROW || since !== undefined) return;
    since = now;
    onChange({ kind: 'left alone', reason, status, milliseconds: restTime });
    void probeUntilUsed();
  }

  function note(error: unknown): void {
    if (isServerFault(error)) noteTrouble(error);
    else if (isServerAlive(error)) noteLife();
  }

  async function probeUntilUsed(): Promise<void> {
    while (since !== undefined && stopping?.aborted !== true) {
      await wait(restTime, undefined, { ref: false });
      if (since !== undefined) await probe().then(noteLife, note);
    }
  }

  return {
    /** Whether the server must not be used now. */
    get isLeftAlone() {
      return since !== undefined;
    },
    /**
     * Makes a call and records its result.
     *
     * @throws GoalServerFailure (`left alone`) if the server must not be used
     */
    async watch<Result>(call: () => Promise<Result>): Promise<Result> {
      if (since !== undefined) throw new GoalServerFailure('left alone');
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
