/** Saves a record that is sent to be created or changed, or shows it again with its errors. */

import type { Caller } from '../../domain/access.ts';
import type { Collection } from '../../resources/collection.ts';
import type { FieldErrors } from '../../resources/faults.ts';
import type { Submission } from '../../resources/submission.ts';
import type { CreatedNotice, View } from '../browsable/view.ts';
import { Problem, problemOf } from '../responses/problem.ts';
import { type DataResponse, dataResponse } from '../responses/response.ts';
import type { Refused } from './creation-form.ts';
import type { SentBody } from './sent-body.ts';

/** The errors of a body that cannot be saved. */
export interface Rejected {
  readonly errors: FieldErrors;
}

/**
 * Saves a body.
 *
 * @param viewOf the page with the form, which shows what was typed
 * @throws Problem with that page, after any other error
 */
export async function saveSent<Saved extends object>(
  body: SentBody,
  viewOf: (refused: Refused) => View,
  save: (submission: Submission) => Promise<Saved | Rejected>,
  respond: (saved: Saved) => DataResponse,
): Promise<DataResponse> {
  const withMessage = (message: string) => viewOf({ ...body, errors: { non_field_errors: [message] } });
  if ('problem' in body) {
    const { status, message } = body.problem;
    return dataResponse({ detail: message }, () => withMessage(message), status);
  }
  const saved = await save(body.submission).catch((error: unknown) => {
    const { status, message, headers, data } = problemOf(error);
    throw new Problem(status, message, headers, { view: withMessage(message), data, cause: error });
  });
  if (!('errors' in saved)) return respond(saved);
  const { errors } = saved;
  return dataResponse(errors, () => viewOf({ ...body, errors }), 400);
}

/** Whether a caller may create and change records. */
export const mayWrite = ({ scopes }: Collection, caller: Caller): boolean =>
  scopes.write !== undefined && caller.scopes.has(scopes.write);

/** The notice that a record was saved, with a link to all of them for callers who may read them. */
export const savedNotice = ({ path, name, scopes }: Collection, caller: Caller): CreatedNotice => ({
  title: 'Saved',
  isDone: true,
  ...(caller.scopes.has(scopes.read) && {
    list: { href: `/${path}/`, label: `All ${name.toLowerCase()}` },
  }),
});
