/** Removes expired records in small parts. */

import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import {
  type ExpiredPerson,
  isExpired,
  lastEnded,
  lastExpiredDay,
  type RelationEnd,
  type Retention,
  type RetentionPeriods,
  type RetentionRun,
} from '../../domain/eraser.ts';
import { isErased, type Participant } from '../../domain/programme.ts';
import { byOperator, writeAuditEntries } from '../audit.ts';
import type { Database } from '../database.ts';
import type { ErasureDigests } from '../erasures.ts';
import { createLeaseTaker, releaseLease, renewLease } from '../lease.ts';
import { readRows } from '../programme-reading.ts';
import { either, idsOf, inParts, isAnyOf } from '../row-conditions.ts';
import { instantFromColumn, instantToColumn, type Queries, type Transaction } from '../schema.ts';
import { eraseGoals } from './goal-erasure.ts';
import { erasePersonIn } from './person-erasure.ts';

/** The number of goals read, and removed, at a time. */
const LOOK = 1_000;
const PART = 25;
/** The pause for other writers between two parts, in milliseconds. */
const PAUSE = 20;
/** The longest silence of a living process, how long another one waits for it, and how often it looks, in milliseconds. */
const SILENCE = 8_000;
const PATIENCE = 10_000;
const LOOK_AGAIN = 500;

/**
 * The retention of a database.
 *
 * @param digests made with the secret key of the database, so that imports skip what was removed
 */
export function createRetention(
  database: Database,
  digests: ErasureDigests,
  terms: RetentionPeriods,
): Retention {
  return {
    preview: async (now) => ({
      goals:
        terms.goals === null ? null : await countGoals(database.reader, beginningOfGoals(now, terms.goals)),
      people:
        terms.people === null
          ? null
          : {
              until: lastExpiredDay(now.toPlainDate(), terms.people),
              list: await expiredPeople(database.reader, now.toPlainDate(), terms.people),
            },
    }),

    async remove(run) {
      const holder = await takeLease(database, run.signal);
      if (holder === null) return { goals: 0, people: 0, remains: null, isBusy: true };
      const part: Part = (change) =>
        database.write(async (transaction) =>
          (await renewLease(transaction, 'retention', holder)) ? change(transaction) : null,
        );
      try {
        const goals = terms.goals === null ? 0 : await removeGoals(database, part, digests, terms.goals, run);
        const people =
          terms.people === null ? 0 : await removePeople(database, part, digests, terms.people, run);
        return {
          goals,
          people,
          remains: goals + people === 0 ? null : await database.purge(),
          isBusy: false,
        };
      } finally {
        await database.write((transaction) => releaseLease(transaction, 'retention', holder));
      }
    },
  };
}

/** A part of the work, which only the process that has the lease does; null where another one has it now. */
type Part = (change: (transaction: Transaction) => Promise<number>) => Promise<number | null>;

/** The right to remove; null where another process removes. One that was killed is told by its silence. */
async function takeLease(database: Database, signal: AbortSignal): Promise<string | null> {
  const taker = createLeaseTaker(database, 'retention', 'programme');
  for (const until = performance.now() + PATIENCE; ; ) {
    const holder = await taker.take(SILENCE);
    if (holder !== null || signal.aborted || performance.now() >= until) return holder;
    await wait(LOOK_AGAIN);
  }
}

/** Goals written before this instant, the beginning of a day, are removed. */
const beginningOfGoals = (now: Temporal.ZonedDateTime, months: number): Temporal.Instant =>
  now.toPlainDate().subtract({ months }).toZonedDateTime(now.timeZoneId).toInstant();

async function countGoals(queries: Queries, before: Temporal.Instant) {
  const { count, oldest, newest } = await queries
    .selectFrom('smart_goals')
    .where('created_at', '<', instantToColumn(before))
    .select((of) => [
      of.fn.countAll<number>().as('count'),
      of.fn.min('created_at').as('oldest'),
      of.fn.max('created_at').as('newest'),
    ])
    .executeTakeFirstOrThrow();
  return {
    before,
    count: Number(count),
    oldest: instantFromColumn(oldest),
    newest: instantFromColumn(newest),
  };
}

async function removeGoals(
  database: Database,
  part: Part,
  digests: ErasureDigests,
  months: number,
  { by, now, signal }: RetentionRun,
): Promise<number> {
  const before = beginningOfGoals(now, months);
  let removed = 0;
  for await (const ids of oldGoals(database, before)) {
    for (const some of inParts(ids, PART)) {
      if (signal.aborted) return removed;
      const done = await part(async (transaction) => {
        const gone = await eraseGoals(transaction, some, digests);
        if (gone.length > 0)
          await writeAuditEntries(transaction, [
            byOperator('retention', 'smart-goals', null, {
              by,
              removed: gone.length,
              from: Math.min(...gone),
              to: Math.max(...gone),
            }),
          ]);
        return gone.length;
      });
      if (done === null) return removed;
      removed += done;
      await wait(PAUSE);
    }
  }
  return removed;
}

