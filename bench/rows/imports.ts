/** The speed of imports beside a running service, and of the resulting list of feedbacks needed. */

import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createProgrammeStore } from '../../src/store/due-feedbacks.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { memoryOf, runProgram, type Server, startService } from '../processes.ts';
import type { Row } from '../row.ts';
import { median } from '../statistics.ts';
import { writeGoalTable, writeProgrammeTables } from '../tables.ts';
import { WISHES } from '../wishes.ts';

const TODAY = Temporal.PlainDate.from('2026-11-21');
/** The interval of creations during an import, in milliseconds. */
const PAUSE = 20;

interface Imported {
  readonly seconds: number;
  /** The maximum memory of the process, in MB. */
  readonly memory: number;
}

async function importInto(database: string, files: readonly string[]): Promise<Imported> {
  const begin = performance.now();
  const child = runProgram(['import', ...files], database);
  child.stdout?.resume();
  const exit = once(child, 'exit');
  let memory = 0;
  const timer = setInterval(() => {
    memory = Math.max(memory, memoryOf(child.pid ?? 0, 'VmHWM'));
  }, 100);
  const [status] = await exit;
  clearInterval(timer);
  if (status !== 0) throw new Error(`the import ended with ${status}`);
  return { seconds: (performance.now() - begin) / 1000, memory };
}

/** Creates a goal, as often as the service asks to try again; returns how long that took, in milliseconds. */
async function createGoal({ address }: Server): Promise<number> {
  const begin = performance.now();
  for (;;) {
    const body = new URLSearchParams({ input: WISHES[0] });
    const answer = await fetch(`${address}/smart-goals/`, { method: 'POST', body });
    await answer.arrayBuffer();
    if (answer.status === 201) return performance.now() - begin;
    if (answer.status !== 503) throw new Error(`a creation was answered ${answer.status}`);
    await wait(PAUSE);
  }
}

/** Imports beside a service in which goals are created one after the other; returns the longest creation. */
async function importBeside(
  database: string,
  files: readonly string[],
): Promise<Imported & { readonly longest: number }> {
  await using service = await startService(database);
  // The first creation starts the composer.
  await createGoal(service);
  const importing = importInto(database, files);
  let isOver = false;
  const settle = importing.finally(() => {
    isOver = true;
  });
  let longest = 0;
  while (!isOver) {
    longest = Math.max(longest, await createGoal(service));
    await wait(PAUSE);
  }
  return { ...(await settle), longest };
}

/** Many goals that are older than the existing ones. */
export const goalImport: Row = {
  name: 'import',
  async measure({ folder, sizes, say }) {
    const importOf = async (goals: number) => {
      say(`  ${goals} goals …`);
      const database = `sqlite:${join(folder, `import-${goals}.db`)}`;
      // The newest goal is created before, since the service continues to create goals after it.
      await importInto(database, [await writeGoalTable(join(folder, 'newest.csv'), goals, goals)]);
      return importBeside(database, [await writeGoalTable(join(folder, 'older.csv'), 1, goals - 1)]);
    };
    const { seconds, memory, longest } = await importOf(sizes.goals);
    return [
      {
        what: `import of ${sizes.goals} goals beside a service`,
        against: '',
        unit: 'rows/s',
        measured: sizes.goals / seconds,
        target: { of: 'measured', bound: 'at least', value: 20_000 },
        note: `the longest creation meanwhile took ${longest.toFixed(0)} ms`,
      },
      {
        what: 'memory of that import',
        against: '',
        unit: 'MB',
        measured: memory,
        target: { of: 'measured', bound: 'at most', value: 300 },
      },
    ];
  },
};

/** The feedbacks of a large programme, and its import. */
export const feedbacks: Row = {
  name: 'feedbacks',
  async measure({ folder, sizes: { relations } }) {
    const file = join(folder, 'programme.db');
    const imported = await importBeside(`sqlite:${file}`, await writeProgrammeTables(folder, relations));
    await using database = openSqlite(file);
    const store = createProgrammeStore(database, () => TODAY);
    const times: number[] = [];
    let entries = 0;
    for (let round = 0; round < 21; round++) {
      const begin = performance.now();
      entries = (await store.list()).length;
      times.push(performance.now() - begin);
    }
    return [
      {
        what: `feedbacks needed over ${relations} relations`,
        against: '',
        unit: 'ms',
        measured: median(times),
        target: { of: 'measured', bound: 'at most', value: 50 },
        note: `nothing kept, ${entries} entries`,
      },
      {
        what: 'import of that programme beside a service',
        against: '',
        unit: 's',
        measured: imported.seconds,
        note: `${imported.memory.toFixed(0)} MB; the longest creation took ${imported.longest.toFixed(0)} ms`,
      },
    ];
  },
};
