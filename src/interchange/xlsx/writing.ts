/** Writes a workbook (.xlsx) of one sheet: a zip archive of XML, as spreadsheets open it. */

import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';
import { escapeFormula } from '../formats/csv-text.ts';
import { MAX_WORKBOOK_CELL_LENGTH } from '../formats/record.ts';

/** A cell: a day and a time are written as such, and a text is a text whatever it begins with. */
export type SheetCell = string | number | boolean | null | Temporal.PlainDate | Temporal.PlainDateTime;

/** The formats of cells, by their places in the list of styles. */
const STYLES = { day: 1, time: 2, quoted: 3, heading: 4 } as const;

/** The day 0 of spreadsheets, for days after February 1900. */
const DAY_0 = Temporal.PlainDateTime.from('1899-12-30');

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** The parts that are alike in all workbooks; days and times look as the reader's spreadsheet writes them (14, 22). */
const COMMON: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${XML}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="22" applyNumberFormat="1"/><xf quotePrefix="1"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
};

const SPECIAL: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text in XML, without the characters that XML cannot have. */
const inXml = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll(/[&<>"]/g, (character) => SPECIAL[character] ?? '');

/** A cell in XML. A text that would run as a formula once somebody edits it is marked as a text. */
function cellXml(cell: SheetCell, isHeading: boolean): string {
  if (cell === null || cell === '') return '<c/>';
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c t="b"><v>${Number(cell)}</v></c>`;
  if (typeof cell !== 'string') {
    const style = cell instanceof Temporal.PlainDate ? STYLES.day : STYLES.time;
    const number = DAY_0.until(cell.toString({ calendarName: 'never' })).total('days');
    return number < 61 ? cellXml(cell.toString(), false) : `<c s="${style}"><v>${number}</v></c>`;
  }
  const style = isHeading ? STYLES.heading : escapeFormula(cell) === cell ? 0 : STYLES.quoted;
  return `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${inXml(cell.slice(0, MAX_WORKBOOK_CELL_LENGTH))}</t></is></c>`;
}

/** The rows as XML; the first one has the names of the columns and stays in sight. */
export function rowsXml(rows: readonly (readonly SheetCell[])[], isHeading = false): string {
  return rows.map((cells) => `<row>${cells.map((cell) => cellXml(cell, isHeading)).join('')}</row>`).join('');
}

/**
 * A workbook of one sheet.
 *
 * @param name the name of the sheet; what no sheet may be called is changed
 * @param rows what {@link rowsXml} made, in parts
 * @param widths of the columns, in characters
 */
export async function workbook(
  name: string,
  rows: readonly string[],
  widths: readonly number[],
): Promise<Buffer> {
  const title = inXml(name.replaceAll(/[[\]:*?/\\']/g, ' ').slice(0, 31));
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  return zip({
    ...COMMON,
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${title}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/worksheets/sheet1.xml': `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>${rows.join('')}</sheetData></worksheet>`,
  });
}

const deflate = promisify<Buffer, Buffer>(deflateRaw);

/** The version of the format that an archive needs, and the mark of names in UTF-8. */
const NEEDED = 20;
const UTF8_NAMES = 0x0800;
const DEFLATED = 8;
/** The first day that archives know: files alike are alike byte for byte. */
const FIRST_DAY = 0x0021;

/** A zip archive (APPNOTE 6.3), small enough for its first form. */
async function zip(parts: Readonly<Record<string, string>>): Promise<Buffer> {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(parts)) {
    const bytes = Buffer.from(content);
    const packed = await deflate(bytes);
    const title = Buffer.from(name);
    const about = Buffer.alloc(26);
    for (const [place, value] of [NEEDED, UTF8_NAMES, DEFLATED, 0, FIRST_DAY].entries()) {
      about.writeUInt16LE(value, 2 * place);
    }
    about.writeUInt32LE(crc32(bytes), 10);
    about.writeUInt32LE(packed.length, 14);
    about.writeUInt32LE(bytes.length, 18);
    about.writeUInt16LE(title.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02', 'latin1'), Buffer.of(NEEDED, 0), about, place, title);
    const file = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), about, title, packed]);
    files.push(file);
    offset += file.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, list, Buffer.from('PK\x05\x06', 'latin1'), end]);
}
