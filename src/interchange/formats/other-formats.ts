/** Files that are no text tables, told by their first bytes, each with what to do instead. */

import { TableError } from './table-error.ts';

const SAVE = 'Open it and save it as XLSX or as “CSV UTF-8”';

/** A zip archive with the parts of an Excel workbook. */
const WORKBOOK = /^PK\x03\x04[\s\S]*(?:xl\/|\[Content_Types\]\.xml|_rels\/\.rels)/;

/** A zip archive with the parts of a text document or a presentation (.docx, .pptx). */
const OFFICE_DOCUMENT = /^PK\x03\x04(?:.*PK\x03\x04)?.{26}(?:word|ppt)\//s;

/** Whether a file is a workbook (.xlsx), whatever it is called. */
export const isWorkbook = (first: Buffer): boolean => {
  const text = first.toString('latin1');
  return WORKBOOK.test(text) && !/^PK\x03\x04.{26}mimetype/s.test(text) && !OFFICE_DOCUMENT.test(text);
};

/** The first bytes of other file formats, with their names and advice. */
const FORMATS: readonly (readonly [begins: RegExp, advice: string])[] = [
  [/^PK\x03\x04[\s\S]*opendocument\.spreadsheet/, `is an OpenDocument spreadsheet. ${SAVE}.`],
  [
    /^PK\x03\x04[\s\S]*(?:Index\/|\.iwa)/,
    'is a Numbers document. Open it and choose File, Export To, CSV, with the encoding Unicode (UTF-8).',
  ],
  [
    OFFICE_DOCUMENT,
    'is a text document or a presentation. Copy its table into a spreadsheet, and save that as XLSX or as “CSV UTF-8”.',
  ],
  [/^PK(?:\x03\x04|\x05\x06)/, 'is a zip archive. Unpack it first, then import the tables in it.'],
  [/^\x1f\x8b/, 'is compressed by gzip. Unpack it first.'],
  [
    /^\xd0\xcf\x11\xe0[\s\S]*E\x00n\x00c\x00r\x00y\x00p\x00t\x00e\x00d\x00P\x00/,
    'is encrypted with a password. Open it, remove the password (File, Info, Protect), and save it again.',
  ],
  [/^\xd0\xcf\x11\xe0/, `is an old Excel workbook (.xls). ${SAVE}.`],
  [/^%PDF-/, 'is a PDF. Export the table that it was made of as CSV.'],
  [
    /^(?:\xef\xbb\xbf)?\s*<(?:!doctype|html|table|head|\?xml|script|meta)\b/i,
    'is a web page (HTML or XML), often the page that asks to sign in instead of the file. Export the table as CSV.',
  ],
  [
    /^(?:\xef\xbb\xbf)?\s*\[\s*(?:\{|\]|$)/,
    'is one JSON list. Write it as JSON Lines: one object per line, without brackets and commas around them.',
  ],
];

/**
 * Makes sure that a file is none of the formats that are often taken for tables.
 *
 * @param first its beginning
 * @throws TableError that names the format and says what to do
 */
export function rejectOtherFormats(path: string, first: Buffer): void {
  const text = first.toString('latin1');
  const [, advice] = FORMATS.find(([begins]) => begins.test(text)) ?? [];
  if (advice !== undefined) throw new TableError(path, ` ${advice}`);
}
