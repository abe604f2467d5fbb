/** Personal links to forms, by the digests of their secrets. */

import { sql } from 'kysely';
import type { MessageLink } from '../domain/outbox.ts';
import { instantToColumn } from './columns.ts';
import { putRow } from './row-writing.ts';
import type { Transaction } from './schema.ts';
import { digestOf } from './secrets.ts';

export const linkDigest = (secret: string): string => digestOf(`mentoring feedback link\n${secret}`);

/** So many links to one feedback work, the newest: more than are ever sent, and few enough for whoever asks for one again and again. */
const MAX_LINKS = 50;

/** Makes links work; one that works already stays. */
export async function storeLinks(
  transaction: Transaction,
  links: readonly MessageLink[],
  now: Temporal.Instant,
): Promise<void> {
  const created_at = instantToColumn(now);
  for (const { key, secret } of links) {
    const { relation_id, round_id, role } = key;
    const digest = linkDigest(secret);
    await putRow(transaction, 'form_links', { relation_id, digest, round_id, role, created_at });
    const ofThis = sql`relation_id = ${relation_id} and round_id = ${round_id} and role = ${role}`;
    await sql`delete from form_links where ${ofThis} and digest <> ${digest} and digest not in (
      select digest from form_links where ${ofThis} order by created_at desc, digest limit ${sql.lit(MAX_LINKS)}
    )`.execute(transaction);
  }
}