/** The ids of goals written before an instant, oldest first. Goals added meanwhile are newer. */
async function* oldGoals(
  { reader }: Pick<Database, 'reader'>,
  before: Temporal.Instant,
): AsyncGenerator<readonly number[]> {
  const limit = before.epochNanoseconds;
  for (let last = 0; ; ) {
    const rows = await reader
      .selectFrom('smart_goals')
      .where('id', '>', last)
      .select(['id', 'created_at'])
      .orderBy('id')
      .limit(LOOK)
      .execute();
    const old = rows.filter(({ created_at }) => Temporal.Instant.from(created_at).epochNanoseconds < limit);
    if (old.length > 0) yield idsOf(old);
    if (rows.length < LOOK) return;
    last = rows.at(-1)?.id ?? last;
  }
}

async function removePeople(
  database: Database,
  part: Part,
  digests: ErasureDigests,
  months: number,
  { by, now, signal }: RetentionRun,
): Promise<number> {
  const today = now.toPlainDate();
  let removed = 0;
  for (const { email } of await expiredPeople(database.reader, today, months)) {
    if (signal.aborted) break;
    const done = await part(async (transaction) => {
      // Somebody may have matched them again since they were listed, or another process removed them.
      const person = await expiredPerson(transaction, email, today, months);
      if (person === null) return 0;
      const { last, participants } = person;
      const note = {
        who: by === 'service' ? 'the service' : 'the operator',
        account_id: null,
        kind: 'retention',
        reason: `The last relation ended on ${last.since}, and KEEP_PEOPLE_MONTHS is ${months}`,
      } as const;
      const rows = { email, participants, managers: [] };
      await erasePersonIn(transaction, rows, { digests, today, note });
      await writeAuditEntries(
        transaction,
        participants.map(({ id }) => byOperator('retention', 'participant', id, { by })),
      );
      return 1;
    });
    if (done === null) return removed;
    removed += done;
    await wait(PAUSE);
  }
  return removed;
}

interface RelationRow extends Pick<RelationEnd, 'relation_id' | 'status'> {
  readonly mentor_id: number;
  readonly mentee_id: number;
  readonly since: string;
}

/** The relations, each with its last status. */
const relations = sql<RelationRow>`select relations.id as relation_id, mentor_id, mentee_id, status,
  (select max(since) from relation_changes where relation_id = relations.id) as since from relations`;

const endOf = ({ relation_id, status, since }: RelationRow): RelationEnd => ({
  relation_id,
  status,
  since: Temporal.PlainDate.from(since),
});

/** Everybody to be removed, whose last relation ended first at first. Managers are kept. */
async function expiredPeople(
  queries: Queries,
  today: Temporal.PlainDate,
  months: number,
): Promise<readonly ExpiredPerson[]> {
  const participants = await readRows(queries, 'participants');
  const managers = await readRows(queries, 'managers');
  const kept = new Set(managers.map(({ email }) => email));
  const { rows } = await relations.execute(queries);
  const ends = new Map<number, RelationEnd[]>();
  for (const row of rows) {
    for (const id of [row.mentor_id, row.mentee_id]) ends.getOrInsert(id, []).push(endOf(row));
  }
  return [...Map.groupBy(participants, ({ email }) => email)]
    .flatMap(([email, same]): ExpiredPerson[] => {
      if (kept.has(email) || isErased(email)) return [];
      const last = lastEnded(same.flatMap(({ id }) => ends.get(id) ?? []));
      if (last === null || !isExpired(last.since, today, months)) return [];
      return [
        { email, participants: same.map(({ id, role, full_name }) => ({ id, role, full_name })), last },
      ];
    })
    .toSorted((one, other) => Temporal.PlainDate.compare(one.last.since, other.last.since));
}

/** The same for one person, with their records; null if they are not to be removed. */
async function expiredPerson(
  transaction: Transaction,
  email: string,
  today: Temporal.PlainDate,
  months: number,
): Promise<{ readonly last: RelationEnd; readonly participants: readonly Participant[] } | null> {
  const own = await readRows(transaction, 'participants', isAnyOf('email', [email]));
  const managers = await readRows(transaction, 'managers', isAnyOf('email', [email]));
  if (own.length === 0 || managers.length > 0) return null;
  const areTheirs = either([isAnyOf('mentor_id', idsOf(own)), isAnyOf('mentee_id', idsOf(own))]);
  const { rows } = await sql<RelationRow>`${relations} where ${areTheirs}`.execute(transaction);
  const last = lastEnded(rows.map(endOf));
  return last !== null && isExpired(last.since, today, months) ? { last, participants: own } : null;
}
