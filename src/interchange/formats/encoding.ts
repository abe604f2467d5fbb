/** In which encoding a file is written: told by its bytes, all of which are looked at. */

import { ByteStatistics } from './byte-statistics.ts';
import { chunksOf } from './file-bytes.ts';
import { TableError } from './table-error.ts';

/** How the text of a file is written. */
export interface Encoding {
  /** As `TextDecoder` knows it. */
  readonly label: string;
  /** How many bytes the byte order mark takes; 0 where there is none. */
  readonly mark: number;
  /** The likeliest other one, if it was guessed; null if there was nothing to guess. */
  readonly other: string | null;
}

const MARKS: readonly (readonly [label: string, mark: Buffer])[] = [
  ['utf-8', Buffer.of(0xef, 0xbb, 0xbf)],
  ['utf-16le', Buffer.of(0xff, 0xfe)],
  ['utf-16be', Buffer.of(0xfe, 0xff)],
];

const noText = (path: string): TableError => new TableError(path, { code: 'no-text' });

/**
 * Finds out the encoding of a file and makes sure that the whole file is written in it.
 *
 * @param first the beginning of the file
 * @param given a label of `TextDecoder` that overrules what the bytes say
 * @throws TableError where it is no text, or not of the encoding it must be
 */
export async function findEncoding(
  path: string,
  first: Buffer,
  given: string | undefined,
): Promise<Encoding> {
  const [marked, bytes] = MARKS.find(([, mark]) => first.subarray(0, mark.length).equals(mark)) ?? [];
  const mark = bytes?.length ?? 0;
  if (given !== undefined) {
    const label = labelOf(given);
    return await checked(path, label, marked === label ? mark : 0, `--encoding ${given}`);
  }
  if (marked !== undefined && marked !== 'utf-8')
    return await checked(path, marked, mark, 'its byte order mark');
  const wide = marked === undefined ? wideEncoding(first) : undefined;
  if (wide !== undefined) return await checked(path, wide, 0, 'its zero bytes');
  // The bytes of a program or a picture are no UTF-8 either.
  if (first.includes(0)) throw noText(path);
  if (await isWrittenIn('utf-8', path, mark)) return { label: 'utf-8', mark, other: null };
  return await windowsPage(path, mark);
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

/**
 * Whether all of a file can be decoded.
 *
 * @throws TableError where it has NUL
 */
async function isWrittenIn(label: string, path: string, mark: number): Promise<boolean> {
  const decoder = new TextDecoder(label, { fatal: true, ignoreBOM: true });
  try {
    for await (const chunk of chunksOf(path, mark)) {
      if (decoder.decode(chunk, { stream: true }).includes('\0')) throw noText(path);
    }
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

async function windowsPage(path: string, mark: number): Promise<Encoding> {
  const survey = new ByteStatistics();
  for await (const chunk of chunksOf(path)) survey.add(chunk);
  if (mark > 0 || survey.isMostlyUtf8) {
    throw new TableError(path, { code: 'damaged-utf-8', line: survey.firstWrongLine });
  }
  if (survey.hasControls) throw noText(path);
  const [label, other] = survey.page;
  return { label, mark: 0, other };
}

/** The encoding, once all of the file was decoded by it. */
async function checked(path: string, label: string, mark: number, by: string): Promise<Encoding> {
  if (await isWrittenIn(label, path, mark)) return { label, mark, other: null };
  throw new TableError(path, { code: 'other-encoding', label, by });
}

/**
 * The text of a file as UTF-8, whatever it is written in, without its byte order mark.
 *
 * @param onBytes told how many bytes of the file were read so far
 */
export async function* utf8Chunks(
  path: string,
  { label, mark }: Pick<Encoding, 'label' | 'mark'>,
  onBytes?: (done: number) => void,
): AsyncGenerator<Buffer> {
  const decoder = label === 'utf-8' ? undefined : new TextDecoder(label, { ignoreBOM: true });
  let done = mark;
  for await (const chunk of chunksOf(path, mark)) {
    yield decoder === undefined ? chunk : Buffer.from(decoder.decode(chunk, { stream: true }));
    done += chunk.length;
    onBytes?.(done);
  }
  const rest = decoder?.decode() ?? '';
  if (rest !== '') yield Buffer.from(rest);
}
