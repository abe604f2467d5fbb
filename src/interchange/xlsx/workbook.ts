/** A workbook (.xlsx): a zip archive of XML, read within limits, with what its cells refer to. */

import { posix } from 'node:path';
import { SaxesParser } from 'saxes';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import type { InputFile } from '../formats/input-file.ts';
import { TableError } from '../formats/table-faults.ts';

/** Most bytes that one part of it (a sheet, its texts) may have when it is unpacked: no small file fills the memory. */
const MAX_PART_SIZE = 200 * 1024 * 1024;

/** A workbook that is open. */
export interface Archive extends AsyncDisposable {
  readonly path: string;
  /** How large a part is when it is unpacked; undefined where there is no such part. */
  sizeOf(part: string): number | undefined;
  /**
   * A part piece by piece; nothing where there is none.
   *
   * @throws TableError where it is broken or too large
   */
  read(part: string): AsyncGenerator<Buffer>;
}

/** The error of an archive that the library cannot read. */
const damaged = (path: string, error: unknown): TableError =>
  new TableError(path, { code: 'damaged-archive', said: reasonOf(error) });

/**
 * Opens a workbook.
 *
 * @throws TableError where it is broken, encrypted or too large
 */
export async function openArchive({ path, bytes }: InputFile): Promise<Archive> {
  await using opened = new AsyncDisposableStack();
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const zip = await fromBufferPromise(buffer, { lazyEntries: true }).catch((error: unknown) => {
    throw damaged(path, error);
  });
  opened.defer(() => zip.close());
  const entries = await entriesOf(zip, path);
  const held = opened.move();
  return {
    path,
    sizeOf: (part) => entries.get(part.toLowerCase())?.uncompressedSize,
    read: (part) => readEntry(zip, entries.get(part.toLowerCase()), path),
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
}

async function entriesOf(zip: ZipFile, path: string): Promise<ReadonlyMap<string, Entry>> {
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) {
      const name = entry.fileName.toLowerCase();
      if (!entries.has(name)) entries.set(name, entry);
    }
  } catch (error) {
    throw damaged(path, error);
  }
  return entries;
}

async function* readEntry(zip: ZipFile, entry: Entry | undefined, path: string): AsyncGenerator<Buffer> {
  if (entry === undefined) return;
  if (entry.isEncrypted()) throw new TableError(path, { code: 'locked-part' });
  const beyond = new TableError(path, { code: 'large-part', part: entry.fileName, limit: MAX_PART_SIZE });
  if (entry.uncompressedSize > MAX_PART_SIZE) throw beyond;
  let done = 0;
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      if (!Buffer.isBuffer(chunk)) continue;
      done += chunk.length;
      if (done > MAX_PART_SIZE) throw beyond;
      yield chunk;
    }
  } catch (error) {
    throw error instanceof TableError ? error : damaged(path, error);
  }
}

/** The library's message without its end. */
function reasonOf(error: unknown): string {
  const said = error instanceof Error ? error.message.split('\n')[0] : undefined;
  return (said ?? 'unknown').replace(/\.$/, '').slice(0, 120);
}

/** Receives the elements of a part; names have no prefix. */
interface XmlReader {
  onOpen(name: string, attributes: Readonly<Record<string, string>>): void;
  onText?(text: string): void;
  onClose?(name: string): void;
}

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Reads the XML of a part.
 *
 * @param chunks its bytes
 * @param part what it is called, for errors
 * @throws TableError where it is no XML, or takes too long
 */
