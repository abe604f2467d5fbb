/** Reads of the programme what an operation looks at, and nothing else: the records it names and what hangs on them. */

import { type RawBuilder, sql } from 'kysely';
import type { FeedbackOperation, Operation } from '../../domain/operations/operation.ts';
import type { NumberedTable } from '../../domain/operations/planning.ts';
import { NO_ROWS, type ProgrammeRows } from '../../domain/operations/rows.ts';
import type { FeedbackKey } from '../../domain/programme-store.ts';
import { nextId } from '../collections.ts';
import { readRows } from '../programme-reading.ts';
import { hasKeyOfAny, idsOf, isAnyOf } from '../row-conditions.ts';
import type { Queries } from '../schema.ts';

/** What an operation names. */
interface Named {
  readonly relations?: readonly number[];
  /** The only feedbacks of the relations that matter; left out where all may. */
  readonly feedbacks?: readonly FeedbackKey[];
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
      return {};
    case 'several-feedbacks':
      return namedByFeedbacks(operation.operations);
    default:
      return namedByFeedbacks([operation]);
  }
}

/** What is changed of single feedbacks has no effect on others. */
const namedByFeedbacks = (operations: readonly FeedbackOperation[]): Named => ({
  relations: operations.map(({ key }) => key.relation_id),
  feedbacks: operations.map(({ key }) => key),
});

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
  const {
    relations = [],
    feedbacks,
    people = [],
    managers = [],
    managed = [],
    ...unique
  } = namedIn(operation);
  const emails = unique.emails?.flatMap((one) => (one === undefined ? [] : [one.trim().toLowerCase()])) ?? [];
  const externalIds = unique.externalIds?.flatMap((one) => one?.trim() ?? []) ?? [];
  const known = operation.kind === 'create-relation' ? await idsOf(queries, emails) : [];
  const [ofPeople, ofManagers] = [[...people, ...known].map(Number), managed.map(Number)];
  const found = await readRows(
    queries,
    'relations',
    either([
      isAnyOf('id', relations),
      isAnyOf('mentor_id', ofPeople),
      isAnyOf('mentee_id', ofPeople),
      isAnyOf('manager_id', ofManagers),
      // The other relations of the same pair.
      ...(operation.kind === 'change-relation'
        ? [
            sql`(mentor_id, mentee_id) in (select mentor_id, mentee_id from relations where id = ${operation.relation_id})`,
          ]
        : []),
    ]),
  );
  const own = found.filter(({ manager_id }) => manager_id === null || !managed.includes(manager_id));
  return {
    ...(await readFamilies(queries, idsOf(own), feedbacks)),
    relations: found,
    participants: await readRows(
      queries,
      'participants',
      either([
        isAnyOf('id', [...people, ...own.flatMap(({ mentor_id, mentee_id }) => [mentor_id, mentee_id])]),
        isAnyOf('email', emails),
        // Left out where nobody is named so: with it, PostgreSQL reads everybody.
        ...(emails.length > 0
          ? [sql`id in (select participant_id from former_emails where ${isAnyOf('email', emails)})`]
          : []),
        ...(externalIds.length > 0
          ? [
              sql`id in (select participant_id from former_external_ids where ${isAnyOf('external_id', externalIds)})`,
            ]
          : []),
        isAnyOf('external_id', externalIds),
      ]),
    ),
    former_emails: await readRows(
      queries,
      'former_emails',
      either([isAnyOf('participant_id', people), isAnyOf('email', emails)]),
    ),
    former_external_ids: await readRows(
      queries,
      'former_external_ids',
      either([isAnyOf('participant_id', people), isAnyOf('external_id', externalIds)]),
    ),
    managers: await readRows(
      queries,
      'managers',
      either([
        isAnyOf('id', [...managers, ...managed, ...own.map(({ manager_id }) => manager_id)]),
        isAnyOf('email', emails),
      ]),
    ),
  };
}

/** The ids of those who have some e-mails. */
const idsOf = async (queries: Queries, emails: readonly string[]): Promise<readonly number[]> =>
  (await readRows(queries, 'participants', isAnyOf('email', emails))).map(({ id }) => id);

/**
 * What hangs on relations, and the rounds.
 *
 * @param feedbacks those that matter, while nothing else of the relations does; undefined: all
 */
async function readFamilies(
  queries: Queries,
  ids: readonly number[],
  feedbacks: readonly FeedbackKey[] | undefined,
): Promise<ProgrammeRows> {
  const rounds = feedbacks?.map(({ round_id }) => round_id);
  const matters = (column: string) => (rounds === undefined ? sql`true` : isAnyOf(column, rounds));
  const found = {
    ...NO_ROWS,
    feedback_rounds: await readRows(queries, 'feedback_rounds', matters('id')),
    round_cohorts: await readRows(queries, 'round_cohorts', matters('round_id')),
  };
  if (ids.length === 0) return found;
  const which = isAnyOf('relation_id', ids);
  const relation_changes = await readRows(queries, 'relation_changes', which);
  if (feedbacks !== undefined) {
    const are = (table: 'feedbacks' | 'feedback_exceptions') => hasKeyOfAny(table, feedbacks);
    return {
      ...found,
      relation_changes,
      feedback_exceptions: await readRows(queries, 'feedback_exceptions', are('feedback_exceptions')),
      feedbacks: await readRows(queries, 'feedbacks', are('feedbacks')),
    };
  }
  return {
    ...found,
    relation_changes,
    feedback_exceptions: await readRows(queries, 'feedback_exceptions', which),
    feedbacks: await readRows(queries, 'feedbacks', which),
    imported_relations: await readRows(queries, 'imported_relations', which),
    imported_exceptions: await readRows(queries, 'imported_exceptions', which),
  };
}

/**
 * The rows that changes of rows are looked at with: the relations whose feedbacks they may move, and who is in them.
 *
 * @param ids of the relations
 * @param people who are in relations that are not there now
 * @param feedbacks the only ones that matter; undefined: all
 */
export async function readRelations(
  queries: Queries,
  ids: readonly number[],
  people: readonly number[],
  feedbacks: readonly FeedbackKey[] | undefined,
): Promise<ProgrammeRows> {
  const relations = await readRows(queries, 'relations', isAnyOf('id', ids));
  return {
    ...(await readFamilies(queries, ids, feedbacks)),
    relations,
    participants: await readRows(
      queries,
      'participants',
      isAnyOf('id', [...people, ...relations.flatMap(({ mentor_id, mentee_id }) => [mentor_id, mentee_id])]),
    ),
  };
}

const either = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql`(${sql.join(conditions, sql` or `)})`;

/** The first ids that no record has or had. */
export async function readNextIds(queries: Queries): Promise<Readonly<Record<NumberedTable, number>>> {
  return {
    managers: await nextId(queries, 'managers'),
    participants: await nextId(queries, 'participants'),
    relations: await nextId(queries, 'relations'),
    feedback_rounds: await nextId(queries, 'feedback_rounds'),
  };
}
