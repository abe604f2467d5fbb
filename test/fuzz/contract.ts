/** What holds of every answer, whatever was asked. */

import assert from 'node:assert/strict';
import type { WireAnswer } from './connection.ts';
import { checkPage } from './html.ts';
import { ALLOWED, type CollectionName, type FuzzRequest } from './requests.ts';
import type { CallerName } from './steps.ts';

/** What is known of the side that asked. */
export interface Asking {
  /** Undefined where bytes were sent that nobody had planned as a request. */
  readonly request: FuzzRequest | undefined;
  readonly method: string;
  readonly isGuarded: boolean;
  readonly caller: CallerName;
  /** What its marks have in common: `17`. */
  readonly serial: number;
}

const TYPES: ReadonlySet<string | undefined> = new Set([
  'application/json',
  'text/html; charset=utf-8',
  'text/calendar; charset=utf-8',
  'text/event-stream',
  'text/css; charset=utf-8',
  'image/svg+xml',
  'text/plain; version=0.0.4; charset=utf-8',
]);

const STATUSES: ReadonlySet<number> = new Set([
  200, 201, 301, 303, 304, 400, 401, 403, 404, 405, 406, 408, 409, 410, 413, 414, 415, 417, 422, 429, 431,
]);

/**
 * A word that stands in one step and what it made: its kind and its serial number. It is long, as a shorter one turns up by chance among
 * the letters of an `ETag` or of the id of a request, once in a hundred runs or so.
 */
const MARK = /zqwz([gcx])(\d+)zwqz/gi;

/** The word. */
export const markOf = (collection: CollectionName | undefined, serial: number): string =>
  `zqwz${collection === 'smart-goals' ? 'g' : collection === 'courses' ? 'c' : 'x'}${serial}zwqz`;

/** The serial numbers in a text, with their kinds. */
export const marksIn = (words: string): readonly (readonly [kind: string, serial: number])[] =>
  [...words.matchAll(MARK)].map(([, kind = '', serial]) => [kind.toLowerCase(), Number(serial)]);

/** An answer of Node.js to what it could not read as a request: it has no date, and nothing follows it. */
export const isOfConnection = ({ headers }: WireAnswer): boolean => !headers.has('date');

/** @throws AssertionError that says what does not hold */
export function checkAnswer(answer: WireAnswer, asking: Asking): void {
  const { status, headers, body } = answer;
  const type = headers.get('content-type');
  assert.ok(STATUSES.has(status), `status ${status}`);
  checkHeaders(answer, asking);
  // An expectation is refused after the method was read, everything else that the connection refuses before.
  const isBare = status === 304 || (asking.method === 'HEAD' && (!isOfConnection(answer) || status === 417));
  if (isBare) assert.equal(body.length, 0, 'there is a body where there must be none');
  else checkContent(status, type, body);
  checkMarks(answer, asking);
}

function checkHeaders(answer: WireAnswer, { request, isGuarded }: Asking): void {
  const { status, headers } = answer;
  const type = headers.get('content-type');
  assert.equal(headers.get('x-content-type-options'), 'nosniff');
  assert.match(headers.get('x-request-id') ?? '', /^[\w.:=+/-]{1,128}$/);
  if (status === 304) assert.equal(type, undefined);
  else assert.ok(TYPES.has(type), `Content-Type: ${type}`);
  assert.ok(
    headers.has('content-length') || headers.has('transfer-encoding') || status === 304,
    'nothing says how long it is',
  );
  if (isOfConnection(answer)) return;
  assert.equal(headers.get('x-frame-options'), 'DENY');
  assert.equal(headers.get('referrer-policy'), 'same-origin');
  assert.ok(!headers.has('access-control-allow-origin'), 'it is shared with a page of another site');
  if (type?.startsWith('text/html') && status !== 301 && status !== 303)
    assert.match(headers.get('content-security-policy') ?? '', /^default-src 'none'/);
  if (status === 401) assert.match(headers.get('www-authenticate') ?? '', /^Bearer .*Token /);
  if (status === 405) assert.ok(headers.has('allow'), '405 without Allow');
  if (status === 429 || status === 503) assert.match(headers.get('retry-after') ?? '', /^\d+$/);
  if (request?.isExact !== true || request.collection === undefined || status === 414) return;
  const vary = headers.get('vary')?.split(', ') ?? [];
  // A stream is kept by nobody (docs/wire.md), whatever it varies by.
  const variesByCaller = isGuarded && type !== 'text/event-stream';
  assert.deepEqual(vary.toSorted(), variesByCaller ? ['Accept', 'Authorization', 'Cookie'] : ['Accept']);
  if (isGuarded) assert.match(headers.get('cache-control') ?? '', /\bprivate\b|\bno-store\b/);
  // Who is not let in does not learn what may be done.
  if (status !== 401) assert.equal(headers.get('allow'), ALLOWED[request.collection]);
}

function checkContent(status: number, type: string | undefined, body: Buffer): void {
  const content = body.toString();
  if (type === 'application/json') {
    const value: unknown = JSON.parse(content);
    if (status >= 400) checkError(value);
  } else if (type?.startsWith('text/html')) {
    if (status === 301 || status === 303) assert.equal(content, '');
    else checkPage(content);
  } else if (type?.startsWith('text/calendar')) {
    assert.match(content, /^BEGIN:VCALENDAR\r\n(?:[^\r\n]+\r\n)*END:VCALENDAR\r\n$/);
  }
}

/** `{"detail": "…"}`, or what is wrong by field. */
function checkError(value: unknown): void {
  assert.ok(typeof value === 'object' && value !== null && !Array.isArray(value), 'an error is an object');
  const isMessage = (message: unknown): boolean => typeof message === 'string' && message !== '';
  for (const [name, said] of Object.entries(value))
    assert.ok(
      name === 'detail' ? isMessage(said) : Array.isArray(said) && said.length > 0 && said.every(isMessage),
      `an error says ${JSON.stringify(value)}`,
    );
}

/** What others wrote may stand nowhere but in the lists, and there only for those who may read them. */
function checkMarks({ status, head, body }: WireAnswer, asking: Asking): void {
  const { request, isGuarded, caller, serial } = asking;
  const readable =
    status === 200 || isChange(request) ? kindsReadable(request, isGuarded ? caller : 'writer') : '';
  const foreign = marksIn(`${head}\n${body.toString()}`).find(
    ([kind, other]) => other !== serial && !readable.includes(kind),
  );
  assert.equal(foreign, undefined, `an answer holds what somebody else wrote: ${foreign?.join(' ')}`);
}

const READERS: Readonly<Record<string, { readonly kind: string; readonly callers: readonly CallerName[] }>> =
  {
    'smart-goals': { kind: 'g', callers: ['reader', 'writer'] },
    courses: { kind: 'c', callers: ['courses', 'writer'] },
  };

/** Whether it may change a course, which is shown to whoever does, also where a field is refused. */
const isChange = (request: FuzzRequest | undefined): boolean =>
  request?.collection === 'courses' && request.method === 'PATCH';

/** The kinds of marks that an answer of a list or a record may hold. */
function kindsReadable(request: FuzzRequest | undefined, caller: CallerName): string {
  // Bytes that were no planned request may have asked for any list, but bring no token.
  if (request === undefined) return caller === 'writer' ? 'gc' : '';
  const entry = READERS[request.collection ?? ''];
  const isShown = request.method === 'GET' || isChange(request);
  return entry?.callers.includes(caller) === true && isShown ? entry.kind : '';
}
