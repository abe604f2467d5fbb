/** Everybody whom the rows of an import may mean, as its copies of the tables have them by now. */

import type { ImportDirectory } from '../../domain/import-people.ts';
import { readRounds } from '../programme-reading.ts';
import type { ImportContext } from './tables.ts';

/** Reads them; those who were erased have no name and no e-mail by which a row could mean them. */
export async function readDirectory({ queries }: ImportContext): Promise<ImportDirectory> {
  return {
    managers: await queries.selectFrom('managers').selectAll().orderBy('id').execute(),
    participants: await queries.selectFrom('participants').selectAll().orderBy('id').execute(),
    relations: await queries
      .selectFrom('relations')
      .select(['mentor_id', 'mentee_id', 'cohort', 'status'])
      .orderBy('id')
      .execute(),
    rounds: await readRounds(queries),
  };
}
