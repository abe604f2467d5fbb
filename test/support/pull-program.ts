/**
 * The command `mentoring pull` as a program of its own, whose import keeps the files in a folder `taken`, for tests of
 * the download. With `--fail` as its first argument, the import fails.
 */
import { cp } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Command } from 'commander';
import { CommandError } from '../../src/cli/command-error.ts';
import { pullCommand } from '../../src/cli/pull.ts';

const [, , ...given] = process.argv;
const fails = given[0] === '--fail';
const command = pullCommand(async (files) => {
  if (fails) throw new CommandError('The import failed.');
  await cp(dirname(files.smartGoals), 'taken', { recursive: true });
});
const program = new Command('mentoring').exitOverride();
program.addCommand(command.copyInheritedSettings(program));
try {
  await program.parseAsync(['pull', ...given.slice(fails ? 1 : 0)], { from: 'user' });
} catch (error) {
  process.stderr.write(`${error instanceof CommandError ? error.message : String(error)}\n`);
  process.exitCode = error instanceof CommandError ? error.exitStatus : 3;
}
