/** Reads the list of sheets, the shared texts and the formats of a workbook. */

import { posix } from 'node:path';
import { TableError } from '../formats/table-error.ts';
import type { Archive } from './archive.ts';
import { MAX_CHARACTERS, MAX_FORMAT_LENGTH, MAX_PARTS, MAX_SHEETS, MAX_TEXTS } from './limits.ts';
import { isDateFormat } from './number-formats.ts';
import { readWholeXml } from './xml.ts';

/** A sheet of a workbook. */
export interface SheetEntry {
  readonly name: string;
  readonly part: string;
  readonly isHidden: boolean;
}

/** A workbook: its sheets, and the shared texts and formats that cells refer to. */
export interface Workbook {
  readonly sheets: readonly SheetEntry[];
  readonly texts: readonly string[];
  /** Whether numbers of a style are days, by the style's index. */
  readonly dateStyles: readonly boolean[];
  readonly from1904: boolean;
}

/**
 * Reads what cells refer to.
 *
 * @throws TableError where it is broken or too large
 */
export async function readWorkbook(archive: Archive): Promise<Workbook> {
  const { path } = archive;
  const main = await mainPart(archive);
  if (archive.sizeOf(main) === undefined) throw new TableError(path, { code: 'no-part', part: main });
  const listed: { name: string; id: string; isHidden: boolean }[] = [];
  let from1904 = false;
  await readWholeXml(path, main, archive.read(main), {
    onOpen(name, attributes) {
      if (name === 'workbookPr') from1904 = isTrue(attributes['date1904']);
      if (name === 'sheet') {
        const { name: title = '', state = 'visible' } = attributes;
        const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? '';
        listed.push({ name: title, id, isHidden: state !== 'visible' });
        if (listed.length > MAX_SHEETS)
          throw new TableError(path, { code: 'many-sheets', limit: MAX_SHEETS });
      }
    },
  });
  const parts = await relations(archive, main);
  const partOf = (type: string): string | undefined => parts.find((one) => one.type.endsWith(type))?.target;
  const sheets = listed.flatMap(({ name, id, isHidden }) => {
    const part = parts.find((one) => one.id === id);
    return part?.type.endsWith('/worksheet') ? [{ name, part: part.target, isHidden }] : [];
  });
  return {
    sheets,
    texts: await readTexts(archive, partOf('/sharedStrings')),
    dateStyles: await readDateStyles(archive, partOf('/styles')),
    from1904,
  };
}

const isTrue = (text: string | undefined): boolean => text === '1' || text === 'true';

async function mainPart(archive: Archive): Promise<string> {
  const parts = await relations(archive, '');
  const main = parts.find(({ type }) => type.endsWith('/officeDocument'))?.target ?? 'xl/workbook.xml';
  if (main.toLowerCase().endsWith('.bin')) throw new TableError(archive.path, { code: 'binary-workbook' });
  return main;
}

/** The parts that a part refers to; addresses outside of the archive are none. */
async function relations(archive: Archive, part: string) {
  const folder = posix.dirname(part);
  const name = part === '' ? '_rels/.rels' : posix.join(folder, '_rels', `${posix.basename(part)}.rels`);
  const found: { id: string; type: string; target: string }[] = [];
  await readWholeXml(archive.path, name, archive.read(name), {
    onOpen(element, { Id = '', Type = '', Target = '', TargetMode }) {
      if (element !== 'Relationship' || TargetMode === 'External') return;
      const target = Target.startsWith('/') ? Target.slice(1) : posix.join(folder, Target);
      found.push({ id: Id, type: Type, target });
      if (found.length > MAX_PARTS)
        throw new TableError(archive.path, { code: 'many-parts', has: null, limit: MAX_PARTS });
    },
  });
  return found;
}

/** Characters that XML cannot hold stand as `_x000D_`. */
export const unescaped = (text: string): string =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

async function readTexts(archive: Archive, part: string | undefined): Promise<readonly string[]> {
  const texts: string[] = [];
  if (part === undefined) return texts;
  let [text, characters, isText, phonetic] = ['', 0, false, 0];
  await readWholeXml(archive.path, part, archive.read(part), {
    onOpen(name) {
      if (name === 'si') text = '';
      else if (name === 'rPh') phonetic += 1;
      else if (name === 't') isText = phonetic === 0;
    },
    onText(piece) {
      if (!isText) return;
      text += piece;
      characters += piece.length;
      if (characters <= MAX_CHARACTERS) return;
      throw new TableError(archive.path, { code: 'much-text', limit: MAX_CHARACTERS });
    },
    onClose(name) {
      if (name === 't') isText = false;
      else if (name === 'rPh') phonetic -= 1;
      else if (name === 'si') {
        texts.push(unescaped(text));
        if (texts.length > MAX_TEXTS)
          throw new TableError(archive.path, { code: 'many-texts', limit: MAX_TEXTS });
      }
    },
  });
  return texts;
}

async function readDateStyles(archive: Archive, part: string | undefined): Promise<readonly boolean[]> {
  const styles: boolean[] = [];
  if (part === undefined) return styles;
  const codes = new Map<number, string>();
  let isCells = false;
  await readWholeXml(archive.path, part, archive.read(part), {
    onOpen(name, { numFmtId = '0', formatCode = '' }) {
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode.slice(0, MAX_FORMAT_LENGTH));
      else if (name === 'cellXfs') isCells = true;
      else if (name === 'xf' && isCells)
        styles.push(isDateFormat(Number(numFmtId), codes.get(Number(numFmtId))));
    },
    onClose(name) {
      if (name === 'cellXfs') isCells = false;
    },
  });
  return styles;
}
