/** The key by which this service knows what it has signed itself. */

import type { Database } from './database.ts';

/** 32 random bytes, the same for all processes that serve the database; made with its tables. */
export async function readSigningKey({ reader }: Database): Promise<Buffer> {
  const { key } = await reader.selectFrom('signing_key').select('key').executeTakeFirstOrThrow();
  return Buffer.from(key, 'base64url');
}
