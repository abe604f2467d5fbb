/** Which feedback is meant: whatever is told as one that may be can be chosen by what is told. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { selectFeedback } from '../../src/domain/feedback-selection.ts';
import type { Programme } from '../../src/domain/programme.ts';
import { UNKNOWN_PAIR, UNKNOWN_PERSON } from '../support/unknown-person.ts';

const today = Temporal.PlainDate.from('2026-05-18');

/** Ada and Bea, once in each cohort. */
const programmeOf = (...cohorts: readonly string[]): Programme => ({
  managers: [],
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
  ],
  relations: cohorts.map((cohort, index) => ({
    id: index + 1,
    mentor_id: 2,
    mentee_id: 1,
    manager_id: null,
    cohort,
    ...UNKNOWN_PAIR,
    start: today,
    end: null,
    history: [{ status: 'matched', since: today, reason: null }],
  })),
  rounds: [
    {
      id: 1,
      title: 'Chemistry',
      titles: null,
      order: 1,
      due: { counts_from: 'start', days: 14 },
      roles: ['mentee'],
      active: true,
      cohorts: [],
    },
  ],
  exceptions: [],
  feedbacks: [],
});

suite('of several relations of the same two', () => {
  test('each can be chosen by its number', () => {
    const programme = programmeOf('Spring', 'spring', 'Été', '');
    const unclear = selectFeedback(programme, { person: '1', round: 'chemistry' });
    assert.ok('candidates' in unclear);
    assert.deepEqual(
      unclear.candidates.map(({ add }) => add),
      [1, 2, 3, 4].map((number) => `--relation r${number}`),
    );
    for (const relation of [1, 2, 3, 4]) {
      const chosen = selectFeedback(programme, { person: '1', round: 'chemistry', relation });
      assert.deepEqual(chosen, { relation_id: relation, round_id: 1, role: 'mentee' });
    }
  });
});
