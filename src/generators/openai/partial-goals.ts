/** The goals that a mentee has been told while a server writes: they are kept if it does not come to an end. */
import type { GoalRequest, WrittenGoals } from '../../domain/goal-writer.ts';

/** Follows what one request is told. */
export interface PartialGoals {
  /** The request to write for, which tells of progress until it has ended. */
  readonly request: GoalRequest;
  /** Notes what has been told so far, as it would be recorded. */
  readonly keep: (written: WrittenGoals) => void;
  /** What has been told; undefined if nothing has, or where it was taken back. */
  readonly kept: WrittenGoals | undefined;
  /** Tells no more: what is still being examined is of no use now. */
  end(): void;
}

/** Follows a request. Where nobody listens, nothing is told and nothing kept. */
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
