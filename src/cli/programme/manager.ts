import { managerFields, managerName } from '../../domain/programme.ts';
import { group } from '../declaration.ts';
import { print, printJson, textTable } from '../output.ts';
import { optionsOf, partGiven, recordGiven, unlessGiven } from '../record-options.ts';
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
  takes: optionsOf(managerFields, true),
  run: (given) => ({ kind: 'create-manager', ...recordGiven(managerFields, given) }),
});

const change = operationCommand({
  description: 'Change the name or the e-mail address of a manager.',
  takes: { '<manager>': MANAGER, ...optionsOf(managerFields, false) },
  check: (given) => unlessGiven(managerFields, given),
  run: ({ manager, ...given }, { programme }) => ({
    kind: 'change-manager',
    manager_id: findManager(programme, manager).id,
    patch: partGiven(managerFields, given),
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
