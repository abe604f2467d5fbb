/**
 * The way through the pages of a list that changes meanwhile: from the oldest goal up to the newest.
 *
 * Pages are counted from the newest, so every goal that is created moves the older ones on. Going up, that is no danger:
 * the file always holds all goals up to its newest, and a page is only taken where it goes on from that one, which it
 * does where it reaches down to it. What is created meanwhile is met at the end. A second run goes on in the same way.
 */
import { PullError } from './failure.ts';
import type { GoalFile } from './goal-file.ts';
import { type GoalPage, type GoalPages, PAGE_SIZE } from './goal-pages.ts';

/** How far a download has come: goals that are there, and goals that the source counts. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}

/** What a walk is made with. */
export interface Walk {
  readonly pages: GoalPages;
  readonly file: GoalFile;
  readonly onProgress: (progress: Progress) => void;
}

/** By so many goals pages overlap, so that one that is created in between costs no second request. */
const OVERLAP = 2;
/** So often what does not fit is read anew. */
const MOST_ROUNDS = 3;
/** So many times the requests that the list should take, and so many beside, may be made on one way up. */
const PATIENCE = 4;
const FIRST_PATIENCE = 50;
/** So often the first page is asked for where its count does not fit. */
const MOST_FIRST_PAGES = 4;
/** No list grows by so many while it is read. */
const FAR_BEYOND = 1_000_000;
/** So many requests may look for where a file and the source begin to differ. */
const MOST_PROBES = 200;

/**
 * Brings a file of goals to what the source has now: what it lacks is added, and what was removed at the source while
 * the download went on is removed.
 *
 * @returns how many goals the source counts; if that is not the length of the file, the source contradicts itself or
 *   changes faster than it can be read
 * @throws PullError if the pages cannot be a list of goals, newest first
 */
export async function walkGoals(walk: Walk): Promise<number> {
  let count = await walkUp(walk);
  let missing = 0;
  for (let round = 0; round < MOST_ROUNDS && count !== walk.file.length; round++) {
    // Read anew and off by as many: the count is wrong, such as one that is estimated.
    if (count - walk.file.length === missing) break;
    missing = count - walk.file.length;
    await walk.file.keep(await commonLength(walk, count));
    count = await walkUp(walk);
  }
  return count;
}

/**
 * Adds all goals that are newer than the newest of the file.
 *
 * @returns how many goals the source counts
 * @throws PullError if the pages cannot be a list of goals, newest first
 */
export async function walkUp({ pages, file, onProgress }: Walk): Promise<number> {
  const top = await firstPage(pages);
  // The source gives at least so many if it has them, so whatever page has fewer ends with the oldest.
  const size = top.goals.length > 1 ? top.goals.length : PAGE_SIZE;
  const step = size - Math.min(OVERLAP, size - 1);
  onProgress({ done: file.length, total: top.count });
  // Where nothing was removed, the newest of the file, or the end of the list, is in the lower part of that page.
  const start = Math.max(0, top.count - file.length - step);
  let page = start === 0 ? top : await pages.at(start);
  await refuseSamePage(top, page, pages);
  // By the list as it was at the start: one that grows faster than it is read must not move the bound.
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
      // So many were created since the page was chosen; otherwise some of the file were removed, nobody knows how many.
      const created = Math.max(0, page.count - count);
      offset = page.offset + created + (created === 0 || back > 0 ? step : 0);
      back++;
    }
    if (patience-- < 0) throw unreadable(file);
    ({ count } = page);
    page = await pages.at(offset);
  }
}

/** The newest goals; pages must overlap to be put together, so there must be room for two on one. */
async function firstPage(pages: GoalPages): Promise<GoalPage> {
  for (let attempts = 1; ; attempts++) {
    const page = await pages.at(0);
    if (page.goals.length > 1 || page.goals.length >= page.count) return page;
    // A goal may have been removed after they were counted, but not each time.
    if (attempts === MOST_FIRST_PAGES) {
      throw new PullError(
        'source',
        'The source gives fewer than two goals a page, which cannot be put together.',
      );
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
        'source',
        `Goal ${newest.id} is another one than it was, so another service answers now, or this one from a backup. Remove the work folder to start again.`,
      );
    }
    return true;
  }
  // Only a page that is not full shows where the list ends; the count may be of another moment.
  return goals.length < size;
}

const timeOf = ({ record }: { readonly record: Readonly<Record<string, unknown>> }): number =>
  Date.parse(String(record['created_at']));

/** A source that does not heed the offset would give its first page for ever. */
async function refuseSamePage(top: GoalPage, page: GoalPage, pages: GoalPages): Promise<void> {
  const [first] = top.goals;
  if (page.offset === 0 || first === undefined || page.goals[0]?.id !== first.id) return;
  // Goals that were created in between may have moved it on, but not as far as that.
  if ((await pages.at(top.count + FAR_BEYOND, 1)).goals.length === 0) return;
  throw new PullError(
    'source',
    'The source gives the same page of smart goals at every offset, so only its newest can be had.',
  );
}

function unreadable({ newest }: GoalFile): PullError {
  const which = newest === undefined ? 'ends with the oldest goal' : `goes on from goal ${newest.id}`;
  return new PullError(
    'source',
    `No page of smart goals ${which}: the source changes faster than it is read.`,
  );
}

/**
 * How many of the oldest goals are surely the same in the file and at the source: where a goal lacks or is too many, all
 * that are newer are another number of places from the end.
 */
async function commonLength({ pages, file }: Walk, counted: number): Promise<number> {
  const ids = await file.ids();
  let count = counted;
  let common = 0;
  let differs = Math.min(ids.length, count) + 1;
  for (let probes = 0; differs - common > 1 && probes < MOST_PROBES; probes++) {
    const middle = Math.floor((common + differs) / 2);
    const page = await pages.at(Math.max(0, count - middle), 1);
    if (page.count !== count) {
      ({ count } = page);
      continue;
    }
    if (page.goals[0]?.id === ids[middle - 1]) common = middle;
    else differs = middle;
  }
  return common;
}
