/** What uploads at the desk ask over HTTP: each question by row and for all, taken back, and files that come later. */

import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { type DeskVisitor, startDesk, type TestDesk } from '../support/desk.ts';
import { hiddenFields, sendFiles } from '../support/desk-upload.ts';
import { fillProgramme } from '../support/programme.ts';
import { createProgrammeStore } from '../support/programme-store.ts';
import { UNKNOWN_PAIR, UNKNOWN_PERSON } from '../support/unknown-person.ts';
import { workbook } from '../support/workbook.ts';

const day = (text: string): Temporal.PlainDate => Temporal.PlainDate.from(text);

/** The small programme, in which Ada's pair is on hold, Cleo's is completed, and Dora and Emil have one each. */
async function fill(file: string): Promise<void> {
  await fillProgramme(file);
  await using database = openSqlite(file);
  await createProgrammeStore(database, () => day('2025-12-01')).change(async (writer) => {
    for (const name of ['Dora', 'Emil']) {
      const mentee_id = await writer.addParticipant({
        role: 'mentee',
        full_name: name === 'Dora' ? '=Dora Example' : `${name} Example`,
        email: `${name.toLowerCase()}@example.org`,
        ...UNKNOWN_PERSON,
      });
      await writer.addRelation({
        mentor_id: 2,
        mentee_id,
        manager_id: null,
        cohort: '2025',
        ...UNKNOWN_PAIR,
        start: day('2025-02-03'),
        end: null,
        history: [{ status: 'matched', since: day('2025-02-03'), reason: null }],
      });
    }
    const statuses = [
      [1, 'on_hold', '2025-05-01'],
      [4, 'on_hold', '2025-05-02'],
      [2, 'completed', '2025-06-30'],
    ] as const;
    for (const [id, status, since] of statuses) {
      await writer.changeStatus(id, { status, since: day(since), reason: null });
    }
  });
}

const PAIRS = `Mentor e-mail,Mentee e-mail,Cohort,Start,Status,Status since
bea@example.org,ada@example.org,2025,2025-01-06,matched,2025-06-15
bea@example.org,cleo@example.org,2025,2025-02-03,completed,
bea@example.org,dora@example.org,2025,2025-02-10,matched,
bea@example.org,emil@example.org,2025,2025-02-03,matched,2025-06-16
`;

