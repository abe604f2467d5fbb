/** What servers of other packages need to be run by a test: to be found, a user without rights, a port, an end. */

import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { access, chown, constants } from 'node:fs/promises';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';

/** The user whom servers run as that refuse to run as root. */
const NOBODY = 65_534;

/** What starts a process as a user without rights, where this one may do everything. */
export function unprivileged(): { readonly uid?: number; readonly gid?: number } {
  return process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
}

/** Gives such a user access to a file or folder. */
export async function giveToServer(path: string): Promise<void> {
  if (process.getuid?.() === 0) await chown(path, NOBODY, NOBODY);
}

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** The file of a program; undefined where this machine has none. Those of administrators are looked for too. */
export async function programFile(name: string): Promise<string | undefined> {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  for (const folder of folders) {
    const file = join(folder, name);
    const isThere = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return file;
  }
  return undefined;
}

/** Ends a server, if it is still running. */
export async function endServer(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill(signal);
  await ended;
}
