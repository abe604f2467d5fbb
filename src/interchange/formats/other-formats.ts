/** Files that are no text tables, told by their first bytes. */

import { TableError } from './table-error.ts';

/** A zip archive with the parts of an Excel workbook. */
const WORKBOOK = /^PK\x03\x04[\s\S]*(?:xl\/|\[Content_Types\]\.xml|_rels\/\.rels)/;

/** A zip archive with the parts of a text document or a presentation (.docx, .pptx). */
const OFFICE_DOCUMENT = /^PK\x03\x04(?:.*PK\x03\x04)?.{26}(?:word|ppt)\//s;

/** Whether a file is a workbook (.xlsx), whatever it is called. */
export const isWorkbook = (first: Buffer): boolean => {
  const text = first.toString('latin1');
  return WORKBOOK.test(text) && !/^PK\x03\x04.{26}mimetype/s.test(text) && !OFFICE_DOCUMENT.test(text);
};

/** The first bytes of other file formats. */
const FORMATS = [
  [/^PK\x03\x04[\s\S]*opendocument\.spreadsheet/, 'opendocument'],
  [/^PK\x03\x04[\s\S]*(?:Index\/|\.iwa)/, 'numbers'],
  [OFFICE_DOCUMENT, 'document'],
  [/^PK(?:\x03\x04|\x05\x06)/, 'zip'],
  [/^\x1f\x8b/, 'gzip'],
  [/^\xd0\xcf\x11\xe0[\s\S]*E\x00n\x00c\x00r\x00y\x00p\x00t\x00e\x00d\x00P\x00/, 'encrypted'],
  [/^\xd0\xcf\x11\xe0/, 'old-workbook'],
  [/^%PDF-/, 'pdf'],
  [/^(?:\xef\xbb\xbf)?\s*<(?:!doctype|html|table|head|\?xml|script|meta)\b/i, 'web-page'],
  [/^(?:\xef\xbb\xbf)?\s*(?:\{|\[\s*(?:\{|\]|$))/, 'json'],
] as const;

/**
 * Makes sure that a file is none of the formats that are often taken for tables.
 *
 * @param first its beginning
 * @throws TableError that names the format
 */
export function rejectOtherFormats(path: string, first: Buffer): void {
  const text = first.toString('latin1');
  const [, code] = FORMATS.find(([begins]) => begins.test(text)) ?? [];
  if (code !== undefined) throw new TableError(path, { code });
}
