import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '../../src/generators/offline/phrases/index.ts';
import { type Criterion, scoreAnswer, scoreGoal } from '../../src/generators/rubric.ts';

const today = Temporal.PlainDate.from('2026-11-21');
const [english, german] = LANGUAGES;
assert.ok(english && german);
const input = 'I want to learn Python, 3 hours a week';
const circumstances = { input, today, language: english };

test('a good goal meets every criterion', () => {
  const goal =
    'By 13 February 2027 I will finish 1 project of my own with Python, working on it 3 hours a week.';
  assert.deepEqual(scoreGoal(goal, circumstances), { score: 1, failed: [] });
  const german_ =
    'Bis zum 1. März 2027 werde ich 1 eigenes Projekt mit Python fertigstellen und 3 Stunden pro Woche daran arbeiten.';
  assert.deepEqual(
    scoreGoal(german_, { input: 'Ich möchte Python lernen', today, language: german }).failed,
    [],
  );
});

const BAD: readonly (readonly [Criterion, string, string])[] = [
  [
    'committed',
    'no first person',
    'By 13 February 2027 she finishes 1 project of her own with Python, working on it 3 hours a week.',
  ],
  ['length', 'too short', 'I will learn Python by 2027.'],
  [
    'length',
    'too long',
    `By 13 February 2027 I will finish 1 project with Python ${'and one more small part of it '.repeat(7)}.`,
  ],
  [
    'measured',
    'nothing to count',
    'By 13 February 2027 I will finish a project of my own with Python and have it reviewed by someone.',
  ],
  [
    'timed',
    'no date',
    'I will finish 1 project of my own with Python and work on it 3 hours a week until it is done.',
  ],
  [
    'timed',
    'a date that is past',
    'By 13 February 2025 I will finish 1 project of my own with Python, working on it 3 hours a week.',
  ],
  [
    'timed',
    'a date years away',
    'By 13 February 2030 I will finish 1 project of my own with Python, working on it 3 hours a week.',
  ],
  [
    'relevant',
    'about something else',
    'By 13 February 2027 I will bake 3 cakes with my neighbour and eat them in the garden on Sundays.',
  ],
  [
    'reachable',
    'too many hours',
    'By 13 February 2027 I will finish 1 project of my own with Python, working on it 40 hours a week.',
  ],
  [
    'reachable',
    'too high a count',
    'By 13 February 2027 I will finish 500 projects of my own with Python and show them to someone.',
  ],
  [
    'reachable',
    'a promise',
    'By 13 February 2027 I will guarantee 1 perfect project with Python and always work on it as planned.',
  ],
  [
    'concrete',
    'a vague verb',
    'By 13 February 2027 I will improve my Python and understand much more of it than I do at present.',
  ],
  [
    'private',
    'an address',
    'By 13 February 2027 I will finish 1 project with Python and send it to anna@example.org for review.',
  ],
  [
    'language',
    'another language',
    'Bis zum 13 February 2027 werde ich 1 Projekt mit Python fertigstellen und es dann mit einer Person besprechen.',
  ],
];

for (const [criterion, about, goal] of BAD) {
  test(`a goal with ${about} fails ${criterion}`, () => {
    assert.ok(
      scoreGoal(goal, circumstances).failed.includes(criterion),
      JSON.stringify(scoreGoal(goal, circumstances)),
    );
  });
}

test('an answer with six goals, none, or one goal twice fails as a whole', () => {
  const goal =
    'By 13 February 2027 I will finish 1 project of my own with Python, working on it 3 hours a week.';
  assert.ok(scoreAnswer([], circumstances).failed.includes('count'));
  assert.ok(scoreAnswer(Array(6).fill(goal), circumstances).failed.includes('count'));
  assert.ok(scoreAnswer([goal, goal], circumstances).failed.includes('distinct'));
});

test('a goal for finding direction is relevant where nothing but a refusal is known, and not to a clear wish', () => {
  const goal =
    'By 2 January 2027 I will speak with 4 people whose work interests me and choose 1 direction to try out.';
  const failedFor = (text: string): readonly Criterion[] =>
    scoreGoal(goal, { input: text, today, language: english }).failed;
  assert.ok(!failedFor('I want to do anything except sales').includes('relevant'));
  assert.ok(!failedFor('Chcę znaleźć pracę jako analityk danych').includes('relevant'));
  assert.ok(failedFor('I want to bake bread and to open a shop').includes('relevant'));
  assert.ok(failedFor('I want to bake bread').includes('relevant'));
});
