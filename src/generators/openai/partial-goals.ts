/** The goals that a mentee has received while a server writes: they are kept if it fails before its end. */
import type { GoalRequest, WrittenGoals } from '../../domain/goal-writer.ts';

/** Tracks the goals sent for one request. */
export interface PartialGoals {
  /** The request with a progress listener that works until the request has ended. */
  readonly request: GoalRequest;
  /** Stores what has been sent so far, as it would be recorded. */
  readonly keep: (written: WrittenGoals) => void;
  /** What has been sent; undefined if nothing was, or if it was withdrawn. */
  readonly kept: WrittenGoals | undefined;
  /** Stops sending: answers still being examined are discarded. */
  end(): void;
}

/** Tracks a request. Without a progress listener nothing is sent or kept. */
export function trackPartialGoals(request: GoalRequest): PartialGoals {
  const { onProgress } = request;
  let kept: WrittenGoals | undefined;
  let ended = false;
  const followed: GoalRequest =
    onProgress === undefined
      ? request
      : {
          ...request,
          onProgress(progress) {
            if (ended) return;
            if (progress.kind === 'restart') kept = undefined;
            onProgress(progress);
          },
        };
  return {
    request: followed,
    keep(written) {
      if (!ended) kept = written;
    },
    get kept() {
      return kept;
    },
    end() {
      ended = true;
    },
  };
}
