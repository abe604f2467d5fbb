/** What coordinators must not learn of the pairs of others from what is there for all. */

import assert from 'node:assert/strict';
import { afterEach, beforeEach, suite, test } from 'node:test';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { type DeskAnswer, type DeskVisitor, startDesk, type TestDesk } from '../support/desk.ts';
import { declaredScreens, walkDesk } from '../support/desk-screens.ts';
import { addForm } from '../support/form-answers.ts';
import { plainDatabase } from '../support/plain-database.ts';

suite('what a coordinator learns of the pairs of others', () => {
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

  test('no cohort of theirs by the rules that rounds have in cohorts', async () => {
    using database = plainDatabase(desk.service.databaseFile);
    database.prepare('update relations set cohort = ? where id = 2').run('Secret cohort');
    for (const cohort of ['2025', 'Secret cohort']) {
      database
        .prepare(
          'insert into round_cohorts select id, ?, counts_from, days, share, days_without_end, owed_by_mentee, owed_by_mentor, active from feedback_rounds where id = 1',
        )
        .run(cohort);
    }
    const [all, own] = [(await olga.get('/desk/rounds/')).text, (await maria.get('/desk/rounds/')).text];
    assert.match(all, /Secret cohort/);
    assert.doesNotMatch(own, /Secret/);
    assert.match(own, /data-label="Cohorts"[^>]*>2025</);
  });

  test('no manager by the hand-over that gave them their pairs', async () => {
    await olga.post('/desk/managers/new/', {
      first_name: 'Nora',
      last_name: 'Neu',
      email: 'nora@example.org',
    });
    assert.equal((await olga.post('/desk/managers/1/hand-over/', { to: '2' })).status, 303);
    const nora = await desk.enter('Nora', 'nora@example.org', 'coordinator');
    const { text } = await nora.get('/desk/history/');
    assert.match(text, /Handed 1 pair of a manager over to Nora Neu/);
    assert.match((await olga.get('/desk/history/')).text, /Handed 1 pair of Maria Muster over to Nora Neu/);
  });

  test('nothing by counts, filters, orders and numbers: their pages are the same whatever there is of others', async () => {
    await using elsewhere = await startDesk();
    for (const { service } of [desk, elsewhere]) {
      await using database = openSqlite(service.databaseFile);
      await addForm(database);
    }
    await elsewhere.enter('Olga', 'olga@example.org', 'manager');
    const mariaElsewhere = await elsewhere.enter('Maria', 'maria@example.org', 'coordinator');
    {
      using database = plainDatabase(elsewhere.service.databaseFile);
      database.exec(OTHER_PAIRS);
    }
    const screens = await declaredScreens(desk.service.databaseFile);
    const { found } = await walkDesk(screens, maria.get);
    const paths = new Set([
      ...[...found.values()].flat(),
      ...screens.flatMap(({ path }) => [1, 3].map((id) => path.replaceAll(/\{\w+\}/g, String(id)))),
      ...LISTS.flatMap((list) => QUERIES.map((query) => list + query)),
    ]);
    // That somebody is in pairs of others is why they cannot end all of them.
    paths.delete('/desk/people/2/drop-out/');
    for (const path of paths) {
      const [here, there] = [await maria.get(path), await mariaElsewhere.get(path)];
      assert.deepEqual(withoutPlace(there, elsewhere), withoutPlace(here, desk), path);
    }
  });
});

/** Another mentee, cohort, status and feedback in the pair of others, one more pair, and one more manager. */
const OTHER_PAIRS = `
update participants set full_name = 'Zoe Other', email = 'zoe@example.org', external_id = 'Z-1', language = 'de' where id = 3;
update relations set cohort = 'Otherwise', start = '2024-01-01', "end" = '2024-06-01', status = 'completed' where id = 2;
update relation_changes set reason = 'moved', since = '2024-01-01', status = 'completed' where relation_id = 2;
insert into feedback_answers (relation_id, round_id, role, question, kind, version, value, submitted_at, changed_at, attention)
  values (2, 1, 'mentee', 'rating', 'rating', 1, '1', '2026-11-01T10:00:00.000000Z', '2026-11-01T10:00:00.000000Z', 'open');
insert into feedbacks (relation_id, round_id, role, received_on, source) values (2, 1, 'mentee', '2026-11-01', 'form');
insert into participants (id, role, full_name, email) values (4, 'mentor', 'Max More', 'more@example.org');
insert into managers (id, first_name, last_name, email) values (2, 'Nora', 'Neu', 'nora@example.org');
insert into relations (id, mentor_id, mentee_id, manager_id, cohort, start, status) values (3, 4, 3, 2, 'Otherwise', '2025-01-06', 'matched');
insert into relation_changes (relation_id, number, status, since) values (3, 1, 'matched', '2025-01-06');
insert into round_cohorts select id, 'Otherwise', counts_from, 9, share, days_without_end, owed_by_mentee, owed_by_mentor, active
  from feedback_rounds where id = 1;
`;

const LISTS = [
  '',
  'owed/',
  'pairs/',
  'people/',
  'history/',
  'pairs/new/',
  'owed/change/',
  'messages/',
  'rounds/',
  'programme/',
  'results/',
  'attention/',
].map((path) => `/desk/${path}`);

const QUERIES = [
  '?q=cleo',
  '?q=zoe',
  '?manager=2',
  '?manager=none',
  '?cohort=Otherwise',
  '?person=3',
  '?status=completed&sort=-cohort',
  '?sort=-manager&within=365',
  '?silent=30',
  '?mentee_search=cleo&find=mentee',
  '?mentor=2&mentee=3',
  '?all=&do=received',
  '?row=2-1-mentee&do=received',
  '?of=all&page=2',
  '?download=csv',
  '?download=csv&q=cleo&manager=none&within=365',
];

/** An answer without the times and the place of its service. */
const withoutPlace = ({ status, text, location }: DeskAnswer, { service }: TestDesk) => ({
  status,
  location,
  text: text
    .replaceAll(/name="at" value="[^"]*"/g, '')
    .replaceAll(/<time datetime="[^"]*">[^<]*/g, '')
    .replaceAll(String(service.port), 'port')
    .replaceAll(service.databaseFile, 'file'),
});
