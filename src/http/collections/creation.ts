/** Creation of a record by POST, with one response or with a stream of events. */

import type { Caller } from '../../domain/access.ts';
import type { IdempotencyStore } from '../../domain/idempotency.ts';
import type { CreationContext } from '../../resources/collection.ts';
import type { AcceptedRequest } from '../pipeline/endpoint.ts';
import type { RequestContext } from '../pipeline/request-context.ts';
import { readBytes } from '../requests/read-bytes.ts';
import type { DataResponse } from '../responses/response.ts';
import { executeOnce, keyedForm, keyedRequest } from './idempotency.ts';
import { parseSentBody, type SentBody } from './sent-body.ts';

/** The context of a POST. */
export interface PostContext extends Omit<CreationContext, 'parameters'> {
  readonly caller: Caller;
  /** The query. */
  readonly parameters: URLSearchParams;
}

/** A collection in which records can be created. */
export interface Creatable {
  create(body: SentBody, context: PostContext): Promise<DataResponse>;
  /** The current state of a record that was created before; null if it does not exist any more. */
  recall(record: number, caller: Caller): Promise<DataResponse | null>;
}

/** The dependencies of creations. */
export interface CreationParts {
  /** The maximum size of a body, in bytes. */
  readonly bodyLimit: number;
  readonly idempotency: IdempotencyStore;
}

/** The client for rate limits: the account or, without authentication, the network. */
export const rateLimitKey = ({ caller, client }: Pick<RequestContext, 'caller' | 'client'>): string =>
  caller.account === null ? client : `account ${caller.account.id}`;

/** Creates the submitted record, once for each key. */
export async function createRecord(
  { create, recall }: Creatable,
  { context, representation, events }: AcceptedRequest,
  { bodyLimit, idempotency }: CreationParts,
): Promise<DataResponse> {
  const { raw, caller, parameters, id } = context;
  const signal = context.untilGone();
  const bytes = await readBytes(raw, bodyLimit);
  events?.start();
  const byHeader = keyedRequest(context, bytes);
  const parse = () => parseSentBody(bytes, raw.headers['content-type'], representation.kind === 'html');
  // With a key in the header, the body is parsed only if the same request created nothing before.
  const parsed = byHeader === null ? parse() : undefined;
  const byForm = parsed && keyedForm(parsed, context);
  const request = byHeader ?? byForm ?? null;
  return executeOnce(
    (record) => recall(record, caller),
    { request, store: idempotency, waitsUntil: byForm ? signal : null },
    async () =>
      create(parsed ?? parse(), {
        parameters,
        caller,
        client: rateLimitKey(context),
        origin: { account: caller.account, token: caller.token, key: request },
        requestId: id,
        signal,
        ...(events && { onProgress: events.tell }),
      }),
  );
}
