/** Reads lines of files, forwards and backwards, in constant memory. */
import type { FileHandle } from 'node:fs/promises';

/** Writes all bytes at a position: a nearly full disk may write only a part. */
export async function writeAll(file: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, position + done);
    done += bytesWritten;
  }
}

const LINE_FEED = '\n'.charCodeAt(0);
/** The number of bytes read at a time. */
const BLOCK = 1024 * 1024;
/** The maximum length of a line, in bytes; after a power failure a file may contain garbage. */
const MAX_LINE_LENGTH = 64 * 1024 * 1024;

/**
 * The complete lines of a file with their line ends, first to last, each with its end in the file, in bytes. Text after the last
 * line end is left out.
 */
export async function* linesOf(file: FileHandle) {
  let rest: Buffer[] = [];
  for (let position = 0; ; ) {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(BLOCK), 0, BLOCK, position);
    if (bytesRead === 0) return;
    const block = buffer.subarray(0, bytesRead);
    let start = 0;
    for (;;) {
      const feed = block.indexOf(LINE_FEED, start);
      if (feed < 0) break;
      const bytes = Buffer.concat([...rest, block.subarray(start, feed + 1)]);
      rest = [];
      start = feed + 1;
      yield { bytes, end: position + start };
    }
    if (start < bytesRead) rest.push(block.subarray(start));
    if (rest.length * BLOCK > MAX_LINE_LENGTH) return;
    position += bytesRead;
  }
}

/**
 * The lines of a file, last to first, in constant memory.
 *
 * @param length the end of the last line, in bytes
 */
export async function* linesBackwards(file: FileHandle, length: number): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for (let end = length; end > 0; ) {
    const start = Math.max(0, end - BLOCK);
    const block = Buffer.alloc(end - start);
    await readAll(file, block, start);
    const text = Buffer.concat([block, rest]);
    let stop = text.length;
    for (;;) {
      const feed = stop < 2 ? -1 : text.lastIndexOf(LINE_FEED, stop - 2);
      if (feed < 0) break;
      yield text.subarray(feed + 1, stop);
      stop = feed + 1;
    }
    rest = text.subarray(0, stop);
    end = start;
  }
  if (rest.length > 0) yield rest;
}

async function readAll(file: FileHandle, into: Buffer, position: number): Promise<void> {
  for (let done = 0; done < into.length; ) {
    const { bytesRead } = await file.read(into, done, into.length - done, position + done);
    if (bytesRead === 0) throw new Error('a file became shorter while it was read');
    done += bytesRead;
  }
}
