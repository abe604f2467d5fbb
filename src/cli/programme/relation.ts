/** `mentoring relation`: pairs of mentor and mentee, and their status. */

import { Command, Option } from 'commander';
import type { RelationPatch } from '../../domain/operations/operation.ts';
import { type Relation, TRANSITIONS, type Transition } from '../../domain/programme.ts';
import { lastStatus } from '../../domain/relation-choice.ts';
import { CommandError } from '../command-error.ts';
import { parseDateArgument } from '../date-option.ts';
import { addDefaultCommand } from '../default-command.ts';
import { print, printJson, visible } from '../output.ts';
import { findManager, findPerson, findRelation, resolveCohort, withProgramme } from './open-programme.ts';
import { addOperationOptions, type OperationOptions, performOperation } from './performing.ts';
import { addRelationArgument, type RelationOptions, selectRelation } from './relation-argument.ts';
import { relationDetails, relationTable, shownRelation } from './relation-report.ts';

type PlainDate = Temporal.PlainDate;

/** Creates the command. */
export function relationCommand(): Command {
  const command = new Command('relation').description(
    'Show relations; create, hold, resume, complete, end, decline, change and delete them.',
  );
  addDefaultCommand(command, 'list')
    .description('Show relations.')
    .option(
      '--person <participant>',
      'only those of one person: an id, an external id, an e-mail address, or part of the name',
    )
    .option('--manager <name>', 'only those of one manager')
    .option('--cohort <name>', 'only those of a cohort')
    .option('--status <status>', `only those with a status: ${STATUSES}`)
    .option('--json', 'print JSON')
    .action(list);
  addRelationArgument(command.command('show').description('Show a relation with its statuses and feedbacks.'))
    .option('--json', 'print JSON')
    .action(show);
  addOperationOptions(
    command
      .command('create')
      .description('Create a relation.')
      .requiredOption(
        '--mentor <participant>',
        'an id, an external id, an e-mail address, or part of the name',
      )
      .requiredOption(
        '--mentee <participant>',
        'an id, an external id, an e-mail address, or part of the name',
      )
      .option('--manager <name>', 'who looks after it')
      .addOption(new Option('--cohort <name>', 'the cohort').default('', 'none'))
      .option('--start <date>', 'the start (default: today)', parseDateArgument)
      .option('--end <date>', 'the expected end (default: none)', parseDateArgument)
      .option('--proposed', 'create it as proposed, not as matched'),
  ).action(create);
  for (const name of ['match', 'hold', 'resume', 'complete', 'end', 'decline'] as const) {
    addOperationOptions(
      addRelationArgument(command.command(name).description(DESCRIPTIONS[name])).option(
        '--on <date>',
        'the first day of the new status (default: today)',
        parseDateArgument,
      ),
    ).action((relation: string, options: StatusOptions) => changeStatus(name, relation, options));
  }
  addOperationOptions(
    addRelationArgument(
      command.command('change').description('Change the manager, the dates or the cohort of a relation.'),
    )
      .option('--manager <name>', 'who looks after it from now on; “none” for nobody')
      .option('--start <date>', 'the start', parseDateArgument)
      .option('--end <date>', 'the expected end; “open” where there is none', asEnd)
      .option('--to-cohort <name>', 'the cohort that it is of from now on'),
  ).action(change);
  addOperationOptions(
    addRelationArgument(command.command('delete').description('Delete a relation that was made by mistake.')),
  ).action(remove);
  return command.addHelpText('after', EXAMPLES);
}

const STATUSES = 'proposed, matched, on_hold, completed, ended_early, declined';

const DESCRIPTIONS: Readonly<Record<Transition['name'], string>> = {
  match: 'Match a relation that was proposed.',
  hold: 'Put a relation on hold: nothing is owed meanwhile.',
  resume: 'Resume a relation that is on hold: what is due later moves by the days on hold.',
  complete: 'Complete a relation.',
  end: 'End a relation early.',
  decline: 'Decline a relation that was proposed.',
};

const EXAMPLES = `
A relation is named by r and its number in the list, or by one of the two people. A number without r is the id of a person:
“relation hold 3” means a relation of person 3, and never r3. Where a relation has the number, too, both are listed, and
nothing is done. What is done, or previewed, begins with the relation that was meant, and its two people.

Examples:
  mentoring relation list --person ada
  mentoring relation create --mentor bea --mentee ada --start 2026-12-01 --end 2027-05-31 --manager Maria
  mentoring relation hold ada --on 2026-11-20 --reason "parental leave" --dry-run
  mentoring relation change r17 --end 2027-08-31
  mentoring relation end ada --with bea --reason "moved away"`;

// Commander takes null for an option without a value.
const asEnd = (text: string): PlainDate | 'open' => (text === 'open' ? text : parseDateArgument(text));

interface ListOptions {
  readonly person?: string;
  readonly manager?: string;
  readonly cohort?: string;
  readonly status?: string;
  readonly json?: true;
}

