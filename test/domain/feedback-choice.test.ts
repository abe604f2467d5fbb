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
  test('each can be chosen by its cohort, also where only the case or an accent tells them apart', () => {
    const programme = programmeOf('Spring', 'spring', 'Été', '');
    const unclear = selectFeedback(programme, { person: '1', round: 'chemistry' }, today);
    assert.ok('candidates' in unclear);
    const chosen = unclear.candidates.map(({ named }) =>
      selectFeedback(programme, { person: '1', round: 'chemistry', ...named }, today),
    );
    assert.deepEqual(
      chosen.map((one) => ('relation' in one ? one.relation.id : one.problem)),
      [1, 2, 3, 4],
    );
    const loosely = selectFeedback(programme, { person: '1', round: 'chemistry', cohort: 'ete' }, today);
    assert.ok('relation' in loosely && loosely.relation.id === 3);
  });
});
