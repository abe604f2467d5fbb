/** Whether changes of rows can be written: the rows are as they were, nobody needs what goes, and nobody has what comes. */

import { type Kysely, sql } from 'kysely';
import { manager, pair, person } from '../../domain/operations/planning.ts';
import { type RowChange, rowOf } from '../../domain/operations/row-changes.ts';
import {
  cellOf,
  cellsOf,
  isSameRow,
  KEPT_TABLES,
  type KeptTable,
  keyOf,
} from '../../domain/operations/rows.ts';
import { readRows } from '../programme-reading.ts';
import { inParts } from '../row-writing.ts';
import type { Schema } from '../schema.ts';
import { isAnyOf } from './slice.ts';

/** As many ids go into one question. */
const QUESTION = 500;

/** The first column of a row's key. */
const firstKeyOf = (table: KeptTable, row: object): string | number => {
  const value = cellOf(row, KEPT_TABLES[table].key[0]);
  return typeof value === 'number' ? value : String(value);
};

/** The number of the record that a row belongs to; 0 where records have none. */
export const recordIdOf = (table: KeptTable, row: object): number => {
  const first = firstKeyOf(table, row);
  return typeof first === 'number' ? first : 0;
};

/** As many values of the other columns of a key narrow what is read. */
const FEW = 10;

/**
 * Those rows of a table, as they are now, that have the keys of some others; maybe more of the same records. A record is told
 * by the first column of the key.
 */
async function rowsByKey(
  queries: Kysely<Schema>,
  table: KeptTable,
  wanted: readonly object[],
): Promise<ReadonlyMap<string, object>> {
  const found = new Map<string, object>();
  const [first, ...others] = KEPT_TABLES[table].key;
  // Hundreds of feedbacks are usually of one round and role: those of the other rounds need not be read.
  const narrowing = others.flatMap((column) => {
    const values = [...new Set(wanted.map((row) => cellOf(row, column)))];
    return values.length <= FEW ? [sql`${sql.ref(column)} in (${sql.join(values)})`] : [];
  });
  const ids = wanted.map((row) => firstKeyOf(table, row));
  for (const some of inParts([...new Set(ids)], QUESTION)) {
    const which = sql.join([isAnyOf(first, some), ...narrowing], sql` and `);
    for (const row of await readRows(queries, table, which)) found.set(keyOf(table, row), row);
  }
  return found;
}

/** The changes whose row is not as it was before. */
export async function outdated(
  queries: Kysely<Schema>,
  changes: readonly RowChange[],
): Promise<readonly RowChange[]> {
  const found: RowChange[] = [];
  for (const [table, some] of Map.groupBy(changes, (change) => change.table)) {
    const rows = await rowsByKey(queries, table, some.map(rowOf));
    for (const change of some) {
      const now = rows.get(keyOf(table, rowOf(change))) ?? null;
      if (!isSameRow(table, change.before, now)) found.push(change);
    }
  }
  return found;
}

/** The columns by which rows belong to others. */
const REFERENCES: readonly {
  readonly table: KeptTable;
  readonly column: string;
  readonly to: KeptTable;
}[] = [
  { table: 'relations', column: 'mentor_id', to: 'participants' },
  { table: 'relations', column: 'mentee_id', to: 'participants' },
  { table: 'relations', column: 'manager_id', to: 'managers' },
  { table: 'former_emails', column: 'participant_id', to: 'participants' },
  { table: 'former_external_ids', column: 'participant_id', to: 'participants' },
  { table: 'round_cohorts', column: 'round_id', to: 'feedback_rounds' },
  { table: 'feedbacks', column: 'round_id', to: 'feedback_rounds' },
  { table: 'feedback_exceptions', column: 'round_id', to: 'feedback_rounds' },
  { table: 'imported_exceptions', column: 'round_id', to: 'feedback_rounds' },
  { table: 'relation_changes', column: 'relation_id', to: 'relations' },
  { table: 'feedbacks', column: 'relation_id', to: 'relations' },
  { table: 'feedback_exceptions', column: 'relation_id', to: 'relations' },
  { table: 'imported_relations', column: 'relation_id', to: 'relations' },
  { table: 'imported_exceptions', column: 'relation_id', to: 'relations' },
];

/** A row that stands in the way of changes. */
export interface Obstacle {
  readonly table: KeptTable;
  readonly row: object;
  /** Why, as a sentence that names people as plans do. */
  readonly problem: string;
}

