/** nginx for tests: this machine's own, with `deploy/nginx.conf` and other ports. */

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
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
error_log error.log;
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
  /** Where it listens for http where it speaks https otherwise. */
  readonly redirectPort: number;
  /** Everything that it has logged. */
  logged(): Promise<string>;
  /** Takes the processes on other ports than these out, and resolves when nothing of before is under way. */
  sendTo(ports: readonly number[]): Promise<void>;
}

/**
 * Starts one before two processes of the service.
 *
 * @param program its file
 * @param ports where they listen
 * @param form `unlimited`: all tests come from one address, which may ask as often as it likes; `https`: with TLS switched on,
 *   and the limits as they are deployed
 */
export async function startNginx(
  program: string,
  ports: readonly [number, number],
  form: 'unlimited' | 'https',
): Promise<Nginx> {
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'mentoring-nginx-'));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const [port, redirectPort] = [await freePort(), await freePort()];
  const [server, upstream] = await Promise.all(
    ['nginx.conf', 'nginx-upstream.conf'].map((name) => readFile(new URL(name, DEPLOY), 'utf8')),
  );
  if (server === undefined || upstream === undefined) throw new Error('the files are missing');
  const upstreamFile = join(folder, 'upstream.conf');
  const processes = upstream.replaceAll(':8001', `:${ports[0]}`).replaceAll(':8002', `:${ports[1]}`);
  await writeFile(upstreamFile, processes);
  const formed =
    form === 'https'
      ? await withTls(folder, server)
      : server.replace(/^ {4}listen 80;$/m, '    listen PORT;').replace(/rate=\d+r/, 'rate=100000r');
  const placed = formed
    .replace(/listen (?:443|PORT)/, `listen 127.0.0.1:${port}`)
    .replace(/^ {4}listen 80;$/m, `    listen 127.0.0.1:${redirectPort};`)
    .replaceAll('/var/log/nginx', folder);
  await writeFile(join(folder, 'server.conf'), placed);
  await writeFile(join(folder, 'nginx.conf'), MAIN);
  const user = unprivileged();
  await giveToServer(folder);
  const parameters = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'];
  await promisify(execFile)(program, ['-t', ...parameters], user);
  const nginx = spawn(program, parameters, { ...user, stdio: ['ignore', 'ignore', 'inherit'] });
  opened.defer(() => endServer(nginx, 'SIGTERM'));
  const plain = form === 'https' ? redirectPort : port;
  await until(() =>
    send(plain, { path: '/healthz' }).then(
      ({ status }) => status === (form === 'https' ? 308 : 200),
      () => false,
    ),
  );
  const held = opened.move();
  return {
    port,
    redirectPort,
    async logged() {
      const logs = (await readdir(folder)).filter((name) => name.endsWith('.log'));
      return (await Promise.all(logs.map((name) => readFile(join(folder, name), 'utf8')))).join('\n');
    },
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

/** The file with TLS switched on, as its head says how, and a certificate of its own. */
async function withTls(folder: string, server: string): Promise<string> {
  const sed = /^# {3}sed (.*) \/etc\/nginx\/conf\.d\/mentoring\.conf$/m.exec(server)?.[1];
  if (sed === undefined) throw new Error('the file does not say how TLS is switched on');
  const file = join(folder, 'tls.conf');
  await writeFile(file, server);
  const run = promisify(execFile);
  // As a shell takes it: its apostrophes are all there is to it.
  await run('sed', [
    ...[...sed.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? ''),
    file,
  ]);
  const [key, chain] = [join(folder, 'key.pem'), join(folder, 'chain.pem')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-subj', '/CN=localhost'];
  await run('openssl', ['req', '-x509', ...curve, '-keyout', key, '-out', chain]);
  await chmod(key, 0o644);
  return (await readFile(file, 'utf8')).replaceAll('/etc/ssl/mentoring', folder);
}

/** The processes that answer; old ones stay until what they have begun is answered. */
async function workers({ pid }: ChildProcess): Promise<readonly string[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.split(' ').filter((child) => child !== '');
}
