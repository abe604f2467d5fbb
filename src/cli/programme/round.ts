/** `mentoring round`: feedback rounds: their due dates, and who owes them. */

import { Command, InvalidArgumentError, Option } from 'commander';
import { dueInWords } from '../../domain/due-rule-words.ts';
import type { RoundPatch } from '../../domain/operations/operation.ts';
import type { DueRule, ParticipantRole, RoundRule } from '../../domain/programme.ts';
import { CommandError } from '../command-error.ts';
import { addDefaultCommand } from '../default-command.ts';
import { print, printJson } from '../output.ts';
import { textTable } from '../text-table.ts';
import { findRound, resolveCohort, withProgramme } from './open-programme.ts';
import { addOperationOptions, type OperationOptions, performOperation } from './performing.ts';

/** Creates the command. */
export function roundCommand(): Command {
  const command = new Command('round').description(
    'Show feedback rounds; create, change and order them, for all cohorts or for one, and switch them off and on.',
  );
  addDefaultCommand(command, 'list')
    .description('Show rounds, and what is different in a cohort.')
    .option('--json', 'print JSON')
    .action(list);
  addOperationOptions(
    withRule(command.command('create').description('Create a round.'))
      .requiredOption('--title <title>', 'the title')
      .option('--order <place>', 'its place among the rounds (default: the last)', asWhole)
      .option('--cohort <name>', 'only for this cohort'),
  ).action(create);
  addOperationOptions(
    withRule(command.command('change').description('Change a round, in all cohorts or in one.'))
      .argument('<round>', ROUND)
      .option('--title <title>', 'the title')
      .option('--order <place>', 'its place among the rounds; the others move', asWhole)
      .option('--cohort <name>', 'only in this cohort')
      .option('--as-all', 'with --cohort: as in all other cohorts again'),
  ).action(change);
  for (const [name, description] of [
    ['switch-off', 'Switch a round off: nobody owes it. What was received stays.'],
    ['switch-on', 'Switch a round on again.'],
  ] as const) {
    addOperationOptions(
      command
        .command(name)
        .description(description)
        .argument('<round>', ROUND)
        .option('--cohort <name>', 'only in this cohort'),
    ).action((round: string, options: CohortOptions) => switchRound(round, name === 'switch-on', options));
  }
  return command.addHelpText('after', EXAMPLES);
}

const ROUND = 'the title of the round, such as Chemistry, or its place';

const EXAMPLES = `
Examples:
  mentoring round list
  mentoring round create --title "Three months" --after-start 90 --owed-by mentee --dry-run
  mentoring round change "Mid Program" --share 0.4 --without-end 60 --cohort 2027
  mentoring round change Final --order 1
  mentoring round switch-off Chemistry --cohort 2027`;

/** The options for the due date and who owes it. */
const withRule = (command: Command): Command =>
  command
    .addOption(new Option('--after-start <days>', 'due so many days after the start').argParser(asWhole))
    .addOption(
      new Option(
        '--share <share>',
        'due at a share of the time from start to expected end, such as 0.5',
      ).argParser(asShare),
    )
    .addOption(new Option('--after-end <days>', 'due so many days after the expected end').argParser(asWhole))
    .option('--without-end <days>', 'due so many days after the start where no end is known', asWhole)
    .addOption(new Option('--owed-by <roles>', 'who owes it').choices(['mentee', 'mentor', 'both']));

function asWhole(text: string): number {
  if (!/^\d{1,5}$/.test(text)) throw new InvalidArgumentError('It must be a whole number, such as 14.');
  return Number(text);
}

function asShare(text: string): number {
  const share = Number(text.replace(',', '.'));
  if (!(share >= 0 && share <= 1))
    throw new InvalidArgumentError('It must be a share from 0 to 1, such as 0.5.');
  return share;
}

interface RuleOptions extends OperationOptions {
  readonly title?: string;
  readonly order?: number;
  readonly cohort?: string;
  readonly afterStart?: number;
  readonly share?: number;
  readonly afterEnd?: number;
  readonly withoutEnd?: number;
  readonly owedBy?: ParticipantRole | 'both';
}

interface CohortOptions extends OperationOptions {
  readonly cohort?: string;
}

