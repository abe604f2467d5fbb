import { InvalidArgumentError } from 'commander';
import { dueInWords } from '../../domain/due-feedbacks.ts';
import type { DueRule, ParticipantRole, Programme, RoundRule } from '../../domain/programme.ts';
import { UsageError } from '../command-error.ts';
import { type Declared, type Given, group, parsed } from '../declaration.ts';
import { print, printJson, textTable } from '../output.ts';
import { asNumber } from '../parsers.ts';
import { findRound, programmeCommand, resolveCohort } from './open-programme.ts';
import { operationCommand } from './performing.ts';

const ROUND = 'the title of the round, such as Chemistry, or its place';

const asWhole = asNumber(/^\d{1,5}$/, 'It must be a whole number, such as 14.');

function asShare(text: string): number {
  const share = Number(text.replace(',', '.'));
  if (!(share >= 0 && share <= 1))
    throw new InvalidArgumentError('It must be a share from 0 to 1, such as 0.5.');
  return share;
}

const RULE = {
  '--after-start <days>': parsed('due this many days after the start', asWhole),
  '--share <share>': parsed('due at a share of the time from start to expected end, such as 0.5', asShare),
  '--after-end <days>': parsed('due this many days after the expected end', asWhole),
  '--without-end <days>': parsed('due this many days after the start if there is no end', asWhole),
  '--owed-by <roles>': { description: 'who owes it', choices: ['mentee', 'mentor', 'both'] },
} as const;

function dueFrom({ afterStart, share, afterEnd, withoutEnd }: Given<typeof RULE>): DueRule | undefined {
  const given = [afterStart, share, afterEnd].filter((one) => one !== undefined);
  if (given.length > 1) throw new UsageError('Give one of --after-start, --share and --after-end.');
  if (afterStart !== undefined) {
    if (withoutEnd !== undefined) {
      throw new UsageError('Use --without-end only with --share or --after-end.');
    }
    return { counts_from: 'start', days: afterStart };
  }
  if (given.length === 0) {
    if (withoutEnd === undefined) return undefined;
    throw new UsageError('Use --without-end only with --share or --after-end.');
  }
  if (withoutEnd === undefined) {
    throw new UsageError('Give --without-end: how many days after the start it is due if there is no end.');
  }
  if (share !== undefined) return { counts_from: 'share', share, days_without_end: withoutEnd };
  return { counts_from: 'end', days: afterEnd ?? 0, days_without_end: withoutEnd };
}

function requiredDue(given: Given<typeof RULE>): DueRule {
  const due = dueFrom(given);
  if (due === undefined) throw new UsageError('Say when it is due: --after-start, --share or --after-end.');
  return due;
}

const rolesFrom = (owedBy: ParticipantRole | 'both'): readonly ParticipantRole[] =>
  owedBy === 'both' ? ['mentee', 'mentor'] : [owedBy];

const cohortIn = (programme: Programme, cohort: string | undefined): string | null =>
  cohort === undefined ? null : resolveCohort(programme, cohort);

const list = programmeCommand({
  description: 'Show rounds, and what is different in a cohort.',
  takes: { '--json': 'print JSON' },
  run({ json }, { programme: { rounds } }) {
    if (json) return printJson(rounds);
    const line = (order: number | '', title: string, cohort: string, rule: RoundRule) => [
      order,
      title,
      cohort,
      dueInWords(rule.due),
      rule.roles.length === 2 ? 'both' : rule.roles.join(''),
      rule.active ? 'on' : 'off',
    ];
    const lines = rounds.flatMap((round) => [
      line(round.order, round.title, round.cohorts.length === 0 ? 'all' : 'all others', round),
      ...round.cohorts.map((own) => line('', '', own.cohort, own)),
    ]);
    print(`${textTable([['', 'round', 'cohort', 'due', 'owed by', ''], ...lines])}\n`);
  },
});

const create = operationCommand({
  description: 'Create a round.',
  takes: {
    ...RULE,
    '--title <title>': { description: 'the title', required: true },
    '--order <place>': parsed('its place among the rounds (default: the last)', asWhole),
    '--cohort <name>': 'only for this cohort',
  },
  check(given) {
    requiredDue(given);
    return undefined;
  },
  run: ({ title, order, cohort, owedBy = 'both', ...given }, { programme }) => ({
    kind: 'create-round',
    title,
    due: requiredDue(given),
    roles: rolesFrom(owedBy),
    order: order ?? null,
    cohort: cohortIn(programme, cohort),
  }),
});

const change = operationCommand({
  description: 'Change a round, in all cohorts or in one.',
  takes: {
    ...RULE,
    '<round>': ROUND,
    '--title <title>': 'the title',
    '--order <place>': parsed('its place among the rounds; the others move', asWhole),
    '--cohort <name>': 'only in this cohort',
    '--as-all': 'with --cohort: remove the rule of the cohort',
  },
  check({ title, order, owedBy, cohort, asAll, ...given }) {
    const isEmpty = [dueFrom(given), title, order, owedBy].every((one) => one === undefined);
    if (asAll) return cohort === undefined && 'Give the cohort with --as-all.';
    return (
      isEmpty &&
      'Give what to change: --after-start, --share, --after-end, --without-end, --owed-by, --title or --order.'
    );
  },
  run({ round, title, order, owedBy, asAll, ...given }, { programme }) {
    const due = dueFrom(given);
    const round_id = findRound(programme, round).id;
    const cohort = cohortIn(programme, given.cohort);
    if (asAll && cohort !== null) return { kind: 'unify-round', round_id, cohort };
    const patch = {
      ...(title !== undefined && { title }),
      ...(order !== undefined && { order }),
      ...(due !== undefined && { due }),
      ...(owedBy !== undefined && { roles: rolesFrom(owedBy) }),
    };
    return { kind: 'change-round', round_id, cohort, patch };
  },
});

const switchRound = (active: boolean, description: string): Declared =>
  operationCommand({
    description,
    takes: { '<round>': ROUND, '--cohort <name>': 'only in this cohort' },
    run: ({ round, cohort }, { programme }) => ({
      kind: 'switch-round',
      round_id: findRound(programme, round).id,
      cohort: cohortIn(programme, cohort),
      active,
    }),
  });

/** `mentoring round`: feedback rounds: their due dates, and who owes them. */
export const roundCommand = group({
  description:
    'Show feedback rounds; create, change and order them, for all cohorts or for one, and switch them off and on.',
  commands: {
    list,
    create,
    change,
    'switch-off': switchRound(false, 'Switch a round off: nobody owes it. What was received stays.'),
    'switch-on': switchRound(true, 'Switch a round on again.'),
  },
  byDefault: 'list',
  notes: `
Examples:
  npx mentoring round list
  npx mentoring round create --title "Three months" --after-start 90 --owed-by mentee --dry-run
  npx mentoring round change "Mid Program" --share 0.4 --without-end 60 --cohort 2027
  npx mentoring round change Final --order 1
  npx mentoring round switch-off Chemistry --cohort 2027`,
});
