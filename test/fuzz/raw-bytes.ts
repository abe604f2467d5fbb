/** What may come in on a connection in place of a request: whole requests, halves of them, and no requests at all. */

import { METHODS } from 'node:http';
import fc from 'fast-check';
import { body, headerName, mediaType, path, query, text } from './texts.ts';

const headers = fc.array(fc.tuple(headerName, fc.oneof(mediaType, text)), { maxLength: 4 });

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

/** Bytes as a client may send them. */
export const rawBytes = fc
  .oneof(
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
        'CONNECT example.org:443 HTTP/1.1\r\nHost: example.org\r\n\r\n',
        'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabcd',
        'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
        'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
      ),
    },
  )
  // Half of what is generated is no UTF-8 on the wire: code units above 255 lose their high byte.
  .map((request) => Buffer.from(request, request.length % 2 === 0 ? 'utf8' : 'latin1'));
