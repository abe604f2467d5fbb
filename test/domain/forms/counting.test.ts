/** What answers come to: nothing is lost or counted twice. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type AnswerCount, barsOf, meanOf } from '../../../src/domain/forms/counting.ts';
import type { Question } from '../../../src/domain/forms/question.ts';

const question = (kind: Question['kind'], names: readonly string[] = []): Question => ({
  name: 'q',
  kind,
  text: { en: 'Q?' },
  isRequired: false,
  audience: 'both',
  readers: 'programme',
  ...(names.length > 0 && { options: names.map((name) => ({ name, text: { en: name } })) }),
});

const sum = (counts: readonly { readonly count: number }[]): number =>
  counts.reduce((total, { count }) => total + count, 0);

const counts = <Value extends number | string>(value: fc.Arbitrary<Value>) =>
  fc.uniqueArray(fc.record({ value, count: fc.integer({ min: 1, max: 50 }) }), {
    selector: (one) => one.value,
  });

test('Every number has its place among the bars, few or many', () => {
  fc.assert(
    fc.property(counts(fc.integer({ min: -1000, max: 1000 })), (given) => {
      const bars = barsOf(question('number'), given);
      assert.equal(sum(bars), sum(given));
      assert.ok(bars.length <= 11);
    }),
  );
});

test('A scale has all its steps, and choices all that are offered, also those that nobody chose', () => {
  fc.assert(
    fc.property(counts(fc.integer({ min: 1, max: 5 })), (given) => {
      const bars = barsOf(question('rating'), given);
      assert.deepEqual(
        bars.map(({ of }) => of),
        ['1', '2', '3', '4', '5'],
      );
      assert.equal(sum(bars), sum(given));
    }),
  );
  const several: readonly AnswerCount[] = [
    { value: ['a', 'b'], count: 2 },
    { value: ['b', 'gone'], count: 3 },
  ];
  assert.deepEqual(barsOf(question('choices', ['a', 'b', 'c']), several), [
    { of: 'a', count: 2 },
    { of: 'b', count: 5 },
    { of: 'c', count: 0 },
    { of: 'gone', count: 3 },
  ]);
});

test('The mean is that of the numbers', () => {
  assert.equal(
    meanOf([
      { value: 1, count: 3 },
      { value: 5, count: 1 },
    ]),
    2,
  );
  assert.equal(meanOf([{ value: 'yes', count: 3 }]), null);
  assert.equal(meanOf([]), null);
});
