/** The example programme at the desk: it goes as it came, once what was tried with it is undone. */

import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, suite, test } from 'node:test';
import fc from 'fast-check';
import { importExampleProgramme } from '../../src/app/example-programme.ts';
import { feedbacksDueBy, statusOn } from '../../src/domain/due-feedbacks.ts';
import { createProgrammeStore } from '../../src/store/due-feedbacks.ts';
import { createImportStore } from '../../src/store/import/session.ts';
import { migrate } from '../../src/store/migrations/migrate.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { type DeskVisitor, startDesk, type TestDesk } from '../support/desk.ts';
import { send } from '../support/http.ts';
import { copyMigratedFile } from '../support/migrated-database.ts';
import { TEST_DIGESTS } from '../support/secret-key.ts';

const UNDO = '/desk/history/1/undo/';
const TODAY = Temporal.Now.plainDateISO().toString();

suite('the example programme at the desk', () => {
  let desk: TestDesk;
  let olga: DeskVisitor;
  before(async () => {
    desk = await startDesk({}, async (file) => {
      await using database = openSqlite(file);
      await migrate(database);
    });
    olga = await desk.enter('Olga', 'olga@example.org', 'manager');
  });
  after(() => desk[Symbol.asyncDispose]());

  const courses = async (): Promise<number> => {
    const { body } = await send(desk.service.port, { path: '/courses/', headers: { Cookie: olga.cookie } });
    const list: unknown = JSON.parse(body.toString());
    return Array.isArray(list) ? list.length : -1;
  };
  const change = async (path: string, fields: Readonly<Record<string, string>>) => {
    const { seen } = await olga.get(path);
    const answer = await olga.post(path, { seen, ...fields });
    assert.equal(answer.status, 303, answer.text);
    return answer.location;
  };

  test('cannot be undone once it was changed, and what is in the way is named, without what was undone', async () => {
    assert.equal((await olga.post('/desk/upload/example/', {})).location, '/desk/?done=1');
    assert.match((await olga.get('/desk/upload/')).text, new RegExp(`href="${UNDO}"`));
    assert.match((await olga.get(UNDO)).text, /What would change/);
    // Its forms are on, and have answers with charts, of which some need attention.
    for (const round of [1, 2, 3]) {
      assert.match(
        (await olga.get(`/desk/rounds/${round}/form/`)).text,
        /On: reminders contain a link to it/,
      );
      assert.match((await olga.get(`/desk/results/?round=${round}`)).text, /answers, \d\.\d on average/);
    }
    assert.match((await olga.get('/desk/')).text, /Answers that need attention/);
    assert.match((await olga.get('/desk/attention/?state=resolved')).text, /Called: it is sorted out/);
    await change('/desk/pairs/1/hold/', { on: TODAY });
    await change('/desk/pairs/3/hold/', { on: TODAY });
    await change('/desk/history/2/undo/', {});
    await change('/desk/people/9/change/', { full_name: 'Somebody Renamed', email: 'renamed@example.org' });
    const { text } = await olga.get(UNDO);
    const [, said = ''] = /This cannot be undone([^<]*)/.exec(text) ?? [];
    assert.match(
      said,
      /Olga: Changed .* from matched to on hold .*; Olga: Changed .* of Somebody Renamed\. Undo that first\./,
    );
    assert.equal(said.match(/on hold/g)?.length, 1, 'what was undone stands in nobody’s way');
    assert.equal((await olga.post(UNDO, { seen: '5' })).status, 422);
  });

  test('is removed by undoing what was changed and its import, and comes back as it was', async () => {
    assert.equal(await courses(), 3);
    for (const entry of [5, 3]) await change(`/desk/history/${entry}/undo/`, {});
    const gone = await change(UNDO, { back: '/desk/pairs/' });
    assert.doesNotMatch((await olga.get(gone)).text, /Beispiel|Przykład/);
    assert.equal(await courses(), 0);
    assert.doesNotMatch((await olga.get('/desk/upload/')).text, /Remove the example programme/);
    const entry = /done=(\d+)/.exec(gone)?.[1] ?? '';
    await change(`/desk/history/${entry}/undo/`, {});
    assert.equal(await courses(), 3);
    assert.match((await olga.get('/desk/pairs/')).text, /Beispiel|Przykład/);
  });
});

suite('the example programme on any day', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mentoring-example-'));
  after(() => rmSync(folder, { recursive: true, force: true }));

  test('has feedback due, overdue by weeks, coming and received, and pairs in every status', async () => {
    const days = fc.integer({ min: 0, max: 40 * 365 }).map((n) => FIRST_DAY.add({ days: n }));
    await fc.assert(
      fc.asyncProperty(days, async (today) => {
        const file = join(folder, `${today}.db`);
        await copyMigratedFile(file);
        await using database = openSqlite(file);
        const store = createImportStore(database, () => today, TEST_DIGESTS);
        const entry = await importExampleProgramme(store, 'Europe/Berlin', today, {
          who: 'Olga',
          account_id: null,
        });
        assert.equal(entry, 1);
        const programme = await createProgrammeStore(database, () => today).read();
        const late = feedbacksDueBy(programme, today, today.add({ days: 14 })).map(({ due_date }) =>
          daysBetween(due_date, today),
        );
        assert.ok(late.filter((days) => days > 0 && days < 60).length >= 15, String(late));
        assert.ok(late.filter((days) => days < 0).length >= 4, String(late));
        assert.ok(Math.max(...late) < 250, String(late));
        const received = programme.feedbacks.map(({ received_on }) => daysBetween(received_on, today));
        assert.ok(received.filter((days) => days >= 0 && days < 60).length >= 8, String(received));
        assert.ok(Math.min(...received) >= 0, String(received));
        const statuses = new Set(programme.relations.map((one) => statusOn(one, today)));
        assert.deepEqual([...statuses].toSorted(), STATUSES);
        for (const { cohort, start } of programme.relations) {
          const year = /\d{4}/.exec(cohort)?.[0];
          assert.ok(
            year === undefined || Math.abs(Number(year) - start.year) <= 1,
            `${cohort} starts on ${start}`,
          );
        }
      }),
      { numRuns: 12 },
    );
  });
});

const FIRST_DAY = Temporal.PlainDate.from('2020-01-01');
const STATUSES = ['completed', 'declined', 'ended_early', 'matched', 'on_hold', 'proposed'];

const daysBetween = (from: Temporal.PlainDate, to: Temporal.PlainDate): number =>
  from.until(to, { largestUnit: 'day' }).days;