async function list({ person, manager, cohort, status, json }: ListOptions): Promise<void> {
  await withProgramme(async ({ programme }) => {
    const who = person === undefined ? undefined : findPerson(programme, person).id;
    const by = manager === undefined ? undefined : findManager(programme, manager).id;
    const within = cohort === undefined ? undefined : resolveCohort(programme, cohort);
    if (within !== undefined && !programme.relations.some((one) => one.cohort === within)) {
      const cohorts = [...new Set(programme.relations.map((one) => one.cohort))].toSorted();
      const known = cohorts.map((one) => (one === '' ? '“” (none)' : `“${visible(one)}”`)).join(', ');
      throw new CommandError(
        `No relation is in a cohort “${visible(cohort ?? '')}”.${known === '' ? '' : ` The cohorts are ${known}.`}`,
        2,
      );
    }
    const wanted = status?.replaceAll(/[ -]/g, '_');
    if (wanted !== undefined && !TRANSITIONS.some(({ from, to }) => from === wanted || to === wanted)) {
      throw new CommandError(`There is no status “${status}”. The statuses are ${STATUSES}.`, 2);
    }
    const shown = programme.relations
      .filter(
        (one) =>
          (who === undefined || one.mentee_id === who || one.mentor_id === who) &&
          (by === undefined || one.manager_id === by) &&
          (within === undefined || one.cohort === within) &&
          (wanted === undefined || lastStatus(one) === wanted),
      )
      .map((one) => shownRelation(one, programme));
    if (json) printJson(shown);
    else print(relationTable(shown, programme.relations.length));
  });
}

async function show(
  relation: string,
  { json, ...named }: RelationOptions & { readonly json?: true },
): Promise<void> {
  await withProgramme(async ({ programme, today }) => {
    const found = findRelation(programme, relation, named);
    if (json) printJson({ ...shownRelation(found, programme), history: found.history });
    else print(relationDetails(found, programme, today));
  });
}

interface CreateOptions extends OperationOptions {
  readonly mentor: string;
  readonly mentee: string;
  readonly manager?: string;
  readonly cohort: string;
  readonly start?: PlainDate;
  readonly end?: PlainDate;
  readonly proposed?: true;
}

async function create({ mentor, mentee, manager, cohort, start, end, proposed, ...how }: CreateOptions) {
  await withProgramme(async (opened) => {
    const { programme, today } = opened;
    await performOperation(
      opened,
      {
        kind: 'create-relation',
        mentor: findPerson(programme, mentor, 'mentor').id,
        mentee: findPerson(programme, mentee, 'mentee').id,
        manager_id: manager === undefined ? null : findManager(programme, manager).id,
        cohort: resolveCohort(programme, cohort),
        start: start ?? today,
        end: end ?? null,
        status: proposed ? 'proposed' : 'matched',
      },
      how,
    );
  });
}

interface StatusOptions extends OperationOptions, RelationOptions {
  readonly on?: PlainDate;
}

async function changeStatus(
  transition: Transition['name'],
  relation: string,
  { on, ...options }: StatusOptions,
): Promise<void> {
  const isPossible = (one: Relation): boolean =>
    TRANSITIONS.some(({ name, from }) => name === transition && from === lastStatus(one));
  await withProgramme(async (opened) => {
    const { id } = selectRelation(opened, relation, options, isPossible);
    await performOperation(
      opened,
      { kind: 'change-status', relation_id: id, transition, on: on ?? opened.today },
      options,
    );
  });
}

interface ChangeOptions extends OperationOptions, RelationOptions {
  readonly manager?: string;
  readonly start?: PlainDate;
  readonly end?: PlainDate | 'open';
  readonly toCohort?: string;
}

async function change(relation: string, options: ChangeOptions): Promise<void> {
  const { manager, start, end, toCohort } = options;
  if ([manager, start, end, toCohort].every((one) => one === undefined)) {
    throw new CommandError('Give what to change: --manager, --start, --end or --to-cohort.', 2);
  }
  await withProgramme(async (opened) => {
    const { programme } = opened;
    const { id } = selectRelation(opened, relation, options);
    const manager_id =
      manager === undefined ? undefined : manager === 'none' ? null : findManager(programme, manager).id;
    const patch: RelationPatch = {
      ...(manager_id !== undefined && { manager_id }),
      ...(start !== undefined && { start }),
      ...(end !== undefined && { end: end === 'open' ? null : end }),
      ...(toCohort !== undefined && { cohort: resolveCohort(programme, toCohort) }),
    };
    await performOperation(opened, { kind: 'change-relation', relation_id: id, patch }, options);
  });
}

async function remove(relation: string, options: OperationOptions & RelationOptions): Promise<void> {
  await withProgramme(async (opened) => {
    const { id } = selectRelation(opened, relation, options);
    await performOperation(opened, { kind: 'delete-relation', relation_id: id }, options);
  });
}
