/** The service as a process: how it starts, what it says, how it stops. */

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { chmod, mkdir, readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { suite, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { jsonList, jsonObject, post } from '../support/documents.ts';
import { send } from '../support/http.ts';
import { holdLock } from '../support/lock-holder.ts';
import { plainDatabase } from '../support/plain-database.ts';
import { type ProgramOptions, runProgram, serveProgram, startProgram } from '../support/program.ts';
import { startService, temporaryFolder } from '../support/service.ts';
import { onlyWithTerminal, onTerminal } from '../support/terminal.ts';

const COURSE = { title: 'Find your direction', code: 12, gsheet_name: 'FYD' };

/** A user without rights to anybody's files. */
const NOBODY = 65_534;

/** Resolves once nobody listens on a port any more. */
async function untilRefused(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const code = await new Promise<unknown>((resolve) => {
      socket.on('connect', () => resolve('taken'));
      socket.on('error', (error) => resolve('code' in error && error.code));
    });
    socket.destroy();
    if (code === 'ECONNREFUSED') return;
    await wait(20);
  }
}

suite('mentoring serve', { concurrency: 4 }, () => {
  test('makes its database, says where it listens, answers, and says nothing that it need not', async () => {
    await using folder = await temporaryFolder();
    await using service = await serveProgram({ folder: folder.path, settings: { LOG_LEVEL: 'warn' } });
    assert.match(service.address, /^http:\/\/127\.0\.0\.1:[1-9]\d+$/);
    const root = await send(service.port, { path: '/', headers: { Host: new URL(service.address).host } });
    assert.equal(jsonObject(root)['courses'], `${service.address}/courses/`);
    assert.ok((await readdir(join(folder.path, 'data'))).includes('mentoring.db'));
    service.signal('SIGTERM');
    assert.deepEqual(await service.ended, {
      status: 0,
      output: `listening on ${service.address}\n`,
      errors: '',
    });
    assert.deepEqual(await readdir(join(folder.path, 'data')), ['mentoring.db']);
  });

  test('says on a terminal what to open, where the data is and how to stop', onlyWithTerminal, async () => {
    await using folder = await temporaryFolder();
    const { status, shown } = await onTerminal('serve', {
      folder: folder.path,
      settings: { PORT: '0' },
      interruptAt: /to stop/,
    });
    assert.equal(status, 0, shown);
    const address = /^listening on (\S+)\r?$/m.exec(shown)?.[1];
    assert.match(shown, new RegExp(`^ +the desk +${address}/desk/`, 'm'));
    assert.match(shown, /^ +the data +\S+\/data\/mentoring\.db\r?$/m);
    assert.match(shown, /^ +to stop +Ctrl\+C\r?$/m);
    assert.match(shown, /is new: its tables are created/);
    assert.doesNotMatch(shown.slice(0, shown.indexOf('to stop')), /[{}]/, 'no JSON');
  });

  test('logs an object a line, and nothing of what people wrote, asked or are called', async () => {
    await using folder = await temporaryFolder();
    await using service = await serveProgram({ folder: folder.path, settings: { LOG_LEVEL: 'trace' } });
    const { port } = service;
    const headers = {
      'User-Agent': 'secret-agent',
      'X-Forwarded-For': 'secret-address',
      Authorization: 'secret-token',
    };
    await post(port, '/smart-goals/?secret-query=1', { input: 'my secret wish' }, { headers });
    await post(port, '/smart-goals/', '{"input": "secret brok', { headers });
    await post(port, '/courses/', { title: 'secret-title', code: 'secret-code' }, { headers });
    for (const path of ['/courses/?secret-query', '/secret-path/', '/%secret', '/courses?secret-query']) {
      await send(port, { path, headers });
    }
    await send(port, { path: '/', headers: { Host: 'secret host' } });
    const known = await post(port, '/courses/', {}, { headers: { 'X-Request-Id': 'of-a-client:1' } });
    const made = await post(port, '/courses/', {}, { headers: { 'X-Request-Id': 'not "one"' } });
    assert.equal(known.headers['x-request-id'], 'of-a-client:1');
    service.signal('SIGINT');
    const { status, errors } = await service.ended;
    assert.equal(status, 0);
    assert.doesNotMatch(errors, /secret/);
    const lines = errors
      .trimEnd()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
    assert.ok(lines.length >= 5, errors);
    assert.match(errors, /"route":"\/smart-goals\/","method":"POST","status":201/);
    for (const { headers: told } of [known, made]) {
      assert.match(errors, new RegExp(`"reqId":"${told['x-request-id']}","route":"/courses/"`));
    }
  });

  test('answers on SIGTERM what it has begun to receive, takes nothing new, and ends', async () => {
    await using folder = await temporaryFolder();
    await using service = await serveProgram({ folder: folder.path });
    // One connection that says nothing, one that was used and waits, one in the middle of a request.
    const silent = connect(service.port, '127.0.0.1');
    const idle = connect(service.port, '127.0.0.1');
    idle.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(idle, 'data');
    const slow = connect(service.port, '127.0.0.1');
    slow.write(
      'POST /courses/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 50\r\n' +
        'Expect: 100-continue\r\n\r\n{"title":"slow",',
    );
    await once(slow, 'data');
    service.signal('SIGTERM');
    await Promise.all([
      once(idle, 'close'),
      new Promise((resolve) => silent.on('error', resolve).on('close', resolve)),
    ]);
    await untilRefused(service.port);
    slow.write('"code":12,"gsheet_name":"S"}'.padEnd(34, ' '));
    const answer = await text(slow);
    assert.match(answer, /^HTTP\/1\.1 201 /);
    assert.equal((await service.ended).status, 0);
    // It is there, too.
    await using again = await serveProgram({ folder: folder.path });
    assert.equal(jsonList(await send(again.port, { path: '/courses/' }))[0]?.['title'], 'slow');
  });

  test('refuses for a while what it cannot store because another program writes, and reads on', async () => {
    await using service = await startService({ LOG_LEVEL: 'silent' });
    await using holder = await holdLock(service.databaseFile, 'BEGIN IMMEDIATE');
    const posting = post(service.port, '/courses/', COURSE);
    assert.deepEqual(jsonList(await send(service.port, { path: '/courses/' })), []);
    const refused = await posting;
    assert.equal(refused.status, 503);
    assert.equal(refused.headers['retry-after'], '5');
    assert.match(String(jsonObject(refused)['detail']), /^The service is not available at the moment\./);
    assert.equal((await send(service.port, { path: '/readyz' })).status, 200);
    await holder.release();
    assert.equal((await post(service.port, '/courses/', COURSE)).status, 201);
  });

  test('says that it is not ready where the database is spoilt, and tells clients nothing of it', async () => {
    await using service = await startService({ LOG_LEVEL: 'silent' });
    assert.equal((await send(service.port, { path: '/courses/' })).status, 200);
    using database = plainDatabase(service.databaseFile);
    database.exec('DROP TABLE collections');
    const ready = await send(service.port, { path: '/readyz' });
    assert.deepEqual([ready.status, ready.headers['retry-after']], [503, '5']);
    assert.equal((await send(service.port, { path: '/healthz' })).status, 200);
    const answer = await send(service.port, { path: '/courses/' });
    assert.deepEqual([answer.status, jsonObject(answer)], [500, { detail: 'A server error occurred.' }]);
  });

  /** A start that must fail: its status and the one message, with nothing of a stack. */
  async function failedStart(options: ProgramOptions) {
    const { status, output, errors } = await runProgram(['serve'], {
      ...options,
      settings: { PORT: '0', LOG_LEVEL: 'warn', ...options.settings },
    });
    assert.equal(output, '');
    assert.doesNotMatch(errors, /^\s+at |node:internal/m);
    return { status, errors };
  }

  test('tells of a port that is in use', async () => {
    await using folder = await temporaryFolder();
    await using service = await serveProgram({ folder: folder.path });
    const { status, errors } = await failedStart({
      folder: folder.path,
      settings: { PORT: String(service.port) },
    });
    assert.equal(status, 1);
    assert.equal(
      errors,
      `Port ${service.port} of 127.0.0.1 is in use, perhaps by another start of this service. ` +
        'Stop that program, or set PORT to another port (PORT=0 takes any free one).\n',
    );
    assert.equal((await send(service.port, { path: '/healthz' })).status, 200);
  });

  test('tells of an address that this machine does not have', async () => {
    await using folder = await temporaryFolder();
    // 192.0.2.0/24 is kept for examples (RFC 5737).
    const settings = { HOST: '192.0.2.1', AUTH: 'open' };
    const { status, errors } = await failedStart({ folder: folder.path, settings });
    assert.equal(status, 1);
    assert.match(
      errors,
      /^HOST is 192\.0\.2\.1, which is not an address of this machine\. Set it to one that is/,
    );
  });

  test('tells of a folder that cannot be made, and of files of another user', async (context) => {
    const isRoot = process.getuid?.() === 0;
    await using folder = await temporaryFolder();
    await chmod(folder.path, 0o755);
    const options = { folder: folder.path, ...(isRoot && { user: NOBODY }) };
    const program = startProgram(['--version'], options);
    program.stdin.end();
    const [status] = await once(program, 'close');
    if (status !== 0) return context.skip('the user nobody may not read this checkout');
    await mkdir(join(folder.path, 'closed'), { mode: 0o555 });
    const belowClosed = await failedStart({
      ...options,
      settings: { DATABASE_URL: 'sqlite:closed/data/mentoring.db' },
    });
    assert.equal(belowClosed.status, 1);
    assert.match(
      belowClosed.errors,
      /^The folder .*closed\/data cannot be created\. Create it and give this user/,
    );
    if (!isRoot) return;
    // As a first start of another user leaves it.
    await mkdir(join(folder.path, 'data'), { mode: 0o700 });
    await runProgram(['migrate'], {
      folder: folder.path,
      settings: { DATABASE_URL: 'sqlite:data/mentoring.db' },
    });
    const others = await failedStart({ ...options, settings: { DATABASE_URL: 'sqlite:data/mentoring.db' } });
    assert.equal(others.status, 1);
    assert.match(
      others.errors,
      /^The database .* cannot be opened for writing\. .*start the program as the user who owns them.*\n$/,
    );
  });

  test('tells every mistake in the settings at once, and does not start', async () => {
    await using folder = await temporaryFolder();
    const settings = { PORT: 'many', TIME_ZONE: 'Mars/Olympus', DATABSE_URL: 'sqlite:x', HOST: '0.0.0.0' };
    const { status, errors } = await failedStart({ folder: folder.path, settings });
    assert.equal(status, 2);
    const lines = errors.trimEnd().split('\n');
    assert.equal(lines.length, 5, errors);
    for (const name of [
      'PORT is "many"',
      'TIME_ZONE is "Mars/Olympus"',
      'DATABSE_URL is not a setting',
      'HOST is "0.0.0.0"',
    ]) {
      assert.ok(
        lines.some((line) => line.startsWith(name)),
        name,
      );
    }
    assert.deepEqual(await readdir(folder.path), []);
  });
});
