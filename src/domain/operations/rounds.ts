import { writtenTitles } from '../feedback-selection.ts';
import { tidy } from '../fields.ts';
import type { RoundRule } from '../programme.ts';
import { roundRule, ruleColumns } from './as-programme.ts';
import type { OperationOf, RoundPatch } from './operation.ts';
import { alreadyDone, type Plan, type PlanningContext, type Refused, refuse } from './planning.ts';
import {
  changeOf,
  type ProgrammeRows,
  type RoundCohortRow,
  type RoundRow,
  type RoundRuleRow,
  type RowChange,
} from './rows.ts';

/** Plans an operation on a round that exists. */
export function planRound(
  operation: OperationOf<'change-round' | 'switch-round' | 'unify-round'>,
  { rows }: PlanningContext,
): Plan | Refused {
  const { round_id, cohort } = operation;
  const round = rows.feedback_rounds.find(({ id }) => id === round_id);
  if (round === undefined) return refuse({ code: 'no-round', id: round_id });
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
        return alreadyDone({ code: 'as-in-all-others', round: round.title, cohort: operation.cohort });
      }
      return {
        summary: { code: 'round-unified', round: round.title, cohort: operation.cohort },
        notes: [],
        changes: [changeOf('round_cohorts', own, null)],
      };
  }
}

const NAMELESS_COHORT = refuse({ code: 'cohort-nameless' });

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
    titles: null,
    order: Math.max(0, ...rows.feedback_rounds.map(({ order }) => order)) + 1,
    ...ruleColumns({ due, roles, active: cohort === null }),
  };
  const placed = inPlace([...rows.feedback_rounds, row], id, operation.order);
  const own = { round_id: id, cohort: cohort ?? '', ...ruleColumns({ due, roles, active: true }) };
  return {
    summary: { code: 'round-created', title, cohort },
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
  if (title === '') return refuse({ code: 'round-untitled' });
  const isTaken = rows.feedback_rounds.some(
    (one) => one.id !== id && one.title.toLowerCase() === title.toLowerCase(),
  );
  return isTaken ? refuse({ code: 'round-title-taken', round: title }) : undefined;
}

function wrongRule({ due, roles }: RoundRule): Refused | undefined {
  if (roles.length === 0) return refuse({ code: 'owed-by-nobody' });
  if ('share' in due && !(due.share >= 0 && due.share <= 1)) {
    return refuse({ code: 'wrong-share' });
  }
  const days = [
    ...('days' in due ? [due.days] : []),
    ...('days_without_end' in due ? [due.days_without_end] : []),
  ];
  if (days.some((one) => !Number.isInteger(one) || one < 0 || one > 36_500)) {
    return refuse({ code: 'wrong-days' });
  }
  return undefined;
}

/** The rule after a patch. */
const patched = (columns: RoundRuleRow, { due, roles }: RoundPatch): RoundRule => {
  const rule = roundRule(columns);
  return { ...rule, due: due ?? rule.due, roles: roles ?? rule.roles };
};

/** What differs between two rules, with the new values. */
function changedRule(before: RoundRuleRow, after: RoundRuleRow): Partial<Pick<RoundRule, 'due' | 'roles'>> {
  const [was, is] = [roundRule(before), roundRule(after)];
  return {
    ...(JSON.stringify(was.due) !== JSON.stringify(is.due) && { due: is.due }),
    ...(was.roles.join() !== is.roles.join() && { roles: is.roles }),
  };
}

const isEmpty = (changed: object): boolean => Object.keys(changed).length === 0;

