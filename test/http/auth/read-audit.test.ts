/** Reads of names are noted, each of them; where they cannot be, names are not read. */

import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';
import { bearer, startGuarded } from '../../support/auth.ts';
import { jsonObject } from '../../support/documents.ts';
import { send } from '../../support/http.ts';
import { plainDatabase } from '../../support/plain-database.ts';
import { until } from '../../support/until.ts';

/** Many more than would be events of their own. */
const READS = 3000;

test('names are not read where the audit cannot be written, and none of many reads is missing in it', async () => {
  await using service = await startGuarded({ LOG_LEVEL: 'silent' });
  const { secret } = await service.issue(['feedbacks:read', 'courses:read', 'admin']);
  using database = plainDatabase(service.databaseFile);
  const noted = () =>
    Number(
      database.prepare("select sum(times) as reads from audit_events where action = 'read'").get()?.['reads'],
    );
  const ask = async (path = '/feedbacks_needed/', headers = {}, method = 'GET') =>
    send(service.port, { method, path, headers: { ...bearer(secret), ...headers } });
  let answered = 0;
  const read = async () => {
    const answer = await ask();
    if (answer.status === 200) answered += 1;
    return answer;
  };

  // No more room, as far as the audit can tell.
  database.exec(
    "create trigger full before insert on audit_events begin select raise(abort, 'database or disk is full'); end",
  );
  assert.equal((await read()).status, 200);
  await until(async () => (await read()).status === 503);
  const refused = await read();
  assert.deepEqual([refused.status, refused.headers['retry-after']], [503, '5']);
  assert.match(String(jsonObject(refused)['detail']), /audit log cannot be written/);
  assert.equal(refused.headers.allow, 'GET, HEAD, OPTIONS');
  const tag = { 'If-None-Match': '*' };
  for (const [path, headers, method, status] of [
    ['/feedbacks_needed/', tag, 'GET', 503],
    ['/feedbacks_needed/', {}, 'HEAD', 503],
    ['/feedbacks_needed/?format=api', {}, 'GET', 503],
    ['/feedbacks_needed/', {}, 'OPTIONS', 200],
    ['/courses/', {}, 'GET', 200],
  ] as const) {
    assert.equal((await ask(path, headers, method)).status, status, `${method} ${path}`);
  }

  database.exec('drop trigger full');
  await until(async () => (await read()).status === 200);
  const socket = connect(service.port, '127.0.0.1');
  const request = `GET /feedbacks_needed/ HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${secret}\r\n`;
  socket.write(`${request}\r\n`.repeat(READS - 1));
  socket.write(`${request}Connection: close\r\n\r\n`);
  answered += (await buffer(socket)).toString().match(/HTTP\/1\.1 200 OK/g)?.length ?? 0;
  assert.ok(answered > READS);
  await until(() => noted() === answered);
  const metrics = (await ask('/metrics')).body.toString();
  assert.match(metrics, new RegExp(`^mentoring_name_reads_total\\{outcome="noted"\\} ${answered}$`, 'm'));
  const refusals = /^mentoring_name_reads_total\{outcome="refused"\} (\d+)$/m.exec(metrics)?.[1];
  assert.ok(Number(refusals) >= 5, `${refusals} refused`);
});
