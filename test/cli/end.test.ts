/** How a service ends that others started for somebody: npm, npx, a shell; and what its log says last. */

import assert from 'node:assert/strict';
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { suite, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { send } from '../support/http.ts';
import { onlyWith } from '../support/optional.ts';
import { serveProgram, servingProgram } from '../support/program.ts';
import { temporaryFolder } from '../support/service.ts';
import { until } from '../support/until.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PROGRAM = join(ROOT, 'bin', 'mentoring.cjs');
const NPM_START = ['npm', 'start'];
const NPX = ['npx', '--offline', 'mentoring', 'serve'];

/** Starts a command in the checkout, as the first of a group of processes. */
function start(
  [command = '', ...parameters]: readonly string[],
  folder: string,
): ChildProcessWithoutNullStreams {
  return spawn(command, parameters, {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      PORT: '0',
      DATABASE_URL: `sqlite:${join(folder, 'mentoring.db')}`,
      npm_config_update_notifier: 'false',
    },
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  });
}

const fullDevice = onlyWith(
  existsSync('/dev/full') ? true : undefined,
  'this system has no device that is always full',
);

const isServing = (port: number): Promise<boolean> =>
  send(port, { path: '/healthz' }).then(
    () => true,
    () => false,
  );

/** What is left of a group of processes, whoever of them has ended. */
function endGroup({ pid }: ChildProcessWithoutNullStreams): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // Nobody is left.
  }
}

suite('a service that is started', { concurrency: true }, () => {
  for (const { name, command, signal, toAll = false } of [
    { name: 'by npm start, ends by SIGTERM to npm', command: NPM_START, signal: 'SIGTERM' },
    { name: 'by npx, ends by Ctrl+C, which all get', command: NPX, signal: 'SIGINT', toAll: true },
  ] as const) {
    test(name, async () => {
      await using folder = await temporaryFolder();
      const program = start(command, folder.path);
      try {
        const { port } = await servingProgram(program);
        process.kill((toAll ? -1 : 1) * (program.pid ?? 0), signal);
        await until(async () => !(await isServing(port)));
      } finally {
        endGroup(program);
      }
    });
  }

  for (const [name, command, signal] of [
    ['npm start', NPM_START, 'SIGINT'],
    ['npx', NPX, 'SIGTERM'],
  ] as const) {
    test(`by ${name}, answers what is in flight when all get ${signal}`, async () => {
      await using folder = await temporaryFolder();
      const program = start(command, folder.path);
      try {
        const { port } = await servingProgram(program);
        const body = JSON.stringify({ title: 'Slow', code: 12, gsheet_name: 'S' });
        const client = connect(port, '127.0.0.1');
        client.write(
          `POST /courses/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 9)}`,
        );
        assert.ok(await isServing(port));
        process.kill(-(program.pid ?? 0), signal);
        // npm sends the same once more, and is gone; both are noticed within this time.
        await wait(1_200);
        client.write(body.slice(9));
        assert.match(await text(client), /^HTTP\/1\.1 201 /);
      } finally {
        endGroup(program);
      }
    });
  }

  test('in the background goes on when the shell that started it ends', async () => {
    await using folder = await temporaryFolder();
    const shell = start(['sh', '-c', `"${process.execPath}" "${PROGRAM}" serve & sleep 1`], folder.path);
    try {
      const { port } = await servingProgram(shell);
      await until(() => shell.exitCode !== null);
      // Twice as long as it takes where npm is gone.
      const end = performance.now() + 1_000;
      while (performance.now() < end) assert.ok(await isServing(port));
    } finally {
      endGroup(shell);
    }
  });

  test('goes on where its log cannot be written, and ends when it is told to', fullDevice, async () => {
    await using folder = await temporaryFolder();
    const program = start(
      ['sh', '-c', `LOG_LEVEL=debug exec "${process.execPath}" "${PROGRAM}" serve 2>/dev/full`],
      folder.path,
    );
    try {
      const service = await servingProgram(program);
      for (let round = 0; round < 5; round += 1) {
        assert.equal((await send(service.port, { path: '/courses/' })).status, 200);
      }
      service.signal('SIGTERM');
      assert.equal((await service.ended).status, 0);
    } finally {
      endGroup(program);
    }
  });

  test('says what ends it before it ends, also where that goes fast', async () => {
    await using folder = await temporaryFolder();
    // Two errors that nobody foresaw, the second of which ends the process at once.
    const faults = `process.on('SIGWINCH', () => {
      for (const which of ['first', 'second']) setImmediate(() => { throw new Error('the ' + which + ' \\u009bfault'); });
    })`;
    await using service = await serveProgram({
      folder: folder.path,
      settings: {
        LOG_LEVEL: 'fatal',
        NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(faults)}`,
      },
    });
    service.signal('SIGWINCH');
    const { status, errors } = await service.ended;
    assert.equal(status, 1);
    const [first] = errors.split('\n').filter((line) => line !== '');
    const { level, err } = JSON.parse(first ?? '');
    assert.deepEqual([level, err.message], [60, 'the first \u009bfault']);
    // A terminal, where they are the same, would obey the character.
    assert.doesNotMatch(errors, /\u009b/);
  });
});
