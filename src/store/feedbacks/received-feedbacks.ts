/** Received feedback in the database: listed in pages, and recorded one by one. */

import { type RawBuilder, sql } from 'kysely';
import { ConflictError, InvalidValuesError } from '../../domain/errors.ts';
import { roundCalled } from '../../domain/feedback-selection.ts';
import { changeOf } from '../../domain/operations/row-changes.ts';
import { isSameRow } from '../../domain/operations/rows.ts';
import { person } from '../../domain/operations/words.ts';
import { NO_ORIGIN, type Origin } from '../../domain/origin.ts';
import type { FeedbackKey } from '../../domain/programme.ts';
import {
  type ReceivedFeedback,
  type ReceivedFeedbackFilter,
  type ReceivedFeedbackStore,
  type ReportedFeedback,
  receivedFeedbackFields,
} from '../../domain/received-feedback.ts';
import { UNNAMED } from '../../domain/signature.ts';
import { recordFromRow } from '../columns.ts';
import type { Database } from '../database.ts';
import { noteMarks } from '../feedback-marks.ts';
import { applyChanges } from '../operations/applying.ts';
import { noteRequestKey } from '../origins.ts';
import { readRounds, readRows } from '../programme-reading.ts';
import { hasKeyOf } from '../row-conditions.ts';
import type { Queries, Transaction } from '../schema.ts';
import { type MatchedFeedback, matchFeedback, noRound } from './reported-feedback.ts';

/** Feedback belongs to the collection of the programme. */
const COLLECTION = 'programme';

/**
 * The received feedback of a database.
 *
 * @param today the current day in the time zone of the service
 */
export function createReceivedFeedbackStore(
  database: Database,
  today: () => Temporal.PlainDate,
): ReceivedFeedbackStore {
  return {
    version: async () => String(await database.revision(COLLECTION)),

    page: ({ limit, offset }, filter) =>
      database.reader
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (queries) => {
          const meant = await condition(queries, filter);
          const { rows } = await sql<{ count: number | bigint }>`
            select count(*) as count from feedbacks where ${meant}`.execute(queries);
          const items = await readFeedbacks(
            queries,
            sql`select * from feedbacks where ${meant}
              order by received_on desc, relation_id desc, round_id desc, role desc
              limit ${limit} offset ${offset}`,
          );
          return { count: Number(rows[0]?.count ?? 0), items };
        }),

    find: (number) => findFeedback(database.reader, keyOfNumber(number)),

    receive: (reported, origin = NO_ORIGIN) =>
      database.write((transaction) => receive(transaction, reported, today(), origin), COLLECTION),
  };
}

async function condition(queries: Queries, { round, role, relation }: ReceivedFeedbackFilter) {
  const conditions = [sql`true`];
  if (round !== undefined) {
    const rounds = await readRounds(queries);
    const found = roundCalled(rounds, round);
    if (found === undefined) throw new InvalidValuesError({ round: [noRound(round, rounds)] });
    conditions.push(sql`round_id = ${found.id}`);
  }
  if (role !== undefined) conditions.push(sql`role = ${role}`);
  if (relation !== undefined) conditions.push(sql`relation_id = ${relation}`);
  return sql.join(conditions, sql` and `);
}

/** Rows of feedbacks with the names of their people and rounds. */
async function readFeedbacks(
  queries: Queries,
  chosen: RawBuilder<unknown>,
): Promise<readonly ReceivedFeedback[]> {
  const { rows } = await sql<object>`
    with chosen as (${chosen})
    select person.id as model_id, chosen.role, person.email as person, person.full_name,
      feedback_rounds.title as round, partner.email as partner, chosen.relation_id as relation,
      chosen.received_on, chosen.source, chosen.external_id
    from chosen
    left join relations on relations.id = chosen.relation_id
    left join participants as person on person.id =
      case chosen.role when 'mentee' then relations.mentee_id else relations.mentor_id end
    left join participants as partner on partner.id =
      case chosen.role when 'mentee' then relations.mentor_id else relations.mentee_id end
    left join feedback_rounds on feedback_rounds.id = chosen.round_id
    order by chosen.received_on desc, chosen.relation_id desc, chosen.round_id desc, chosen.role desc`.execute(
    queries,
  );
  return rows.map((row) => recordFromRow(receivedFeedbackFields, row));
}

