/** Rows of the history in messages: what refuses a change names the row that stands in its way. */

import { cellOf, type KeptTable } from './rows.ts';
import { isRecordTable, KEPT_COLLECTIONS, type RecordTable } from './setting-rows.ts';
import {
  type ManagerRef,
  manager,
  type PairRef,
  type PersonRef,
  pair,
  pairText,
  person,
  type Words,
} from './words.ts';

/** A row by what tells it from others. */
export type RowName =
  | (PersonRef & { readonly table: 'participants' })
  | (ManagerRef & { readonly table: 'managers' })
  | (PairRef & { readonly table: 'relations' })
  /** What belongs to a relation. */
  | { readonly table: Exclude<KeptTable, 'participants' | 'managers'>; readonly relation: number }
  | { readonly table: 'former_emails' | 'former_external_ids' | 'person_notes'; readonly person: number }
  | { readonly table: 'manager_notes'; readonly manager: number }
  | { readonly table: 'round_cohorts'; readonly round: number; readonly cohort: string }
  | {
      readonly table: Exclude<KeptTable, 'participants' | 'managers'>;
      /** The title or the name; null where it has none. */
      readonly name: string | null;
      /** 0 where its table has no ids. */
      readonly id: number;
    };

/** Names a row, of which at least the columns of its key are known. */
export function rowName(table: KeptTable, row: object): RowName {
  const number = (column: string): number => Number(cellOf(row, column) ?? 0);
  const text = (column: string): string | null => {
    const value = cellOf(row, column);
    return typeof value === 'string' ? value : null;
  };
  switch (table) {
    case 'participants':
      return { table, ...person(number('id')) };
    case 'managers':
      return { table, ...manager(number('id')) };
    case 'former_emails':
    case 'former_external_ids':
    case 'person_notes':
      return { table, ...person(number('participant_id')) };
    case 'manager_notes':
      return { table, manager: number('manager_id') };
    case 'round_cohorts':
      return { table, round: number('round_id'), cohort: text('cohort') ?? '' };
    case 'forms':
      return { table, name: null, id: number('round_id') };
    case 'relations':
      if (cellOf(row, 'mentee_id') === undefined) return { table, relation: number('id') };
      return {
        table,
        ...pair({
          id: number('id'),
          mentee_id: number('mentee_id'),
          mentor_id: number('mentor_id'),
          cohort: text('cohort') ?? '',
        }),
      };
    case 'relation_changes':
    case 'feedback_exceptions':
    case 'feedbacks':
    case 'form_links':
    case 'feedback_answers':
    case 'imported_relations':
    case 'imported_exceptions':
    case 'relation_notes':
      return { table, relation: number('relation_id') };
    default:
      return { table, name: text('title') ?? text('name'), id: number('id') };
  }
}

type OfRelation = Extract<
  KeptTable,
  | 'relations'
  | 'relation_changes'
  | 'feedbacks'
  | 'feedback_exceptions'
  | 'form_links'
  | 'feedback_answers'
  | 'imported_relations'
  | 'imported_exceptions'
  | 'relation_notes'
>;

const OF_RELATIONS: Readonly<Record<OfRelation, string>> = {
  relations: '',
  relation_changes: 'a status of ',
  feedbacks: 'a feedback of ',
  feedback_exceptions: 'a due date or waiver of ',
  form_links: 'a link to a form of ',
  feedback_answers: 'an answer of ',
  imported_relations: 'what an import said of ',
  imported_exceptions: 'what an import said of ',
  relation_notes: 'a note on ',
};

const isOfRelation = (table: string): table is OfRelation => Object.hasOwn(OF_RELATIONS, table);

/** A row in words. */
export function rowText(say: Words, row: RowName): string {
  const { table } = row;
  if ('mentee' in row) return `${say.or(`relation r${row.relation} of`, 'the pair')} ${pairText(say, row)}`;
  if ('relation' in row) {
    return `${isOfRelation(table) ? OF_RELATIONS[table] : ''}${say.or(`relation r${row.relation}`, 'a pair')}`;
  }
  if ('manager' in row) {
    const name = row.manager === null ? 'nobody' : say.manager(row.manager);
    return table === 'manager_notes' ? `a note on ${name}` : name;
  }
  if ('person' in row) {
    const what =
      table === 'participants' ? '' : table === 'person_notes' ? 'a note on ' : 'a former name of ';
    return `${what}${say.person(row.person)}`;
  }
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
