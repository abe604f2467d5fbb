/** The command line: arguments in, exit status out. 0 is done, 1 is failed, 2 is wrong use. */

import { Command, CommanderError } from 'commander';
import packageJson from '../package.json' with { type: 'json' };
import { CommandError, UsageError } from './cli/command-error.ts';
import { type Declared, optionText } from './cli/declaration.ts';
import { print, printError } from './cli/output.ts';
import { ConfigurationError } from './config/configuration.ts';
import { errorCodeOf, ServiceUnavailableError } from './domain/errors.ts';
import { DatabaseOpenError } from './store/database.ts';

/** The commands in the order of the help. Each is loaded when it is asked for: a start needs nothing of the others. */
const COMMANDS: Readonly<Record<string, () => Promise<Declared>>> = {
  serve: async () => (await import('./cli/serve.ts')).serveCommand,
  migrate: async () => (await import('./cli/migrate.ts')).migrateCommand,
  config: async () => (await import('./cli/config.ts')).configCommand,
  goal: async () => (await import('./cli/goal.ts')).goalCommand,
  import: async () => (await import('./cli/import.ts')).importCommand,
  pull: async () => (await import('./cli/pull.ts')).pullCommand,
  export: async () => (await import('./cli/export.ts')).exportCommand,
  backup: async () => (await import('./cli/backup.ts')).backupCommand,
  restore: async () => (await import('./cli/restore.ts')).restoreCommand,
  erase: async () => (await import('./cli/erase.ts')).eraseCommand,
  retention: async () => (await import('./cli/retention.ts')).retentionCommand,
  relation: async () => (await import('./cli/programme/relation.ts')).relationCommand,
  person: async () => (await import('./cli/programme/person.ts')).personCommand,
  manager: async () => (await import('./cli/programme/manager.ts')).managerCommand,
  round: async () => (await import('./cli/programme/round.ts')).roundCommand,
  history: async () => (await import('./cli/programme/history.ts')).historyCommand,
  feedbacks: async () => (await import('./cli/programme/feedbacks.ts')).feedbacksCommand,
  remind: async () => (await import('./cli/remind.ts')).remindCommand,
  template: async () => (await import('./cli/template.ts')).templateCommand,
  outbox: async () => (await import('./cli/outbox.ts')).outboxCommand,
  account: async () => (await import('./cli/account.ts')).accountCommand,
  token: async () => (await import('./cli/token.ts')).tokenCommand,
  'secret-key': async () => (await import('./cli/secret-key.ts')).secretKeyCommand,
  audit: async () => (await import('./cli/audit.ts')).auditCommand,
};

const FAILED = 1;
const WRONG_USE = 2;

/** Runs the command that the arguments name, and sets the exit status of the process. */
export async function main(argv: readonly string[]): Promise<void> {
  const program = new Command('npx mentoring')
    .description('A web service for a mentoring programme: pairs, feedback, reminders and SMART goals.')
    .version(packageJson.version)
    .exitOverride()
    .configureOutput({ writeOut: print, writeErr: printError })
    .configureHelp({ showGlobalOptions: true, optionDescription: optionText })
    .addHelpText(
      'after',
      '\nThe settings are read from the environment and the file .env; “npx mentoring config” shows them.',
    );
  // All of them where the first argument is no command, such as `--help`.
  const named = Object.entries(COMMANDS).filter(([name]) => name === argv[2]);
  const asked = named.length > 0 ? named : Object.entries(COMMANDS);
  const declared = await Promise.all(asked.map(async ([name, load]) => [name, await load()] as const));
  for (const [name, declare] of declared) {
    const command = program.command(name);
    declare(command);
    for (const one of [command, ...command.commands])
      one.showHelpAfterError(`See “npx mentoring ${name} --help”.`);
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
  if (errorCodeOf(error) !== 'EPIPE') throw error;
}

/** Says what went wrong, in words where it is foreseen. */
function report(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : WRONG_USE;
  if (error instanceof ConfigurationError) {
    printError(`${error.message}\nSee “npx mentoring config --help” for all settings.\n`);
    return WRONG_USE;
  }
  if (error instanceof CommandError || error instanceof DatabaseOpenError) {
    printError(`${error.message}\n`);
    return error instanceof UsageError ? WRONG_USE : FAILED;
  }
  if (error instanceof ServiceUnavailableError) {
    printError(`Temporarily unavailable: ${error.message}. Please try again later.\n`);
    return FAILED;
  }
  printError(`${error instanceof Error ? error.stack : String(error)}\n`);
  return FAILED;
}
