/** The forms of a database: what personal links lead to, and the answers. Of the secrets in links there are only the digests. */

import { sql } from 'kysely';
import {
  type FeedbackForms,
  type FormLink,
  type GivenAnswers,
  type Invitation,
  invitationTo,
  type Submission,
} from '../../domain/forms/invitation.ts';
import {
  CALL_REQUESTED,
  type Form,
  needsAttention,
  questionsFor,
  storedAnswer,
  storedQuestions,
} from '../../domain/forms/question.ts';
import { programmeOf } from '../../domain/operations/as-programme.ts';
import { changesBetween, type FeedbackAnswerRow } from '../../domain/operations/rows.ts';
import { NO_ORIGIN } from '../../domain/origin.ts';
import type { MessageLink } from '../../domain/outbox.ts';
import type { FeedbackKey } from '../../domain/programme.ts';
import { incrementRevision } from '../collections.ts';
import { atOneMoment, type Database } from '../database.ts';
import { recordFeedback } from '../feedbacks/received-feedbacks.ts';
import { digestOf, newShortSecret } from '../identity.ts';
import { readPairs, readRows } from '../programme-reading.ts';
import { currentScope } from '../read-scope.ts';
import { putRow, writeChanges } from '../row-writing.ts';
import { instantToColumn, type Queries, type Transaction } from '../schema.ts';

const COLLECTION = 'programme';
/** Who records a feedback in the history, and its source. */
const WHO = 'feedback form';
const FORM_SOURCE = 'form';

/**
 * The forms of a database.
 *
 * @param clock the time where the programme is at home
 */
export function createFeedbackForms(database: Database, clock: () => Temporal.ZonedDateTime): FeedbackForms {
  const writing = <Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> =>
    database.write(work);
  return {
    find: (secret, version) =>
      atOneMoment(database.reader, (queries) => readInvitation(queries, secret, clock(), version)),

    submit: (secret, submission) =>
      writing((transaction) => submit(transaction, secret, submission, clock())),

    requestCall: (secret) =>
      writing(async (transaction) => {
        const now = clock();
        const invitation = await readInvitation(transaction, secret, now);
        if (invitation === null || invitation.given === null || invitation.state === 'erased') return false;
        if (invitation.given.wantsCall) return true;
        const at = instantToColumn(now.toInstant());
        await transaction
          .insertInto('feedback_answers')
          .values({
            ...invitation.key,
            question: CALL_REQUESTED,
            kind: 'yes_no',
            version: invitation.given.version,
            value: JSON.stringify('yes'),
            submitted_at: at,
            changed_at: at,
            ...UNRESOLVED,
            attention: 'open',
          })
          .execute();
        await incrementRevision(transaction, COLLECTION);
        return true;
      }),

    createLink: (key, caller) =>
      writing(async (transaction) => {
        const { sees, mayWrite } = await currentScope(transaction, caller);
        const [relation] = await readRows(transaction, 'relations', sql`id = ${key.relation_id} and ${sees}`);
        if (!mayWrite || relation === undefined) return null;
        const invitation = await readInvitationTo(transaction, key, clock());
        if (invitation === null || !isLinkable(invitation)) return null;
        return await newLink(transaction, invitation, clock());
      }),
  };
}

export const UNRESOLVED = { attention: null, resolved_at: null, resolved_by: null, note: null } as const;

/** Whether a link to it leads to a form, now or in a while. */
const isLinkable = ({ state }: Invitation): boolean => state === 'open' || state === 'early';

async function readInvitation(
  queries: Queries,
  secret: string,
  now: Temporal.ZonedDateTime,
  version?: number,
): Promise<Invitation | null> {
  const [link] = await readRows(queries, 'form_links', sql`digest = ${linkDigest(secret)}`);
  return link === undefined ? null : readInvitationTo(queries, link, now, version);
}

async function readInvitationTo(
  queries: Queries,
  { relation_id, round_id, role }: FeedbackKey,
  now: Temporal.ZonedDateTime,
  version?: number,
): Promise<Invitation | null> {
  const programme = programmeOf(await readPairs(queries, sql`id = ${relation_id}`));
  const forms = await readForms(queries, round_id);
  const key = { relation_id, round_id, role };
  return invitationTo(key, {
    programme,
    forms,
    given: givenIn(await readAnswers(queries, key)),
    now,
    version,
  });
}

/** The versions of a round's form, in their order. */
export const readForms = async (queries: Queries, round: number): Promise<readonly Form[]> =>
  (await readRows(queries, 'forms', sql`round_id = ${round}`)).map((row) => ({
    ...row,
    questions: storedQuestions(row.questions),
  }));

