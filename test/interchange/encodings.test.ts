/** Texts in every encoding that spreadsheets write. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { goodRows, read, refusal } from './files.ts';

/** A text in an encoding of one byte a letter. */
function encoded(text: string, label: string): Buffer {
  const decoder = new TextDecoder(label);
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]),
  );
  return Buffer.from(
    [...text].map((letter) => bytes.get(letter) ?? assert.fail(`${letter} is not in ${label}`)),
  );
}

const utf16be = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();
const people = (...names: readonly string[]): string =>
  `first_name,email\n${names.map((name, index) => `${name},p${index}@example.org\n`).join('')}`;
const namesIn = async (...args: Parameters<typeof read>): Promise<readonly unknown[]> =>
  (await goodRows(...args)).map((row) => 'first_name' in row && row.first_name);

const NAMES = ['Zażółć', 'Jörg', 'Αθηνά', '李', '😀'];

suite('Unicode', () => {
  const cases: readonly (readonly [string, Buffer])[] = [
    ['UTF-8', Buffer.from(people(...NAMES))],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${people(...NAMES)}`)],
    ['UTF-16 LE', Buffer.from(`\ufeff${people(...NAMES)}`, 'utf16le')],
    ['UTF-16 BE', utf16be(`\ufeff${people(...NAMES)}`)],
    ['UTF-16 LE without a byte order mark', Buffer.from(people(...NAMES), 'utf16le')],
    ['UTF-16 BE without a byte order mark', utf16be(people(...NAMES))],
  ];
  for (const [name, bytes] of cases) {
    test(`is read as ${name}, and nothing needs to be told`, async () => {
      assert.deepEqual(await namesIn(bytes), NAMES);
      assert.deepEqual((await read(bytes)).table.notes, []);
    });
  }

  test('is whole where a character lies across two chunks', async () => {
    const names = Array.from({ length: 40_000 }, (_, index) => `${'x'.repeat(index % 7)}ż😀ł`);
    assert.deepEqual(await namesIn(people(...names)), names);
    assert.deepEqual(await namesIn(utf16be(people(...names))), names);
  });
});

suite('Windows', () => {
  const lists: readonly (readonly [string, string, readonly string[]])[] = [
    ['Polish', 'windows-1250', ['Wiśniewski', 'Stępień']],
    ['Polish', 'windows-1250', ['ŁUKASZ', 'ŻÓŁĆ']],
    ['Czech', 'windows-1250', ['Dvořák', 'Růžička']],
    ['Czech', 'windows-1250', ['Kučera']],
    ['Slovak', 'windows-1250', ['Ľubomír', 'Kováčik']],
    ['Hungarian', 'windows-1250', ['Szőke', 'Szűcs']],
    ['Romanian', 'windows-1250', ['Brătianu', 'Ţurcanu']],
    ['Croatian', 'windows-1250', ['Kovačević', 'Babić']],
    ['German', 'windows-1252', ['Jürgen', 'Weiß']],
    ['French', 'windows-1252', ['Hélène', 'Anaïs', 'Lebœuf']],
    ['Spanish', 'windows-1252', ['Muñoz', 'Begoña']],
    ['Swedish', 'windows-1252', ['Åsa', 'Håkan']],
    ['Danish', 'windows-1252', ['Søren', 'Kjær']],
    ['Portuguese', 'windows-1252', ['João', 'Simões']],
    ['Italian', 'windows-1252', ['Nicolò']],
  ];
  for (const [language, label, names] of lists) {
    test(`tells ${names.join(', ')} (${language}) from the letters, and says so`, async () => {
      const bytes = encoded(people(...names), label);
      assert.deepEqual(await namesIn(bytes), names);
      const other = label === 'windows-1250' ? 'windows-1252' : 'windows-1250';
      assert.deepEqual((await read(bytes)).table.notes, [{ code: 'encoding', label, other }]);
    });
  }

  test('is what --encoding says', async () => {
    const bytes = encoded(people('Łukasz'), 'windows-1250');
    assert.deepEqual(await namesIn(bytes, { encoding: 'windows-1252' }), ['£ukasz']);
    assert.deepEqual((await read(bytes, { encoding: 'cp1250' })).table.notes, []);
    assert.deepEqual(await namesIn(encoded(people('Йоханн'), 'windows-1251'), { encoding: 'windows-1251' }), [
      'Йоханн',
    ]);
  });

  test('has the euro sign and quotation marks', async () => {
    assert.deepEqual(await namesIn(encoded(people('Jürgen €', '„Jörg“ – “x”'), 'windows-1252')), [
      'Jürgen €',
      '„Jörg“ – “x”',
    ]);
  });
});

suite('what is no text', () => {
  const refused: readonly (readonly [string, Uint8Array, string])[] = [
    ['nothing', Buffer.of(), 'list.csv is empty. Its first row must name the columns.'],
    ['white space', Buffer.from(' \n\n'), 'list.csv is empty. Its first row must name the columns.'],
    [
      'a byte order mark alone',
      Buffer.from('\ufeff'),
      'list.csv is empty. Its first row must name the columns.',
    ],
    [
      'zero bytes',
      Buffer.from(`${people('a')}\0`),
      'list.csv is not a text file. Open it in the program that created it and save it as “CSV UTF-8”.',
    ],
    [
      'control characters beside bytes that are no UTF-8',
      Buffer.from([0x61, 0xff, 0x01, 0x0a]),
      'list.csv is not a text file. Open it in the program that created it and save it as “CSV UTF-8”.',
    ],
    [
      'a damaged UTF-8',
      Buffer.concat([Buffer.from(people('ąęćłńóśźż', 'x')), Buffer.of(0xff), Buffer.from(',a@example.org')]),
      'list.csv is UTF-8, but line 4 contains invalid bytes. Save it again as “CSV UTF-8”, or give --encoding.',
    ],
    [
      'a marked UTF-8 that is none',
      Buffer.concat([Buffer.from('\ufeffname\n'), Buffer.of(0xb3, 0x0a)]),
      'list.csv is UTF-8, but line 2 contains invalid bytes. Save it again as “CSV UTF-8”, or give --encoding.',
    ],
    [
      'half a UTF-16',
      Buffer.concat([Buffer.from('\ufeffname\n', 'utf16le'), Buffer.of(0x00, 0xd8, 0x61)]),
      'list.csv is utf-16le by its byte order mark, but contains invalid bytes. Save it as “CSV UTF-8”.',
    ],
    [
      'an Excel workbook',
      Buffer.from('PK\x03\x04 [Content_Types].xml xl/workbook.xml', 'latin1'),
      'list.csv is an Excel workbook that cannot be read: the archive is damaged (End of central directory record signature not found. Either not a zip file, or file is truncated). Open it and save it again as XLSX or CSV.',
    ],
    [
      'an OpenDocument spreadsheet',
      Buffer.from('PK\x03\x04 mimetypeapplication/vnd.oasis.opendocument.spreadsheet', 'latin1'),
      'list.csv is an OpenDocument spreadsheet. Open it and save it as XLSX or as “CSV UTF-8”.',
    ],
    [
      'a Numbers document',
      Buffer.from('PK\x03\x04 Index/Document.iwa', 'latin1'),
      'list.csv is a Numbers document. Open it and choose File, Export To, CSV, with the encoding Unicode (UTF-8).',
    ],
    [
      'a text document',
      Buffer.from(
        `PK\x03\x04${'.'.repeat(26)}[Content_Types].xml PK\x03\x04${'.'.repeat(26)}word/document.xml`,
        'latin1',
      ),
      'list.csv is a text document or a presentation. Copy its table into a spreadsheet, and save that as XLSX or as “CSV UTF-8”.',
    ],
    [
      'an archive',
      Buffer.from('PK\x03\x04 a.csv', 'latin1'),
      'list.csv is a zip archive. Unpack it first, then import the tables in it.',
    ],
    ['gzip', Buffer.of(0x1f, 0x8b, 8), 'list.csv is compressed by gzip. Unpack it first.'],
    [
      'an old workbook',
      Buffer.of(0xd0, 0xcf, 0x11, 0xe0),
      'list.csv is an old Excel workbook (.xls). Open it and save it as XLSX or as “CSV UTF-8”.',
    ],
    ['a PDF', Buffer.from('%PDF-1.7'), 'list.csv is a PDF. Export the table that it was made of as CSV.'],
    [
      'a web page',
      Buffer.from('\ufeff\n<!DOCTYPE html><html>'),
      'list.csv is a web page (HTML or XML), often the page that asks to sign in instead of the file. Export the table as CSV.',
    ],
    [
      'a JSON list',
      Buffer.from('[{"email":"a@example.org"}]'),
      'list.csv is JSON. Save its table as XLSX or CSV.',
    ],
    [
      'JSON Lines',
      Buffer.from('{"email":"a@example.org"}\n{"email":"b@example.org"}\n'),
      'list.csv is JSON. Save its table as XLSX or CSV.',
    ],
  ];
  for (const [name, bytes, message] of refused) {
    test(`is refused: ${name}`, async () => assert.equal(await refusal(bytes), message));
  }

  test('is refused by the encoding that was given', async () => {
    assert.equal(
      await refusal(people('a'), { encoding: 'latin' }),
      'No encoding is called “latin”. Give --encoding utf-8, utf-16le, windows-1250 or windows-1252.',
    );
    assert.equal(
      await refusal(Buffer.of(0xff, 0x0a), { encoding: 'utf-8' }),
      'list.csv is utf-8 by --encoding utf-8, but contains invalid bytes. Save it as “CSV UTF-8”.',
    );
  });
});
