/** Another process that holds a lock on a SQLite file. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';

const HOLDER = `
  const { DatabaseSync } = require('node:sqlite');
  const [file, begin] = process.argv.slice(1);
  const connection = new DatabaseSync(file);
  connection.exec(begin);
  process.stdout.write('locked');
  process.stdin.on('end', () => {
    connection.exec('ROLLBACK');
    connection.close();
  });
  process.stdin.resume();
`;

export interface LockHolder extends AsyncDisposable {
  /** Gives the lock back, and resolves once the process has ended. */
  release(): Promise<void>;
}

/**
 * Locks a file from another process.
 *
 * @param begin `BEGIN IMMEDIATE` keeps others from writing, `BEGIN EXCLUSIVE` also from reading where there is no WAL
 */
export async function holdLock(file: string, begin: string): Promise<LockHolder> {
  const holder = spawn(process.execPath, ['-e', HOLDER, file, begin], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(holder.stdout, 'data');
  const release = async () => {
    if (holder.exitCode !== null) return;
    const ended = once(holder, 'exit');
    holder.stdin.end();
    await ended;
  };
  return { release, [Symbol.asyncDispose]: release };
}
