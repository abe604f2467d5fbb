/** Personal links to forms, by the digests of their secrets. */

import type { MessageLink } from '../domain/outbox.ts';
import { instantToColumn } from './columns.ts';
import { putRow } from './row-writing.ts';
import type { Transaction } from './schema.ts';
import { digestOf } from './secrets.ts';

export const linkDigest = (secret: string): string => digestOf(`mentoring feedback link\n${secret}`);

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
  }
}
