/** Messages at the desk: whom they name follows from ids and from who reads them, never from what somebody has typed. */

import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { type DeskVisitor, startDesk, type TestDesk } from '../support/desk.ts';

/** All people of the small programme, in what might be taken for the place of a name. */
const TRAP = '{person 1} | {person 2} | {person 3} | {manager 1} (1) (2) (3)';
const SHOWN = TRAP.replaceAll('&', '&amp;');
const PAIR = { start: '2026-03-02', end: '', status: 'matched' };

suite('messages at the desk', () => {
  let desk: TestDesk;
  let olga: DeskVisitor;
  let maria: DeskVisitor;
  before(async () => {
    desk = await startDesk();
    olga = await desk.enter('Olga', 'olga@example.org', 'manager');
    // Ada (1) and Bea (2) are her pair 1; Bea and Cleo (3) are pair 2, which nobody looks after.
    maria = await desk.enter('Maria', 'maria@example.org', 'coordinator');
  });
  after(() => desk[Symbol.asyncDispose]());

  const seen = async (): Promise<string> => (await olga.get('/desk/people/1/change/')).seen;
  const acceptedIn = (text: string): string => /name="accepted" value="([^"]*)"/.exec(text)?.[1] ?? '';

  test('what looks like a placeholder is a text like any other', async () => {
    const change = { start: '2025-01-06', end: '2025-07-05', cohort: '2025', new_cohort: TRAP };
    const preview = await maria.post('/desk/pairs/1/change/', {
      ...change,
      seen: await seen(),
      step: 'preview',
    });
    assert.ok(preview.text.includes(`cohort from 2025 to ${SHOWN}`), preview.text);
    assert.doesNotMatch(preview.text, /Cleo|cleo@/);
    const changed = await maria.post('/desk/pairs/1/change/', { ...change, seen: await seen() });
    assert.equal(changed.status, 303, changed.text);
    for (const path of [changed.location, '/desk/history/', '/desk/pairs/1/']) {
      const { text } = await maria.get(path);
      assert.ok(text.includes(SHOWN), path);
      assert.doesNotMatch(text, /Cleo|cleo@/, path);
    }
    assert.ok(
      (await olga.get('/desk/history/')).text.includes(`Ada Example with Bea Example, cohort 2025: cohort`),
    );
  });

  test('a number in a name picks nobody, hides no warning, and names nobody by their e-mail', async () => {
    const rename = async (id: number, full_name: string, email: string) => {
      const fields = { full_name, email, language: '', external_id: '', seen: await seen() };
      const { status, text, location } = await maria.post(`/desk/people/${id}/change/`, fields);
      assert.equal(status, 303, text);
      return (await maria.get(location)).text;
    };
    // Cleo is 3, and has the name that comes before her number.
    const renamed = [
      await rename(1, 'Cleo Example', 'ada@example.org'),
      await rename(1, 'Cleo Example (3)', 'ada@example.org'),
      await rename(2, 'Bea (12)', 'bea@example.org'),
      (await maria.get('/desk/history/')).text,
    ];
    for (const text of renamed) assert.doesNotMatch(text, /cleo@example\.org/);
    assert.match((await olga.get('/desk/history/')).text, /of Cleo Example \(3\)</);

    // A second mentor for her own mentee: the warning names somebody called “Bea (12)”, and stands.
    const again = { ...PAIR, mentee: '1', mentor: '2', cohort: '2027' };
    const warned = await maria.post('/desk/pairs/new/', again);
    assert.match(warned.text, /Cleo Example \(3\) already has a mentor: Bea \(12\)/);
    assert.doesNotMatch(warned.text, /others look after/);
    assert.match((await olga.post('/desk/pairs/new/', again)).text, /already has a mentor: Bea \(12\)/);
  });

  test('a warning tells nothing of the pairs that others look after', async () => {
    const add = async (who: DeskVisitor, mentee: string, mentor: string) => {
      const fields = {
        ...PAIR,
        mentee_name: mentee,
        mentee_email: `${mentee.toLowerCase()}@example.org`,
        mentor,
      };
      const warned = await who.post('/desk/pairs/new/', fields);
      const made = await who.post('/desk/pairs/new/', { ...fields, accepted: acceptedIn(warned.text) });
      assert.equal(made.status, 303, made.text);
      return { warned: warned.text, made };
    };
    // Bea is in one pair of Maria’s and, with these, in three that nobody of them looks after.
    await add(olga, 'Emil', '2');
    await add(olga, 'Frida', '2');
    const { warned, made } = await add(maria, 'Gerd', '2');
    assert.match(warned, /Gerd is new, and is added as a mentee/);
    assert.match(warned, /This also concerns people in other managers’ pairs/);
    assert.doesNotMatch(warned, /already has \d|Emil|Frida/);
    assert.match(
      (await olga.post('/desk/pairs/new/', { ...PAIR, mentee: '1', mentor: '2', cohort: 'x' })).text,
      /already has 5 mentees/,
    );

    // Somebody pairs Gerd with Bea in a pair of their own, so that his creation cannot be undone.
    const twice = { ...PAIR, mentee: '6', mentor: '2', cohort: 'secret-cohort' };
    const accepted = acceptedIn((await olga.post('/desk/pairs/new/', twice)).text);
    assert.equal((await olga.post('/desk/pairs/new/', { ...twice, accepted })).status, 303);
    const number = /done=(\d+)/.exec(made.location)?.[1] ?? '';
    const refused = await maria.post(`/desk/history/${number}/undo/`, { back: '/desk/' });
    assert.equal(refused.status, 422);
    assert.match(refused.text, /other managers’ pairs/);
    assert.doesNotMatch(refused.text, /secret-cohort|Emil|Frida|Cleo Example</);
    assert.match(
      (await olga.get(`/desk/history/${number}/undo/`)).text,
      /is now used by the pair Gerd with Bea/,
    );
  });

  test('an undo is told from what is done again, and both from what they are of', async () => {
    const fields = { full_name: 'Ada', email: 'ada@example.org', language: 'pl', external_id: '' };
    const changed = await maria.post('/desk/people/1/change/', { ...fields, seen: await seen() });
    const undoOf = (text: string): string => /action="(\/desk\/history\/\d+\/undo\/)"/.exec(text)?.[1] ?? '';
    const undo = undoOf((await maria.get(changed.location)).text);
    assert.match((await maria.get(undo)).text, /This would undo: Changed the name and the language of/);
    const undone = await maria.post(undo, { back: '/desk/people/1/' });
    const { text } = await maria.get(undone.location);
    assert.match(text, /Undone: Changed the name and the language of Cleo Example \(3\)/);
    assert.match(text, />Redo</);
    const again = undoOf(text);
    assert.match((await maria.get(again)).text, /This would do again: Changed the name and the language of/);
    const redone = await maria.post(again, { back: '/desk/people/1/' });
    assert.match(
      (await maria.get(redone.location)).text,
      /Done again: Changed the name and the language of Ada</,
    );
  });
});
