/** Forms of pages: their fields as they were sent, in their order. */

import type { IncomingMessage } from 'node:http';
import { Problem, unsupportedMediaType } from '../responses/response.ts';
import { readBytes } from './body.ts';
import { parseParameters } from './target.ts';

/** The fields of a form by name; a name may come several times. */
export type FormFields = readonly (readonly [name: string, value: string])[];

/** The most fields that a form may have, as many as rows can be ticked and some more. */
const FIELD_LIMIT = 2000;

const known = new WeakMap<IncomingMessage, Promise<FormFields>>();

/**
 * Reads the form that a request carries; a second time it is the same one.
 *
 * @param limit the maximum size of the body, in bytes
 * @throws Problem 413, 415, or 400 where it has too many fields
 */
export const readFormFields = (raw: IncomingMessage, limit: number): Promise<FormFields> =>
  known.getOrInsertComputed(raw, () => parse(raw, limit));

async function parse(raw: IncomingMessage, limit: number): Promise<FormFields> {
  const type = raw.headers['content-type'] ?? '';
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type)) throw unsupportedMediaType(type);
  const text = (await readBytes(raw, limit)).toString('utf8');
  if (text.split('&', FIELD_LIMIT + 1).length > FIELD_LIMIT) {
    throw new Problem(400, `The form has more than ${FIELD_LIMIT} fields. Send fewer.`);
  }
  return text === '' ? [] : [...parseParameters(text)];
}
