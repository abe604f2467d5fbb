/**
 * `mentoring feedbacks unassigned`, `assign` and `dismiss`: delivered feedback that could not be assigned to
 * a relation.
 */

import { selectFeedback } from '../../domain/feedback-selection.ts';
import type {
  AssignmentTarget,
  UnassignedFeedback,
  UnassignedFeedbackStore,
} from '../../domain/operations/unassigned-feedback.ts';
import { ROLES } from '../../domain/programme.ts';
import type { Database } from '../../store/database.ts';
import { UsageError } from '../command-error.ts';
import { type Given, parsed } from '../declaration.ts';
import { storeCommand } from '../open-database.ts';
import { print, printJson, textTable, visible } from '../output.ts';
import { asNumber } from '../parsers.ts';
import { unclearText } from '../selection-report.ts';
import { inCommandWords } from '../words.ts';
import { type OpenProgramme, programmeCommand, signature } from './open-programme.ts';
import { carryOut, OPERATION_OPTIONS } from './performing.ts';

/** The maximum number in the list and with `--json`. */
const SHOWN = 100;

const NUMBER = {
  description: 'the number in the list',
  parse: asNumber(/^[1-9]\d{0,9}$/, 'It must be a number of the list.'),
};

const asRelationId = asNumber(/^r?[1-9]\d{0,9}$/, 'It must be the id of a relation: 12 or r12.');

const TARGET = {
  '--to <relation>': parsed('the id of the relation, with or without r', asRelationId),
  '--person <participant>': 'who gave it: the id, the e-mail address, or part of the name',
  '--with <participant>': 'the other participant, if there are several relations',
  '--cohort <name>': 'the cohort, if both were in several together',
  '--round <name>': 'the title of the round, or its id',
  '--role <role>': { description: 'who of the relation gave it', choices: ROLES },
} as const;

async function unassignedIn(database: Database, timeZone: string): Promise<UnassignedFeedbackStore> {
  const { createUnassignedFeedbackStore } = await import('../../store/feedbacks/feedback-intake.ts');
  return createUnassignedFeedbackStore(database, () => Temporal.Now.plainDateISO(timeZone));
}

const unassignedCommand = storeCommand(async ({ database, timeZone }) => ({
  unassigned: await unassignedIn(database, timeZone),
}));

const list = unassignedCommand({
  description: 'Show feedback that form programs delivered and that could not be assigned, with the reason.',
  takes: { '--json': 'print JSON' },
  async run({ json }, { unassigned }) {
    const { count, items } = await unassigned.page({ limit: SHOWN, offset: 0 });
    if (json) return printJson(items.map(({ unclear: _unclear, ...item }) => item));
    if (count === 0) return print('No feedback is unassigned.\n');
    const more = count > items.length ? ` These are the latest ${items.length}.` : '';
    const verb = count === 1 ? 'feedback is' : 'feedbacks are';
    print(`${items.map(shown).join('\n')}\n\n${count} ${verb} unassigned.${more}\n`);
  },
});

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
  const why = problem ?? `It can be assigned now: “npx mentoring feedbacks assign ${number}”.`;
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

const assign = programmeCommand({
  description: 'Assign a delivered feedback; without options: as it was delivered, such as after an import.',
  takes: { '<number>': NUMBER, ...TARGET, ...OPERATION_OPTIONS },
  async run({ number, ...given }, opened) {
    const unassigned = await unassignedIn(opened.database, opened.timeZone);
    const target = await targetOf(number, given, opened, unassigned);
    await carryOut(opened, given, true, {
      preview: () => unassigned.previewAssignment(number, target, given.reason ?? null),
      perform: (basis) => unassigned.assign(number, target, signature(given.reason), basis),
    });
  },
});

async function targetOf(
  number: number,
  { to, person, round, role, ...named }: Given<typeof TARGET>,
  { programme, today }: OpenProgramme,
  unassigned: UnassignedFeedbackStore,
): Promise<AssignmentTarget> {
  const own = { ...(round !== undefined && { round }), ...(role !== undefined && { role }) };
  if (to !== undefined) {
    if (person !== undefined) throw new UsageError('Give --to or --person, not both.');
    return { ...own, relation: to };
  }
  if (person === undefined) {
    if (named.with !== undefined || named.cohort !== undefined)
      throw new UsageError('--with and --cohort need --person.');
    return own;
  }
  const title = round ?? (await unassigned.find(number))?.round;
  if (title == null) throw new UsageError('Nothing says which round it is: give --round.');
  const chosen = selectFeedback(programme, { ...named, person, round: title }, today);
  if ('problem' in chosen) throw new UsageError(unclearText(chosen));
  return { relation: chosen.relation.id, role: chosen.key.role, round: chosen.round.title };
}

const dismiss = unassignedCommand({
  description:
    'Dismiss a delivered feedback that does not belong to the programme; its respondent is removed.',
  takes: {
    '<number>': NUMBER,
    '--reason <text>': { description: 'why, such as “a test of the form”', required: true },
  },
  async run({ number, reason }, { unassigned }) {
    const refused = await unassigned.dismiss(number, reason, { account: null, token: null });
    if (refused !== undefined) throw new UsageError(visible(inCommandWords(refused.refused)));
    print(`Dismissed feedback ${number}.\n`);
  },
});

/** The commands about delivered feedback. */
export const unassignedCommands = { unassigned: list, assign, dismiss };
