/** A thousand clients that say nothing, or next to nothing, or do not listen: they are dropped, and others served meanwhile. */

import assert from 'node:assert/strict';
import { connect, type Socket } from 'node:net';
import { suite, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { post } from '../../support/documents.ts';
import { send } from '../../support/http.ts';
import { serveProgram } from '../../support/program.ts';
import { temporaryFolder } from '../../support/service.ts';

const CLIENTS = 1000;
/** How many do not read. */
const DEAF = 3;
/** Dropped after thirty seconds, and some to notice it; only connections that are never dropped last as long, in milliseconds. */
const DROPPED = 300_000;
/** How often the slow ones send a byte, and how often others ask, in milliseconds. */
const DRIP = 2000;
const PAUSE = 100;
/** How many come at a time: a thousand in one moment would be a rush, and who comes in one may be refused. */
const GROUP = 40;

/** What each kind of them sends at first, and whether a byte follows now and then. */
const KINDS = [
  { sent: '', drips: false },
  { sent: 'GET /courses/ HTTP/1.1\r\nHost: a\r\n', drips: false },
  { sent: 'GET /courses/ HTTP/1.1\r\nHost: a\r\nX-Slow: ', drips: true },
  {
    sent: 'POST /smart-goals/ HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 900000\r\n\r\n{',
    drips: true,
  },
] as const;

suite(`a service with ${CLIENTS} slow and silent clients`, () => {
  test('drops them in time, and serves others as if they were not there', async (context) => {
    await using folder = await temporaryFolder();
    await using service = await serveProgram({ folder: folder.path, settings: { LOG_LEVEL: 'silent' } });
    const { port } = service;
    await post(port, '/smart-goals/', { input: 'I want to learn Python.' });
    const start = performance.now();
    const open = new Set<Socket>();
    const lasted: number[] = [];
    for (let client = 0; client < CLIENTS; client += 1) {
      const kind = KINDS[client % KINDS.length] ?? KINDS[0];
      const socket = connect(port, '127.0.0.1');
      open.add(socket);
      const drip = kind.drips ? setInterval(() => socket.write('x'), DRIP) : undefined;
      socket.on('error', () => undefined);
      socket.resume();
      socket.write(kind.sent);
      socket.once('close', () => {
        clearInterval(drip);
        open.delete(socket);
        lasted.push(performance.now() - start);
      });
      // An answer to somebody behind them tells that all of a group are in.
      if (client % GROUP === GROUP - 1) await send(port, { path: '/courses/' });
    }
    // Some ask without an end and never read what they are answered.
    for (let client = 0; client < DEAF; client += 1) {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined);
      open.add(socket);
      socket.pause();
      socket.write('GET /courses/ HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(30_000));
      // Whoever reads nothing hears of the end only where something is sent.
      const knock = setInterval(() => socket.write('x'), DRIP);
      socket.once('close', () => {
        clearInterval(knock);
        open.delete(socket);
      });
    }
    try {
      let [others, most] = [0, 0];
      while (open.size > 0 && performance.now() - start < DROPPED) {
        most = Math.max(most, open.size);
        others += 1;
        assert.equal((await send(port, { path: `/smart-goals/?limit=${1 + (others % 30)}` })).status, 200);
        if (others % 20 === 0) {
          assert.equal((await post(port, '/smart-goals/', { input: 'I want to lead.' })).status, 201);
        }
        await wait(PAUSE);
      }
      context.diagnostic(
        `${most} at a time; the first was dropped after ${Math.round(Math.min(...lasted) / 1000)} s, ` +
          `the last after ${Math.round(Math.max(...lasted) / 1000)} s; ${others} others were answered meanwhile`,
      );
      assert.equal(most, CLIENTS + DEAF);
      assert.equal(open.size, 0, `${open.size} are still there`);
    } finally {
      for (const socket of open) socket.destroy();
    }
  });
});
