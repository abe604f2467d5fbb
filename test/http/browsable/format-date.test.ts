import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatDate } from '../../../src/pages/format-date.ts';

test('a time, a day and a month are said as people say them', () => {
  assert.equal(formatDate('2026-05-04T18:00:00+02:00'), '4 May 2026, 18:00');
  assert.equal(formatDate('2026-11-21T03:10:54.570232+01:00'), '21 November 2026, 03:10');
  assert.equal(formatDate('2026-05-18'), '18 May 2026');
  assert.equal(formatDate('2026-12'), 'December 2026');
  for (const other of ['', 'soon', '2026-13-01', '2026']) assert.equal(formatDate(other), '');
});
