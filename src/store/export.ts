/** Reads all data as rows that an import accepts; importing them into an empty database gives the same data. */

import { sql } from 'kysely';
import { courseFields } from '../domain/course.ts';
import type { ExportStore } from '../domain/export-store.ts';
import type { Fields, RecordOf } from '../domain/fields.ts';
import type { ImportedRows, Kind } from '../domain/imported-rows.ts';
import { preLeadStatusFields } from '../domain/pre-lead-status.ts';
import { recordFromRow } from './columns.ts';
import type { Database } from './database.ts';
import { erasureKeyOf } from './erasures.ts';
import { formerEmails, formerExternalIds } from './former-identities.ts';
import { readRounds } from './programme-reading.ts';
import type { Queries, Schema } from './schema.ts';
import { COLLECTIONS, KIND_TABLES, type ListedCollection } from './tables.ts';

/** The batch size, in rows. */
const BATCH = 1000;

/** The reader of a kind. */
type Readers = {
  readonly [K in Kind]: (queries: Queries) => AsyncIterable<readonly ImportedRows[K][]>;
};

/** The export of a database. */
export function createExportStore(database: Database): ExportStore {
  return {
    async read(work) {
      await using workspace = await database.openWorkspace();
      return await workspace.read((queries) =>
        work({ count: (kind) => countOf(queries, kind), rows: (kind) => READERS[kind](queries) }),
      );
    },
  };
}

async function countOf(queries: Queries, kind: Kind): Promise<number> {
  if (kind === 'smart-goals') {
    const query = queries.selectFrom('collections').where('name', '=', kind).select('count');
    return (await query.executeTakeFirstOrThrow()).count;
  }
  const { count } = await queries
    .selectFrom(KIND_TABLES[kind])
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const day = (text: string): Temporal.PlainDate => Temporal.PlainDate.from(text);
const optionalDay = (text: string | null): Temporal.PlainDate | null => (text === null ? null : day(text));

const READERS: Readers = {
  'pre-lead-statuses': (queries) => recordsOf(queries, 'pre-lead-statuses', preLeadStatusFields, 'order'),

  async *erasures(queries) {
    const rows = await queries
      .selectFrom('erasures')
      .selectAll()
      .orderBy('erased_at')
      .orderBy('digest')
      .execute();
    const key = (await erasureKeyOf(queries)) || null;
    yield rows.map((row) => ({ ...row, erased_at: Temporal.Instant.from(row.erased_at), key }));
  },

  managers: (queries) => allOf(queries, 'managers'),
  async *participants(queries) {
    const former = await formerEmails(queries);
    const formerIds = await formerExternalIds(queries);
    for await (const part of allOf(queries, 'participants'))
      yield part.map((one) => ({
        ...one,
        former_emails: former.get(one.id) ?? null,
        former_external_ids: formerIds.get(one.id) ?? null,
      }));
  },

  async *rounds(queries) {
    yield (await readRounds(queries)).flatMap(({ id: _id, cohorts, ...round }) => [
      { ...round, cohort: null },
      // After the round to which they belong.
      ...cohorts.map((own) => ({ ...round, ...own })),
    ]);
  },

  // A row for each change of status.
  async *relations(queries) {
    const parts = inParts((after) =>
      namedRelations(queries)
        .leftJoin('managers', 'managers.id', 'relations.manager_id')
        .select(['relations.id', 'managers.email as manager_email', 'relations.start', 'relations.end'])
        .where('relations.id', '>', after)
        .orderBy('relations.id')
        .limit(BATCH)
        .execute(),
    );
    for await (const relations of parts) {
      const changes = await queries
        .selectFrom('relation_changes')
        .selectAll()
        .where(
          'relation_id',
          'in',
          relations.map(({ id }) => id),
        )
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
    for await (const ids of relationIds(queries)) {
      const rows = await namedRelations(queries)
        .innerJoin('feedback_exceptions as of', 'of.relation_id', 'relations.id')
        .innerJoin('feedback_rounds as round', 'round.id', 'of.round_id')
        .where('relations.id', 'in', ids)
        .select(['of.role', 'round.title as round', 'of.due_date', 'of.waived', 'of.reason'])
        .orderBy('relations.id')
        .orderBy('round.order')
        .orderBy('of.role')
        .execute();
      yield rows.map((row) => ({
        ...row,
        due_date: row.waived ? null : optionalDay(row.due_date),
        waived: Boolean(row.waived),
      }));
    }
  },

  async *feedbacks(queries) {
    for await (const ids of relationIds(queries)) {
      const rows = await namedRelations(queries)
        .innerJoin('feedbacks as of', 'of.relation_id', 'relations.id')
        .innerJoin('feedback_rounds as round', 'round.id', 'of.round_id')
        .where('relations.id', 'in', ids)
        .select(['of.role', 'round.title as round', 'of.received_on', 'of.source', 'of.external_id'])
        .orderBy('relations.id')
        .orderBy('round.order')
        .orderBy('of.role')
        .execute();
      yield rows.map((row) => ({ ...row, received_on: day(row.received_on) }));
    }
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

/** The relations with the e-mails of their two people, by which files identify them. */
const namedRelations = (queries: Queries) =>
  queries
    .selectFrom('relations')
    .innerJoin('participants as mentor', 'mentor.id', 'relations.mentor_id')
    .innerJoin('participants as mentee', 'mentee.id', 'relations.mentee_id')
    .select(['mentor.email as mentor_email', 'mentee.email as mentee_email', 'relations.cohort']);

/** The ids of all relations, in batches. */
async function* relationIds(queries: Queries): AsyncGenerator<readonly number[]> {
  const parts = inParts((after) =>
    queries.selectFrom('relations').select('id').where('id', '>', after).orderBy('id').limit(BATCH).execute(),
  );
  for await (const rows of parts) yield rows.map(({ id }) => id);
}

/** The records of a collection that is small enough to be read at once. */
async function* recordsOf<F extends Fields>(
  queries: Queries,
  collection: ListedCollection,
  fields: F,
  order: keyof F & string = 'id',
): AsyncGenerator<readonly RecordOf<F>[]> {
  const { rows } = await sql<object>`
    select * from ${sql.table(COLLECTIONS[collection].table)} order by ${sql.ref(order)}`.execute(queries);
  yield rows.map((row) => recordFromRow(fields, row));
}

/** All rows of a table. */
const allOf = <Name extends 'managers' | 'participants'>(queries: Queries, table: Name) =>
  inParts(async (after) => {
    const { rows } = await sql<Schema[Name]>`
      select * from ${sql.table(table)} where id > ${after} order by id limit ${BATCH}`.execute(queries);
    return rows;
  });

/** All rows, in batches, by their ids. */
async function* inParts<Row extends { readonly id: number }>(
  read: (after: number) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for (let last = 0; ; ) {
    const rows = await read(last);
    if (rows.length === 0) return;
    last = rows.at(-1)?.id ?? last;
    yield rows;
  }
}
