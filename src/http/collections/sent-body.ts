/** The body of a POST: a form, a document, or a document that was typed into the page. */

import type { Submission } from '../../resources/submission.ts';
import { parseBody } from '../requests/body.ts';
import { Problem } from '../responses/problem.ts';

/** A parsed body. */
export type SentBody =
  | { readonly submission: Submission; readonly raw?: string; readonly formKey?: string }
  /** The typed document is not JSON; it is shown again for correction. */
  | { readonly problem: Problem; readonly raw: string; readonly formKey?: string };

/** The fields of the raw form: a document and its media type, since a page without scripts only sends forms. */
const RAW_CONTENT = '_content';
const RAW_CONTENT_TYPE = '_content_type';
/** The field that identifies a form when it is submitted again, as by reloading the response. */
export const FORM_KEY = '_form_key';

/**
 * Parses a body.
 *
 * @param type the header Content-Type; undefined if the request has none
 * @param fromPage whether the raw form of a page may have sent it
 * @throws Problem 415, or 400 if it does not parse
 */
export function parseSentBody(bytes: Buffer, type: string | undefined, fromPage: boolean): SentBody {
  const submission = parseBody(bytes, type);
  const raw = submission.kind === 'form' ? submission.fields.get(RAW_CONTENT) : undefined;
  if (!fromPage || submission.kind !== 'form') return { submission };
  const key = submission.fields.get(FORM_KEY);
  const keyed = typeof key === 'string' && key !== '' ? { formKey: key } : {};
  const rawType = submission.fields.get(RAW_CONTENT_TYPE);
  if (typeof raw !== 'string' || typeof rawType !== 'string') return { submission, ...keyed };
  try {
    return { submission: parseBody(Buffer.from(raw), rawType), raw, ...keyed };
  } catch (error) {
    if (error instanceof Problem) return { problem: error, raw, ...keyed };
    throw error;
  }
}
