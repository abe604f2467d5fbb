/**
 * `npm run bench`: the speed of reads as ratios, both sides taking turns in one run, medians of several rounds.
 * It is no test: the machine decides.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openSqlite } from '../src/store/sqlite.ts';
import { type Beside, readsBeside } from './beside.ts';
import { type Load, measure, unit } from './load.ts';
import { seedGoals } from './seed.ts';

const { values } = parseArgs({
  options: {
    goals: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

interface Row {
  readonly what: string;
  readonly against: string;
  readonly target: number;
  readonly measured: number;
  readonly reference: number;
  /** Of the rates, measured to reference; the target is the least it should be. */
  readonly ratio: number;
}

interface Server extends Disposable {
  readonly address: string;
  readonly processId: number;
}

const say = (line: string) => process.stderr.write(`${line}\n`);
const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;

async function start(script: string, settings: Record<string, string>, input?: string): Promise<Server> {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const child = spawn(process.execPath, [path, input === undefined ? 'serve' : '-'], {
    env: { ...process.env, ...settings },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(input);
  const address = await listening(child);
  return { address, processId: child.pid ?? 0, [Symbol.dispose]: () => void child.kill() };
}

function listening(child: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let text = '';
  child.stdout?.on('data', (chunk) => {
    text += chunk;
    const address = /listening on (\S+)\n/.exec(text)?.[1];
    if (address !== undefined) resolve(address);
  });
  child.once('exit', () => reject(new Error('a server ended before it listened')));
  return promise;
}

/** A bare server that sends what the service sent to this request. */
async function bareTwin(url: string, headers: Record<string, string>): Promise<Server> {
  const answer = await fetch(url, { headers });
  const body = Buffer.from(await answer.arrayBuffer());
  const sent = Object.fromEntries(
    [...answer.headers].filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name)),
  );
  return start(
    'bare-server.ts',
    {},
    JSON.stringify({ status: answer.status, headers: sent, body: body.toString('base64') }),
  );
}

async function compare(
  folder: string,
  row: Pick<Row, 'what' | 'against' | 'target'>,
  one: readonly [Server, Load],
  other: readonly [Server, Load],
): Promise<Row> {
  say(`${row.what} …`);
  const seconds = Number(values.seconds);
  const rates: [number, number][] = [];
  for (let round = 0; round < Number(values.rounds); round += 1) {
    rates.push([
      await measure({ processId: one[0].processId }, one[1], seconds, folder),
      await measure({ processId: other[0].processId }, other[1], seconds, folder),
    ]);
  }
  return {
    ...row,
    measured: Math.round(median(rates.map(([rate]) => rate))),
    reference: Math.round(median(rates.map(([, rate]) => rate))),
    ratio: Number(median(rates.map(([a, b]) => a / b)).toFixed(2)),
  };
}

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'mentoring-bench-'));
  try {
    const file = join(folder, 'bench.db');
    const count = Number(values.goals);
    say(`filling a database with ${count} goals …`);
    {
      await using database = openSqlite(file);
      await seedGoals(database, count);
    }
    using service = await start('../bin/mentoring.cjs', {
      DATABASE_URL: `sqlite:${file}`,
      PORT: '0',
      LOG_LEVEL: process.env['BENCH_LOG_LEVEL'] ?? 'info',
    });
    const first = `${service.address}/smart-goals/`;
    const tag = (await fetch(first)).headers.get('etag') ?? '';
    const unchanged = { 'If-None-Match': tag };
    using twin = await bareTwin(first, {});
    using unchangedTwin = await bareTwin(first, unchanged);
    const deep = `${first}?limit=30&offset=${Math.max(0, count - 40)}`;
    const rows = [
      await compare(
        folder,
        { what: 'first page', against: 'bare node:http, same bytes', target: 0.85 },
        [service, { url: first }],
        [twin, { url: twin.address }],
      ),
      await compare(
        folder,
        { what: 'first page, 304', against: 'bare node:http, 304', target: 0.85 },
        [service, { url: first, headers: unchanged }],
        [unchangedTwin, { url: unchangedTwin.address, headers: unchanged }],
      ),
      await compare(
        folder,
        { what: 'last page, nothing kept', against: 'first page, nothing kept', target: 0.67 },
        [service, { url: deep, unique: true }],
        [service, { url: first, unique: true }],
      ),
    ];
    say('reads beside goals that are written …');
    const beside = await readsBeside(first, Number(values.seconds));
    process.stdout.write(
      values.json
        ? `${JSON.stringify({ goals: count, unit, rows, beside }, null, 2)}\n`
        : `${table(rows, count)}\n${besideTable(beside)}`,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function besideTable(rows: readonly Beside[]): string {
  const lines = rows.map(({ what, target, p99, reads, written }) =>
    [
      what.padEnd(44),
      `${p99.toFixed(1)} ms`.padStart(10),
      (target === undefined ? '' : `${target} ms`).padStart(8),
      String(reads).padStart(7),
      String(written).padStart(9),
      target === undefined ? '' : p99 <= target ? '  met' : '  missed',
    ].join(''),
  );
  const head = `${'reads, one after the other'.padEnd(44)}       p99  target  reads  goals/s`;
  return `${head}\n${lines.join('\n')}\n`;
}

function table(rows: readonly Row[], count: number): string {
  const lines = rows.map(({ what, against, target, measured, reference, ratio }) =>
    [
      what.padEnd(26),
      against.padEnd(28),
      String(measured).padStart(9),
      String(reference).padStart(10),
      ratio.toFixed(2).padStart(6),
      target.toFixed(2).padStart(7),
      ratio >= target ? '  met' : '  missed',
    ].join(''),
  );
  const head = `${'what'.padEnd(26)}${'against'.padEnd(28)} measured reference ratio target`;
  return `\n${count} goals, SQLite, 16 connections; ${unit}\n\n${head}\n${lines.join('\n')}\n`;
}

if (values.help) {
  process.stdout.write(
    'npm run bench -- [--goals 100000] [--rounds 5] [--seconds 2] [--json]\n' +
      'Measures reads as ratios. Uses wrk where it is installed.\n',
  );
} else {
  await main();
}
