/** Workbooks (.xlsx) for tests: small ones as spreadsheets write them, and hostile ones. */

import { crc32, deflateRawSync } from 'node:zlib';

/** A part of a zip archive. */
export interface ZipPart {
  readonly name: string;
  readonly content: string | Buffer;
  /** What the archive says of its size, where that is a lie. */
  readonly claims?: number;
  readonly encrypted?: true;
}

/** A zip archive. */
export function zip(parts: readonly ZipPart[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claims, encrypted } of parts) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const title = Buffer.from(name);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(encrypted ? 1 : 0, 2);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(bytes), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(claims ?? bytes.length, 18);
    fields.writeUInt16LE(title.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, title, packed]);
    const more = Buffer.alloc(14);
    more.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), Buffer.of(20, 0), fields, more, title]),
    );
    files.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, list, Buffer.from('PK\x05\x06', 'latin1'), end]);
}

/** A cell: a text, a number, a boolean, a day (a number with its format), or raw XML. */
export type WorkbookCell =
  | string
  | number
  | boolean
  | null
  | { readonly day: number; readonly style?: number }
  | { readonly xml: (reference: string) => string };

/** A sheet. */
export interface WorkbookSheet {
  readonly name: string;
  readonly rows: readonly (readonly WorkbookCell[] | null)[];
  readonly state?: 'hidden' | 'veryHidden';
  readonly merged?: readonly string[];
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** `C7`. */
function reference(column: number, row: number): string {
  let letters = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return `${letters}${row}`;
}

/** The parts of a workbook. */
export function workbookParts(
  sheets: readonly WorkbookSheet[],
  { from1904 = false }: { readonly from1904?: boolean } = {},
): readonly ZipPart[] {
  const texts: string[] = [];
  const cellXml = (cell: WorkbookCell, place: string): string => {
    if (cell === null) return '';
    if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
    if (typeof cell === 'boolean') return `<c r="${place}" t="b"><v>${cell ? 1 : 0}</v></c>`;
    if (typeof cell === 'object') {
      return 'xml' in cell
        ? cell.xml(place)
        : `<c r="${place}" s="${cell.style ?? 1}"><v>${cell.day}</v></c>`;
    }
    texts.push(cell);
    return `<c r="${place}" t="s"><v>${texts.length - 1}</v></c>`;
  };
  const parts = sheets.map(({ rows, merged = [] }) => {
    const data = rows.map((cells, index) =>
      cells === null
        ? ''
        : `<row r="${index + 1}">${cells.map((cell, column) => cellXml(cell, reference(column, index + 1))).join('')}</row>`,
    );
    const areas = merged.map((area) => `<mergeCell ref="${area}"/>`).join('');
    return `<?xml version="1.0" encoding="UTF-8"?><worksheet><sheetData>${data.join('')}</sheetData>${areas === '' ? '' : `<mergeCells>${areas}</mergeCells>`}</worksheet>`;
  });
  const listed = sheets.map(
    ({ name, state }, index) =>
      `<sheet name="${escaped(name)}" sheetId="${index + 1}"${state ? ` state="${state}"` : ''} r:id="rId${index + 1}"/>`,
  );
  const related = sheets.map(
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="${TYPES}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  return [
    { name: '[Content_Types].xml', content: '<Types/>' },
    {
      name: '_rels/.rels',
      content: `<Relationships><Relationship Id="r" Type="${TYPES}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns:r="${TYPES}"><workbookPr${from1904 ? ' date1904="1"' : ''}/><sheets>${listed.join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships>${related.join('')}<Relationship Id="t" Type="${TYPES}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="s" Type="${TYPES}/styles" Target="/xl/styles.xml"/></Relationships>`,
    },
    {
      name: 'xl/styles.xml',
      content:
        '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[$-407]d\\.\\ mmmm\\ yyyy;@"/><numFmt numFmtId="165" formatCode="#,##0.00\\ &quot;days&quot;"/></numFmts><cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="22"/></cellXfs></styleSheet>',
    },
    {
      name: 'xl/sharedStrings.xml',
      content: `<sst>${texts.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`,
    },
    ...parts.map((content, index) => ({ name: `xl/worksheets/sheet${index + 1}.xml`, content })),
  ];
}

/** A workbook as a file. */
export const workbook = (...given: Parameters<typeof workbookParts>): Buffer => zip(workbookParts(...given));
