/** Who may see and change what at the desk: decided by the rows as they are, whoever did something once and whatever they were. */

import assert from 'node:assert/strict';
import { afterEach, beforeEach, suite, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { createAccountStore } from '../../src/store/accounts/accounts.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { type DeskAnswer, type DeskVisitor, startDesk, type TestDesk } from '../support/desk.ts';

/** The number of an entry in the list, and who made it. */
const ENTRIES = /\/desk\/history\/(\d+)\/">.*?data-label="Who"[^>]*>([^<]*)/gs;
const PAIR = { start: '2026-03-02', end: '', status: 'matched' };
const OTHERS = /other managers’ pairs/;

suite('rights at the desk', () => {
  let desk: TestDesk;
  let olga: DeskVisitor;
  let maria: DeskVisitor;
  beforeEach(async () => {
    desk = await startDesk();
    olga = await desk.enter('Olga', 'olga@example.org', 'manager');
    // Ada (1) and Bea (2) are her pair 1; Bea and Cleo (3) are pair 2, which nobody looks after.
    maria = await desk.enter('Maria', 'maria@example.org', 'coordinator');
  });
  afterEach(() => desk[Symbol.asyncDispose]());

  /** Does something, and returns the number of its entry. */
  const done = ({ status, location, text }: DeskAnswer): string => {
    assert.equal(status, 303, text);
    return /done=(\d+)/.exec(location)?.[1] ?? assert.fail(location);
  };
  const post = async (who: DeskVisitor, path: string, fields: Readonly<Record<string, string>>) =>
    who.post(path, { seen: (await olga.get('/desk/people/1/change/')).seen, ...fields });
  const person = (fields: Readonly<Record<string, string>>) => ({ language: '', external_id: '', ...fields });
  const addNora = (): Promise<DeskAnswer> =>
    olga.post('/desk/managers/new/', { first_name: 'Nora', last_name: 'Neu', email: 'nora@example.org' });
  const handOver = (): Promise<DeskAnswer> => post(olga, '/desk/managers/1/hand-over/', { to: '2' });
  /** Makes a pair, whatever it is warned of. */
  const addPair = async (who: DeskVisitor, fields: Readonly<Record<string, string>>) => {
    const { text } = await post(who, '/desk/pairs/new/', { ...PAIR, ...fields });
    const accepted = /name="accepted" value="([^"]*)"/.exec(text)?.[1] ?? '';
    return done(await post(who, '/desk/pairs/new/', { ...PAIR, ...fields, accepted }));
  };
  const lower = async (name: string): Promise<void> => {
    await using database = openSqlite(desk.service.databaseFile);
    const accounts = createAccountStore(database);
    const { id } = (await accounts.list()).find((one) => one.name === name) ?? assert.fail(name);
    await accounts.change(id, { role: 'coordinator' }, { by: null });
  };
  /** Nothing of an entry is shown to somebody, and they cannot undo it. */
  const isNothingTo = async (who: DeskVisitor, entry: string): Promise<void> => {
    assert.doesNotMatch((await who.get('/desk/history/')).text, new RegExp(`/desk/history/${entry}/`));
    assert.equal((await who.get(`/desk/history/${entry}/`)).status, 404);
    assert.equal((await who.get(`/desk/history/${entry}/undo/`)).status, 404);
    const undone = await who.post(`/desk/history/${entry}/undo/`, { back: '/desk/' });
    assert.equal(undone.status, 404, undone.text);
    assert.doesNotMatch((await olga.get('/desk/history/')).text, /Undone/);
  };

  test('whoever hands pairs over neither sees nor undoes what was done in them; whoever gets them does', async () => {
    const received = done(
      await post(maria, '/desk/pairs/1/feedback/1/mentee/', {
        action: 'received',
        on: '2025-02-01',
      }),
    );
    const renamed = done(
      await post(
        maria,
        '/desk/people/1/change/',
        person({ full_name: 'Ada Example', email: 'ada.new@example.org' }),
      ),
    );
    assert.match((await maria.get('/desk/history/')).text, new RegExp(`/desk/history/${received}/`));
    assert.equal((await addNora()).status, 303);
    assert.equal((await handOver()).status, 303);
    for (const entry of [received, renamed]) await isNothingTo(maria, entry);
    assert.match((await maria.get('/desk/history/')).text, /Nothing in your pairs has been changed yet/);
    assert.doesNotMatch((await maria.get(`/desk/people/?done=${renamed}`)).text, /Ada/);

    const nora = await desk.enter('Nora', 'nora@example.org', 'coordinator');
    assert.match((await nora.get(`/desk/history/${renamed}/`)).text, /ada\.new@example\.org/);
    assert.equal((await nora.post(`/desk/history/${received}/undo/`, { back: '/desk/' })).status, 303);
    assert.match((await nora.get('/desk/pairs/1/')).text, /Undone: Chemistry/);
  });

  test('a manager who is made a coordinator loses the programme, also what they did themselves', async () => {
    const zoe = await desk.enter('Zoe', 'maria.zoe@example.org', 'manager');
    assert.equal((await addNora()).status, 303);
    const switched = done(await post(zoe, '/desk/rounds/1/switch/', { active: 'false' }));
    const given = done(await post(zoe, '/desk/managers/1/hand-over/', { to: '2' }));
    const account = done(
      await post(zoe, '/desk/settings/accounts/new/', {
        name: 'Nils',
        email: 'nils@example.org',
        role: 'viewer',
      }),
    );
    await lower('Zoe');
    for (const entry of [switched, given, account]) await isNothingTo(zoe, entry);
    // Nor is the pair given back by who has it now: it would go to somebody else.
    const nora = await desk.enter('Nora', 'nora@example.org', 'coordinator');
    const back = await nora.post(`/desk/history/${given}/undo/`, { back: '/desk/' });
    assert.notEqual(back.status, 303);
    const viewer = await desk.enter('Vera', 'vera@example.org', 'viewer');
    assert.equal((await viewer.get(`/desk/history/${account}/`)).status, 404);
    assert.doesNotMatch((await viewer.get('/desk/history/')).text, /Nils/);
    assert.match((await viewer.get('/desk/history/')).text, /Switched the round/);
  });

  test('who somebody is changes only who looks after all of their pairs', async () => {
    const bea = person({ full_name: 'Bea Example', email: 'bea@example.org' });
    for (const change of [{ email: 'mine@example.org' }, { external_id: 'B-1' }]) {
      const refused = await post(maria, '/desk/people/2/change/', { ...bea, ...change });
      assert.equal(refused.status, 422);
      assert.match(refused.text, OTHERS);
      assert.match(refused.text, /a programme manager can/i);
      assert.doesNotMatch(refused.text, /Cleo/);
    }
    assert.match((await olga.get('/desk/people/2/')).text, /bea@example\.org/);
    done(await post(maria, '/desk/people/2/change/', { ...bea, full_name: 'Bea B. Example' }));
    done(await post(maria, '/desk/people/1/change/', person({ full_name: 'Ada', email: 'ada@example.net' })));
    // An undo would be the same change.
    const changed = done(
      await post(olga, '/desk/people/2/change/', { ...bea, email: 'bea.new@example.org' }),
    );
    const undone = await maria.post(`/desk/history/${changed}/undo/`, { back: '/desk/' });
    assert.equal(undone.status, 422);
    assert.match(undone.text, OTHERS);
    assert.match((await olga.get('/desk/people/2/')).text, /bea\.new@example\.org/);
  });

  test('what was decided before pairs were handed over is not done after it', async () => {
    assert.equal((await addNora()).status, 303);
    const mentees = Array.from({ length: 24 }, (_, index) => `m${index}@example.org`);
    for (const email of mentees) {
      await addPair(maria, {
        mentee_name: `Mentee of ${email}`,
        mentee_email: email,
        mentor: '2',
        cohort: email,
      });
    }
    const { seen } = await maria.get('/desk/people/1/change/');
    // Each is of its own pair, so that no one of them hinders another.
    const writes = mentees.map((_, index) => async () => {
      const pair = 3 + index;
      await delay(index);
      return [
        () =>
          maria.post(`/desk/pairs/${pair}/feedback/1/mentee/`, {
            action: 'received',
            on: '2026-04-01',
            seen,
          }),
        () =>
          maria.post(
            `/desk/people/${4 + index}/change/`,
            person({ full_name: `N ${index}`, email: `n${index}@example.org`, seen }),
          ),
        () => maria.post('/desk/messages/', { of: 'owed', row: `${pair}-1-mentee`, step: 'written' }),
      ][index % 3]?.();
    });
    const writing = writes.map((write) => write());
    await delay(10);
    const given = handOver();
    await Promise.all(writing);
    const number = Number(done(await given));
    const entries = [...(await olga.get('/desk/history/')).text.matchAll(ENTRIES)];
    assert.ok(entries.some(([, entry, who]) => Number(entry) === number && who === 'Olga'));
    assert.deepEqual(
      entries.filter(([, entry]) => Number(entry) > number).map(([, entry, who]) => `${entry} ${who}`),
      [],
    );
  });

  test('a pair that is deleted takes its people along, and comes back while they are in no pair of others', async () => {
    const people = {
      mentee_name: 'Dora Deleted',
      mentee_email: 'dora@example.org',
      mentor_name: 'Emil Deleted',
      mentor_email: 'emil@example.org',
    };
    const added = await addPair(maria, { ...people, cohort: '2026' });
    const path = '/desk/pairs/3/';
    const list = (await olga.get('/desk/people/')).text;
    const idOf = (name: string) =>
      new RegExp(`/desk/people/(\\d+)/">${name}`).exec(list)?.[1] ?? assert.fail(list);
    const [mentee, mentor] = [idOf('Dora'), idOf('Emil')];
    const taken = done(await post(maria, `${path}delete/`, { reason: '' }));
    await isNothingTo(maria, added);
    const back = `/desk/history/${taken}/undo/`;
    for (const page of ['/desk/history/', `/desk/history/${taken}/`, back]) {
      const { status, text } = await maria.get(page);
      assert.equal(status, 200, page);
      assert.doesNotMatch(text, /Dora|Emil/, page);
    }
    // Nor do they come by it into another pair.
    const other = await post(maria, '/desk/pairs/new/', { ...PAIR, mentee, mentor, cohort: '2026' });
    assert.equal(other.status, 422);
    assert.doesNotMatch(other.text, /Dora|Emil/);

    const again = done(await maria.post(back, { back: '/desk/' }));
    assert.match((await maria.get(path)).text, /Dora Deleted/);
    // Once one of them is in a pair of others, only a manager can bring it back.
    const newest = done(await maria.post(`/desk/history/${again}/undo/`, { back: '/desk/' }));
    await addPair(olga, { mentee, mentor: '2', cohort: '2027' });
    const refused = await maria.post(`/desk/history/${newest}/undo/`, { back: '/desk/' });
    assert.equal(refused.status, 422, refused.text);
    assert.match(refused.text, OTHERS);
    assert.match(refused.text, /A programme manager can do it/);
    assert.doesNotMatch(refused.text, /Dora|Emil/);
    done(await olga.post(`/desk/history/${newest}/undo/`, { back: '/desk/' }));
    assert.match((await maria.get(path)).text, /Dora Deleted/);
  });
});
