/** Imports relations; each row has one status of the history. */

import { completed } from '../../domain/fields.ts';
import type { CellChange, RowOutcome } from '../../domain/import-store.ts';
import type { ImportedRow, Outcome } from '../../domain/imported-rows.ts';
import type { RelationRow } from '../../domain/operations/rows.ts';
import { relationDetails } from '../../domain/programme.ts';
import {
  findManagers,
  type NamedManagers,
  pairFinder,
  pairKey,
  relationKey,
  relationsMeant,
} from './matching.ts';
import {
  type ConfirmationNeeded,
  changesOf,
  findContradictions,
  isChangeAccepted,
  movedDate,
  needsConfirmation,
  outcomeOf,
} from './records.ts';
import { type CameStatus, mergeStatuses } from './statuses.ts';
import type { ImportContext } from './tables.ts';

/** Imports relations. All rows of one make its history. */
export async function importRelations(
  context: ImportContext,
  imported: readonly ImportedRow<'relations'>[],
): Promise<readonly RowOutcome[]> {
  const { tables, find, next } = context;
  const came = new Map<number, CameStatus[]>();
  const rows = imported.map(({ row }) => row);
  const managers = findManagers(context);
  const meant = relationsMeant(context, rows, pairFinder(context));
  const found = findContradictions(
    context,
    'relations',
    imported.map(({ place, row }, index) => ({
      key: relationKey(meant[index]) ?? `row ${index}`,
      place,
      said: {
        manager_email: row.manager_email,
        start: row.start.toString(),
        end: row.end?.toString() ?? null,
      },
    })),
  );
  /** Null: its status is merged with those of the other rows. */
  const take = (
    { row, accepts }: ImportedRow<'relations'>,
    index: number,
  ): Outcome | ConfirmationNeeded | null => {
    const pair = meant[index] ?? 'erased';
    if (pair === 'erased' || 'reason' in pair) return pair;
    const manager = managers.idOf(row.manager_email);
    if (typeof manager === 'object' && manager !== null) return manager;
    if (pair.mentor.email === pair.mentee.email) {
      const reason = 'Nobody is their own mentor. Correct one of the two e-mails.';
      return { column: 'mentee_email', reason };
    }
    const before = find.pairs(pairKey(pair)).find(({ cohort }) => cohort === pair.cohort);
    const last = before && tables.imported_relations.get({ relation_id: before.id });
    const kept: CellChange[] = [];
    /** The new value: that of the row, unless it only repeats the last import and was changed since. */
    const settled = <V extends string | number>(
      column: string,
      given: V | null,
      here: V | null,
      said: V | null,
      shown: (value: V | null) => string | null,
    ): V | null => {
      if (given === null) return here;
      if (before === undefined || given !== said || given === here) return given;
      kept.push({ column, before: shown(here), after: shown(given) });
      return here;
    };
    const [start, end] = [row.start.toString(), row.end?.toString() ?? null];
    const moved =
      before &&
      (movedByHand('start', start, before.start, last?.start ?? null) ??
        movedByHand('end', end, before.end, last?.end ?? null));
    if (moved !== undefined && !isChangeAccepted({ accepts }, 'moved-dates')) return moved;
    const record: RelationRow = {
      ...completed(relationDetails, row, before),
      id: before?.id ?? next.relations,
      mentor_id: pair.mentor.id,
      mentee_id: pair.mentee.id,
      manager_id: settled(
        'manager_email',
        manager,
        before?.manager_id ?? null,
        last?.manager_id ?? null,
        managers.shown,
      ),
      cohort: pair.cohort,
      start: settled('start', start, before?.start ?? null, last?.start ?? null, asItIs) ?? start,
      end: settled('end', end, before?.end ?? null, last?.end ?? null, asItIs),
      status: before?.status ?? row.status,
    };
    if (record.end !== null && record.end < record.start) {
      const reason = `It is after the end on ${record.end}. Correct the start or the end.`;
      return { column: 'start', reason };
    }
    next.relations = Math.max(next.relations, record.id + 1);
    const outcome = outcomeOf(before, record);
    if (outcome !== 'unchanged') tables.relations.put(record);
    const memory = {
      relation_id: record.id,
      status: last?.status ?? null,
      start,
      end: end ?? last?.end ?? null,
      manager_id: manager ?? last?.manager_id ?? null,
    };
    if (outcomeOf(last, memory) !== 'unchanged') tables.imported_relations.put(memory);
    const { status, status_since, reason } = row;
    came.getOrInsert(record.id, []).push({
      index,
      ...(accepts && { accepts }),
      relation_id: record.id,
      status,
      since: status_since?.toString() ?? null,
      reason,
      outcome,
      changes: shownChanges(before, record, managers),
      kept,
    });
    return null;
  };
  const taken = imported.map((row, index) => found[index] ?? take(row, index));
  const merged = mergeStatuses(context, came);
  return taken.map((outcome, index): RowOutcome => {
    if (outcome === null) return merged.get(index) ?? { outcome: 'unchanged' };
    const isAsked = typeof outcome === 'object' && needsConfirmation(outcome);
    return { outcome, ...(isAsked && { changes: [outcome.change] }) };
  });
}

/** A date in the row that differs from one that was set here since the last import. */
function movedByHand(
  column: string,
  given: string | null,
  here: string | null,
  said: string | null,
): ConfirmationNeeded | undefined {
  const isNews = given !== null && given !== here && given !== said;
  return isNews && here !== said ? movedDate({ column, before: here, after: given }) : undefined;
}

const asItIs = (value: string | null): string | null => value;

function shownChanges(
  before: RelationRow | undefined,
  record: RelationRow,
  managers: NamedManagers,
): readonly CellChange[] {
  if (before === undefined) return [];
  return changesOf(before, record).map((change) =>
    change.column === 'manager_id'
      ? {
          column: 'manager_email',
          before: managers.shown(before.manager_id),
          after: managers.shown(record.manager_id),
        }
      : change,
  );
}
