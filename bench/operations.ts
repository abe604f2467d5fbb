/** Operations on a large programme, each of which is previewed, performed and undone. */

import type { Operation } from '../src/domain/operations/operation.ts';
import type { ProgrammeRows } from '../src/domain/operations/rows.ts';

/** An operation by the name under which it is told. */
export interface Case {
  readonly name: string;
  /** What is done, where the id of the round that was created before is known; the programme is the same after its undo. */
  readonly operation: (round: number) => Operation;
  /** Performed before it, and not measured. */
  readonly after?: Operation;
  /** The manager who looks after all relations while it is measured. */
  readonly manages?: number;
}

/** Somebody who has as many relations as nobody else. */
const busiest = (rows: ProgrammeRows, of: 'mentor_id' | 'mentee_id' | 'manager_id'): readonly number[] =>
  [...Map.groupBy(rows.relations, (relation) => relation[of])]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .flatMap(([id]) => id ?? []);

/** One of each kind, and the largest of those that may be large. */
export function casesFor(rows: ProgrammeRows, today: Temporal.PlainDate): readonly Case[] {
  const relation_id = rows.relations[Math.floor(rows.relations.length / 2)]?.id ?? 1;
  const [mentor = 1, otherMentor = 2] = busiest(rows, 'mentor_id');
  const [from_id = 1, to_id = 2] = busiest(rows, 'manager_id');
  const [person_id = 1] = busiest(rows, 'mentee_id');
  const round_id = rows.feedback_rounds.find(({ title }) => title === 'Final')?.id ?? 1;
  const cohort = rows.relations[0]?.cohort ?? '';
  const roles = ['mentee', 'mentor'] as const;
  const create: Operation = {
    kind: 'create-round',
    title: 'Goodbye',
    due: { counts_from: 'start', days: 7 },
    roles,
    order: null,
    cohort: null,
  };
  const key = { relation_id, round_id, role: 'mentee' } as const;
  const missing = rows.relations.slice(0, 500).map(({ id }) => ({ ...key, relation_id: id }));
  const hold: Operation = { kind: 'change-status', relation_id, transition: 'hold', on: today };
  return [
    {
      name: 'create a relation with two people',
      operation: () => ({
        kind: 'create-relation',
        mentor: { full_name: 'Ada Example', email: 'ada@example.org' },
        mentee: { full_name: 'Bea Example', email: 'bea@example.org' },
        manager_id: from_id,
        cohort,
        start: today.subtract({ days: 100 }),
        end: null,
        status: 'matched',
      }),
    },
    { name: 'hold a relation', operation: () => hold },
    {
      name: 'resume a relation',
      operation: () => ({ kind: 'change-status', relation_id, transition: 'resume', on: today }),
      after: { ...hold, on: today.subtract({ days: 30 }) },
    },
    {
      name: 'complete a relation',
      operation: () => ({ kind: 'change-status', relation_id, transition: 'complete', on: today }),
    },
    {
      name: 'move the dates of a relation',
      operation: () => ({
        kind: 'change-relation',
        relation_id,
        patch: { start: today.subtract({ days: 50 }), end: today.add({ days: 300 }) },
      }),
    },
    {
      name: 'move a relation to another cohort',
      operation: () => ({ kind: 'change-relation', relation_id, patch: { cohort: 'another' } }),
    },
    {
      name: 'change a person',
      operation: () => ({ kind: 'change-person', person_id, patch: { full_name: 'Other' } }),
    },
    { name: 'drop a mentee out', operation: () => ({ kind: 'drop-out', person_id, on: today }) },
    {
      name: 'drop the busiest mentor out',
      operation: () => ({ kind: 'drop-out', person_id: mentor, on: today }),
    },
    {
      name: 'merge the two busiest mentors',
      operation: () => ({ kind: 'merge-people', keep_id: mentor, remove_id: otherMentor }),
    },
    {
      name: 'hand over all of the busiest manager',
      operation: () => ({ kind: 'hand-over', from_id, to_id }),
    },
    {
      name: `hand over all ${rows.relations.length} of a manager`,
      operation: () => ({ kind: 'hand-over', from_id, to_id }),
      manages: from_id,
    },
    { name: 'create a round for all', operation: () => create },
    {
      name: 'move a round that nobody has given',
      operation: (round_id) => ({
        kind: 'change-round',
        round_id,
        cohort: null,
        patch: { due: { counts_from: 'start', days: 9 } },
      }),
      after: create,
    },
    {
      name: 'put a round that nobody has given off',
      operation: (round_id) => ({
        kind: 'change-round',
        round_id,
        cohort: null,
        patch: { due: { counts_from: 'start', days: 3000 } },
      }),
      after: create,
    },
    {
      name: 'switch a round off that nobody has given',
      operation: (round_id) => ({ kind: 'switch-round', round_id, cohort: null, active: false }),
      after: create,
    },
    {
      name: 'move a round that nobody has given in the cohort of all',
      operation: (round_id) => ({
        kind: 'change-round',
        round_id,
        cohort,
        patch: { due: { counts_from: 'share', share: 0.25, days_without_end: 50 } },
      }),
      after: create,
    },
    {
      name: 'move a round that most have given',
      operation: () => ({
        kind: 'change-round',
        round_id,
        cohort: null,
        patch: { due: { counts_from: 'start', days: 100 } },
      }),
    },
    {
      name: 'switch a round off that most have given',
      operation: () => ({ kind: 'switch-round', round_id, cohort: null, active: false }),
    },
    {
      name: 'rename a round',
      operation: () => ({ kind: 'change-round', round_id, cohort: null, patch: { title: 'Last' } }),
    },
    {
      name: 'note a feedback',
      operation: () => ({ kind: 'receive-feedback', key, received_on: today, source: null }),
    },
    {
      name: 'move the date of a feedback',
      operation: () => ({ kind: 'move-feedback', key, due_date: today.add({ days: 9 }) }),
    },
    { name: 'waive a feedback', operation: () => ({ kind: 'waive-feedback', key }) },
    {
      name: `note ${missing.length} feedbacks`,
      operation: () => ({
        kind: 'several-feedbacks',
        operations: missing.map((one) => ({
          kind: 'receive-feedback',
          key: one,
          received_on: today,
          source: null,
        })),
      }),
    },
  ];
}
