/** Creation of a record by POST, with one response or with a stream of events. */

import { hash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Caller } from '../../domain/access.ts';
import { type Field, isRequired, labelOf, writableFields } from '../../domain/fields.ts';
import type { Claim, IdempotencyStore, KeyedRequest } from '../../domain/idempotency.ts';
import type { FormField } from '../../pages/field.ts';
import type { Collection, CreationContext } from '../../resources/collection.ts';
import type { FieldErrors } from '../../resources/faults.ts';
import type { ShownRecord } from '../../resources/representation.ts';
import type { FormValue, Submission } from '../../resources/submission.ts';
import type { CreatedNotice, RecordForm, View } from '../browsable/view.ts';
import type { AcceptedRequest, RequestContext } from '../pipeline/endpoint.ts';
import { choicesOf, maximumLengthOf, presentationOf } from '../pipeline/metadata.ts';
import { METHOD_PARAMETER } from '../pipeline/rendering.ts';
import { parseBody, readBytes } from '../requests/body.ts';
import {
  type DataResponse,
  dataResponse,
  type EndpointResponse,
  erased,
  keyUsed,
  Problem,
  problemOf,
  renderJson,
  underWay,
} from '../responses/response.ts';

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

// The forms that create and change a record, generated from the fields of a collection and earlier input.

/** A rejected submission, to show again. */
export interface Refused {
  /** Absent if it could not be read. */
  readonly submission?: Submission;
  /** The text of the raw form, if that was submitted. */
  readonly raw?: string | undefined;
  readonly errors: FieldErrors;
}

/** The form of a collection, identified by a key; undefined if nothing may be created. */
export function creationForm(collection: Collection, key: string, refused?: Refused): RecordForm | undefined {
  const { path, noun, creation } = collection;
  if (creation === undefined) return undefined;
  return recordForm(collection, refused, {
    action: `/${path}/`,
    hidden: { name: FORM_KEY, value: key },
    title: `New ${noun}`,
    submitLabel: creation.submit,
  });
}

/** The form that changes a record, filled with its values; undefined if nothing may be changed. */
export function changeForm(
  collection: Collection,
  record: ShownRecord,
  refused?: Refused,
): RecordForm | undefined {
  const { path, noun, single } = collection;
  if (single?.change === undefined) return undefined;
  const shown = shownInForm(collection, record);
  const form = recordForm(collection, refused, {
    action: `/${path}/${record['id']}/?${METHOD_PARAMETER}=PATCH`,
    hidden: { name: FORM_SHOWN, value: renderJson(Object.fromEntries(shown)) },
    title: `Change this ${noun}`,
    submitLabel: single.submit ?? 'PATCH',
  });
  const writable = Object.keys(writableFields(collection.fields)).map((name) => [name, record[name]]);
  return {
    ...form,
    fields: form.fields.map((field) =>
      refused?.submission?.kind === 'form'
        ? field
        : { ...field, value: shown.get(field.name) ?? '', checked: shown.get(field.name) === 'true' },
    ),
    raw: { ...form.raw, content: refused?.raw ?? renderJson(Object.fromEntries(writable), 2) },
  };
}

function recordForm(
  { fields, timeZone }: Collection,
  refused: Refused | undefined,
  parts: Pick<RecordForm, 'action' | 'hidden' | 'title' | 'submitLabel'>,
): RecordForm {
  const writable = Object.entries(writableFields(fields));
  const errors = refused?.errors ?? {};
  const inRaw = refused?.raw !== undefined;
  const ofNoField = errors['non_field_errors'] ?? [];
  return {
    ...parts,
    fields: writable.map(([name, field]) => ({
      ...formField(name, field, timeZone),
      ...typed(name, refused?.submission),
      errors: inRaw ? [] : (errors[name] ?? []),
    })),
    errors: inRaw ? [] : ofNoField,
    raw: {
      content: refused?.raw ?? renderJson(Object.fromEntries(writable.map(template)), 2),
      errors: inRaw
        ? [
            ...ofNoField,
            ...writable.flatMap(([name]) => (errors[name] ?? []).map((message) => `${name}: ${message}`)),
          ]
        : [],
      open: inRaw,
    },
  };
}

