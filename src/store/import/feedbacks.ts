/** Imports exceptions and feedbacks, each for one relation, round and role. */

import type { CellChange, RowOutcome } from '../../domain/import-store.ts';
import type {
  ImportedException,
  ImportedFeedback,
  ImportedFeedbackKey,
  ImportedRow,
  RowProblem,
} from '../../domain/imported-rows.ts';
import type { StatedValues } from '../../domain/operations/import-draft.ts';
import type { FeedbackExceptionRow } from '../../domain/operations/rows.ts';
import { type FeedbackKey, feedbackName } from '../../domain/programme.ts';
import { daysByHand } from './days-by-hand.ts';
import { type FoundKey, findKeys, isKey } from './matching.ts';
import {
  type ConfirmationNeeded,
  isChangeAccepted,
  movedDate,
  needsConfirmation,
  rowOutcome,
  takeConsistent,
} from './records.ts';
import type { ImportContext } from './tables.ts';

/** Imports exceptions. */
export async function importExceptions(
  context: ImportContext,
  imported: readonly ImportedRow<'exceptions'>[],
): Promise<readonly RowOutcome[]> {
  const { feedback_exceptions, imported_exceptions } = context.tables;
  return takeEach(
    'feedback_exceptions',
    { context, imported, keys: findKeys(context, imported), records: feedback_exceptions },
    (key, { row, accepts }, before) => {
      const reason = row.reason ?? before?.reason ?? null;
      const last = imported_exceptions.get(key);
      const now = { ...key, ...dateOrWaiver(row, last) };
      const asImported = { ...key, ...dateOrWaiver(row, before), reason };
      if (before !== undefined && !isChangeAccepted({ accepts }, 'moved-dates')) {
        const [was, will] = [shownException(before), shownException(asImported)];
        const said = last === undefined ? null : shownException(last);
        const isSaidAgain = last?.due_date === now.due_date && last.waived === now.waived;
        if (!isSaidAgain && was !== said && was !== will) {
          return movedDate({ column: 'due_date', before: was, after: will });
        }
      }
      if (last?.due_date !== now.due_date || last.waived !== now.waived) {
        imported_exceptions.put(now);
        return { record: asImported };
      }
      // An exception that somebody has removed here stays removed.
      const record = before === undefined ? undefined : { ...before, reason };
      const [here, there] = [
        before === undefined ? null : shownException(before),
        shownException(asImported),
      ];
      const kept = { column: 'due_date', before: here, after: there };
      return { record, ...(here !== there && { kept }) };
    },
  );
}

type DateOrWaiver = Pick<FeedbackExceptionRow, 'due_date' | 'waived'>;

const shownException = ({ due_date, waived }: DateOrWaiver): string =>
  waived ? 'waived' : (due_date ?? 'not waived');

/** A date and a waiver exclude each other; the later one counts. */
function dateOrWaiver(
  { due_date, waived }: Pick<ImportedException, 'due_date' | 'waived'>,
  before: DateOrWaiver | undefined,
): DateOrWaiver {
  if (waived === true) return { due_date: null, waived };
  if (due_date !== null) return { due_date: due_date.toString(), waived: false };
  return { due_date: before?.due_date ?? null, waived: waived ?? before?.waived ?? false };
}

/** Imports feedbacks. */
export async function importFeedbacks(
  context: ImportContext,
  imported: readonly ImportedRow<'feedbacks'>[],
): Promise<readonly RowOutcome[]> {
  const { queries, tables, find } = context;
  const keys = findKeys(context, imported);
  const byHand = await daysByHand(
    queries,
    'feedbacks',
    imported.flatMap(({ row }, index) => {
      const key = keys[index];
      return isKey(key) && tables.feedbacks.get(key)?.received_on !== row.received_on.toString()
        ? [key.relation_id]
        : [];
    }),
  );
  const batch = { context, imported, keys, records: tables.feedbacks };
  return takeEach('feedbacks', batch, (key, { row, accepts }, before) => {
    const { external_id } = row;
    const [owner] = external_id === null ? [] : find.feedbacks(external_id);
    if (owner !== undefined && feedbackName(owner) !== feedbackName(key)) {
      const reason = 'Another feedback has this external id. Correct it, or leave the cell empty.';
      return { column: 'external_id', reason };
    }
    const given = row.received_on.toString();
    const here = before?.received_on ?? null;
    const replaced = here === given ? null : byHand(feedbackName(key), here);
    const moved = { column: 'received_on', before: here, after: given };
    const isOld = replaced?.has(given) === true;
    if (replaced !== null && !isOld && !isChangeAccepted({ accepts }, 'moved-dates')) return movedDate(moved);
    // What somebody has taken away here stays away.
    if (isOld && before === undefined) return { record: undefined, kept: moved };
    const record = {
      ...key,
      received_on: isOld ? (here ?? given) : given,
      source: row.source ?? before?.source ?? null,
      external_id: external_id ?? before?.external_id ?? null,
    };
    return isOld ? { record, kept: moved } : { record };
  });
}

interface Batch<A, Item> {
  readonly context: ImportContext;
  readonly imported: readonly A[];
  readonly keys: readonly FoundKey[];
  readonly records: { get(key: FeedbackKey): Item | undefined; put(record: Item): void };
}

/** Makes a record of each row, or a problem. */
function takeEach<A extends ImportedRow<'exceptions'> | ImportedRow<'feedbacks'>, Item extends FeedbackKey>(
  table: 'feedback_exceptions' | 'feedbacks',
  { context, imported, keys, records }: Batch<A, Item>,
  recordOf: (
    key: FeedbackKey,
    row: A,
    before: Item | undefined,
  ) => { readonly record: Item | undefined; readonly kept?: CellChange } | RowProblem | ConfirmationNeeded,
): readonly RowOutcome[] {
  return takeConsistent(
    context,
    table,
    imported,
    ({ row }, index) => {
      const key = keys[index];
      // A row without a feedback cannot contradict another.
      return { key: isKey(key) ? feedbackName(key) : `row ${index}`, said: saidOf(withWaiver(row)) };
    },
    (row, index) => {
      const key = keys[index] ?? 'erased';
      if (!isKey(key)) return { outcome: key };
      const before = records.get(key);
      const made = recordOf(key, row, before);
      if (!('record' in made)) {
        return { outcome: made, ...(needsConfirmation(made) && { changes: [made.change] }) };
      }
      const { record, kept } = made;
      const told: RowOutcome = record === undefined ? { outcome: 'unchanged' } : rowOutcome(before, record);
      if (record !== undefined && told.outcome !== 'unchanged') records.put(record);
      return { ...told, ...(kept !== undefined && { kept: [kept] }) };
    },
  );
}

/** A waived feedback has no date. */
function withWaiver(row: ImportedException | ImportedFeedback): ImportedException | ImportedFeedback {
  if (!('waived' in row)) return row;
  if (row.waived === true) return { ...row, due_date: null };
  return { ...row, waived: row.waived ?? (row.due_date === null ? null : false) };
}

function saidOf(row: ImportedFeedbackKey): StatedValues {
  return Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => !KEY_COLUMNS.has(name))
      .map(([name, value]) => [name, value === null ? null : String(value)]),
  );
}

const KEY_COLUMNS: ReadonlySet<string> = new Set(['mentor_email', 'mentee_email', 'cohort', 'role', 'round']);
