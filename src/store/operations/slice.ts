/** Reads of the programme what an operation looks at, and nothing else: the records it names and what hangs on them. */

import { type RawBuilder, sql } from 'kysely';
import { personIn } from '../../domain/due-feedbacks.ts';
import { keptEmail } from '../../domain/e-mail-address.ts';
import type { Effects, OwedCount } from '../../domain/operations/as-programme.ts';
import type { FeedbackOperation, Operation } from '../../domain/operations/operation.ts';
import type { NumberedTable } from '../../domain/operations/planning.ts';
import {
  isSameRow,
  KEPT_TABLES,
  type ProgrammeRows,
  type ProgrammeTable,
  type RelationRow,
  type RowChange,
  recordIdOf,
  rowOf,
  tablesOf,
} from '../../domain/operations/rows.ts';
import type { FeedbackRound } from '../../domain/programme.ts';
import { nextId } from '../collections.ts';
import { datedFeedbacks, readOpenDates } from '../due-feedbacks.ts';
import { readRows, readTables, type TableConditions } from '../programme-reading.ts';
import { either, hasSame, idsOf, isAnyOf } from '../row-conditions.ts';
import type { Queries } from '../schema.ts';

/** The records that an operation names. */
interface Named {
  readonly relations?: readonly number[];
  /** With all their relations. */
  readonly people?: readonly number[];
  /** Without their relations. */
  readonly managers?: readonly (number | null | undefined)[];
  /** Managers with their relations, but without what hangs on those. */
  readonly managed?: readonly number[];
  /** Records that have one of these are looked at, too: nobody else may have them. */
  readonly emails?: readonly (string | undefined)[];
  readonly externalIds?: readonly (string | null | undefined)[];
}

function namedIn(operation: Operation): Named {
  switch (operation.kind) {
    case 'create-relation':
      return namedForNew(operation);
    case 'change-status':
    case 'delete-relation':
      return { relations: [operation.relation_id] };
    case 'change-relation':
      return { relations: [operation.relation_id], managers: [operation.patch.manager_id] };
    case 'create-person':
      return { emails: [operation.email], externalIds: [operation.external_id] };
    case 'change-person': {
      const { email, external_id } = operation.patch;
      return { people: [operation.person_id], emails: [email], externalIds: [external_id] };
    }
    case 'drop-out':
      return { people: [operation.person_id] };
    case 'merge-people':
      return { people: [operation.keep_id, operation.remove_id] };
    case 'create-manager':
      return { emails: [operation.email] };
    case 'change-manager':
      return { managers: [operation.manager_id], emails: [operation.patch.email] };
    case 'hand-over':
      return { managers: [operation.to_id], managed: [operation.from_id] };
    case 'create-round':
    case 'change-round':
    case 'switch-round':
    case 'unify-round':
    case 'change-form':
    case 'switch-form':
      return {};
    case 'write-note': {
      const { kind, id } = operation.of;
      return { [kind === 'person' ? 'people' : `${kind}s`]: [id] };
    }
    case 'several-feedbacks':
      return namedByFeedbacks(operation.operations);
    default:
      return namedByFeedbacks([operation]);
  }
}

const namedByFeedbacks = (operations: readonly Pick<FeedbackOperation, 'key'>[]): Named => ({
  relations: operations.map(({ key }) => key.relation_id),
});

/** The operations that change whatever hangs on a relation. */
const OF_WHOLE: ReadonlySet<Operation['kind']> = new Set(['delete-relation', 'merge-people', 'write-note']);

/** Those who are in a new relation, and whoever has the e-mail of somebody who is made with it. */
function namedForNew({
  mentor,
  mentee,
  manager_id,
}: Extract<Operation, { readonly kind: 'create-relation' }>): Named {
  const both = [mentor, mentee];
  return {
    people: both.filter((one) => typeof one === 'number'),
    managers: [manager_id],
    emails: both.flatMap((one) => (typeof one === 'number' ? [] : [one.email])),
  };
}

/** The rows that an operation looks at. */
export async function readSlice(queries: Queries, operation: Operation): Promise<ProgrammeRows> {
  const { relations = [], people = [], managers = [], managed = [], ...unique } = namedIn(operation);
  const emails = unique.emails?.flatMap((one) => (one === undefined ? [] : [keptEmail(one)])) ?? [];
  const externalIds = unique.externalIds?.flatMap((one) => one?.trim() ?? []) ?? [];
  // Whoever has the e-mail of somebody who is made with a new relation.
  const isNew = operation.kind === 'create-relation';
  const known = isNew ? idsOf(await readRows(queries, 'participants', isAnyOf('email', emails))) : [];
  const found = await readRows(
    queries,
    'relations',
    either([
      isAnyOf('id', relations),
      isAnyOf('mentor_id', [...people, ...known]),
      isAnyOf('mentee_id', [...people, ...known]),
      isAnyOf('manager_id', managed),
      ...(operation.kind === 'change-relation' ? [isOfSamePair(operation.relation_id)] : []),
    ]),
  );
  const own = found.filter(({ manager_id }) => manager_id === null || !managed.includes(manager_id));
  const rows = await readTables(queries, {
    ...hangingOn(idsOf(own), OF_WHOLE.has(operation.kind)),
    ...('round_id' in operation && formOf(operation.round_id)),
    ...(operation.kind === 'resolve-answer' && {
      feedback_answers: hasSame('feedback_answers', KEPT_TABLES.feedbacks.key, [operation.key]),
    }),
    participants: either([
      isAnyOf('id', [...people, ...peopleIn(own)]),
      isAnyOf('email', emails),
      isAnyOf('external_id', externalIds),
      // Left out where nobody is named so: with it, PostgreSQL reads everybody.
      ...(emails.length > 0 ? [wasKnownBy('former_emails', 'email', emails)] : []),
      ...(externalIds.length > 0 ? [wasKnownBy('former_external_ids', 'external_id', externalIds)] : []),
    ]),
    former_emails: either([isAnyOf('participant_id', people), isAnyOf('email', emails)]),
    former_external_ids: either([isAnyOf('participant_id', people), isAnyOf('external_id', externalIds)]),
    ...(people.length > 0 && { person_notes: isAnyOf('participant_id', people) }),
    ...(managers.length > 0 && { manager_notes: isAnyOf('manager_id', managers) }),
    managers: either([
      isAnyOf('id', [...managers, ...managed, ...own.map(({ manager_id }) => manager_id)]),
      isAnyOf('email', emails),
    ]),
  });
  return { ...rows, relations: found };
}