/** The rule in the options; undefined if there is none. */
function dueFrom({ afterStart, share, afterEnd, withoutEnd }: RuleOptions): DueRule | undefined {
  const given = [afterStart, share, afterEnd].filter((one) => one !== undefined);
  if (given.length > 1) throw new CommandError('Give one of --after-start, --share and --after-end.', 2);
  if (afterStart !== undefined) {
    if (withoutEnd !== undefined) {
      throw new CommandError('--without-end goes with --share and --after-end alone.', 2);
    }
    return { counts_from: 'start', days: afterStart };
  }
  if (given.length === 0) {
    if (withoutEnd === undefined) return undefined;
    throw new CommandError('--without-end goes with --share or --after-end.', 2);
  }
  if (withoutEnd === undefined) {
    throw new CommandError(
      'Give --without-end: how many days after the start it is due where no end is known.',
      2,
    );
  }
  if (share !== undefined) return { counts_from: 'share', share, days_without_end: withoutEnd };
  return { counts_from: 'end', days: afterEnd ?? 0, days_without_end: withoutEnd };
}

const rolesFrom = (owedBy: ParticipantRole | 'both'): readonly ParticipantRole[] =>
  owedBy === 'both' ? ['mentee', 'mentor'] : [owedBy];

async function create(options: RuleOptions): Promise<void> {
  const due = dueFrom(options);
  if (due === undefined) {
    throw new CommandError('Say when it is due: --after-start, --share or --after-end.', 2);
  }
  await withProgramme((opened) =>
    performOperation(
      opened,
      {
        kind: 'create-round',
        title: options.title ?? '',
        due,
        roles: rolesFrom(options.owedBy ?? 'both'),
        order: options.order ?? null,
        cohort: options.cohort === undefined ? null : resolveCohort(opened.programme, options.cohort),
      },
      options,
    ),
  );
}

async function change(text: string, options: RuleOptions & { readonly asAll?: true }): Promise<void> {
  const due = dueFrom(options);
  const { title, order, owedBy, asAll } = options;
  const patch: RoundPatch = {
    ...(title !== undefined && { title }),
    ...(order !== undefined && { order }),
    ...(due !== undefined && { due }),
    ...(owedBy !== undefined && { roles: rolesFrom(owedBy) }),
  };
  if (asAll ? options.cohort === undefined : Object.keys(patch).length === 0) {
    throw new CommandError(
      asAll
        ? 'Give the cohort with --as-all.'
        : 'Give what to change: --after-start, --share, --after-end, --without-end, --owed-by, --title or --order.',
      2,
    );
  }
  await withProgramme(async (opened) => {
    const round_id = findRound(opened.programme, text).id;
    const cohort = options.cohort === undefined ? null : resolveCohort(opened.programme, options.cohort);
    if (asAll && cohort !== null) {
      await performOperation(opened, { kind: 'unify-round', round_id, cohort }, options);
    } else {
      await performOperation(opened, { kind: 'change-round', round_id, cohort, patch }, options);
    }
  });
}

async function switchRound(text: string, active: boolean, options: CohortOptions): Promise<void> {
  await withProgramme((opened) =>
    performOperation(
      opened,
      {
        kind: 'switch-round',
        round_id: findRound(opened.programme, text).id,
        cohort: options.cohort === undefined ? null : resolveCohort(opened.programme, options.cohort),
        active,
      },
      options,
    ),
  );
}

async function list({ json }: { readonly json?: true }): Promise<void> {
  await withProgramme(async ({ programme: { rounds } }) => {
    if (json) return printJson(rounds);
    const line = (order: string, title: string, cohort: string, rule: RoundRule): readonly string[] => [
      order,
      title,
      cohort,
      dueInWords(rule.due),
      rule.roles.length === 2 ? 'both' : rule.roles.join(''),
      rule.active ? 'on' : 'off',
    ];
    const lines = rounds.flatMap((round) => [
      line(String(round.order), round.title, round.cohorts.length === 0 ? 'all' : 'all others', round),
      ...round.cohorts.map((own) => line('', '', own.cohort, own)),
    ]);
    print(`${textTable([['', 'round', 'cohort', 'due', 'owed by', ''], ...lines])}\n`);
  });
}
