/** Downloads the goals, courses and pre-lead statuses of a service with the same interface, into CSV files that an import reads. */

import { mkdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { courseFields } from '../domain/course.ts';
import type { Fields } from '../domain/fields.ts';
import { preLeadStatusFields } from '../domain/pre-lead-status.ts';
import { smartGoalFields } from '../domain/smart-goal.ts';
import { replaceFile } from '../files/whole-file.ts';
import { type Cell, csvLine } from '../interchange/formats/csv-text.ts';
import { createSource, PullError, type SourceOptions } from './source.ts';

/** The records of a collection: their fields, and those of the interface specification, which every record has. */
interface RecordSchema {
  readonly fields: Fields;
  readonly specified: readonly string[];
}

/** The collections, by their paths. */
export const SCHEMAS = {
  courses: {
    fields: courseFields,
    specified: [
      ...['id', 'created_by', 'title', 'code', 'gsheet_name'],
      ...['date', 'event', 'recording'].flatMap((name) => [1, 2, 3].map((week) => `${name}_w${week}`)),
      'deactivated',
    ],
  },
  'pre-lead-statuses': {
    fields: preLeadStatusFields,
    specified: ['id', 'name', 'value', 'order', 'background', 'disabled'],
  },
  'smart-goals': {
    fields: smartGoalFields,
    specified: ['id', 'created_at', 'input', 'output', 'input_tokens', 'output_tokens'],
  },
} as const satisfies Readonly<Record<string, RecordSchema>>;

type CollectionPath = keyof typeof SCHEMAS;

/** The number of requested goals per page; the source may return another number. */
const PAGE_SIZE = 30;

export interface DownloadOptions extends SourceOptions {
  /** The folder for the files; created if it is missing. */
  readonly folder: string;
}

/** The number of records of each collection. */
export type Downloaded = Readonly<Record<CollectionPath, number>>;

/** A JSON value as an object, if it is one. */
const objectOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** A value as a cell; what is nested is refused by the import. */
const cellOf = (value: unknown): Cell =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : value === null || value === undefined
      ? null
      : JSON.stringify(value);

/** The file of a collection. */
export const fileIn = (folder: string, collection: string): string => join(folder, `${collection}.csv`);

/**
 * Downloads into CSV files. What the fields hold is checked by the import.
 *
 * @throws PullError if the URL is wrong, or the source fails permanently
 */
export async function downloadService(options: DownloadOptions): Promise<Downloaded> {
  const { folder } = options;
  const source = createSource(options);
  // Private, since it will contain the texts of mentees.
  await mkdir(folder, { recursive: true, mode: 0o700 });

  /** The lines of records that are not known yet; the first have the names of the columns before them. */
  function linesOf(sent: unknown, collection: CollectionPath, known: Set<number>): string {
    const where = `${source.address}${collection}/`;
    if (!Array.isArray(sent)) throw new PullError(`${where} is not a list of records.`);
    const { fields, specified } = SCHEMAS[collection];
    const columns = Object.keys(fields);
    let lines = known.size === 0 ? csvLine(columns) : '';
    for (const given of sent.map(objectOf)) {
      const { id } = given;
      if (typeof id !== 'number' || !Number.isSafeInteger(id) || id < 1)
        throw new PullError(`${where}: a record has no positive integer as its id.`);
      const missing = specified.find((name) => !Object.hasOwn(given, name));
      if (missing !== undefined) throw new PullError(`${where}: record ${id} has no ${missing}.`);
      if (known.has(id)) continue;
      known.add(id);
      lines += csvLine(columns.map((name) => cellOf(given[name])));
    }
    return lines;
  }

  async function takeList(collection: CollectionPath): Promise<number> {
    const known = new Set<number>();
    const lines = linesOf(await source.get(`${collection}/`), collection, known);
    await replaceFile(fileIn(folder, collection), (file) => file.writeFile(lines));
    return known.size;
  }

  /** Reads all pages once, newest first. Goals that are created meanwhile move the others to later pages, and are left to the next run. */
  async function takeGoals(): Promise<number> {
    const known = new Set<number>();
    let total = 0;
    await replaceFile(fileIn(folder, 'smart-goals'), async (file) => {
      for (let offset = 0; ; ) {
        const path = `smart-goals/?limit=${PAGE_SIZE}&offset=${offset}`;
        const { count, results } = objectOf(await source.get(path));
        if (typeof count !== 'number' || !Number.isSafeInteger(count) || !Array.isArray(results)) {
          throw new PullError(
            `${source.address}${path} is not a page of smart goals: it needs a number “count” and a list “results”.`,
          );
        }
        if (offset === 0) total = count;
        await file.appendFile(linesOf(results, 'smart-goals', known));
        offset += results.length;
        if (results.length === 0 || offset >= count) break;
      }
      if (known.size >= total) return;
      throw new PullError(
        `The source counts ${total} goals, but lists ${known.size}. Run the same command again when nobody removes goals there.`,
      );
    });
    return known.size;
  }

  return {
    courses: await takeList('courses'),
    'pre-lead-statuses': await takeList('pre-lead-statuses'),
    'smart-goals': await takeGoals(),
  };
}

/** Removes the files of a download, as far as there are any, and the folder where it has nothing else. */
export async function removeDownload(folder: string): Promise<void> {
  for (const collection of Object.keys(SCHEMAS))
    await rm(fileIn(folder, collection), { force: true }).catch(() => undefined);
  await rmdir(folder).catch(() => undefined);
}
