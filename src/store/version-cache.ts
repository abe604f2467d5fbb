import type { Database } from './database.ts';
import type { CollectionName } from './schema.ts';

/** Returns a function that reads a collection again only after any process has changed it. */
export function cachedByVersion<Value>(
  database: Database,
  collection: CollectionName,
  read: () => Promise<Value>,
): () => Promise<Value> {
  interface Entry {
    readonly version: number;
    readonly value: Value;
  }
  let cached: Entry | undefined;
  let reading: Promise<Entry> | undefined;

  const current = async (): Promise<Entry> => {
    const version = await database.revision(collection);
    if (cached?.version === version) return cached;
    // The version is read first, so the value may be newer than it, but never older.
    reading ??= read()
      .then((value) => ({ version, value }))
      .finally(() => {
        reading = undefined;
      });
    const now = await reading;
    // A read that another caller began may be older than the version that this one saw.
    if (now.version < version) return current();
    cached = now;
    return now;
  };
  return async () => (await current()).value;
}
