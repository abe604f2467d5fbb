import { inWords, type RelationStatus, TRANSITIONS, type Transition } from '../programme.ts';
import type { OperationOf } from './operation.ts';
import {
  applicable,
  dayOf,
  isBefore,
  manager,
  type Plan,
  type PlanningContext,
  pair,
  type Refused,
  refuse,
  relationOf,
  soAlready,
  tidy,
} from './planning.ts';
import { changeOf, type RowChange, removals } from './row-changes.ts';
import type { RelationRow } from './rows.ts';

/** The reasons why a relation cannot have these values. */
export function problemOf(relation: RelationRow, { rows }: PlanningContext): Refused | undefined {
  const { id, mentor_id, mentee_id, manager_id, cohort, start, end } = relation;
  if (end !== null && end < start) {
    return refuse(`The end on ${end} is before the start on ${start}. Give another start or end.`);
  }
  if (manager_id !== null && !rows.managers.some((one) => one.id === manager_id)) {
    return refuse(`There is no manager ${manager_id}.`);
  }
  const same = rows.relations.find(
    (one) =>
      one.id !== id && one.mentor_id === mentor_id && one.mentee_id === mentee_id && one.cohort === cohort,
  );
  return (
    same &&
    refuse(
      `${pair(same)} is relation r${same.id} already (${inWords(same.status)}). The same pair is once in a cohort; give another cohort.`,
    )
  );
}

const transitionOf = (name: Transition['name'], { status }: RelationRow): Transition | undefined =>
  TRANSITIONS.find((one) => one.name === name && one.from === status);

/** Plans a status transition. */
export function planStatus(
  operation: OperationOf<'change-status'>,
  context: PlanningContext,
): Plan | Refused {
  const relation = relationOf(context.rows, operation.relation_id);
  if ('refused' in relation) return relation;
  const changes = statusChanges(relation, operation, context);
  if ('refused' in changes) return changes;
  const after = transitionOf(operation.transition, relation)?.to ?? '';
  return {
    summary: `Changed ${pair(relation)} from ${inWords(relation.status)} to ${inWords(after)} on ${operation.on}`,
    notes: [],
    changes,
  };
}

/** The row changes of a status transition, or the reasons why it is not possible. */
export function statusChanges(
  relation: RelationRow,
  { transition, on }: Pick<OperationOf<'change-status'>, 'transition' | 'on'>,
  { rows, today, reason }: PlanningContext,
): readonly RowChange[] | Refused {
  const found = transitionOf(transition, relation);
  if (found === undefined) {
    const needed = TRANSITIONS.filter(({ name }) => name === transition).map(({ from }) => inWords(from));
    const possible = TRANSITIONS.filter(({ from }) => from === relation.status).map(({ name }) => name);
    return refuse(
      `${pair(relation)} is ${inWords(relation.status)}; “${transition}” needs a relation that is ${needed.join(' or ')}. ` +
        (possible.length === 0 ? 'It is over, and stays so.' : `Possible: ${possible.join(', ')}.`),
    );
  }
  if (isBefore(today, on)) {
    return refuse(`${on} is in the future; a change of status is recorded on its day or later.`);
  }
  const last = ownOf(rows.relation_changes, relation.id)
    .toSorted((one, other) => one.number - other.number)
    .at(-1);
  if (last !== undefined && isBefore(on, dayOf(last.since))) {
    return refuse(
      `${pair(relation)} is ${inWords(last.status)} since ${last.since}; it cannot become ${inWords(found.to)} on ${on}, before that.`,
    );
  }
  return [
    changeOf('relations', relation, { ...relation, status: found.to }),
    changeOf('relation_changes', null, {
      relation_id: relation.id,
      number: (last?.number ?? 0) + 1,
      status: found.to,
      since: on.toString(),
      reason,
    }),
  ];
}

/** The rows that belong to a relation. */
export const ownOf = <Row extends { readonly relation_id: number }>(
  rows: readonly Row[],
  id: number,
): readonly Row[] => rows.filter(({ relation_id }) => relation_id === id);

/** Plans to change a relation. */
export function planRelationChange(
  { relation_id, patch }: OperationOf<'change-relation'>,
  context: PlanningContext,
): Plan | Refused {
  const before = relationOf(context.rows, relation_id);
  if ('refused' in before) return before;
  const after: RelationRow = {
    ...before,
    ...(patch.manager_id !== undefined && { manager_id: patch.manager_id }),
    ...(patch.start !== undefined && { start: patch.start.toString() }),
    ...(patch.end !== undefined && { end: patch.end?.toString() ?? null }),
    ...(patch.cohort !== undefined && { cohort: tidy(patch.cohort) }),
  };
  const told = applicable(
    after.manager_id !== before.manager_id &&
      `manager from ${manager(before.manager_id)} to ${manager(after.manager_id)}`,
    after.start !== before.start && `start from ${before.start} to ${after.start}`,
    after.end !== before.end && `end from ${before.end ?? 'open'} to ${after.end ?? 'open'}`,
    after.cohort !== before.cohort && `cohort from ${before.cohort || 'none'} to ${after.cohort || 'none'}`,
  );
  if (told.length === 0) return soAlready(pair(before));
  return (
    problemOf(after, context) ?? {
      summary: `Changed ${pair(before)}: ${told.join(', ')}`,
      notes: [],
      changes: [changeOf('relations', before, after)],
    }
  );
}

/**
 * Why a relation may not be deleted, without a full stop; null where it may: only one that was made by mistake.
 *
 * @param received how many feedbacks of it came in
 */
export function whyUndeletable(
  received: number,
  changes: readonly { readonly status: RelationStatus }[],
): string | null {
  if (received > 0) return 'feedbacks of it were received';
  const isNew = changes.every(({ status }) => status === 'proposed' || status === 'matched');
  return isNew ? null : 'it has a history';
}

/** Plans to delete a relation. */
export function planDeletion(
  { relation_id }: OperationOf<'delete-relation'>,
  { rows }: PlanningContext,
): Plan | Refused {
  const relation = relationOf(rows, relation_id);
  if ('refused' in relation) return relation;
  const received = ownOf(rows.feedbacks, relation_id).length;
  const why = whyUndeletable(received, ownOf(rows.relation_changes, relation_id));
  if (why !== null) {
    return refuse(
      `${pair(relation)} cannot be deleted: ${why}. Only a relation made by mistake can. End or decline it instead.`,
    );
  }
  return {
    summary: `Deleted the relation of ${pair(relation)}`,
    notes: [],
    changes: [
      ...removals('imported_exceptions', ownOf(rows.imported_exceptions, relation_id)),
      ...removals('imported_relations', ownOf(rows.imported_relations, relation_id)),
      ...removals('feedback_exceptions', ownOf(rows.feedback_exceptions, relation_id)),
      ...removals('relation_changes', ownOf(rows.relation_changes, relation_id)),
      changeOf('relations', relation, null),
    ],
  };
}
