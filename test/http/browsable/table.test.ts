import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { renderPage } from '../../../src/http/browsable/page.ts';
import { renderDetails, renderTable } from '../../../src/http/browsable/table.ts';
import type { ReadableTable, TableColumn } from '../../../src/http/browsable/view.ts';
import type { ShownRecord } from '../../../src/resources/representation.ts';
import { exampleForm, examplePage, textContent } from './examples.ts';

const column = (name: string, kind: TableColumn['kind']): TableColumn => ({
  name,
  label: name.charAt(0).toUpperCase() + name.slice(1),
  kind,
});

function exampleTable(rows: readonly ShownRecord[], parts: Partial<ReadableTable> = {}): ReadableTable {
  const columns = [
    column('name', 'text'),
    column('code', 'integer'),
    column('start', 'datetime'),
    column('recording', 'url'),
    column('disabled', 'boolean'),
  ];
  return { name: 'Courses', columns, rows, ...parts };
}

const row: ShownRecord = {
  name: 'Lead <well>',
  code: 12,
  start: '2026-05-04T18:00:00+02:00',
  recording: 'https://video.example.org/w1?a=1&b=2',
  disabled: false,
};
const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...row, name: `Course ${index + 1}` }));
const markupOf = (table: ReadableTable) => renderTable(table).toString();

/** The texts of the cells, row by row, the header first. */
function cellsOf(markup: string): readonly (readonly string[])[] {
  return [...markup.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, cells = '']) =>
    [...cells.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => textContent(cell)),
  );
}

const textTable = (values: readonly (string | null)[]) =>
  markupOf(
    exampleTable(
      values.map((value) => ({ name: 'A', value })),
      { columns: [column('name', 'text'), column('value', 'text')] },
    ),
  );

describe('the table of short records', () => {
  test('has a column a field and a row a record, in the order of the list, in words', () => {
    const markup = markupOf(exampleTable([row, { ...row, name: 'B', code: -3, disabled: true }]));
    assert.deepEqual(cellsOf(markup), [
      ['Name', 'Code', 'Start', 'Recording', 'Disabled'],
      ['Lead <well>', '12', '4 May 2026, 18:00', 'video.example.org', 'no'],
      ['B', '-3', '4 May 2026, 18:00', 'video.example.org', 'yes'],
    ]);
  });

  test('says what it is and how much of it, and which cells are headers', () => {
    const markup = markupOf(exampleTable([row]));
    assert.match(markup, /role="region" aria-labelledby="rows-caption"/);
    assert.match(markup, /<caption id="rows-caption"[^>]*>Courses: 1<\/caption>/);
    assert.match(markup, /<th scope="col" role="columnheader" class="kind-integer">Code<\/th>/);
    assert.match(
      markup,
      /<th scope="row" role="rowheader" class="kind-text" dir="auto">Lead &lt;well&gt;<\/th>/,
    );
    assert.match(
      renderPage(examplePage({ title: 'Courses', recordsTitle: 'Courses', table: exampleTable([row]) })),
      /<h2 id="records-title">Courses <span class="count">1<\/span><\/h2>/,
    );
  });

  test('links web addresses, whole, under the host that a browser would go to', () => {
    const link = (recording: string) => markupOf(exampleTable([{ ...row, recording }]));
    assert.match(
      link('https://video.example.org/w1?a=1&b=2'),
      /<a href="https:\/\/video\.example\.org\/w1\?a=1&amp;b=2" rel="noreferrer">video\.example\.org<\/a>/,
    );
    assert.match(link('https://bad.example\\@good.example/'), />bad\.example<\/a>/);
    assert.match(link('https://good.example@bad.example/'), />bad\.example<\/a>/);
    assert.doesNotMatch(link('javascript:alert(1)'), /<a /);
    assert.doesNotMatch(link('https://'), /<a /);
  });

  test('shows a colour under its name, in black on a light one and in white on a dark one', () => {
    const markup = textTable(['#FFD966', '#0072B2', '#FFD96']);
    assert.match(
      markup,
      /<span class="chip light"><svg[^>]*><path fill="#FFD966"[^>]*\/><\/svg><span>#FFD966</,
    );
    assert.match(markup, /<span class="chip dark"><svg[^>]*><path fill="#0072B2"/);
    assert.equal(markup.split('class="chip').length - 1, 2);
  });

  test('shows a dash for a value that is not there, and says so to those who hear it', () => {
    const markup = textTable(['x', '', null]);
    const nothing = '<span aria-hidden="true">–</span><span class="unseen">none</span></td>';
    assert.equal(markup.split(nothing).length - 1, 2);
  });

  test('leaves out a column that is empty in every row, and names it', () => {
    const markup = markupOf(exampleTable([{ ...row, recording: null, start: '' }]));
    assert.deepEqual(cellsOf(markup)[0], ['Name', 'Code', 'Disabled']);
    assert.match(markup, /Columns hidden because they are empty in every row: Start, Recording\./);
  });

  test('ends after 200 rows and says so', () => {
    assert.equal(cellsOf(markupOf(exampleTable(numbered(200)))).length, 201);
    assert.doesNotMatch(markupOf(exampleTable(numbered(200))), /the JSON has all/);
    const markup = markupOf(exampleTable(numbered(201)));
    assert.equal(cellsOf(markup).length, 201);
    assert.match(markup, /Showing the first 200 of 201; the JSON has all rows\./);
    assert.match(markup, /Courses: the first 200 of 201</);
  });

  test('stands over the whole page where it has many columns, and beside the answer otherwise', () => {
    const columns = Array.from({ length: 9 }, (_, index) => column(`field${index}`, 'integer'));
    const wide = Object.fromEntries(columns.map(({ name }) => [name, 1]));
    const form = exampleForm([]);
    const page = (first: ShownRecord) =>
      renderPage(examplePage({ table: exampleTable([first], { columns }), form }));
    const before = (markup: string) => markup.indexOf('id="records"') < markup.indexOf('class="columns');
    assert.ok(before(page(wide)));
    assert.ok(!before(page({ ...wide, field1: null })));
  });

  test('gives way to the fields of one record after a creation', () => {
    const markup = renderPage(
      examplePage({
        status: { code: 201, reason: 'Created' },
        created: { title: 'Saved', isDone: true },
        table: exampleTable([{ ...row, recording: null }]),
      }),
    );
    assert.doesNotMatch(markup, /<table/);
    assert.match(markup, /<dt>Start<\/dt><dd><time datetime="[^"]+">4 May 2026, 18:00<\/time><\/dd>/);
    assert.match(markup, /Columns hidden because they are empty: Recording\./);
  });

  test('is broken by nothing that a record holds', () => {
    const tagsOf = (text: string) => {
      const table = exampleTable([{ name: text, code: text, start: text, recording: text, disabled: text }]);
      const markup = `${renderTable(table)}${renderDetails(table, table.rows[0] ?? {})}`;
      return markup.match(/<\/?[a-z!][a-z0-9]*/gi);
    };
    const plain = tagsOf('x');
    const part = fc.constantFrom('<', '>', '"', "'", '&', '</td>', '<script>', 'x', ' ');
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        assert.deepEqual(tagsOf(`x${parts.join('')}`), plain);
      }),
    );
  });
});
