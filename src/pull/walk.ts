/**
 * Reads all pages of a list that changes meanwhile, from the oldest goal to the newest.
 *
 * Offsets are counted from the newest goal, so every creation shifts the older ones. Reading upwards tolerates that: the
 * file always has all goals up to its newest, and a page is only accepted if it overlaps with that one. Goals created
 * meanwhile come at the end. A second run resumes in the same way.
 */
import { PullError } from './failure.ts';
import type { GoalFile } from './goal-file.ts';
import { type GoalPage, PAGE_SIZE, type ReadGoalPage } from './goal-pages.ts';

/** The progress of a download: goals in the file, and goals that the source counts. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}

/** The dependencies of the walk. */
export interface Walk {
  readonly pageAt: ReadGoalPage;
  readonly file: GoalFile;
  readonly onProgress: (progress: Progress) => void;
}

/** The number of goals by which pages overlap, so that a creation in between needs no second request. */
const OVERLAP = 2;
/** The maximum number of times that inconsistent data are read again. */
const MAX_ROUNDS = 3;
/** The maximum number of requests per pass, as a factor of the expected number plus a constant. */
const PATIENCE = 4;
const FIRST_PATIENCE = 50;
/** The maximum number of requests for the first page if its count is inconsistent. */
const MAX_FIRST_PAGES = 4;
/** The maximum growth of the list during a pass. */
const FAR_BEYOND = 1_000_000;
/** The maximum number of requests to find where the file and the source begin to differ. */
const MAX_PROBES = 200;

/**
 * Updates a file of goals to the current state of the source: missing goals are added, and goals removed from
 * the source during the download are removed.
 *
 * @returns the number of goals that the source counts; if it differs from the file, the source contradicts
 * itself or changes faster than it can be read
 * @throws PullError if the pages are not a list of goals, newest first
 */
export async function walkGoals(walk: Walk): Promise<number> {
  let count = await walkUp(walk);
  let missing = 0;
  for (let round = 0; round < MAX_ROUNDS && count !== walk.file.length; round++) {
    // The same difference after reading again: the count is wrong, such as an estimate.
    if (count - walk.file.length === missing) break;
    missing = count - walk.file.length;
    await walk.file.keep(await commonLength(walk, count));
    count = await walkUp(walk);
  }
  return count;
}

/**
 * Adds all goals that are newer than the newest in the file.
 *
 * @returns the number of goals that the source counts
 * @throws PullError if the pages are not a list of goals, newest first
 */
export async function walkUp({ pageAt, file, onProgress }: Walk): Promise<number> {
  const top = await firstPage(pageAt);
  // The source returns at least this many if it has them, so a shorter page ends with the oldest goal.
  const size = top.goals.length > 1 ? top.goals.length : PAGE_SIZE;
  const step = size - Math.min(OVERLAP, size - 1);
  onProgress({ done: file.length, total: top.count });
  // If nothing was removed, the newest of the file, or the end of the list, is in the lower part of that
  // page.
  const start = Math.max(0, top.count - file.length - step);
  let page = start === 0 ? top : await pageAt(start);
  await refuseSamePage(top, page, pageAt);
  // Counted from the list at the start, so that a list that grows faster than it is read does not move the
  // bound.
  let patience = (PATIENCE * top.count) / step + FIRST_PATIENCE;
  let { count } = top;
  let back = 0;
  for (;;) {
    let offset = Math.max(0, page.offset - step);
    if (goesOn(page, size, file)) {
      back = 0;
      await file.append(page.goals.filter(({ id }) => id > (file.newest?.id ?? 0)).toReversed());
      onProgress({ done: file.length, total: page.count });
      if (page.offset === 0) return page.count;
    } else {
      // This many were created since the page was chosen; otherwise goals of the file were removed.
      const created = Math.max(0, page.count - count);
      offset = page.offset + created + (created === 0 || back > 0 ? step : 0);
      back++;
    }
    if (patience-- < 0) throw unreadable(file);
    ({ count } = page);
    page = await pageAt(offset);
  }
}

/** The newest goals; pages must overlap, so a page must have at least two. */
async function firstPage(pageAt: ReadGoalPage): Promise<GoalPage> {
  for (let attempts = 1; ; attempts++) {
    const page = await pageAt(0);
    if (page.goals.length > 1 || page.goals.length >= page.count) return page;
    // A goal may have been removed between the count and the list, but not each time.
    if (attempts === MAX_FIRST_PAGES) {
      throw new PullError('The source gives fewer than two goals a page, which cannot be put together.');
    }
  }
}

/** Whether no goal can lie between the newest of the file and this page. */
function goesOn({ goals }: GoalPage, size: number, { newest }: GoalFile): boolean {
  const last = goals.at(-1);
  if (newest !== undefined && last !== undefined && last.id <= newest.id) {
    const same = goals.find(({ id }) => id === newest.id);
    if (same !== undefined && timeOf(same) !== timeOf(newest)) {
      throw new PullError(
        `Goal ${newest.id} is another one than it was, so another service answers now, or this one from a backup. Remove the work folder to start again.`,
      );
    }
    return true;
  }
  // Only a page that is not full shows the end of the list; the count may be outdated.
  return goals.length < size;
}

const timeOf = ({ record }: { readonly record: Readonly<Record<string, unknown>> }): number =>
  Date.parse(String(record['created_at']));

/** A source that ignores the offset would return its first page forever. */
async function refuseSamePage(top: GoalPage, page: GoalPage, pageAt: ReadGoalPage): Promise<void> {
  const [first] = top.goals;
  if (page.offset === 0 || first === undefined || page.goals[0]?.id !== first.id) return;
  // Goals created in between may have moved it, but not as far as that.
  if ((await pageAt(top.count + FAR_BEYOND, 1)).goals.length === 0) return;
  throw new PullError(
    'The source gives the same page of smart goals at every offset, so only its newest can be had.',
  );
}

function unreadable({ newest }: GoalFile): PullError {
  const which = newest === undefined ? 'ends with the oldest goal' : `goes on from goal ${newest.id}`;
  return new PullError(`No page of smart goals ${which}: the source changes faster than it is read.`);
}

/**
 * The number of the oldest goals that are certainly equal in the file and at the source: a missing or
 * additional goal changes the distance from the end of all newer ones.
 */
async function commonLength({ pageAt, file }: Walk, counted: number): Promise<number> {
  const ids = await file.ids();
  let count = counted;
  let common = 0;
  let differs = Math.min(ids.length, count) + 1;
  for (let probes = 0; differs - common > 1 && probes < MAX_PROBES; probes++) {
    const middle = Math.floor((common + differs) / 2);
    const page = await pageAt(Math.max(0, count - middle), 1);
    if (page.count !== count) {
      ({ count } = page);
      continue;
    }
    if (page.goals[0]?.id === ids[middle - 1]) common = middle;
    else differs = middle;
  }
  return common;
}
