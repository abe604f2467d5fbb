/** What uploads at the desk say where they cannot go on by themselves: what was read, which field wants an answer, and what there is to do. */

import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { type DeskVisitor, startDesk, type TestDesk } from '../support/desk.ts';
import { hiddenFields, sendFiles } from '../support/desk-upload.ts';

suite('the advice of uploads', () => {
  let desk: TestDesk;
  let olga: DeskVisitor;
  before(async () => {
    desk = await startDesk();
    olga = await desk.enter('Olga', 'olga@example.org', 'manager');
  });
  after(() => desk[Symbol.asyncDispose]());

  const upload = async (files: Readonly<Record<string, string>>): Promise<string> => {
    const sent = await sendFiles(`${desk.service.address}/desk/upload/`, olga.cookie, files);
    assert.equal(sent.status, 303, sent.text);
    return sent.location;
  };

  test('files that hold nothing known are shown with what was read, and no step leads back to the same', async () => {
    for (const [name, content, said, isChosen] of [
      [
        'colours.csv',
        'Colour,Size\nred,12\n',
        /It has the columns “Colour”, “Size”, which do not show what it contains/,
        true,
      ],
      ['empty.csv', '', /empty\.csv is empty\./, false],
      ['odd.jsonl', '{"a":1}\n', /odd\.jsonl is JSON\. Save its table as XLSX or CSV/, false],
      [
        'goals.csv',
        'id,input,output,input_tokens,output_tokens,created_at\n1,x,y,1,1,2026-01-01T00:00:00Z\n',
        /It has the columns “id”, “input”, .*, which do not show what it contains/,
        true,
      ],
    ] as const) {
      const path = await upload({ [name]: content });
      const { text } = await olga.get(path);
      assert.match(text, /<h2 id="summary-title">Nothing in this file can be imported as it is<\/h2>/, name);
      assert.match(text, said, name);
      assert.ok(!text.includes(`</a>: ${name}`), `${name} is named twice`);
      assert.doesNotMatch(text, /--kind|--role/, name);
      assert.equal(/<select id="t0-kind"/.test(text), isChosen, name);
      assert.match(text, new RegExp(`action="${path}remove/"`), name);
      const again = await olga.post(path, { 't0-kind': 'skip' });
      assert.match(
        again.status === 303 ? (await olga.get(path)).text : again.text,
        /can be imported as it is/,
        name,
      );
      await olga.post(`${path}remove/`, {});
    }
  });

  test('a sheet without rows says so, and what can be done', async () => {
    const path = await upload({ 'people.csv': 'Role,Full name,E-mail\n' });
    const { text } = await olga.get(path);
    assert.match(text, /<h1>Nothing would change<\/h1>/);
    assert.match(text, /have no rows below the names of their columns\. There is nothing to import\./);
    assert.match(text, /class="primary">Discard this upload</);
    await olga.post(`${path}remove/`, {});
  });

  test('a form without an answer says which field wants one', async () => {
    const names =
      'Mentee,Mentor,Status,Start,Cohort\nZacharias Zubiri,Yolanda Yrigoyen,matched,2025-03-03,2025\n';
    const path = await upload({ 'names.csv': names });
    const { text } = await olga.get(path);
    assert.match(text, />The e-mail of “Yolanda Yrigoyen”</);
    const empty = await olga.post(path, {});
    assert.equal(empty.status, 422);
    assert.match(
      empty.text,
      /href="#person:mentor:yolanda_yrigoyen">Write the e-mail of “Yolanda Yrigoyen”, or choose/,
    );
    const wrong = await olga.post(path, {
      'own:person:mentor:yolanda yrigoyen': 'yolanda@example',
    });
    assert.match(wrong.text, /“yolanda@example” has no dot after the @/);
    // What can be taken of a refused form is kept, and what cannot stays in its field.
    const half = await olga.post(path, {
      'own:person:mentor:yolanda yrigoyen': 'yolanda@example',
      'own:person:mentee:zacharias zubiri': 'zacharias@example.org',
    });
    assert.equal(half.status, 422);
    assert.match(half.text, /The mentee “zacharias zubiri” is zacharias@example\.org/);
    assert.match(half.text, /Open questions \(1\)/);
    assert.match(half.text, /value="yolanda@example"/);
    await olga.post(`${path}remove/`, {});
  });

  test('one tick and one button import sheets whose role and status no column has, and the second time nothing is asked', async () => {
    const sheets = {
      'Mentoren.csv': 'Vorname;Nachname;E-Mail;Hobby\nIda;Wzor;ida@example.org;Schach\n',
      'Mentees.csv': 'Name;E-Mail;Ort\nRosa Test;rosa@example.org;Wien\n',
      'Paare.csv': 'Mentorin;Mentee;Beginn;Ende\nIda Wzor;Rosa Test;03.11.2025;04.05.2026\n',
    };
    const path = await upload(sheets);
    const { text } = await olga.get(path);
    assert.match(text, /Open questions \(1\)/);
    assert.match(text, /Status, in every row/);
    assert.match(text, /Left out, because there is no field for it: Hobby\./);
    const kinds = Object.fromEntries(
      [
        ...text.matchAll(
          /<select id="(t\d-[a-z]\w*(?:-\w+)?)" name="[^"]*"[^>]*>.*?<option value="([^"]*)" selected/g,
        ),
      ].map(([, name = '', value = '']) => [name, value]),
    );
    const sent = await olga.post(path, { ...kinds, ...hiddenFields(text), right: 'all' });
    assert.equal(sent.location, `${path}done/`, sent.text);
    const again = await upload(sheets);
    assert.match((await olga.get(again)).text, /<h1>Nothing would change<\/h1>/);
    await olga.post(`${again}remove/`, {});
  });

  test('a word that was misread is asked about again when the sheet comes the next time', async () => {
    const sheet = (status: string) => ({
      'words.csv': `Mentor e-mail,Mentee e-mail,Cohort,Start,Status\nbea@example.org,ada@example.org,2031,2031-01-06,${status}\n`,
    });
    const path = await upload(sheet('weit weg'));
    await olga.post(path, { 'value:status:weit_weg': 'matched', keep: 'yes' });
    const { text } = await olga.get(path);
    const sent = await olga.post(path, { ...hiddenFields(text), right: 'all' });
    assert.equal(sent.location, `${path}done/`, sent.text);
    const again = await upload(sheet('weit weg'));
    const known = (await olga.get(again)).text;
    assert.match(known, /1 answer is given[\s\S]*Status “weit weg” is read as [\w ]+, as last time/);
    assert.doesNotMatch(known, /Open questions/);
    await olga.post(again, { 'ask-again': 'yes' });
    assert.match((await olga.get(again)).text, /Open questions[\s\S]*Status “weit weg”/);
    await olga.post(`${again}remove/`, {});
  });

  test('what is asked again stays open when a column is chosen', async () => {
    const sheet = {
      'names.csv':
        'Mentor e-mail,Mentee,Cohort,Start,Status\nbea@example.org,Addie,2032,2032-01-05,matched\n',
    };
    const path = await upload(sheet);
    await olga.post(path, { 'own:person:mentee:addie': 'ada@example.org', keep: 'yes' });
    const sent = await olga.post(path, { ...hiddenFields((await olga.get(path)).text), right: 'all' });
    assert.equal(sent.location, `${path}done/`, sent.text);
    const again = await upload(sheet);
    assert.match((await olga.get(again)).text, /as last time/);
    await olga.post(again, { 'ask-again': 'yes' });
    assert.match((await olga.get(again)).text, /Open questions[\s\S]*addie/i);
    await olga.post(again, { 't0-kind': 'relations', 't0-c2': '', keep: 'yes' });
    const { text } = await olga.get(again);
    assert.match(text, /Open questions[\s\S]*addie/i);
    assert.doesNotMatch(text, /as last time/);
    await olga.post(`${again}remove/`, {});
  });

  test('two of one name in a sheet are two in what changes', async () => {
    const path = await upload({
      'people.csv':
        'Role,Full name,E-mail\nmentee,Tom Twin,tom1@example.org\nmentee,Tom Twin,tom2@example.org\nmentee,Una Unique,una@example.org\n',
    });
    const { text } = await olga.get(path);
    for (const name of ['Tom Twin (tom1@example.org)', 'Tom Twin (tom2@example.org)', 'Una Unique'])
      assert.ok(text.includes(`>${name}</th>`), text);
    assert.doesNotMatch(text, /New person \(2\)/);
    await olga.post(`${path}remove/`, {});
  });

  test('a new pair gets its manager on the way, and the same sheet again has nothing to import', async () => {
    const sheet =
      'Mentor e-mail,Mentee e-mail,Cohort,Start,Status\nbea@example.org,cleo@example.org,2026,2025-11-03,matched\n';
    const path = await upload({ 'new.csv': sheet });
    const without = (await olga.get(path)).text;
    assert.match(without, /New pair, without a manager/);
    assert.match(without, /One new pair has no manager\./);
    assert.match((await olga.get(path)).text, /<option value="maria@example\.org">Maria Muster<\/option>/);
    const chosen = await olga.post(path, {
      't0-kind': 'relations',
      't0-v-manager_email': 'maria@example.org',
      keep: 'yes',
    });
    assert.equal(chosen.location, path);
    const { text } = await olga.get(chosen.location);
    assert.match(text, /New pair, manager: Maria Muster/);
    assert.doesNotMatch(text, /no manager\./);
    assert.equal((await olga.post(path, hiddenFields(text))).location, `${path}done/`);

    const second = await upload({ 'new.csv': sheet });
    const same = (await olga.get(second)).text;
    assert.match(same, /<h1>Nothing would change<\/h1>/);
    assert.doesNotMatch(same, />Import<\/button>/);
    assert.match(same, />Discard this upload<\/button>/);
    await olga.post(`${second}remove/`, {});
  });
});
