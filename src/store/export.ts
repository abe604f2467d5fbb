/** Reads all data as rows that an import accepts; importing them into an empty database gives the same data. */

import { sql } from 'kysely';
import { courseFields } from '../domain/course.ts';
import type { ExportStore } from '../domain/export-store.ts';
import type { Fields, RecordOf } from '../domain/fields.ts';
import { writtenExternalIds } from '../domain/former-external-ids.ts';
import type { ImportedRows, Kind } from '../domain/imported-rows.ts';
import { namesOf } from '../domain/operations/rows.ts';
import { preLeadStatusFields } from '../domain/pre-lead-status.ts';
import { type ParticipantRole, relationDetails } from '../domain/programme.ts';
import type { Database } from './database.ts';
import { erasureKeyOf } from './erasures.ts';
import { readRounds, readRows } from './programme-reading.ts';
import { isAnyOf, partsOf } from './row-conditions.ts';
import { COLLECTIONS, type ListedCollection, type Queries, recordFromRow, type Schema } from './schema.ts';

const BATCH = 1000;

type Readers = {
  readonly [K in Kind]: (queries: Queries) => AsyncIterable<readonly ImportedRows[K][]>;
};

/** The export of a database. */
export function createExportStore(database: Database): ExportStore {
  return {
    async read(work) {
      await using workspace = await database.openWorkspace();
      return await workspace.read((queries) => work({ rows: (kind) => READERS[kind](queries) }));
    },
  };
}

const personOf = ({ participant_id }: { readonly participant_id: number }): number => participant_id;

const day = (text: string): Temporal.PlainDate => Temporal.PlainDate.from(text);
const optionalDay = (text: string | null): Temporal.PlainDate | null => (text === null ? null : day(text));

const READERS: Readers = {
  'pre-lead-statuses': (queries) => recordsOf(queries, 'pre-lead-statuses', preLeadStatusFields, 'order'),

  async *erasures(queries) {
    const erasures = queries.selectFrom('erasures').selectAll();
    const rows = await erasures.orderBy('erased_at').orderBy('digest').execute();
    const key = (await erasureKeyOf(queries)) || null;
    yield rows.map((row) => ({ ...row, erased_at: Temporal.Instant.from(row.erased_at), key }));
  },

  managers: (queries) => partsOf(queries, 'managers'),
  async *participants(queries) {
    const former = Map.groupBy(await readRows(queries, 'former_emails'), personOf);
    const formerIds = Map.groupBy(await readRows(queries, 'former_external_ids'), personOf);
    for await (const part of partsOf(queries, 'participants'))
      yield part.map((one) => {
        const ids = formerIds.get(one.id)?.map(({ external_id }) => external_id);
        const former_emails =
          former
            .get(one.id)
            ?.map(({ email }) => email)
            .join(' ') ?? null;
        return {
          ...one,
          former_emails,
          former_external_ids: ids === undefined ? null : writtenExternalIds(ids),
        };
      });
  },

  async *rounds(queries) {
    yield (await readRounds(queries)).flatMap(({ id: _id, cohorts, ...round }) => [
      { ...round, cohort: null },
      // After the round to which they belong.
      ...cohorts.map((own) => ({ ...round, titles: null, ...own })),
    ]);
  },

  async *relations(queries) {
    for await (const part of partsOf(queries, 'relations')) {
      const ids = part.map(({ id }) => id);
      const relations = await queries
        .selectFrom('relations')
        .innerJoin('participants as mentor', 'mentor.id', 'relations.mentor_id')
        .innerJoin('participants as mentee', 'mentee.id', 'relations.mentee_id')
        .select(['mentor.email as mentor_email', 'mentee.email as mentee_email', 'relations.cohort'])
        .leftJoin('managers', 'managers.id', 'relations.manager_id')
        .select(['relations.id', 'managers.email as manager_email', 'relations.start', 'relations.end'])
        .select(namesOf(relationDetails).map((name) => `relations.${name}` as const))
        .where('relations.id', 'in', ids)
        .orderBy('relations.id')
        .execute();
      const changes = await queries
        .selectFrom('relation_changes')
        .selectAll()
        .where('relation_id', 'in', ids)
        .orderBy('relation_id')
        .orderBy('number')
        .execute();
      const histories = Map.groupBy(changes, ({ relation_id }) => relation_id);
      yield relations.flatMap(({ id, start, end, ...relation }) =>
        withoutReturns(histories.get(id) ?? []).map(({ status, since, reason }) => ({
          ...relation,
          start: day(start),
          end: optionalDay(end),
          status,
          status_since: day(since),
          reason,
        })),
      );
    }
  },

  async *exceptions(queries) {
    const columns = ['due_date', 'waived', 'reason'] as const;
    for await (const rows of ofRounds(queries, 'feedback_exceptions', columns))
      yield rows.map((row) => ({
        ...row,
        due_date: row.waived ? null : optionalDay(row.due_date),
        waived: Boolean(row.waived),
      }));
  },

  async *feedbacks(queries) {
    const columns = ['received_on', 'source', 'external_id'] as const;
    for await (const rows of ofRounds(queries, 'feedbacks', columns))
      yield rows.map((row) => ({ ...row, received_on: day(row.received_on) }));
  },

  courses: (queries) => recordsOf(queries, 'courses', courseFields),

  async *'smart-goals'(queries) {
    const state = await queries
      .selectFrom('collections')
      .where('name', '=', 'smart-goals')
      .select(['count', 'last_position'])
      .executeTakeFirstOrThrow();
    for (let last = state.last_position - state.count; ; ) {
      const rows = await queries
        .selectFrom('smart_goals')
        .selectAll()
        .where('position', '>', last)
        .orderBy('position')
        .limit(BATCH)
        .execute();
      if (rows.length === 0) return;
      last = rows.at(-1)?.position ?? last;
      yield rows.map(({ position: _position, created_at, ...row }) => ({
        ...row,
        created_at: Temporal.Instant.from(created_at),
      }));
    }
  },
};

