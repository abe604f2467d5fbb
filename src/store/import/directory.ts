/** The people whom rows may mean, from the staged copies of the tables. */

import type { ImportDirectory } from '../../domain/import-people.ts';
import { readRounds } from '../programme-reading.ts';
import type { ImportContext } from './tables.ts';

/** Reads them. Erased people have neither name nor e-mail, so no row can mean them. */
export async function readDirectory({ queries }: ImportContext): Promise<ImportDirectory> {
  const participants = await queries.selectFrom('participants').selectAll().orderBy('id').execute();
  const merged = await queries.selectFrom('former_emails').selectAll().execute();
  const former = Map.groupBy(merged, ({ participant_id }) => participant_id);
  return {
    managers: await queries.selectFrom('managers').selectAll().orderBy('id').execute(),
    participants: participants.map((one) => {
      const emails = former.get(one.id)?.map(({ email }) => email);
      return emails === undefined ? one : { ...one, former_emails: emails };
    }),
    relations: await queries
      .selectFrom('relations')
      .select(['mentor_id', 'mentee_id', 'cohort', 'status'])
      .orderBy('id')
      .execute(),
    rounds: await readRounds(queries),
  };
}
