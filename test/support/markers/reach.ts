/**
 * What a reader may see and change, by the rows of the database as they are now: a second opinion, written without the
 * code of the service. docs/accounts.md and docs/security.md say the same in words.
 */

import type { DatabaseSync } from 'node:sqlite';
import type { Markers } from './marker.ts';

type Row = Readonly<Record<string, unknown>>;

/** A row that an entry of the history changed. */
interface ChangedRow {
  readonly table: string;
  readonly before: Row | null;
  readonly after: Row | null;
}

interface Entry {
  readonly entry: Row;
  readonly changed: readonly ChangedRow[];
}

/** What somebody may see and change. */
export interface Reach {
  /** The markers that they may see; null: all. */
  readonly markers: ReadonlySet<string> | null;
  /** Whether they may make the changes of an entry. */
  mayMake(changed: readonly ChangedRow[]): boolean;
}

/** What everybody with an account may see; and what those see besides who see the whole programme. */
const OF_ALL = ['courses', 'pre_lead_statuses', 'feedback_rounds', 'forms'];
const OF_THE_PROGRAMME = [
  'managers',
  'participants',
  'former_emails',
  'former_external_ids',
  'round_cohorts',
  'relations',
  'relation_changes',
  'feedback_exceptions',
  'feedbacks',
  'form_links',
  'imported_relations',
  'forms',
  'person_notes',
  'relation_notes',
  'manager_notes',
  'unassigned_feedbacks',
];
const OF_PAIRS = [
  'relation_changes',
  'feedback_exceptions',
  'feedbacks',
  'form_links',
  'feedback_answers',
  'imported_relations',
  'relation_notes',
];
const NAMES = ['former_emails', 'former_external_ids'];
const OF_PEOPLE = [...NAMES, 'person_notes'];
const NOTES = ['person_notes', 'relation_notes'];

const NEVER = (): boolean => false;

/** What the account with an id may see and change; null: somebody who is not known. */
export function reachOf(database: DatabaseSync, markers: Markers, reader: number | null): Reach {
  const rows = (table: string): readonly Row[] => database.prepare(`select * from ${table}`).all();
  const account = rows('accounts').find(({ id }) => id === reader);
  const told = (...seen: readonly unknown[]) => markers.in(JSON.stringify(seen));
  if (account === undefined || account['removed_at'] !== null) return { markers: new Set(), mayMake: NEVER };
  switch (account['role']) {
    case 'manager':
      return { markers: null, mayMake: () => true };
    case 'viewer': {
      const tables = [...OF_ALL, ...OF_THE_PROGRAMME];
      // Changes of accounts and settings are for managers, and what was answered for those who look after the pairs.
      const entries = entriesIn(rows).filter(({ changed }) =>
        changed.every(({ table }) => tables.includes(table)),
      );
      const authors = authorsOf(rows, [...NOTES, 'manager_notes'].flatMap(rows));
      return { markers: told(account, tables.map(rows), authors, entries), mayMake: NEVER };
    }
    case 'coordinator': {
      const own = ownRows(rows, account);
      const entries = entriesIn(rows).filter(({ changed }) => changed.length > 0 && own.seesAll(changed));
      return {
        markers: told(account, OF_ALL.map(rows), own.seen, authorsOf(rows, own.notes), entries),
        mayMake: own.mayMake,
      };
    }
    default:
      return { markers: told(account, OF_ALL.map(rows)), mayMake: NEVER };
  }
}

