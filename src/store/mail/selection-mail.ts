/** Messages to people who were chosen from a list: whom they are written to, and how they are queued. */

import { sql } from 'kysely';
import type { Reader } from '../../domain/access.ts';
import { openFeedbacks, personIn, statusOn } from '../../domain/due-feedbacks.ts';
import { programmeOf } from '../../domain/operations/as-programme.ts';
import type {
  Addressee,
  AddressObstacle,
  Chosen,
  SelectionFacts,
  SelectionMail,
} from '../../domain/outbox.ts';
import { isMailAddress } from '../../domain/outbox.ts';
import { isErased, type Participant, type Programme, type Relation } from '../../domain/programme.ts';
import { atOneMoment, type Database } from '../database.ts';
import { allOf, IS_OPEN } from '../desk/searching.ts';
import { readRows, readTables } from '../programme-reading.ts';
import { currentScope, personInScope } from '../read-scope.ts';
import { isStoppedOn, readReminderSettings } from '../reminder-settings.ts';
import { either, idsOf, isAnyOf } from '../row-conditions.ts';
import type { Queries } from '../schema.ts';
import { addMessages, clearOldMessages, noteWritten } from './outbox.ts';

/** The messages of a database. */
export const createSelectionMail = (database: Database): SelectionMail => ({
  read: (chosen, today, caller) =>
    atOneMoment(database.reader, (queries) => readFacts(queries, chosen, today, caller)),

  send: (chosen, now, domain, decide, caller, note) =>
    database.write(async (transaction) => {
      const facts = await readFacts(transaction, chosen, now.toPlainDate(), caller);
      const added = await addMessages(transaction, decide(facts), { now: now.toInstant(), domain });
      if (added.length > 0) await noteWritten(transaction, note, added, 'sent');
      await clearOldMessages(transaction, now.toInstant());
      return added.length;
    }),

  states: (entry) =>
    database.reader
      .selectFrom('history_changes')
      .innerJoin('outbox', 'outbox.id', 'history_changes.record_id')
      .where('history_changes.number', '=', entry)
      .where('history_changes.table_name', '=', 'outbox')
      .groupBy('outbox.state')
      .orderBy('outbox.state')
      .select((of) => ['outbox.state', of.fn.countAll<number>().as('count')])
      .execute(),
});

async function readFacts(
  queries: Queries,
  { of, ids, roles }: Chosen,
  today: Temporal.PlainDate,
  caller: Reader,
): Promise<SelectionFacts> {
  const { language } = await readReminderSettings(queries);
  const scope = await currentScope(queries, caller);
  if (!scope.mayWrite) return { addressees: [], language };
  const isChosen =
    of === 'pairs'
      ? isAnyOf('id', ids)
      : allOf([IS_OPEN, either([isAnyOf('mentee_id', ids), isAnyOf('mentor_id', ids)])]);
  const relations = await readRows(queries, 'relations', allOf([isChosen, scope.sees]));
  const inPairs = relations.flatMap((pair) => roles.map((role) => personIn(pair, role)));
  const ofThese = isAnyOf('relation_id', idsOf(relations));
  const others = relations.flatMap(({ mentee_id, mentor_id }) => [mentee_id, mentor_id]);
  const tables = await readTables(queries, {
    managers: true,
    participants: allOf([isAnyOf('id', of === 'pairs' ? others : [...ids, ...others]), personInScope(scope)]),
    relation_changes: ofThese,
    feedback_rounds: true,
    round_cohorts: true,
    feedback_exceptions: ofThese,
    feedbacks: ofThese,
  });
  const programme = programmeOf({ ...tables, relations });
  const written = new Set(of === 'pairs' ? inPairs : ids);
  const people = programme.participants.filter(({ id }) => written.has(id));
  const obstacleOf = await readObstacles(queries, people, today);
  return { language, addressees: addresseesOf(people, programme, today, obstacleOf) };
}

function addresseesOf(
  people: readonly Participant[],
  programme: Programme,
  today: Temporal.PlainDate,
  obstacleOf: (email: string) => AddressObstacle | null,
): readonly Addressee[] {
  const known = new Map(programme.participants.map((one) => [one.id, one]));
  const open = openFeedbacks(programme, today, (pair) => statusOn(pair, today) === 'matched');
  const dueOf = Map.groupBy(
    open.toSorted((one, other) => Temporal.PlainDate.compare(one.due_date, other.due_date)),
    ({ person }) => person.email,
  );
  const pairsOf = new Map<number, Relation[]>();
  for (const pair of programme.relations)
    for (const id of [pair.mentee_id, pair.mentor_id]) pairsOf.getOrInsertComputed(id, () => []).push(pair);
  return [...Map.groupBy(people, ({ email }) => email)].flatMap(([email, same]) => {
    const [person] = same;
    if (person === undefined) return [];
    const ids = new Set(idsOf(same));
    const pairs = same.flatMap(({ id }) => pairsOf.get(id) ?? []);
    const others = pairs.flatMap(({ mentee_id, mentor_id }) => [mentee_id, mentor_id]);
    const managed = pairs.find(({ manager_id }) => manager_id !== null)?.manager_id;
    return [
      {
        person: { ...person, language: same.find((one) => one.language !== null)?.language ?? null },
        ids: [...ids],
        partners: [...new Set(others).difference(ids)].flatMap((id) => known.get(id) ?? []),
        manager: programme.managers.find(({ id }) => id === managed) ?? null,
        next: dueOf.get(email)?.[0] ?? null,
        obstacle: obstacleOf(email),
      },
    ];
  });
}

/** Why people at some addresses are not written to. */
async function readObstacles(
  queries: Queries,
  people: readonly Participant[],
  today: Temporal.PlainDate,
): Promise<(email: string) => AddressObstacle | null> {
  const emails = people.map(({ email }) => email);
  const { rows: stopped } = await sql<{ readonly email: string }>`
    select participants.email from participants
    join reminder_preferences on reminder_preferences.participant_id = participants.id
    where ${isStoppedOn(today)} and ${isAnyOf('participants.email', emails)}`.execute(queries);
  const { rows: last } = await sql<{ readonly email: string; readonly state: string }>`
    select recipient_email as email, state from outbox
    where state in ('sent', 'failed') and ${isAnyOf('recipient_email', emails)} order by id`.execute(queries);
  const stoppedAt = new Set(stopped.map(({ email }) => email));
  const lastAt = new Map(last.map(({ email, state }) => [email, state]));
  return (email) => {
    if (isErased(email)) return 'erased';
    if (!isMailAddress(email)) return 'no-address';
    if (stoppedAt.has(email)) return 'stopped';
    return lastAt.get(email) === 'failed' ? 'undelivered' : null;
  };
}
