/** The body of a request, read by its Content-Type. */

import type { Submission } from '../../resources/submission.ts';
import { parseJson } from '../responses/json.ts';
import { Problem, unsupportedMediaType } from '../responses/problem.ts';
import { type MediaType, matches, parseMediaType } from './media-type.ts';
import { parseMultipart } from './multipart.ts';
import { parseParameters } from './query.ts';

/** The maximum number of fields: parsing half a million takes seconds. */
const FIELD_LIMIT = 1000;

type Parser = (bytes: Buffer, type: MediaType, header: string) => Submission;

/** The parsers by media type, in the order in which OPTIONS names them. */
const PARSERS: ReadonlyMap<string, Parser> = new Map<string, Parser>([
  ['application/json', parseJsonBody],
  ['application/x-www-form-urlencoded', parseFormBody],
  ['multipart/form-data', parseMultipartBody],
]);

export const PARSED_MEDIA_TYPES: readonly string[] = [...PARSERS.keys()];

/** Reads a body; an empty one is an empty object or form. Throws a 415, or a 400 if it does not parse. */
export function parseBody(bytes: Buffer, header = ''): Submission {
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
    return { kind: 'json', document: parseJson(decoder(type, true).decode(bytes)) };
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
    return decoder(type, true).decode(bytes);
  } catch {
    return bytes.toString('latin1');
  }
}

function parseMultipartBody(bytes: Buffer, type: MediaType, header: string): Submission {
  return { kind: 'form', fields: parseMultipart(bytes, header, type, decoder(type, false)) };
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
