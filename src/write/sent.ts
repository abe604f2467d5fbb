/** Reads the form of the page. */

import type { RequestContext } from '../http/pipeline/request-context.ts';
import { parseBody } from '../http/requests/body.ts';
import { readBytes } from '../http/requests/read-bytes.ts';
import { unsupportedMediaType } from '../http/responses/problem.ts';

/** The fields of a form by name; empty if a field is missing. */
export type SentFields = (name: string) => string;

const known = new WeakMap<RequestContext['raw'], Promise<SentFields>>();

/**
 * Reads the form of a request; repeated calls return the same one.
 *
 * @param limit the maximum size of the body, in bytes
 * @throws Problem 413, 415, or 400 if it does not parse
 */
export function readSent({ raw }: Pick<RequestContext, 'raw'>, limit: number): Promise<SentFields> {
  return known.getOrInsertComputed(raw, () => parse(raw, limit));
}

async function parse(raw: RequestContext['raw'], limit: number): Promise<SentFields> {
  const type = raw.headers['content-type'] ?? '';
  const submission = parseBody(await readBytes(raw, limit), type);
  if (submission.kind !== 'form') throw unsupportedMediaType(type);
  return (name) => {
    const value = submission.fields.get(name);
    return typeof value === 'string' ? value : '';
  };
}
