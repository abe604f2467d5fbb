/** XML of a workbook, element by element: no document type, no entities of its own, no endless texts. */

import { SaxesParser } from 'saxes';
import { TableError } from '../formats/table-error.ts';
import { MAX_READING_TIME } from './limits.ts';

/** Receives the elements of a part; names have no prefix. */
export interface XmlReader {
  onOpen(name: string, attributes: Readonly<Record<string, string>>): void;
  onText?(text: string): void;
  onClose?(name: string): void;
}

/** Longer than any element, text or comment of a real workbook is. */
const MAX_TEXT_BYTES = 4 * 1024 * 1024;
const DEEPEST = 100;

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Reads the XML of a part. After every piece, others have their turn.
 *
 * @param chunks its bytes
 * @param part what it is called, for errors
 * @throws TableError where it is no XML, or takes too long
 */
export async function* readXml(
  path: string,
  part: string,
  chunks: AsyncIterable<Buffer>,
  reader: XmlReader,
): AsyncGenerator<number> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const parser = new SaxesParser();
  let failure: Error | undefined;
  let [depth, silent] = [0, 0];
  const fail = (code: 'invalid-xml' | 'document-type' | 'deep-xml' | 'no-utf-8' | 'endless-text'): void => {
    failure ??= new TableError(path, { code, part });
  };
  parser.on('error', () => fail('invalid-xml'));
  parser.on('doctype', () => fail('document-type'));
  parser.on('opentag', ({ name, attributes }) => {
    silent = 0;
    depth += 1;
    if (depth > DEEPEST) fail('deep-xml');
    if (failure === undefined) reader.onOpen(withoutPrefix(name), attributes);
  });
  for (const kind of ['text', 'cdata'] as const) {
    parser.on(kind, (text) => {
      silent = 0;
      if (failure === undefined) reader.onText?.(text);
    });
  }
  parser.on('closetag', ({ name }) => {
    silent = 0;
    depth -= 1;
    if (failure === undefined) reader.onClose?.(withoutPrefix(name));
  });
  const until = performance.now() + MAX_READING_TIME;
  let isEmpty = true;
  for await (const chunk of chunks) {
    isEmpty = false;
    silent += chunk.length;
    try {
      parser.write(decoder.decode(chunk, { stream: true }));
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      fail('no-utf-8');
    }
    if (silent > MAX_TEXT_BYTES) fail('endless-text');
    if (performance.now() > until)
      failure ??= new TableError(path, { code: 'slow-part', part, limit: MAX_READING_TIME });
    if (failure !== undefined) throw failure;
    yield chunk.length;
  }
  if (isEmpty) return;
  parser.close();
  if (failure !== undefined) throw failure;
}

/** Reads a whole part. */
export async function readWholeXml(...given: Parameters<typeof readXml>): Promise<void> {
  for await (const _bytes of readXml(...given));
}
