/** The collections that come whole: courses, pre-lead statuses, and the feedbacks needed, of which only the number counts. */

import { replaceFile } from '../files/whole-file.ts';
import { PullError } from './failure.ts';
import { checkedRecord } from './records.ts';
import type { Source } from './source.ts';
import type { RecordSchema } from './specified.ts';

/** What a collection is called at the source, what it holds, and where it goes. */
export interface ListToTake {
  readonly path: string;
  readonly schema: RecordSchema;
  readonly file: string;
  readonly onUnknown: (field: string) => void;
}

/**
 * Takes a collection into a file, a line of JSON a record, in the order of the source.
 *
 * @returns how many records it has
 * @throws PullError if it is no list of such records
 */
export async function takeList(
  source: Source,
  { path, file, schema, onUnknown }: ListToTake,
): Promise<number> {
  const where = `${source.address}${path}`;
  const records = listIn(await source.get(path), where).map((sent) =>
    checkedRecord(schema, sent, { where, onUnknown }),
  );
  const seen = new Set<number>();
  for (const { id } of records) {
    if (seen.has(id)) throw new PullError('source', `${where} has ${schema.noun.toLowerCase()} ${id} twice.`);
    seen.add(id);
  }
  const text = records.map(({ record }) => `${JSON.stringify(record)}\n`).join('');
  await replaceFile(file, (target) => target.writeFile(text));
  return records.length;
}

/** How many feedbacks a source misses; null if it does not say. */
export async function countFeedbacksNeeded(source: Source): Promise<number | null> {
  const path = 'feedbacks_needed/';
  try {
    return listIn(await source.get(path), `${source.address}${path}`).length;
  } catch (error) {
    // It names people, so not every account may see it; nothing else depends on it.
    if (error instanceof PullError && (error.status === 403 || error.status === 404)) return null;
    throw error;
  }
}

function listIn(value: unknown, where: string): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new PullError('source', `${where} is not a list of records.`);
}
