/** Reads what merged people were known by before, as files hold it. */

import { writtenExternalIds } from '../domain/former-external-ids.ts';
import type { Queries } from './schema.ts';

/** The former e-mail addresses of people by their ids, with a space between them. */
export async function formerEmails(queries: Queries): Promise<ReadonlyMap<number, string>> {
  const rows = await queries.selectFrom('former_emails').selectAll().orderBy('email').execute();
  const groups = Map.groupBy(rows, ({ participant_id }) => participant_id);
  return new Map([...groups].map(([id, own]) => [id, own.map(({ email }) => email).join(' ')]));
}

/** The former external ids of people by their ids, as files hold them. */
export async function formerExternalIds(queries: Queries): Promise<ReadonlyMap<number, string>> {
  const rows = await queries.selectFrom('former_external_ids').selectAll().orderBy('external_id').execute();
  const groups = Map.groupBy(rows, ({ participant_id }) => participant_id);
  return new Map(
    [...groups].map(([id, own]) => [id, writtenExternalIds(own.map(({ external_id }) => external_id))]),
  );
}
