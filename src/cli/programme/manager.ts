/** `mentoring manager`: managers of relations. */

import { Command } from 'commander';
import { CommandError } from '../command-error.ts';
import { addDefaultCommand } from '../default-command.ts';
import { print, printJson } from '../output.ts';
import { textTable } from '../text-table.ts';
import { findManager, withProgramme } from './open-programme.ts';
import { addOperationOptions, type OperationOptions, performOperation } from './performing.ts';
import { fullName } from './relation-report.ts';

/** Creates the command. */
export function managerCommand(): Command {
  const command = new Command('manager').description(
    'Show managers; create and change them, hand their relations over.',
  );
  addDefaultCommand(command, 'list')
    .description('Show managers and how many relations each looks after.')
    .option('--json', 'print JSON')
    .action(list);
  addOperationOptions(
    command
      .command('create')
      .description('Create a manager.')
      .requiredOption('--first-name <name>', 'the name that lists show')
      .option('--last-name <name>', 'the last name')
      .requiredOption('--email <e-mail>', 'the e-mail address'),
  ).action(create);
  addOperationOptions(
    command
      .command('change')
      .description('Change the name or the e-mail address of a manager.')
      .argument('<manager>', MANAGER)
      .option('--first-name <name>', 'the name that lists show')
      .option('--last-name <name>', 'the last name; empty for none')
      .option('--email <e-mail>', 'the e-mail address'),
  ).action(change);
  addOperationOptions(
    command
      .command('hand-over')
      .description('Hand all relations of a manager over to another.')
      .argument('<from>', MANAGER)
      .argument('<to>', MANAGER),
  ).action(handOver);
  return command.addHelpText('after', EXAMPLES);
}

const MANAGER = 'part of the name, the e-mail address, or the id';

const EXAMPLES = `
Examples:
  mentoring manager create --first-name Maria --last-name Muster --email maria@example.org
  mentoring manager change maria --email maria.muster@example.org
  mentoring manager hand-over maria nora --reason "Maria is on leave" --dry-run`;

async function list({ json }: { readonly json?: true }): Promise<void> {
  await withProgramme(async ({ programme: { managers, relations } }) => {
    const shown = managers.map((one) => {
      const own = relations.filter(({ manager_id }) => manager_id === one.id);
      const open = own.filter(({ history }) =>
        ['proposed', 'matched', 'on_hold'].includes(history.at(-1)?.status ?? ''),
      );
      return { ...one, relations: own.length, open: open.length };
    });
    if (json) return printJson(shown);
    if (shown.length === 0) return print('There are no managers yet.\n');
    const lines = shown.map((one) => [
      String(one.id),
      fullName(one),
      one.email,
      String(one.open),
      String(one.relations),
    ]);
    print(`${textTable([['id', 'name', 'e-mail', 'open relations', 'all'], ...lines])}\n`);
  });
}

interface ManagerOptions extends OperationOptions {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email?: string;
}

async function create({ firstName = '', lastName, email = '', ...how }: ManagerOptions): Promise<void> {
  await withProgramme((opened) =>
    performOperation(
      opened,
      { kind: 'create-manager', first_name: firstName, last_name: lastName ?? null, email },
      how,
    ),
  );
}

async function change(text: string, { firstName, lastName, email, ...how }: ManagerOptions): Promise<void> {
  if ([firstName, lastName, email].every((one) => one === undefined)) {
    throw new CommandError('Give what to change: --first-name, --last-name or --email.', 2);
  }
  const patch = {
    ...(firstName !== undefined && { first_name: firstName }),
    ...(lastName !== undefined && { last_name: lastName || null }),
    ...(email !== undefined && { email }),
  };
  await withProgramme((opened) =>
    performOperation(
      opened,
      { kind: 'change-manager', manager_id: findManager(opened.programme, text).id, patch },
      how,
    ),
  );
}

async function handOver(from: string, to: string, how: OperationOptions): Promise<void> {
  await withProgramme((opened) =>
    performOperation(
      opened,
      {
        kind: 'hand-over',
        from_id: findManager(opened.programme, from).id,
        to_id: findManager(opened.programme, to).id,
      },
      how,
    ),
  );
}
