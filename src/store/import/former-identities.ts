/** The identities of records that were merged into others: rows with them mean the person who is there now. */

import { externalIdsIn } from '../../domain/former-external-ids.ts';
import type { CellChange } from '../../domain/import-store.ts';
import type { ImportedParticipant } from '../../domain/imported-rows.ts';
import type { Participant } from '../../domain/programme.ts';
import type { ImportContext } from './tables.ts';

/** Adds what a row says of them, and tells what is new. */
export function addFormer(
  { tables }: ImportContext,
  { id: participant_id, role }: Pick<Participant, 'id' | 'role'>,
  { former_emails, former_external_ids }: ImportedParticipant,
): readonly CellChange[] {
  const emails = (former_emails ?? '')
    .split(' ')
    .filter((email) => email !== '' && !tables.former_emails.get({ participant_id, email }));
  for (const email of emails) tables.former_emails.put({ participant_id, email, role });
  const externalIds = (externalIdsIn(former_external_ids ?? '') ?? []).filter(
    (external_id) => !tables.former_external_ids.get({ participant_id, external_id }),
  );
  for (const external_id of externalIds)
    tables.former_external_ids.put({ participant_id, external_id, role });
  const added = (column: string, texts: readonly string[]): readonly CellChange[] =>
    texts.length === 0 ? [] : [{ column, before: null, after: texts.join(' ') }];
  return [...added('former_emails', emails), ...added('former_external_ids', externalIds)];
}
