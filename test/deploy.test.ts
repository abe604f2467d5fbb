/** The files for deploying say of the service what is so: its settings, its ports, its time limits, its version of Node.js. */

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { BlockList } from 'node:net';
import { suite, test } from 'node:test';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import packageJson from '../package.json' with { type: 'json' };
import { readConfiguration } from '../src/config/configuration.ts';
import { UPLOAD_LIMITS } from '../src/domain/upload.ts';
import { migrate } from '../src/store/migrations/migrate.ts';
import { startGuarded } from './support/auth.ts';
import { inPostgres, onlyWithPostgres, postgresTestDatabase } from './support/postgres.ts';
import { startService } from './support/service.ts';
import { freePort } from './support/unprivileged.ts';

const file = (name: string): string => readFileSync(new URL(`../deploy/${name}`, import.meta.url), 'utf8');
/** What stands in the first group of each place that a pattern finds. */
const all = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, found]) => found ?? '');
/** The same where it must be found once. */
const only = (text: string, pattern: RegExp): string => {
  const [found, ...others] = all(text, pattern);
  assert.ok(found !== undefined && others.length === 0, `${pattern} is there ${others.length + 1} times`);
  return found;
};

/** What is looked at of a part of the composition. */
interface Service {
  readonly depends_on?: object;
  readonly networks?: readonly string[] | object;
  readonly volumes?: readonly string[];
}

const namesOf = (networks: Service['networks'] = []): readonly string[] =>
  Array.isArray(networks) ? networks : Object.keys(networks);

/** The addresses of a range such as 192.0.2.0/24. */
function subnet(text: string): BlockList {
  const [address = '', length] = text.split('/');
  const list = new BlockList();
  list.addSubnet(address, Number(length));
  return list;
}

const docker = file('Dockerfile');
const compose = file('compose.yaml');
const example = file('example.env');
const units = ['mentoring.service', 'mentoring@.service'] as const;
const { settings } = readConfiguration({});
const PORT = settings.find(({ name }) => name === 'PORT')?.fallback;
/** How long a process may take to stop, in seconds: `src/cli/serve.ts`. */
const STOPPING = 10;

