/** Imports exceptions and feedbacks, each for one relation, round and role. */

import { sql } from 'kysely';
import type { CellChange, RowOutcome } from '../../domain/import-store.ts';
import type {
  ImportedException,
  ImportedFeedback,
  ImportedFeedbackKey,
  ImportedRow,
  RowProblem,
} from '../../domain/imported-rows.ts';
import { type FeedbackKey, feedbackName } from '../../domain/programme.ts';
import { readRows } from '../programme-reading.ts';
import { either, isAnyOf } from '../row-conditions.ts';
import { type ConfirmationNeeded, isChangeAccepted, movedDate, needsConfirmation } from './confirmations.ts';
import { type StatedValues, takeConsistent } from './contradictions.ts';
import { daysByHand } from './days-by-hand.ts';
import { rowOutcome, save } from './records.ts';
import { type FoundKey, findKeys, isKey } from './relation-matching.ts';
import type { ImportContext, ImportQueries, ImportSchema } from './tables.ts';

/** Imports exceptions. */
export async function importExceptions(
  context: ImportContext,
  imported: readonly ImportedRow<'exceptions'>[],
): Promise<readonly RowOutcome[]> {
  const { queries } = context;
  const keys = await findKeys(context, imported);
  const known = await readRows(queries, 'feedback_exceptions', areOf(keys));
  const memory = await readRows(queries, 'imported_exceptions', areOf(keys));
  const said = new Map(memory.map((row) => [feedbackName(row), row]));
  const remembered = new Map<string, ImportSchema['imported_exceptions']>();
  const outcomes = await takeEach(
    'feedback_exceptions',
    { queries, imported, keys, known },
    (key, { number, row }, before) => {
      const reason = row.reason ?? before?.reason ?? null;
      const last = said.get(feedbackName(key));
      const now = { ...key, ...dateOrWaiver(row, last) };
      const asImported = { ...key, ...dateOrWaiver(row, before), reason };
      if (before !== undefined && !isChangeAccepted(context, number, 'moved-dates')) {
        const [was, will] = [shownException(before), shownException(asImported)];
        const said = last === undefined ? null : shownException(last);
        const isSaidAgain = last?.due_date === now.due_date && last.waived === now.waived;
        if (!isSaidAgain && was !== said && was !== will) {
          return movedDate({ column: 'due_date', before: was, after: will });
        }
      }
      if (last?.due_date !== now.due_date || last.waived !== now.waived) {
        said.set(feedbackName(key), now);
        remembered.set(feedbackName(key), now);
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
  await save(queries, 'imported_exceptions', [...remembered.values()]);
  return outcomes;
}

type DateOrWaiver = Pick<ImportSchema['feedback_exceptions'], 'due_date' | 'waived'>;

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
  const { queries } = context;
  const keys = await findKeys(context, imported);
  const isOneOfThem = isAnyOf(
    'external_id',
    imported.map(({ row }) => row.external_id),
  );
  const known = await readRows(queries, 'feedbacks', either([areOf(keys), isOneOfThem]));
  const byExternalId = new Map(known.map((one) => [one.external_id, feedbackName(one)]));
  const knownDays = new Map(known.map((one) => [feedbackName(one), one.received_on]));
  const byHand = await daysByHand(
    queries,
    'feedbacks',
    imported.flatMap(({ row }, index) => {
      const key = keys[index];
      return isKey(key) && knownDays.get(feedbackName(key)) !== row.received_on.toString()
        ? [key.relation_id]
        : [];
    }),
  );
  return takeEach('feedbacks', { queries, imported, keys, known }, (key, { number, row }, before) => {
    const { external_id } = row;
    const owner = external_id === null ? undefined : byExternalId.get(external_id);
    if (owner !== undefined && owner !== feedbackName(key)) {
      const reason = 'Another feedback has this external id. Correct it, or leave the cell empty.';
      return { column: 'external_id', reason };
    }
    const given = row.received_on.toString();
    const here = before?.received_on ?? null;
    const replaced = here === given ? null : byHand(feedbackName(key), here);
    const moved = { column: 'received_on', before: here, after: given };
    const isOld = replaced?.has(given) === true;
    if (replaced !== null && !isOld && !isChangeAccepted(context, number, 'moved-dates'))
      return movedDate(moved);
    // What somebody has taken away here stays away.
    if (isOld && before === undefined) return { record: undefined, kept: moved };
    if (external_id !== null) byExternalId.set(external_id, feedbackName(key));
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
  readonly queries: ImportQueries;
  readonly imported: readonly A[];
  readonly keys: readonly FoundKey[];
  readonly known: readonly Item[];
}

/** Makes a record of each row, or a problem, and saves new and changed ones. */
async function takeEach<
  A extends ImportedRow<'exceptions'> | ImportedRow<'feedbacks'>,
  Item extends FeedbackKey,
>(
  table: 'feedback_exceptions' | 'feedbacks',
  { queries, imported, keys, known }: Batch<A, Item>,
  recordOf: (
    key: FeedbackKey,
    row: A,
    before: Item | undefined,
  ) => { readonly record: Item | undefined; readonly kept?: CellChange } | RowProblem | ConfirmationNeeded,
): Promise<readonly RowOutcome[]> {
  const records = new Map(known.map((one) => [feedbackName(one), one]));
  const changed = new Map<string, Item>();
  const outcomes = await takeConsistent(
    queries,
    table,
    imported,
    ({ number, row }, index) => {
      const key = keys[index];
      // A row without a feedback cannot contradict another.
      return { key: isKey(key) ? feedbackName(key) : `row ${number}`, said: saidOf(withWaiver(row)) };
    },
    (row, index) => {
      const { number } = row;
      const key = keys[index] ?? 'erased';
      if (!isKey(key)) return { number, outcome: key };
      const before = records.get(feedbackName(key));
      const made = recordOf(key, row, before);
      if (!('record' in made)) {
        return { number, outcome: made, ...(needsConfirmation(made) && { changes: [made.change] }) };
      }
      const { record, kept } = made;
      const told: RowOutcome =
        record === undefined ? { number, outcome: 'unchanged' } : rowOutcome(number, before, record);
      if (record !== undefined) records.set(feedbackName(key), record);
      if (record !== undefined && told.outcome !== 'unchanged') changed.set(feedbackName(key), record);
      return { ...told, ...(kept !== undefined && { kept: [kept] }) };
    },
  );
  const fresh = [...changed.values()];
  await save(queries, table, fresh);
  if (fresh.length > 0) {
    const touched = sql.join(fresh.map(({ relation_id }) => sql`(${relation_id})`));
    await sql`insert into touched (relation_id) values ${touched} on conflict do nothing`.execute(queries);
  }
  return outcomes;
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

/** The condition that a row is of the relation of a feedback. */
const areOf = (keys: readonly FoundKey[]) =>
  isAnyOf(
    'relation_id',
    keys.filter(isKey).map(({ relation_id }) => relation_id),
  );
