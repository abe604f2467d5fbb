/** Feedback forms at the desk: what is asked, what was answered, and who reads it. */

import assert from 'node:assert/strict';
import { afterEach, beforeEach, suite, test } from 'node:test';
import { pl as polish } from '../../src/domain/forms/shipped/pl.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { type DeskAnswer, type DeskVisitor, startDesk, type TestDesk } from '../support/desk.ts';
import { addAnswers } from '../support/form-answers.ts';
import { plainDatabase } from '../support/plain-database.ts';

const FORM = '/desk/rounds/1/form/';

suite('feedback forms at the desk', () => {
  let desk: TestDesk;
  let olga: DeskVisitor;
  beforeEach(async () => {
    desk = await startDesk();
    olga = await desk.enter('Olga', 'olga@example.org', 'manager');
  });
  afterEach(() => desk[Symbol.asyncDispose]());

  const post = async (path: string, fields: Readonly<Record<string, string>>): Promise<DeskAnswer> =>
    olga.post(path, { seen: (await olga.get(path)).seen, ...fields });
  /** Does something that is possible, and returns the number of its entry. */
  const done = ({ status, location, text }: DeskAnswer): string => {
    assert.equal(status, 303, text);
    return /done=(\d+)/.exec(location)?.[1] ?? assert.fail(location);
  };
  /** The short names of the questions, in their order. */
  const questions = async (): Promise<readonly string[]> =>
    [...(await olga.get(FORM)).text.matchAll(/questions\/(\w+)\//g)].map(([, name = '']) => name);
  const addSome = async (written?: () => string): Promise<void> => {
    await using database = openSqlite(desk.service.databaseFile);
    await addAnswers(database, written);
  };

  test('begin with shipped questions, which are moved, removed, changed and added; each step can be undone', async () => {
    assert.match((await olga.get(FORM)).text, /This round has no form/);
    done(await post(FORM, {}));
    const shipped = ['met', 'rating', 'goals', 'support', 'change', 'contact'];
    assert.deepEqual(await questions(), shipped);
    done(await post(FORM, { action: 'down:met' }));
    const moved = done(await post(FORM, { action: 'up:contact' }));
    const kept = (await olga.get(`/desk/history/${moved}/`)).text;
    assert.match(
      kept,
      /<li>Would you like us to contact you\? <span class="quiet">contact<\/span><\/li>\s*<li>What should/,
    );
    assert.doesNotMatch(kept, /isRequired|\{&quot;/);
    assert.deepEqual(await questions(), ['rating', 'met', 'goals', 'support', 'contact', 'change']);
    const removal = done(await post(FORM, { action: 'remove:goals' }));
    assert.deepEqual(await questions(), ['rating', 'met', 'support', 'contact', 'change']);
    assert.equal((await olga.post(`/desk/history/${removal}/undo/`, { back: FORM })).status, 303);
    assert.deepEqual((await questions()).length, 6);

    const kind = { kind: 'choice', audience: 'mentor', readers: 'partner', required: 'true' };
    done(
      await post(`${FORM}new/?kind=choice`, {
        ...kind,
        name: 'where',
        text_en: 'Where do you meet?',
        text_de: 'Wo treffen Sie sich?',
        options_en: 'At work\nonline: Online\nElsewhere',
        options_de: 'online: Im Netz\nat_work: Bei der Arbeit',
        attention: 'elsewhere',
      }),
    );
    const { text } = await olga.get(`${FORM}questions/where/`);
    assert.match(text, />\nat_work: At work\nonline: Online\nelsewhere: Elsewhere<\/textarea>/);
    assert.match(text, />\nat_work: Bei der Arbeit\nonline: Im Netz<\/textarea>/);
    assert.match(text, /Where a text is missing, people read it in English, the language of the programme/);
    assert.match((await olga.get(FORM)).text, /the partner reads it/);
    done(
      await post(`${FORM}questions/where/`, {
        ...kind,
        name: 'place',
        text_en: 'Where?',
        options_en: 'a: A\nb: B',
      }),
    );
    assert.deepEqual((await questions()).at(-1), 'place');
    assert.match((await olga.get(FORM)).text, /Off: nobody is asked/);
    done(await post(FORM, {}));
    assert.match((await olga.get(FORM)).text, /On: reminders contain a link to it/);
  });

  test('are copied from another round', async () => {
    done(await post(FORM, {}));
    done(await post(FORM, { action: 'remove:goals' }));
    done(await post('/desk/rounds/2/form/', { action: 'copy', from: '1' }));
    const { text } = await olga.get('/desk/rounds/2/form/');
    assert.match(text, /questions\/met\//);
    assert.doesNotMatch(text, /questions\/goals\//);
  });

  test('name the field of what is wrong, and keep what was typed', async () => {
    done(await post(FORM, {}));
    const fields = {
      kind: 'choice',
      name: 'met',
      text_en: '',
      text_pl: 'Gdzie?',
      options_en: 'a: A\na: B',
      options_de: 'Nichts',
      attention: 'x',
    };
    const { status, text } = await post(`${FORM}new/?kind=choice`, fields);
    assert.equal(status, 422);
    for (const part of [
      'Gdzie?',
      'Write it in English',
      'Two choices have the short name “a”',
      '“Nichts” does not begin',
    ]) {
      assert.ok(text.includes(part), part);
    }
    const again = await post(`${FORM}new/?kind=rating`, { kind: 'rating', name: 'met', text_en: 'Met?' });
    assert.match(again.text, /href="#field-name">Short name: Another one has this short name/);
    const last = await post(`${FORM}new/?kind=rating`, {
      kind: 'rating',
      name: 'Ärger',
      text_en: 'Met?',
      attention: '9',
    });
    assert.match(last.text, /Write a whole number from 1 to 5/);
    for (const name of ['rating', 'goals', 'support', 'change', 'contact']) {
      done(await post(FORM, { action: `remove:${name}` }));
    }
    assert.match((await post(FORM, { action: 'remove:met' })).text, /A form asks at least one question/);
  });

  test('are tried as both see them, in every language, and nothing is stored', async () => {
    done(await post(FORM, {}));
    const mentee = await olga.get('/feedback/try/1/mentee/?language=pl');
    assert.match(mentee.text, /lang="pl"/);
    assert.ok(mentee.text.includes(polish.met));
    assert.ok(!mentee.text.includes(polish.support));
    const mentor = await olga.get('/feedback/try/1/mentor/?language=pl');
    assert.ok(mentor.text.includes(polish.support));
    const address = '/feedback/try/1/mentee/';
    const empty = await olga.post(address, { do: 'send', 'answer.change': 'Kept' });
    assert.equal(empty.status, 422);
    assert.match(empty.text, /Answer this question.*Kept/s);
    const sent = await olga.post(address, { do: 'send', 'answer.met': 'yes', 'answer.change': 'Kept' });
    assert.match(
      sent.text,
      /Your feedback has been received.*This is a trial|This is a trial.*Your feedback has been received/s,
    );
    assert.match((await olga.get('/desk/results/')).text, /Nobody has answered yet/);
    const vera = await desk.enter('Vera', 'vera@example.org', 'viewer');
    assert.equal((await vera.get(address)).status, 403);
    assert.equal((await olga.get('/feedback/try/2/mentee/')).status, 404);
  });

  test('that were answered get a new version, and what is alike counts together', async () => {
    await addSome();
    const change = {
      kind: 'rating',
      name: 'rating',
      text_en: 'How was it?',
      audience: 'both',
      attention: '1',
    };
    done(await post(`${FORM}questions/rating/`, change));
    const { text } = await olga.get('/desk/results/');
    assert.match(text, /How was it\?/);
    assert.match(text, /4 answers, 2\.0 on average, from 1 to 5/);
  });

  test('show on Today what needs somebody, until they say what came of it', async () => {
    await addSome();
    const address = '/desk/attention/1/1/mentee/rating/';
    assert.match((await olga.get('/desk/')).text, new RegExp(`Answers that need attention.*${address}`, 's'));
    const refused = await post(address, { note: '' });
    assert.equal(refused.status, 422);
    const entry = done(await post(address, { note: 'We talked: it is better now.' }));
    assert.doesNotMatch((await olga.get('/desk/attention/')).text, new RegExp(address));
    const { text } = await olga.get('/desk/attention/?state=resolved');
    assert.match(text, /We talked: it is better now\. \(Olga\)/);
    assert.match((await olga.get(address)).text, /We talked: it is better now/);
    assert.equal((await olga.post(`/desk/history/${entry}/undo/`, { back: '/desk/' })).status, 303);
    assert.match((await olga.get('/desk/attention/')).text, new RegExp(address));
  });

  test('tell a coordinator of their own pairs, and somebody who looks on numbers of enough people only', async () => {
    await addSome(() => 'Between us.');
    const maria = await desk.enter('Maria', 'maria@example.org', 'coordinator');
    const vera = await desk.enter('Vera', 'vera@example.org', 'viewer');
    assert.match((await maria.get('/desk/pairs/1/')).text, /Between us\./);
    assert.match((await maria.get('/desk/results/')).text, /2 people have answered/);
    assert.match((await olga.get('/desk/results/')).text, /4 people have answered/);
    assert.equal((await maria.get('/desk/attention/2/1/mentee/rating/')).status, 404);
    const seen = (await maria.get('/desk/attention/1/1/mentee/rating/')).seen;
    assert.equal((await maria.post('/desk/attention/1/1/mentee/rating/', { seen, note: 'x' })).status, 303);

    assert.doesNotMatch((await vera.get('/desk/pairs/1/')).text, /Between us|Answers/);
    const few = (await vera.get('/desk/results/')).text;
    assert.match(few, /These are fewer than 5 answers, so they are not shown/);
    assert.doesNotMatch(few, /Between us|on average|download/);
    assert.doesNotMatch((await vera.get('/desk/results/?download=csv')).text, /Between us|bea@/);
    assert.doesNotMatch((await vera.get('/desk/history/')).text, /resolved the answer/);
    assert.equal((await vera.get('/desk/attention/')).status, 403);
    using database = plainDatabase(desk.service.databaseFile);
    database.exec(`insert into relations (id, mentor_id, mentee_id, manager_id, cohort, start, status)
      select 9, mentor_id, mentee_id, null, 'Later', start, status from relations where id = 1;
      insert into feedback_answers select 9, round_id, role, question, kind, version, value, submitted_at, changed_at, null, null, null, null
      from feedback_answers where relation_id = 1`);
    const enough = (await vera.get('/desk/results/')).text;
    assert.match(enough, /6 answers, 2\.0 on average/);
    assert.doesNotMatch(enough, /Between us/);
    assert.match((await vera.get('/desk/results/?cohort=Later')).text, /fewer than 5 answers/);
  });

  test('are a file with a row for each person, in which nothing computes', async () => {
    await addSome(() => '=HYPERLINK("http://example.org")');
    const { text } = await olga.get('/desk/results/?role=mentee&download=csv');
    const [header = '', ...rows] = text.trimEnd().split('\n');
    assert.match(header, /^\uFEFF?Person,E-mail,Role,About,Round,Cohort,Manager,Answered,met,rating,goals,/);
    assert.equal(rows.length, 2);
    for (const row of rows) {
      assert.match(row, /,"'=HYPERLINK/);
      assert.doesNotMatch(row, /,"?=/);
    }
  });
});