const readAnswers = (
  queries: Queries,
  { relation_id, round_id, role }: FeedbackKey,
): Promise<readonly FeedbackAnswerRow[]> =>
  readRows(
    queries,
    'feedback_answers',
    sql`relation_id = ${relation_id} and round_id = ${round_id} and role = ${role}`,
  );

function givenIn(rows: readonly FeedbackAnswerRow[]): GivenAnswers | null {
  const answers = rows.filter(({ question }) => question !== CALL_REQUESTED);
  const [first] = answers;
  if (first === undefined) return null;
  return {
    version: first.version,
    answers: new Map(answers.map(({ question, value }) => [question, storedAnswer(value)])),
    submitted_at: Temporal.Instant.from(first.submitted_at),
    wantsCall: answers.length < rows.length,
  };
}

async function submit(
  transaction: Transaction,
  secret: string,
  { version, answers }: Submission,
  now: Temporal.ZonedDateTime,
): Promise<{ readonly invitation: Invitation; readonly isSaved: boolean } | null> {
  const invitation = await readInvitation(transaction, secret, now);
  if (invitation === null) return null;
  const { key } = invitation;
  const form = (await readForms(transaction, key.round_id)).find((one) => one.version === version);
  if (!invitation.mayAnswer || form === undefined) return { invitation, isSaved: false };
  const before = (await readAnswers(transaction, key)).filter(({ question }) => question !== CALL_REQUESTED);
  const at = instantToColumn(now.toInstant());
  const after = questionsFor(form.questions, key.role).flatMap((question): FeedbackAnswerRow[] => {
    const answer = answers.get(question.name);
    if (answer === undefined) return [];
    const value = JSON.stringify(answer);
    const known = before.find((one) => one.question === question.name);
    if (known?.value === value && known.version === version) return [known];
    return [
      {
        ...key,
        question: question.name,
        kind: question.kind,
        version,
        value,
        submitted_at: before[0]?.submitted_at ?? at,
        changed_at: at,
        ...UNRESOLVED,
        attention: needsAttention(question, answer) ? 'open' : null,
      },
    ];
  });
  const changes = changesBetween('feedback_answers', before, after);
  await writeChanges(transaction, changes);
  if (changes.length > 0) await incrementRevision(transaction, COLLECTION);
  if (!invitation.isReceived) await receive(transaction, invitation, now.toPlainDate());
  return { invitation: (await readInvitation(transaction, secret, now)) ?? invitation, isSaved: true };
}

/** Records the feedback as received, with an entry in the history. */
async function receive(
  transaction: Transaction,
  { key, round }: Invitation,
  today: Temporal.PlainDate,
): Promise<void> {
  const [relation] = await readRows(transaction, 'relations', sql`id = ${key.relation_id}`);
  if (relation === undefined) throw new RangeError('a link leads to no relation');
  await recordFeedback(transaction, {
    meant: {
      key,
      title: round.title,
      person_id: relation[`${key.role}_id`],
      start: Temporal.PlainDate.from(relation.start),
      isRecorded: false,
    },
    reported: { source: FORM_SOURCE, external_id: null },
    received_on: today,
    origin: NO_ORIGIN,
    who: WHO,
  });
}

async function newLink(
  transaction: Transaction,
  { key, round, partner }: Invitation,
  now: Temporal.ZonedDateTime,
): Promise<FormLink> {
  const secret = newShortSecret();
  await storeLinks(transaction, [{ key, secret }], now.toInstant());
  return { secret, round: round.title, partner };
}

// Personal links to forms, by the digests of their secrets.

export const linkDigest = (secret: string): string => digestOf(`mentoring feedback link\n${secret}`);

/** So many links to one feedback work, the newest: more than are ever sent, and few enough for whoever asks for one again and again. */
const MAX_LINKS = 50;

/** Makes links work; one that works already stays. */
export async function storeLinks(
  transaction: Transaction,
  links: readonly MessageLink[],
  now: Temporal.Instant,
): Promise<void> {
  const created_at = instantToColumn(now);
  for (const { key, secret } of links) {
    const { relation_id, round_id, role } = key;
    const digest = linkDigest(secret);
    await putRow(transaction, 'form_links', { relation_id, digest, round_id, role, created_at });
    const ofThis = sql`relation_id = ${relation_id} and round_id = ${round_id} and role = ${role}`;
    await sql`delete from form_links where ${ofThis} and digest <> ${digest} and digest not in (
      select digest from form_links where ${ofThis} order by created_at desc, digest limit ${sql.lit(MAX_LINKS)}
    )`.execute(transaction);
  }
}
