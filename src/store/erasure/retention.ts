/** Removes expired records. */

import { setTimeout as wait } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
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
import { isErased } from '../../domain/programme.ts';
import { byOperator, writeAuditEntries } from '../audit.ts';
import type { Database } from '../database.ts';
import type { ErasureDigests } from '../erasures.ts';
import { readRows } from '../programme-reading.ts';
import { either, idsOf, isAnyOf } from '../row-conditions.ts';
import { instantFromColumn, instantToColumn, type Queries } from '../schema.ts';
import { eraseGoals } from './goal-erasure.ts';
import { erasePersonIn } from './person-erasure.ts';

/** The pause for other writers between two people, in milliseconds. */
const PAUSE = 20;

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
      const goals = terms.goals === null ? 0 : await removeGoals(database, digests, terms.goals, run);
      const people = terms.people === null ? 0 : await removePeople(database, digests, terms.people, run);
      return { goals, people, remains: goals + people === 0 ? null : await database.purge() };
    },
  };
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

/** Removes the goals, in one change. */
const removeGoals = (
  database: Database,
  digests: ErasureDigests,
  months: number,
  { by, now }: RetentionRun,
): Promise<number> =>
  database.write(async (transaction) => {
    const before = instantToColumn(beginningOfGoals(now, months));
    const gone = (await eraseGoals(transaction, sql`created_at < ${before}`, digests)).toSorted(
      (one, other) => one - other,
    );
    if (gone.length > 0) {
      const detail = { by, removed: gone.length, from: gone[0] ?? 0, to: gone.at(-1) ?? 0 };
      await writeAuditEntries(transaction, [byOperator('retention', 'smart-goals', null, detail)]);
    }
    return gone.length;
  });

/** Removes the people, each in a change of its own: the next run continues one that was killed. */
async function removePeople(
  database: Database,
  digests: ErasureDigests,
  months: number,
  { by, now, signal }: RetentionRun,
): Promise<number> {
  const today = now.toPlainDate();
  let removed = 0;
  for (const { email } of await expiredPeople(database.reader, today, months)) {
    if (signal.aborted) break;
    removed += await database.write(async (transaction) => {
      // Somebody may have matched them again since they were listed, or another process removed them.
      const [person] = await expiredPeople(transaction, today, months, isAnyOf('email', [email]));
      if (person === undefined) return 0;
      const { last, participants } = person;
      const note = {
        who: by === 'service' ? 'the service' : 'the operator',
        account_id: null,
        kind: 'retention',
        reason: `The last relation ended on ${last.since}, and KEEP_PEOPLE_MONTHS is ${months}`,
      } as const;
      await erasePersonIn(transaction, { email, participants, managers: [] }, { digests, today, note });
      await writeAuditEntries(
        transaction,
        participants.map(({ id }) => byOperator('retention', 'participant', id, { by })),
      );
      return 1;
    });
    await wait(PAUSE);
  }
  return removed;
}

interface RelationRow extends Pick<RelationEnd, 'relation_id' | 'status'> {
  readonly mentor_id: number;
  readonly mentee_id: number;
  readonly since: string;
}

/**
 * Everybody to be removed, whose last relation ended first at first. Managers are kept.
 *
 * @param which a condition on the rows of `participants`; default: all
 */
async function expiredPeople(
  queries: Queries,
  today: Temporal.PlainDate,
  months: number,
  which?: RawBuilder<unknown>,
): Promise<readonly ExpiredPerson[]> {
  const participants = await readRows(queries, 'participants', which);
  const kept = new Set((await readRows(queries, 'managers')).map(({ email }) => email));
  const ids = idsOf(participants);
  const { rows } = await sql<RelationRow>`select relations.id as relation_id, mentor_id, mentee_id, status,
      (select max(since) from relation_changes where relation_id = relations.id) as since
    from relations where ${either([isAnyOf('mentor_id', ids), isAnyOf('mentee_id', ids)])}`.execute(queries);
  const ends = new Map<number, RelationEnd[]>();
  for (const { mentor_id, mentee_id, relation_id, status, since } of rows) {
    const end = { relation_id, status, since: Temporal.PlainDate.from(since) };
    for (const id of [mentor_id, mentee_id]) ends.getOrInsert(id, []).push(end);
  }
  return [...Map.groupBy(participants, ({ email }) => email)]
    .flatMap(([email, same]): ExpiredPerson[] => {
      if (kept.has(email) || isErased(email)) return [];
      const last = lastEnded(same.flatMap(({ id }) => ends.get(id) ?? []));
      if (last === null || !isExpired(last.since, today, months)) return [];
      return [{ email, participants: same, last }];
    })
    .toSorted((one, other) => Temporal.PlainDate.compare(one.last.since, other.last.since));
}
