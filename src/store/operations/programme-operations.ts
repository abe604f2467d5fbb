/** Operations on the programme of a database: previewed, performed, and taken back. */

import { sql } from 'kysely';
import type { Reader } from '../../domain/access.ts';
import { type Effects, effectsOf, roundsOf } from '../../domain/operations/as-programme.ts';
import type { Operation } from '../../domain/operations/operation.ts';
import { planOperation } from '../../domain/operations/plan.ts';
import type { Plan, Refused } from '../../domain/operations/planning.ts';
import type {
  Basis,
  Conflict,
  Performed,
  Preview,
  ProgrammeOperations,
  Refusal,
} from '../../domain/operations/programme-history.ts';
import { type ProgrammeRows, type RowChange, withChanges } from '../../domain/operations/rows.ts';
import type { Signature } from '../../domain/origin.ts';
import { refusalOf } from '../change-rights.ts';
import { atOneMoment, type Database } from '../database.ts';
import type { ErasureDigests } from '../erasures.ts';
import { moveGoals } from '../mentee-goals.ts';
import { readPairs, readRows, readTables } from '../programme-reading.ts';
import { type ChangeScope, currentScope } from '../read-scope.ts';
import { copyOptOut } from '../reminder-settings.ts';
import { isAnyOf } from '../row-conditions.ts';
import type { Queries, Transaction } from '../schema.ts';
import { obstacleToDecision, recordAssignment, reverseAssignment } from '../unassigned-rows.ts';
import { obstacleOf, writeWithEntry } from './applying.ts';
import { digestsFor, erasedIn } from './erased.ts';
import { type NewEntry, newestEntry, readable, readEntries, readEntry, readNames } from './history.ts';
import { countOwed, readNextIds, readSlice, touchedBy } from './slice.ts';
import { conflictWith, obstacleTo, planUndo } from './undoing.ts';

/** A plan with the rows that its effects are told by. */
interface Planned extends Plan {
  readonly readRows: () => Promise<ProgrammeRows>;
}

/** Makes a plan on a connection, for somebody who sees a part of the programme. */
type Planner = (queries: Queries, scope: ChangeScope) => Promise<Planned | Refused>;

/**
 * The operations on a database.
 *
 * @param today the day it is where the programme is at home
 * @param openDigests gives what tells who was erased; left out where no operation says who somebody is
 * @param caller whoever looks and changes; null: an operator, who may do everything
 */
