/**
 * A process that runs commands of the program one after the other, as `hosted-program.ts` requests: to load the program
 * takes longer than most commands take. Each has an environment, a folder, an input and an end of its own.
 */

import { Readable } from 'node:stream';
import { main } from '../../src/main.ts';
import { boundary, isHostedCommand } from './hosted-command.ts';

/** What listens for the end of this process, and not of a command. */
const own = new Set(process.listeners('exit'));

async function run(message: unknown): Promise<void> {
  if (!isHostedCommand(message)) throw new Error(`this is no command: ${JSON.stringify(message)}`);
  process.chdir(message.folder);
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, message.environment);
  Object.defineProperty(process, 'stdin', { value: Readable.from([message.input]), configurable: true });
  await main([process.execPath, ...message.parameters]);
  const status = Number(process.exitCode ?? 0);
  for (const listener of process.listeners('exit').filter((one) => !own.has(one))) {
    listener(status);
    process.off('exit', listener);
  }
  process.exitCode = 0;
  // The folder is removed before the next command.
  process.chdir('/');
  for (const stream of [process.stdout, process.stderr]) {
    stream.removeAllListeners('error');
    stream.write(boundary(status));
  }
}

// A fault ends the process, as it ends that of a command.
process.on('message', (message) => void run(message));
