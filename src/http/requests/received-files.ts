/** Receives the files of a form on the disk; all are removed if the request fails or the client disconnects. */

import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { isDiskFull } from '../../domain/error-codes.ts';
import { uploadFolder } from '../../domain/upload.ts';
import { Problem } from '../responses/problem.ts';

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
  /** The name from the browser, without folders, shortened to fit every file system. */
  readonly name: string;
  readonly path: string;
  readonly bytes: number;
}

/** The received files; disposing of them removes them. */
export interface ReceivedFiles extends AsyncDisposable {
  readonly files: readonly ReceivedFile[];
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
 * limit, 415 if it is not a form with files, 507 if the disk is full
 */
export async function receiveFiles(message: IncomingMessage, limits: FileLimits): Promise<ReceivedFiles> {
  const type = message.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw new Problem(415, 'Send the files as multipart/form-data, as the form of this page does.');
  }
  if (Number(message.headers['content-length'] ?? 0) > limits.bytes + BESIDE) throw tooMany(limits);
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), uploadFolder(process.pid, hostname())));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const files = await writeFiles(message, type, folder, limits);
  const held = opened.move();
  return { files, [Symbol.asyncDispose]: () => held.disposeAsync() };
}

async function writeFiles(
  message: IncomingMessage,
  type: string,
  folder: string,
  limits: FileLimits,
): Promise<readonly ReceivedFile[]> {
  const parser = parserOf(type, limits);
  const failed = Promise.withResolvers<never>();
  const written: Promise<ReceivedFile>[] = [];
  const streams: Readable[] = [];
  let bytes = 0;
  parser.on('file', (_field, stream, name) => {
    streams.push(stream);
    const path = join(folder, String(written.length));
    stream.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > limits.bytes) failed.reject(tooMany(limits));
    });
    const file = writeFile(stream, path).then((size) => ({ name: nameOf(name), path, bytes: size }));
    file.catch(failed.reject);
    written.push(file);
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
    const files = await Promise.race([Promise.all(written), failed.promise]);
    // Browsers send an empty file without a name if none was chosen.
    return files.filter(({ name, bytes: size }) => name !== '' || size > 0);
  } catch (error) {
    // The rest is dropped, so that the client receives the error.
    message.unpipe(parser);
    message.resume();
    for (const stream of streams) stream.destroy();
    parser.destroy();
    await Promise.allSettled(written);
    throw isDiskFull(error)
      ? new Problem(507, 'The disk of the service has no room for these files. Tell whoever runs it.')
      : error;
  } finally {
    clearTimeout(timer);
    clearInterval(pace);
    failed.promise.catch(() => undefined);
  }
}

function parserOf(type: string, { files }: FileLimits) {
  try {
    return new Busboy({
      headers: { 'content-type': type },
      // Other fields are read and dropped.
      limits: { files, fields: 20, parts: files + 20, fieldSize: 1024, headerPairs: 20, headerSize: 8192 },
    });
  } catch {
    throw new Problem(400, 'The form cannot be read: its Content-Type names no boundary.');
  }
}

async function writeFile(stream: Readable, path: string): Promise<number> {
  await pipeline(stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  return (await stat(path)).size;
}

const tooMany = ({ bytes }: FileLimits): Problem =>
  new Problem(
    413,
    `The files have more than ${bytes / 2 ** 20} MB together. Upload them in parts, or use npx mentoring import.`,
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
