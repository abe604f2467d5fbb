/** Questions and answers: what is read is what is written, and whatever is sent gives an answer or says what is wrong. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import {
  answerTo,
  choicesOf,
  MAX_ANSWER,
  needsAttention,
  parseQuestions,
  QUESTION_KINDS,
  type Question,
  questionsFor,
  RANGES,
  storedAnswer,
  storedQuestions,
  textIn,
  valuesOf,
} from '../../../src/domain/forms/question.ts';

const text = { en: 'How is it going?' };
const base = {
  name: 'going',
  kind: 'rating',
  text,
  isRequired: true,
  audience: 'both',
  readers: 'programme',
};

/** Any question as an editor would send it. */
const anyQuestion = fc
  .record({
    name: fc.stringMatching(/^[a-z][a-z0-9_]{0,12}$/).filter((name) => name !== 'call_requested'),
    kind: fc.constantFrom(...QUESTION_KINDS),
    text: fc.constantFrom(text, { de: 'Wie läuft es?', pl: 'Jak idzie?' }),
    isRequired: fc.boolean(),
    audience: fc.constantFrom('mentee', 'mentor', 'both'),
    readers: fc.constantFrom('programme', 'partner'),
    options: fc.uniqueArray(fc.stringMatching(/^[a-z][a-z0-9_]{0,5}$/), { minLength: 1, maxLength: 5 }),
  })
  .map(({ options, ...rest }) => ({
    ...rest,
    ...((rest.kind === 'choice' || rest.kind === 'choices') && {
      options: options.map((name) => ({ name, text })),
    }),
  }));

const oneQuestion = (changes: object): Question => {
  const parsed = parseQuestions([{ ...base, ...changes }]);
  assert.ok('questions' in parsed, JSON.stringify(parsed));
  const [question] = parsed.questions;
  assert.ok(question);
  return question;
};

suite('questions', () => {
  test('are the same after they were stored', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyQuestion, { selector: ({ name }) => name, maxLength: 8 }), (sent) => {
        const parsed = parseQuestions(sent);
        const isAsked = sent.some(({ kind }) => kind !== 'paragraph');
        assert.equal('questions' in parsed, isAsked);
        if (!('questions' in parsed)) return;
        assert.deepEqual(storedQuestions(JSON.stringify(parsed.questions)), parsed.questions);
        for (const role of ['mentee', 'mentor'] as const) {
          const own = questionsFor(parsed.questions, role);
          assert.ok(own.every(({ audience }) => audience === 'both' || audience === role));
        }
      }),
    );
  });

  test('are parsed or refused, whatever is sent', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (value, other) => {
        for (const sent of [value, [value], [{ ...base, text: value, options: other }]]) {
          const parsed = parseQuestions(sent);
          if ('fault' in parsed) assert.ok(parsed.fault.question >= 0);
        }
      }),
    );
  });

  test('that are wrong are refused by number and field', () => {
    const cases: readonly (readonly [changes: object, field: string, problem: string])[] = [
      [{ name: '' }, 'name', 'missing'],
      [{ name: 'How?' }, 'name', 'invalid'],
      [{ name: 'call_requested' }, 'name', 'reserved'],
      [{ name: 'first' }, 'name', 'duplicate'],
      [{ kind: 'upload' }, 'kind', 'invalid'],
      [{ text: {} }, 'text', 'missing'],
      [{ text: { en: 'x'.repeat(2001) } }, 'text', 'too-long'],
      [{ text: { xx: 'x' } }, 'text', 'invalid'],
      [{ isRequired: 'yes' }, 'isRequired', 'invalid'],
      [{ audience: 'all' }, 'audience', 'invalid'],
      [{ readers: 'all' }, 'readers', 'invalid'],
      [{ ends: { low: text } }, 'ends', 'missing'],
      [{ kind: 'choice' }, 'options', 'missing'],
      [
        {
          kind: 'choice',
          options: [
            { name: 'a', text },
            { name: 'a', text },
          ],
        },
        'options',
        'duplicate',
      ],
      [{ attention: { choices: ['a'] } }, 'attention', 'invalid'],
      [{ kind: 'yes_no', attention: { choices: ['maybe'] } }, 'attention', 'unknown-choice'],
      [{ kind: 'long_text', attention: { choices: ['a'] } }, 'attention', 'invalid'],
    ];
    for (const [changes, field, problem] of cases) {
      const parsed = parseQuestions([
        { ...base, name: 'first' },
        { ...base, ...changes },
      ]);
      assert.deepEqual(parsed, { fault: { question: 2, field, problem } });
    }
    const form = { question: 0, field: 'questions' };
    assert.deepEqual(parseQuestions([]), { fault: { ...form, problem: 'missing' } });
    assert.deepEqual(parseQuestions(new Array(31).fill(base)), { fault: { ...form, problem: 'too-many' } });
    assert.throws(() => storedQuestions('[{}]'), /question 1 of a stored form is wrong: name is missing/);
  });

  test('are shown in the language, that of the programme, or any', () => {
    const texts = { de: 'Wie?', fr: 'Comment ?' };
    assert.equal(textIn(texts, 'fr', 'de'), 'Comment ?');
    assert.equal(textIn(texts, 'pl', 'de'), 'Wie?');
    assert.equal(textIn(texts, 'pl', 'en'), 'Wie?');
  });
});

