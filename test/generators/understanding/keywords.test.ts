/** Lists of keywords, with a mark before each or none: every item is a wish, and none is taken for a verb. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { composeGoals } from '../../../src/generators/composer/compose.ts';

const TODAY = Temporal.PlainDate.from('2026-11-22');

/** The first words of each goal, in any order. */
const CASES: readonly (readonly [text: string, beginnings: readonly string[]])[] = [
  ['excel, public speaking, networking', ['Excel: ', 'Public speaking: ', 'Networking: ']],
  ['excel\npublic speaking\nnetworking', ['Excel: ', 'Public speaking: ', 'Networking: ']],
  [
    '- linkedin (I don’t have one)\n- salary - no idea what to ask for\n- excel (pivot tables)\n- learn sql',
    ['Linkedin: ', 'Salary: ', 'Excel: ', 'To learn SQL, '],
  ],
  [
    '1. finally understand git\n2. salary, I earn less than the others',
    ['To finally understand Git, ', 'Salary: '],
  ],
  ['Englisch B2\nGehalt\nmehr Zeit für Familie', ['Englisch B2: ', 'Gehalt: ', 'Mehr Zeit für Familie: ']],
  ['Excel, Präsentieren, Netzwerken', ['Excel: ', 'Präsentieren: ', 'Netzwerken: ']],
  ['- Delegieren\n- Gehaltserhöhung, ich verdiene weniger', ['Delegieren: ', 'Gehaltserhöhung: ']],
  ['angielski, awans, prawo jazdy', ['Angielski: ', 'Awans: ', 'Prawo jazdy: ']],
];

for (const [input, beginnings] of CASES) {
  test(`begins a goal with each of: ${input.replaceAll('\n', ' / ')}`, async () => {
    const { goals } = await composeGoals({ input, today: TODAY, variant: 0 });
    for (const beginning of beginnings)
      assert.ok(
        goals.some((goal) => goal.startsWith(beginning)),
        `${beginning}…: ${goals.join(' | ')}`,
      );
    assert.equal(goals.length, beginnings.length, goals.join(' | '));
  });
}

test('takes an opening for no part of a keyword', async () => {
  const input = 'ich will Excel\nGehalt\nmehr Zeit';
  const { goals } = await composeGoals({ input, today: TODAY, variant: 0 });
  assert.equal(goals.length, 3, goals.join(' | '));
  for (const goal of goals) assert.doesNotMatch(goal, /ich will Excel:/i);
});

test('takes who somebody is, a greeting and a closing line for no keywords', async () => {
  for (const input of ['Mia, 34, Leeds, baker', 'Hi Anna', 'Viele Grüße', 'Danke', 'test'])
    assert.deepEqual((await composeGoals({ input, today: TODAY, variant: 0 })).goals, [], input);
  const letter = 'Hallo,\nich möchte gern besser Englisch sprechen\nVielen Dank\nAnna';
  const { goals } = await composeGoals({ input: letter, today: TODAY, variant: 0 });
  assert.equal(goals.length, 1, goals.join(' | '));
});