suite('the files for deploying', () => {
  test('name settings that there are', () => {
    const named = [
      ...all(docker, /^ENV (\w+)=/gm),
      ...units.flatMap((unit) => all(file(unit), /^Environment=(\w+)=/gm)),
    ];
    assert.deepEqual(
      named.filter((name) => !settings.some((setting) => setting.name === name)),
      [],
    );
    assert.ok(named.length > 0);
  });

  test('give an example of settings that the service takes', () => {
    const { configuration } = readConfiguration({ HOST: '0.0.0.0' }, example);
    assert.equal(configuration.AUTH, 'tokens');
    assert.equal(configuration.TRUST_PROXY, true);
    assert.equal(configuration.DATABASE_URL.kind, 'postgres');
  });

  test('let Prometheus and clients ask as the files say, in containers and on one machine', async () => {
    const monitoring = file('monitoring/prometheus.yml');
    const lines = [...example.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]);
    const shipped = Object.fromEntries(lines.filter(([name]) => name !== 'DATABASE_URL'));
    const host = only(docker, /^ENV HOST=(\S+)$/gm);
    const inContainers = all(monitoring, /(172\.30\.80\.\d+:\d+)/g);
    assert.deepEqual(
      inContainers,
      all(compose, /ipv4_address: (\S+)/g).map((address) => `${address}:${PORT}`),
    );
    const onMachine = all(monitoring, /^ +- (127\.0\.0\.1:\d+)$/gm);
    for (const [HOST, targets] of [
      [host, inContainers],
      ['127.0.0.1', onMachine],
    ] as const) {
      await using service = await startGuarded({ ...shipped, HOST });
      const { secret } = await service.issue(['admin', 'courses:read']);
      const publicName = new URL(shipped['BASE_URL'] ?? '').host;
      const ask = (path: string, name: string) => service.ask(secret, { path, headers: { Host: name } });
      assert.ok(targets.length > 0);
      for (const target of targets) assert.equal((await ask('/metrics', target)).status, 200, target);
      const root = await ask('/', publicName);
      assert.equal(Object(JSON.parse(root.body.toString())).courses, `${shipped['BASE_URL']}/courses/`);
    }
  });

  test('agree about ports and addresses', () => {
    assert.equal(only(docker, /^EXPOSE (\d+)$/gm), PORT);
    const addresses = all(compose, /ipv4_address: (\S+)/g).map((address) => `${address}:${PORT}`);
    const upstreams = (name: string) => all(file(name), /^ {4}server (\S+) /gm);
    assert.deepEqual(upstreams('nginx-upstream-compose.conf'), [...addresses, ...addresses]);
    const ports = all(file('mentoring@.service'), /enable --now mentoring@(\d+) mentoring@\d+/g).concat(
      all(file('mentoring@.service'), /enable --now mentoring@\d+ mentoring@(\d+)/g),
    );
    const machine = ports.map((port) => `127.0.0.1:${port}`);
    assert.equal(machine.length, 2);
    assert.deepEqual(upstreams('nginx-upstream.conf'), [...machine, ...machine]);
  });

  test('give requests and stops the time that they may take', () => {
    for (const unit of units) assert.ok(Number(only(file(unit), /^TimeoutStopSec=(\d+)$/gm)) > STOPPING);
    assert.ok(Number(only(compose, /^ {2}stop_grace_period: (\d+)s$/gm)) > STOPPING);
    const goals = settings.find(({ name }) => name === 'GOAL_TIME_LIMIT')?.fallback;
    const forAll = only(file('nginx.conf'), /proxy_read_timeout (\d+)s;/g);
    assert.ok(Number(forAll) > Number(goals) + 30);
    assert.ok(Number(forAll) > UPLOAD_LIMITS.turn + UPLOAD_LIMITS.seconds + 30);
  });

  test('have nginx log where its image leads to the output of the container, and Debian rotates', () => {
    const logs = new Set(all(file('nginx.conf'), /_log (\/\S+)/g));
    assert.deepEqual([...logs], ['/var/log/nginx/access.log', '/var/log/nginx/error.log']);
  });

  test('make a composition whose parts fit together', () => {
    const { services, networks, volumes } = parse(compose, { merge: true });
    const names = Object.keys(services);
    assert.deepEqual(names, ['database', 'service-1', 'service-2', 'command', 'model', 'proxy']);
    for (const [name, service] of Object.entries<Service>(services)) {
      for (const other of Object.keys(service.depends_on ?? {})) assert.ok(names.includes(other), other);
      for (const network of namesOf(service.networks)) assert.ok(network in networks, `${name}: ${network}`);
      for (const volume of service.volumes ?? []) {
        const [source = ''] = volume.split(':');
        if (!source.startsWith('.')) assert.ok(source in volumes, `${name}: ${source}`);
        else assert.ok(existsSync(new URL(`../deploy/${source}`, import.meta.url)), `${name}: ${source}`);
      }
    }
    // Commands run beside the service, so they have no address that it has, and nothing starts them but themselves.
    const { command } = services;
    assert.deepEqual(command.profiles, ['commands']);
    assert.deepEqual(command.networks, ['inside']);
    for (const text of [compose, example]) {
      assert.match(
        text,
        /run --rm command account create "Maria Muster" --email maria@example.org --role manager$/m,
      );
      assert.doesNotMatch(text, /run --rm service/);
    }
    const addresses = ['service-1', 'service-2'].map((name) => services[name].networks.inside.ipv4_address);
    assert.equal(new Set(addresses).size, 2);
    const [pool] = networks.inside.ipam.config;
    const [network, others] = [subnet(pool.subnet), subnet(pool.ip_range)];
    for (const address of addresses) {
      assert.ok(network.check(address) && !others.check(address), `${address} may be given to another`);
    }
    // Copies are made by the programs of the server's own version, into a volume that the user of the image may write to.
    for (const name of ['service-1', 'command']) {
      const { environment, volumes: mounted } = services[name];
      readConfiguration({ HOST: '0.0.0.0', ...environment }, example);
      assert.ok(mounted.includes(`backups:${environment.BACKUP_DIR}`));
      assert.ok(docker.includes(` ${environment.BACKUP_DIR}`));
    }
    const server = /^postgres:(\d+)$/.exec(services.database.image)?.[1];
    assert.equal(only(docker, /postgresql-client-(\d+)\b/g), server);
  });

  test('bring a model that the service asks as it is set up', () => {
    const { services } = parse(compose, { merge: true });
    const { model } = services;
    assert.deepEqual(model.profiles, ['model']);
    assert.match(model.image, /:server-b\d+$/, 'a version of its own, and no moving one');
    const { environment } = model;
    const { configuration } = readConfiguration({}, file('model.example.env'));
    const server = configuration.OPENAI_BASE_URL;
    assert.equal(server, `http://model:${environment.LLAMA_ARG_PORT}`);
    assert.equal(configuration.GOAL_WRITER, 'openai');
    assert.equal(configuration.OPENAI_MODEL, environment.LLAMA_ARG_ALIAS);
    assert.equal(configuration.GOAL_SERVER_CONCURRENCY, Number(environment.LLAMA_ARG_N_PARALLEL));
    assert.equal(configuration.GOAL_ON_FAILURE, 'fallback');
    // The longest wishes, the prompt and an answer may need as many tokens in each slot.
    assert.ok(environment.LLAMA_ARG_CTX_SIZE / environment.LLAMA_ARG_N_PARALLEL >= 8192);
    assert.ok(model.volumes.includes(`models:${environment.LLAMA_CACHE}`));
    for (const name of ['service-1', 'service-2', 'command'])
      assert.deepEqual(services[name].env_file, ['mentoring.env', { path: 'model.env', required: false }]);

    const unit = file('llama-server.service');
    const settled = readConfiguration(
      {},
      all(unit, /^# {3}((?:GOAL|OPENAI)_\w+=\S+)$/gm).join('\n'),
    ).configuration;
    const option = (name: string): string => only(unit, new RegExp(`^ExecStart=.* --${name} (\\S+)`, 'gm'));
    assert.equal(settled.OPENAI_BASE_URL, `http://${option('host')}:${option('port')}`);
    assert.equal(settled.OPENAI_MODEL, option('alias'));
    assert.equal(settled.GOAL_SERVER_CONCURRENCY, Number(option('parallel')));
    assert.equal(option('hf-repo'), environment.LLAMA_ARG_HF_REPO);
    assert.equal(option('ctx-size'), environment.LLAMA_ARG_CTX_SIZE);
    // It waits for those who wait for it, who get the composer's goals once it has ended.
    const stopping = [model.stop_grace_period, only(unit, /^TimeoutStopSec=(\d+)$/gm)];
    for (const seconds of stopping) assert.ok(Number.parseInt(seconds, 10) < 5, `${seconds}`);
  });

  test('give nginx what is larger than the service takes, so that the service says so', () => {
    const limit = Number(settings.find(({ name }) => name === 'BODY_LIMIT')?.fallback);
    assert.deepEqual(
      all(file('nginx.conf'), /client_max_body_size (\d+)m;/g).map(
        (megabytes) => Number(megabytes) * 2 ** 20,
      ),
      [2 * limit, 2 * UPLOAD_LIMITS.bytes],
    );
  });

  test('build from files that are there, with the Node.js that is tested', () => {
    const copied = all(docker, /^COPY (?!--)(.*) \S+$/gm).flatMap((names) => names.split(' '));
    assert.ok(copied.includes('src'));
    for (const name of copied) {
      assert.ok(existsSync(new URL(`../${name}`, import.meta.url)), name);
      assert.ok(file('Dockerfile.dockerignore').includes(`\n!${name}\n`), name);
    }
    const major = packageJson.devDependencies.node.split('.')[0];
    assert.deepEqual(new Set(all(docker, /^FROM node:(\d+)-/gm)), new Set([major]));
  });

  test('ask a container for its health by a command that tells it', async () => {
    const words: unknown = JSON.parse(only(docker, /^ +CMD (\["node".*\])$/gm));
    assert.ok(Array.isArray(words));
    const parameters = words.slice(1).map(String);
    await using service = await startService();
    const health = (port: number) =>
      promisify(execFile)(process.execPath, parameters, { env: { PORT: String(port) } });
    await health(service.port);
    await assert.rejects(health(await freePort()), { code: 1 });
  });

  test('grant readers tables that exist', onlyWithPostgres, async () => {
    await using database = await postgresTestDatabase();
    await migrate(await database.open());
    const guide = readFileSync(new URL('../docs/scaling.md', import.meta.url), 'utf8');
    const granted = only(guide, /^grant select on ([\w\s,]+) to reports;$/gm).split(/,\s+/);
    assert.ok(granted.length > 5);
    for (const table of granted)
      assert.deepEqual(await inPostgres(database.url, `select * from ${table} limit 0`), []);
  });
});
