/** The identities of records that were merged into others: rows with them mean the person who is there now. */

import { externalIdsIn } from '../../domain/former-external-ids.ts';
import type { CellChange } from '../../domain/import-store.ts';
import type { ImportedParticipant } from '../../domain/imported-rows.ts';
import type { Participant } from '../../domain/programme.ts';
import { readRows } from '../programme-reading.ts';
import { idsOf, isAnyOf } from '../row-conditions.ts';
import type { ImportQueries, ImportSchema } from './tables.ts';

type Named = Pick<ImportedParticipant, 'role' | 'email' | 'external_id'>;

/** Finds who has what a row says, by an e-mail address or external id of a merged record. */
interface FormerOwners {
  byEmail(row: Named): number | undefined;
  byExternalId(row: Named): number | undefined;
}

/** Finds people by e-mail addresses and external ids of records that were merged into theirs. */
export async function formerOwners(
  queries: ImportQueries,
  emails: readonly string[],
  externalIds: readonly string[],
): Promise<FormerOwners> {
  const owners = new Map<string, number>();
  for (const one of await readRows(queries, 'former_emails', isAnyOf('email', emails))) {
    owners.set(`${one.role} e-mail ${one.email}`, one.participant_id);
  }
  for (const one of await readRows(queries, 'former_external_ids', isAnyOf('external_id', externalIds))) {
    owners.set(`${one.role} id ${one.external_id}`, one.participant_id);
  }
  return {
    byEmail: ({ role, email }) => owners.get(`${role} e-mail ${email}`),
    byExternalId: ({ role, external_id }) =>
      external_id === null ? undefined : owners.get(`${role} id ${external_id}`),
  };
}

/** The identities of records that were merged into some people, by the id of the person and the text. */
interface FormerIdentities {
  readonly emails: Map<string, ImportSchema['former_emails']>;
  readonly externalIds: Map<string, ImportSchema['former_external_ids']>;
}

/** Reads the former identities of some people. */
export async function formerIdentitiesOf(
  queries: ImportQueries,
  records: readonly Pick<Participant, 'id'>[],
): Promise<FormerIdentities> {
  const which = isAnyOf('participant_id', idsOf(records));
  const emails = await readRows(queries, 'former_emails', which);
  const externalIds = await readRows(queries, 'former_external_ids', which);
  return {
    emails: new Map(emails.map((row) => [`${row.participant_id} ${row.email}`, row])),
    externalIds: new Map(externalIds.map((row) => [`${row.participant_id} ${row.external_id}`, row])),
  };
}

/** Adds what a row says of them, and tells what is new. */
export function addFormer(
  known: FormerIdentities,
  { id: participant_id, role }: Pick<Participant, 'id' | 'role'>,
  { former_emails, former_external_ids }: ImportedParticipant,
): readonly CellChange[] {
  const emails = (former_emails ?? '')
    .split(' ')
    .filter((email) => email !== '' && !known.emails.has(`${participant_id} ${email}`));
  for (const email of emails) known.emails.set(`${participant_id} ${email}`, { participant_id, email, role });
  const externalIds = (externalIdsIn(former_external_ids ?? '') ?? []).filter(
    (one) => !known.externalIds.has(`${participant_id} ${one}`),
  );
  for (const external_id of externalIds)
    known.externalIds.set(`${participant_id} ${external_id}`, { participant_id, external_id, role });
  const added = (column: string, texts: readonly string[]): readonly CellChange[] =>
    texts.length === 0 ? [] : [{ column, before: null, after: texts.join(' ') }];
  return [...added('former_emails', emails), ...added('former_external_ids', externalIds)];
}
