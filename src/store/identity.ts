/** The identity of a database. */

import type { ReadableDatabase } from './database.ts';

/**
 * The random UUID of a database, assigned at its creation; only its copies have the same, and it never
 * changes.
 */
export async function readIdentity({ reader }: ReadableDatabase): Promise<string> {
  const { id } = await reader.selectFrom('identity').select('id').executeTakeFirstOrThrow();
  return id;
}