function formField(name: string, field: Field, timeZone: string): FormField {
  const { input, range, help } = presentationOf(field);
  // Descriptions are written for the API description, in which backquotes mark values.
  const description = field.description.replaceAll('`', '');
  return {
    name,
    label: labelOf(name, field),
    input,
    choices: choicesOf(field).map((value) => ({ value, label: value })),
    required: isRequired(field),
    maximumLength: maximumLengthOf(field) ?? null,
    minimum: range?.minimum ?? null,
    maximum: range?.maximum ?? null,
    help: help ? `${description} ${help(timeZone)}` : description,
    value: '',
    checked: false,
    errors: [],
  };
}

/** The input of a field, unchanged. */
function typed(
  name: string,
  submission: Submission | undefined,
): { value: string; checked: boolean } | undefined {
  const value = submission?.kind === 'form' ? submission.fields.get(name) : undefined;
  return typeof value === 'string' ? { value, checked: true } : undefined;
}

/** A property of the document that prefills the raw form. */
function template([name, field]: readonly [string, Field]): [string, string | number | boolean | null] {
  return [name, field.nullable ? null : presentationOf(field).template];
}

// The body of a POST: a form, a document, or a document that was typed into the page.

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

// Saves a record that is sent to be created or changed, or shows it again with its errors.

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

// Reads the form that changes a record. It sends all fields; only those that differ from what the form showed
// are changed. So nobody overwrites changes of others to other fields, and a time keeps the seconds that an
// input does not show.

/** The field with the values that the form showed. */
export const FORM_SHOWN = '_shown';

/** The values of a record as the inputs of the form show them; a checkbox is `true` or `false`. */
export function shownInForm(
  { fields }: Pick<Collection, 'fields'>,
  record: ShownRecord,
): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(writableFields(fields)).map(([name, field]) => {
      const value = record[name] ?? '';
      // A date-time input has no offset: its value is in the time zone of the service. Browsers omit seconds
      // that are 0.
      const isTime = presentationOf(field).input === 'datetime';
      const text = String(value);
      return [name, isTime ? text.replace(/^([^T]*T\d{2}:\d{2})(?::00|(:\d{2})).*$/, '$1$2') : text];
    }),
  );
}

/** The part of a submission that differs from what the form showed; all of it if it is not such a form. */
export function changedInForm({ fields }: Pick<Collection, 'fields'>, submission: Submission): Submission {
  if (submission.kind !== 'form') return submission;
  const shown = shownTexts(submission.fields.get(FORM_SHOWN));
  if (shown === undefined) return submission;
  const changed = new Map<string, FormValue>();
  for (const [name, field] of Object.entries(writableFields(fields))) {
    // Browsers do not send unticked checkboxes.
    const isBox = presentationOf(field).input === 'checkbox';
    const sent = submission.fields.get(name) ?? (isBox ? 'false' : undefined);
    if (sent !== undefined && !isSame(sent, shown.get(name))) changed.set(name, sent);
  }
  return { kind: 'form', fields: changed };
}

/** The fields that the form changes and somebody else has changed since it was shown; `record` is its state now. */
export function changedByOthers(
  collection: Pick<Collection, 'fields'>,
  submission: Submission,
  record: ShownRecord,
): readonly string[] {
  const changed = changedInForm(collection, submission);
  if (submission.kind !== 'form' || changed.kind !== 'form') return [];
  const shown = shownTexts(submission.fields.get(FORM_SHOWN));
  const now = shownInForm(collection, record);
  return [...changed.fields].flatMap(([name, sent]) => {
    const isAsShown = shown === undefined || shown.get(name) === now.get(name);
    return isAsShown || isSame(sent, now.get(name)) ? [] : [name];
  });
}

/** Browsers send line breaks as CR LF, and drop them from single-line inputs. */
const isSame = (sent: FormValue, shown: unknown): boolean =>
  typeof sent === 'string' &&
  typeof shown === 'string' &&
  (withLineFeeds(sent) === withLineFeeds(shown) || sent === shown.replaceAll(/[\r\n]/g, ''));

const withLineFeeds = (text: string): string => text.replaceAll(/\r\n?/g, '\n');

/** The values that a form says it showed; undefined if they cannot be read. */
function shownTexts(text: FormValue | undefined): ReadonlyMap<string, unknown> | undefined {
  if (typeof text !== 'string') return undefined;
  try {
    const shown: unknown = JSON.parse(text);
    return typeof shown === 'object' && shown !== null ? new Map(Object.entries(shown)) : undefined;
  } catch {
    return undefined;
  }
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