async function findFeedback(
  queries: Queries,
  { relation_id, round_id, role }: FeedbackKey,
): Promise<ReceivedFeedback | null> {
  const [found] = await readFeedbacks(
    queries,
    sql`select * from feedbacks
      where relation_id = ${relation_id} and round_id = ${round_id} and role = ${role}`,
  );
  return found ?? null;
}

/** Finds the relation, and records the feedback, unless it is recorded already. */
async function receive(
  transaction: Transaction,
  reported: ReportedFeedback,
  today: Temporal.PlainDate,
  origin: Origin,
): Promise<ReceivedFeedback> {
  const received_on = reported.received_on ?? today;
  if (Temporal.PlainDate.compare(received_on, today) > 0) {
    const message = `${received_on} is in the future; record a feedback once it is received.`;
    throw new InvalidValuesError({ received_on: [message] });
  }
  const meant = await matchFeedback(transaction, reported);
  const who = origin.account?.name ?? UNNAMED.api;
  const feedback = await recordFeedback(transaction, { meant, reported, received_on, origin, who });
  if (origin.key !== null) {
    await noteRequestKey(transaction, origin.key, COLLECTION, numberOfKey(meant.key));
  }
  return feedback;
}

interface Receipt {
  readonly meant: MatchedFeedback;
  readonly reported: Pick<ReportedFeedback, 'source' | 'external_id'>;
  readonly received_on: Temporal.PlainDate;
  readonly origin: Origin;
  readonly who: string;
}

/** Records a feedback as received, replacing an earlier record, unless it is recorded already. */
export async function recordFeedback(transaction: Transaction, receipt: Receipt): Promise<ReceivedFeedback> {
  if (!receipt.meant.isRecorded) await writeFeedback(transaction, receipt);
  const found = await findFeedback(transaction, receipt.meant.key);
  if (found === null) throw new RangeError('a feedback was recorded and is not there');
  return found;
}

async function writeFeedback(
  transaction: Transaction,
  { meant, reported, received_on, origin, who }: Receipt,
): Promise<void> {
  const { key } = meant;
  const [before = null] = await readRows(transaction, 'feedbacks', hasKeyOf('feedbacks', key));
  const after = {
    ...key,
    received_on: received_on.toString(),
    source: reported.source || null,
    external_id: reported.external_id || null,
  };
  if (isSameRow('feedbacks', before, after)) return;
  const applied = await applyChanges(transaction, [changeOf('feedbacks', before, after)], {
    kind: 'receive-feedback',
    who,
    account_id: origin.account?.id ?? null,
    reason: null,
    summary: {
      code: 'feedback-received',
      of: {
        relation: key.relation_id,
        round: meant.title,
        role: key.role,
        by: person(meant.person_id),
        about: null,
      },
      on: received_on.toString(),
      instead: null,
      source: reported.source || null,
    },
  });
  if (!('number' in applied)) throw new ConflictError('The feedback cannot be recorded.');
  // Without authentication there is no caller to record.
  if (origin.account !== null) {
    await noteMarks(transaction, [{ action: 'received', key, on: received_on }], origin);
  }
}

/** The number of combinations of round and role per relation. */
const ROUNDS = 2 ** 16;

/** Encodes a key of three parts as one number, which idempotency keys store. */
function numberOfKey({ relation_id, round_id, role }: FeedbackKey): number {
  return (relation_id * ROUNDS + round_id) * 2 + (role === 'mentor' ? 1 : 0);
}

function keyOfNumber(number: number): FeedbackKey {
  const rest = Math.floor(number / 2);
  return {
    relation_id: Math.floor(rest / ROUNDS),
    round_id: rest % ROUNDS,
    role: number % 2 === 1 ? 'mentor' : 'mentee',
  };
}
