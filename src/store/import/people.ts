/** Imports managers and participants, found by e-mail or external id. */

import { completed } from '../../domain/fields.ts';
import { externalIdsIn } from '../../domain/former-external-ids.ts';
import type { CellChange, RowOutcome } from '../../domain/import-store.ts';
import type { ImportedParticipant, ImportedRow, RowProblem } from '../../domain/imported-rows.ts';
import { managerFields, type Participant, participantFields } from '../../domain/programme.ts';
import type { ErasureDigests } from '../erasures.ts';
import { findContradictions, idClash, rowOutcome, shown, takeConsistent } from './records.ts';
import type { ImportContext } from './tables.ts';

/** Imports managers. */
export async function importManagers(
  context: ImportContext,
  imported: readonly ImportedRow<'managers'>[],
): Promise<readonly RowOutcome[]> {
  const { tables, find, next, erased, digests } = context;
  return takeConsistent(
    context,
    'managers',
    imported,
    ({ row: { id: _id, email, ...said } }) => ({ key: email, said }),
    ({ row: { id, ...said } }) => {
      if (erased.person.size > 0 && erased.person.has(digests.email(said.email)))
        return { outcome: 'erased' };
      const [known] = find.managers(said.email);
      const clash = idClash(id, known, tables.managers, (one) => one.first_name);
      if (clash !== undefined) return { outcome: clash };
      const record = completed(managerFields, { ...said, id: known?.id ?? id ?? next.managers }, known);
      next.managers = Math.max(next.managers, record.id + 1);
      const told = rowOutcome(known, record);
      if (told.outcome !== 'unchanged') tables.managers.put(record);
      return told;
    },
  );
}

/** Imports participants. */
export async function importParticipants(
  context: ImportContext,
  imported: readonly ImportedRow<'participants'>[],
): Promise<readonly RowOutcome[]> {
  const { tables, find, next, erased, digests, leftOut } = context;
  // Two rows may mean the same person by e-mail and by external id.
  const found = findContradictions(
    context,
    'participants',
    imported.flatMap(({ place, row }) => {
      const { id: _id, former_emails: _emails, former_external_ids: _ids, role, email, ...said } = row;
      const id = row.external_id === null ? email : `id ${row.external_id}`;
      return [
        { key: `${role} ${email}`, place, said },
        { key: `${role} ${id}`, place, said: { full_name: said.full_name, email } },
      ];
    }),
  );

  return imported.map(({ row }, index): RowOutcome => {
    if (erased.person.size > 0 && digestsOf(row, digests).some((one) => erased.person.has(one))) {
      leftOut.add(`${row.role} ${row.email}`);
      return { outcome: 'erased' };
    }
    const isNamed = row.external_id !== null;
    const [own] = isNamed ? find.externalIds(`${row.role} ${row.external_id}`) : [];
    const [same] = find.participants(`${row.role} ${row.email}`);
    const known = own ?? same;
    const [former] =
      own === undefined && isNamed ? find.formerExternalIds(`${row.role} ${row.external_id}`) : [];
    const merged = former?.participant_id;
    // A record that was merged into another is not made again, and what a row says of it changes nothing.
    if (known === undefined && (merged ?? find.formerEmails(`${row.role} ${row.email}`)[0]) !== undefined)
      return { outcome: 'unchanged' };
    const isMerged = merged !== undefined && merged === same?.id;
    const problem =
      found[2 * index] ??
      found[2 * index + 1] ??
      (isMerged ? undefined : externalIdClash(row, own, same, merged)) ??
      idClash(row.id, known, tables.participants, shown);
    if (problem !== undefined) return { outcome: problem };
    return take(isMerged ? { ...row, external_id: null } : row, known);
  });

  function take(row: ImportedParticipant, known: Participant | undefined): RowOutcome {
    // Column by column: an empty cell leaves what is known.
    const record = completed(
      participantFields,
      { ...row, id: known?.id ?? row.id ?? next.participants },
      known,
    );
    next.participants = Math.max(next.participants, record.id + 1);
    const added = addFormer(context, record, row);
    const own = rowOutcome(known, record);
    if (own.outcome !== 'unchanged') tables.participants.put(record);
    return added.length === 0 || own.outcome !== 'unchanged' ? own : { outcome: 'changed', changes: added };
  }
}

/** The values by which an erased person is recognized. */
const digestsOf = (
  { role, email, external_id, former_emails, former_external_ids }: ImportedParticipant,
  digests: ErasureDigests,
): readonly string[] => [
  ...[email, ...(former_emails?.split(' ') ?? [])].map((one) => digests.email(one)),
  ...[
    ...(external_id === null ? [] : [external_id]),
    ...(externalIdsIn(former_external_ids ?? '') ?? []),
  ].map((one) => digests.externalId(role, one)),
];

function externalIdClash(
  { external_id }: ImportedParticipant,
  own: Participant | undefined,
  same: Participant | undefined,
  merged: number | undefined,
): RowProblem | undefined {
  if (external_id === null || same === undefined || own === same) return undefined;
  const reason =
    merged !== undefined
      ? `The external id is a former one of another person than ${shown(same)}. Correct it, or leave the cell empty.`
      : own !== undefined
        ? `The external id belongs to ${shown(own)}, the e-mail to ${shown(same)}. Correct the one that is wrong.`
        : `${shown(same)} has the external id “${same.external_id}”. Correct it, or leave the cell empty to keep that one.`;
  const isClash = merged !== undefined || own !== undefined || same.external_id !== null;
  return isClash ? { column: 'external_id', reason } : undefined;
}

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
