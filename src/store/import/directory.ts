/** The people whom rows may mean, from the staged copies of the tables. */

import type { ImportDirectory } from '../../domain/import-people.ts';
import { readRounds, readRows } from '../programme-reading.ts';
import type { ImportContext } from './tables.ts';

/** Reads them. Erased people have neither name nor e-mail, so no row can mean them. */
export async function readDirectory({ queries }: ImportContext): Promise<ImportDirectory> {
  const former = Map.groupBy(
    await readRows(queries, 'former_emails'),
    ({ participant_id }) => participant_id,
  );
  const participants = await readRows(queries, 'participants');
  return {
    managers: await readRows(queries, 'managers'),
    participants: participants.map((one) => {
      const emails = former.get(one.id)?.map(({ email }) => email);
      return emails === undefined ? one : { ...one, former_emails: emails };
    }),
    relations: await readRows(queries, 'relations'),
    rounds: await readRounds(queries),
  };
}
