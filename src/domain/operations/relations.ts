import { changedFields, changedRow, wordsOf } from '../fields.ts';
import {
  type RelationStatus,
  relationDetails,
  relationFields,
  TRANSITIONS,
  type Transition,
} from '../programme.ts';
import type { OperationOf } from './operation.ts';
import {
  alreadyDone,
  dayOf,
  isBefore,
  type Plan,
  type PlanningContext,
  type Refused,
  refuse,
  relationOf,
} from './planning.ts';
import type { Undeletable } from './remarks.ts';
import { changeOf, parseRowChange, type RelationRow, type RowChange, recordIdOf, tablesOf } from './rows.ts';
import { manager, pair } from './words.ts';

/** The reasons why a relation cannot have these values. */
export function problemOf(relation: RelationRow, { rows }: PlanningContext): Refused | undefined {
  const { id, mentor_id, mentee_id, manager_id, cohort, start, end } = relation;
  if (end !== null && end < start) {
    return refuse({ code: 'end-before-start', start, end });
  }
  if (manager_id !== null && !rows.managers.some((one) => one.id === manager_id)) {
    return refuse({ code: 'no-manager', id: manager_id });
  }
  const same = rows.relations.find(
    (one) =>
      one.id !== id && one.mentor_id === mentor_id && one.mentee_id === mentee_id && one.cohort === cohort,
  );
  return same && refuse({ code: 'once-in-a-cohort', pair: pair(same), status: same.status });
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
  const after = transitionOf(operation.transition, relation)?.to ?? relation.status;
  return {
    summary: {
      code: 'status-changed',
      pair: pair(relation),
      status: [relation.status, after],
      on: operation.on.toString(),
    },
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
    return refuse({
      code: 'wrong-status',
      pair: pair(relation),
      status: relation.status,
      transition,
      needed: TRANSITIONS.filter(({ name }) => name === transition).map(({ from }) => from),
      possible: TRANSITIONS.filter(({ from }) => from === relation.status).map(({ name }) => name),
    });
  }
  if (isBefore(today, on)) {
    return refuse({ code: 'status-in-future', on: on.toString() });
  }
  const last = ownOf(rows.relation_changes, relation.id)
    .toSorted((one, other) => one.number - other.number)
    .at(-1);
  if (last !== undefined && isBefore(on, dayOf(last.since))) {
    return refuse({
      code: 'status-too-early',
      pair: pair(relation),
      status: last.status,
      since: last.since,
      to: found.to,
      on: on.toString(),
    });
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
  const after = changedRow(relationFields, before, patch);
  const others = wordsOf(relationDetails, changedFields(relationDetails, before, after));
  const changed = {
    ...(after.manager_id !== before.manager_id && {
      manager: [manager(before.manager_id), manager(after.manager_id)] as const,
    }),
    ...(after.start !== before.start && { start: [before.start, after.start] as const }),
    ...(after.end !== before.end && { end: [before.end, after.end] as const }),
    ...(after.cohort !== before.cohort && { cohort: [before.cohort, after.cohort] as const }),
    ...(others.length > 0 && { others }),
  };
  if (Object.keys(changed).length === 0) {
    return alreadyDone({ code: 'pair-so-already', pair: pair(before) });
  }
  return (
    problemOf(after, context) ?? {
      summary: { code: 'relation-changed', pair: pair(before), ...changed },
      notes: [],
      changes: [changeOf('relations', before, after)],
    }
  );
}

/**
 * Why a relation may not be deleted; null where it may: only one that was made by mistake.
 *
 * @param received how many feedbacks of it came in
 */
export function whyUndeletable(
  received: number,
  changes: readonly { readonly status: RelationStatus }[],
): Undeletable | null {
  if (received > 0) return 'received';
  const isNew = changes.every(({ status }) => status === 'proposed' || status === 'matched');
  return isNew ? null : 'history';
}

/** Plans to delete a relation. */
export function planDeletion(
  { relation_id }: OperationOf<'delete-relation'>,
  { rows }: PlanningContext,
): Plan | Refused {
  const relation = relationOf(rows, relation_id);
  if ('refused' in relation) return relation;
  const received =
    ownOf(rows.feedbacks, relation_id).length + ownOf(rows.feedback_answers, relation_id).length;
  const why = whyUndeletable(received, ownOf(rows.relation_changes, relation_id));
  if (why !== null) {
    return refuse({ code: 'undeletable', pair: pair(relation), why });
  }
  return {
    summary: { code: 'relation-deleted', pair: pair(relation) },
    notes: [],
    changes: [
      ...tablesOf('relation')
        .toReversed()
        .flatMap((table) => {
          const own: readonly object[] = rows[table];
          return own
            .filter((row) => recordIdOf(table, row) === relation_id)
            .map((row) => [table, row] as const);
        })
        .map(([table, before]) => parseRowChange({ table, before, after: null })),
    ],
  };
}
