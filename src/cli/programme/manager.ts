import { managerName } from '../../domain/programme.ts';
import { group } from '../declaration.ts';
import { print, printJson, textTable } from '../output.ts';
import { findManager, programmeCommand } from './open-programme.ts';
import { operationCommand } from './performing.ts';

const MANAGER = 'part of the name, the e-mail address, or the id';

const list = programmeCommand({
  description: 'Show managers and how many relations each looks after.',
  takes: { '--json': 'print JSON' },
  run({ json }, { programme: { managers, relations } }) {
    const shown = managers.map((one) => {
      const own = relations.filter(({ manager_id }) => manager_id === one.id);
      const open = own.filter(({ history }) =>
        ['proposed', 'matched', 'on_hold'].includes(history.at(-1)?.status ?? ''),
      );
      return { ...one, relations: own.length, open: open.length };
    });
    if (json) return printJson(shown);
    if (shown.length === 0) return print('There are no managers yet.\n');
    const lines = shown.map((one) => [one.id, managerName(one), one.email, one.open, one.relations]);
    print(`${textTable([['id', 'name', 'e-mail', 'open relations', 'all'], ...lines])}\n`);
  },
});

const create = operationCommand({
  description: 'Create a manager.',
  takes: {
    '--first-name <name>': { description: 'the name that lists show', required: true },
    '--last-name <name>': 'the last name',
    '--email <e-mail>': { description: 'the e-mail address', required: true },
  },
  run: ({ firstName, lastName, email }) => ({
    kind: 'create-manager',
    first_name: firstName,
    last_name: lastName ?? null,
    email,
  }),
});

const change = operationCommand({
  description: 'Change the name or the e-mail address of a manager.',
  takes: {
    '<manager>': MANAGER,
    '--first-name <name>': 'the name that lists show',
    '--last-name <name>': 'the last name; empty for none',
    '--email <e-mail>': 'the e-mail address',
  },
  check: ({ firstName, lastName, email }) =>
    [firstName, lastName, email].every((one) => one === undefined) &&
    'Give what to change: --first-name, --last-name or --email.',
  run: ({ manager, firstName, lastName, email }, { programme }) => ({
    kind: 'change-manager',
    manager_id: findManager(programme, manager).id,
    patch: {
      ...(firstName !== undefined && { first_name: firstName }),
      ...(lastName !== undefined && { last_name: lastName || null }),
      ...(email !== undefined && { email }),
    },
  }),
});

const handOver = operationCommand({
  description: 'Hand all relations of a manager over to another.',
  takes: { '<from>': MANAGER, '<to>': MANAGER },
  run: ({ from, to }, { programme }) => ({
    kind: 'hand-over',
    from_id: findManager(programme, from).id,
    to_id: findManager(programme, to).id,
  }),
});

/** `mentoring manager`: managers of relations. */
export const managerCommand = group({
  description: 'Show managers; create and change them, hand their relations over.',
  commands: { list, create, change, 'hand-over': handOver },
  byDefault: 'list',
  notes: `
Examples:
  npx mentoring manager create --first-name Maria --last-name Muster --email maria@example.org
  npx mentoring manager change maria --email maria.muster@example.org
  npx mentoring manager hand-over maria nora --reason "Maria is on leave" --dry-run`,
});
