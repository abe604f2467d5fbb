/** The body of a request, read by its Content-Type. */

import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import type { FormValue, Submission } from '../resources/submission.ts';
import { parseJson } from './json.ts';
import { type MediaType, matches, parseMediaType } from './media-type.ts';
import { Problem, unsupportedMediaType } from './problem.ts';

/** The largest body that is read, in bytes. */
export const BODY_LIMIT = 1024 * 1024;

/** More fields than any form of ours has; a body may not make us hold a million of them. */
const FIELD_LIMIT = 1000;

type Parser = (bytes: Buffer, type: MediaType, header: string) => Promise<Submission>;

/** What is taken, by the media types that OPTIONS names, in this order. */
const PARSERS: ReadonlyMap<string, Parser> = new Map<string, Parser>([
  ['application/json', parseJsonBody],
  ['application/x-www-form-urlencoded', parseFormBody],
  ['multipart/form-data', parseMultipartBody],
]);

export const PARSED_MEDIA_TYPES: readonly string[] = [...PARSERS.keys()];

/**
 * Reads a body. An empty one is an empty object or form.
 *
 * @param header the header Content-Type; undefined where the request has none
 * @throws Problem 415 on another media type, 400 on what does not parse
 */
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

async function parseJsonBody(bytes: Buffer, type: MediaType): Promise<Submission> {
  try {
    return { kind: 'json', document: parseJson(decoder(type, true).decode(bytes)) };
  } catch (error) {
    throw new Problem(400, `JSON parse error - ${error instanceof Error ? error.message : 'not JSON'}`);
  }
}

/** Bytes that are no UTF-8 are taken for Latin-1, as Django takes them. */
async function parseFormBody(bytes: Buffer, type: MediaType): Promise<Submission> {
  return { kind: 'form', fields: new Map(new URLSearchParams(formText(bytes, type))) };
}

function formText(bytes: Buffer, type: MediaType): string {
  try {
    return decoder(type, true).decode(bytes);
  } catch {
    return bytes.toString('latin1');
  }
}

function parseMultipartBody(bytes: Buffer, _type: MediaType, header: string): Promise<Submission> {
  const { promise, resolve, reject } = Promise.withResolvers<Submission>();
  const refuse = (reason: string) => reject(new Problem(400, `Multipart form parse error - ${reason}`));
  try {
    const headers: BusboyHeaders = { 'content-type': header };
    const limits = { fieldSize: BODY_LIMIT, fields: FIELD_LIMIT, files: FIELD_LIMIT, parts: FIELD_LIMIT };
    const parser = new Busboy({ headers, limits });
    const fields = new Map<string, FormValue>();
    parser.on('field', (name, value) => fields.set(name, value));
    parser.on('file', (name, stream, fileName) => {
      fields.set(name, { fileName });
      stream.resume();
    });
    for (const limit of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const) {
      parser.on(limit, () => refuse(`more than ${FIELD_LIMIT} parts`));
    }
    parser.on('error', (error) => refuse(error instanceof Error ? error.message : 'malformed'));
    parser.on('finish', () => resolve({ kind: 'form', fields }));
    parser.end(bytes);
  } catch (error) {
    refuse(error instanceof Error ? error.message : 'malformed');
  }
  return promise;
}

/** Decodes by the charset of the media type, or as UTF-8; a byte-order mark is part of the text. */
function decoder({ parameters }: MediaType, fatal: boolean): TextDecoder {
  const options = { fatal, ignoreBOM: true };
  try {
    return new TextDecoder(parameters.get('charset'), options);
  } catch {
    return new TextDecoder('utf-8', options);
  }
}
