import { dueInWords } from '../due-reason.ts';
import type { RoundRule } from '../programme.ts';
import { roundRule, ruleColumns } from './as-programme.ts';
import type { OperationOf, RoundPatch } from './operation.ts';
import {
  alreadyDone,
  applicable,
  type Plan,
  type PlanningContext,
  type Refused,
  refuse,
  soAlready,
  tidy,
} from './planning.ts';
import { changeOf, type RowChange } from './row-changes.ts';
import type { ProgrammeRows, RoundCohortRow, RoundRow, RoundRuleRow } from './rows.ts';

/** Plans an operation on a round that exists. */
export function planRound(
  operation: OperationOf<'change-round' | 'switch-round' | 'unify-round'>,
  { rows }: PlanningContext,
): Plan | Refused {
  const { round_id, cohort } = operation;
  const round = rows.feedback_rounds.find(({ id }) => id === round_id);
  if (round === undefined) return refuse(`There is no round ${round_id}.`);
  const own = rows.round_cohorts.find((one) => one.round_id === round_id && one.cohort === cohort) ?? null;
  switch (operation.kind) {
    case 'change-round':
      return cohort === null
        ? planChange(round, operation.patch, rows)
        : planCohortChange(round, own, cohort, operation.patch);
    case 'switch-round':
      return planSwitch(round, own, operation);
    case 'unify-round':
      if (own === null) {
        return alreadyDone(`The round “${round.title}” is in the cohort ${cohort} as in all others.`);
      }
      return {
        summary: `Made the round “${round.title}” in the cohort ${cohort} the same as in all others`,
        notes: [],
        changes: [changeOf('round_cohorts', own, null)],
      };
  }
}

const NAMELESS_COHORT = refuse('A cohort has a name. Give one, or none for all cohorts.');

/** Plans to create a round. */
export function planNewRound(
  operation: OperationOf<'create-round'>,
  { rows, nextIds }: PlanningContext,
): Plan | Refused {
  const { due, roles } = operation;
  const title = tidy(operation.title);
  const cohort = operation.cohort === null ? null : tidy(operation.cohort);
  const wrong = wrongTitle(rows, title, null) ?? wrongRule({ due, roles, active: true });
  if (wrong !== undefined) return wrong;
  if (cohort === '') return NAMELESS_COHORT;
  const id = nextIds.feedback_rounds;
  const row: RoundRow = {
    id,
    title,
    order: Math.max(0, ...rows.feedback_rounds.map(({ order }) => order)) + 1,
    ...ruleColumns({ due, roles, active: cohort === null }),
  };
  const placed = inPlace([...rows.feedback_rounds, row], id, operation.order);
  const own = { round_id: id, cohort: cohort ?? '', ...ruleColumns({ due, roles, active: true }) };
  return {
    summary: `Created the round “${title}”${cohort === null ? '' : ` for the cohort ${cohort}`}`,
    notes: [],
    changes: [
      ...movesTo(placed, rows),
      ...(placed.some((one) => one.id === id) ? [] : [changeOf('feedback_rounds', null, row)]),
      ...(cohort === null ? [] : [changeOf('round_cohorts', null, own)]),
    ],
  };
}

/** The changes of rounds to what they are now. */
const movesTo = (placed: readonly RoundRow[], { feedback_rounds }: ProgrammeRows): readonly RowChange[] =>
  placed.map((after) =>
    changeOf('feedback_rounds', feedback_rounds.find(({ id }) => id === after.id) ?? null, after),
  );

/** The rounds whose place changes when one of them is moved. */
function inPlace(rounds: readonly RoundRow[], id: number, place: number | null): readonly RoundRow[] {
  if (place === null) return [];
  const ordered = rounds.toSorted((one, other) => one.order - other.order);
  const others = ordered.filter((one) => one.id !== id);
  const moved = ordered.filter((one) => one.id === id);
  const all = [...others.slice(0, place - 1), ...moved, ...others.slice(place - 1)];
  return all.flatMap((round, index) => (round.order === index + 1 ? [] : [{ ...round, order: index + 1 }]));
}

function wrongTitle(rows: ProgrammeRows, title: string, id: number | null): Refused | undefined {
  if (title === '') return refuse('A round has a title. Give one.');
  const isTaken = rows.feedback_rounds.some(
    (one) => one.id !== id && one.title.toLowerCase() === title.toLowerCase(),
  );
  if (!isTaken) return undefined;
  return refuse(
    `There is a round “${title}” already. For a cohort of its own, change that one in the cohort.`,
  );
}

