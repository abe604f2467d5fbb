/** Received feedback in the database: listed in pages, and recorded one by one. */

import { type RawBuilder, sql } from 'kysely';
import { ConflictError, InvalidValuesError } from '../../domain/errors.ts';
import { roundCalled } from '../../domain/feedback-selection.ts';
import { candidateRelations, isOpen, type OwnRelation } from '../../domain/open-relation.ts';
import { changeOf, isSameRow } from '../../domain/operations/rows.ts';
import { person } from '../../domain/operations/words.ts';
import { NO_ORIGIN, type Origin, UNNAMED } from '../../domain/origin.ts';
import {
  type FeedbackKey,
  type FeedbackRound,
  type Participant,
  type ParticipantRole,
  ROLES,
  ruleIn,
} from '../../domain/programme.ts';
import {
  type ReceivedFeedback,
  type ReceivedFeedbackFilter,
  type ReceivedFeedbackStore,
  type ReportedFeedback,
  receivedFeedbackFields,
  SeveralRelationsError,
} from '../../domain/received-feedback.ts';
import { noteRequestKey, writeAuditEntries } from '../audit.ts';
import { atOneMoment, type Database } from '../database.ts';
import { obstacleOf, writeWithEntry } from '../operations/applying.ts';
import { readRounds, readRows } from '../programme-reading.ts';
import { hasKeyOf } from '../row-conditions.ts';
import { type Queries, recordFromRow, rowFromRecord, type Transaction } from '../schema.ts';

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
      atOneMoment(database.reader, async (queries) => {
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
      database.write((transaction) => receive(transaction, reported, today(), origin)),
  };
}

