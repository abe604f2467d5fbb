/**
 * `npm run bench:programme`: what importing and the list of feedbacks cost, in real processes on a real database. The
 * figures are of this machine at this moment; it is no test.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createProgrammeStore } from '../src/store/programme.ts';
import { openSqlite } from '../src/store/sqlite.ts';

const { values } = parseArgs({
  options: {
    goals: { type: 'string', default: '1000000' },
    relations: { type: 'string', default: '100000' },
  },
});
const PROGRAM = fileURLToPath(new URL('../bin/mentoring.cjs', import.meta.url));
const TODAY = Temporal.PlainDate.from('2026-11-21');
const GOAL_COLUMNS = 'id,created_at,input,output,input_tokens,output_tokens';

/** Writes a file of lines without holding all of them. */
async function writeLines(path: string, header: string, lines: Iterable<string>): Promise<string> {
  const file = createWriteStream(path);
  file.write(`${header}\n`);
  for (const line of lines) if (!file.write(`${line}\n`)) await once(file, 'drain');
  file.end();
  await finished(file);
  return path;
}

function* goals(from: number, to: number): Generator<string> {
  const start = Temporal.Instant.from('2024-01-01T00:00:00Z').epochMilliseconds;
  for (let id = from; id <= to; id++) {
    const time = new Date(start + id * 60_000).toISOString().replace('Z', '000Z');
    yield `${id},${time},"I want to become a team lead, and to speak better in meetings: ${id}.","I will lead 2 small projects from kick-off to review by 20 February 2027.\nI will speak in 5 meetings by 1 March 2027.",${240 + (id % 60)},${60 + (id % 50)}`;
  }
}

/** A programme in which every hundredth relation owes all six feedbacks, and the others none. */
async function writeProgramme(folder: string, count: number): Promise<readonly string[]> {
  const mentors = Math.ceil(count / 3);
  const numbers = (length: number) => Array.from({ length }, (_, index) => index);
  const pair = (index: number) => `r${index % mentors}@example.org,e${index}@example.org`;
  return [
    await writeLines(
      join(folder, 'managers.csv'),
      'first_name,email',
      numbers(50).map((index) => `Manager ${index},m${index}@example.org`),
    ),
    await writeLines(join(folder, 'participants.csv'), 'role,full_name,email', [
      ...numbers(mentors).map((index) => `mentor,Mentor ${index},r${index}@example.org`),
      ...numbers(count).map((index) => `mentee,Mentee ${index},e${index}@example.org`),
    ]),
    await writeLines(
      join(folder, 'relations.csv'),
      'mentor_email,mentee_email,manager_email,cohort,start,end,status,status_since',
      numbers(count).map((index) => {
        const start = Temporal.PlainDate.from('2025-01-01').add({ days: index % 300 });
        return `${pair(index)},m${index % 50}@example.org,A,${start},2026-03-01,matched,${start}`;
      }),
    ),
    await writeLines(
      join(folder, 'feedbacks.csv'),
      'mentor_email,mentee_email,cohort,role,round,received_on',
      numbers(count).flatMap((index) =>
        index % 100 === 0
          ? []
          : ['mentee', 'mentor'].flatMap((role) =>
              ['Chemistry', 'Mid Program', 'Final'].map(
                (round) => `${pair(index)},A,${role},${round},2026-02-03`,
              ),
            ),
      ),
    ),
  ];
}

interface Imported {
  readonly seconds: number;
  /** The most memory the process had, in MB. */
  readonly memory: number;
}

