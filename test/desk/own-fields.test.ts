/** Fields of people that a programme labels for itself: in forms, pages, sheets, lists, the history and erasures. */

import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { type DeskVisitor, startDesk, type TestDesk } from '../support/desk.ts';
import { hiddenFields, sendFiles } from '../support/desk-upload.ts';

const SETTINGS = '/desk/settings/fields/';
const ADA = '/desk/people/1/';

suite('fields of people that a programme labels for itself', () => {
  let desk: TestDesk;
  let olga: DeskVisitor;
  let maria: DeskVisitor;
  before(async () => {
    desk = await startDesk();
    olga = await desk.enter('Olga', 'olga@example.org', 'manager');
    maria = await desk.enter('Maria', 'maria@example.org', 'coordinator');
  });
  after(() => desk[Symbol.asyncDispose]());

  const send = async (path: string, fields: Readonly<Record<string, string>>) => {
    const { seen } = await olga.get(path);
    return olga.post(path, { seen, ...fields });
  };
  const ada = { full_name: 'Ada Example', email: 'ada@example.org', language: '' };
  const undo = async (location: string) =>
    send(`/desk/history/${/done=(\d+)/.exec(location)?.[1]}/undo/`, {});

  test('are in no form and on no page before they have a label', async () => {
    assert.doesNotMatch((await olga.get(`${ADA}change/`)).text, /other_1/);
    assert.doesNotMatch((await olga.get('/desk/people/?download=csv')).text, /Other/);
    assert.equal((await maria.get(SETTINGS)).status, 404);
  });

  test('get different labels in the settings, which can be undone', async () => {
    const twice = await send(SETTINGS, { other_1: 'Allergies', other_2: 'allergies' });
    assert.equal(twice.status, 422);
    assert.match(twice.text, /Another field has this label/);
    const saved = await send(SETTINGS, { other_1: 'Allergies', other_4: 'Größe <T-Shirt>' });
    assert.equal(saved.status, 303, saved.text);
    assert.match((await olga.get(`${ADA}change/`)).text, /Größe &lt;T-Shirt&gt;/);
    assert.equal((await undo(saved.location)).status, 303);
    assert.doesNotMatch((await olga.get(`${ADA}change/`)).text, /Allergies/);
    await send(SETTINGS, { other_1: 'Allergies', other_4: 'Größe <T-Shirt>' });
  });

  test('are changed, shown, downloaded, undone and told in the history by their labels', async () => {
    const changed = await send(`${ADA}change/`, { ...ada, other_1: 'nuts', other_4: 'M' });
    assert.equal(changed.status, 303, changed.text);
    assert.match((await maria.get(ADA)).text, /Allergies<\/dt><dd dir="auto">nuts/);
    const file = (await olga.get('/desk/people/?download=csv')).text;
    assert.match(file, /City,.*Allergies,Größe <T-Shirt>\n/);
    assert.match(file, /Ada Example,.*,nuts,M\n/);
    const entry = /done=(\d+)/.exec(changed.location)?.[1];
    const { text } = await olga.get(`/desk/history/${entry}/`);
    assert.match(text, /Changed the other details of Ada Example/);
    assert.match(text, /Allergies.*nuts/s);
    assert.equal((await undo(changed.location)).status, 303);
    assert.doesNotMatch((await olga.get(ADA)).text, /nuts/);
  });

  test('come from the columns of a sheet that have their labels', async () => {
    const sheet =
      'Role,Name,E-mail,ALLERGIES,Größe <T-Shirt>,Favourite colour\nmentee,Ada Example,ada@example.org,dust,L,red\n';
    const upload = await sendFiles(`${desk.service.address}/desk/upload/`, olga.cookie, {
      'people.csv': sheet,
    });
    const page = (await olga.get(upload.location)).text;
    assert.match(page, /there is no field for it: Favourite colour/);
    const done = await olga.post(upload.location, { ...hiddenFields(page), do: 'import' });
    assert.equal(done.status, 303, done.text);
    const { text } = await olga.get(ADA);
    assert.match(text, /Allergies<\/dt><dd dir="auto">dust/);
    assert.match(text, /T-Shirt&gt;<\/dt><dd dir="auto">L/);
  });

  test('go with a person who is erased, from the record and from the history', async () => {
    assert.equal((await send(`${ADA}erase/`, { name: 'Ada Example' })).status, 303);
    for (const path of [ADA, ...Array.from({ length: 9 }, (_, index) => `/desk/history/${index + 1}/`)]) {
      assert.doesNotMatch((await olga.get(path)).text, /nuts|dust/, path);
    }
  });
});
