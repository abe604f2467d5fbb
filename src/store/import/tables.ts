/** What an import works on: the records as its rows leave them, all in memory. */

import type { Erasure, ImportedRows } from '../../domain/imported-rows.ts';
import { type Statement, TableDraft } from '../../domain/operations/import-draft.ts';
import type { PreLeadStatus } from '../../domain/pre-lead-status.ts';
import type { ErasureDigests } from '../erasures.ts';
import { readNextIds } from '../operations/slice.ts';
import { readAllRows, readRows } from '../programme-reading.ts';
import { readLabels } from '../records/own-fields.ts';
import type { CollectionName, Queries, Schema } from '../schema.ts';

/** The goals of an import, until they are written. */
export interface ImportedGoals {
  /** All of its rows, by their ids: each id comes once. */
  readonly seen: Map<number, ImportedGoal>;
  readonly created: ImportedGoal[];
  readonly changed: ImportedGoal[];
}

export type ImportedGoal = ImportedRows['smart-goals'];

/** Reads everything that rows are compared with, but for goals and the history. */
export async function readDraft(queries: Queries) {
  const rows = await readAllRows(queries);
  const participants = new TableDraft('participants', rows.participants);
  const managers = new TableDraft('managers', rows.managers);
  const former_emails = new TableDraft('former_emails', rows.former_emails);
  const former_external_ids = new TableDraft('former_external_ids', rows.former_external_ids);
  const relations = new TableDraft('relations', rows.relations);
  const relation_changes = new TableDraft('relation_changes', rows.relation_changes);
  const feedbacks = new TableDraft('feedbacks', rows.feedbacks);
  const forms = new Map(
    rows.forms.toSorted((one, other) => one.version - other.version).map((row) => [row.round_id, row]),
  );
  const courses = new TableDraft('courses', await readRows(queries, 'courses'));
  const statuses = await queries.selectFrom('pre_lead_statuses').selectAll().execute();
  const erasures = await queries.selectFrom('erasures').select(['digest', 'what']).execute();
  const digestsOf = (what: Erasure['what']) =>
    new Set(erasures.filter((one) => one.what === what).map(({ digest }) => digest));
  const collections = await queries
    .selectFrom('collections')
    .select(['name', 'revision', 'last_id'])
    .execute();
  return {
    tables: {
      managers,
      participants,
      former_emails,
      former_external_ids,
      feedback_rounds: new TableDraft('feedback_rounds', rows.feedback_rounds),
      round_cohorts: new TableDraft('round_cohorts', rows.round_cohorts),
      relations,
      relation_changes,
      feedback_exceptions: new TableDraft('feedback_exceptions', rows.feedback_exceptions),
      feedbacks,
      feedback_answers: new TableDraft('feedback_answers', rows.feedback_answers),
      imported_relations: new TableDraft('imported_relations', rows.imported_relations),
      courses,
    },
    find: {
      managers: managers.index(({ email }) => email),
      participants: participants.index(({ role, email }) => `${role} ${email}`),
      externalIds: participants.index(({ role, external_id }) => external_id && `${role} ${external_id}`),
      formerEmails: former_emails.index(({ role, email }) => `${role} ${email}`),
      formerExternalIds: former_external_ids.index(({ role, external_id }) => `${role} ${external_id}`),
      pairs: relations.index(({ mentor_id, mentee_id }) => `${mentor_id} ${mentee_id}`),
      histories: relation_changes.index(({ relation_id }) => String(relation_id)),
      feedbacks: feedbacks.index(({ external_id }) => external_id),
      courses: courses.index((row) => String(Reflect.get(row, 'code'))),
    },
    next: { ...(await readNextIds(queries)), courses: 1 + (lastIdOf(collections) ?? 0) },
    forms: [...forms.values()],
    // SQLite has no booleans.
    labels: await readLabels(queries),
    statuses: statuses.map((row): PreLeadStatus => ({ ...row, disabled: Boolean(row.disabled) })),
    erased: { person: digestsOf('person'), 'smart-goal': digestsOf('smart-goal') },
    revisions: new Map<CollectionName, number>(collections.map(({ name, revision }) => [name, revision])),
  };
}

const lastIdOf = (collections: readonly Pick<Schema['collections'], 'name' | 'last_id'>[]) =>
  collections.find(({ name }) => name === 'courses')?.last_id;

export type Draft = Awaited<ReturnType<typeof readDraft>>;

/** The context of the importers. */
export interface ImportContext extends Draft {
  /** For what is not in memory: goals and the history. */
  readonly queries: Queries;
  /** Made with the secret key of the database. */
  readonly digests: ErasureDigests;
  readonly today: Temporal.PlainDate;
  /** Role and e-mail of people who were left out by their external id: they were erased under another e-mail. */
  readonly leftOut: Set<string>;
  /** What earlier rows say of their subjects, by kind. */
  readonly statements: Map<string, Map<string, Statement>>;
  readonly goals: ImportedGoals;
  /** The list of statuses, if it changes. */
  newStatuses?: readonly PreLeadStatus[];
  readonly newErasures: Schema['erasures'][];
  /** Whether a whole service moves: its statuses replace the list, and ids are those of its records. */
  readonly isMove: boolean;
}
