/** Who owes which feedback, worked out by hand. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { shiftedByHolds, statusOn } from '../../src/domain/due-feedbacks.ts';
import {
  type FeedbackRound,
  mayFollow,
  type Programme,
  RELATION_STATUSES,
  type Relation,
  ROLES,
} from '../../src/domain/programme.ts';
import { dueFeedbacks, toFeedbackNeeded } from '../support/needed-feedbacks.ts';
import { UNKNOWN_PAIR, UNKNOWN_PERSON } from '../support/unknown-person.ts';

const day = (text: string): Temporal.PlainDate => Temporal.PlainDate.from(text);

const EVERYWHERE = { active: true, cohorts: [], titles: null } as const;

const ROUNDS: readonly FeedbackRound[] = [
  {
    id: 1,
    title: 'Chemistry',
    order: 1,
    due: { counts_from: 'start', days: 14 },
    roles: ROLES,
    ...EVERYWHERE,
  },
  {
    id: 2,
    title: 'Mid Program',
    order: 2,
    due: { counts_from: 'share', share: 0.5, days_without_end: 90 },
    roles: ROLES,
    ...EVERYWHERE,
  },
  {
    id: 3,
    title: 'Final',
    order: 3,
    due: { counts_from: 'end', days: 0, days_without_end: 180 },
    roles: ROLES,
    ...EVERYWHERE,
  },
];

/** Ada (1) is mentored by Bea (2) from 4 May to 31 October 2026, looked after by Maria. */
const RELATION: Relation = {
  id: 1,
  mentee_id: 1,
  mentor_id: 2,
  manager_id: 1,
  cohort: '2026',
  ...UNKNOWN_PAIR,
  start: day('2026-05-04'),
  end: day('2026-10-31'),
  history: [{ status: 'matched', since: day('2026-05-04'), reason: null }],
};

const PROGRAMME: Programme = {
  managers: [{ id: 1, first_name: 'Maria', last_name: 'Example', email: 'maria@example.org' }],
  participants: [
    {
      id: 1,
      role: 'mentee',
      full_name: 'Ada Example',
      email: 'ada@example.org',
      ...UNKNOWN_PERSON,
    },
    {
      id: 2,
      role: 'mentor',
      full_name: 'Bea Example',
      email: 'bea@example.org',
      ...UNKNOWN_PERSON,
    },
    {
      id: 3,
      role: 'mentee',
      full_name: 'Cleo Example',
      email: 'cleo@example.org',
      ...UNKNOWN_PERSON,
    },
  ],
  relations: [RELATION],
  rounds: ROUNDS,
  exceptions: [],
  feedbacks: [],
};

/** `title role person due`, a line an entry. */
function listed(programme: Programme, today: string): string[] {
  return dueFeedbacks(programme, day(today)).map(
    ({ round, role, person, due_date }) => `${round.title} ${role} ${person.id} ${due_date}`,
  );
}

const withRelation = (changes: Partial<Relation>): Programme => ({
  ...PROGRAMME,
  relations: [{ ...RELATION, ...changes }],
});

