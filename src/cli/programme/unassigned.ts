/**
 * `mentoring feedbacks unassigned`, `assign` and `dismiss`: delivered feedback that could not be assigned to
 * a relation.
 */

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
import { inCommandWords } from '../words.ts';
import { programmeCommand, signature } from './open-programme.ts';
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
    const target = targetOf(given);
    await carryOut(opened, given, true, {
      preview: () => unassigned.previewAssignment(number, target, given.reason ?? null),
      perform: (basis) => unassigned.assign(number, target, signature(given.reason), basis),
    });
  },
});

const targetOf = ({ to, round, role }: Given<typeof TARGET>): AssignmentTarget => ({
  ...(round !== undefined && { round }),
  ...(role !== undefined && { role }),
  ...(to !== undefined && { relation: to }),
});

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