function planChange(before: RoundRow, patch: RoundPatch, rows: ProgrammeRows): Plan | Refused {
  const title = patch.title === undefined ? before.title : tidy(patch.title);
  const titles = patch.titles == null ? '' : writtenTitles(patch.titles);
  if (titles === null) return refuse({ code: 'wrong-titles' });
  const rule = patched(before, patch);
  const wrong = wrongTitle(rows, title, before.id) ?? wrongRule(rule);
  if (wrong !== undefined) return wrong;
  const after: RoundRow = {
    ...before,
    title,
    titles: patch.titles === undefined ? before.titles : titles || null,
    ...ruleColumns(rule),
  };
  const placed = inPlace(
    rows.feedback_rounds.map((one) => (one.id === before.id ? after : one)),
    before.id,
    patch.order ?? null,
  );
  const own = placed.find(({ id }) => id === before.id) ?? after;
  const rules = changedRule(before, after);
  const changed = {
    ...(title !== before.title && { title }),
    ...(after.titles !== before.titles && { titles: after.titles }),
    ...(own.order !== before.order && { order: [before.order, own.order] as const }),
    ...rules,
  };
  if (isEmpty(changed)) return alreadyDone({ code: 'round-so-already', round: before.title, cohort: null });
  const apart = isEmpty(rules) ? [] : rows.round_cohorts.filter(({ round_id }) => round_id === before.id);
  return {
    summary: { code: 'round-changed', round: before.title, cohort: null, ...changed },
    notes: apart.map(({ cohort }) => ({ code: 'cohort-stays', cohort })),
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
  if (patch.title !== undefined || patch.titles !== undefined || patch.order !== undefined) {
    return refuse({ code: 'title-is-of-all' });
  }
  if (tidy(cohort) === '') return NAMELESS_COHORT;
  const before = own ?? round;
  const rule = patched(before, patch);
  const wrong = wrongRule(rule);
  if (wrong !== undefined) return wrong;
  const after = { round_id: round.id, cohort, ...ruleColumns(rule) };
  const changed = changedRule(before, after);
  if (isEmpty(changed)) return alreadyDone({ code: 'round-so-already', round: round.title, cohort });
  return {
    summary: { code: 'round-changed', round: round.title, cohort, ...changed },
    notes: [],
    changes: [changeOf('round_cohorts', own, after)],
  };
}

function planSwitch(
  round: RoundRow,
  own: RoundCohortRow | null,
  { cohort, active }: OperationOf<'switch-round'>,
): Plan | Refused {
  const before = cohort === null ? round : (own ?? round);
  if (before.active === active) {
    return alreadyDone({ code: 'is-switched', round: round.title, isOn: active, cohort });
  }
  if (cohort !== null && tidy(cohort) === '') return NAMELESS_COHORT;
  const rule = ruleColumns({ ...roundRule(before), active });
  return {
    summary: { code: 'round-switched', round: round.title, isOn: active, cohort },
    notes: [],
    changes: [
      cohort === null
        ? changeOf('feedback_rounds', round, { ...round, active })
        : changeOf('round_cohorts', own, { round_id: round.id, cohort, ...rule }),
    ],
  };
}

/** Plans a change of a round's form. What was answered stays as it is: other questions than those are a new version. */
export function planForm(
  operation: OperationOf<'change-form' | 'switch-form'>,
  { rows }: PlanningContext,
): Plan | Refused {
  const { round_id } = operation;
  const round = rows.feedback_rounds.find(({ id }) => id === round_id);
  if (round === undefined) return refuse({ code: 'no-round', id: round_id });
  const newest = rows.forms.filter((form) => form.round_id === round_id).at(-1) ?? null;
  if (operation.kind === 'switch-form') {
    const { is_on } = operation;
    if (newest === null) return refuse({ code: 'no-form', round: round.title });
    if (newest.is_on === is_on) {
      return alreadyDone({ code: 'form-is-switched', round: round.title, isOn: is_on });
    }
    return {
      summary: { code: 'form-switched', round: round.title, isOn: is_on },
      notes: [],
      changes: [changeOf('forms', newest, { ...newest, is_on })],
    };
  }
  const questions = JSON.stringify(operation.questions);
  if (newest?.questions === questions) return alreadyDone({ code: 'form-so-already', round: round.title });
  const isAnswered =
    newest !== null &&
    rows.feedback_answers.some((one) => one.round_id === round_id && one.version === newest.version);
  const replaced = isAnswered ? null : newest;
  const form = {
    round_id,
    version: replaced?.version ?? (newest?.version ?? 0) + 1,
    is_on: newest?.is_on ?? false,
    questions,
  };
  return {
    summary: { code: 'form-changed', round: round.title, version: form.version },
    notes: [],
    changes: [changeOf('forms', replaced, form)],
  };
}
