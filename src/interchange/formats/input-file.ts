/** A file in memory: what it is, by its first bytes, and its text. */

import { isUtf8 } from 'node:buffer';
import type { Stats } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { errorCodeOf, isMissing } from '../../domain/errors.ts';
import { BEGINNING } from './record.ts';
import { MissingFileError, TableError } from './table-faults.ts';

/** A file with its path, or the name under which it was uploaded. */
export interface InputFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** The name of what is no file; reading some of them would never end. */
function otherFile(stats: Stats) {
  if (stats.isFIFO()) return 'a pipe';
  if (stats.isSocket()) return 'a socket';
  return stats.isCharacterDevice() || stats.isBlockDevice() ? 'a device' : undefined;
}

/**
 * Reads a file.
 *
 * @throws TableError, or MissingFileError, if it cannot be read
 */
export async function readInputFile(path: string): Promise<InputFile> {
  try {
    const what = otherFile(await stat(path));
    if (what !== undefined) throw new TableError(path, { code: 'no-file', what });
    return { path, bytes: await readFile(path) };
  } catch (error) {
    if (isMissing(error)) throw new MissingFileError(`No file exists at ${path}.`);
    if (errorCodeOf(error) === 'EISDIR') throw new TableError(path, { code: 'folder' });
    if (errorCodeOf(error) === 'EACCES') throw new TableError(path, { code: 'forbidden' });
    throw error;
  }
}

/** Reads files when their turn comes: nobody needs the bytes of one whose rows are read. */
export async function* readInputFiles(paths: readonly string[]): AsyncGenerator<InputFile> {
  for (const path of paths) yield await readInputFile(path);
}

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

/** How the text of a file is written. */
export interface Encoding {
  /** As `TextDecoder` knows it. */
  readonly label: string;
  /** The likeliest other one, if it was guessed; null if there was nothing to guess. */
  readonly other: string | null;
}

/** The text of a file as UTF-8, without its byte order mark, and in which encoding it was. */
export interface DecodedFile {
  readonly utf8: Buffer;
  readonly encoding: Encoding;
}

const MARKS: readonly (readonly [label: string, mark: Buffer])[] = [
  ['utf-8', Buffer.of(0xef, 0xbb, 0xbf)],
  ['utf-16le', Buffer.of(0xff, 0xfe)],
  ['utf-16be', Buffer.of(0xfe, 0xff)],
];

/**
 * Decodes a file.
 *
 * @param given a label of `TextDecoder` that overrules what the bytes say
 * @throws TableError if it is no text, or not of the encoding that it must be
 */
export function decode({ path, bytes }: InputFile, given: string | undefined): DecodedFile {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [marked, mark] = MARKS.find(([, one]) => all.subarray(0, one.length).equals(one)) ?? [];
  const beginning = all.subarray(0, BEGINNING);
  const label = given === undefined ? marked : labelOf(given);
  const text = marked === label ? all.subarray(mark?.length ?? 0) : all;
  if (given !== undefined && label !== undefined) return whole(path, text, label, `--encoding ${given}`);
  if (label !== undefined && label !== 'utf-8') return whole(path, text, label, 'its byte order mark');
  const wide = label === undefined ? wideEncoding(beginning) : undefined;
  if (wide !== undefined) return whole(path, all, wide, 'its zero bytes');
  if (text.includes(0)) throw new TableError(path, { code: 'no-text' });
  if (isUtf8(text)) return { utf8: text, encoding: { label: 'utf-8', other: null } };
  return inWindowsPage(path, text, label !== undefined);
}

function labelOf(given: string): string {
  try {
    return new TextDecoder(given).encoding;
  } catch {
    throw new TableError('No encoding', { code: 'no-encoding', given });
  }
}

/** Every text of ours has line ends, quotation marks and e-mail addresses: in UTF-16, every other byte of those is zero. */
function wideEncoding(first: Buffer): string | undefined {
  const zeros = [0, 0];
  for (const [index, byte] of first.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const many = first.length / 8;
  if (odd > many && even < odd / 16) return 'utf-16le';
  return even > many && odd < even / 16 ? 'utf-16be' : undefined;
}

/** The text of bytes; undefined if some of them are invalid. */
function textIn(bytes: Buffer, label: string): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** The text, once all of it was decoded by an encoding. */
function whole(path: string, bytes: Buffer, label: string, by: string): DecodedFile {
  const text = textIn(bytes, label);
  if (text === undefined) throw new TableError(path, { code: 'other-encoding', label, by });
  if (text.includes('\0')) throw new TableError(path, { code: 'no-text' });
  return { utf8: Buffer.from(text), encoding: { label, other: null } };
}

/** Text has tabs, line breaks and page breaks of the control characters, no others. */
const CONTROL = /[\0-\x08\x0e-\x1f\x7f]/;

/**
 * What a text of Central Europe (Windows-1250) shows where it is read as Windows-1252, and what a text of Western Europe has: a list of
 * names is too short for how often letters occur, but “³” does not stand in a word, and “ñ” stands before a vowel.
 */
const CENTRAL =
  /\p{L}[³¹¿£¥¾]|[³¹£¥¯¼¾º]\p{L}|[\u008d\u008f\u009dŸ]|œ(?!u)|ñ(?![aeiouáéíóú])|[aeiouyíá]è|è[aeiouáéíóúæ]|[aeiouyáé]ø|ø[aeiouáéíìù]|[ìù]\p{L}|õ(?!e)|û(?!t)|ã(?=\p{L})(?![oe])|þ|[aeiou]æ|æ(?!\p{L})/giu;
const WESTERN =
  /å|à|ñ[aeiouáéíóú]|ã[oe]|õe|œu|[^aeiouyíá]è(?![aeiouáéíóú])|[^aeiouyáé]ø(?![aeiouáéíìù])|[ìòù](?!\p{L})/giu;

/** The text of bytes that are not UTF-8; if most of it is, it was damaged. */
function inWindowsPage(path: string, bytes: Buffer, isMarked: boolean): DecodedFile {
  const damaged = bytes.toString('utf8');
  const wrong = damaged.split('\ufffd').length - 1;
  const letters = damaged.match(/[^\0-\x7f\ufffd]/gu)?.length ?? 0;
  if (isMarked || (letters >= 5 && letters > 4 * wrong)) {
    const line = damaged.slice(0, damaged.indexOf('\ufffd')).split('\n').length;
    throw new TableError(path, { code: 'damaged-utf-8', line });
  }
  const western = new TextDecoder('windows-1252').decode(bytes);
  if (CONTROL.test(western)) throw new TableError(path, { code: 'no-text' });
  const score = (western.match(CENTRAL)?.length ?? 0) - (western.match(WESTERN)?.length ?? 0);
  // Where the letters speak for neither, it is Windows-1252.
  const [label, other] =
    score > 0 ? (['windows-1250', 'windows-1252'] as const) : (['windows-1252', 'windows-1250'] as const);
  return { utf8: Buffer.from(new TextDecoder(label).decode(bytes)), encoding: { label, other } };
}
