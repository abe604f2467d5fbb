/** Which database it is. */

import type { ReadableDatabase } from './database.ts';

/** The name that a database was given by chance when it was made; no other has it but its copies, and it never changes. */
export async function readIdentity({ reader }: ReadableDatabase): Promise<string> {
  const { id } = await reader.selectFrom('identity').select('id').executeTakeFirstOrThrow();
  return id;
}