suite('the questions of uploads', () => {
  let desk: TestDesk;
  let olga: DeskVisitor;
  before(async () => {
    desk = await startDesk({}, fill);
    olga = await desk.enter('Olga', 'olga@example.org', 'manager');
  });
  after(() => desk[Symbol.asyncDispose]());

  const upload = async (files: Readonly<Record<string, string | Buffer>>): Promise<string> => {
    const sent = await sendFiles(`${desk.service.address}/desk/upload/`, olga.cookie, files);
    assert.equal(sent.status, 303, sent.text);
    return sent.location;
  };
  const add = (path: string, files: Readonly<Record<string, string | Buffer>>) =>
    sendFiles(`${desk.service.address}${path}add/`, olga.cookie, files);
  /** Which rows the page of the changes asks about: `ending-holds 2`. */
  const asked = (text: string): readonly string[] =>
    [...text.matchAll(/<select id="confirm:([a-z-]+):pairs\.csv:(\d)"/g)].map(
      ([, what, row]) => `${what} ${row}`,
    );
  /** The buttons that lead on. */
  const primary = (text: string): readonly (string | undefined)[] =>
    [...text.matchAll(/class="primary">([^<]*)</g)].map(([, label]) => label);
  /** Keeps answers, without importing. */
  const answer = async (path: string, fields: Readonly<Record<string, string>>) => {
    const sent = await olga.post(path, { ...fields, keep: 'yes' });
    assert.deepEqual([sent.status, sent.location], [303, path]);
    return (await olga.get(sent.location)).text;
  };
  /** Takes all answers back, among them one with this text. */
  const again = async (path: string, text: string) => {
    const page = (await olga.get(path)).text;
    assert.ok(page.includes(`<li dir="auto">${text}</li>`), `${text} is no answer of ${page}`);
    assert.match(page, /<button type="submit" name="ask-again" value="yes">Ask all of them again</);
    await olga.post(path, { 'ask-again': 'yes' });
    return (await olga.get(path)).text;
  };

  test('new people are seen among the changes, and only namesakes are asked about', async () => {
    const numbers = Array.from({ length: 40 }, (_, number) => number);
    const rows = numbers.map(
      (number) => `New ${number},new.${number}@example.org,bea@example.org,2026-03-02,matched`,
    );
    const path = await upload({
      'new.csv': [
        'Mentee,Mentee e-mail,Mentor e-mail,Start,Status',
        ...rows,
        'Ada Example,ada@example.net,bea@example.org,2026-03-02,matched',
        'Cleo Example,other@example.net,bea@example.org,2026-03-02,matched',
      ].join('\n'),
    });
    const { text } = await olga.get(path);
    assert.match(text, /Open questions \(3\)/);
    assert.match(text, /Changes of \d+ people and pairs/);
    // An address that is nearly the same is likely a mistake, another one a namesake.
    const chosen = (key: string) =>
      new RegExp(
        `<select id="${key}"[^>]*>(?:<option(?! selected)[^>]*>[^<]*</option>)*<option value="([^"]*)" selected`,
      ).exec(text)?.[1];
    assert.equal(chosen('new:mentee:ada@example.net'), 'ada@example.org');
    assert.equal(chosen('new:mentee:other@example.net'), 'new');
    const kept = await answer(path, { 'new:mentee:ada@example.net': 'new', right: 'all' });
    assert.doesNotMatch(kept, /Open questions/);
    assert.match(kept, /Changes of 84 people and pairs/);
    await olga.post(`${path}remove/`, {});
  });

  test('ending a hold and moving a date are asked, by row and for all, and asked again', async () => {
    const path = await upload({ 'pairs.csv': PAIRS });
    const first = (await olga.get(path)).text;
    assert.deepEqual(asked(first).toSorted(), ['ending-holds 2', 'ending-holds 5', 'moved-dates 4']);
    assert.match(first, /The sheet moves a date that was set here/);
    const unanswered = await olga.post(path, {});
    assert.equal(unanswered.status, 422, 'nothing was answered');
    const linked = [...unanswered.text.matchAll(/<li><a href="#([^"]+)">([^<]+)</g)];
    assert.equal(linked.length, 3);
    for (const [, id = '', text = ''] of linked) {
      assert.match(text, /^.*\w.*: choose what holds, or answer all rows together\.$/);
      assert.match(
        unanswered.text,
        new RegExp(
          `<select id="${id}" name="${id}" aria-label="[^"]+" aria-invalid="true" aria-describedby="${id}-error">`,
        ),
      );
      assert.ok(unanswered.text.includes(`<ul class="errors" id="${id}-error"><li>${text}`));
    }

    const some = await answer(path, {
      'confirm:ending-holds:pairs.csv:2': 'leave',
      'confirm-all:ending-holds': 'yes',
      'confirm:moved-dates:pairs.csv:4': 'yes',
    });
    assert.deepEqual(asked(some), []);
    assert.match(some, /1 row is left out/);
    const stale = hiddenFields(some);

    // A step back: yes becomes no, and no becomes yes, for one and for all.
    assert.equal(asked(await again(path, 'pairs.csv, row 2: left out')).length, 3);
    const both = {
      'confirm-all:ending-holds': 'leave',
      'confirm:moved-dates:pairs.csv:4': 'yes',
    };
    assert.match(await answer(path, both), /2 rows are left out/);
    assert.equal(asked(await again(path, 'pairs.csv, row 5: left out')).length, 3);
    const last = await answer(path, {
      'confirm:ending-holds:pairs.csv:2': 'yes',
      'confirm:ending-holds:pairs.csv:5': 'leave',
      'confirm:moved-dates:pairs.csv:4': 'yes',
    });

    // What was seen before the answers changed is not what would be written now.
    const old = await olga.post(path, stale);
    assert.equal(old.status, 409);
    assert.equal((await olga.post(path, hiddenFields(last))).location, `${path}done/`);
    await using database = openSqlite(desk.service.databaseFile);
    const { relations } = await createProgrammeStore(database, () => day('2025-12-01')).read();
    assert.deepEqual(
      relations.map(({ start, history }) => [`${start}`, history.at(-1)?.status, `${history.at(-1)?.since}`]),
      [
        ['2025-01-06', 'matched', '2025-06-15'],
        ['2025-02-03', 'completed', '2025-06-30'],
        ['2025-02-10', 'matched', '2025-02-03'],
        ['2025-02-03', 'on_hold', '2025-05-02'],
      ],
    );
  });

  test('a day that is here stays, and a feedback that was withdrawn stays away', async () => {
    const sheet = (day: string) =>
      `Mentor e-mail,Mentee e-mail,Cohort,Role,Round,Received\nbea@example.org,emil@example.org,2025,mentee,Chemistry,${day}\n`;
    const load = async (day: string) => {
      const path = await upload({ 'received.csv': sheet(day) });
      return { path, text: (await olga.get(path)).text };
    };
    const first = await load('2025-02-20');
    await olga.post(first.path, hiddenFields(first.text));
    const feedback = '/desk/pairs/4/feedback/1/mentee/';
    const set = async (fields: Readonly<Record<string, string>>) => {
      const { seen } = await olga.get(feedback);
      assert.equal((await olga.post(feedback, { ...fields, seen })).status, 303);
    };
    await set({ action: 'withdraw' });
    const withdrawn = await load('2025-02-20');
    assert.match(withdrawn.text, /Stays as it is here \(1\)[\s\S]*stays empty [^<]*20 February 2025/);
    await olga.post(`${withdrawn.path}remove/`, {});
    await set({ action: 'received', on: '2025-02-24' });

    const old = await load('2025-02-20');
    assert.match(old.text, /Stays as it is here \(1\)[\s\S]*stays 24 February 2025[^<]*20 February 2025/);
    await olga.post(`${old.path}remove/`, {});
  });

  test('an upload of which all is left out can only be discarded', async () => {
    const path = await upload({ 'managers.csv': 'First name,E-mail\nNora,no address\n' });
    assert.deepEqual(primary(await answer(path, { 'leave-row': 'managers.csv:2' })), ['Discard this upload']);
    await olga.post(`${path}remove/`, {});
  });

  test('lost letters are asked about, and answers are taken back', async () => {
    const path = await upload({
      'people.csv':
        'Role,Full name,E-mail\nmentee,Zo? Test,zoe@example.org\nmentee,A?a Example,ab@example.org\n',
    });
    const page = (await olga.get(path)).text;
    assert.match(page, /“Zo\? Test” lost letters/);
    assert.match(page, /<option value="Ada Example"[^>]*>/);
    const named = await answer(path, {
      'own:letters:Zo? Test': 'Zoë Test',
      'letters:A?a Example': 'A?a Example',
    });
    assert.match(named, /Zoë Test[\s\S]*A\?a Example/);
    const asked = await again(path, '“Zo? Test” is Zoë Test');
    assert.match(asked, /“Zo\? Test” lost letters[\s\S]*“A\?a Example” lost letters/);
    assert.match(await answer(path, { 'letters:Zo? Test': 'leave' }), /1 row is left out/);
    await olga.post(`${path}remove/`, {});
  });

  test('no file that goes out has a cell that a spreadsheet would run', async () => {
    const owed = (await olga.get('/desk/owed/?download=csv')).text;
    assert.match(owed, /^'=Dora Example,/m);
    assert.doesNotMatch(owed, /(?:^|[,;"\t])[=+\-@]/m);
  });

  test('more files come', async () => {
    const path = await upload({ 'a.csv': 'Role,Full name,E-mail\nmentee,No One,no address\n' });
    await answer(path, { 'leave-row': 'a.csv:2' });

    const two = workbook([
      { name: 'Notes', rows: [['Only for us']] },
      {
        name: 'People',
        rows: [
          ['Role', 'Full name', 'E-mail'],
          ['mentee', 'Wanda New', 'wanda@example.org'],
        ],
      },
    ]);
    assert.equal((await add(path, { 'b.xlsx': two })).location, path);
    const twice = await add(path, { 'b.xlsx': two });
    assert.deepEqual([twice.status, /Two files are called “b\.xlsx”/.test(twice.text)], [422, true]);
    assert.equal((await add(path, { 'c.csv': Buffer.alloc(21 * 2 ** 20) })).status, 413);
    const sheets = (await olga.get(path)).text;
    assert.match(sheets, /b\.xlsx, sheet “Notes”[\s\S]*b\.xlsx, sheet “People”/);
    // Answers about the other file hold.
    assert.match(sheets, /Wanda New/);
    assert.match(sheets, /1 row is left out/);
    const maria = await desk.enter('Maria', 'maria@example.org', 'coordinator');
    assert.equal(
      (await sendFiles(`${desk.service.address}${path}add/`, maria.cookie, { 'x.csv': 'x' })).status,
      404,
    );
    await olga.post(`${path}remove/`, {});
    assert.equal((await add(path, { 'x.csv': 'x' })).status, 404);
  });

  test('a name stands in a column: a longer heading says it, or the column is chosen', async () => {
    const names = async (heading: string) => {
      const path = await upload({
        'list.csv': `Contact,${heading},Town\nrita@example.org,rita Test,Ulm\nrolf@example.org,rolf Test,Ulm\n`,
      });
      await olga.post(path, { 't0-kind': 'participants mentee', keep: 'yes' });
      return { path, text: (await olga.get(path)).text };
    };
    const said = await names('What is your full name? ');
    assert.match(said.text, /New (?:person|mentee)|rita Test/i);
    assert.doesNotMatch(said.text, /Name, in/);
    await olga.post(`${said.path}remove/`, {});

    const asked = await names('Who?');
    assert.match(asked.text, /<select id="t0-v-full_name"[\s\S]*?<option value="1">Who\?</);
    const kept = await answer(asked.path, {
      ...{
        't0-kind': 'participants mentee',
        't0-v-full_name': '1',
        't0-c0': 'email',
        't0-c1': '',
        't0-c2': '',
      },
    });
    assert.doesNotMatch(kept, /Name, in/);
    assert.match(kept, /rita Test/);
    await olga.post(`${asked.path}remove/`, {});
  });

  test('what one sheet would answer, and what finds the pair, is said', async () => {
    const path = await upload({
      'Pairs.csv': `Mentor,Mentor e-mail,Mentee,Mentee e-mail,Manager,Start,Status
Bea Example,bea@example.org,Rita Wanted,,Ruth Open,2026-03-02,matched
Bea Example,bea@example.org,Rolf Sought,,Ruth Open,2026-03-02,matched
Bea Example,bea@example.org,Rosa Found,rosa@example.org,Ruth Open,2026-03-02,matched
`,
      'Chemistry feedback.csv': `Timestamp,Your name,I am the …,Name of my partner,How is it?
2026-03-16 10:00:00,Dora EXAMPLE,mentee,Zoe Anders,fine
2026-03-16 10:00:00,Rosa Found,mentee,Bea Example,fine
`,
    });
    const { text } = await olga.get(path);
    assert.match(text, /2 mentees have no address in these files/);
    assert.match(text, /Used to find the pair: Name of my partner\./);
    assert.doesNotMatch(text, /ha(?:s|ve) no manager/);
    assert.match(text, />Rosa Found and Bea Example<[\s\S]*?New feedback/);
    await olga.post(`${path}remove/`, {});
  });
});
