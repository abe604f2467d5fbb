/**
 * Idempotent requests: a client sends a key (the header Idempotency-Key, draft-ietf-httpapi-idempotency-key-header), and
 * the request is carried out once, however often it is sent. The id of the created record is stored and not the response,
 * so that nothing is stored twice, and an erased record is gone.
 */

import { hash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Claim, IdempotencyStore, KeyedRequest } from '../../domain/idempotency.ts';
import type { RequestContext } from '../pipeline/request-context.ts';
import { erased, keyUsed, Problem, underWay } from '../responses/problem.ts';
import type { EndpointResponse } from '../responses/response.ts';
import type { SentBody } from './sent-body.ts';

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
export function keyedRequest(
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

/** A form of a page with its key. Cached pages give several clients the same key, so content and client count. */
export function keyedForm(
  body: SentBody,
  { raw: { headers }, target, client, caller: { account, token } }: RequestContext,
): KeyedRequest | null {
  if (body.formKey === undefined) return null;
  const sender = token === null ? [client, headers['user-agent']] : [token];
  const fields =
    'submission' in body && body.submission.kind === 'form' ? [...body.submission.fields] : body.raw;
  const digest = hash('sha256', JSON.stringify([body.formKey, target, sender, fields]), 'hex');
  return { account: account?.id ?? 0, key: `form-${digest}`, fingerprint: digest };
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
