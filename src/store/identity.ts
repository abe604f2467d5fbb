import type { Queries } from './schema.ts';

/** The random UUID of a database, assigned at its creation; only its copies have the same, and it never changes. */
export const readIdentity = async (queries: Queries): Promise<string> =>
  (await queries.selectFrom('identity').select('id').executeTakeFirstOrThrow()).id;
