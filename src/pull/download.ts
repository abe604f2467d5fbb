/** Downloads all data that a service with the same interface offers, into files. */
import { join } from 'node:path';
import { replaceFile } from '../files/whole-file.ts';
import { serviceAddress } from './address.ts';
import { PullError } from './failure.ts';
import { openGoalFile } from './goal-file.ts';
import { goalPageReader } from './goal-pages.ts';
import { COURSE, checkedRecord, PRE_LEAD_STATUS, type RecordSchema } from './records.ts';
import { createSource, type Retry, SOURCE_LIMITS, type Source, type SourceLimits } from './source.ts';
import { type Progress, walkGoals, walkUp } from './walk.ts';
import { prepareFolder } from './work-folder.ts';

/** The parameters of a download. */
export interface DownloadOptions {
  /** The base URL of the collections, with or without a trailing slash. */
  readonly url: string;
  /** The folder for the files, from which a second run resumes; created if it is missing. */
  readonly folder: string;
  /** The token; null if none is required. It may contain a scheme: `Token 123`. */
  readonly token: string | null;
  /** Aborts the download with its reason; the files stay. */
  readonly signal: AbortSignal;
  /** Is notified once the total is known, and then after every page. */
  readonly onProgress?: (progress: Progress) => void;
  /** Is notified of every failed attempt that is retried. */
  readonly onRetry?: (retry: Retry) => void;
  readonly limits?: Partial<SourceLimits>;
}

/** Files of JSON Lines: one object per line with the fields of the interface in its order, texts unchanged. */
interface DownloadedFiles {
  /** Newest first, as they are listed. */
  readonly smartGoals: string;
  readonly courses: string;
  readonly preLeadStatuses: string;
}

/** The result of a download. */
export interface Downloaded {
  readonly files: DownloadedFiles;
  readonly goals: number;
  /**
   * The number of goals that the source counts; if it differs from `goals`, the source contradicts its own
   * list.
   */
  readonly goalsAtSource: number;
  readonly courses: number;
  readonly preLeadStatuses: number;
  /** The number of entries in the source's list of feedbacks needed; null if it does not show it. */
  readonly feedbacksNeeded: number | null;
  /** Fields of the source that this interface does not have and that are left out: `courses.location`. */
  readonly unknownFields: readonly string[];
  readonly requests: number;
  readonly retries: number;
}

const MAX_UNKNOWN = 20;

const plainName = (field: string): string => field.slice(0, 40).replaceAll(/[^\p{L}\p{N}_.-]/gu, '?');

/**
 * Downloads the goals, courses and pre-lead statuses of a service into a folder, or resumes an interrupted
 * download. The caller removes the folder.
 *
 * @throws PullError if the URL or the folder is wrong, or the source fails permanently
 */
export async function downloadService(options: DownloadOptions): Promise<Downloaded> {
  const { folder, signal } = options;
  const address = serviceAddress(options.url);
  await prepareFolder(folder, address);
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
    // Names from the source are shown to people: without control characters, and not too many.
    if (unknownFields.size < MAX_UNKNOWN) unknownFields.add(`${collection}.${plainName(field)}`);
  };

  const take = (collection: string, schema: RecordSchema, file: string) =>
    downloadList(source, `${collection}/`, schema, file, onUnknown(collection));
  const takeLists = async () => ({
    courses: await take('courses', COURSE, files.courses),
    preLeadStatuses: await take('pre-lead-statuses', PRE_LEAD_STATUS, files.preLeadStatuses),
    feedbacksNeeded: await countFeedbacksNeeded(source),
  });

  // A URL without such a service fails before the long download of goals; later changes are downloaded after
  // it.
  await takeLists();
  await using file = await openGoalFile(join(folder, 'smart-goals.partial.jsonl'));
  const walk = {
    pageAt: goalPageReader(source, onUnknown('smart-goals')),
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

/**
 * Downloads a collection into a file, one JSON object per line, in the order of the source.
 *
 * @returns the number of records
 * @throws PullError if it is not a list of such records
 */
async function downloadList(
  source: Source,
  path: string,
  schema: RecordSchema,
  file: string,
  onUnknown: (field: string) => void,
): Promise<number> {
  const where = `${source.address}${path}`;
  const records = listIn(await source.get(path), where).map((sent) =>
    checkedRecord(schema, sent, { where, onUnknown }),
  );
  const seen = new Set<number>();
  for (const { id } of records) {
    if (seen.has(id)) throw new PullError(`${where} has ${schema.noun.toLowerCase()} ${id} twice.`);
    seen.add(id);
  }
  const text = records.map(({ record }) => `${JSON.stringify(record)}\n`).join('');
  await replaceFile(file, (target) => target.writeFile(text));
  return records.length;
}

/** The number of feedbacks needed at the source; null if it does not show them. */
async function countFeedbacksNeeded(source: Source): Promise<number | null> {
  const path = 'feedbacks_needed/';
  try {
    return listIn(await source.get(path), `${source.address}${path}`).length;
  } catch (error) {
    // The list names people, so the token may lack the permission; nothing else depends on it.
    if (error instanceof PullError && (error.status === 403 || error.status === 404)) return null;
    throw error;
  }
}

function listIn(value: unknown, where: string): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new PullError(`${where} is not a list of records.`);
}
