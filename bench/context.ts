/** What all measurements share: sizes, files, and databases that are filled once. */

import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '../src/store/sqlite/sqlite.ts';
import { seedGoals } from './seed.ts';

/** The sizes of the measurements. */
export interface Sizes {
  readonly rounds: number;
  readonly seconds: number;
  /** The numbers of goals in a usual database, a large one and a small one. */
  readonly goals: number;
  readonly manyGoals: number;
  readonly fewGoals: number;
  readonly relations: number;
  /** The number of reads before memory is measured; ten times as many follow. */
  readonly reads: number;
  readonly creations: number;
}

export interface BenchContext extends AsyncDisposable {
  readonly sizes: Sizes;
  /** A folder that is removed after the measurements. */
  readonly folder: string;
  /** The address of a PostgreSQL server, if one was given. */
  readonly postgres: string | undefined;
  say(line: string): void;
  /** A read-only SQLite database with a number of goals, filled on first use. */
  filled(goals: number): Promise<string>;
  /** A writable copy of such a database. */
  copyOf(goals: number): Promise<string>;
}

/** Creates the surroundings; disposing of them removes their files. */
export async function createBenchContext(sizes: Sizes, postgres: string | undefined): Promise<BenchContext> {
  const folder = await mkdtemp(join(tmpdir(), 'mentoring-bench-'));
  const made = new Map<number, Promise<string>>();
  let copies = 0;
  const say = (line: string): void => void process.stderr.write(`${line}\n`);

  const fill = async (goals: number): Promise<string> => {
    say(`filling a database with ${goals} goals …`);
    const file = join(folder, `goals-${goals}.db`);
    await using database = openSqlite(file);
    await seedGoals(database, goals);
    return file;
  };
  const fileOf = (goals: number): Promise<string> => {
    const known = made.get(goals) ?? fill(goals);
    made.set(goals, known);
    return known;
  };
  return {
    sizes,
    folder,
    postgres,
    say,
    filled: async (goals) => `sqlite:${await fileOf(goals)}`,
    async copyOf(goals) {
      const copy = join(folder, `copy-${copies++}.db`);
      await copyFile(await fileOf(goals), copy);
      return `sqlite:${copy}`;
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}