suite('answers', () => {
  test('are accepted as they are shown again, and stored without loss', () => {
    fc.assert(
      fc.property(anyQuestion, fc.array(fc.string({ unit: 'binary' }), { maxLength: 3 }), (sent, typed) => {
        const question = oneQuestion({ ...sent, kind: sent.kind === 'paragraph' ? 'number' : sent.kind });
        const names = choicesOf(question);
        for (const values of [typed, names, ['3'], ['0'], ['-1,5'], []]) {
          const { answer = null } = { answer: null, ...answerTo(question, values) };
          if (answer === null) continue;
          assert.deepEqual(storedAnswer(JSON.stringify(answer)), answer);
          assert.deepEqual(answerTo(question, valuesOf(answer)), { answer });
          assert.doesNotMatch(valuesOf(answer).join(), /[\0-\x08\x0b-\x1f\x7f-\x9f]/);
          needsAttention(question, answer);
        }
      }),
    );
  });

  test('of a rating are its numbers', () => {
    for (const kind of ['rating', 'scale'] as const) {
      const question = oneQuestion({ kind });
      const { minimum, maximum } = RANGES[kind];
      for (const number of [minimum, maximum]) {
        assert.deepEqual(answerTo(question, [String(number)]), { answer: number });
      }
      for (const number of [maximum + 1]) {
        assert.deepEqual(answerTo(question, [String(number)]), {
          fault: { code: 'out-of-range', minimum, maximum },
        });
      }
      assert.deepEqual(answerTo(question, ['two']), { fault: { code: 'no-number' } });
    }
  });

  test('may be left out where they are not required', () => {
    assert.deepEqual(answerTo(oneQuestion({}), [' ']), { fault: { code: 'required' } });
    assert.deepEqual(answerTo(oneQuestion({ isRequired: false }), []), { answer: null });
  });

  test('are no longer than may be, as people count characters', () => {
    const question = oneQuestion({ kind: 'long_text' });
    const most = MAX_ANSWER.long_text;
    assert.deepEqual(answerTo(question, ['🙂'.repeat(most)]), { answer: '🙂'.repeat(most) });
    assert.deepEqual(answerTo(question, ['x'.repeat(100_000)]), {
      fault: { code: 'too-long', count: 100_000, most },
    });
    assert.deepEqual(answerTo(question, ['a\r\nb\0\u0007c\ud800']), { answer: 'a\nbc\ufffd' });
  });

  test('need attention where their question says so', () => {
    const rating = oneQuestion({ attention: { atMost: 2 } });
    assert.deepEqual(
      [1, 2, 3].map((answer) => needsAttention(rating, answer)),
      [true, true, false],
    );
    const met = oneQuestion({ kind: 'yes_no', attention: { choices: ['no'] } });
    assert.deepEqual(
      ['yes', 'no'].map((answer) => needsAttention(met, answer)),
      [false, true],
    );
    const options = ['a', 'b'].map((name) => ({ name, text }));
    const several = oneQuestion({ kind: 'choices', options, attention: { choices: ['b'] } });
    assert.equal(needsAttention(several, ['a', 'b']), true);
    assert.deepEqual(answerTo(several, ['b', 'a', 'b']), { answer: ['a', 'b'] });
    assert.deepEqual(answerTo(several, ['c']), { fault: { code: 'no-choice' } });
  });
});
