/** Workbooks (.xlsx): what their cells say, which sheets are read, and that hostile ones end in an error, soon. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import {
  type WorkbookCell,
  type WorkbookSheet,
  workbook,
  workbookParts,
  type ZipPart,
  zip,
} from '../support/workbook.ts';
import { complaints, goodRows, inspectTables, OPTIONS, read, refusal, write } from './files.ts';

const HEADER = ['Mentor email', 'Mentee email', 'Start', 'Status'] as const;
const PAIR = ['bea@example.org', 'ada@example.org'] as const;
const sheet = (name: string, ...rows: WorkbookSheet['rows']): WorkbookSheet => ({ name, rows });
const xml = (content: string): WorkbookCell => ({ xml: (place) => content.replace('@', place) });
const pairs = (...rows: WorkbookSheet['rows']) => workbook([sheet('Pairs', HEADER, ...rows)]);

const starts = async (content: Buffer): Promise<readonly string[]> =>
  (await goodRows(content, {}, 'pairs.xlsx')).map((row) => ('start' in row ? String(row.start) : ''));

suite('the cells of a workbook', () => {
  test('are days by their formats, in both calendars', async () => {
    assert.deepEqual(
      await starts(
        pairs(
          [...PAIR, { day: 46146 }, 'matched'],
          [...PAIR, { day: 46146.5, style: 4 }, 'matched'],
          [...PAIR, { day: 46146, style: 2 }, 'matched'],
          [...PAIR, '04.05.2026', 'matched'],
          [...PAIR, xml('<c r="@" t="d"><v>2026-05-04T00:00:00</v></c>'), 'matched'],
        ),
      ),
      Array(5).fill('2026-05-04'),
    );
    const from1904 = workbook([sheet('Pairs', HEADER, [...PAIR, { day: 46146 - 1462 }, 'matched'])], {
      from1904: true,
    });
    assert.deepEqual(await starts(from1904), ['2026-05-04']);
    assert.deepEqual(
      await complaints(
        pairs([...PAIR, 46146, 'matched'], [...PAIR, { day: 46146, style: 3 }, 'matched']),
        {},
        'pairs.xlsx',
      ),
      [2, 3].map(
        (row) =>
          `${row} start: “46146”: a number is not a date. Give the column the format Date and export again.`,
      ),
    );
  });

  test('are what formulas came to, rich and inline texts, and errors told', async () => {
    const rows = await goodRows(
      pairs([
        xml('<c r="@" t="str"><f>LOWER("BEA@example.org")</f><v>bea@example.org</v></c>'),
        xml(
          '<c r="@" t="inlineStr"><is><r><t>ada@</t></r><r><t>example.org</t></r><rPh><t>x</t></rPh></is></c>',
        ),
        xml('<c r="@" s="1"><f>TODAY()</f><v>46146</v></c>'),
        'aktiv',
      ]),
      {},
      'pairs.xlsx',
    );
    assert.deepEqual(
      rows.map((row) => JSON.stringify(row)),
      [
        '{"mentor_email":"bea@example.org","mentee_email":"ada@example.org","manager_email":null,"cohort":"","start":"2026-05-04","end":null,"status":"matched","status_since":null,"reason":null}',
      ],
    );
    assert.deepEqual(
      await complaints(
        pairs([...PAIR, xml('<c r="@" s="1"><f>B2+7</f></c>'), 'matched'], null, [
          ...PAIR,
          xml('<c r="@" t="e"><f>NA()</f><v>#N/A</v></c>'),
          'matched',
        ]),
        {},
        'pairs.xlsx',
      ),
      [
        '2 start: It is a formula, and the file does not contain its result. Open the workbook in a spreadsheet, save it, and import it again.',
        '4 start: The formula returns the error “#N/A”. Correct it in the spreadsheet.',
      ],
    );
  });

  test('are as many as are merged, and rows have the numbers that the spreadsheet shows', async () => {
    const content = workbook([
      {
        name: 'Pairs',
        rows: [
          ['Mentoring 2026', null, null, null, null],
          null,
          [...HEADER, 'Cohort'],
          ['bea@example.org', 'ada@example.org', { day: 46146 }, 'matched', 'Spring'],
          null,
          [null, 'cleo@example.org', { day: 46146 }, 'matched', null],
          [null, 'dora@example.org', { day: 46146 }, 'maybe', 'Autumn'],
        ],
        merged: ['A1:E1', 'A4:A7', 'E4:E6'],
      },
    ]);
    const { table, rows } = await read(content, {}, 'pairs.xlsx');
    assert.deepEqual(table.notes, [{ code: 'header-row', row: 3 }]);
    assert.deepEqual(
      rows.map(({ row, cells }) => [row, cells[0], cells[4]]),
      [
        [4, 'bea@example.org', 'Spring'],
        [6, 'bea@example.org', 'Spring'],
        [7, 'bea@example.org', 'Autumn'],
      ],
    );
  });
});

suite('the sheets of a workbook', () => {
  const people = ['Role', 'Name', 'Email'];
  test('are read where they are visible and of a known kind', async () => {
    const content = workbook([
      sheet('How to', ['Fill in all columns, please']),
      sheet('People', people, ['mentor', 'Bea Example', 'bea@example.org']),
      { ...sheet('Old', people, ['mentor', 'Old Example', 'old@example.org']), state: 'hidden' },
      sheet('Pairs', HEADER, [...PAIR, { day: 46146 }, 'matched']),
      sheet('Empty'),
    ]);
    const tables = await inspectTables(write(content, 'all.xlsx'), OPTIONS);
    assert.deepEqual(
      tables.map(({ sheet, kind }) => [sheet, kind]),
      [
        ['People', 'participants'],
        ['Pairs', 'relations'],
      ],
    );
    assert.deepEqual(tables[0]?.notes, [{ code: 'other-sheets', sheets: ['How to'] }]);
    assert.equal(
      await refusal(content, { sheet: 'Old' }, 'all.xlsx'),
      'all.xlsx has no sheet “Old”. It has “How to”, “People” and “Pairs”.',
    );
  });

  test('are all read where several are of one kind, and one alone where it is named', async () => {
    const content = workbook([
      sheet('2025', HEADER, [...PAIR, { day: 46146 }, 'matched']),
      sheet('2026', HEADER, [...PAIR, { day: 46147 }, 'matched']),
    ]);
    const tables = await inspectTables(write(content, 'pairs.xlsx'), OPTIONS);
    assert.deepEqual(
      tables.map(({ sheet: name, kind }) => [name, kind]),
      [
        ['2025', 'relations'],
        ['2026', 'relations'],
      ],
    );
    const { rows } = await read(content, { sheet: '2026' }, 'pairs.xlsx');
    assert.deepEqual(
      rows.map((row) => row.cells[2]),
      ['2026-05-05'],
    );
    const hidden = workbook([{ ...sheet('2025', HEADER), state: 'veryHidden' }]);
    assert.match(await refusal(hidden, {}, 'pairs.xlsx'), /whose visible sheets have no rows/);
  });
});

suite('a hostile workbook', () => {
  const parts = workbookParts([sheet('Pairs', HEADER, [...PAIR, { day: 46146 }, 'matched'])]);
  const having = (...changed: readonly ZipPart[]): Buffer =>
    zip(parts.map((part) => changed.find(({ name }) => name === part.name) ?? part));
  const SHEET = 'xl/worksheets/sheet1.xml';
  const zeros = Buffer.alloc(210 * 1024 * 1024, ' ');
  const cases: readonly (readonly [string, () => Buffer, RegExp])[] = [
    ['cut off', () => having().subarray(0, 400), /cannot be read: the archive is damaged/],
    ['of damaged bytes', () => Buffer.from(having()).fill(7, 60, 200), /cannot be read/],
    [
      'that unpacks to more than it says',
      () => having({ name: SHEET, content: `<worksheet>${' '.repeat(200_000)}</worksheet>`, claims: 100 }),
      /damaged \(too many bytes/,
    ],
    ['that unpacks to far too much', () => having({ name: SHEET, content: zeros }), /the limit is 200 MB/],
    [
      'whose parts are encrypted',
      () => zip(parts.map((part) => (part.name === SHEET ? { ...part, encrypted: true } : part))),
      /encrypted with a password/,
    ],
    [
      'with entities of its own',
      () =>
        having({
          name: SHEET,
          content:
            '<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/passwd"><!ENTITY l "&e;&e;">]><worksheet><sheetData><row><c t="str"><v>&e;</v></c></row></sheetData></worksheet>',
        }),
      /declares a document type/,
    ],
    [
      'with a cell that is too long',
      () =>
        having(
          { name: 'xl/sharedStrings.xml', content: '<sst/>' },
          {
            name: SHEET,
            content: `<worksheet><sheetData><row r="1"><c r="A1" t="str"><v>${'x'.repeat(40_000)}</v></c></row></sheetData></worksheet>`,
          },
        ),
      /row 1 of the sheet .* has 40000 characters in column 1; the limit is 32767/,
    ],
    [
      'with too many columns',
      () =>
        having({
          name: SHEET,
          content: '<worksheet><sheetData><row r="1"><c r="XFD1"><v>1</v></c></row></sheetData></worksheet>',
        }),
      /beyond column 1000; the limit is 1000 columns/,
    ],
    ['that is no XML', () => having({ name: SHEET, content: '<worksheet><row' }), /is not valid XML/],
    [
      'with rows out of order',
      () => having({ name: SHEET, content: '<worksheet><row r="2"/><row r="1"/></worksheet>' }),
      /out of order/,
    ],
  ];
  for (const [what, make, expected] of cases) {
    test(`is refused: ${what}`, async () => {
      assert.match(await refusal(make(), {}, 'hostile.xlsx'), expected);
    });
  }

  test('of very many empty rows is read as what is in it', async () => {
    const empty = Array.from({ length: 200_000 }, (_, index) => `<row r="${index + 3}"/>`).join('');
    const good = String(parts.find(({ name }) => name === SHEET)?.content);
    const content = having({ name: SHEET, content: good.replace('</sheetData>', `${empty}</sheetData>`) });
    assert.deepEqual(await starts(content), ['2026-05-04']);
  });

  test('encrypted as a whole is told so', async () => {
    const ole = Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(500),
      Buffer.from('EncryptedPackage', 'utf16le'),
    ]);
    assert.match(await refusal(ole, {}, 'secret.xlsx'), /is encrypted with a password\. Open it/);
  });
});
