/** What coordinators must not learn of the pairs of others from what is there for all. */

import assert from 'node:assert/strict';
import { afterEach, beforeEach, suite, test } from 'node:test';
import { type DeskVisitor, startDesk, type TestDesk } from '../support/desk.ts';
import { send } from '../support/http.ts';
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

  test('no page that answered a form, once the pairs in it are those of somebody else', async () => {
    const { port } = desk.service;
    const { seen } = await maria.get('/desk/pairs/1/hold/');
    const { headers } = await send(port, {
      method: 'POST',
      path: '/desk/pairs/1/hold/',
      headers: { Cookie: maria.cookie, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: `seen=${seen}&on=2025-06-02&step=preview`,
    });
    const { location = '' } = headers;
    assert.match((await maria.get(location)).text, /Ada Example/);
    await olga.post('/desk/managers/new/', {
      first_name: 'Nora',
      last_name: 'Neu',
      email: 'nora@example.org',
    });
    assert.equal((await olga.post('/desk/managers/1/hand-over/', { to: '2' })).status, 303);
    const { status, text } = await maria.get(location);
    assert.deepEqual([status, text], [303, '']);
  });
});
