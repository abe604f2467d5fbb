/** The body of a request, read by its Content-Type. */

import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { Busboy, type BusboyConfig } from '@fastify/busboy';
import type { FormValue, Submission } from '../../resources/submission.ts';
import { Problem, parseJson, tooLarge, unsupportedMediaType } from '../responses/response.ts';
import { type MediaType, matches, parseMediaType } from './negotiation.ts';
import { parseParameters } from './target.ts';

/** The maximum number of fields: parsing half a million takes seconds. */
const FIELD_LIMIT = 1000;

type Parser = (bytes: Buffer, type: MediaType, header: string) => Submission | Promise<Submission>;

/** The parsers by media type, in the order in which OPTIONS names them. */
const PARSERS: ReadonlyMap<string, Parser> = new Map<string, Parser>([
  ['application/json', parseJsonBody],
  ['application/x-www-form-urlencoded', parseFormBody],
  ['multipart/form-data', parseMultipartBody],
]);

export const PARSED_MEDIA_TYPES: readonly string[] = [...PARSERS.keys()];

/** Reads a body; an empty one is an empty object or form. Throws a 415, or a 400 if it does not parse. */
export async function parseBody(bytes: Buffer, header = ''): Promise<Submission> {
  const type = parseMediaType(header);
  const parser = [...PARSERS].find(([name]) => matches(parseMediaType(name), type));
  if (bytes.length === 0) {
    return parser === undefined || parser[0] === 'application/json'
      ? { kind: 'json', document: {} }
      : { kind: 'form', fields: new Map() };
  }
  if (parser === undefined) throw unsupportedMediaType(header);
  return parser[1](bytes, type, header);
}

function parseJsonBody(bytes: Buffer, type: MediaType): Submission {
  try {
    return { kind: 'json', document: parseJson(decoder(type).decode(bytes)) };
  } catch (error) {
    throw new Problem(400, `JSON parse error - ${error instanceof Error ? error.message : 'not JSON'}`);
  }
}

/** Bytes that are not UTF-8 are read as Latin-1, as Django does. */
function parseFormBody(bytes: Buffer, type: MediaType): Submission {
  const text = formText(bytes, type);
  if (text.split('&', FIELD_LIMIT + 1).length > FIELD_LIMIT) {
    throw new Problem(400, `The form has more than ${FIELD_LIMIT} fields.`);
  }
  return { kind: 'form', fields: new Map(parseParameters(text)) };
}

function formText(bytes: Buffer, type: MediaType): string {
  try {
    return decoder(type).decode(bytes);
  } catch {
    return bytes.toString('latin1');
  }
}

/** Decodes by the charset of the media type, or as UTF-8; a byte-order mark is part of the text. */
function decoder({ parameters }: MediaType): TextDecoder {
  const options = { fatal: true, ignoreBOM: true };
  try {
    return new TextDecoder(parameters.get('charset'), options);
  } catch {
    return new TextDecoder('utf-8', options);
  }
}

// Reads the body of a request from the connection, up to a limit.

/** Reads a body of at most `limit` bytes. Throws a 413, or a 400 if the connection breaks. */
export async function readBytes(message: IncomingMessage, limit: number): Promise<Buffer> {
  if (Number(message.headers['content-length'] ?? 0) > limit) throw tooLarge(limit);
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  // A single growing buffer: a body that arrives byte by byte must not become a million buffers.
  let bytes: Buffer = Buffer.alloc(0);
  let length = 0;
  message.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length <= limit) {
      if (length > bytes.length) bytes = grown(bytes, length, limit);
      chunk.copy(bytes, length - chunk.length);
    } else {
      // The rest is read and dropped, so that the client receives the error and the connection can end.
      bytes = Buffer.alloc(0);
      reject(tooLarge(limit));
    }
  });
  message.on('end', () => resolve(bytes.subarray(0, length)));
  // The client has disconnected, which is not a fault of the service.
  message.on('error', () =>
    reject(new Problem(400, 'The connection closed before the request was complete.')),
  );
  return promise;
}

/** Copies the bytes into a buffer at least this long and twice as long as before. */
function grown(bytes: Buffer, length: number, limit: number): Buffer {
  const larger = Buffer.alloc(Math.min(limit, Math.max(length, 2 * bytes.length)));
  bytes.copy(larger);
  return larger;
}

// Forms as `multipart/form-data` (RFC 7578).

/** The maximum number of parts, against bodies with a million of them. */
const PART_LIMIT = 1000;
/** The maximum size of the headers of a part, in bytes. */
const HEADER_LIMIT = 1024;

/** Makes the parser of a form. */
const formParser = (header: string, config: Omit<BusboyConfig, 'headers' | 'fileHwm'>) =>
  new Busboy({
    ...config,
    headers: { 'content-type': header },
    // It waits for ever at the end of a form in which a part that it skips was longer than this.
    fileHwm: Number.MAX_SAFE_INTEGER,
  });

/**
 * Reads the fields of a form; of a repeated name the last value counts, and a file counts before any text. As in Django,
 * malformed parts are skipped, and those before the end of an incomplete form count.
 *
 * @param header the header Content-Type as it was sent, and `type` its parsed value
 * @throws Problem 400 without a valid boundary
 */
