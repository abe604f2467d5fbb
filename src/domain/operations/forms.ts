import type { OperationOf } from './operation.ts';
import { alreadyDone, type Plan, type PlanningContext, type Refused, refuse } from './planning.ts';
import { changeOf } from './row-changes.ts';

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
