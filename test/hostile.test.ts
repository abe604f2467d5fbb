/**
 * Requests that nobody means well by, as bytes on a connection: whatever comes, the service answers without a server
 * error and goes on. HOSTILE_RUNS makes a longer run, PROPERTY_SEED another one.
 */

import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';
import fc from 'fast-check';
import { rawBytes } from './fuzz/raw-bytes.ts';
import { json, send } from './support/http.ts';
import { startService } from './support/service.ts';

const RUNS = Number(process.env['HOSTILE_RUNS'] ?? 10_000);

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
    fc.asyncProperty(rawBytes, async (bytes) => {
      checkAnswer(await exchange(service.port, bytes));
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
  const list = json(await send(service.port, { path: '/smart-goals/?limit=1' }));
  assert.ok(typeof list === 'object' && list !== null && 'count' in list);
  assert.equal((await send(service.port, { path: '/healthz' })).status, 200);
});