async function parseMultipartBody(bytes: Buffer, type: MediaType, header: string): Promise<Submission> {
  assertBoundary(header, type);
  const texts = new Map<string, FormValue>();
  const files = new Map<string, FormValue>();
  const parser = formParser(header, {
    defCharset: type.parameters.get('charset') ?? 'utf-8',
    isPartAFile: (_name, _type, fileName) => Boolean(fileName),
    limits: { parts: PART_LIMIT, fieldSize: bytes.length, headerSize: HEADER_LIMIT },
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  // A part may have no name, whatever the types say.
  parser.on('field', (name: string | undefined, value) => {
    if (name !== undefined) texts.set(name.trim(), value);
  });
  parser.on('file', (name: string | undefined, content, fileName) => {
    content.on('error', () => undefined).resume();
    if (name !== undefined) files.set(name.trim(), { fileName });
  });
  parser.on('partsLimit', () =>
    reject(new Problem(400, `Multipart form parse error - More than ${PART_LIMIT} parts.`)),
  );
  // The form is incomplete; “finish” follows.
  parser.on('error', () => undefined);
  parser.on('finish', resolve);
  parser.end(bytes);
  await promise;
  return { kind: 'form', fields: new Map([...texts, ...files]) };
}

function assertBoundary(header: string, { parameters }: MediaType): void {
  const refuse = (reason: string) => new Problem(400, `Multipart form parse error - ${reason}`);
  if (!header.startsWith('multipart/')) throw refuse(`Invalid Content-Type: ${header}`);
  const boundary = parameters.get('boundary');
  if (boundary === undefined || !/^[ -~]{0,200}[!-~]$/.test(boundary)) {
    throw refuse(`Invalid boundary in multipart: ${boundary ?? 'None'}`);
  }
}

// Receives the files of a form in memory.

/** The limits of a form with files. */
export interface FileLimits {
  readonly files: number;
  /** Of all files together, in bytes. */
  readonly bytes: number;
  /** The timeout for receiving them, in milliseconds. */
  readonly time: number;
}

/** A received file. */
export interface ReceivedFile {
  /** The name from the browser, without folders and shortened. */
  readonly name: string;
  readonly content: Buffer;
}

/** The allowance for headers, boundaries and small fields, in bytes. */
const BESIDE = 64 * 1024;
const MAX_NAME_LENGTH = 80;
/** Whoever sends less than so many bytes in so many milliseconds keeps a place from others. */
const SLOWEST = { bytes: 5_000, time: 5_000 } as const;

/**
 * Reads the files of a form.
 *
 * @throws Problem 400 if the body is malformed or ends too early, 408 if it takes too long, 413 beyond a
 * limit, 415 if it is not a form with files
 */
export async function receiveFiles(
  message: IncomingMessage,
  limits: FileLimits,
): Promise<readonly ReceivedFile[]> {
  const type = message.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw new Problem(415, 'Send the files as multipart/form-data, as the form of this page does.');
  }
  if (Number(message.headers['content-length'] ?? 0) > limits.bytes + BESIDE) throw tooMany(limits);
  const parser = parserOf(type, limits);
  const failed = Promise.withResolvers<never>();
  const read: Promise<ReceivedFile>[] = [];
  let bytes = 0;
  parser.on('file', (_field, stream, name) => {
    stream.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > limits.bytes) failed.reject(tooMany(limits));
    });
    const file = buffer(stream).then((content) => ({ name: nameOf(name), content }));
    file.catch(failed.reject);
    read.push(file);
  });
  const failWith = (status: number, detail: string) => () => failed.reject(new Problem(status, detail));
  parser.on('filesLimit', failWith(413, `More than ${limits.files} files came. Upload them in parts.`));
  const broken = failWith(400, 'The upload ended before all files were complete. Send them again.');
  parser.on('error', broken);
  message.on('error', broken);
  message.on('aborted', broken);
  const late = `The upload took more than ${limits.time / 60_000} minutes. Upload the files in parts.`;
  const timer = setTimeout(failWith(408, late), limits.time);
  let counted = 0;
  const dropSlow = failWith(408, 'The upload came too slowly. Try again where the connection is better.');
  const pace = setInterval(() => {
    if (bytes - counted < SLOWEST.bytes) dropSlow();
    counted = bytes;
  }, SLOWEST.time);
  try {
    const finished = Promise.withResolvers<void>();
    parser.on('finish', finished.resolve);
    message.pipe(parser);
    await Promise.race([finished.promise, failed.promise]);
    const files = await Promise.race([Promise.all(read), failed.promise]);
    // Browsers send an empty file without a name if none was chosen.
    return files.filter(({ name, content }) => name !== '' || content.length > 0);
  } catch (error) {
    // The rest is dropped, so that the client receives the error.
    message.unpipe(parser);
    message.resume();
    parser.destroy();
    throw error;
  } finally {
    clearTimeout(timer);
    clearInterval(pace);
    failed.promise.catch(() => undefined);
  }
}

function parserOf(type: string, { files }: FileLimits) {
  try {
    return formParser(type, {
      // Other fields are read and dropped.
      limits: { files, fields: 20, parts: files + 20, fieldSize: 1024, headerPairs: 20, headerSize: 8192 },
    });
  } catch {
    throw new Problem(400, 'The form cannot be read: its Content-Type names no boundary.');
  }
}

const tooMany = ({ bytes }: FileLimits): Problem =>
  new Problem(
    413,
    `The files have more than ${bytes / 2 ** 20} MB in total. Upload them in parts, or use npx mentoring import.`,
  );

/** A name that can be shown and stored, whatever the browser sent. */
function nameOf(name: string | undefined): string {
  const bare = (name ?? '')
    .replace(/^.*[/\\]/s, '')
    .replaceAll(/\p{Cc}|\p{Cf}/gu, '')
    .trim();
  if (/^\.+$/.test(bare)) return 'file';
  const letters = [...bare];
  return letters.length > MAX_NAME_LENGTH ? letters.slice(-MAX_NAME_LENGTH).join('') : bare;
}
