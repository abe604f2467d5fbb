/** Everything that a running service with this interface gives, as files. */
import { join } from 'node:path';
import { serviceAddress } from './address.ts';
import { openGoalFile } from './goal-file.ts';
import { createGoalPages } from './goal-pages.ts';
import { countFeedbacksNeeded, takeList } from './lists.ts';
import { createSource, type Retry, SOURCE_LIMITS, type SourceLimits } from './source.ts';
import { COURSE, PRE_LEAD_STATUS } from './specified.ts';
import { type Progress, walkGoals, walkUp } from './walk.ts';
import { claimFolder } from './work-folder.ts';

/** What is downloaded, and how. */
export interface DownloadOptions {
  /** The address below which the collections lie, with or without a slash at its end. */
  readonly url: string;
  /** Where the files go, and what a second run goes on from; made where it is missing. */
  readonly folder: string;
  /** What the source lets in; null if it asks for nothing. A scheme may stand before it: `Token 123`. */
  readonly token: string | null;
  /** Ends the download, with its reason; what is there is kept. */
  readonly signal: AbortSignal;
  /** Told once the source has said how much there is, and then after every page. */
  readonly onProgress?: (progress: Progress) => void;
  /** Told of every attempt that failed and is made again. */
  readonly onRetry?: (retry: Retry) => void;
  readonly limits?: Partial<SourceLimits>;
}

/** Files of JSON Lines: an object a line with the fields of the interface in its order, texts as they were sent. */
export interface DownloadedFiles {
  /** Newest first, as they are listed. */
  readonly smartGoals: string;
  readonly courses: string;
  readonly preLeadStatuses: string;
}

/** What was downloaded. */
export interface Downloaded {
  readonly files: DownloadedFiles;
  readonly goals: number;
  /** How many goals the source counts; where these are others than `goals`, it contradicts its own list. */
  readonly goalsAtSource: number;
  readonly courses: number;
  readonly preLeadStatuses: number;
  /** How many entries the source's list of feedbacks needed has; null if it does not show it. */
  readonly feedbacksNeeded: number | null;
  /** Fields of the source that this interface does not have, and that are therefore left out: `courses.location`. */
  readonly unknownFields: readonly string[];
  readonly requests: number;
  readonly retries: number;
}

/** So many unknown fields are named. */
const MOST_UNKNOWN = 20;

const plainName = (field: string): string => field.slice(0, 40).replaceAll(/[^\p{L}\p{N}_.-]/gu, '?');

/**
 * Downloads the goals, courses and pre-lead statuses of a service into a folder. Where it was stopped, by whatever, it
 * goes on from there. Removing the folder is left to the caller.
 *
 * @throws PullError if the address or the folder is wrong, or the source fails permanently
 */
export async function downloadService(options: DownloadOptions): Promise<Downloaded> {
  const { folder, signal } = options;
  const address = serviceAddress(options.url);
  await claimFolder(folder, address);
  const source = createSource({
    address,
    token: options.token,
    limits: { ...SOURCE_LIMITS, ...options.limits },
    signal,
    onRetry: options.onRetry ?? (() => {}),
  });
  const files: DownloadedFiles = {
    smartGoals: join(folder, 'smart-goals.jsonl'),
    courses: join(folder, 'courses.jsonl'),
    preLeadStatuses: join(folder, 'pre-lead-statuses.jsonl'),
  };
  const unknownFields = new Set<string>();
  const onUnknown = (collection: string) => (field: string) => {
    // What a stranger chose is shown to people: no control characters, and no end of names.
    if (unknownFields.size < MOST_UNKNOWN) unknownFields.add(`${collection}.${plainName(field)}`);
  };

  const takeLists = async () => ({
    courses: await takeList(source, {
      path: 'courses/',
      schema: COURSE,
      file: files.courses,
      onUnknown: onUnknown('courses'),
    }),
    preLeadStatuses: await takeList(source, {
      path: 'pre-lead-statuses/',
      schema: PRE_LEAD_STATUS,
      file: files.preLeadStatuses,
      onUnknown: onUnknown('pre-lead-statuses'),
    }),
    feedbacksNeeded: await countFeedbacksNeeded(source),
  });

  // A source that is none shows before the long way; what changed while that went on is taken after it.
  await takeLists();
  await using file = await openGoalFile(join(folder, 'smart-goals.partial.jsonl'));
  const walk = {
    pages: createGoalPages(source, onUnknown('smart-goals')),
    file,
    onProgress: options.onProgress ?? (() => {}),
  };
  await walkUp(walk);
  const lists = await takeLists();
  const goalsAtSource = await walkGoals(walk);
  await file.writeNewestFirst(files.smartGoals);
  return {
    files,
    goals: file.length,
    goalsAtSource,
    ...lists,
    unknownFields: [...unknownFields].sort(),
    requests: source.requests,
    retries: source.retries,
  };
}
