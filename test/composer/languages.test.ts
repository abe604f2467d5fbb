import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { LANGUAGE_CODES, loadLanguage } from '../../src/composer/languages/index.ts';

const FOLDER = new URL('../../src/composer/', import.meta.url);
/** What a whole language and the whole composer besides may have, in lines. */
const MOST_LINES_OF_LANGUAGE = 400;
const MOST_LINES = 3000;

const linesOf = (path: string): number => readFileSync(new URL(path, FOLDER), 'utf8').split('\n').length - 1;

test('the composer stays small', () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const isLanguage = (name: string): boolean => /^languages\/[a-z]{2}\.ts$/.test(name);
  for (const name of files.filter(isLanguage)) assert.ok(linesOf(name) <= MOST_LINES_OF_LANGUAGE, name);
  const others = files.filter((name) => !isLanguage(name)).reduce((sum, name) => sum + linesOf(name), 0);
  assert.ok(others <= MOST_LINES, `${others} lines`);
});

for (const code of LANGUAGE_CODES) {
  test(`${code}: every sentence has its dates and a figure, and is short enough for five goals`, async () => {
    const { plans, any, worry, until, soon, unsupported, time, lead, quotes } = await loadLanguage(code);
    const sentences = [...Object.values(plans).flat(), ...any, worry, until, ...soon];
    for (const text of [...sentences, unsupported]) {
      assert.deepEqual(text.match(/\{\w+\}/g), ['{date}'], text);
      assert.match(text, /\.$/, text);
      assert.doesNotMatch(text, /\s\s|\s[,.]|\p{Extended_Pictographic}/u, text);
      assert.ok(text.split(' ').length <= 36, text);
    }
    const numbers = time.numbers.split(/[:;|]/).map((cue) => cue.trim());
    for (const text of sentences)
      assert.ok(/\d/.test(text) || text.split(' ').some((word) => numbers.includes(word)), text);
    for (const [label, [one, other]] of Object.entries(plans)) assert.notEqual(one, other, label);
    assert.equal(new Set(sentences).size, sentences.length);
    assert.equal(any.length, 3);
    assert.match(lead, /^\{words\}\s*:\s$/);
    assert.equal(quotes.length, 4);
    assert.equal(time.months.split(';').length, 12);
    assert.equal(time.weekdays.split(';').length, 7);
  });
}
