/** Lists of the desk as files for a spreadsheet. */

import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { fileOf, MAX_ROWS, pageOf } from '../../src/desk/components/download.ts';
import { RowLimit } from '../../src/interchange/formats/record.ts';
import { workbookTables } from '../../src/interchange/xlsx/rows.ts';
import { type DeskVisitor, startDesk, type TestDesk } from '../support/desk.ts';
import { send } from '../support/http.ts';

const LISTS = [
  'owed/',
  'pairs/',
  'people/',
  'managers/',
  'rounds/',
  'courses/',
  'history/',
  'settings/accounts/',
];

/** The rows of a CSV file without quoted line breaks. */
const linesOf = (text: string): readonly string[] => text.replace('\uFEFF', '').trimEnd().split('\n');

suite('lists as files', () => {
  let desk: TestDesk;
  let olga: DeskVisitor;
  let maria: DeskVisitor;
  before(async () => {
    desk = await startDesk();
    olga = await desk.enter('Olga', 'olga@example.org', 'manager');
    maria = await desk.enter('Maria', 'maria@example.org', 'coordinator');
    await olga.post('/desk/people/new/', {
      role: 'mentee',
      full_name: '=1+1',
      email: 'formula@example.org',
    });
  });
  after(async () => {
    await desk[Symbol.asyncDispose]();
  });

  /** The rows of a workbook that a list gives. */
  async function workbookAt(path: string): Promise<readonly (readonly string[])[]> {
    const { headers, body } = await send(desk.service.port, {
      method: 'GET',
      path,
      headers: { Cookie: olga.cookie, Accept: 'text/html' },
    });
    assert.match(headers['content-disposition'] ?? '', /^attachment; filename="[\w-]+\.xlsx"$/);
    const [sheet] = await workbookTables({ path: 'list.xlsx', bytes: body }, new RowLimit());
    return sheet?.records.map(({ cells }) => cells) ?? [];
  }

  test('every list has both, with as many rows as the page counts', async () => {
    for (const list of LISTS) {
      const path = `/desk/${list}`;
      const { text } = await olga.get(path);
      const rows = [...text.matchAll(/<tr role="row"><t[dh] (?:scope="row"|role="cell")/g)].length;
      const links = [...text.matchAll(/href="([^"]+)" download>/g)].map(([, href = '']) => href);
      if (rows === 0) {
        assert.deepEqual(links, [], path);
        continue;
      }
      assert.deepEqual(links, [`${path}?download=csv`, `${path}?download=xlsx`]);
      const csv = linesOf((await olga.get(`${path}?download=csv`)).text);
      const xlsx = await workbookAt(`${path}?download=xlsx`);
      assert.equal(csv.length - 1, rows, path);
      assert.equal(xlsx.length - 1, rows, path);
      assert.deepEqual(xlsx[0], csv[0]?.split(','), path);
    }
  });

  test('filtered and sorted as on the page, and no more than the reader sees', async () => {
    const path = '/desk/people/?role=mentee&sort=-name';
    const { text } = await olga.get(path);
    const shown = [...text.matchAll(/<a href="\/desk\/people\/\d+\/">([^<]+)</g)].map(
      ([, name = '']) => name,
    );
    assert.ok(shown.length > 1);
    assert.match(text, /href="\/desk\/people\/\?role=mentee&amp;sort=-name&amp;download=csv"/);
    const names = (await workbookAt(`${path}&download=xlsx`)).slice(1).map(([name]) => name);
    assert.deepEqual(names, shown);
    const own = (await maria.get('/desk/people/?download=csv')).text;
    assert.match(own, /ada@example\.org/);
    assert.doesNotMatch(own, /cleo@example\.org/);
    assert.equal((await maria.get('/desk/managers/?download=csv')).status, 404);
  });

  test('a text that a spreadsheet would run is a text in both', async () => {
    const csv = (await olga.get('/desk/people/?q=formula&download=csv')).text;
    assert.match(csv, /^'=1\+1,/m);
    const [, row] = await workbookAt('/desk/people/?q=formula&download=xlsx');
    assert.equal(row?.[0], '=1+1');
  });

  test('another format is refused, with those that there are', async () => {
    for (const list of LISTS) {
      const { status, text } = await olga.get(`/desk/${list}?download=pdf`);
      assert.equal(status, 400, list);
      assert.match(text, /cannot be downloaded as “pdf”\. Choose csv or xlsx\./);
    }
  });

  test('days are days, and what is too long says so', async () => {
    const [head = [], pair = []] = await workbookAt('/desk/pairs/?download=xlsx');
    assert.match(pair[head.indexOf('Start')] ?? '', /^\d{4}-\d\d-\d\d/);
    const file = await fileOf(
      { query: new URLSearchParams('download=csv'), today: Temporal.PlainDate.from('2026-11-25') },
      {
        name: 'Numbers',
        timeZone: 'UTC',
        columns: [{ label: 'Number', value: (number: number) => number }],
        read: async (page) =>
          pageOf(
            Array.from({ length: MAX_ROWS + 1 }, (_, index) => index),
            page,
          ),
      },
    );
    const lines = linesOf(String(file?.file));
    assert.equal(lines.length, MAX_ROWS + 2);
    assert.match(lines.at(-1) ?? '', /^"?Only the first 20,000 rows are here\./);
  });
});
