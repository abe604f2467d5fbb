/**
 * `mentoring feedbacks unassigned`, `assign` and `dismiss`: delivered feedback that could not be assigned to
 * a relation.
 */

import { type Command, InvalidArgumentError, Option } from 'commander';
import { readProcessConfiguration } from '../../config/configuration.ts';
import { selectFeedback } from '../../domain/feedback-selection.ts';
import type {
  AssignmentTarget,
  UnassignedFeedback,
  UnassignedFeedbackStore,
} from '../../domain/operations/unassigned-feedback.ts';
import { type ParticipantRole, ROLES } from '../../domain/programme.ts';
import { CommandError } from '../command-error.ts';
import { print, printJson, visible } from '../output.ts';
import { unclearText } from '../selection-report.ts';
import { textTable } from '../text-table.ts';
import { type OpenProgramme, signature, withProgramme } from './open-programme.ts';
import { addOperationOptions, carryOut, type OperationOptions } from './performing.ts';

/** The maximum number in the list and with `--json`. */
const SHOWN = 100;

/** Adds the subcommands. */
export function addUnassigned(parent: Command): void {
  parent
    .command('unassigned')
    .description(
      'Show feedback that form programs delivered and that could not be assigned, with the reason.',
    )
    .option('--json', 'print JSON')
    .action(list);
  addOperationOptions(
    parent
      .command('assign')
      .description(
        'Assign a delivered feedback; without options: as it was delivered, such as after an import.',
      )
      .argument('<number>', 'the number in the list', asNumber)
      .option('--to <relation>', 'the id of the relation, with or without r', asRelation)
      .option('--person <participant>', 'who gave it: the id, the e-mail address, or part of the name')
      .option('--with <participant>', 'the other participant, if there are several relations')
      .option('--cohort <name>', 'the cohort, if both were in several together')
      .option('--round <name>', 'the title of the round, or its id')
      .addOption(new Option('--role <role>', 'who of the relation gave it').choices(ROLES)),
  ).action(assign);
  parent
    .command('dismiss')
    .description(
      'Dismiss a delivered feedback that does not belong to the programme; its respondent is removed.',
    )
    .argument('<number>', 'the number in the list', asNumber)
    .requiredOption('--reason <text>', 'why, such as “a test of the form”')
    .action(dismiss);
}

function asNumber(text: string): number {
  if (!/^[1-9]\d{0,9}$/.test(text)) throw new InvalidArgumentError('It must be a number of the list.');
  return Number(text);
}

function asRelation(text: string): number {
  if (!/^r?[1-9]\d{0,9}$/.test(text))
    throw new InvalidArgumentError('It must be the id of a relation: 12 or r12.');
  return Number(text.replace('r', ''));
}

/** Opens the unassigned feedback and runs work. */
async function withUnassigned(work: (unassigned: UnassignedFeedbackStore) => Promise<void>): Promise<void> {
  const { configuration } = readProcessConfiguration();
  const { openExistingDatabase } = await import('../../app/database.ts');
  const { createUnassignedFeedbackStore } = await import('../../store/feedbacks/unassigned-feedbacks.ts');
  await using database = await openExistingDatabase(configuration);
  const today = () => Temporal.Now.plainDateISO(configuration.TIME_ZONE);
  await work(createUnassignedFeedbackStore(database, today));
}

async function list({ json }: { readonly json?: true }): Promise<void> {
  await withUnassigned(async (unassigned) => {
    const { count, items } = await unassigned.page({ limit: SHOWN, offset: 0 });
    if (json) return printJson(items);
    if (count === 0) return print('No feedback is unassigned.\n');
    const more = count > items.length ? ` These are the latest ${items.length}.` : '';
    const verb = count === 1 ? 'feedback is' : 'feedbacks are';
    print(`${items.map(shown).join('\n')}\n\n${count} ${verb} unassigned.${more}\n`);
  });
}

/** One of them: its data, why it is ambiguous, and the candidates. */
function shown({ number, problem, candidates, ...one }: UnassignedFeedback): string {
  const said = [
    one.person ?? 'nobody named',
    ...(one.role === null ? [] : [one.role]),
    one.round ?? 'no round',
    ...(one.partner === null ? [] : [`with ${one.partner}`]),
    ...(one.relation === null ? [] : [`relation ${one.relation}`]),
    `received on ${one.received_on}`,
    `${one.source} ${one.external_id}`,
  ];
  const why = problem ?? `It can be assigned now: “mentoring feedbacks assign ${number}”.`;
  const rows = candidates.map(({ relation, full_name, partner, cohort, start, status }) => [
    `  --to ${relation}`,
    `with ${full_name}, ${partner}`,
    cohort,
    `since ${start}`,
    status.replaceAll('_', ' '),
  ]);
  return [
    visible(`${number}  ${said.join(', ')}`),
    visible(`   ${why}`),
    ...(rows.length === 0 ? [] : [textTable(rows)]),
  ].join('\n');
}

interface AssignOptions extends OperationOptions {
  readonly to?: number;
  readonly person?: string;
  readonly with?: string;
  readonly cohort?: string;
  readonly round?: string;
  readonly role?: ParticipantRole;
}

async function assign(number: number, options: AssignOptions): Promise<void> {
  await withProgramme(async (opened) => {
    await withUnassigned(async (unassigned) => {
      const target = await targetOf(number, options, opened, unassigned);
      await carryOut(opened, options, true, {
        preview: () => unassigned.previewAssignment(number, target, options.reason ?? null),
        perform: (basis) => unassigned.assign(number, target, signature(options.reason), basis),
      });
    });
  });
}

/** The corrections in the options. */
async function targetOf(
  number: number,
  { to, person, round, role, cohort, with: partner }: AssignOptions,
  { programme, today }: OpenProgramme,
  unassigned: UnassignedFeedbackStore,
): Promise<AssignmentTarget> {
  const own = { ...(round !== undefined && { round }), ...(role !== undefined && { role }) };
  if (to !== undefined) {
    if (person !== undefined) throw new CommandError('Give --to or --person, not both.', 2);
    return { ...own, relation: to };
  }
  if (person === undefined) {
    if (partner !== undefined || cohort !== undefined)
      throw new CommandError('--with and --cohort need --person.', 2);
    return own;
  }
  const named = round ?? (await unassigned.find(number))?.round;
  if (named == null) throw new CommandError('Nothing says which round it is: give --round.', 2);
  const chosen = selectFeedback(
    programme,
    {
      person,
      round: named,
      ...(partner !== undefined && { with: partner }),
      ...(cohort !== undefined && { cohort }),
    },
    today,
  );
  if ('problem' in chosen) throw new CommandError(unclearText(chosen), 2);
  return { relation: chosen.relation.id, role: chosen.key.role, round: chosen.round.title };
}

async function dismiss(number: number, { reason }: { readonly reason: string }): Promise<void> {
  await withUnassigned(async (unassigned) => {
    const refused = await unassigned.dismiss(number, reason, { account: null, token: null });
    if (refused !== undefined) throw new CommandError(visible(refused.refused), 2);
    print(`Dismissed feedback ${number}.\n`);
  });
}
