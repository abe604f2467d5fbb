/** The command line: arguments in, exit status out. 0 is done, 1 is failed, 2 is wrong use. */

import { Command, CommanderError } from 'commander';
import packageJson from '../package.json' with { type: 'json' };
import { auditCommand } from './cli/audit.ts';
import { CommandError } from './cli/command-error.ts';
import { configCommand } from './cli/config.ts';
import { eraseCommand } from './cli/erase.ts';
import { exportCommand } from './cli/export.ts';
import { feedbacksCommand } from './cli/feedbacks.ts';
import { goalCommand } from './cli/goal.ts';
import { importCommand } from './cli/import.ts';
import { migrateCommand } from './cli/migrate.ts';
import { pullCommand } from './cli/pull.ts';
import { serveCommand } from './cli/serve.ts';
import { statsCommand } from './cli/stats.ts';
import { tokenCommand } from './cli/token.ts';
import { ConfigurationError } from './config/configuration.ts';
import { ServiceUnavailableError } from './domain/errors.ts';
import { DatabaseOpenError } from './store/database.ts';

const FAILED = 1;
const WRONG_USE = 2;

/** Runs the command that the arguments name, and sets the exit status of the process. */
export async function main(argv: readonly string[]): Promise<void> {
  const program = new Command('mentoring')
    .description('The backend of a mentoring programme.')
    .version(packageJson.version)
    .exitOverride()
    .configureHelp({ showGlobalOptions: true })
    .addHelpText(
      'after',
      '\nThe settings are read from the environment and the file .env; “mentoring config” shows them.',
    );
  const commands = [
    serveCommand(),
    migrateCommand(),
    configCommand(),
    goalCommand(),
    importCommand(),
    pullCommand(),
    exportCommand(),
    eraseCommand(),
    feedbacksCommand(),
    statsCommand(),
    tokenCommand(),
    auditCommand(),
  ];
  for (const command of commands) {
    program.addCommand(command.copyInheritedSettings(program));
    for (const part of command.commands) part.copyInheritedSettings(command);
  }
  for (const stream of [process.stdout, process.stderr]) stream.on('error', ignoreClosedPipe);
  try {
    await program.parseAsync(argv);
  } catch (error) {
    process.exitCode = report(error);
  }
}

/** Whoever read along, such as `head`, has seen enough; what the command does goes on to its end. */
function ignoreClosedPipe(error: Error): void {
  if (!('code' in error) || error.code !== 'EPIPE') throw error;
}

/** Says what went wrong, in words where it is foreseen. */
function report(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : WRONG_USE;
  if (error instanceof ConfigurationError) {
    process.stderr.write(`${error.message}\n“npx mentoring config --help” tells more about the settings.\n`);
    return WRONG_USE;
  }
  if (error instanceof CommandError || error instanceof DatabaseOpenError) {
    process.stderr.write(`${error.message}\n`);
    return error instanceof CommandError ? error.exitStatus : FAILED;
  }
  if (error instanceof ServiceUnavailableError) {
    process.stderr.write(`Not at the moment: ${error.message}. Please try again later.\n`);
    return FAILED;
  }
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  return FAILED;
}
