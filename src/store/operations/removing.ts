/**
 * Taking the example programme back with all that hangs on it, whatever was changed since: invented people are not to be kept
 * because somebody tried something with them. The history keeps the rows as they were, so that it can be done again.
 */

import { isExampleProgramme } from '../../domain/operations/example-programme.ts';
import type { Message } from '../../domain/operations/messages.ts';
import { type Plan, type Refused, refuse } from '../../domain/operations/planning.ts';
import { changesBetween, type RowChange } from '../../domain/operations/row-changes.ts';
import type { RelationRow } from '../../domain/operations/rows.ts';
import { RECORD_TABLES, type RecordTable } from '../../domain/operations/setting-rows.ts';
import { manager, pair } from '../../domain/operations/words.ts';
import { readRows } from '../programme-reading.ts';
import type { ChangeScope } from '../read-scope.ts';
import { either, idsOf, isAnyOf } from '../row-conditions.ts';
import type { Queries } from '../schema.ts';
import { recordIdOf } from './checking.ts';
import { readEntry } from './history-reading.ts';
import { undoneAlready } from './undoing.ts';

/** The tables whose rows belong to relations or people, and go with them. */
const BELONGING = [
  ['imported_exceptions', 'relation_id'],
  ['imported_relations', 'relation_id'],
  ['feedbacks', 'relation_id'],
  ['feedback_exceptions', 'relation_id'],
  ['relation_changes', 'relation_id'],
  ['former_emails', 'participant_id'],
  ['former_external_ids', 'participant_id'],
] as const;

/** Plans to take back the entry that loaded the example programme, with everything that was changed in it since. */
export async function planRemoval(
  queries: Queries,
  number: number,
  scope: ChangeScope,
): Promise<Plan | Refused> {
  const entry = await readEntry(queries, scope, number);
  if (entry === null || !isExampleProgramme(entry)) {
    return refuse({ code: 'not-the-example', entry: number });
  }
  if (entry.undone_by !== null) {
    return undoneAlready(number, entry.undone_by);
  }
  const made = (table: RowChange['table']): ReadonlySet<number> =>
    new Set(
      entry.changes.flatMap(({ table: of, before, after }) =>
        of === table && before === null && after !== null ? [recordIdOf(table, after)] : [],
      ),
    );
  const [people, pairs] = [made('participants'), made('relations')];
  const isOfThem = either([
    isAnyOf('mentor_id', [...people]),
    isAnyOf('mentee_id', [...people]),
    isAnyOf('id', [...pairs]),
  ]);
  const relations = await readRows(queries, 'relations', isOfThem);
  // Whoever somebody real was paired with is part of the real programme since.
  const isReal = ({ id, mentor_id, mentee_id }: RelationRow): boolean =>
    !pairs.has(id) && !(people.has(mentor_id) && people.has(mentee_id));
  const [kept, gone] = [relations.filter(isReal), relations.filter((one) => !isReal(one))];
  const needed = new Set(kept.flatMap(({ mentor_id, mentee_id }) => [mentor_id, mentee_id]));
  const unneeded = [...people].filter((id) => !needed.has(id));
  const participants = await readRows(queries, 'participants', isAnyOf('id', unneeded));
  const { managers, stay } = await managersOf(queries, made('managers'), gone);
  const changes: RowChange[] = [];
  for (const [table, column] of BELONGING) {
    const owners = idsOf(column === 'relation_id' ? gone : participants);
    changes.push(...changesBetween(table, await readRows(queries, table, isAnyOf(column, owners)), []));
  }
  changes.push(
    ...changesBetween('relations', gone, []),
    ...changesBetween('participants', participants, []),
    ...changesBetween('managers', managers, []),
  );
  const records: { table: RecordTable; count: number }[] = [];
  for (const table of RECORD_TABLES) {
    const rows = await readRows(queries, table, isAnyOf('id', [...made(table)]));
    changes.push(...changesBetween(table, rows, []));
    if (rows.length > 0) records.push({ table, count: rows.length });
  }
  if (changes.length === 0) return refuse({ code: 'no-example-left' });
  return {
    summary: { code: 'undid', entry: number, what: entry.summary, isWithAllSince: true },
    notes: [
      {
        code: 'removed-with-all',
        pairs: gone.length,
        people: participants.length,
        managers: managers.length,
        records,
      },
      ...kept.map((one): Message => ({ code: 'real-pair-stays', pair: pair(one) })),
      ...stay.map((id): Message => ({ code: 'manager-stays', manager: manager(id) })),
    ],
    changes,
  };
}

/** The managers that go, and those that others need. */
async function managersOf(queries: Queries, made: ReadonlySet<number>, gone: readonly RelationRow[]) {
  const ids = new Set(idsOf(gone));
  const looked = await readRows(queries, 'relations', isAnyOf('manager_id', [...made]));
  const needed = new Set(looked.filter(({ id }) => !ids.has(id)).map(({ manager_id }) => manager_id));
  const managers = await readRows(queries, 'managers', isAnyOf('id', [...made]));
  return {
    managers: managers.filter(({ id }) => !needed.has(id)),
    stay: idsOf(managers).filter((id) => needed.has(id)),
  };
}
