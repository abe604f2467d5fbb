/** The shipped questions: every round and role has some, in every language, as the editor would take them. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseQuestions, type Question, questionsFor } from '../../../src/domain/forms/question.ts';
import { shippedForm } from '../../../src/domain/forms/shipped/form.ts';
import { LANGUAGES } from '../../../src/domain/languages.ts';
import { ROLES } from '../../../src/domain/programme.ts';

const TITLES = ['Chemistry', 'Mid Program', 'Final', 'Halbzeit', 'Goodbye'];

const textsOf = ({ text, ends, options = [] }: Question) => [
  text,
  ...(ends === undefined ? [] : [ends.low, ends.high]),
  ...options.map((option) => option.text),
];

test('Each shipped form has four to six questions for each role', () => {
  for (const title of TITLES) {
    for (const role of ROLES) {
      const { length } = questionsFor(shippedForm(title), role);
      assert.ok(length >= 4 && length <= 6, `${title}, ${role}: ${length}`);
    }
  }
});

test('Every shipped text is there in every language, and differs between languages', () => {
  for (const question of TITLES.flatMap(shippedForm)) {
    for (const texts of textsOf(question)) {
      assert.deepEqual(Object.keys(texts).sort(), [...LANGUAGES].sort());
      assert.ok(Object.values(texts).every((text) => text === text.trim() && text !== ''));
    }
    // “Ja” and “No” may be the same in several; questions are not.
    assert.equal(new Set(Object.values(question.text)).size, LANGUAGES.length, question.name);
  }
});

test('Shipped forms are what the editor takes', () => {
  for (const title of TITLES) {
    assert.deepEqual(parseQuestions(JSON.parse(JSON.stringify(shippedForm(title)))), {
      questions: shippedForm(title),
    });
  }
});

test('A round in another language begins with the form of the shipped round that it means', () => {
  assert.deepEqual(shippedForm('Halbzeit'), shippedForm('Mid Program'));
  assert.notDeepEqual(shippedForm('Abschluss'), shippedForm('Mid Program'));
});
