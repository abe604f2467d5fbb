/** How far the work on an upload has come, and how it is stopped. */

/** The stages of the work, in their order. */
export const UPLOAD_STAGES = ['waiting', 'reading', 'comparing', 'writing'] as const;

type UploadStage = (typeof UPLOAD_STAGES)[number];

/** How far the work on an upload has come. */
export interface UploadProgress {
  /** `waiting`: other uploads are worked on first. */
  readonly stage: UploadStage;
  /** The number of the sheet that is being read; 0 before the first. */
  readonly sheet: number;
  /** How many sheets there are; 0 as long as that is not known. */
  readonly sheets: number;
  readonly rows: number;
  /** How much of all sheets is read, in percent. */
  readonly percent: number;
}

/** Is notified of progress. */
export interface UploadObserver {
  /**
   * Notes what has changed.
   *
   * @throws UploadStoppedError where the work is to end
   */
  tell(progress: Partial<UploadProgress>): void;
}

/** Why work on an upload ended before its time; `too-much`: it needed more memory than there is for it; `lost`: its files vanished. */
export type StopReason = 'given-up' | 'superseded' | 'too-long' | 'too-much' | 'lost';

/** The work on an upload was stopped; nothing was written. */
export class UploadStoppedError extends Error {
  override readonly name = 'UploadStoppedError';
  readonly reason: StopReason;

  constructor(reason: StopReason) {
    super(`the work on an upload was stopped: ${reason}`);
    this.reason = reason;
  }
}

/** The work takes longer than the caller waits; it goes on. */
export class UploadTimeoutError extends Error {
  override readonly name = 'UploadTimeoutError';
  override readonly message = 'the work on an upload goes on';
}

/**
 * Waits for a result, for a limited time.
 *
 * @param patience how long, in milliseconds; absent: to the end
 * @throws UploadTimeoutError if it takes longer
 */
export async function withTimeout<Value>(
  value: Promise<Value>,
  patience: number | undefined,
): Promise<Value> {
  if (patience === undefined) return value;
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new UploadTimeoutError()), patience);
  try {
    return await Promise.race([value, promise]);
  } finally {
    clearTimeout(timer);
  }
}