suite('what is due', () => {
  test('is due on its day and not the day before', () => {
    assert.deepEqual(listed(PROGRAMME, '2026-05-17'), []);
    assert.deepEqual(listed(PROGRAMME, '2026-05-18'), [
      'Chemistry mentee 1 2026-05-18',
      'Chemistry mentor 2 2026-05-18',
    ]);
  });

  test('comes to the middle rounded down, and to the end', () => {
    // 180 days from start to end: the middle is 90 days after the start.
    assert.deepEqual(listed(PROGRAMME, '2026-10-31').slice(2), [
      'Mid Program mentee 1 2026-08-02',
      'Mid Program mentor 2 2026-08-02',
      'Final mentee 1 2026-10-31',
      'Final mentor 2 2026-10-31',
    ]);
    const odd = withRelation({ end: day('2026-11-01') });
    assert.ok(listed(odd, '2026-11-01').includes('Mid Program mentee 1 2026-08-02'));
  });

  test('counts days from the start where no end is known', () => {
    const open = withRelation({ end: null });
    assert.deepEqual(listed(open, '2026-10-31'), [
      'Chemistry mentee 1 2026-05-18',
      'Chemistry mentor 2 2026-05-18',
      'Mid Program mentee 1 2026-08-02',
      'Mid Program mentor 2 2026-08-02',
      'Final mentee 1 2026-10-31',
      'Final mentor 2 2026-10-31',
    ]);
  });

  test('crosses the end of February in leap years and others', () => {
    for (const [start, due] of [
      ['2024-02-15', '2024-02-29'],
      ['2024-02-16', '2024-03-01'],
      ['2026-02-15', '2026-03-01'],
      ['2026-12-20', '2027-01-03'],
    ] as const) {
      const relation = withRelation({
        start: day(start),
        end: null,
        history: [{ status: 'matched', since: day(start), reason: null }],
      });
      assert.deepEqual(listed(relation, due), [`Chemistry mentee 1 ${due}`, `Chemistry mentor 2 ${due}`]);
    }
  });

  test('is owed only while the relation is matched', () => {
    for (const status of RELATION_STATUSES) {
      const relation = withRelation({ history: [{ status, since: day('2026-05-04'), reason: null }] });
      assert.equal(listed(relation, '2026-12-01').length > 0, status === 'matched', status);
    }
    const ended = withRelation({
      history: [...RELATION.history, { status: 'completed', since: day('2026-06-01'), reason: null }],
    });
    assert.equal(listed(ended, '2026-05-31').length, 2);
    assert.deepEqual(listed(ended, '2026-06-01'), []);
  });

  test('is moved by holds at or before it, and not by later ones', () => {
    const held = (from: string, until: string): Programme =>
      withRelation({
        history: [
          ...RELATION.history,
          { status: 'on_hold', since: day(from), reason: 'illness' },
          { status: 'matched', since: day(until), reason: null },
        ],
      });
    const chemistry = (programme: Programme): string | undefined => listed(programme, '2027-06-01')[0];
    assert.equal(chemistry(held('2026-05-10', '2026-05-20')), 'Chemistry mentee 1 2026-05-28');
    assert.equal(chemistry(held('2026-05-18', '2026-05-20')), 'Chemistry mentee 1 2026-05-20');
    assert.equal(chemistry(held('2026-05-19', '2026-05-30')), 'Chemistry mentee 1 2026-05-18');
    // A hold before the date moves it past the beginning of another, which then moves it as well.
    const twice = shiftedByHolds(day('2026-05-18'), [
      { from: day('2026-05-10'), until: day('2026-05-15') },
      { from: day('2026-05-20'), until: day('2026-05-22') },
    ]);
    assert.equal(twice.toString(), '2026-05-25');
  });

  test('is excepted: another date, whatever was held, or none at all', () => {
    const exception = { relation_id: 1, round_id: 1, role: 'mentee' as const, reason: 'holiday' };
    const later = {
      ...PROGRAMME,
      exceptions: [{ ...exception, due_date: day('2026-06-30'), waived: false }],
    };
    assert.deepEqual(listed(later, '2026-06-29'), ['Chemistry mentor 2 2026-05-18']);
    assert.equal(listed(later, '2026-06-30')[0], 'Chemistry mentee 1 2026-06-30');
    const waived = { ...PROGRAMME, exceptions: [{ ...exception, due_date: null, waived: true }] };
    assert.deepEqual(listed(waived, '2026-06-29'), ['Chemistry mentor 2 2026-05-18']);
  });

  test('is no longer owed once it is in, also where that was early', () => {
    const feedback = {
      relation_id: 1,
      round_id: 1,
      role: 'mentor' as const,
      source: null,
      external_id: null,
    };
    const early = { ...PROGRAMME, feedbacks: [{ ...feedback, received_on: day('2026-05-05') }] };
    assert.deepEqual(listed(early, '2026-06-01'), ['Chemistry mentee 1 2026-05-18']);
    // On a day before it came in, it was owed.
    const late = { ...PROGRAMME, feedbacks: [{ ...feedback, received_on: day('2026-06-10') }] };
    assert.equal(listed(late, '2026-06-09').length, 2);
    assert.equal(listed(late, '2026-06-10').length, 1);
  });

  test('stands once for a person and round: the longest overdue, and when it is in, the next', () => {
    const other: Relation = { ...RELATION, id: 2, mentee_id: 3, manager_id: null, start: day('2026-05-01') };
    const two = { ...PROGRAMME, relations: [RELATION, other] };
    const mentors = (programme: Programme) =>
      dueFeedbacks(programme, day('2026-05-31')).filter(({ role }) => role === 'mentor');
    assert.deepEqual(
      mentors(two)
        .map((due) => toFeedbackNeeded(due, two))
        .map(({ due_date, manager }) => `${due_date} ${manager}`),
      ['2026-05-15 '],
    );
    const received = {
      relation_id: 2,
      round_id: 1,
      role: 'mentor' as const,
      source: null,
      external_id: null,
    };
    const next = { ...two, feedbacks: [{ ...received, received_on: day('2026-05-20') }] };
    assert.deepEqual(
      mentors(next)
        .map((due) => toFeedbackNeeded(due, next))
        .map(({ due_date, manager }) => `${due_date} ${manager}`),
      ['2026-05-18 Maria'],
    );
  });

  test('is shown with the fields of the interface', () => {
    const [first] = dueFeedbacks(PROGRAMME, day('2026-05-18'));
    assert.ok(first);
    const { due_date, ...rest } = toFeedbackNeeded(first, PROGRAMME);
    assert.equal(due_date.toString(), '2026-05-18');
    assert.deepEqual(rest, {
      role: 'mentee',
      model_id: 1,
      full_name: 'Ada Example',
      title: 'Chemistry',
      manager: 'Maria',
      mr_status: 'matched',
    });
  });
});

test('a status holds from its day on, and before the first there is none', () => {
  assert.equal(statusOn(RELATION, day('2026-05-03')), undefined);
  assert.equal(statusOn(RELATION, day('2026-05-04')), 'matched');
});

test('statuses follow each other as the programme runs', () => {
  const allowed = RELATION_STATUSES.flatMap((before) =>
    RELATION_STATUSES.filter((after) => mayFollow(before, after)).map((after) => `${before} ${after}`),
  );
  assert.deepEqual(allowed, [
    'proposed matched',
    'proposed declined',
    'matched on_hold',
    'matched completed',
    'matched ended_early',
    'on_hold matched',
    'on_hold completed',
    'on_hold ended_early',
  ]);
});
