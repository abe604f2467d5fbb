/**
 * A programme over eighteen months: what people, forms, imports and a mail server do as chance has it. Whatever happens, the
 * list is what the rule says, the history replays, and nobody is bothered.
 *
 * It is short in `npm test`; `SIMULATION=500` runs it with so many pairs on every day, and tells how far it is.
 */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { createReminderReview } from '../../src/app/mail-sender.ts';
import { earliestSending } from '../../src/app/reminders.ts';
import { ConflictError, InvalidValuesError } from '../../src/domain/errors.ts';
import type { Operation } from '../../src/domain/operations/operation.ts';
import { type ProgrammeRows, withChanges } from '../../src/domain/operations/rows.ts';
import { composeDue } from '../../src/mail/compose.ts';
import type { Database } from '../../src/store/database.ts';
import { createProgrammeStore } from '../../src/store/due-feedbacks.ts';
import { createReceivedFeedbackStore } from '../../src/store/feedbacks/received-feedbacks.ts';
import { createOutbox } from '../../src/store/mail/outbox.ts';
import { createReminderStore } from '../../src/store/mail/reminders.ts';
import { createProgrammeOperations } from '../../src/store/operations/programme-operations.ts';
import { chanceOf } from '../support/chance.ts';
import { dueFeedbacks, toFeedbackNeeded } from '../support/needed-feedbacks.ts';
import { OPERATION_KINDS, operationFrom } from '../support/random-operations.ts';
import { type AcceptedMail, simulatedMail } from '../support/simulated-mail.ts';
import type { DatabaseKind } from './database-kind.ts';
import { importRows, manager, mentee, mentor, relation } from './importing.ts';
import { allRows, lines } from './programme-rows.ts';

/** How many pairs there are in the long form; 0: the short form. */
const PAIRS = Number(process.env['SIMULATION'] ?? 0);
const DAYS = 548;
const BEGIN = Temporal.PlainDate.from('2025-09-01');
const TIME_ZONE = 'Europe/Berlin';
const BY = { who: 'Maria', account_id: null, reason: 'as agreed' };
const TERMS = { baseUrl: 'https://mentoring.example.org', sender: { name: 'M', email: 'm@example.org' } };

/** Pairs that begin in the first year; some people are mentee and mentor under one address. */
async function fill(database: Database, pairs: number, chance: () => number): Promise<void> {
  const numbers = Array.from({ length: pairs }, (_, index) => index + 1);
  const mentorOf = (number: number) => `R${Math.ceil(number / 2)}`;
  await importRows(
    database,
    {
      managers: ['Maria', 'Max'].map((name) => manager(name)),
      participants: [
        ...numbers.map((number) => mentee(`E${number}`)),
        ...new Set(numbers.map(mentorOf)).values().map((name) => mentor(name)),
        mentor('E1'),
      ],
      relations: numbers.map((number) => {
        const start = BEGIN.subtract({ days: Math.floor(chance() * 60) });
        return relation(mentorOf(number), `E${number}`, {
          manager_email: chance() < 0.8 ? 'maria@example.org' : null,
          start,
          end: start.add({ days: 200 + Math.floor(chance() * 200) }),
          status_since: start,
        });
      }),
    },
    { today: BEGIN },
  );
}

