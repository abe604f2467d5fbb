/** On which line a row begins, and in which parts rows are read. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { csvLine } from '../../src/interchange/formats/csv-text.ts';
import { goodRows, read, refusal } from './files.ts';

const linesOf = async (csv: string): Promise<readonly number[]> =>
  (await read(csv)).rows.map(({ line }) => line);

suite('a row', () => {
  const cases: readonly (readonly [string, string, readonly number[]])[] = [
    ['\\n', 'first_name,email\nA,a@example.org\nB,b@example.org', [2, 3]],
    ['\\r\\n', 'first_name,email\r\nA,a@example.org\r\nB,b@example.org\r\n', [2, 3]],
    ['\\r', 'first_name,email\rA,a@example.org\rB,b@example.org\r', [2, 3]],
    ['both ends', 'first_name,email\r\nA,a@example.org\nB,b@example.org\r\nC,c@example.org', [2, 3, 4]],
    ['blank lines', '\n\nfirst_name,email\n\nA,a@example.org\n\n ,\nB,b@example.org\n\n', [5, 8]],
    ['quoted line breaks', 'first_name,email,x\nA,a@example.org,"1\n2\r\n3\r4"\nB,b@example.org,', [2, 6]],
    ['a header of two lines', 'role,"full\nname",email\nmentor,A,a@example.org', [3]],
    ['a named separator', 'sep=,\r\nfirst_name,email\r\nA,a@example.org\r\n', [3]],
  ];
  for (const [name, csv, lines] of cases) {
    test(`begins on its line: ${name}`, async () => assert.deepEqual(await linesOf(csv), lines));
  }

  test('begins on its line, whatever stands in the rows before', async () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '\n', '\r\n', '"', ',', ' ') });
    const end = fc.constantFrom('\n', '\r\n');
    await fc.assert(
      fc.asyncProperty(fc.array(cell, { maxLength: 6 }), end, async (cells, lineEnd) => {
        const header = `first_name,email,notes${lineEnd}`;
        const row = (text: string): string => csvLine(['A', 'a@example.org', text]).replace(/\n$/, lineEnd);
        const expected = cells.map((_, index) => {
          const before = header + cells.slice(0, index).map(row).join('');
          return before.split(/\r\n|\n/).length;
        });
        assert.deepEqual(await linesOf(header + cells.map(row).join('')), expected);
      }),
      { numRuns: 50 },
    );
  });
});

test('as many rows as are allowed stand below the heading', async () => {
  const people = 'first_name,email\nA,a@example.org\nB,b@example.org\n';
  assert.equal((await read(people, { maxRows: 2 })).rows.length, 2);
  assert.match(await refusal(people, { maxRows: 1 }), /^The files have more than 1 rows\./);
});

test('the separator is that of the header, outside of quotation marks', async () => {
  for (const separator of [',', ';', '\t']) {
    const csv =
      csvLine(['first_name', 'email', 'a,b;c\td,e;f'], separator) +
      csvLine(['A', 'a@example.org'], separator);
    assert.equal((await goodRows(csv)).length, 1);
  }
});
