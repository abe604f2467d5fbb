/** A stranger who pipelines requests without end: memory stays bounded, others are served, and the service stops in time. */

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { suite, test } from 'node:test';
import { send } from '../../support/http.ts';
import { onlyWithMemory, peakMemory } from '../../support/memory.ts';
import { serveProgram } from '../../support/program.ts';
import { temporaryFolder } from '../../support/service.ts';

/** How many requests come on a connection whose client does not read, and how many on one whose client does. */
const UNREAD = 200_000;
const READ = 3000;
/** How much memory all of it may take, in bytes: where all requests are kept, it is several times as much. */
const MAX_GROWTH = 100e6;
/** How often others ask meanwhile. */
const OTHERS = 100;

const COURSE = '{"title":"Last","code":1,"gsheet_name":"L"}';

/** Pipelines reads, and a creation after them; gives all that is answered. */
async function pipeline(port: number): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.setEncoding('latin1').on('data', (piece: string) => {
    text += piece;
  });
  for (let number = 0; number < READ; number += 1) {
    socket.write(`GET /courses/ HTTP/1.1\r\nHost: localhost\r\nX-Request-Id: number-${number}\r\n\r\n`);
  }
  socket.write(
    'POST /courses/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\n' +
      `Content-Length: ${COURSE.length}\r\n\r\n${COURSE}`,
  );
  await once(socket, 'close');
  return text;
}

suite('connections on which requests are pipelined without end', onlyWithMemory, () => {
  test('cost little memory, hold nobody up, are answered in order, and let the service stop', async (context) => {
    await using folder = await temporaryFolder();
    await using service = await serveProgram({ folder: folder.path, settings: { LOG_LEVEL: 'silent' } });
    const { port, processId } = service;
    for (let time = 1; time <= 3; time += 1) await send(port, { path: '/courses/' });
    const before = await peakMemory(processId);
    const deaf = connect(port, '127.0.0.1').on('error', () => undefined);
    deaf.pause();
    deaf.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(UNREAD));
    const pipelined = pipeline(port);

    const waits: number[] = [];
    for (let other = 0; other < OTHERS; other += 1) {
      const start = performance.now();
      for (const path of ['/healthz', `/courses/?other=${other}`]) {
        assert.equal((await send(port, { path })).status, 200, path);
      }
      waits.push(performance.now() - start);
    }
    const text = await pipelined;
    assert.deepEqual(
      [...text.matchAll(/^x-request-id: number-(\d+)\r$/gim)].map(([, number]) => Number(number)),
      Array.from({ length: READ }, (_, number) => number),
    );
    assert.match(text, /HTTP\/1\.1 201 Created\r\n[\s\S]*"title":"Last"/);

    const growth = (await peakMemory(processId)) - before;
    context.diagnostic(
      `${Math.round(growth / 1e6)} MB more at the most; others waited for at most ${Math.round(Math.max(...waits))} ms`,
    );
    assert.ok(growth < MAX_GROWTH, `${growth} bytes`);
    service.signal('SIGTERM');
    assert.equal((await service.ended).status, 0);
    deaf.destroy();
  });
});
