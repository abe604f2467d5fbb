/** In which encoding a file is written: told by its bytes. */

import type { InputFile } from './input-file.ts';
import { TableError } from './table-error.ts';

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

/** As much of a file is looked at to find bytes that are zero. */
const BEGINNING = 64 * 1024;

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
  const read = textIn(text, 'utf-8');
  if (read !== undefined) return { utf8: text, encoding: { label: 'utf-8', other: null } };
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
