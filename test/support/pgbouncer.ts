/** PgBouncer for tests: this machine's own, as `deploy/pgbouncer.ini` sets it up, with other ports and fewer connections. */

import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endServer, freePort, giveToServer, unprivileged } from './unprivileged.ts';
import { until } from './until.ts';

const EXAMPLE = new URL('../../deploy/pgbouncer.ini', import.meta.url);

/**
 * Starts one before a database.
 *
 * @param program its file
 * @param url of the database, with user and password
 * @param connections how many it has to the database at the most
 * @returns the address of the same database through it
 */
export async function startPgBouncer(
  program: string,
  url: string,
  connections: number,
): Promise<AsyncDisposable & { readonly url: string }> {
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'mentoring-pgbouncer-'));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const direct = new URL(url);
  const name = direct.pathname.slice(1);
  const port = await freePort();
  const users = join(folder, 'users');
  await writeFile(users, `"${direct.username}" "${direct.password}"\n`);
  const settings = {
    mentoring: `host=${direct.hostname} port=${direct.port} dbname=${name}`,
    listen_port: port,
    default_pool_size: connections,
    auth_file: users,
  };
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(file, withSettings(await readFile(EXAMPLE, 'utf8'), settings));
  const user = unprivileged();
  for (const path of [folder, users, file]) await giveToServer(path);
  const pooler = spawn(program, [file], { ...user, cwd: folder, stdio: 'ignore' });
  opened.defer(() => endServer(pooler, 'SIGKILL'));
  await until(() => {
    if (pooler.exitCode !== null) throw new Error(`PgBouncer ended with ${pooler.exitCode}`);
    return isListening(port);
  });
  const pooled = new URL(url);
  pooled.port = String(port);
  pooled.pathname = '/mentoring';
  const held = opened.move();
  return { url: pooled.href, [Symbol.asyncDispose]: () => held.disposeAsync() };
}

/** The same lines with other values; each setting must be there already. */
function withSettings(text: string, settings: Readonly<Record<string, string | number>>): string {
  return Object.entries(settings).reduce((changed, [name, value]) => {
    const line = new RegExp(`^${name} = .*$`, 'm');
    if (!line.test(changed)) throw new Error(`the file sets no ${name}`);
    return changed.replace(line, `${name} = ${value}`);
  }, text);
}

function isListening(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect(port, '127.0.0.1');
  socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  return promise.finally(() => socket.destroy());
}
