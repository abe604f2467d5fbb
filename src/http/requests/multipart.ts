/** Forms as `multipart/form-data` (RFC 7578), read as Django does: malformed parts are skipped. */

import type { FormValue } from '../../resources/submission.ts';
import { Problem } from '../responses/problem.ts';
import { type MediaType, parseMediaType } from './media-type.ts';

/** The maximum number of parts, against bodies with a million of them. */
const PART_LIMIT = 1000;
/** The maximum size of the headers of a part, in bytes. */
const HEADER_LIMIT = 1024;
const BLANK_LINE = '\r\n\r\n';

/**
 * Reads the fields of a form; of a repeated name the last value counts, and a file counts before any text.
 *
 * @param header the header Content-Type as it was sent, and `type` its parsed value
 * @param decoder for names and texts; invalid bytes become U+FFFD
 * @throws Problem 400 without a valid boundary
 */
export function parseMultipart(
  bytes: Buffer,
  header: string,
  type: MediaType,
  decoder: TextDecoder,
): ReadonlyMap<string, FormValue> {
  const texts = new Map<string, FormValue>();
  const files = new Map<string, FormValue>();
  for (const part of partsOf(bytes, boundaryOf(header, type))) {
    const headerEnd = part.subarray(0, HEADER_LIMIT).indexOf(BLANK_LINE);
    const disposition =
      headerEnd < 0 ? undefined : dispositionOf(decoder.decode(part.subarray(0, headerEnd)));
    const name = disposition?.get('name')?.trim();
    if (disposition === undefined || name === undefined) continue;
    const fileName = disposition.get('filename');
    if (fileName) files.set(name, { fileName: fileName.replace(/^.*[/\\]/s, '') });
    else texts.set(name, decoder.decode(part.subarray(headerEnd + BLANK_LINE.length)));
  }
  return new Map([...texts, ...files]);
}

function boundaryOf(header: string, { parameters }: MediaType): string {
  const refuse = (reason: string) => new Problem(400, `Multipart form parse error - ${reason}`);
  if (!header.startsWith('multipart/')) throw refuse(`Invalid Content-Type: ${header}`);
  const boundary = parameters.get('boundary');
  if (boundary === undefined || !/^[ -~]{0,200}[!-~]$/.test(boundary)) {
    throw refuse(`Invalid boundary in multipart: ${boundary ?? 'None'}`);
  }
  return boundary;
}

/** The bytes between the delimiters without the line break before each, and those before the first and after the last. */
function* partsOf(bytes: Buffer, boundary: string): Generator<Buffer> {
  const delimiter = `--${boundary}`;
  let start = 0;
  for (let count = 0; count <= PART_LIMIT; count += 1) {
    const next = bytes.indexOf(delimiter, start);
    if (next < 0) {
      yield bytes.subarray(start);
      return;
    }
    let end = next;
    if (end > start && bytes[end - 1] === 0x0a) end -= 1;
    if (end > start && bytes[end - 1] === 0x0d) end -= 1;
    yield bytes.subarray(start, end);
    start = next + delimiter.length;
  }
  throw new Problem(400, `Multipart form parse error - More than ${PART_LIMIT} parts.`);
}

/** The parameters of the header Content-Disposition of a part. */
function dispositionOf(headers: string): ReadonlyMap<string, string> | undefined {
  const line = headers.split('\r\n').find((candidate) => /^\s*content-disposition\s*:/i.test(candidate));
  return line === undefined ? undefined : parseMediaType(line).parameters;
}
