/** Imports exceptions and feedbacks, each for one relation, round and role. */

import { sql } from 'kysely';
import { storedQuestions } from '../../domain/forms/question.ts';
import type { CellChange, RowOutcome } from '../../domain/import-store.ts';
import type {
  ImportedException,
  ImportedFeedback,
  ImportedFeedbackKey,
  ImportedRow,
  RowProblem,
  SheetAnswers,
} from '../../domain/imported-rows.ts';
import type { StatedValues } from '../../domain/operations/import-draft.ts';
import { type FeedbackAnswerRow, type FeedbackExceptionRow, isOf } from '../../domain/operations/rows.ts';
import { type FeedbackKey, feedbackName } from '../../domain/programme.ts';
import { UNRESOLVED } from '../forms/feedback-forms.ts';
import { changeFromRow } from '../operations/history.ts';
import { isAnyOf } from '../row-conditions.ts';
import { instantToColumn, type Queries } from '../schema.ts';
import { findKeys, isKey } from './matching.ts';
import { rowOutcome, takeConsistent } from './records.ts';
import type { ImportContext } from './tables.ts';

/** Imports exceptions. */
export function importExceptions(
  context: ImportContext,
  imported: readonly ImportedRow<'exceptions'>[],
): Promise<readonly RowOutcome[]> {
  const batch = { context, imported, records: context.tables.feedback_exceptions };
  return takeEach('feedback_exceptions', batch, (key, { row }, before) => {
    const { waived, due_date, reason } = row;
    const given = {
      ...key,
      due_date: waived === true ? null : (due_date?.toString() ?? before?.due_date ?? null),
      waived: waived ?? (due_date === null && before?.waived === true),
      reason,
    };
    const [here, there] = [before === undefined ? null : shownException(before), shownException(given)];
    return {
      record: before === undefined ? given : { ...before, reason: reason ?? before.reason },
      ...(here !== there && { kept: { column: 'due_date', before: here, after: there } }),
    };
  });
}

const shownException = ({ due_date, waived }: Pick<FeedbackExceptionRow, 'due_date' | 'waived'>): string =>
  waived ? 'waived' : (due_date ?? 'not waived');

/** Imports feedbacks. */
export async function importFeedbacks(
  context: ImportContext,
  imported: readonly ImportedRow<'feedbacks'>[],
): Promise<readonly RowOutcome[]> {
  const { tables, find } = context;
  const batch = { context, imported, records: tables.feedbacks };
  const keys = findKeys(context, imported);
  const outcomes = await takeEach('feedbacks', batch, (key, { row }, before) => {
    const { external_id } = row;
    const [owner] = external_id === null ? [] : find.feedbacks(external_id);
    if (owner !== undefined && feedbackName(owner) !== feedbackName(key)) {
      const reason = 'Another feedback has this external id. Correct it, or leave the cell empty.';
      return { column: 'external_id', reason };
    }
    const given = row.received_on.toString();
    const here = before?.received_on ?? null;
    const record = {
      ...key,
      received_on: here ?? given,
      source: row.source ?? before?.source ?? null,
      external_id: external_id ?? before?.external_id ?? null,
    };
    return {
      record,
      ...(here !== given && { kept: { column: 'received_on', before: here, after: given } }),
    };
  });
  return outcomes.map((told, index) => {
    const [key, answered] = [keys[index], imported[index]?.answered];
    const isTaken = typeof told.outcome === 'string' && isKey(key) && tables.feedbacks.get(key) !== undefined;
    const count = isTaken && answered !== undefined ? putAnswers(context, key, answered) : 0;
    if (count === 0 || told.outcome === 'created') return told;
    const change = { column: 'answers', before: null, after: String(count) };
    return { ...told, outcome: 'changed', changes: [...(told.changes ?? []), change] };
  });
}

/** Adds answers to what was answered; what was answered here stays. Returns their number. */
function putAnswers(
  { tables, forms, today }: ImportContext,
  key: FeedbackKey,
  { version, answers }: SheetAnswers,
): number {
  const received = tables.feedbacks.get(key)?.received_on ?? today.toString();
  const at = instantToColumn(Temporal.PlainDate.from(received).toZonedDateTime('UTC').toInstant());
  const { relation_id, round_id, role } = key;
  const form = forms.find((one) => one.round_id === round_id && one.version === version);
  const questions = form === undefined ? [] : storedQuestions(form.questions);
  const fresh = questions.flatMap(({ name: question, kind }): FeedbackAnswerRow[] => {
    const answer = answers.get(question);
    const isKnown = tables.feedback_answers.get({ ...key, question }) !== undefined;
    if (answer === undefined || isKnown) return [];
    const value = JSON.stringify(answer);
    return [
      // What was answered elsewhere was looked at there.
      {
        relation_id,
        round_id,
        role,
        question,
        kind,
        version,
        value,
        submitted_at: at,
        changed_at: at,
        ...UNRESOLVED,
      },
    ];
  });
  for (const row of fresh) tables.feedback_answers.put(row);
  return fresh.length;
}

interface Batch<A, Item> {
  readonly context: ImportContext;
  readonly imported: readonly A[];
  readonly records: { get(key: FeedbackKey): Item | undefined; put(record: Item): void };
}

/**
 * Makes a record of each row, or a problem. What is here stays as it is, and so does what somebody has taken away here.
 *
 * @param recordOf a record with what the row adds to the one that is here, and what it says otherwise than that
 */
async function takeEach<
  A extends ImportedRow<'exceptions'> | ImportedRow<'feedbacks'>,
  Item extends FeedbackKey,
>(
  table: 'feedback_exceptions' | 'feedbacks',
  { context, imported, records }: Batch<A, Item>,
  recordOf: (
    key: FeedbackKey,
    row: A,
    before: Item | undefined,
  ) => { readonly record: Item; readonly kept?: CellChange } | RowProblem,
): Promise<readonly RowOutcome[]> {
  const keys = findKeys(context, imported);
  const missing = keys.filter((key) => isKey(key) && records.get(key) === undefined);
  const taken = await takenAway(context.queries, table, missing.filter(isKey));
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
      if (!('record' in made)) return { outcome: made };
      const { record, kept } = made;
      const isGone = before === undefined && taken.has(feedbackName(key));
      const told: RowOutcome = isGone ? { outcome: 'unchanged' } : rowOutcome(before, record);
      if (told.outcome !== 'unchanged') records.put(record);
      return { ...told, ...(kept !== undefined && (isGone || before !== undefined) && { kept: [kept] }) };
    },
  );
}

/** Which of some feedbacks, or dates and waivers, people have taken away: an undo is not what anybody wanted of a feedback. */
async function takenAway(
  queries: Queries,
  table: 'feedback_exceptions' | 'feedbacks',
  keys: readonly FeedbackKey[],
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const relations = [...new Set(keys.map(({ relation_id }) => relation_id))];
  const rows = await queries
    .selectFrom('history_changes')
    .innerJoin('history', 'history.number', 'history_changes.number')
    .select(['kind', 'table_name', 'before', 'after'])
    .where('table_name', '=', table)
    .where(sql<boolean>`${isAnyOf('record_id', relations)}`)
    .orderBy('history.number')
    .execute();
  const taken = new Map<string, boolean>();
  for (const row of rows) {
    const change = changeFromRow(row);
    if (!isOf(table, change)) continue;
    const about = change.before ?? change.after;
    if (about !== null) taken.set(feedbackName(about), change.after === null && row.kind !== 'undo');
  }
  return new Set([...taken].flatMap(([name, isTaken]) => (isTaken ? [name] : [])));
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
