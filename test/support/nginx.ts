/** nginx for tests: this machine's own, with `deploy/nginx.conf` and other ports. */

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { send } from './http.ts';
import { endServer, freePort, giveToServer, unprivileged } from './unprivileged.ts';
import { until } from './until.ts';

const DEPLOY = new URL('../../deploy/', import.meta.url);

/** What is around the files that are deployed, as a package of nginx has it, but in one folder and without rights. */
const MAIN = `
daemon off;
worker_processes 1;
pid nginx.pid;
error_log stderr crit;
events { worker_connections 500; }
http {
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  include upstream.conf;
  include server.conf;
}
`;

export interface Nginx extends AsyncDisposable {
  readonly port: number;
  /** Takes the processes on other ports than these out, and resolves when nothing of before is under way. */
  sendTo(ports: readonly number[]): Promise<void>;
}

/**
 * Starts one before two processes of the service.
 *
 * @param program its file
 * @param ports where they listen
 */
export async function startNginx(program: string, ports: readonly [number, number]): Promise<Nginx> {
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'mentoring-nginx-'));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const port = await freePort();
  const [server, upstream] = await Promise.all(
    ['nginx.conf', 'nginx-upstream.conf'].map((name) => readFile(new URL(name, DEPLOY), 'utf8')),
  );
  if (server === undefined || upstream === undefined) throw new Error('the files are missing');
  const upstreamFile = join(folder, 'upstream.conf');
  const processes = upstream.replaceAll(':8001', `:${ports[0]}`).replaceAll(':8002', `:${ports[1]}`);
  await writeFile(upstreamFile, processes);
  await writeFile(join(folder, 'server.conf'), server.replace('listen 80;', `listen 127.0.0.1:${port};`));
  await writeFile(join(folder, 'nginx.conf'), MAIN);
  const user = unprivileged();
  await giveToServer(folder);
  const parameters = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'];
  await promisify(execFile)(program, ['-t', ...parameters], user);
  const nginx = spawn(program, parameters, { ...user, stdio: ['ignore', 'ignore', 'inherit'] });
  opened.defer(() => endServer(nginx, 'SIGTERM'));
  await until(() =>
    send(port, { path: '/healthz' }).then(
      ({ status }) => status === 200,
      () => false,
    ),
  );
  const held = opened.move();
  return {
    port,
    async sendTo(some) {
      const before = await workers(nginx);
      const gone = ports.filter((one) => !some.includes(one));
      const others = gone.reduce((text, one) => text.replaceAll(`:${one} `, `:${one} down `), processes);
      await writeFile(upstreamFile, others);
      nginx.kill('SIGHUP');
      await until(async () => (await workers(nginx)).every((worker) => !before.includes(worker)));
    },
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
}

/** The processes that answer; old ones stay until what they have begun is answered. */
async function workers({ pid }: ChildProcess): Promise<readonly string[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.split(' ').filter((child) => child !== '');
}
