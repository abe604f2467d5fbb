/** Records and values for the contract suites. */

import fc from 'fast-check';
import { type Course, courseFields } from '../../src/domain/course.ts';
import type { NewSmartGoal } from '../../src/domain/smart-goal.ts';
import { anyString } from '../support/any-string.ts';
import { exampleRecord } from '../support/records.ts';

/** A goal as a writer gave it; `overrides` are what the test is about. */
export const newGoal = (overrides: Partial<NewSmartGoal> = {}): NewSmartGoal => ({
  created_at: Temporal.Instant.from('2026-11-21T02:10:54.570232Z'),
  input: 'I want to become a team lead.',
  output: 'I will lead two projects by 20 February 2027.',
  input_tokens: 241,
  output_tokens: 14,
  writer: 'offline',
  variant: 0,
  milliseconds: 3,
  tokens_counted_by: 'service',
  model: null,
  language: 'en',
  ...overrides,
});

/** A course with nothing in it that may be left out. */
export function newCourse(overrides: Partial<Course> = {}): Omit<Course, 'id'> {
  const { id: _id, ...course } = exampleRecord(courseFields);
  return { ...course, ...overrides };
}

const microseconds = (instant: string): bigint => Temporal.Instant.from(instant).epochNanoseconds / 1000n;

/** Instants of the years 1 to 9999 with microseconds. */
export const anyInstant = fc
  .bigInt({ min: microseconds('0001-01-01T00:00:00Z'), max: microseconds('9999-12-31T23:59:59.999999Z') })
  .map((value) => new Temporal.Instant(value * 1000n));

/** Text of any script, well-formed and without NUL, which the service refuses. */
export const anyText = anyString({ minLength: 1, maxLength: 300 }).filter((text) => !text.includes('\0'));

/** Texts that stores are known to spoil. */
export const awkwardTexts: readonly string[] = [
  'Ich möchte Führungskraft werden. Želim postati voditelj. Хочу стать лидером.',
  '我想成为团队负责人。 أريد أن أصبح قائد فريق. मैं टीम लीडर बनना चाहता हूँ।',
  '🚀👩🏽‍💻 to the 🌕',
  'one\u2028two\u2029three\nfour\r\nfive\tsix',
  `'; DROP TABLE smart_goals; -- "quoted" \\ %s $1 ? :name`,
  'e\u0301 is not \u00e9, and \ufeff stays',
  '𝟙'.repeat(20_000),
];

/** The same record with its times as text: times have no properties that a comparison would look at. */
export function comparable<Item extends object>(record: Item): object {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      value instanceof Temporal.Instant ? value.toString() : value,
    ]),
  );
}