/** A simulation that is under way. */
async function simulate(
  database: Database,
  seed: number,
  { pairs, step, days }: Extent,
  onDay: (day: number, told: Told) => void,
): Promise<Told> {
  const chance = chanceOf(seed);
  const pick = (below: number): number => Math.floor(chance() * below);
  let today = BEGIN;
  await fill(database, pairs, chance);
  const first = await allRows(database);
  const programme = createProgrammeStore(database, () => today);
  const operations = createProgrammeOperations(database, () => today);
  const received = createReceivedFeedbackStore(database, () => today);
  const reminders = createReminderStore(database);
  await reminders.saveSettings({ ...(await reminders.readSettings()), enabled: true });
  const outbox = createOutbox(database);
  const told: Told = { done: 0, reminders: 0, stopped: 0, imports: 0, undone: 0, reported: 0 };

  /** The participants who stopped reminders, also by a record that is merged into theirs now. */
  const stopped = new Set<number>();
  const lastTo = new Map<number, AcceptedMail>();
  const mail = simulatedMail(
    {
      outbox,
      earliest: (message, now) => earliestSending(reminders, TIME_ZONE, message, now),
      review: createReminderReview({ BASE_URL: TERMS.baseUrl, TIME_ZONE }, TERMS, database, reminders),
    },
    chance,
    async (one) => {
      const people = await database.reader
        .selectFrom('participants')
        .where('email', '=', one.to)
        .select('id')
        .execute();
      assert.ok(people.length > 0, `${one.to} is nobody's address`);
      for (const { id } of people) {
        assert.ok(!stopped.has(id), `${one.to} stopped reminders, and got one on ${one.at}`);
        const before = lastTo.get(id);
        const dayOf = (at: Temporal.Instant) => at.toZonedDateTimeISO(TIME_ZONE).toPlainDate();
        const gap = before === undefined ? undefined : dayOf(before.at).until(dayOf(one.at)).days;
        assert.ok(gap === undefined || gap >= 7, `${one.to} had reminders ${before?.at} and ${one.at}`);
        lastTo.set(id, one);
      }
    },
  );

  let fresh = 0;
  /** Addresses of their own, so that nobody comes to the address of somebody else. */
  const ownAddress = (operation: Operation): Operation => {
    fresh++;
    const email = `new${fresh}@example.org`;
    if (operation.kind === 'create-person' || operation.kind === 'create-manager')
      return { ...operation, email };
    if (operation.kind === 'change-person' && operation.patch.email !== undefined)
      return { ...operation, patch: { ...operation.patch, email } };
    return operation;
  };

  const operate = async (rows: ProgrammeRows): Promise<void> => {
    const choice = { kind: pick(OPERATION_KINDS.length), picks: Array.from({ length: 8 }, () => pick(997)) };
    const operation = ownAddress(operationFrom(choice, rows, today));
    const done = await operations.perform(operation, BY);
    if (!('number' in done)) return;
    told.done++;
    if (operation.kind === 'merge-people' && stopped.has(operation.remove_id)) stopped.add(operation.keep_id);
    if (pick(6) > 0) return;
    if ('number' in (await operations.undo(done.number, BY))) told.undone++;
  };

  /** A form reports a feedback that somebody owes. */
  const report = async (): Promise<void> => {
    const owed = dueFeedbacks(await programme.read(), today);
    const one = owed[pick(owed.length)];
    if (one === undefined) return;
    try {
      await received.receive({
        role: one.role,
        person: one.person.email,
        round: one.round.title,
        partner: '',
        relation: pick(2) === 0 ? one.relation.id : null,
        received_on: null,
        source: 'simulation',
        external_id: `response ${today} ${one.relation.id} ${one.round.id} ${one.role}`,
      });
      told.reported++;
    } catch (error) {
      if (!(error instanceof ConflictError || error instanceof InvalidValuesError)) throw error;
    }
  };

  /** A sheet with some relations as they are, or completed, and somebody new. */
  const importSheet = async (rows: ProgrammeRows): Promise<void> => {
    const emailOf = (id: number): string => rows.participants.find((one) => one.id === id)?.email ?? '';
    const some = Array.from({ length: 5 }, () => rows.relations[pick(rows.relations.length)]);
    told.imports++;
    await importRows(
      database,
      {
        participants: [mentee(`Sheet${told.imports}`)],
        relations: some.flatMap((one) =>
          one === undefined
            ? []
            : [
                {
                  ...relation('', ''),
                  mentor_email: emailOf(one.mentor_id),
                  mentee_email: emailOf(one.mentee_id),
                  cohort: one.cohort,
                  start: Temporal.PlainDate.from(one.start),
                  status: pick(4) === 0 ? ('completed' as const) : one.status,
                  status_since: pick(2) === 0 ? today : null,
                },
              ],
        ),
      },
      { today },
    );
  };

  const stop = async (rows: ProgrammeRows): Promise<void> => {
    const one = rows.participants[pick(rows.participants.length)];
    if (one === undefined) return;
    await reminders.setStopped(one.email, true);
    told.stopped++;
    for (const { id, email } of rows.participants) if (email === one.email) stopped.add(id);
  };

  const check = async (): Promise<void> => {
    const all = await programme.read();
    const expected = dueFeedbacks(all, today).map((due) => toFeedbackNeeded(due, all));
    assert.equal(JSON.stringify(await programme.list()), JSON.stringify(expected), `the list of ${today}`);
  };

  const remindAndSend = async (time: string): Promise<void> => {
    const now = today.toZonedDateTime({ timeZone: TIME_ZONE, plainTime: time });
    const decide = (facts: Parameters<typeof composeDue>[0]) =>
      composeDue(facts, now.toPlainDateTime(), TERMS);
    if ((await reminders.preview(now, decide)).length > 0)
      told.reminders += await reminders.enqueue(now, 'example.org', decide);
    await mail.sendDue(now.toInstant());
  };

  for (let day = 0; day < days; day += step) {
    today = BEGIN.add({ days: day });
    const rows = await allRows(database);
    for (let left = pick(3); left > 0; left--) await operate(await allRows(database));
    // Most people answer after some reminders only.
    if (chance() < (pairs * step) / 200) await report();
    if (pick(10) === 0) await importSheet(rows);
    if (pick(10) === 0) await stop(rows);
    await check();
    // An outage of a day takes reminders to another one.
    mail.setAway(pick(5) === 0);
    await remindAndSend('10:00');
    if (chance() < (pairs * step) / 400) await report();
    await remindAndSend('10:20');
    await check();
    onDay(day, told);
  }

  const rows = await database.reader.selectFrom('outbox').selectAll().execute();
  assert.equal(rows.length, told.reminders, 'every message is there');
  const ids = mail.accepted.map(({ messageId }) => messageId);
  assert.equal(new Set(ids).size, ids.length, 'no message came twice');
  for (const { message_id, state } of rows) {
    const hasCome = ids.includes(message_id);
    if (state === 'sent') assert.ok(hasCome, `${message_id} is sent, and did not come`);
    else assert.ok(!hasCome || state === 'doubtful', `${message_id} came, and is ${state}`);
    assert.notEqual(state, 'sending');
  }

  let replayed = first;
  const entries = await operations.history({ limit: 100_000 });
  for (const { number } of entries.toReversed())
    replayed = withChanges(replayed, (await operations.entry(number))?.changes ?? []);
  // Links to forms are made with the messages that carry them, not by an operation.
  assert.deepEqual(
    lines({ ...replayed, form_links: [] }),
    lines({ ...(await allRows(database)), form_links: [] }),
    'replaying the history gives the same records',
  );
  return told;
}

