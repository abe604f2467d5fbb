/** Imports managers and participants, found by e-mail or external id. */

import { completed } from '../../domain/fields.ts';
import { externalIdsIn } from '../../domain/former-external-ids.ts';
import type { RowOutcome } from '../../domain/import-store.ts';
import type { ImportedParticipant, ImportedRow, RowProblem } from '../../domain/imported-rows.ts';
import { type Manager, managerFields, type Participant, participantFields } from '../../domain/programme.ts';
import { nextId } from '../collections.ts';
import type { ErasureDigests } from '../erasure-digests.ts';
import { findErased } from '../erasures.ts';
import { readRows } from '../programme-reading.ts';
import { either, isAnyOf } from '../row-conditions.ts';
import { findContradictions, takeConsistent } from './contradictions.ts';
import { addFormer, formerIdentitiesOf, formerOwners } from './former-identities.ts';
import { idClash, rowOutcome, save, shown } from './records.ts';
import type { ImportContext } from './tables.ts';

/** Imports managers. */
export async function importManagers(
  { queries, digests }: ImportContext,
  imported: readonly ImportedRow<'managers'>[],
): Promise<readonly RowOutcome[]> {
  const emails = imported.map(({ row }) => row.email);
  const ids = imported.map(({ row }) => row.id);
  const erased = await findErased(queries, 'person', () => emails.map(digests.email));
  const which = either([isAnyOf('email', emails), isAnyOf('id', ids)]);
  const records = await readRows(queries, 'managers', which);
  const byEmail = new Map(records.map((manager) => [manager.email, manager]));
  const byId = new Map(records.map((manager) => [manager.id, manager]));
  const changed = new Map<number, Manager>();
  let next = await nextId(queries, 'managers');

  const outcomes = await takeConsistent(
    queries,
    'managers',
    imported,
    ({ row: { id: _id, email, ...said } }) => ({ key: email, said }),
    ({ number, row: { id, ...said } }) => {
      if (erased.size > 0 && erased.has(digests.email(said.email))) return { number, outcome: 'erased' };
      const known = byEmail.get(said.email);
      const clash = idClash(id, known, byId, (one) => one.first_name);
      if (clash !== undefined) return { number, outcome: clash };
      const record = completed(managerFields, { ...said, id: known?.id ?? id ?? next }, known);
      next = Math.max(next, record.id + 1);
      const told = rowOutcome(number, known, record);
      if (told.outcome !== 'unchanged') changed.set(record.id, record);
      byEmail.set(record.email, record);
      byId.set(record.id, record);
      return told;
    },
  );
  await save(queries, 'managers', [...changed.values()]);
  return outcomes;
}

/** Imports participants. */
export async function importParticipants(
  { queries, digests, leftOut }: ImportContext,
  imported: readonly ImportedRow<'participants'>[],
): Promise<readonly RowOutcome[]> {
  const emails = imported.map(({ row }) => row.email);
  const externalIds = imported.flatMap(({ row }) => row.external_id ?? []);
  const ids = imported.map(({ row }) => row.id);
  const erased = await findErased(queries, 'person', () =>
    imported.flatMap(({ row }) => digestsOf(row, digests)),
  );
  const which = either([isAnyOf('email', emails), isAnyOf('external_id', externalIds), isAnyOf('id', ids)]);
  const records = await readRows(queries, 'participants', which);
  const byEmail = new Map(records.map((person) => [`${person.role} ${person.email}`, person]));
  const formerly = await formerOwners(queries, emails, externalIds);
  const former = await formerIdentitiesOf(queries, records);
  const byExternalId = new Map<string, Participant>();
  for (const person of records) {
    if (person.external_id !== null) byExternalId.set(`${person.role} ${person.external_id}`, person);
  }
  const byId = new Map(records.map((person) => [person.id, person]));
  const changed = new Map<number, Participant>();
  let next = await nextId(queries, 'participants');

  // Two rows may mean the same person by e-mail and by external id.
  const found = await findContradictions(
    queries,
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

  const outcomes = imported.map(({ number, row }, index): RowOutcome => {
    if (erased.size > 0 && digestsOf(row, digests).some((one) => erased.has(one))) {
      leftOut.add(`${row.role} ${row.email}`);
      return { number, outcome: 'erased' };
    }
    const own = row.external_id === null ? undefined : byExternalId.get(`${row.role} ${row.external_id}`);
    const same = byEmail.get(`${row.role} ${row.email}`);
    const known = own ?? same;
    const merged = own === undefined ? formerly.byExternalId(row) : undefined;
    // A record that was merged into another is not made again, and what a row says of it changes nothing.
    if (known === undefined && (merged ?? formerly.byEmail(row)) !== undefined)
      return { number, outcome: 'unchanged' };
    const isMerged = merged !== undefined && merged === same?.id;
    const problem =
      found[2 * index] ??
      found[2 * index + 1] ??
      (isMerged ? undefined : externalIdClash(row, own, same, merged)) ??
      idClash(row.id, known, byId, shown);
    if (problem !== undefined) return { number, outcome: problem };
    return take(number, isMerged ? { ...row, external_id: null } : row, known);
  });
  await save(queries, 'participants', [...changed.values()]);
  await save(queries, 'former_emails', [...former.emails.values()]);
  await save(queries, 'former_external_ids', [...former.externalIds.values()]);
  return outcomes;

  function take(number: number, row: ImportedParticipant, known: Participant | undefined): RowOutcome {
    // Column by column: an empty cell leaves what is known.
    const record = completed(participantFields, { ...row, id: known?.id ?? row.id ?? next }, known);
    next = Math.max(next, record.id + 1);
    const added = addFormer(former, record, row);
    const own = rowOutcome(number, known, record);
    if (own.outcome !== 'unchanged') changed.set(record.id, record);
    const told: RowOutcome =
      added.length === 0 || own.outcome !== 'unchanged'
        ? own
        : { number, outcome: 'changed', changes: added };
    if (known !== undefined) byEmail.delete(`${known.role} ${known.email}`);
    byEmail.set(`${record.role} ${record.email}`, record);
    if (record.external_id !== null) byExternalId.set(`${record.role} ${record.external_id}`, record);
    byId.set(record.id, record);
    return told;
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
      ? `The external id is a former one of somebody else than ${shown(same)}. Correct it, or leave the cell empty.`
      : own !== undefined
        ? `The external id belongs to ${shown(own)}, the e-mail to ${shown(same)}. Correct the one that is wrong.`
        : `${shown(same)} has the external id “${same.external_id}”. Correct it, or leave the cell empty to keep that one.`;
  const isClash = merged !== undefined || own !== undefined || same.external_id !== null;
  return isClash ? { column: 'external_id', reason } : undefined;
}
