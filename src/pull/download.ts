/** Downloads all data that a service with the same interface offers, into files that an import reads. */

import { mkdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { courseFields } from '../domain/course.ts';
import type { Fields } from '../domain/fields.ts';
import { preLeadStatusFields } from '../domain/pre-lead-status.ts';
import { smartGoalFields } from '../domain/smart-goal.ts';
import { replaceFile } from '../files/whole-file.ts';
import { createSource, PullError, type Source, type SourceOptions } from './source.ts';

/** The records of a collection. */
interface RecordSchema {
  /** The singular noun, at the beginning of a sentence: `Smart goal`. */
  readonly noun: string;
  /** The fields that are taken. */
  readonly fields: Fields;
  /** The names of the required fields: those of the interface specification. Others get their defaults. */
  readonly specified: readonly string[];
}

export const SMART_GOAL: RecordSchema = {
  noun: 'Smart goal',
  fields: smartGoalFields,
  specified: ['id', 'created_at', 'input', 'output', 'input_tokens', 'output_tokens'],
};

export const COURSE: RecordSchema = {
  noun: 'Course',
  fields: courseFields,
  specified: [
    ...['id', 'created_by', 'title', 'code', 'gsheet_name'],
    ...['date', 'event', 'recording'].flatMap((name) => [1, 2, 3].map((week) => `${name}_w${week}`)),
    'deactivated',
  ],
};

export const PRE_LEAD_STATUS: RecordSchema = {
  noun: 'Pre-lead status',
  fields: preLeadStatusFields,
  specified: ['id', 'name', 'value', 'order', 'background', 'disabled'],
};

/** The number of requested goals per page; the source may return another number. */
const PAGE_SIZE = 30;
const MAX_UNKNOWN = 20;

export interface DownloadOptions extends SourceOptions {
  /** The folder for the files; created if it is missing. */
  readonly folder: string;
  /** Is notified after every page. */
  readonly onProgress?: (done: number, total: number) => void;
}

export interface Downloaded {
  /** Files of JSON Lines with the fields of the interface; those without records are left out. */
  readonly files: readonly string[];
  readonly goals: number;
  readonly courses: number;
  readonly preLeadStatuses: number;
  /** The number of entries in the source's list of feedbacks needed; null if it does not show it. */
  readonly feedbacksNeeded: number | null;
  /** Fields of the source that this interface does not have and that are left out: `courses.location`. */
  readonly unknownFields: readonly string[];
  readonly requests: number;
  readonly retries: number;
}

/** A JSON value as an object, if it is one. */
const objectOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/**
 * Downloads the goals, courses and pre-lead statuses of a service into files. What the fields hold is checked by the import.
 *
 * @throws PullError if the URL is wrong, or the source fails permanently
 */
export async function downloadService(options: DownloadOptions): Promise<Downloaded> {
  const { folder, onProgress } = options;
  const source = createSource(options);
  // Private, since it will contain the texts of mentees.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unknown = new Set<string>();
  const fileOf = (collection: string): string => join(folder, `${collection}.jsonl`);

  /** The lines of records that are not known yet. */
  function linesOf(sent: unknown, schema: RecordSchema, collection: string, known: Set<number>): string {
    const where = `${source.address}${collection}/`;
    if (!Array.isArray(sent)) throw new PullError(`${where} is not a list of records.`);
    let lines = '';
    for (const given of sent.map(objectOf)) {
      const { id } = given;
      if (typeof id !== 'number' || !Number.isSafeInteger(id) || id < 1) {
        throw new PullError(`${where}: a ${schema.noun.toLowerCase()} has no positive integer as its id.`);
      }
      const missing = schema.specified.find((name) => !Object.hasOwn(given, name));
      if (missing !== undefined) throw new PullError(`${where}: ${schema.noun} ${id} has no ${missing}.`);
      for (const name of Object.keys(given)) {
        // Names from the source are shown to people: without control characters, and not too many.
        const plain = `${collection}.${name.slice(0, 40).replaceAll(/[^\p{L}\p{N}_.-]/gu, '?')}`;
        if (!Object.hasOwn(schema.fields, name) && unknown.size < MAX_UNKNOWN) unknown.add(plain);
      }
      if (known.has(id)) continue;
      known.add(id);
      const taken = Object.keys(schema.fields).filter((name) => Object.hasOwn(given, name));
      lines += `${JSON.stringify(Object.fromEntries(taken.map((name) => [name, given[name]])))}\n`;
    }
    return lines;
  }

  async function takeList(collection: string, schema: RecordSchema): Promise<number> {
    const known = new Set<number>();
    const lines = linesOf(await source.get(`${collection}/`), schema, collection, known);
    await replaceFile(fileOf(collection), (file) => file.writeFile(lines));
    return known.size;
  }

  /** Reads all pages once, newest first, and what was created meanwhile; returns how many goals there are, and are counted. */
  async function walkGoals(write: (lines: string) => Promise<unknown>): Promise<readonly [number, number]> {
    const known = new Set<number>();
    const take = async (offset: number) => {
      const path = `smart-goals/?limit=${PAGE_SIZE}&offset=${offset}`;
      const { count, results } = objectOf(await source.get(path));
      if (typeof count !== 'number' || !Number.isSafeInteger(count) || !Array.isArray(results)) {
        throw new PullError(
          `${source.address}${path} is not a page of smart goals: it needs a number “count” and a list “results”.`,
        );
      }
      const before = known.size;
      await write(linesOf(results, SMART_GOAL, 'smart-goals', known));
      onProgress?.(known.size, Math.max(count, known.size));
      return { count, length: results.length, added: known.size - before };
    };
    for (let offset = 0; ; ) {
      const { count, length } = await take(offset);
      offset += length;
      if (length === 0 || offset >= count) break;
    }
    for (let offset = 0; ; ) {
      const { count, length, added } = await take(offset);
      offset += length;
      if (added < length || length === 0) return [known.size, count];
    }
  }

  async function takeGoals(): Promise<number> {
    let [listed, counted] = [0, 0];
    await replaceFile(fileOf('smart-goals'), async (file) => {
      [listed, counted] = await walkGoals((lines) => file.appendFile(lines));
    });
    if (listed === counted) return listed;
    throw new PullError(
      `The source counts ${counted} goals, but lists ${listed}. Run the same command again when nobody removes goals there.`,
    );
  }

  const courses = await takeList('courses', COURSE);
  const preLeadStatuses = await takeList('pre-lead-statuses', PRE_LEAD_STATUS);
  const feedbacksNeeded = await countFeedbacksNeeded(source);
  const goals = await takeGoals();
  const counts = { 'pre-lead-statuses': preLeadStatuses, courses, 'smart-goals': goals };
  return {
    files: Object.entries(counts).flatMap(([collection, count]) => (count > 0 ? [fileOf(collection)] : [])),
    goals,
    courses,
    preLeadStatuses,
    feedbacksNeeded,
    unknownFields: [...unknown].sort(),
    requests: source.requests,
    retries: source.retries,
  };
}

/** Removes the files of a download, as far as there are any, and the folder where it has nothing else. */
export async function removeDownload(folder: string): Promise<void> {
  for (const collection of ['smart-goals', 'courses', 'pre-lead-statuses']) {
    await rm(join(folder, `${collection}.jsonl`), { force: true }).catch(() => undefined);
  }
  await rmdir(folder).catch(() => undefined);
}

/** The number of feedbacks needed at the source; null if it does not show them. */
async function countFeedbacksNeeded(source: Source): Promise<number | null> {
  try {
    const entries = await source.get('feedbacks_needed/');
    if (Array.isArray(entries)) return entries.length;
    throw new PullError(`${source.address}feedbacks_needed/ is not a list.`);
  } catch (error) {
    // The list names people, so the token may lack the permission; nothing else depends on it.
    if (error instanceof PullError && (error.status === 403 || error.status === 404)) return null;
    throw error;
  }
}