/**
 * A history without statuses that were undone on the same day: if a status returns on the day on which it
 * began, one row for each would be ambiguous, and an import would end with another status.
 */
function withoutReturns<Change extends Pick<Schema['relation_changes'], 'status' | 'since'>>(
  changes: readonly Change[],
): Change[] {
  const kept: Change[] = [];
  for (const change of changes) {
    const same = kept.findIndex(({ status, since }) => status === change.status && since === change.since);
    if (same >= 0) kept.splice(same + 1);
    else kept.push(change);
  }
  return kept;
}

interface OfRound {
  readonly mentor_email: string;
  readonly mentee_email: string;
  readonly cohort: string;
  readonly round: string;
  readonly role: ParticipantRole;
}

/** Some columns of feedbacks or exceptions, in batches of relations, with what identifies them in files. */
async function* ofRounds<
  Name extends 'feedbacks' | 'feedback_exceptions',
  Column extends string & keyof Schema[Name],
>(
  queries: Queries,
  table: Name,
  columns: readonly Column[],
): AsyncGenerator<readonly (OfRound & Pick<Schema[Name], Column>)[]> {
  for await (const part of partsOf(queries, 'relations')) {
    const ids = part.map(({ id }) => id);
    const { rows } = await sql<OfRound & Pick<Schema[Name], Column>>`
      select mentor.email as mentor_email, mentee.email as mentee_email, relations.cohort, rounds.title as round,
        own.role, ${sql.join(columns.map((column) => sql.ref(`own.${column}`)))}
      from relations
      join participants as mentor on mentor.id = relations.mentor_id
      join participants as mentee on mentee.id = relations.mentee_id
      join ${sql.table(table)} as own on own.relation_id = relations.id
      join feedback_rounds as rounds on rounds.id = own.round_id
      where ${isAnyOf('relations.id', ids)}
      order by relations.id, rounds."order", own.role`.execute(queries);
    yield rows;
  }
}

/** The records of a collection that is small enough to be read at once. */
async function* recordsOf<F extends Fields>(
  queries: Queries,
  collection: ListedCollection,
  fields: F,
  order: keyof F & string = 'id',
): AsyncGenerator<readonly RecordOf<F>[]> {
  const { rows } = await sql<object>`
    select * from ${sql.table(COLLECTIONS[collection])} order by ${sql.ref(order)}`.execute(queries);
  yield rows.map((row) => recordFromRow(fields, row));
}