function wrongRule({ due, roles }: RoundRule): Refused | undefined {
  if (roles.length === 0) return refuse('A round is owed by mentees, mentors or both.');
  if ('share' in due && !(due.share >= 0 && due.share <= 1)) {
    return refuse('A share of the time lies between 0 and 1.');
  }
  const days = [
    ...('days' in due ? [due.days] : []),
    ...('days_without_end' in due ? [due.days_without_end] : []),
  ];
  if (days.some((one) => !Number.isInteger(one) || one < 0 || one > 36_500)) {
    return refuse('Days are whole numbers from 0 to 36500.');
  }
  return undefined;
}

/** The rule after a patch. */
const patched = (columns: RoundRuleRow, { due, roles }: RoundPatch): RoundRule => {
  const rule = roundRule(columns);
  return { ...rule, due: due ?? rule.due, roles: roles ?? rule.roles };
};

/** The changes between two rules, with the new values. */
function rulePartsThatChange(before: RoundRuleRow, after: RoundRuleRow): readonly string[] {
  const [was, is] = [roundRule(before), roundRule(after)];
  return applicable(
    JSON.stringify(was.due) !== JSON.stringify(is.due) && `due ${dueInWords(is.due)}`,
    was.roles.join() !== is.roles.join() && `owed by ${is.roles.join(' and ')}`,
  );
}

function planChange(before: RoundRow, patch: RoundPatch, rows: ProgrammeRows): Plan | Refused {
  const title = patch.title === undefined ? before.title : tidy(patch.title);
  const rule = patched(before, patch);
  const wrong = wrongTitle(rows, title, before.id) ?? wrongRule(rule);
  if (wrong !== undefined) return wrong;
  const after: RoundRow = { ...before, title, ...ruleColumns(rule) };
  const placed = inPlace(
    rows.feedback_rounds.map((one) => (one.id === before.id ? after : one)),
    before.id,
    patch.order ?? null,
  );
  const own = placed.find(({ id }) => id === before.id) ?? after;
  const rules = rulePartsThatChange(before, after);
  const told = [
    ...applicable(
      title !== before.title && `title to “${title}”`,
      own.order !== before.order && `order from ${before.order} to ${own.order}`,
    ),
    ...rules,
  ];
  if (told.length === 0) return soAlready(`The round “${before.title}”`);
  const apart = rules.length === 0 ? [] : rows.round_cohorts.filter(({ round_id }) => round_id === before.id);
  return {
    summary: `Changed the round “${before.title}”: ${told.join(', ')}`,
    notes: apart.map(({ cohort }) => `The cohort ${cohort} has a rule of its own, which stays as it is.`),
    changes: [
      changeOf('feedback_rounds', before, own),
      ...movesTo(
        placed.filter(({ id }) => id !== before.id),
        rows,
      ),
    ],
  };
}

function planCohortChange(
  round: RoundRow,
  own: RoundCohortRow | null,
  cohort: string,
  patch: RoundPatch,
): Plan | Refused {
  if (patch.title !== undefined || patch.order !== undefined) {
    return refuse(
      'The title and the order of a round are the same in all cohorts. Change them without a cohort.',
    );
  }
  if (tidy(cohort) === '') return NAMELESS_COHORT;
  const before = own ?? round;
  const rule = patched(before, patch);
  const wrong = wrongRule(rule);
  if (wrong !== undefined) return wrong;
  const after = { round_id: round.id, cohort, ...ruleColumns(rule) };
  const told = rulePartsThatChange(before, after);
  if (told.length === 0) {
    return alreadyDone(
      `The round “${round.title}” is so already in the cohort ${cohort}; nothing would change.`,
    );
  }
  return {
    summary: `Changed the round “${round.title}” in the cohort ${cohort}: ${told.join(', ')}`,
    notes: [],
    changes: [changeOf('round_cohorts', own, after)],
  };
}

function planSwitch(
  round: RoundRow,
  own: RoundCohortRow | null,
  { cohort, active }: OperationOf<'switch-round'>,
): Plan | Refused {
  const where = cohort === null ? '' : ` in the cohort ${cohort}`;
  const word = active ? 'on' : 'off';
  const before = cohort === null ? round : (own ?? round);
  if (before.active === active) {
    return alreadyDone(`The round “${round.title}” is switched ${word} already${where}.`);
  }
  if (cohort !== null && tidy(cohort) === '') return NAMELESS_COHORT;
  const rule = ruleColumns({ ...roundRule(before), active });
  return {
    summary: `Switched the round “${round.title}” ${word}${where}`,
    notes: [],
    changes: [
      cohort === null
        ? changeOf('feedback_rounds', round, { ...round, active })
        : changeOf('round_cohorts', own, { round_id: round.id, cohort, ...rule }),
    ],
  };
}
