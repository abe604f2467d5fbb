/** What all measurements share: how long they take, where their files are, and databases that are filled once. */

import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '../src/store/sqlite.ts';
import { seedGoals } from './seed.ts';

/** How much is done. */
export interface Sizes {
  readonly rounds: number;
  readonly seconds: number;
  /** Goals of a usual database, of a large one and of a small one. */
  readonly goals: number;
  readonly manyGoals: number;
  readonly fewGoals: number;
  readonly relations: number;
  /** Reads of the run that memory is measured after; ten times as many follow. */
  readonly reads: number;
  readonly creations: number;
}

export interface Surroundings extends AsyncDisposable {
  readonly sizes: Sizes;
  /** A folder that goes with the measurements. */
  readonly folder: string;
  /** The address of a PostgreSQL server, where one was named. */
  readonly postgres: string | undefined;
  say(line: string): void;
  /** A SQLite database with so many goals, filled when it is first asked for, to be read only. */
  filled(goals: number): Promise<string>;
  /** A copy of such a database, to be written to. */
  copyOf(goals: number): Promise<string>;
}

/** Makes the surroundings; disposing of them removes their files. */
export async function makeSurroundings(sizes: Sizes, postgres: string | undefined): Promise<Surroundings> {
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
