/** Places of mentors, and who could be in another pair. */

import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { type DeskVisitor, startDesk, type TestDesk } from '../support/desk.ts';

suite('places and people without a pair', () => {
  let desk: TestDesk;
  let olga: DeskVisitor;
  before(async () => {
    desk = await startDesk();
    olga = await desk.enter('Olga', 'olga@example.org', 'manager');
    for (const [name, role, places] of [
      ['Dora', 'mentee', ''],
      ['Emil', 'mentor', '1'],
      ['Fred', 'mentor', ''],
      ['Gina', 'mentor', '0'],
    ] as const) {
      const person = {
        role,
        places,
        full_name: `${name} Example`,
        email: `${name.toLowerCase()}@example.org`,
      };
      const language = name === 'Emil' ? 'pl' : '';
      const made = await olga.post('/desk/people/new/', { seen: '9', ...person, language });
      assert.equal(made.status, 303, made.text);
    }
  });
  after(() => desk[Symbol.asyncDispose]());

  const change = async (path: string, fields: Readonly<Record<string, string>>) => {
    const { seen } = await olga.get(path);
    return olga.post(path, { seen, ...fields });
  };
  const namesIn = (text: string, role: string): readonly string[] =>
    [...text.matchAll(new RegExp(`name="${role}" value="\\d+" aria-label="(\\w+)`, 'g'))].map(
      ([, name = '']) => name,
    );
  /** Bea, who mentors two. */
  const BEA = '/desk/people/2/';
  const asBea = { full_name: 'Bea Example', email: 'bea@example.org', language: '' };

  test('say who has room: mentees without a pair, mentors with free places', async () => {
    const { text } = await olga.get('/desk/people/free/');
    assert.deepEqual(namesIn(text, 'mentee'), ['Dora']);
    // Bea has two mentees and has not said how many she takes; nor has Fred, who has none.
    assert.deepEqual(namesIn(text, 'mentor'), ['Emil', 'Fred']);
    assert.equal((await change(`${BEA}change/`, { ...asBea, places: '3' })).status, 303);
    assert.match((await olga.get(BEA)).text, /Free places<\/dt><dd dir="auto">1</);
    assert.deepEqual(namesIn((await olga.get('/desk/people/free/')).text, 'mentor'), ['Bea', 'Emil', 'Fred']);
    assert.deepEqual(namesIn((await olga.get('/desk/people/free/?language=pl')).text, 'mentor'), ['Emil']);
    const file = (await olga.get('/desk/people/?free=yes&role=mentor&download=csv')).text;
    assert.match(file, /Places,Free places,Phone,Organisation,City/);
    assert.match(file, /Bea Example,Mentor,bea@example.org,,2,3,1/);
  });

  test('warn who makes a pair with a mentor who has no place left, and forbid nothing', async () => {
    await change(`${BEA}change/`, { ...asBea, places: '2' });
    const filled = await olga.get('/desk/pairs/new/?mentee=4&mentor=2&cohort=2025');
    assert.match(filled.text, /Bea Example, bea@example.org, 2 open pairs, no free place/);
    assert.match(filled.text, /<option selected>2025/);
    const pair = { mentee: '4', mentor: '2', start: '2026-01-05', status: 'matched', cohort: '2025' };
    const warned = await change('/desk/pairs/new/', pair);
    assert.equal(warned.status, 422);
    assert.match(warned.text, /Bea Example already has 2 mentees, and 2 places/);
    const accepted = /name="accepted" value="([^"]*)"/.exec(warned.text)?.[1] ?? '';
    const made = await olga.post('/desk/pairs/new/', { seen: warned.seen, accepted, ...pair });
    assert.equal(made.status, 303, made.text);
    assert.deepEqual(namesIn((await olga.get('/desk/people/free/')).text, 'mentee'), []);
    assert.match((await olga.get(BEA)).text, /Free places<\/dt><dd dir="auto">0</);
  });

  test('refuse what is no number of places, and are not asked of mentees', async () => {
    const refused = await change(`${BEA}change/`, { ...asBea, places: 'many' });
    assert.equal(refused.status, 422);
    assert.match(refused.text, /Write a whole number from 0 to 999/);
    assert.doesNotMatch((await olga.get('/desk/people/1/change/')).text, /name="places"/);
  });
});
