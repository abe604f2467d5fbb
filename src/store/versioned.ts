/** What is kept in memory of a collection until it changes. */

import type { Database } from './database.ts';
import type { CollectionName } from './schema.ts';

/**
 * Gives what was read of a collection, read anew once the collection has changed, in whichever process. Whoever asks many
 * times makes no work.
 */
export function keptByVersion<Value>(
  database: Database,
  collection: CollectionName,
  read: () => Promise<Value>,
): () => Promise<Value> {
  interface Kept {
    readonly version: number;
    readonly value: Value;
  }
  let kept: Kept | undefined;
  let reading: Promise<Kept> | undefined;

  const current = async (): Promise<Kept> => {
    const version = await database.revision(collection);
    if (kept?.version === version) return kept;
    // The version was asked for before, so that what is read may be newer than it says, but never older.
    reading ??= read()
      .then((value) => ({ version, value }))
      .finally(() => {
        reading = undefined;
      });
    const now = await reading;
    // What another question has begun to read before may be older than what was asked for here.
    if (now.version < version) return current();
    kept = now;
    return now;
  };
  return async () => (await current()).value;
}
