/**
 * Servers that write goals as small machines do, for tests: one with a single slot, which takes its time for each answer,
 * and one in a process of its own that can be stopped and killed.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

export interface OneSlotServer extends AsyncDisposable {
  readonly address: string;
  /** How many answers it has written. */
  readonly written: number;
}

/** Starts a server that writes one answer after the other, each in so many milliseconds, and none for who has gone. */
export async function startOneSlotServer(body: object, milliseconds: number): Promise<OneSlotServer> {
  let written = 0;
  let slot: Promise<void> = Promise.resolve();
  async function work(response: ServerResponse): Promise<void> {
    if (response.destroyed) return;
    await wait(milliseconds);
    if (response.destroyed) return;
    written++;
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  }
  const server = createServer(async (incoming, response) => {
    await text(incoming).catch(() => '');
    slot = slot.then(() => work(response));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    address: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    get written() {
      return written;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const STREAMING = `
  const { createServer } = require('node:http');
  const piece = (content) => 'data: ' + JSON.stringify({ choices: [{ index: 0, delta: { content } }] }) + '\\n\\n';
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write(piece(process.argv[1] + '\\n'));
    const timer = setInterval(() => response.write(piece('more ')), 50);
    response.on('close', () => clearInterval(timer));
  });
  server.listen(0, '127.0.0.1', () => console.log(server.address().port));
`;

export interface StreamingProcess extends AsyncDisposable {
  readonly address: string;
  readonly process: ChildProcess;
}

/** Starts a process that answers every request by one goal at once, and then goes on for ever. */
export async function startStreamingProcess(goal: string): Promise<StreamingProcess> {
  const child = spawn(process.execPath, ['-e', STREAMING, goal], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = await once(child.stdout, 'data');
  return {
    address: `http://127.0.0.1:${String(port).trim()}`,
    process: child,
    async [Symbol.asyncDispose]() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
