/** A folder with a database in it, in which the program is run as people run it. */

import assert from 'node:assert/strict';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Ended, type ProgramOptions, runProgram } from './program.ts';
import { temporaryFolder } from './service.ts';

export interface Workplace extends AsyncDisposable {
  readonly folder: string;
  /** The file of its database, which the first command makes. */
  readonly databaseFile: string;
  /** How the program is run in it. */
  readonly options: ProgramOptions;
  run(...parameters: readonly string[]): Promise<Ended>;
  /** Runs a command that must succeed, and gives what it printed. */
  done(...parameters: readonly string[]): Promise<string>;
  write(name: string, content: string | Uint8Array): Promise<void>;
  read(name: string): Promise<string>;
}

/**
 * Makes one.
 *
 * @param databaseFile a database that is not in use, to be copied
 * @param url of another database than the file
 */
export async function workplace(databaseFile?: string, url = 'sqlite:mentoring.db'): Promise<Workplace> {
  const folder = await temporaryFolder();
  const file = join(folder.path, 'mentoring.db');
  if (databaseFile !== undefined) await copyFile(databaseFile, file);
  const settings = { DATABASE_URL: url };
  const options = { folder: folder.path, settings };
  const run = (...parameters: readonly string[]): Promise<Ended> => runProgram(parameters, options);
  return {
    folder: folder.path,
    databaseFile: file,
    options,
    run,
    async done(...parameters) {
      const { status, output, errors } = await run(...parameters);
      assert.equal(status, 0, `${parameters.join(' ')}: ${output}${errors}`);
      return output;
    },
    async write(name, content) {
      const path = join(folder.path, name);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content);
    },
    read: (name) => readFile(join(folder.path, name), 'utf8'),
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  };
}

/** All files of a folder with their bytes, by name. */
export async function filesIn(folder: string): Promise<ReadonlyMap<string, Buffer>> {
  const names = (await readdir(folder)).toSorted();
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)),
  );
}
