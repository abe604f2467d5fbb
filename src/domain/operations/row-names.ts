/** Rows of the history in messages: what refuses a change names the row that stands in its way. */

import {
  cellOf,
  isRecordTable,
  KEPT_COLLECTIONS,
  KEPT_TABLES,
  type KeptTable,
  type RecordTable,
} from './rows.ts';
import {
  type ManagerRef,
  manager,
  managerText,
  type PairRef,
  type PersonRef,
  pair,
  pairText,
  person,
  personText,
  type RelationRef,
  type Words,
} from './words.ts';

/** A row by what tells it from others. */
export type RowName = { readonly table: KeptTable } & (
  | PersonRef
  | ManagerRef
  | PairRef
  | RelationRef
  | { readonly round: number; readonly cohort: string }
  /** The title or the name, null where it has none; the id is 0 where its table has none. */
  | { readonly name: string | null; readonly id: number }
);

/** Names a row, of which at least the columns of its key are known. */
export function rowName(table: KeptTable, row: object): RowName {
  const number = (column: string): number => Number(cellOf(row, column) ?? 0);
  const text = (column: string): string | null => {
    const value = cellOf(row, column);
    return typeof value === 'string' ? value : null;
  };
  const { key, of } = KEPT_TABLES[table];
  const record = number(key[0]);
  if (of === 'person') return { table, ...person(record) };
  if (of === 'manager') return { table, ...manager(record) };
  if (table === 'relations' && cellOf(row, 'mentee_id') !== undefined) {
    const [mentee_id, mentor_id, cohort] = [number('mentee_id'), number('mentor_id'), text('cohort') ?? ''];
    return { table, ...pair({ id: record, mentee_id, mentor_id, cohort }) };
  }
  if (of === 'relation') return { table, relation: record };
  if (table === 'round_cohorts') return { table, round: record, cohort: text('cohort') ?? '' };
  return { table, name: text('title') ?? text('name'), id: of === 'round' ? record : number('id') };
}

/** A row in words. */
export function rowText(say: Words, row: RowName): string {
  const { table } = row;
  const said = KEPT_TABLES[table].said ?? '';
  if ('mentee' in row) return `${say.or(`relation r${row.relation} of`, 'the pair')} ${pairText(say, row)}`;
  if ('relation' in row) return `${said}${say.or(`relation r${row.relation}`, 'a pair')}`;
  if ('manager' in row) return `${said}${managerText(say, row)}`;
  if ('person' in row) return `${said}${personText(say, row)}`;
  if ('round' in row) return `${say.or(`round ${row.round}`, 'a round')} in the cohort ${row.cohort}`;
  if (isRecordTable(table)) return recordText(table, row.name);
  switch (table) {
    case 'feedback_rounds':
      return row.name === null ? `round ${row.id}` : `the round “${row.name}”`;
    case 'forms':
      return say.or(`the form of round ${row.id}`, 'the form of a round');
    case 'accounts':
      return `the account of ${row.name}`;
    case 'mail_templates':
      return 'this text of messages';
    case 'own_fields':
      return 'the labels of other details';
    case 'reminder_settings':
      return 'when reminders are sent';
    default:
      return say.or(`message ${row.id}`, 'a message');
  }
}

/** A record of a collection in words. */
export const recordText = (table: RecordTable, title: string | null): string =>
  `the ${KEPT_COLLECTIONS[table].noun} “${title ?? ''}”`;