function start(folder: string, parameters: readonly string[]): ChildProcess {
  const env = { ...process.env, DATABASE_URL: 'sqlite:bench.db', PORT: '0', LOG_LEVEL: 'error' };
  return spawn(process.execPath, [PROGRAM, ...parameters], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

async function importAll(folder: string, files: readonly string[]): Promise<Imported> {
  const begin = performance.now();
  const child = start(folder, ['import', ...files]);
  child.stdout?.resume();
  const exit = once(child, 'exit');
  let memory = 0;
  const timer = setInterval(() => {
    memory = Math.max(memory, peakMemory(child.pid ?? 0));
  }, 100);
  const [status] = await exit;
  clearInterval(timer);
  if (status !== 0) throw new Error(`the import ended with ${status}`);
  return { seconds: (performance.now() - begin) / 1000, memory };
}

/** What Linux tells of a process; 0 elsewhere, and once it has ended. */
function peakMemory(processId: number): number {
  try {
    const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${processId}/status`, 'utf8'))?.[1];
    return Number(kilobytes ?? 0) / 1000;
  } catch {
    return 0;
  }
}

async function createGoal(address: string): Promise<void> {
  const body = new URLSearchParams({ input: 'I want to become a team lead.' });
  const answer = await fetch(`${address}/smart-goals/`, { method: 'POST', body });
  await answer.arrayBuffer();
  if (answer.status !== 201) throw new Error(`a creation was answered ${answer.status}`);
}

/** Creates goals one after the other until told to stop; gives the longest that one took, in milliseconds. */
async function createUntil(
  address: string,
  isOver: () => boolean,
): Promise<{ readonly longest: number; readonly count: number }> {
  let [longest, count] = [0, 0];
  while (!isOver()) {
    const begin = performance.now();
    await createGoal(address);
    longest = Math.max(longest, performance.now() - begin);
    count += 1;
    await wait(20);
  }
  return { longest, count };
}

async function beside(folder: string, files: readonly string[]): Promise<string> {
  const service = start(folder, ['serve']);
  try {
    let text = '';
    service.stdout?.on('data', (chunk) => {
      text += chunk;
    });
    let address: string | undefined;
    while (address === undefined) {
      await wait(20);
      address = /listening on (\S+)\n/.exec(text)?.[1];
    }
    // The first one starts the composer.
    await createGoal(address);
    let isOver = false;
    const creating = createUntil(address, () => isOver);
    const { seconds, memory } = await importAll(folder, files);
    isOver = true;
    const { longest, count } = await creating;
    return `${seconds.toFixed(1)} s, ${memory.toFixed(0)} MB; meanwhile ${count} goals were created, the longest in ${longest.toFixed(0)} ms`;
  } finally {
    service.kill();
    await once(service, 'exit');
  }
}

const say = (what: string, result: string): void => void process.stdout.write(`${what}: ${result}\n`);

const folder = await mkdtemp(join(tmpdir(), 'mentoring-bench-'));
try {
  const count = Number(values.goals);
  // The newest is there before the others, as the service goes on creating after it.
  const newest = await writeLines(join(folder, 'newest.csv'), GOAL_COLUMNS, goals(count, count));
  const older = await writeLines(join(folder, 'older.csv'), GOAL_COLUMNS, goals(1, count - 1));
  await importAll(folder, [newest]);
  say(`import of ${count - 1} goals beside a service`, await beside(folder, [older]));

  const relations = Number(values.relations);
  const files = await writeProgramme(folder, relations);
  say(`import of a programme of ${relations} relations beside a service`, await beside(folder, files));
  const again = await importAll(folder, files);
  say('the same again', `${again.seconds.toFixed(1)} s, ${again.memory.toFixed(0)} MB`);

  await using database = openSqlite(join(folder, 'bench.db'));
  const store = createProgrammeStore(database, () => TODAY);
  const times: number[] = [];
  let entries = 0;
  for (let round = 0; round < 21; round++) {
    const begin = performance.now();
    entries = (await store.list()).length;
    times.push(performance.now() - begin);
  }
  const median = times.toSorted((one, other) => one - other)[10] ?? 0;
  say(
    `feedbacks needed over ${relations} relations, uncached`,
    `${entries} entries, median ${median.toFixed(1)} ms`,
  );
} finally {
  await rm(folder, { recursive: true, force: true });
}