/** How large it is. */
interface Extent {
  readonly pairs: number;
  /** How many days lie between two that are looked at. */
  readonly step: number;
  readonly days: number;
}

/** What happened. */
interface Told {
  done: number;
  reminders: number;
  stopped: number;
  imports: number;
  undone: number;
  reported: number;
}

/** Tells how far a long simulation is, every thirty days of it. */
function progressOf(seed: number): (day: number, told: Told) => void {
  const begin = performance.now();
  return (day, told) => {
    if (PAIRS === 0 || day % 30 !== 0) return;
    const elapsed = Math.round((performance.now() - begin) / 1000);
    process.stderr.write(`seed ${seed}, day ${day} of ${DAYS}, ${elapsed} s: ${JSON.stringify(told)}\n`);
  };
}

/** Runs the suite over a kind of database. */
export function simulationContract(kind: DatabaseKind): void {
  const extent = PAIRS > 0 ? { pairs: PAIRS, step: 1, days: DAYS } : { pairs: 20, step: 5, days: 200 };
  suite(`a simulated programme in ${kind.name}`, kind.options, () => {
    test('is what the rules say on every day, and bothers nobody', async (t) => {
      await fc.assert(
        fc.asyncProperty(fc.nat(), async (seed) => {
          await using database = await kind.create();
          const told = await simulate(await database.open(), seed, extent, progressOf(seed));
          t.diagnostic(`seed ${seed}: ${JSON.stringify(told)}`);
          for (const count of Object.values(told)) assert.ok(count > 0, JSON.stringify(told));
        }),
        { numRuns: 1, endOnFailure: true },
      );
    });
  });
}
