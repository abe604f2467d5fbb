/** Requests that chance writes, framed well or badly: no server error, JSON errors, and the service goes on. */

import assert from 'node:assert/strict';
import { METHODS } from 'node:http';
import { connect } from 'node:net';
import { after, before, test } from 'node:test';
import fc, { type Arbitrary } from 'fast-check';
import { anyString } from '../support/any-string.ts';
import { json, send } from '../support/http.ts';
import { startService, type TestService } from '../support/service.ts';

/** The number of requests; more are tried with `REQUESTS=100000`. */
const REQUESTS = Number(process.env['REQUESTS'] ?? 1000);

const oftenThese = (usual: readonly string[], longest: number): Arbitrary<string> =>
  fc.oneof(
    { weight: 60, arbitrary: fc.constantFrom(...usual) },
    { weight: 9, arbitrary: anyString({ maxLength: longest }).map(encodeURIComponent) },
    // Bytes that may stand nowhere end the request: few of them, so that others are read.
    { weight: 1, arbitrary: anyString({ maxLength: longest }) },
  );

const path = fc
  .tuple(
    fc.constantFrom(
      '/smart-goals/',
      '/courses/',
      '/pre-lead-statuses/',
      '/feedbacks_needed/',
      '/',
      '/desk/',
      '/write/',
    ),
    fc.oneof(
      { weight: 2, arbitrary: fc.constant('') },
      oftenThese(['1/', '../', '%2e%2e/', '%', '%00', '//', '1/1/', '.ics', '９/'], 12),
    ),
  )
  .map((parts) => parts.join(''));
const parameter = fc
  .tuple(
    oftenThese(['limit', 'offset', 'format', 'search', 'limit[]', '__proto__'], 8),
    oftenThese(['1', '-1', '0', '1e9', '9'.repeat(30), 'api', 'json', '٣', '%', '%ff', ''], 12),
  )
  .map((pair) => pair.join('='));
const header = fc.tuple(
  fc.constantFrom(
    'Accept',
    'Accept-Language',
    'Authorization',
    'Content-Type',
    'Cookie',
    'If-None-Match',
    'Idempotency-Key',
    'Origin',
    'Range',
    'X-Forwarded-For',
    'X-HTTP-Method-Override',
  ),
  oftenThese(
    [
      '*/*',
      'text/html',
      'application/json',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'Bearer x',
      'bytes=0-',
      'q=0, *;q=',
      '"x", W/"y"',
    ],
    40,
  ),
);
const member = fc.tuple(
  oftenThese(['input', 'name', 'first_session_at', 'id', '__proto__', 'csrfmiddlewaretoken'], 8),
  fc.oneof(fc.jsonValue({ maxDepth: 3 }), anyString({ maxLength: 60 })),
);
const body = fc.oneof(
  fc.constant('{"input":"I want to cook."}'),
  fc.array(member, { maxLength: 4 }).map((members) => JSON.stringify(Object.fromEntries(members))),
  fc.array(parameter, { maxLength: 4 }).map((pairs) => pairs.join('&')),
  fc.constant('--x\r\nContent-Disposition: form-data; name="input"\r\n\r\nI want to cook.\r\n--x--\r\n'),
  anyString({ maxLength: 80 }),
);

/** The bytes of a request; its line ends and lengths are right only mostly. */
const request = fc
  .record({
    method: fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom('GET', 'POST') },
      fc.constantFrom(...METHODS, 'get', ''),
    ),
    path,
    query: fc.array(parameter, { maxLength: 3 }),
    type: fc.constantFrom(
      'application/json',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ),
    headers: fc.array(header, { maxLength: 2 }),
    body,
    tooLong: fc.oneof({ weight: 9, arbitrary: fc.constant(0) }, fc.integer({ min: -3, max: 3 })),
    end: fc.oneof(
      { weight: 19, arbitrary: fc.constant('\r\n') },
      fc.constantFrom('\n', '\r', '\0\r\n', ' \r\n'),
    ),
  })
  .map((one) => {
    const lines = [
      `${one.method} ${one.path}${one.query.length > 0 ? `?${one.query.join('&')}` : ''} HTTP/1.1`,
      'Host: 127.0.0.1',
      'Connection: close',
      `Content-Length: ${Math.max(0, Buffer.byteLength(one.body) + one.tooLong)}`,
      `Content-Type: ${one.type}`,
      ...one.headers.map((pair) => pair.join(': ')),
    ];
    return {
      bytes: [...lines, '', one.body].join(one.end),
      isWhole: one.tooLong <= 0 && one.end === '\r\n',
    };
  });

/** Sends a request, and reads until the connection is closed; one that is cut short ends the connection by itself. */
function answerTo(
  port: number,
  { bytes, isWhole }: { readonly bytes: string; readonly isWhole: boolean },
): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('latin1').on('data', (part) => {
    answer += part;
  });
  // A connection that the service resets is closed too.
  socket.on('error', () => undefined);
  socket.on('close', () => resolve(answer));
  if (isWhole) socket.write(bytes);
  else socket.end(bytes);
  return promise;
}

let service: TestService;
before(async () => {
  service = await startService({ LOG_LEVEL: 'silent' });
});
after(() => service[Symbol.asyncDispose]());

test('no request that chance writes ends in a server error, and API errors are JSON', async () => {
  const statuses = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(request, async (sent) => {
      const answer = await answerTo(service.port, sent);
      const status = answer.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (answer === '') return;
      assert.match(status, /^[1-4]\d\d$/);
      const [head = '', content = ''] = answer.split(/\r\n\r\n(.*)/s);
      if (status.startsWith('4') && /^content-type: application\/json/im.test(head) && content !== '')
        assert.equal(typeof JSON.parse(content), 'object');
    }),
    { numRuns: REQUESTS },
  );
  // Chance reaches what is answered, what is refused and what is not found.
  for (const status of ['200', '400', '404', '405']) assert.ok(statuses.has(status), `none got ${status}`);
  const after = await send(service.port, { path: '/smart-goals/' });
  assert.equal(after.status, 200);
  assert.ok(json(after));
});
