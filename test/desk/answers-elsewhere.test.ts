/** Answers that were given in another form program, as a sheet whose columns are called as the questions of our form. */

import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, suite, test } from 'node:test';
import { type DeskVisitor, startDesk, type TestDesk } from '../support/desk.ts';
import { hiddenFields, sendFiles } from '../support/desk-upload.ts';
import { fillForms } from '../support/feedback-forms.ts';
import { runProgram } from '../support/program.ts';
import { temporaryFolder } from '../support/service.ts';

const today = Temporal.Now.plainDateISO('UTC');
const DAY = today.subtract({ days: 3 }).toString();
const HEADING =
  'Timestamp,Email address,Role,Round,Jak wam idzie?,RECOMMEND,How often do you meet?,What do you talk about?,May we contact you?,What should change?,Shoe size';
const sheet = (...rows: readonly string[]) => [HEADING, ...rows, ''].join('\n');
const ADA = `${DAY},ada@example.org,Mentee,Chemistry,2,9 (likely),Not yet,"Life, Work",oui,"=SUM(1)",38`;

suite('answers from another form program', () => {
  let desk: TestDesk;
  let olga: DeskVisitor;
  before(async () => {
    desk = await startDesk({}, fillForms);
    olga = await desk.enter('Olga', 'olga@example.org', 'manager');
  });
  after(() => desk[Symbol.asyncDispose]());

  const upload = async (text: string) => {
    const { location } = await sendFiles(`${desk.service.address}/desk/upload/`, olga.cookie, {
      'chemistry responses.csv': text,
    });
    return { location, page: (await olga.get(location)).text };
  };
  const pair = async () => (await olga.get('/desk/pairs/1/')).text;

  test('come with an upload, are told before, and go when it is undone', async () => {
    const { location, page } = await upload(sheet(ADA));
    assert.match(page, /there is no field for it: Shoe size/);
    assert.match(page, /Read as answers to the form: Jak wam idzie\?, RECOMMEND/);
    const done = await olga.post(location, { ...hiddenFields(page), do: 'import' });
    assert.equal(done.status, 303, done.text);
    const results = (await olga.get('/desk/results/?round=1&download=csv')).text;
    assert.match(results, /Ada Example.*,2,9,Not yet,"?Work[,;] Life"?,yes,/i);
    assert.match(await pair(), /=SUM\(1\)/);
    // What was looked at elsewhere asks nobody again.
    assert.doesNotMatch((await olga.get('/desk/')).text, /Answers that need attention/);
    // The same sheet once more, or what was corrected there since, changes nothing that is here.
    const again = await upload(sheet(ADA.replace(',2,9', ',5,9')));
    assert.match(again.page, /data-label="As before"[^>]*>1</);
    const number = /(\d+)/.exec(
      (await olga.get('/desk/history/')).text.match(/history\/\d+/)?.[0] ?? '',
    )?.[1];
    const undo = `/desk/history/${number}/undo/`;
    const { seen } = await olga.get(undo);
    assert.equal((await olga.post(undo, { seen, back: '/desk/' })).status, 303);
    assert.doesNotMatch(await pair(), /=SUM\(1\)/);
  });

  test('are refused where one is none, by row and question', async () => {
    const { page } = await upload(sheet(ADA.replace('Not yet', 'Sometimes')));
    assert.match(page, /“Sometimes” is not an answer to the question “How often do you meet\?”/);
  });

  test('come by command, too', async () => {
    await using folder = await temporaryFolder();
    const file = join(folder.path, 'responses.csv');
    await writeFile(file, sheet(ADA));
    const run = (...options: readonly string[]) =>
      runProgram(['import', file, ...options], {
        folder: folder.path,
        settings: { DATABASE_URL: `sqlite:${desk.service.databaseFile}` },
      });
    const dry = await run('--dry-run');
    assert.match(dry.output + dry.errors, /questions of forms have their answers: .*Jak wam idzie/);
    const { status, errors } = await run();
    assert.equal(status, 0, errors);
    assert.match(await pair(), /=SUM\(1\)/);
  });

  test('go with whoever is erased, also from what the history keeps of imports', async () => {
    const entries = async () => (await olga.get('/desk/history/?download=csv')).text.split('\n').length;
    const shown = async () => {
      const paths = Array.from({ length: await entries() }, (_, index) => `/desk/history/${index + 1}/`);
      return (await Promise.all(paths.map(async (path) => (await olga.get(path)).text))).join('');
    };
    assert.match(await shown(), /=SUM\(1\)/);
    const { seen } = await olga.get('/desk/people/2/erase/');
    assert.equal((await olga.post('/desk/people/2/erase/', { seen, name: 'Bea Example' })).status, 303);
    assert.doesNotMatch((await shown()) + (await pair()), /=SUM\(1\)/);
  });
});
