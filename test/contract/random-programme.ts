/** Random programmes, with every awkwardness that a due date can meet. */

import fc from 'fast-check';
import {
  type Feedback,
  type FeedbackException,
  mayFollow,
  type ParticipantRole,
  RELATION_STATUSES,
  type Relation,
  type RelationStatus,
  ROLES,
  type StatusChange,
} from '../../src/domain/programme.ts';
import { UNKNOWN_PAIR } from '../support/unknown-person.ts';

type PlainDate = Temporal.PlainDate;

/** What a programme is filled with, people and rounds by their place from 1. */
export interface ProgrammePlan {
  readonly managers: number;
  readonly mentees: number;
  readonly mentors: number;
  readonly relations: readonly Omit<Relation, 'id'>[];
  readonly exceptions: readonly FeedbackException[];
  readonly feedbacks: readonly Omit<Feedback, 'external_id'>[];
  readonly today: PlainDate;
}

/** Days about which dates go wrong: ends of months, leap days, ends of years, and any other. */
const DAY: fc.Arbitrary<PlainDate> = fc
  .oneof(
    fc.constantFrom(
      '2024-02-29',
      '2026-01-31',
      '2026-02-28',
      '2026-03-29',
      '2026-10-25',
      '2026-12-31',
      '2027-01-01',
    ),
    fc
      .integer({ min: 0, max: 1200 })
      .map((days) => Temporal.PlainDate.from('2024-01-01').add({ days }).toString()),
  )
  .map((text) => Temporal.PlainDate.from(text));

/** A history that may have happened: each status follows the one before, on the same day or later. */
function historyFrom(start: PlainDate, steps: readonly (readonly [number, number])[]): StatusChange[] {
  const history: StatusChange[] = [{ status: 'proposed', since: start.subtract({ days: 7 }), reason: null }];
  let since = start.subtract({ days: 7 });
  let status: RelationStatus = 'proposed';
  for (const [choice, days] of steps) {
    const next = RELATION_STATUSES.filter((candidate) => mayFollow(status, candidate));
    const chosen = next[choice % Math.max(1, next.length)];
    if (chosen === undefined) break;
    since = since.add({ days });
    status = chosen;
    history.push({ status, since, reason: null });
  }
  return history;
}

// Mostly matched, mostly with some holds: others owe nothing.
const STEPS = fc.array(fc.tuple(fc.constantFrom(0, 0, 0, 0, 0, 1, 2), fc.integer({ min: 0, max: 40 })), {
  minLength: 1,
  maxLength: 6,
});

const ROLE: fc.Arbitrary<ParticipantRole> = fc.constantFrom(...ROLES);
const ROUND = fc.integer({ min: 1, max: 3 });

/** A programme of some people and relations. */
export const programmePlan: fc.Arbitrary<ProgrammePlan> = fc
  .record({
    pairs: fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 5, max: 7 })), {
      maxLength: 8,
      selector: (pair) => pair.join(' '),
    }),
    today: DAY,
  })
  .chain(({ pairs, today }) => {
    const count = pairs.length;
    const relations = fc.tuple(
      ...pairs.map(([mentee_id, mentor_id]) =>
        fc
          .record({
            start: DAY,
            length: fc.option(fc.integer({ min: 0, max: 400 }), { nil: null }),
            manager: fc.option(fc.integer({ min: 1, max: 2 }), { nil: null }),
            steps: STEPS,
          })
          .map(
            ({ start, length, manager, steps }): Omit<Relation, 'id'> => ({
              mentee_id,
              mentor_id,
              manager_id: manager,
              cohort: '',
              ...UNKNOWN_PAIR,
              start,
              end: length === null ? null : start.add({ days: length }),
              // Nothing in it lies after the day that is asked about: such a change is not taken.
              history: historyFrom(start, steps).filter(
                ({ since }, index) => index === 0 || Temporal.PlainDate.compare(since, today) <= 0,
              ),
            }),
          ),
      ),
    );
    const place = {
      relation_id: fc.integer({ min: 1, max: Math.max(1, count) }),
      round_id: ROUND,
      role: ROLE,
    };
    const keyOf = (one: {
      readonly relation_id: number;
      readonly round_id: number;
      readonly role: ParticipantRole;
    }): string => `${one.relation_id} ${one.round_id} ${one.role}`;
    const most = count === 0 ? 0 : 8;
    return fc.record({
      managers: fc.constant(2),
      mentees: fc.constant(4),
      mentors: fc.constant(3),
      relations,
      exceptions: fc.uniqueArray(
        fc.record({
          ...place,
          due_date: fc.option(DAY, { nil: null }),
          waived: fc.boolean(),
          reason: fc.constant(null),
        }),
        { maxLength: most, selector: keyOf },
      ),
      feedbacks: fc.uniqueArray(
        fc.record({
          ...place,
          received_on: DAY.filter((day) => Temporal.PlainDate.compare(day, today) <= 0),
          source: fc.constant(null),
        }),
        { maxLength: most, selector: keyOf },
      ),
      today: fc.constant(today),
    });
  });
