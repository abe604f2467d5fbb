/** By what records that were merged into others were known: rows that say it mean the person who is there now. */

import { externalIdsIn } from '../../domain/former-external-ids.ts';
import type { CellChange } from '../../domain/import-store.ts';
import type { ImportedParticipant } from '../../domain/imported-rows.ts';
import type { Participant } from '../../domain/programme.ts';
import type { ImportContext, ImportSchema } from './tables.ts';

type Named = Pick<ImportedParticipant, 'role' | 'email' | 'external_id'>;

/** Finds who has what a row says, by an e-mail address or external id of a merged record. */
interface FormerOwners {
  byEmail(row: Named): number | undefined;
  byExternalId(row: Named): number | undefined;
}

/** Finds people by e-mail addresses and external ids of records that were merged into theirs. */
export async function formerOwners(
  queries: ImportContext['queries'],
  emails: readonly string[],
  externalIds: readonly string[],
): Promise<FormerOwners> {
  const byEmail = await queries
    .selectFrom('former_emails')
    .where('email', 'in', ['', ...emails])
    .selectAll()
    .execute();
  const byExternalId = await queries
    .selectFrom('former_external_ids')
    .where('external_id', 'in', ['', ...externalIds])
    .selectAll()
    .execute();
  const owners = new Map([
    ...byEmail.map((one) => [`${one.role} e-mail ${one.email}`, one.participant_id] as const),
    ...byExternalId.map((one) => [`${one.role} id ${one.external_id}`, one.participant_id] as const),
  ]);
  return {
    byEmail: ({ role, email }) => owners.get(`${role} e-mail ${email}`),
    byExternalId: ({ role, external_id }) =>
      external_id === null ? undefined : owners.get(`${role} id ${external_id}`),
  };
}

/** By what records that were merged into some were known, by the id of the person and the text. */
interface FormerIdentities {
  readonly emails: Map<string, ImportSchema['former_emails']>;
  readonly externalIds: Map<string, ImportSchema['former_external_ids']>;
}

/** Reads them. */
export async function formerIdentitiesOf(
  queries: ImportContext['queries'],
  records: readonly Pick<Participant, 'id'>[],
): Promise<FormerIdentities> {
  const ids = [0, ...records.map(({ id }) => id)];
  const emails = await queries
    .selectFrom('former_emails')
    .where('participant_id', 'in', ids)
    .selectAll()
    .execute();
  const externalIds = await queries
    .selectFrom('former_external_ids')
    .where('participant_id', 'in', ids)
    .selectAll()
    .execute();
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