export async function readXml(
  path: string,
  part: string,
  chunks: AsyncIterable<Buffer>,
  reader: XmlReader,
): Promise<void> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const parser = new SaxesParser();
  let failure: Error | undefined;
  const fail = (code: 'invalid-xml' | 'document-type' | 'no-utf-8'): void => {
    failure ??= new TableError(path, { code, part });
  };
  parser.on('error', () => fail('invalid-xml'));
  parser.on('doctype', () => fail('document-type'));
  parser.on('opentag', ({ name, attributes }) => {
    if (failure === undefined) reader.onOpen(withoutPrefix(name), attributes);
  });
  for (const kind of ['text', 'cdata'] as const) {
    parser.on(kind, (text) => {
      if (failure === undefined) reader.onText?.(text);
    });
  }
  parser.on('closetag', ({ name }) => {
    if (failure === undefined) reader.onClose?.(withoutPrefix(name));
  });
  let isEmpty = true;
  for await (const chunk of chunks) {
    isEmpty = false;
    try {
      parser.write(decoder.decode(chunk, { stream: true }));
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      fail('no-utf-8');
    }
    if (failure !== undefined) throw failure;
  }
  if (isEmpty) return;
  parser.close();
  if (failure !== undefined) throw failure;
}

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
  await readXml(path, main, archive.read(main), {
    onOpen(name, attributes) {
      if (name === 'workbookPr') from1904 = isTrue(attributes['date1904']);
      if (name === 'sheet') {
        const { name: title = '', state = 'visible' } = attributes;
        const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? '';
        listed.push({ name: title, id, isHidden: state !== 'visible' });
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
  await readXml(archive.path, name, archive.read(name), {
    onOpen(element, { Id = '', Type = '', Target = '', TargetMode }) {
      if (element !== 'Relationship' || TargetMode === 'External') return;
      const target = Target.startsWith('/') ? Target.slice(1) : posix.join(folder, Target);
      found.push({ id: Id, type: Type, target });
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
  let [text, isText, phonetic] = ['', false, 0];
  await readXml(archive.path, part, archive.read(part), {
    onOpen(name) {
      if (name === 'si') text = '';
      else if (name === 'rPh') phonetic += 1;
      else if (name === 't') isText = phonetic === 0;
    },
    onText(piece) {
      if (isText) text += piece;
    },
    onClose(name) {
      if (name === 't') isText = false;
      else if (name === 'rPh') phonetic -= 1;
      else if (name === 'si') {
        texts.push(unescaped(text));
      }
    },
  });
  return texts;
}

/** Longest code of a number format; Excel allows no longer ones. */
const MAX_FORMAT_LENGTH = 255;

async function readDateStyles(archive: Archive, part: string | undefined): Promise<readonly boolean[]> {
  const styles: boolean[] = [];
  if (part === undefined) return styles;
  const codes = new Map<number, string>();
  let isCells = false;
  await readXml(archive.path, part, archive.read(part), {
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

/** The formats that every workbook has and that show a day or a time. */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** Whether a format that a workbook declares shows a day or a time. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return isBuiltInDate(id);
  const [positive = ''] = code.split(';');
  const letters = positive.replace(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^[\]]*\]/gi, '');
  return /[dmyhs]/i.test(letters) && !/general|[#?]/i.test(letters);
}

/** Days from 1900-01-01 to 1904-01-01, and the 29 February 1900 that Excel believes in. */
const DAYS_TO_1904 = 1462;
const SECONDS_A_DAY = 86_400;
/** 9999-12-31. */
const LAST_DAY = 2_958_465;

/** A day, with its time where it has one, as text; undefined where there is no such day. */
export function dateText(serial: number, from1904: boolean): string | undefined {
  const days = serial + (from1904 ? DAYS_TO_1904 : 0);
  if (!(days >= 0 && days < LAST_DAY + 1)) return undefined;
  const seconds = Math.round(days * SECONDS_A_DAY);
  const whole = Math.floor(seconds / SECONDS_A_DAY);
  const rest = seconds - whole * SECONDS_A_DAY;
  // What is below a day is a time alone.
  const day = Temporal.PlainDate.from('1899-12-30').add({ days: whole < 60 ? whole + 1 : whole });
  const time = Temporal.PlainTime.from('00:00').add({ seconds: rest });
  if (whole === 0) return time.toString({ smallestUnit: 'second' });
  return rest === 0 ? day.toString() : `${day} ${time.toString({ smallestUnit: 'second' })}`;
}

/** A number as a person would type it: Excel keeps fifteen digits. */
export function numberText(value: number): string {
  return Number.isSafeInteger(value) ? String(value) : String(Number(value.toPrecision(15)));
}
