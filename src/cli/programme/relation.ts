import type { Operation } from '../../domain/operations/operation.ts';
import { lastStatus, relationDetails, TRANSITIONS, type Transition } from '../../domain/programme.ts';
import { UsageError } from '../command-error.ts';
import { commandIn, type Declared, type Given, group, parsed } from '../declaration.ts';
import { print, printResult, visible } from '../output.ts';
import { asDay, asDayOr } from '../parsers.ts';
import { optionsOf, partGiven } from '../record-options.ts';
import {
  findManager,
  findPerson,
  findRelation,
  type OpenProgramme,
  PERSON,
  programmeCommand,
  RELATION_NUMBER,
  resolveCohort,
  withProgramme,
} from './open-programme.ts';
import {
  OPERATION_OPTIONS,
  type OperationOptions,
  operationCommand,
  performOperation,
} from './performing.ts';
import { relationLine, relationTable, relationText, shownRelation } from './relation-report.ts';

const RELATION = { '<relation>': RELATION_NUMBER } as const;

interface OpenRelation extends OpenProgramme {
  readonly relation_id: number;
}

/** Declares operations on a relation; they say which one it is, for whoever meant another. */
const relationOperation = commandIn(
  (
    work: (opened: OpenRelation) => Promise<Operation>,
    given: Given<typeof RELATION> & OperationOptions,
  ): Promise<void> =>
    withProgramme(async (opened) => {
      const found = findRelation(opened.programme, given.relation);
      if (!given.json) print(`${visible(relationLine(found, opened.programme))}\n`);
      await performOperation(opened, await work({ ...opened, relation_id: found.id }), given);
    }),
  RELATION,
  OPERATION_OPTIONS,
);

const STATUSES = 'proposed, matched, on_hold, completed, ended_early, declined';