/** What those see and change who look after the pairs of the manager with their e-mail address. */
function ownRows(rows: (table: string) => readonly Row[], { id: reader, email }: Row) {
  const managers = rows('managers').filter((one) => one['email'] === email);
  const isOwn = (relation: Row | null) => managers.some(({ id }) => id === relation?.['manager_id']);
  const peopleIn = (relations: readonly Row[]) =>
    new Set(relations.flatMap(({ mentor_id, mentee_id }) => [mentor_id, mentee_id]));
  const idsOf = (some: readonly Row[]) => new Set(some.map(({ id }) => id));

  const all = rows('relations');
  const relations = all.filter(isOwn);
  const [pairs, people] = [idsOf(relations), peopleIn(relations)];
  const peopleOfOthers = peopleIn(all.filter((one) => !isOwn(one)));
  const known = { relations: idsOf(all), people: idsOf(rows('participants')) };
  const mentions = Map.groupBy(
    rows('outbox_mentions').filter(({ kind }) => kind === 'participant'),
    ({ outbox_id }) => outbox_id,
  );
  const cohorts = new Set(relations.map(({ cohort }) => cohort));
  // Pairs that are gone are those of the manager who had them last, so that a deletion can be taken back.
  const removals = rows('history_changes')
    .map(changedRow)
    .filter(({ table, after }) => table === 'relations' && after === null);
  const lastOf = new Map(removals.map(({ before }) => [before?.['id'], before]));
  const goneOwn = new Set(
    [...lastOf].flatMap(([id, before]) => (!known.relations.has(id) && isOwn(before) ? [id] : [])),
  );

  /** The pairs and people of some changes that are theirs: those of today, and those that are gone or new with a pair of theirs. */
  const ownIn = (changed: readonly ChangedRow[]) => {
    const others = changed
      .filter(({ table, before, after }) => table === 'relations' && isOwn(after ?? before))
      .map(({ before, after }) => after ?? before ?? {})
      .filter(({ id }) => !known.relations.has(id));
    const [otherPairs, otherPeople] = [idsOf(others), peopleIn(others)];
    return {
      isPair: (id: unknown) => pairs.has(id) || goneOwn.has(id) || otherPairs.has(id),
      isPerson: (id: unknown) => people.has(id) || (otherPeople.has(id) && !known.people.has(id)),
    };
  };

  const isIn = (changed: readonly ChangedRow[], { table, before, after }: ChangedRow): boolean => {
    const { isPair, isPerson } = ownIn(changed);
    const row = after ?? before ?? {};
    if (table === 'relations') return isPair(row['id']);
    // A message is theirs if everybody whom it is about is.
    if (table === 'outbox')
      return mentions.get(row['id'])?.every((one) => people.has(one['person_id'])) === true;
    if (table === 'participants') return isPerson(row['id']);
    if (OF_PAIRS.includes(table)) return isPair(row['relation_id']);
    return OF_PEOPLE.includes(table) && isPerson(row['participant_id']);
  };

  const ofPairs = (table: string) => rows(table).filter((row) => pairs.has(row['relation_id']));
  const ofPeople = (table: string) => rows(table).filter((row) => people.has(row['participant_id']));

  const mentees = new Set(relations.map(({ mentee_id }) => mentee_id));
  const agreed = new Set(rows('goal_agreements').map(({ participant_id }) => participant_id));
  const ofMentees = rows('mentee_goals').filter(
    ({ participant_id }) => mentees.has(participant_id) && agreed.has(participant_id),
  );
  const goals = new Set(ofMentees.map(({ goal_id }) => goal_id));

  return {
    notes: [...ofPairs('relation_notes'), ...ofPeople('person_notes')],
    seen: [
      managers,
      relations,
      rows('participants').filter(({ id }) => people.has(id)),
      OF_PAIRS.map(ofPairs),
      OF_PEOPLE.map(ofPeople),
      rows('smart_goals').filter(({ id }) => goals.has(id)),
      rows('round_cohorts').filter(({ cohort }) => cohorts.has(cohort)),
    ],
    seesAll: (changed: readonly ChangedRow[]) =>
      changed.every(
        (one) =>
          isIn(changed, one) ||
          one.table === 'courses' ||
          (one.table === 'managers' && managers.some(({ id }) => id === (one.after ?? one.before)?.['id'])),
      ),
    mayMake: (changed: readonly ChangedRow[]) =>
      changed.every((one) => {
        const { table, before, after } = one;
        // What they have written to people is noted at the messages.
        if (table === 'outbox') return true;
        // The notes of others go and come with a pair alone.
        if (NOTES.includes(table) && !wholePairs(changed).has((after ?? before)?.['relation_id'])) {
          if ([before, after].some((row) => row !== null && row['account_id'] !== reader)) return false;
        }
        if (table === 'relations' && before !== null && after !== null) return isOwn(before) && isOwn(after);
        // By these, mail and answers find a person, also those about the pairs of others.
        const isAddressed =
          NAMES.includes(table) ||
          (table === 'participants' &&
            before !== null &&
            after !== null &&
            ['email', 'external_id'].some((column) => before[column] !== after[column]));
        const person = (after ?? before)?.[table === 'participants' ? 'id' : 'participant_id'];
        return isIn(changed, one) && !(isAddressed && peopleOfOthers.has(person));
      }),
  };
}

/** The names of those who made notes. */
const authorsOf = (rows: (table: string) => readonly Row[], notes: readonly Row[]): readonly unknown[] =>
  rows('accounts')
    .filter(({ id }) => notes.some(({ account_id }) => account_id === id))
    .map(({ name }) => name);

/** The pairs that come or go. */
const wholePairs = (changed: readonly ChangedRow[]): ReadonlySet<unknown> =>
  new Set(
    changed
      .filter(({ table, before, after }) => table === 'relations' && (before === null || after === null))
      .map(({ before, after }) => (after ?? before)?.['id']),
  );

/** The entries of the history after a number. */
export function entriesIn(rows: (table: string) => readonly Row[], since = 0): readonly Entry[] {
  const changes = Map.groupBy(rows('history_changes'), ({ number }) => number);
  return rows('history')
    .filter(({ number }) => Number(number) > since)
    .map((entry) => ({ entry, changed: (changes.get(entry['number']) ?? []).map(changedRow) }));
}

const changedRow = ({ table_name, before, after }: Row): ChangedRow => ({
  table: String(table_name),
  before: parsed(before),
  after: parsed(after),
});

function parsed(text: unknown): Row | null {
  if (typeof text !== 'string') return null;
  const value: unknown = JSON.parse(text);
  return typeof value === 'object' && value !== null ? { ...value } : null;
}
