/** People and managers at the desk: added, changed, merged, dropped out, erased; and who may only look. */

import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { type DeskVisitor, startDesk, type TestDesk } from '../support/desk.ts';

const NAME = '<img src=x onerror=alert(1)> & "Zoë"';
const SHOWN = '&lt;img src=x onerror=alert(1)&gt; &amp; &quot;Zoë&quot;';

suite('people at the desk', () => {
  let desk: TestDesk;
  let olga: DeskVisitor;
  before(async () => {
    desk = await startDesk();
    olga = await desk.enter('Olga', 'olga@example.org', 'manager');
  });
  after(() => desk[Symbol.asyncDispose]());

  test('are added, and no name breaks a page', async () => {
    const fields = {
      role: 'mentee',
      full_name: NAME,
      email: 'zoe@example.org',
      language: 'de',
      external_id: '',
    };
    const made = await olga.post('/desk/people/new/', fields);
    assert.match(made.location, /^\/desk\/people\/4\/\?done=/);
    for (const path of [
      made.location,
      '/desk/people/?q=zoe',
      '/desk/people/4/change/',
      '/desk/people/4/merge/',
      '/desk/people/4/erase/',
      `/desk/people/4/merge/?q=${encodeURIComponent(NAME)}`,
      '/desk/people/1/merge/?other=4',
      '/desk/pairs/new/?mentee=4',
      `/desk/pairs/new/?mentor_search=${encodeURIComponent(NAME)}&find=mentor`,
    ]) {
      const { status, text } = await olga.get(path);
      assert.equal(status, 200, path);
      assert.ok(text.includes(SHOWN), path);
      assert.doesNotMatch(text, /<img src=x/, path);
    }
    assert.match((await olga.get('/desk/people/4/')).text, /German/);
    const same = await olga.post('/desk/people/new/', { ...fields, full_name: 'Other', language: '' });
    assert.equal(same.status, 422);
    assert.match(same.text, /has the e-mail zoe@example.org already/);
    assert.match(same.text, /name="full_name"[^>]* value="Other"/);
  });

  test('are changed, merged and drop out, and all of it can be undone', async () => {
    const changed = await olga.post('/desk/people/4/change/', {
      full_name: 'Ada Double',
      email: 'double@example.org',
      language: 'pl',
      external_id: 'X-1',
      seen: (await olga.get('/desk/people/4/change/')).seen,
    });
    assert.equal(changed.status, 303);
    assert.match((await olga.get('/desk/people/4/')).text, /Ada Double.*Polish.*X-1/s);
    // The history says each cell before and after, to those who may see it.
    const entry =
      /<a href="(\/desk\/history\/\d+\/)">Changed the/.exec((await olga.get('/desk/history/')).text)?.[1] ??
      '';
    const told = (await olga.get(entry)).text.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
    assert.match(told, /Olga, /);
    assert.match(told, /Person: Ada Double E-mail zoe@example\.org double@example\.org/);
    assert.match(told, /Person: Ada Double Language of messages German Polish/);
    const made = await olga.get('/desk/settings/accounts/new/');
    const account = { name: 'Nils', email: 'nils@example.org', role: 'coordinator', seen: made.seen };
    assert.equal((await olga.post('/desk/settings/accounts/new/', account)).status, 303);
    const newest =
      /<a href="(\/desk\/history\/\d+\/)">/.exec((await olga.get('/desk/history/')).text)?.[1] ?? '';
    assert.match((await olga.get(newest)).text, /Account: Nils/);
    const paula = await desk.enter('Paula', 'paula@example.org', 'viewer');
    assert.doesNotMatch((await paula.get(newest)).text, /nils@example\.org/);
    const otto = await desk.enter('Otto', 'otto@example.org', 'coordinator');
    assert.equal((await otto.get(entry)).status, 404);
    assert.match((await olga.get('/desk/people/1/merge/?q=double')).text, /other=4">Choose/);
    const preview = await olga.get('/desk/people/1/merge/?other=4');
    assert.match(preview.text, /This would merge Ada Double into Ada Example/);
    const merged = await olga.post('/desk/people/1/merge/', { other: '4', seen: preview.seen });
    assert.match(merged.location, /^\/desk\/people\/1\/\?done=/);
    assert.equal((await olga.get('/desk/people/4/')).status, 404);
    // The address of the record that is gone still finds the person, and their pairs.
    for (const path of ['/desk/people/?q=double@example.org', '/desk/pairs/?q=double@example.org'])
      assert.match((await olga.get(path)).text, />Ada Example</, path);
    const undo = /action="(\/desk\/history\/\d+\/undo\/)"/.exec((await olga.get(merged.location)).text)?.[1];
    assert.equal((await olga.post(undo ?? '', { back: '/desk/people/4/' })).status, 303);
    assert.equal((await olga.get('/desk/people/4/')).status, 200);
    // A mentor is no other record of a mentee.
    assert.doesNotMatch((await olga.get('/desk/people/1/merge/?other=2')).text, /Merged/);

    const left = await olga.get('/desk/people/2/drop-out/');
    assert.match(left.text, /Ada Example with Bea Example, cohort 2025 ends early/);
    assert.match(left.text, /No longer owed \(\d+\)/);
    const dropped = await olga.post('/desk/people/2/drop-out/', {
      on: Temporal.Now.plainDateISO().toString(),
      reason: 'moved away',
      seen: left.seen,
    });
    assert.equal(dropped.status, 303, dropped.text);
    assert.match((await olga.get('/desk/pairs/1/')).text, /Ended early<\/b>.*moved away/s);
  });

  test('show how they are reached to those who see them, and forget it with an undo', async () => {
    const path = '/desk/people/3/';
    const form = await olga.get(`${path}change/`);
    assert.match(form.text, /<label[^>]*>Phone.*Organisation.*City.*External id/s);
    const value = (name: string): string =>
      new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(form.text)?.[1] ?? '';
    const changed = await olga.post(`${path}change/`, {
      full_name: value('full_name'),
      email: value('email'),
      phone: '+420 123',
      organisation: 'Example & Co',
      city: 'Brno',
      seen: form.seen,
    });
    assert.equal(changed.status, 303, changed.text);
    assert.match(
      (await olga.get(path)).text,
      /Phone.*\+420 123.*Organisation.*Example &amp; Co.*City.*Brno/s,
    );
    const nobody = await desk.enter('Otmar', 'otmar@example.org', 'coordinator');
    assert.equal((await nobody.get(path)).status, 404);
    const undo = /action="(\/desk\/history\/\d+\/undo\/)"/.exec((await olga.get(changed.location)).text)?.[1];
    assert.equal((await olga.post(undo ?? '', { back: path })).status, 303);
    assert.doesNotMatch((await olga.get(path)).text, /Brno|\+420/);
  });

  test('managers are added, changed, and hand over their pairs', async () => {
    const added = await olga.post('/desk/managers/new/', {
      first_name: 'Nora',
      last_name: '',
      email: 'nora@example.org',
    });
    assert.match(added.location, /^\/desk\/managers\/\?done=/);
    const nobody = await olga.post('/desk/managers/1/hand-over/', { to: '', seen: '0' });
    assert.equal(nobody.status, 422);
    const { seen } = await olga.get('/desk/managers/1/hand-over/');
    const given = await olga.post('/desk/managers/1/hand-over/', { to: '2', seen });
    assert.equal(given.status, 303, given.text);
    assert.match((await olga.get('/desk/pairs/?manager=2')).text, /Ada Example/);
    const renamed = await olga.post('/desk/managers/2/', {
      first_name: 'Nora',
      last_name: 'Neu',
      email: 'nora@example.org',
      seen: (await olga.get('/desk/managers/2/')).seen,
    });
    assert.equal(renamed.status, 303);
    assert.match((await olga.get('/desk/managers/')).text, /Nora Neu/);
  });

  test('the history is found by person, and a coordinator finds only what concerns their pairs', async () => {
    const one = (await olga.get('/desk/history/?person=4')).text;
    assert.match(one, /Changes about <a href="\/desk\/people\/4\/">/);
    assert.match(one, /Ada Double/);
    assert.doesNotMatch(one, /Nora/);
    const coordinator = await desk.enter('Cora', 'cora@example.org', 'coordinator');
    assert.match(
      (await coordinator.get('/desk/history/')).text,
      /Nothing in your pairs has been changed yet/,
    );
    assert.match((await coordinator.get('/desk/history/?person=4')).text, /No change fits/);
  });

  test('are erased for good once their name is typed', async () => {
    // An account with the same address, and a course that names them, stay: the page says so before anything is erased.
    await desk.enter('Cleo Example', 'cleo@example.org', 'viewer');
    const { secret } = await desk.service.issue(['courses:write']);
    const course = { title: 'Speaking with Cleo Example', code: 7, gsheet_name: 'SWC' };
    const created = await desk.service.ask(secret, {
      method: 'POST',
      path: '/courses/',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(course),
    });
    assert.equal(created.status, 201, created.body.toString());
    const asked = await olga.get('/desk/people/3/erase/');
    assert.match(asked.text, /cannot be undone/);
    assert.match(
      asked.text,
      /<li>Account \d+, Cleo Example, stays: .*“npx mentoring erase --account”\.<\/li>/,
    );
    assert.match(
      asked.text,
      /<li>These texts mention them and stay, for you to change: [^<]*course[^<]*\.<\/li>/,
    );
    const other = await olga.post('/desk/people/3/erase/', { name: 'Cleo' });
    assert.equal(other.status, 422);
    assert.match((await olga.get('/desk/people/3/')).text, /cleo@example.org/);
    const erased = await olga.post('/desk/people/3/erase/', { name: ' Cleo  Example ' });
    assert.match(erased.location, /^\/desk\/people\/3\/\?done=/);
    const left = await olga.get(erased.location);
    assert.match(left.text, /Erased somebody/);
    const kept = await desk.service.ask((await desk.service.issue(['courses:read'])).secret, {
      path: '/courses/',
    });
    assert.match(kept.body.toString(), /Speaking with Cleo Example/);
    assert.match((await olga.get('/desk/settings/accounts/')).text, /cleo@example\.org/);
    assert.doesNotMatch(left.text, /Cleo|cleo@|<button type="submit">Undo/);
    assert.match((await olga.get('/desk/history/')).text, /Erased somebody.*?Olga/s);
    assert.equal((await olga.post('/desk/people/3/erase/', { name: 'Cleo Example' })).status, 303);
  });

  test('two of one name, and two managers of one, are told apart wherever they are named', async () => {
    const accepted = (text: string) => /name="accepted" value="([^"]*)"/.exec(text)?.[1] ?? '';
    for (const number of [1, 2]) {
      const manager = { first_name: 'Toni', last_name: 'Twin', email: `toni${number}@example.org` };
      assert.equal((await olga.post('/desk/managers/new/', manager)).status, 303);
      const pair = {
        start: '2025-01-07',
        status: 'matched',
        seen: (await olga.get('/desk/pairs/new/')).seen,
        mentee_name: 'Ada Twin',
        mentee_email: `twin${number}@example.org`,
        mentor: '2',
        manager: String(number + 2),
        new_cohort: 'Twins',
      };
      const warned = await olga.post('/desk/pairs/new/', pair);
      const made = await olga.post('/desk/pairs/new/', { ...pair, accepted: accepted(warned.text) });
      assert.equal(made.status, 303, made.text);
    }
    const told = async (path: string, ...wanted: readonly string[]): Promise<string> => {
      const { status, text: page } = await olga.get(path);
      assert.equal(status, 200, path);
      const text = page.replaceAll(/<span class="namesake">([^<]*)<\/span>/g, '($1)');
      for (const name of wanted) assert.ok(text.includes(name), `${path}: ${name} in ${text}`);
      return text;
    };
    const twins = ['Ada Twin (twin1@example.org)', 'Ada Twin (twin2@example.org)'];
    const [first = ''] = twins;
    const list = await told('/desk/pairs/?q=twin', ...twins, 'Toni Twin (toni2@example.org)');
    const pair = /href="(\/desk\/pairs\/\d+\/)">Ada Twin \(twin1/.exec(list)?.[1] ?? '';
    const person = /people\/(\d+)\/">Ada Twin</.exec((await olga.get(pair)).text)?.[1];
    await told(pair, `<h1>${first} and Bea Example</h1>`, 'Toni Twin (toni1@example.org)');
    await told('/desk/owed/?q=ada+twin', ...twins, `aria-label="${first}, Chemistry, about Bea Example"`);
    await told('/desk/history/', ...twins.map((name) => `${name} with Bea Example, cohort Twins`));
    await told('/desk/pairs/new/', '>Toni Twin (toni1@example.org)<');
    await told('/desk/managers/3/hand-over/', '>Toni Twin (toni2@example.org)<');
    const hold = { on: Temporal.Now.plainDateISO().toString(), step: 'preview', seen: '0' };
    const preview = await olga.post(`${pair}hold/`, hold);
    assert.match(preview.text, /This would[^<]*Ada Twin \(twin1@example\.org\)/);
    assert.match(
      preview.text,
      /No longer owed[\s\S]*<li>Chemistry by Ada Twin \(twin1@example\.org\) about Bea/,
    );

    // Nobody else is called so any more.
    const { seen } = await olga.get(`/desk/people/${person}/change/`);
    const renamed = {
      full_name: 'Ada Single',
      email: 'twin1@example.org',
      language: '',
      external_id: '',
      seen,
    };
    assert.equal((await olga.post(`/desk/people/${person}/change/`, renamed)).status, 303);
    assert.doesNotMatch(await told('/desk/pairs/?q=twin2', 'Ada Twin'), /Ada Twin \(/);
  });
});
