/** What somebody may change, from the rows as they are in the transaction that changes them. */

import { type RawBuilder, sql } from 'kysely';
import { isNoteTable } from '../domain/notes.ts';
import { type Refused, refuse } from '../domain/operations/planning.ts';
import {
  type ChangeOf,
  cellOf,
  isOf,
  type KeptTable,
  type RowChange,
  recordIdOf,
  rowOf,
} from '../domain/operations/rows.ts';
import { readRows } from './programme-reading.ts';
import {
  type ChangeScope,
  OF_PEOPLE,
  OF_RELATIONS,
  peopleComingBack,
  peopleInReach,
  type ReadScope,
} from './read-scope.ts';
import { either, isAnyOf } from './row-conditions.ts';
import type { Queries } from './schema.ts';

const OTHERS_PAIRS = refuse({ code: 'others-pairs' });
const OTHERS_PERSON = refuse({ code: 'others-person' });
const OTHERS_NOTE = refuse({ code: 'others-note' });
const OF_MANAGERS = refuse({ code: 'of-managers' });

/** The refusal of changes that a reader may not make of the rows as they are; undefined if they may. */
export async function refusalOf(
  queries: Queries,
  scope: ChangeScope,
  changes: readonly RowChange[],
): Promise<Refused | undefined> {
  if (!scope.mayWrite || changes.some(({ table }) => scope.fixed.includes(table))) return OF_MANAGERS;
  if (scope.managerId === null) return undefined;
  const isTheirs = ({ table }: RowChange): boolean =>
    OF_RELATIONS.includes(table) || OF_PEOPLE.includes(table) || table === 'outbox';
  if (!changes.every(isTheirs)) return OF_MANAGERS;
  const pairs = changes.filter((change) => isOf('relations', change));
  const people = changes.filter((change) => isOf('participants', change));
  const added = {
    pairs: new Set(pairs.flatMap(({ before, after }) => (before === null && after ? [after.id] : []))),
    people: new Set(people.flatMap(({ before, after }) => (before === null && after ? [after.id] : []))),
  };
  // The notes on a pair go and come with it.
  const whole = new Set(
    pairs.flatMap(({ before, after }) => (before === null || after === null ? [(before ?? after)?.id] : [])),
  );
  const isOfOthers = (change: RowChange): boolean =>
    isNoteTable(change.table) &&
    [change.before, change.after].some(
      (row) =>
        row !== null &&
        cellOf(row, 'account_id') !== scope.accountId &&
        !whole.has(Number(cellOf(row, 'relation_id'))),
    );
  if (changes.some(isOfOthers)) return OTHERS_NOTE;
  const isGivenAway = pairs.some(({ after }) => after !== null && after.manager_id !== scope.managerId);
  const inAdded = new Set(
    pairs.flatMap(({ before, after }) =>
      before === null && after ? [after.mentee_id, after.mentor_id] : [],
    ),
  );
  const recordsOf = (...tables: readonly KeptTable[]): readonly number[] =>
    changes.flatMap((change) =>
      tables.includes(change.table) ? recordIdOf(change.table, rowOf(change)) : [],
    );
  const concerned = new Set(recordsOf(...OF_RELATIONS));
  const changed = new Set(recordsOf(...OF_PEOPLE));
  const seen = readRows(queries, 'relations', sql`${scope.sees} and ${isAnyOf('id', [...concerned])}`);
  const own = new Set((await seen).map(({ id }) => id));
  if (!concerned.difference(added.pairs).isSubsetOf(own)) return OTHERS_PAIRS;
  const reached = peopleInReach(scope);
  if (!(await areAllOf(queries, reached, changed.difference(added.people)))) return OTHERS_PAIRS;
  // Who has deleted a pair can take it back, although its people are not theirs until then.
  const pairable = sql`${reached} union ${peopleComingBack(scope, [...added.pairs])}`;
  if (!(await areAllOf(queries, pairable, inAdded.difference(added.people)))) return OTHERS_PAIRS;
  if (!(await areMessagesInReach(queries, scope, recordsOf('outbox')))) return OTHERS_PAIRS;
  // Whoever is in no pair is for managers.
  if (isGivenAway || !added.people.isSubsetOf(inAdded)) return OF_MANAGERS;
  const renamed = [
    ...people.flatMap((change) => (isOtherIdentity(change) && change.before ? [change.before.id] : [])),
    ...recordsOf('former_emails', 'former_external_ids'),
  ];
  const unseen = sql`not (${scope.sees} and manager_id is not null) and
    ${either([isAnyOf('mentee_id', renamed), isAnyOf('mentor_id', renamed)])}`;
  return (await readRows(queries, 'relations', unseen)).length > 0 ? OTHERS_PERSON : undefined;
}

/** Whether mail to the person, or what names them elsewhere, would reach or mean somebody else. */
const isOtherIdentity = ({ before, after }: ChangeOf<'participants'>): boolean =>
  before !== null &&
  after !== null &&
  (before.email !== after.email || before.external_id !== after.external_id);

/** Whether all of some people are among those whose ids a query selects. */
async function areAllOf(
  queries: Queries,
  ids: RawBuilder<unknown>,
  people: ReadonlySet<number>,
): Promise<boolean> {
  if (people.size === 0) return true;
  const { rows } = await sql<{ readonly id: number }>`
    with reached (id) as (${ids})
    select id from reached where ${isAnyOf('id', [...people])}`.execute(queries);
  return new Set(rows.map(({ id }) => id)).size === people.size;
}

async function areMessagesInReach(
  queries: Queries,
  scope: ReadScope,
  messages: readonly number[],
): Promise<boolean> {
  if (messages.length === 0) return true;
  const mentions = await queries
    .selectFrom('outbox_mentions')
    .where('kind', '=', 'participant')
    .where(sql<boolean>`${isAnyOf('outbox_id', messages)}`)
    .select('person_id')
    .execute();
  return areAllOf(queries, peopleInReach(scope), new Set(mentions.map(({ person_id }) => person_id)));
}
