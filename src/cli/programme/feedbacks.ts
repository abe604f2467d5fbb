import {
  type DueFeedback,
  dueReason,
  dueReasonText,
  longestOverdue,
  owedFeedbacks,
} from '../../domain/due-feedbacks.ts';
import { selectFeedback } from '../../domain/feedback-selection.ts';
import type { FeedbackOperation } from '../../domain/operations/operation.ts';
import { type FeedbackKey, isErased, type Programme } from '../../domain/programme.ts';
import { UsageError } from '../command-error.ts';
import { commandIn, type Given, group, parsed } from '../declaration.ts';
import { counted, print, printJson, textTable, visible } from '../output.ts';
import { asDay, asDayOr } from '../parsers.ts';
import { unclearText } from '../selection-report.ts';
import { answersCommand } from './answers.ts';
import {
  findManager,
  type OpenProgramme,
  programmeCommand,
  RELATION_NUMBER,
  withProgramme,
} from './open-programme.ts';
import { OPERATION_OPTIONS, performOperation } from './performing.ts';
import { unassignedCommands } from './unassigned.ts';

const list = programmeCommand({
  description: 'Show owed feedback, longest overdue first, with the reason for each.',
  takes: {
    '--as-of <date>': parsed('the state on this day, such as 2026-05-18 (default: today)', asDay),
    '--manager <name>': 'only feedbacks of one manager: part of the name, or the e-mail address',
    '--json': 'print JSON, in the order of /feedbacks_needed/',
  },
  run({ asOf, manager, json }, { programme, today }) {
    const day = asOf ?? today;
    const wanted = manager === undefined ? undefined : findManager(programme, manager, '--manager ').id;
    const owed = owedFeedbacks(programme, day);
    // The list of the service depends on all feedback, whichever manager is requested.
    const listed = new Set(longestOverdue(owed));
    const isShown = ({ relation }: DueFeedback): boolean =>
      wanted === undefined || relation.manager_id === wanted;
    const shown = owed.filter(isShown).map((due) => shownDue(due, programme, day, listed.has(due)));
    // Programs compare the rows with those of /feedbacks_needed/, people begin with the longest overdue.
    if (json) return printJson(shown);
    const longestFirst = shown.toSorted((one, other) => other.days_late - one.days_late);
    print(dueTable(longestFirst, day, programme.relations.length, manager));
  },
});

/**
 * Returns a feedback that is due on a day, in words.
 *
 * @param listed whether /feedbacks_needed/ lists it: of a person's owed feedbacks for one round it lists the longest overdue
 */
function shownDue(
  due: DueFeedback,
  { managers, participants }: Programme,
  day: Temporal.PlainDate,
  listed: boolean,
) {
  const { person, role, round, due_date, relation } = due;
  const id = role === 'mentee' ? relation.mentor_id : relation.mentee_id;
  return {
    role,
    model_id: person.id,
    full_name: person.full_name,
    // On days before the person was erased.
    email: isErased(person.email) ? '' : person.email,
    title: round.title,
    manager: managers.find((one) => one.id === relation.manager_id)?.first_name ?? '',
    with: { model_id: id, full_name: participants.find((one) => one.id === id)?.full_name ?? '' },
    cohort: relation.cohort,
    due_date: due_date.toString(),
    days_late: due_date.until(day).days,
    reason: dueReasonText(dueReason(due)),
    listed,
  };
}

type ShownDue = ReturnType<typeof shownDue>;

/**
 * The list, or a sentence if it is empty.
 *
 * @param relations the total number of relations
 * @param manager the requested manager; undefined: all
 */
function dueTable(
  rows: readonly ShownDue[],
  day: Temporal.PlainDate,
  relations: number,
  manager: string | undefined,
): string {
  if (rows.length === 0) {
    if (relations === 0) return 'There are no relations yet, so no feedback is due.\n';
    const whose = manager === undefined ? '' : ` of the relations of “${visible(manager)}”`;
    return `No feedback${whose} is due on ${day}.\n`;
  }
  const cells = rows.map(
    ({ due_date, days_late, title, role, full_name, model_id, with: other, email, manager: of, reason }) => [
      due_date,
      late(days_late),
      title,
      role,
      `${full_name} (${model_id})`,
      `${other.full_name} (${other.model_id})`,
      email || '–',
      of || '–',
      reason,
    ],
  );
  const heading = ['due', 'late', 'round', 'role', 'who', 'with', 'e-mail', 'manager', 'why'];
  return `${textTable([heading, ...cells])}\n\n${countText(rows, day)}`;
}

