/** The values of messages, and how each face of the service says them: the command line and the desk have their own words. */

import { inWords, type ParticipantRole } from '../programme.ts';
import {
  cellOf,
  isRecordTable,
  KEPT_COLLECTIONS,
  KEPT_TABLES,
  type KeptTable,
  type RecordTable,
  type RelationRow,
} from './rows.ts';

/** Somebody, whom a message names by the id: who reads it sees the present name, or none. */
export interface PersonRef {
  readonly person: number;
}

export interface ManagerRef {
  /** Null: nobody. */
  readonly manager: number | null;
}

export interface RelationRef {
  readonly relation: number;
}

export interface PairRef extends RelationRef {
  readonly mentee: PersonRef;
  readonly mentor: PersonRef;
  readonly cohort: string;
}

/** A feedback of somebody about the other of a pair, whom not everybody who records it names. */
export interface FeedbackRef extends RelationRef {
  readonly round: string;
  readonly role: ParticipantRole;
  readonly by: PersonRef;
  readonly about: PersonRef | null;
}

/** A record that somebody noted something on. */
export type NoteRef = PersonRef | ManagerRef | PairRef;

/** The words of a face of the service. */
export interface Words {
  person(id: number): string;
  manager(id: number): string;
  /** @param text a day: `2026-05-31` */
  day(text: string): string;
  /** A share in words: `50 %`. */
  percent(count: number): string;
  /** Whoever did something. */
  who(who: string): string;
  /** What the command line says, which names records by their numbers, or what the desk says instead. */
  or(command: string, desk: string): string;
}

/** Words for what is done, or what would be. */
export interface Saying extends Words {
  readonly isPlanned: boolean;
  /** `Created`, or `This would create`. */
  did(verb: keyof typeof PAST): string;
  /** What has no verb: as it is, or `This would record: …`. */
  record(text: string): string;
}

const PAST = {
  change: 'Changed',
  create: 'Created',
  delete: 'Deleted',
  dismiss: 'Dismissed',
  hand: 'Handed',
  make: 'Made',
  merge: 'Merged',
  switch: 'Switched',
} as const;

/** The words for what is done. */
export const saying = (words: Words): Saying => ({
  ...words,
  isPlanned: false,
  did: (verb) => PAST[verb],
  record: (text) => text,
});

/** The words for what a preview shows. */
export const sayingPlanned = (words: Words): Saying => ({
  ...words,
  isPlanned: true,
  did: (verb) => `This would ${verb}`,
  record: (text) => `This would record: ${text}`,
});

export const person = (id: number): PersonRef => ({ person: id });

export const manager = (id: number | null): ManagerRef => ({ manager: id });

export const pair = ({
  id,
  mentee_id,
  mentor_id,
  cohort,
}: Pick<RelationRow, 'id' | 'mentee_id' | 'mentor_id' | 'cohort'>): PairRef => ({
  relation: id,
  mentee: person(mentee_id),
  mentor: person(mentor_id),
  cohort,
});

/** A number of things in words. */
export const counted = (count: number, one: string, several = `${one}s`): string =>
  `${count} ${count === 1 ? one : several}`;

/** A number of pairs in words. */
export const countedPairs = (say: Words, count: number): string => counted(count, say.or('relation', 'pair'));

export const personText = (say: Words, { person: id }: PersonRef): string => say.person(id);

export const managerText = (say: Words, { manager: id }: ManagerRef): string =>
  id === null ? 'nobody' : say.manager(id);

export const pairText = (say: Words, { mentee, mentor, cohort }: PairRef): string =>
  `${say.person(mentee.person)} with ${say.person(mentor.person)}${cohort === '' ? '' : `, cohort ${cohort}`}`;

/** `the relation of Ada Example (1) with Bea Example (2)`. */
export const theRelation = (say: Words, of: PairRef): string =>
  `the ${say.or('relation of', 'pair')} ${pairText(say, of)}`;

export const noteText = (say: Words, about: NoteRef): string =>
  'mentee' in about
    ? theRelation(say, about)
    : 'person' in about
      ? personText(say, about)
      : managerText(say, about);

export const feedbackText = (say: Words, { round, role, by, about }: FeedbackRef): string =>
  `${round}, ${role} ${say.person(by.person)}${about === null ? '' : ` with ${say.person(about.person)}`}`;

/** `matched, cohort 2026`. */
export const stateText = ({ status, cohort }: { readonly status: string; readonly cohort: string }): string =>
  `${inWords(status)}${cohort === '' ? '' : `, cohort ${cohort}`}`;

/** ` in the cohort 2026`; nothing where it is in all. */
export const inCohort = (cohort: string | null): string =>
  cohort === null ? '' : ` in the cohort ${cohort}`;

// Rows of the history in messages: what refuses a change names the row that stands in its way.

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
