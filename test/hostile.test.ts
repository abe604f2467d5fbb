/**
 * Requests that nobody means well by, as bytes on a connection: whatever comes, the service answers without a server
 * error and goes on. HOSTILE_RUNS makes a longer run, PROPERTY_SEED another one.
 */

import assert from 'node:assert/strict';
import { METHODS } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';
import fc from 'fast-check';
import { json, send } from './support/http.ts';
import { startService } from './support/service.ts';

const RUNS = Number(process.env['HOSTILE_RUNS'] ?? 10_000);

const text = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    '\0',
    '\r\n',
    '\u2028',
    '\ufeff',
    '\ud800',
    '💥',
    '..',
    '../../etc/passwd',
    '%00',
    '%',
    '%zz',
    '%c0%af',
    "' OR 1=1 --",
    '<script>alert(1)</script>',
    '{{7*7}}',

    '__proto__',
    'constructor',
    'NaN',
    '-0',
    '1e400',
    '9'.repeat(5000),
    'a'.repeat(20_001),
    '[]'.repeat(2000),
    '٣',
    '<|endoftext|>',
    'true',
    'null',
  ),
);

const path = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.constantFrom(
      '/smart-goals/',
      '/courses/',
      '/pre-lead-statuses/',
      '/feedbacks_needed/',
      '/',
    ),
  },
  fc.constantFrom(
    '/smart-goals',
    '/openapi.json',
    '/courses.ics',
    '/docs/',
    '/healthz',
    '/readyz',
    '/metrics',
    '/static/browsable.css',
    '*',
    'x',
  ),
  fc.constantFrom(
    '//smart-goals/',
    '/smart-goals//',
    '/SMART-GOALS/',
    '/smart-goals/1/',
    '/%73mart-goals/',
    '/../',
    '/static/../package.json',
  ),
  text.map((part) => `/${encodeURI(part.toWellFormed())}/`),
  text.map((part) => `/${part}`),
);

const parameter = fc.tuple(
  fc.oneof(fc.constantFrom('limit', 'offset', 'format', '_method', '_content', 'a'), text),
  fc.oneof(fc.constantFrom('json', 'api', '30', '-1', '1_0', 'OPTIONS', '9'.repeat(400)), text),
);
const query = fc.oneof(
  fc.constant(''),
  fc
    .array(parameter, { maxLength: 5 })
    .map(
      (all) =>
        `?${all.map((pair) => pair.map((part) => encodeURIComponent(part.toWellFormed())).join('=')).join('&')}`,
    ),
  text.map((raw) => `?${raw}`),
);

const mediaType = fc.oneof(
  fc.constantFrom(
    'application/json',
    'application/json; charset=utf-16',
    'application/json; charset=x',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=XX',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'text/plain',
    '*/*',
    '/',
    ';',
    '',
    'application/json; indent=99999999999',
    'text/html',
    'text/html;q=0, */*;q=x',
    `${'a'.repeat(500)}/${'b'.repeat(500)}`,
  ),
  text,
);
const headerName = fc.constantFrom(
  'Accept',
  'Content-Type',
  'If-None-Match',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'Expect',
  'Range',
  'Cookie',
  'Authorization',
  'Transfer-Encoding',
  'Content-Encoding',
  'Upgrade',
  'X-HTTP-Method-Override',
  'Origin',
  'Accept-Encoding',
);
const headers = fc.array(fc.tuple(headerName, fc.oneof(mediaType, text)), { maxLength: 4 });

const body = fc.oneof(
  fc.constant(''),
  text,
  fc.json({ maxDepth: 3 }),
  fc.record({ input: text }).map((value) => JSON.stringify(value)),
  fc
    .dictionary(
      fc.constantFrom(
        'title',
        'code',
        'gsheet_name',
        'date_w1',
        'event_w1',
        'recording_w1',
        'deactivated',
        'input',
      ),
      fc.oneof(text, fc.double(), fc.constant(null), fc.boolean(), fc.constant([[]])),
    )
    .map((value) => JSON.stringify(value)),
  fc
    .tuple(text, text)
    .map(
      ([name, value]) =>
        `--XX\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--XX--\r\n`,
    ),
  fc
    .tuple(text, text)
    .map(
      ([raw, type]) =>
        `_content=${encodeURIComponent(raw.toWellFormed())}&_content_type=${encodeURIComponent(type.toWellFormed())}`,
    ),
  fc.constant('['.repeat(100_000)),
  fc.constant(`{"input":"${'x'.repeat(1_100_000)}"}`),
);

const wellFramed = fc
  .record({
    method: fc.oneof(fc.constantFrom('GET', 'POST', 'HEAD', 'OPTIONS'), fc.constantFrom(...METHODS), text),
    path,
    query,
    headers,
    body,
  })
  .map(({ method, path, query, headers, body }) =>
    [
      `${method} ${path}${query} HTTP/1.1`.replace(/[\r\n]/g, ''),
      'Host: 127.0.0.1',
      ...headers.map(([name, value]) => `${name}: ${value.replace(/[\r\n]/g, '')}`),
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );

const hostile = fc.oneof(
  { weight: 20, arbitrary: wellFramed },
  { weight: 2, arbitrary: wellFramed.map((request) => request.slice(0, request.length / 2)) },
  { weight: 1, arbitrary: text },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'GET / HTTP/1.0\r\n\r\n',
      'GET / HTTP/9.9\r\n\r\n',
      `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      'POST /smart-goals/ HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
      'GET / HTTP/1.1\r\nHost: \u0000\r\nConnection: close\r\n\r\n',
      'GET http://a@b:c/smart-goals/ HTTP/1.1\r\nHost: "><x\r\nConnection: close\r\n\r\n',
    ),
  },
);

/** Sends bytes, says that there are no more, and takes what comes until the connection ends. */
async function exchange(port: number, bytes: Buffer): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  // Nothing may be left waiting; a service that says nothing is a failure, not a pause.
  socket.setTimeout(10_000, () => socket.destroy(new Error('the service does not answer')));
  socket.end(bytes);
  try {
    return (await buffer(socket)).toString();
  } catch (error) {
    // A service that refuses before all was sent may close first.
    if (error instanceof Error && 'code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE'))
      return '';
    throw error;
  }
}

function checkAnswer(answer: string): void {
  for (const [, status] of answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm))
    assert.ok(Number(status) < 500, answer.slice(0, 500));
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  const content = rest.join('\r\n\r\n');
  // Where several requests were understood, several answers came.
  if (content === '' || content.includes('HTTP/1.1 ')) return;
  if (/^content-type: application\/json$/im.test(head)) JSON.parse(content);
  if (/^content-type: text\/html/im.test(head)) assert.match(content, /^<!doctype html>.*<\/html>\s*$/is);
}

test(`${RUNS} hostile requests meet no server error, and the service goes on`, async () => {
  await using service = await startService();
  await fc.assert(
    fc.asyncProperty(hostile, async (request) => {
      // Half of what is generated is no UTF-8 on the wire: code units above 255 lose their high byte.
      const bytes = Buffer.from(request, request.length % 2 === 0 ? 'utf8' : 'latin1');
      checkAnswer(await exchange(service.port, bytes));
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
  const list = json(await send(service.port, { path: '/smart-goals/?limit=1' }));
  assert.ok(typeof list === 'object' && list !== null && 'count' in list);
  assert.equal((await send(service.port, { path: '/healthz' })).status, 200);
});
