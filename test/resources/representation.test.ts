/** How records are shown. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { courseFields } from '../../src/domain/course.ts';
import { feedbackNeededFields } from '../../src/domain/feedbacks-needed.ts';
import { smartGoalFields } from '../../src/domain/smart-goal.ts';
import { showRecord } from '../../src/resources/representation.ts';
import { newCourse, newGoal } from '../contract/examples.ts';

test('a goal is shown with its specified fields in their order, and always with microseconds', () => {
  const created_at = Temporal.Instant.from('2026-07-21T02:10:54Z');
  const shown = showRecord(smartGoalFields, { ...newGoal({ created_at }), id: 7 }, 'Europe/Berlin');
  assert.deepEqual(Object.entries(shown), [
    ['id', 7],
    ['created_at', '2026-07-21T04:10:54.000000+02:00'],
    ['input', 'I want to become a team lead.'],
    ['output', 'I will lead two projects by 20 February 2027.'],
    ['input_tokens', 241],
    ['output_tokens', 14],
  ]);
});

test('a course is shown with times without a fraction, and with its nulls', () => {
  const date_w1 = Temporal.Instant.from('2026-12-04T17:00:00Z');
  const shown = showRecord(courseFields, { ...newCourse({ date_w1 }), id: 1 }, 'Europe/Berlin');
  assert.deepEqual(shown, { ...newCourse(), id: 1, date_w1: '2026-12-04T18:00:00+01:00' });
  assert.deepEqual(Object.keys(shown), Object.keys(courseFields));
});

test('a day is shown as a day', () => {
  const feedback = {
    role: 'mentee',
    model_id: 7,
    full_name: 'Ada Example',
    title: 'Final',
    manager: 'Maria',
    due_date: Temporal.PlainDate.from('2028-02-29'),
    mr_status: 'matched',
  };
  assert.deepEqual(showRecord(feedbackNeededFields, feedback, 'UTC'), {
    ...feedback,
    due_date: '2028-02-29',
  });
});

test('a value that JSON does not know is a mistake of the program', () => {
  assert.throws(() => showRecord(smartGoalFields, { id: 1n }, 'UTC'), TypeError);
});