/** What still belongs to a record that would go, and is not changed itself. */
export async function stillNeeded(
  queries: Kysely<Schema>,
  changes: readonly RowChange[],
): Promise<Obstacle | undefined> {
  const changed = new Set(changes.map((change) => `${change.table} ${keyOf(change.table, rowOf(change))}`));
  for (const { table, column, to } of REFERENCES) {
    const gone = changes.filter((change) => change.table === to && change.after === null);
    const ids = gone.map((change) => recordIdOf(to, rowOf(change)));
    for (const some of inParts(ids, QUESTION)) {
      const rows = await readRows(queries, table, isAnyOf(column, some));
      const row = rows.find((one) => !changed.has(`${table} ${keyOf(table, one)}`));
      if (row === undefined) continue;
      const id = Number(cellsOf(row).get(column));
      return { table, row, problem: `${described(to, id, gone)} is in use since: ${named(table, row)}.` };
    }
  }
  return undefined;
}

function described(table: KeptTable, id: number, gone: readonly RowChange[]): string {
  if (table === 'participants') return person(id);
  if (table === 'managers') return manager(id);
  const change = gone.find((one) => recordIdOf(table, rowOf(one)) === id);
  return change === undefined ? `record ${id}` : named(table, rowOf(change));
}

/** A row in words. */
export function named(table: KeptTable, row: object): string {
  const cells = cellsOf(row);
  switch (table) {
    case 'participants':
      return person(Number(cells.get('id')));
    case 'managers':
      return manager(Number(cells.get('id')));
    case 'feedback_rounds':
      return `the round “${cells.get('title')}”`;
    case 'round_cohorts':
      return `round ${cells.get('round_id')} in the cohort ${cells.get('cohort')}`;
    case 'relations':
      return `relation r${cells.get('id')} of ${pair({
        id: Number(cells.get('id')),
        mentor_id: Number(cells.get('mentor_id')),
        mentee_id: Number(cells.get('mentee_id')),
        manager_id: null,
        cohort: String(cells.get('cohort')),
        start: '',
        end: null,
        status: 'proposed',
      })}`;
    case 'relation_changes':
      return `a status of relation r${cells.get('relation_id')}`;
    case 'feedbacks':
      return `a feedback of relation r${cells.get('relation_id')}`;
    case 'feedback_exceptions':
      return `a due date or waiver of relation r${cells.get('relation_id')}`;
    case 'courses':
      return `the course “${cells.get('title')}”`;
    case 'accounts':
      return `the account of ${cells.get('name')}`;
    case 'mail_templates':
      return 'this text of messages';
    case 'outbox':
      return `message ${cells.get('id')}`;
    case 'reminder_settings':
      return 'when reminders are sent';
    case 'import_mappings':
      return 'how this sheet is read';
    default:
      return `what an import said of relation r${cells.get('relation_id')}`;
  }
}

/** The columns that no two rows of a table have in common. */
const UNIQUE: readonly { readonly table: KeptTable; readonly columns: readonly string[] }[] = [
  { table: 'managers', columns: ['email'] },
  { table: 'participants', columns: ['role', 'email'] },
  { table: 'participants', columns: ['role', 'external_id'] },
  { table: 'feedback_rounds', columns: ['title'] },
  { table: 'feedback_rounds', columns: ['order'] },
  { table: 'relations', columns: ['mentor_id', 'mentee_id', 'cohort'] },
  { table: 'feedbacks', columns: ['external_id'] },
];

/** A row that has what another would get. */
export async function taken(
  queries: Kysely<Schema>,
  changes: readonly RowChange[],
): Promise<Obstacle | undefined> {
  for (const { table, columns } of UNIQUE) {
    const of = changes.filter((change) => change.table === table);
    const changed = new Set(of.map((change) => keyOf(table, rowOf(change))));
    const coming = of.flatMap(({ before, after }) => {
      if (after === null) return [];
      const isNew = columns.some((column) => cellOf(after, column) !== cellOf(before ?? {}, column));
      return isNew && columns.every((column) => cellOf(after, column) !== null) ? [after] : [];
    });
    for (const some of inParts(coming, 100)) {
      const which = some.map(
        (row) =>
          sql`(${sql.join(
            columns.map((column) => sql`${sql.ref(column)} = ${cellOf(row, column)}`),
            sql` and `,
          )})`,
      );
      const rows = await readRows(queries, table, sql`(${sql.join(which, sql` or `)})`);
      const row = rows.find((one) => !changed.has(keyOf(table, one)));
      if (row === undefined) continue;
      const values = columns.map((column) => cellsOf(row).get(column)).join(', ');
      return { table, row, problem: `${capital(named(table, row))} has “${values}” now.` };
    }
  }
  return undefined;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
