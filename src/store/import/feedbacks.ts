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
import type { FeedbackKey } from '../../domain/programme-store.ts';
import { type ConfirmationNeeded, isChangeAccepted, movedDate, needsConfirmation } from './confirmations.ts';
import { findContradictions, type StatedValues } from './contradictions.ts';
import { daysByHand } from './days-by-hand.ts';
import { type FoundKey, findKeys, isKey, keyText } from './feedback-keys.ts';
import { rowOutcome, save } from './records.ts';
import type { ImportContext, ImportQueries, ImportSchema } from './tables.ts';

/** Imports exceptions. */
export async function importExceptions(
  context: ImportContext,
  imported: readonly ImportedRow<'exceptions'>[],
): Promise<readonly RowOutcome[]> {
  const { queries } = context;
  const keys = await findKeys(
    context,
    imported.map(({ row }) => row),
  );
  const rows = await queries
    .selectFrom('feedback_exceptions')
    .selectAll()
    .where('relation_id', 'in', relationsIn(keys))
    .execute();
  // The database may store booleans as numbers.
  const known = rows.map((row) => ({ ...row, waived: Boolean(row.waived) }));
  const memory = await queries
    .selectFrom('imported_exceptions')
    .selectAll()
    .where('relation_id', 'in', relationsIn(keys))
    .execute();
  const said = new Map(memory.map((row) => [keyText(row), { ...row, waived: Boolean(row.waived) }]));
  const remembered: ImportSchema['imported_exceptions'][] = [];
  const outcomes = await takeEach(
    'feedback_exceptions',
    { queries, imported, keys, known },
    (key, { number, row }, before) => {
      const reason = row.reason ?? before?.reason ?? null;
      const last = said.get(keyText(key));
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
        said.set(keyText(key), now);
        remembered.push(now);
        return { record: asImported };
      }
      // An exception that somebody has removed here stays removed.
      const record = before === undefined ? undefined : { ...before, reason };
      const [here, there] = [
        before === undefined ? null : shownException(before),
        shownException(asImported),
      ];
      return here === there
        ? { record }
        : { record, kept: { column: 'due_date', before: here, after: there } };
    },
  );
  const latest = new Map(remembered.map((one) => [keyText(one), one]));
  await save(queries, 'imported_exceptions', [...latest.values()]);
  return outcomes;
}

/** The value of an exception, as text. */
const shownException = ({
  due_date,
  waived,
}: {
  readonly due_date: string | null;
  readonly waived: boolean;
}): string => (waived ? 'waived' : (due_date ?? 'not waived'));

/** A date and a waiver exclude each other; the later one counts. */
function dateOrWaiver(
  { due_date, waived }: Pick<ImportedException, 'due_date' | 'waived'>,
  before: { readonly due_date: string | null; readonly waived: boolean } | undefined,
): { readonly due_date: string | null; readonly waived: boolean } {
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
  const keys = await findKeys(
    context,
    imported.map(({ row }) => row),
  );
  const externalIds = imported.flatMap(({ row }) => row.external_id ?? []);
  const known = await queries
    .selectFrom('feedbacks')
    .selectAll()
    .where((where) =>
      where.or([
        where('relation_id', 'in', relationsIn(keys)),
        where('external_id', 'in', ['', ...externalIds]),
      ]),
    )
    .execute();
  const byExternalId = new Map(known.map((one) => [one.external_id, keyText(one)]));
  const knownDays = new Map(known.map((one) => [keyText(one), one.received_on]));
  const byHand = await daysByHand(
    queries,
    'feedbacks',
    imported.flatMap(({ row }, index) => {
      const key = keys[index];
      return isKey(key) && knownDays.get(keyText(key)) !== row.received_on.toString()
        ? [key.relation_id]
        : [];
    }),
  );
  return takeEach('feedbacks', { queries, imported, keys, known }, (key, { number, row }, before) => {
    const { external_id } = row;
    const owner = external_id === null ? undefined : byExternalId.get(external_id);
    if (owner !== undefined && owner !== keyText(key)) {
      const reason = 'Another feedback has this external id. Correct it, or leave the cell empty.';
      return { column: 'external_id', reason };
    }
    const given = row.received_on.toString();
    const here = before?.received_on ?? null;
    const replaced = here === given ? null : byHand(keyText(key), here);
    const moved = { column: 'received_on', before: here, after: given };
    const isOld = replaced?.has(given) === true;
    if (replaced !== null && !isOld && !isChangeAccepted(context, number, 'moved-dates'))
      return movedDate(moved);
    // What somebody has taken away here stays away.
    if (isOld && before === undefined) return { record: undefined, kept: moved };
    if (external_id !== null) byExternalId.set(external_id, keyText(key));
    const record = {
      ...key,
      received_on: isOld ? (here ?? given) : given,
      source: row.source ?? before?.source ?? null,
      external_id: external_id ?? before?.external_id ?? null,
    };
    return isOld ? { record, kept: moved } : { record };
  });
}

/** Rows with their feedbacks and the known records of those. */
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
  const found = await findContradictions(
    queries,
    table,
    // A row without a feedback cannot contradict another.
    imported.map(({ number, place, row }, index) => {
      const key = keys[index];
      return { key: isKey(key) ? keyText(key) : `row ${number}`, place, said: saidOf(withWaiver(row)) };
    }),
  );
  const records = new Map(known.map((one) => [keyText(one), one]));
  const changed = new Map<string, Item>();
  const take = (row: A, index: number): RowOutcome => {
    const { number } = row;
    const key = keys[index] ?? 'erased';
    if (!isKey(key)) return { number, outcome: key };
    const before = records.get(keyText(key));
    const made = found[index] ?? recordOf(key, row, before);
    if (!('record' in made)) {
      return { number, outcome: made, ...(needsConfirmation(made) && { changes: [made.change] }) };
    }
    const { record, kept } = made;
    const told: RowOutcome =
      record === undefined ? { number, outcome: 'unchanged' } : rowOutcome(number, before, record);
    if (record !== undefined) records.set(keyText(key), record);
    if (record !== undefined && told.outcome !== 'unchanged') changed.set(keyText(key), record);
    return kept === undefined ? told : { ...told, kept: [kept] };
  };
  const outcomes = imported.map(take);
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

/** The statement of a row about its feedback. */
function saidOf(row: ImportedFeedbackKey): StatedValues {
  const {
    mentor_email: _mentor,
    mentee_email: _mentee,
    cohort: _cohort,
    role: _role,
    round: _round,
    ...said
  } = row;
  return Object.fromEntries(
    Object.entries(said).map(([name, value]) => [name, value === null ? null : String(value)]),
  );
}

const relationsIn = (keys: readonly FoundKey[]): readonly number[] => [
  0,
  ...new Set(keys.filter(isKey).map(({ relation_id }) => relation_id)),
];