export function createProgrammeOperations(
  database: Database,
  today: () => Temporal.PlainDate,
  openDigests: (() => Promise<ErasureDigests>) | null = null,
  caller: Reader | null = null,
): ProgrammeOperations {
  const { reader } = database;

  const operating = async (operation: Operation, reason: string | null): Promise<Planner> => {
    const digests = openDigests === null ? null : await digestsFor(database, operation, openDigests);
    return async (queries, scope) => {
      if (digests !== null && 'refused' in digests) return digests;
      const decided = await decidedAlready(queries, operation);
      if (decided !== undefined) return decided;
      const rows = await readSlice(queries, operation);
      const nextIds = await readNextIds(queries);
      const plan = planOperation(operation, { rows, nextIds, today: today(), reason });
      if ('refused' in plan) return plan;
      const erased = digests === null ? undefined : await erasedIn(queries, plan.changes, digests);
      if (erased !== undefined) return erased;
      const obstacle = await obstacleOf(queries, plan.changes);
      if (obstacle !== undefined) return obstacleTo(queries, scope, { obstacle });
      return { ...plan, readRows: async () => rows };
    };
  };

  const undoing =
    (number: number): Planner =>
    async (queries, scope) => {
      const plan = await planUndo(queries, number, scope);
      if ('refused' in plan) return plan;
      return { ...plan, readRows: () => readTouched(queries, plan.changes) };
    };

  /** What a planner plans, unless the caller may not do it: whatever was known before, the rows decide as they are now. */
  const plannedBy = async (
    queries: Queries,
    scope: ChangeScope,
    planner: Planner,
  ): Promise<Planned | Refused> => {
    const planned = await planner(queries, scope);
    return 'refused' in planned ? planned : ((await refusalOf(queries, scope, planned.changes)) ?? planned);
  };

  const told = async (
    queries: Queries,
    scope: ChangeScope,
    { summary, notes, changes }: Planned,
    effects: Effects | null,
  ) => {
    const names = await readNames(queries, scope, {
      messages: [summary, ...notes],
      effects,
      planned: changes,
    });
    const read = await readable(queries, scope, names, { messages: notes, planned: changes });
    return { summary, notes: read, changes, names };
  };

  const looking = <Result>(
    look: (queries: Queries, scope: ChangeScope) => Promise<Result>,
  ): Promise<Result> =>
    atOneMoment(reader, async (queries) => look(queries, await currentScope(queries, caller)));

  const previewing = (planner: Planner): Promise<Preview | Refusal> =>
    looking(async (queries, scope) => {
      const planned = await plannedBy(queries, scope, planner);
      if ('refused' in planned) return refusalFor(queries, scope, planned);
      const effects = await readEffects(queries, planned, today());
      return { ...(await told(queries, scope, planned, effects)), effects, seen: await newestEntry(queries) };
    });

  const performing = (
    planner: Planner,
    entry: Omit<NewEntry, 'summary'>,
    basis: Basis,
    note: (transaction: Transaction, number: number) => Promise<void>,
  ): Promise<Performed | Refusal | Conflict> =>
    database.write(async (transaction) => {
      const scope = await currentScope(transaction, caller);
      const planned = await plannedBy(transaction, scope, planner);
      const changes = 'refused' in planned ? [] : planned.changes;
      const conflict = await conflictWith(transaction, scope, basis, changes);
      if (conflict !== undefined) return conflict;
      if ('refused' in planned) return refusalFor(transaction, scope, planned);
      const seen = await newestEntry(transaction);
      const known = basis.effects === null || basis.seen === seen ? basis.effects : undefined;
      const effects = known === undefined ? await readEffects(transaction, planned, today()) : known;
      const performed = await told(transaction, scope, planned, effects);
      const number = await writeWithEntry(transaction, changes, { ...entry, summary: planned.summary });
      await note(transaction, number);
      return { ...performed, effects, seen, number };
    });

  return {
    preview: async (operation, reason) => previewing(await operating(operation, reason)),
    perform: async (operation, signature: Signature, basis = {}) =>
      performing(
        await operating(operation, signature.reason),
        { ...signature, kind: operation.kind },
        basis,
        async (transaction, number) => {
          if (operation.kind === 'merge-people') {
            await copyOptOut(transaction, operation.remove_id, operation.keep_id);
            await moveGoals(transaction, operation.remove_id, operation.keep_id);
          }
          if (operation.kind !== 'receive-feedback' || operation.unassigned === undefined) return;
          await recordAssignment(transaction, operation.unassigned, operation.key, number);
        },
      ),
    previewUndo: (number) => previewing(undoing(number)),
    undo: (number, signature, basis = {}) =>
      performing(
        undoing(number),
        { ...signature, kind: 'undo', undoes: number },
        basis,
        (transaction, entry) => reverseAssignment(transaction, number, entry),
      ),
    history: (filter) => looking((queries, scope) => readEntries(queries, scope, filter)),
    entry: (number) => looking((queries, scope) => readEntry(queries, scope, number)),
    newest: () => newestEntry(reader),
  };
}

/** The refusal of an operation that decides about an unassigned feedback. */
const decidedAlready = async (queries: Queries, operation: Operation): Promise<Refused | undefined> =>
  operation.kind === 'receive-feedback' && operation.unassigned !== undefined
    ? obstacleToDecision(queries, operation.unassigned)
    : undefined;

/** A refusal as a reader may read it. */
async function refusalFor(queries: Queries, scope: ChangeScope, refusal: Refused): Promise<Refusal> {
  const messages = [refusal.refused];
  const names = await readNames(queries, scope, { messages });
  const [refused = refusal.refused] = await readable(queries, scope, names, { messages });
  return { ...refusal, refused, names };
}

/** The rows that changes of rows are looked at with. */
async function readTouched(queries: Queries, changes: readonly RowChange[]): Promise<ProgrammeRows> {
  const { relations, rounds } = touchedBy(changes);
  if (rounds.size === 0) {
    const people = changes.flatMap((change) =>
      change.table === 'relations' && change.after !== null
        ? [change.after.mentor_id, change.after.mentee_id]
        : [],
    );
    const rows = await readPairs(queries, isAnyOf('id', relations));
    // Of relations that come back as well.
    const others = await readRows(queries, 'participants', isAnyOf('id', people));
    return { ...rows, participants: [...rows.participants, ...others] };
  }
  return readTables(queries, { feedback_rounds: sql`true`, round_cohorts: sql`true` });
}

/** Of changes that move no feedback, such as another manager of thousands of relations. */
const NO_EFFECTS: Effects = { moved: [], noLongerOwed: [], newlyOwed: [], owed: null };

/** The effects of changes on the owed feedbacks: one by one, or counted where all relations are concerned. */
async function readEffects(queries: Queries, planned: Planned, today: Temporal.PlainDate): Promise<Effects> {
  const { changes } = planned;
  const { relations, rounds } = touchedBy(changes);
  if (relations.length === 0 && rounds.size === 0) return NO_EFFECTS;
  const rows = await planned.readRows();
  if (rounds.size === 0) return effectsOf(rows, changes, today);
  const owed = await countOwed(queries, today, rounds, roundsOf(withChanges(rows, changes)));
  return { ...NO_EFFECTS, owed };
}
