/** What the suites of importing, exporting and erasing share: rows as files give them, and everything that a database holds. */

import type { ImportSession } from '../../src/domain/import-store.ts';
import {
  type ImportedCourse,
  type ImportedException,
  type ImportedFeedback,
  type ImportedManager,
  type ImportedParticipant,
  type ImportedRelation,
  type ImportedRow,
  type ImportedRows,
  KINDS,
  type Kind,
  type Outcome,
} from '../../src/domain/imported-rows.ts';
import type { Database } from '../../src/store/database.ts';
import { createImportStore } from '../../src/store/import/session.ts';
import { TEST_DIGESTS } from '../support/secret-key.ts';
import { UNKNOWN_PAIR, UNKNOWN_PERSON } from '../support/unknown-person.ts';
import { newCourse, newGoal } from './examples.ts';

export const day = (text: string): Temporal.PlainDate => Temporal.PlainDate.from(text);
export const TODAY = day('2026-11-21');

/** Rows of any kinds. */
export type Rows = { readonly [K in Kind]?: readonly ImportedRows[K][] };

/** What became of the rows of each kind: an outcome, or `column: reason`. */
export type Told = { [K in Kind]?: string[] };

const shownOutcome = (outcome: Outcome): string =>
  typeof outcome === 'string' ? outcome : `${outcome.column ?? 'row'}: ${outcome.reason}`;

async function takeKind<K extends Kind>(session: ImportSession, kind: K, given: Rows): Promise<string[]> {
  const rows: readonly ImportedRows[K][] = given[kind] ?? [];
  const imported = rows.map(
    (row, index): ImportedRow<K> => ({ place: `line ${index + 1} of ${kind}.csv`, row }),
  );
  return (await session.take(kind, imported)).map(({ outcome }) => shownOutcome(outcome));
}

/** Gives a session all rows, without publishing them. */
export async function takeAll(session: ImportSession, rows: Rows): Promise<Told> {
  const told: Told = {};
  for (const kind of KINDS) {
    if (rows[kind] !== undefined) told[kind] = await takeKind(session, kind, rows);
  }
  return told;
}

export const publish = (session: ImportSession): ReturnType<ImportSession['publish']> =>
  session.publish(AbortSignal.timeout(300_000));

/** Imports rows, the good ones also where others are bad. */
export async function importRows(
  database: Database,
  rows: Rows,
  { today = TODAY }: { readonly today?: Temporal.PlainDate } = {},
): Promise<Told> {
  await using session = await createImportStore(database, () => today, TEST_DIGESTS).begin();
  const told = await takeAll(session, rows);
  await publish(session);
  return told;
}

/** Everything in the database but when its tables were made and what audit and history tell, a line a row. */
export async function dump(database: Database): Promise<readonly string[]> {
  const { reader } = database;
  const lines: string[] = [];
  for (const name of (await database.tables()).toSorted()) {
    if (name === 'migrations' || name === 'audit_events' || name.startsWith('history')) continue;
    const rows = await reader.withTables<Record<string, object>>().selectFrom(name).selectAll().execute();
    const kept = rows.filter((row) => name !== 'collections' || Reflect.get(row, 'name') !== 'audit');
    lines.push(...kept.map((row) => `${name} ${JSON.stringify(row)}`).sort());
  }
  return lines;
}

export const revisions = async ({ reader }: Database): Promise<object> => {
  const rows = await reader.selectFrom('collections').select(['name', 'revision']).execute();
  return Object.fromEntries(rows.map(({ name, revision }) => [name, revision]));
};

export const email = (name: string): string => `${name.toLowerCase()}@example.org`;

export const manager = (name: string, more: Partial<ImportedManager> = {}): ImportedManager => ({
  id: null,
  first_name: name,
  last_name: null,
  email: email(name),
  ...more,
});

const participant =
  (role: 'mentee' | 'mentor') =>
  (name: string, more: Partial<ImportedParticipant> = {}): ImportedParticipant => ({
    id: null,
    role,
    full_name: `${name} Example`,
    email: email(name),
    ...UNKNOWN_PERSON,
    former_emails: null,
    former_external_ids: null,
    ...more,
  });
export const mentee = participant('mentee');
export const mentor = participant('mentor');

export const relation = (
  mentorName: string,
  menteeName: string,
  more: Partial<ImportedRelation> = {},
): ImportedRelation => ({
  mentor_email: email(mentorName),
  mentee_email: email(menteeName),
  manager_email: null,
  ...UNKNOWN_PAIR,
  cohort: '',
  start: day('2026-05-04'),
  end: null,
  status: 'matched',
  status_since: null,
  reason: null,
  ...more,
});

const key = (mentorName: string, menteeName: string) => ({
  mentor_email: email(mentorName),
  mentee_email: email(menteeName),
  cohort: '',
  role: 'mentee' as const,
  round: 'Chemistry',
});

export const exception = (
  mentorName: string,
  menteeName: string,
  more: Partial<ImportedException> = {},
): ImportedException => ({
  ...key(mentorName, menteeName),
  due_date: null,
  waived: null,
  reason: null,
  ...more,
});

export const feedback = (
  mentorName: string,
  menteeName: string,
  more: Partial<ImportedFeedback> = {},
): ImportedFeedback => ({
  ...key(mentorName, menteeName),
  received_on: day('2026-06-01'),
  source: null,
  external_id: null,
  ...more,
});

export const course = (code: number, more: Partial<ImportedCourse> = {}): ImportedCourse => ({
  ...newCourse({ code, title: `Course ${code}` }),
  id: null,
  deactivated: null,
  ...more,
});

const FIRST_GOAL = Temporal.Instant.from('2025-01-01T00:00:00Z');

/** A goal as it was written elsewhere: a later one has a higher id. */
export const goal = (
  id: number,
  more: Partial<ImportedRows['smart-goals']> = {},
): ImportedRows['smart-goals'] => ({
  ...newGoal({ created_at: FIRST_GOAL.add({ minutes: id }), input: `goal ${id}` }),
  id,
  ...more,
});

/** Bea mentors Ada, looked after by Maria, and Cleo. */
export const SMALL = {
  managers: [manager('Maria', { last_name: 'Muster' })],
  participants: [mentee('Ada'), mentor('Bea'), mentee('Cleo')],
  relations: [
    relation('Bea', 'Ada', { manager_email: email('Maria') }),
    relation('Bea', 'Cleo', { status_since: day('2026-05-04') }),
  ],
} as const satisfies Rows;
