/** What coordinators must not learn of the pairs of others from what is there for all. */

import assert from 'node:assert/strict';
import { afterEach, beforeEach, suite, test } from 'node:test';
import { type DeskVisitor, startDesk, type TestDesk } from '../support/desk.ts';
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
});
