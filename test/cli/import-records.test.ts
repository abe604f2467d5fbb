/** What `mentoring import` makes of records that are known: people by their ids, relations by their histories. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { RELATION_HEADER, smallProgramme } from '../support/small-programme.ts';
import type { Workplace } from '../support/workplace.ts';

async function exported(place: Workplace, kind: string): Promise<string> {
  await place.done('export', 'out', '--only', kind, '--force');
  return place.read(`out/${kind}.csv`);
}

/** Imports rows of relations, each of Anna and Clara in a new cohort. */
async function importHistory(place: Workplace, ...changes: readonly string[]): Promise<string> {
  const rows = changes.map((change) => `anna@example.org,clara@example.org,,New,2025-01-01,,${change}\n`);
  await place.write('history.csv', `${RELATION_HEADER}\n${rows.join('')}`);
  const { output } = await place.run('import', 'history.csv');
  return output;
}

const historyOf = async (place: Workplace): Promise<readonly string[]> =>
  (await exported(place, 'relations'))
    .split('\n')
    .filter((line) => line.includes(',New,'))
    .map((line) => line.replace(/^.*,New,2025-01-01,,/, ''));

suite('records that are known', { concurrency: 2 }, () => {
  test('are found by the names of people, and refused where a name tells too little', async () => {
    await using place = await smallProgramme();
    const row = (mentor: string, mentee: string, manager: string) =>
      `${mentor},${mentee},${manager},By name,2026-01-05,,matched,,\n`;
    await place.write(
      'named.csv',
      `${RELATION_HEADER}\n${row('anna example', 'ben@example.org', 'Maria')}${row('Anna Example', 'Clara Example', '')}`,
    );
    assert.match(await place.done('import', 'named.csv'), /^2 rows read: 2 changed something\.$/m);
    await place.write(
      'more.csv',
      'role,full_name,email\nmentee,Eva Example,eva@example.org\nmentee,Eva Example,other@example.org\n',
    );
    await place.done('import', 'more.csv');
    await place.write(
      'named.csv',
      `${RELATION_HEADER}\n${row('Anna Example', 'Eva Example', '')}${row('Nobody Example', 'Clara Example', 'Norah')}`,
    );
    const { output } = await place.run('import', 'named.csv');
    for (const said of [
      'line 2, mentee_email: Several mentees are called “Eva Example”: eva@example.org, other@example.org. Write the e-mail of the one that is meant under mentee_email.',
      'line 3, mentor_email: There is no mentor called “Nobody Example”. Correct the name, or write their e-mail under mentor_email.',
      'line 3, manager_email: There is no manager called “Norah”. Correct the name, or write their e-mail under manager_email.',
    ])
      assert.ok(output.includes(said), output);
  });

  test('have their times in the history as the service shows them', async () => {
    await using place = await smallProgramme();
    await place.write('courses.csv', 'title,code,gsheet_name,date_w1\nFYD,12,FYD,2026-05-04T16:00:00Z\n');
    await place.done('import', 'courses.csv');
    const [entry] = JSON.parse(await place.done('history', '--json', '--limit', '1'));
    const shown = await place.done('history', 'show', String(entry.number));
    const local = Temporal.Instant.from('2026-05-04T16:00:00Z').toZonedDateTimeISO('Europe/Berlin');
    assert.match(
      shown,
      new RegExp(`date_w1 +${local.toPlainDate()} ${local.toPlainTime().toString().slice(0, 5)}\n`),
    );
  });

  test('are shown before and after, by a dry run too, and what was set since stays', async () => {
    await using place = await smallProgramme();
    const sheet = (status: string, reason: string) =>
      `mentor_email,mentee_email,start,end,status,reason\nanna@example.org,ben@example.org,2025-01-06,2025-12-31,${status},"${reason}"\n`;
    await place.write('sheet.csv', sheet('matched', 'two\nlines'));
    const dry = await place.done('import', 'sheet.csv', '--dry-run');
    assert.match(
      dry,
      /^sheet\.csv, line 2: end “2025-07-05” → “2025-12-31”\nsheet\.csv, line 2: reason “went well” → “two(?:\\n|↵)lines”\n/,
    );
    assert.equal((await place.done('import', 'sheet.csv')).split('\n')[0], dry.split('\n')[0]);
    // As by hand: a hold that the sheet knows nothing of.
    await place.write(
      'hold.csv',
      `${RELATION_HEADER}\nanna@example.org,ben@example.org,,,2025-01-06,2026-01-31,on_hold,2025-06-01,\n`,
    );
    await place.done('import', 'hold.csv');
    await place.write('sheet.csv', sheet('matched', ''));
    const kept = await place.done('import', 'sheet.csv', '--dry-run');
    assert.match(
      kept,
      /^sheet\.csv, line 2: status stays “on_hold since 2025-06-01”, which was set here; the file says “matched”, as before that\.$/m,
    );
    const { changed, changed_rows } = JSON.parse(
      await place.done('import', 'sheet.csv', '--dry-run', '--json'),
    );
    assert.deepEqual(
      [changed, changed_rows],
      [
        1,
        [
          {
            file: 'sheet.csv',
            line: 2,
            row: 2,
            changes: [{ column: 'end', before: '2026-01-31', after: '2025-12-31' }],
            kept: [
              { column: 'status', before: { status: 'on_hold', since: '2025-06-01' }, after: 'matched' },
            ],
          },
        ],
      ],
    );
  });

  test('without a day get one: the start, or the day of the import', async () => {
    await using place = await smallProgramme();
    const today = (): string => Temporal.Now.plainDateISO('Europe/Berlin').toString();
    const before = today();
    await importHistory(place, 'matched,,');
    await importHistory(place, 'on hold,,ill');
    const days = before === today() ? [before] : [before, today()];
    const [matched, held, ...more] = await historyOf(place);
    assert.deepEqual([matched, more], ['matched,2025-01-01,', []]);
    assert.ok(
      days.some((day) => held === `on_hold,${day},ill`),
      `${held}`,
    );
    assert.match(await importHistory(place, 'on hold,,'), /^Nothing had to be written\.$/m);
  });

  test('without a manager are owed feedback all the same', async () => {
    await using place = await smallProgramme();
    // Options take days as files do.
    const rows: unknown = JSON.parse(await place.done('feedbacks', '--as-of', '1. 3. 2025', '--json'));
    const unclear = await place.run('feedbacks', '--as-of', '03/04/2025');
    assert.match(unclear.errors, /may be 3 April or 4 March\. Write it as 2025-04-03\.$/m);
    assert.ok(Array.isArray(rows));
    assert.deepEqual(
      rows.map(({ full_name, manager }) => [full_name, manager]),
      [
        ['Ben Example', 'Maria'],
        ['Clara Example', ''],
        ['Anna Example', 'Maria'],
        ['Anna Example', ''],
      ],
    );
  });
});