async function condition(queries: Queries, { round, relation, ...columns }: ReceivedFeedbackFilter) {
  const conditions = Object.entries(rowFromRecord({ ...columns, relation_id: relation })).flatMap(
    ([column, value]) => (value === undefined ? [] : sql`${sql.ref(column)} = ${value}`),
  );
  if (round !== undefined) {
    const rounds = await readRounds(queries);
    const found = roundCalled(rounds, round);
    if (found === undefined) throw new InvalidValuesError({ round: [noRound(round, rounds)] });
    conditions.push(sql`round_id = ${found.id}`);
  }
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
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
  const changes = [changeOf('feedbacks', before, after)];
  if ((await obstacleOf(transaction, changes)) !== undefined)
    throw new ConflictError('The feedback cannot be recorded.');
  await writeWithEntry(transaction, changes, {
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
  // Without authentication there is no caller to record.
  if (origin.account !== null) {
    const { account, token } = origin;
    await writeAuditEntries(transaction, [
      { account, token, action: 'received', subject: 'feedback', record: meant.person_id },
    ]);
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

// Finds the person, round and relation of a reported feedback.

/** The feedback of a report. */
export interface MatchedFeedback {
  readonly key: FeedbackKey;
  /** The title of the round. */
  readonly title: string;
  readonly person_id: number;
  /** The day on which the relation began. */
  readonly start: Temporal.PlainDate;
  /** Whether it was recorded before with the same external id. */
  readonly isRecorded: boolean;
}

type Person = Pick<Participant, 'id' | 'full_name'>;

/**
 * Finds the feedback of a report.
 *
 * @throws InvalidValuesError if a person, round or relation does not exist
 * @throws ConflictError if several open relations are possible, or the external id is that of another
 * feedback
 */
export async function matchFeedback(queries: Queries, reported: ReportedFeedback): Promise<MatchedFeedback> {
  const { role, external_id } = reported;
  const errors: Record<string, readonly string[]> = {};
  const people = await peopleNamed(queries, role, reported.person);
  const [person] = people;
  if (person === undefined) {
    errors['person'] = [
      `There is no ${role} “${reported.person}”. Send an e-mail address, an id or an external id.`,
    ];
  } else if (people.length > 1) {
    errors['person'] = [
      `“${reported.person}” is the id of one ${role} and the external id of another. Send an e-mail address.`,
    ];
  }
  const rounds = await readRounds(queries);
  const round = roundCalled(rounds, reported.round);
  if (round === undefined) errors['round'] = [noRound(reported.round, rounds)];
  if (person === undefined || round === undefined || people.length > 1) {
    throw new InvalidValuesError(errors);
  }
  const meant = { title: round.title, person_id: person.id };
  const relations = await relationsOf(queries, role, person.id);
  const known = external_id ? await feedbackWithExternalId(queries, external_id) : undefined;
  if (known !== undefined) {
    const own = relations.find(({ relation_id }) => relation_id === known.relation_id);
    if (own !== undefined && known.role === role && known.round_id === round.id) {
      return { key: known, ...meant, start: Temporal.PlainDate.from(own.start), isRecorded: true };
    }
    throw new ConflictError(`The external id “${external_id}” is that of another feedback.`);
  }
  const partner = await partnerNow(queries, role, reported.partner);
  const { relation_id, cohort, start } = theOneMeant(relations, { ...reported, partner }, person, round);
  if (!ruleIn(round, cohort).roles.includes(role)) {
    throw new InvalidValuesError({ round: [`A ${role} owes no feedback “${round.title}”.`] });
  }
  const key = { relation_id, round_id: round.id, role };
  return { key, ...meant, start: Temporal.PlainDate.from(start), isRecorded: false };
}

/** The refusal of a round that does not exist. */
const noRound = (round: string, rounds: readonly FeedbackRound[]): string =>
  `There is no round “${round}”. The rounds are ${rounds.map(({ title }) => `“${title}”`).join(', ')}.`;

/** The only role of a person; null if they have both, undefined if there is no such person. */
export async function onlyRoleOf(
  queries: Queries,
  name: string,
): Promise<ParticipantRole | null | undefined> {
  const found: ParticipantRole[] = [];
  for (const role of ROLES) if ((await peopleNamed(queries, role, name)).length > 0) found.push(role);
  return found.length > 1 ? null : found[0];
}

/** People of a role by e-mail address, external id or id, also by those of a record that was merged into theirs. */
async function peopleNamed(
  queries: Queries,
  role: ParticipantRole,
  name: string,
): Promise<readonly Person[]> {
  const people = await peopleNamedNow(queries, role, name);
  return people.length > 0 ? people : peopleNamedFormerly(queries, role, name);
}

function peopleNamedNow(queries: Queries, role: ParticipantRole, name: string): Promise<readonly Person[]> {
  const id = /^\d{1,15}$/.test(name) ? Number(name) : 0;
  const isNamed = sql`(email = ${name.toLowerCase()} or external_id = ${name} or id = ${id})`;
  return readRows(queries, 'participants', sql`role = ${role} and ${isNamed}`);
}

const peopleNamedFormerly = (
  queries: Queries,
  role: ParticipantRole,
  name: string,
): Promise<readonly Person[]> =>
  readRows(
    queries,
    'participants',
    sql`id in (
      select participant_id from former_emails where email = ${name.toLowerCase()} and role = ${role}
      union select participant_id from former_external_ids where external_id = ${name} and role = ${role}
    )`,
  );

/** The id of a partner who is named as in a record that was merged into theirs; else what was said. */
async function partnerNow(queries: Queries, role: ParticipantRole, partner: string): Promise<string> {
  const other = role === 'mentee' ? 'mentor' : 'mentee';
  if ((await peopleNamedNow(queries, other, partner)).length > 0) return partner;
  const [known, ...others] = await peopleNamedFormerly(queries, other, partner);
  return known === undefined || others.length > 0 ? partner : String(known.id);
}

async function relationsOf(
  queries: Queries,
  role: ParticipantRole,
  person: number,
): Promise<readonly OwnRelation[]> {
  const [own, other] =
    role === 'mentee' ? (['mentee_id', 'mentor_id'] as const) : (['mentor_id', 'mentee_id'] as const);
  return queries
    .selectFrom('relations')
    .innerJoin('participants', 'participants.id', `relations.${other}`)
    .where(`relations.${own}`, '=', person)
    .orderBy('relations.id')
    .select([
      'relations.id as relation_id',
      'participants.id as partner_id',
      'participants.email as partner_email',
      'participants.external_id as partner_external_id',
      'participants.full_name as partner_name',
      'relations.cohort',
      'relations.start',
      'relations.status',
    ])
    .execute();
}

const feedbackWithExternalId = (queries: Queries, externalId: string): Promise<FeedbackKey | undefined> =>
  queries
    .selectFrom('feedbacks')
    .where('external_id', '=', externalId)
    .select(['relation_id', 'round_id', 'role'])
    .executeTakeFirst();

function theOneMeant(
  relations: readonly OwnRelation[],
  { relation, partner }: ReportedFeedback,
  person: Person,
  round: FeedbackRound,
): OwnRelation {
  const who = `${person.full_name} (${person.id})`;
  const meant = candidateRelations(relations, { relation, partner });
  const [one] = meant;
  if (one === undefined) {
    throw new InvalidValuesError(
      relation !== null
        ? { relation: [`${who} has no relation ${relation}.`] }
        : relations.length > 0
          ? { partner: [`${who} has no relation with “${partner}”.`] }
          : { person: [`${who} has no relation.`] },
    );
  }
  if (meant.length === 1) return one;
  throw new SeveralRelationsError(
    `${who} has ${meant.length} ${isOpen(one) ? 'open ' : ''}relations, and each has a feedback “${round.title}” of its own. Send one of these as “relation”.`,
    meant.map((candidate) => ({
      relation: candidate.relation_id,
      partner: candidate.partner_email,
      full_name: candidate.partner_name,
      cohort: candidate.cohort,
      start: candidate.start,
      status: candidate.status,
    })),
  );
}
