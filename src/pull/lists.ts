/**
 * Collections that are downloaded at once: courses, pre-lead statuses, and the feedbacks needed, of which
 * only the number is used.
 */

import { replaceFile } from '../files/whole-file.ts';
import { PullError } from './failure.ts';
import { checkedRecord, type RecordSchema } from './records.ts';
import type { Source } from './source.ts';

/** A collection: its path at the source, its fields, and its file. */
export interface ListToDownload {
  readonly path: string;
  readonly schema: RecordSchema;
  readonly file: string;
  readonly onUnknown: (field: string) => void;
}

/**
 * Downloads a collection into a file, one JSON object per line, in the order of the source.
 *
 * @returns the number of records
 * @throws PullError if it is not a list of such records
 */
export async function downloadList(
  source: Source,
  { path, file, schema, onUnknown }: ListToDownload,
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
export async function countFeedbacksNeeded(source: Source): Promise<number | null> {
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