const list = programmeCommand({
  description: 'Show relations.',
  takes: {
    '--person <participant>': `only those of one person: ${PERSON}`,
    '--manager <name>': 'only those of one manager',
    '--cohort <name>': 'only those of a cohort',
    '--status <status>': `only those with a status: ${STATUSES}`,
    '--json': 'print JSON',
  },
  run({ person, manager, cohort, status, json }, { programme }) {
    const who = person === undefined ? undefined : findPerson(programme, person).id;
    const by = manager === undefined ? undefined : findManager(programme, manager).id;
    const within = cohort === undefined ? undefined : resolveCohort(programme, cohort);
    if (within !== undefined && !programme.relations.some((one) => one.cohort === within)) {
      const cohorts = [...new Set(programme.relations.map((one) => one.cohort))].toSorted();
      const known = cohorts.map((one) => (one === '' ? '“” (none)' : `“${visible(one)}”`)).join(', ');
      throw new UsageError(
        `No relation is in a cohort “${visible(cohort ?? '')}”.${known === '' ? '' : ` The cohorts are ${known}.`}`,
      );
    }
    const wanted = status?.replaceAll(/[ -]/g, '_');
    if (wanted !== undefined && !TRANSITIONS.some(({ from, to }) => from === wanted || to === wanted)) {
      throw new UsageError(`There is no status “${status}”. The statuses are ${STATUSES}.`);
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
    printResult(json, shown, relationTable(shown, programme.relations.length));
  },
});

const show = commandIn(
  withProgramme,
  RELATION,
)({
  description: 'Show a relation with its statuses and feedbacks.',
  takes: { '--json': 'print JSON' },
  run({ json, relation }, { programme, today }) {
    const found = findRelation(programme, relation);
    const shown = { ...shownRelation(found, programme), history: found.history };
    printResult(json, shown, relationText(found, programme, today));
  },
});

const create = operationCommand({
  description: 'Create a relation.',
  takes: {
    '--mentor <participant>': { description: PERSON, required: true },
    '--mentee <participant>': { description: PERSON, required: true },
    '--manager <name>': 'who looks after it',
    '--cohort <name>': { description: 'the cohort', fallback: '', shownFallback: 'none' },
    '--start <date>': parsed('the start (default: today)', asDay),
    '--end <date>': parsed('the expected end (default: none)', asDay),
    '--proposed': 'create it as proposed, not as matched',
    ...optionsOf(relationDetails, true),
  },
  run: ({ mentor, mentee, manager, cohort, start, end, proposed, ...given }, { programme, today }) => ({
    kind: 'create-relation',
    mentor: findPerson(programme, mentor, 'mentor').id,
    mentee: findPerson(programme, mentee, 'mentee').id,
    manager_id: manager === undefined ? null : findManager(programme, manager).id,
    cohort: resolveCohort(programme, cohort),
    start: start ?? today,
    end: end ?? null,
    status: proposed ? 'proposed' : 'matched',
    ...partGiven(relationDetails, given),
  }),
});

const changeStatus = (transition: Transition['name'], description: string): Declared =>
  relationOperation({
    description,
    takes: {
      '--on <date>': parsed('the first day of the new status (default: today)', asDay),
    },
    run: ({ on }, { relation_id, today }) => ({
      kind: 'change-status',
      relation_id,
      transition,
      on: on ?? today,
    }),
  });

const asEnd = asDayOr('open');

const change = relationOperation({
  description: 'Change the manager, the dates or the cohort of a relation.',
  takes: {
    '--manager <name>': 'who looks after it from now on; “none” for no manager',
    '--start <date>': parsed('the start', asDay),
    '--end <date>': parsed('the expected end, or “open” for none', asEnd),
    '--to-cohort <name>': 'the new cohort',
    ...optionsOf(relationDetails, false),
  },
  check: ({ manager, start, end, toCohort, ...given }) =>
    [manager, start, end, toCohort, ...Object.values(partGiven(relationDetails, given))].every(
      (one) => one === undefined,
    ) && 'Give what to change: --manager, --start, --end or --to-cohort.',
  run: ({ manager, start, end, toCohort, ...given }, { programme, relation_id }) => ({
    kind: 'change-relation',
    relation_id,
    patch: {
      ...(manager !== undefined && {
        manager_id: manager === 'none' ? null : findManager(programme, manager).id,
      }),
      ...(start !== undefined && { start }),
      ...(end !== undefined && { end: end === 'open' ? null : end }),
      ...(toCohort !== undefined && { cohort: resolveCohort(programme, toCohort) }),
      ...partGiven(relationDetails, given),
    },
  }),
});

const remove = relationOperation({
  description: 'Delete a relation that was made by mistake.',
  run: (_given, { relation_id }) => ({ kind: 'delete-relation', relation_id }),
});

/** `mentoring relation`: pairs of mentor and mentee, and their status. */
export const relationCommand = group({
  description: 'Show relations; create, hold, resume, complete, end, decline, change and delete them.',
  commands: {
    list,
    show,
    create,
    match: changeStatus('match', 'Match a relation that was proposed.'),
    hold: changeStatus('hold', 'Put a relation on hold: nothing is owed meanwhile.'),
    resume: changeStatus(
      'resume',
      'Resume a relation that is on hold: what is due later moves by the days on hold.',
    ),
    complete: changeStatus('complete', 'Complete a relation.'),
    end: changeStatus('end', 'End a relation early.'),
    decline: changeStatus('decline', 'Decline a relation that was proposed.'),
    change,
    delete: remove,
  },
  byDefault: 'list',
  notes: `
A relation is named by r and its number in the list. What is done, or previewed, begins with the relation that was meant,
and its two people.

Examples:
  npx mentoring relation list --person ada
  npx mentoring relation create --mentor bea --mentee ada --start 2026-12-01 --end 2027-05-31 --manager Maria
  npx mentoring relation hold r17 --on 2026-11-20 --reason "parental leave" --dry-run
  npx mentoring relation change r17 --end 2027-08-31
  npx mentoring relation end r17 --reason "moved away"`,
});