const late = (days: number): string => (days === 0 ? 'today' : counted(days, 'day'));

/** The number of owed feedbacks, and why the service may list fewer. */
function countText(rows: readonly ShownDue[], day: Temporal.PlainDate): string {
  const count = `${counted(rows.length, 'feedback is', 'feedbacks are')} due on ${day}.\n`;
  const listed = rows.filter((row) => row.listed).length;
  if (listed === rows.length) return count;
  return `${count}The service lists ${listed} of them under /feedbacks_needed/: the longest overdue per person and round.\n`;
}

const FEEDBACK = {
  '<participant>': 'who owes it: the id in brackets in the list, the e-mail address, or part of the name',
  '<round>': 'the title of the round, such as Chemistry, or its id',
  ...OPERATION_OPTIONS,
  '--relation <relation>': RELATION_NUMBER,
} as const;

interface OpenFeedback extends OpenProgramme {
  readonly key: FeedbackKey;
}

const feedbackOperation = commandIn(
  (work: (opened: OpenFeedback) => Promise<FeedbackOperation>, given: Given<typeof FEEDBACK>) =>
    withProgramme(async (opened) => {
      const { participant: person, ...named } = given;
      const key = selectFeedback(opened.programme, { person, ...named });
      if ('problem' in key) throw new UsageError(unclearText(key));
      await performOperation(opened, await work({ ...opened, key }), given, true);
    }),
  FEEDBACK,
);

const received = feedbackOperation({
  description: 'Record a feedback as received.',
  takes: {
    '--on <date>': parsed('the day it was received (default: today)', asDay),
    '--source <name>': 'where it came from, such as typeform',
  },
  run: ({ on, source = 'command line' }, { key, today }) => ({
    kind: 'receive-feedback',
    key,
    received_on: on ?? today,
    source,
  }),
});

const asDue = asDayOr('regular');

const move = feedbackOperation({
  description: 'Set another due date.',
  takes: {
    '--to <date>': {
      description: 'the new due date; “regular” for the regular one',
      parse: asDue,
      required: true,
    },
  },
  run: ({ to }, { key }) => ({ kind: 'move-feedback', key, due_date: to === 'regular' ? null : to }),
});

/** `mentoring feedbacks`: who owes feedback and why, and received feedback. */
export const feedbacksCommand = group({
  description:
    'Show who owes feedback and why; record feedback as received, move its due date, or waive it; assign what came in.',
  commands: {
    list,
    answers: answersCommand,
    received,
    'not-received': feedbackOperation({
      description: 'Correct a feedback that was recorded by mistake: it is owed again.',
      run: (_given, { key }) => ({ kind: 'withdraw-feedback', key }),
    }),
    move,
    waive: feedbackOperation({
      description: 'Waive a feedback: it is no longer needed.',
      run: (_given, { key }) => ({ kind: 'waive-feedback', key }),
    }),
    undo: feedbackOperation({
      description: 'Undo what was recorded: the feedback, the moved date and the waiver.',
      run: (_given, { key }) => ({ kind: 'reset-feedback', key }),
    }),
    ...unassignedCommands,
  },
  byDefault: 'list',
  notes: `
Examples:
  npx mentoring feedbacks --manager Maria
  npx mentoring feedbacks --as-of 2026-12-31
  npx mentoring feedbacks received ada@example.org Chemistry --on 2026-05-20
  npx mentoring feedbacks move 7 "Mid Program" --to 2026-09-01 --reason "parental leave"
  npx mentoring feedbacks answers --round Chemistry > answers.csv
  npx mentoring feedbacks unassigned
  npx mentoring feedbacks assign 3 --to 12`,
});
