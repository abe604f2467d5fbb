/** Creation of a record by POST, with one response or with a stream of events. */

import { hash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Claim, IdempotencyStore, KeyedRequest } from '../../domain/origin.ts';
import type { CreationContext } from '../../resources/collection.ts';
import type { Submission } from '../../resources/submission.ts';
import type { AcceptedRequest, RequestContext } from '../pipeline/endpoint.ts';
import { parseBody, readBytes } from '../requests/body.ts';
import {
  type DataResponse,
  type EndpointResponse,
  erased,
  keyUsed,
  Problem,
  underWay,
} from '../responses/response.ts';

/** The context of a POST; `parameters` is the query. */
interface PostContext extends Omit<CreationContext, 'parameters'> {
  readonly parameters: URLSearchParams;
}

/** A collection in which records can be created. */
export interface Creatable {
  create(submission: Submission, context: PostContext): Promise<DataResponse>;
  /** The current state of a record that was created before; null if it does not exist any more. */
  recall(record: number): Promise<DataResponse | null>;
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
  { context, events }: AcceptedRequest,
  { bodyLimit, idempotency }: CreationParts,
): Promise<DataResponse> {
  const { raw, caller, parameters, id } = context;
  const signal = context.untilGone();
  const bytes = await readBytes(raw, bodyLimit);
  events?.start();
  const request = keyedRequest(context, bytes);
  // The body is parsed only if the same request created nothing before.
  return executeOnce(recall, { request, store: idempotency, waitsUntil: null }, async () =>
    create(await parseBody(bytes, raw.headers['content-type']), {
      parameters,
      client: rateLimitKey(context),
      origin: { account: caller.account, token: caller.token, key: request },
      requestId: id,
      signal,
      ...(events && { onProgress: events.tell }),
    }),
  );
}

// Idempotent requests: a client sends a key (the header Idempotency-Key, draft-ietf-httpapi-idempotency-key-header), and
// the request is carried out once, however often it is sent. The id of the created record is stored and not the response,
// so that nothing is stored twice, and an erased record is gone.

/** A string of RFC 9651, as the draft specifies, or a token without quotation marks, as most clients send it. */
const KEY = /^(?:"(?<quoted>[ !#-[\]-~]{1,255})"|(?<bare>[!#-~]{1,255}))$/;

/** A request to execute once: its key, null without one. */
interface IdempotentRequest {
  readonly request: KeyedRequest | null;
  readonly store: IdempotencyStore;
  /** Until it is aborted, the request waits while the same one is in progress; null: it is rejected then. */
  readonly waitsUntil: AbortSignal | null;
}

/** A request with its key; null if it has none. Throws a 400 for an invalid key. */
function keyedRequest(
  { raw: { headers }, target, caller: { account } }: RequestContext,
  bytes: Buffer,
): KeyedRequest | null {
  const header = headers['idempotency-key'];
  if (header === undefined) return null;
  const { quoted, bare } = KEY.exec(String(header).trim())?.groups ?? {};
  const key = quoted ?? bare;
  if (key === undefined) {
    const rule = 'it must be 1 to 255 ASCII letters, digits and punctuation characters.';
    throw new Problem(400, `Invalid Idempotency-Key header: ${rule}`);
  }
  const asked = Buffer.from(`${target}\n${headers['content-type'] ?? ''}\n`);
  return {
    account: account?.id ?? 0,
    key,
    fingerprint: hash('sha256', Buffer.concat([asked, bytes]), 'hex'),
  };
}

/** The pause between two checks whether the same form is done, in milliseconds. */
const PAUSE = 250;

/** Looks up the key of a form, and waits while the same form is in progress, as after a double click. */
async function claimOrWait(
  store: IdempotencyStore,
  request: KeyedRequest,
  signal: AbortSignal,
): Promise<Claim> {
  for (;;) {
    const claim = await store.claim(request);
    if (claim.kind !== 'under way' || signal.aborted) return claim;
    await wait(PAUSE, undefined, { signal }).catch(() => undefined);
  }
}

/**
 * Does the work unless the same request was executed before; then the response shows the created record in
 * its current state.
 *
 * @throws Problem 409 while the same request is in progress, 422 if the key was used for another request, 410
 * if the record was erased since
 */
export async function executeOnce<Response extends EndpointResponse>(
  recall: (record: number) => Promise<Response | null>,
  { request, store, waitsUntil }: IdempotentRequest,
  work: () => Promise<Response>,
): Promise<Response> {
  if (request === null) return work();
  const claim = await (waitsUntil ? claimOrWait(store, request, waitsUntil) : store.claim(request));
  switch (claim.kind) {
    case 'first':
      return claimed(store, request, work);
    case 'done': {
      const response = await recall(claim.record);
      if (response === null) throw erased();
      return { ...response, headers: { ...response.headers, 'Idempotency-Replayed': 'true' } };
    }
    case 'under way':
      throw underWay();
    case 'other':
      throw keyUsed();
    case 'erased':
      throw erased();
  }
}

/** A failed request may be sent again. */
async function claimed<Response extends EndpointResponse>(
  store: IdempotencyStore,
  request: KeyedRequest,
  work: () => Promise<Response>,
): Promise<Response> {
  let isDone = false;
  try {
    const response = await work();
    isDone = response.status < 400;
    return response;
  } finally {
    // If that fails, the key is released once the request is considered dead.
    if (!isDone) await store.release(request).catch(() => undefined);
  }
}