/** The versions of a round's form, and whether the newest has answers: one of them is enough. */
const formOf = (round: number): TableConditions => ({
  forms: sql`round_id = ${round}`,
  feedback_answers: sql`(relation_id, round_id, role, question) in (
    select relation_id, round_id, role, question from feedback_answers
    where round_id = ${round} and version = (select max(version) from forms where round_id = ${round})
    limit 1
  )`,
});

const isOfSamePair = (relation: number): RawBuilder<unknown> =>
  sql`(mentor_id, mentee_id) in (select mentor_id, mentee_id from relations where id = ${relation})`;

const wasKnownBy = (table: ProgrammeTable, column: string, texts: readonly string[]): RawBuilder<unknown> =>
  sql`id in (select participant_id from ${sql.table(table)} where ${isAnyOf(column, texts)})`;

const peopleIn = (relations: readonly RelationRow[]): readonly number[] =>
  relations.flatMap(({ mentor_id, mentee_id }) => [mentor_id, mentee_id]);

/** The conditions on the rounds, and on all that hangs on relations, or what says when their feedbacks are due. */
function hangingOn(ids: readonly number[], isWhole: boolean): TableConditions {
  const tables = isWhole
    ? tablesOf('relation')
    : (['relation_changes', 'feedback_exceptions', 'feedbacks'] as const);
  const which = isAnyOf('relation_id', ids);
  return {
    feedback_rounds: true,
    round_cohorts: true,
    ...(ids.length > 0 &&
      Object.fromEntries(tables.flatMap((table) => (table === 'relations' ? [] : [[table, which]])))),
  };
}

/** The first ids that no record has or had. */
export async function readNextIds(queries: Queries): Promise<Readonly<Record<NumberedTable, number>>> {
  return {
    managers: await nextId(queries, 'managers'),
    participants: await nextId(queries, 'participants'),
    relations: await nextId(queries, 'relations'),
    feedback_rounds: await nextId(queries, 'feedback_rounds'),
  };
}

// Finds the relations and rounds whose feedbacks changes of rows may move to other days.

/** What changes may move: all feedbacks of some relations, and those of some rounds in all relations. */
export function touchedBy(changes: readonly RowChange[]): {
  readonly relations: readonly number[];
  readonly rounds: ReadonlySet<number>;
} {
  const relations = new Set<number>();
  const rounds = new Set<number>();
  for (const change of changes) {
    switch (change.table) {
      case 'relations':
        if (change.after !== null && !isOnlyManager(change)) relations.add(change.after.id);
        break;
      case 'relation_changes':
      case 'feedback_exceptions':
      case 'feedbacks':
        relations.add(recordIdOf(change.table, rowOf(change)));
        break;
      case 'feedback_rounds':
        if (changesRule(change)) rounds.add(recordIdOf(change.table, rowOf(change)));
        break;
      case 'round_cohorts':
        rounds.add(recordIdOf(change.table, rowOf(change)));
        break;
    }
  }
  return { relations: [...relations], rounds };
}

const isOnlyManager = ({ before, after }: RowChange): boolean =>
  before !== null &&
  after !== null &&
  isSameRow('relations', { ...before, manager_id: null }, { ...after, manager_id: null });

/** Whether the change of a round moves anything: its titles and order do not. */
const changesRule = ({ before, after }: RowChange): boolean =>
  before === null ||
  after === null ||
  !isSameRow('feedback_rounds', { ...before, ...UNTITLED }, { ...after, ...UNTITLED });

const UNTITLED = { title: '', titles: null, order: 0 };

// Counts the owed feedbacks of changed rounds, as the rounds are and as they would be.

/**
 * Counts the owed feedbacks of some rounds, and the people who owe them, before and after a change.
 *
 * @param after all rounds as they would be
 */
export async function countOwed(
  queries: Queries,
  today: Temporal.PlainDate,
  changed: ReadonlySet<number>,
  after: readonly FeedbackRound[],
): Promise<NonNullable<Effects['owed']>> {
  const { rows: owed } = await sql<{ readonly person_id: number }>`
    with ${datedFeedbacks(today)}
    select person_id from dated where ${isAnyOf('round_id', [...changed])}`.execute(queries);
  const matched = await readRows(queries, 'relations', sql`status = 'matched'`);
  const dates = await readOpenDates(
    queries,
    matched,
    after.filter(({ id }) => changed.has(id)),
  );
  const due = dates.filter(({ due_date }) => Temporal.PlainDate.compare(due_date, today) <= 0);
  return {
    before: counted(owed.map(({ person_id }) => person_id)),
    after: counted(due.map(({ relation, role }) => personIn(relation, role))),
  };
}

const counted = (people: readonly number[]): OwedCount => ({
  feedbacks: people.length,
  people: new Set(people).size,
});
