/**
 * Whether a goal server is well. One that failed again and again is left alone for a while, so that nobody waits for it;
 * then a short trial, and no mentee's request, finds out whether it is back.
 */
import { type FailureReason, GoalServerFailure, isServerAlive, isTrouble } from './failure.ts';

/** A change of how a server is treated. */
export type HealthChange =
  /** It is left alone. */
  | {
      readonly kind: 'left alone';
      /** What it did last. */
      readonly reason: FailureReason;
      readonly status: number | undefined;
      /** How long it is not tried, in milliseconds. */
      readonly milliseconds: number;
    }
  /** It is asked again. */
  | {
      readonly kind: 'used again';
      /** How long it was left alone, in milliseconds. */
      readonly milliseconds: number;
    };

/** What health is watched with. */
export interface HealthOptions {
  /** How long a server is left alone before it is tried, in milliseconds. */
  readonly restTime: number;
  /** How long a mentee waits at most, in milliseconds. */
  readonly timeLimit: number;
  /** A short question; resolves where it is answered in any way. */
  readonly probe: () => Promise<unknown>;
  readonly onChange: (change: HealthChange) => void;
}

/** The health of a server. */
export interface Health {
  /** Whether nobody is to ask it now. Asking for this tries it if it has been left alone long enough. */
  isLeftAlone(): boolean;
  /**
   * Makes a call and notes how it ended.
   *
   * @throws GoalServerFailure (`left alone`) if it is not to be asked
   */
  watch<Result>(call: () => Promise<Result>): Promise<Result>;
}

/** After so many requests in a row that failed a server is left alone. */
const FAILURES_IN_A_ROW = 5;

/** Watches a server. */
export function watchHealth({ restTime, timeLimit, probe, onChange }: HealthOptions): Health {
  let failures = 0;
  let lastLife = Number.NEGATIVE_INFINITY;
  /** Since when it is left alone, and from when on it may be tried; undefined while it is asked. */
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
    // A server that answers others is not down, only busy.
    if (reason === 'too slow' && now - lastLife < timeLimit) return;
    failures++;
    if (failures < FAILURES_IN_A_ROW || (rest !== undefined && now < rest.until)) return;
    rest = { since: rest?.since ?? now, until: now + restTime };
    onChange({ kind: 'left alone', reason, status, milliseconds: restTime });
  }

  function note(error: unknown): void {
    if (isTrouble(error)) noteTrouble(error);
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
    isLeftAlone() {
      tryOut();
      return rest !== undefined;
    },
    async watch(call) {
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
