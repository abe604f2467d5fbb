/** `/desk/owed/change/`: what is done with the ticked rows of the owed feedback, as one change. */

import type { DeskReader } from '../../domain/desk/desk-reader.ts';
import type { OwedRow } from '../../domain/desk/owed.ts';
import type { FeedbackOperation } from '../../domain/operations/operation.ts';
import type { ProgrammeOperations } from '../../domain/programme-history.ts';
import type { FeedbackKey } from '../../domain/programme-store.ts';
import { safeNext } from '../../http/auth/paths.ts';
import { keysOf, ROW } from '../feedback-keys.ts';
import { carryOut, newFormState, refusedForm, statusOf, taskOf, wrongFields } from '../operation.ts';
import { type DeskRequest, PROGRAMME, type Screen } from '../screen.ts';
import { type FormReader, formReader } from '../sent-form.ts';
import { OWED_PATH } from './owed.ts';
import { renderOwedChange } from './owed-change-view.ts';

export const OWED_CHANGE_PATH = '/desk/owed/change/';

/** What can be done with ticked rows. */
export const OWED_CHANGES = ['received', 'move', 'waive'] as const;
export type OwedChange = (typeof OWED_CHANGES)[number];

/** What the screen depends on. */
export interface OwedChangeParts {
  readonly desk: DeskReader;
  readonly operations: ProgrammeOperations;
}

/** The screen. */
export const owedChangeScreen = ({ desk, operations }: OwedChangeParts): Screen => {
  const chosen = (request: DeskRequest, texts: readonly string[]): Promise<readonly OwedRow[]> =>
    desk.seenBy(request.onlyManager).openByKeys(keysOf(texts));
  return {
    path: OWED_CHANGE_PATH,
    access: PROGRAMME,
    async show(request) {
      const change = changeOf(request.query.get('do'));
      if (change === null) return null;
      const texts = request.query.getAll(ROW);
      const back = safeNext(request.query.get('back') ?? OWED_PATH);
      const rows = await chosen(request, texts);
      const state = await newFormState(operations);
      return renderOwedChange({
        change,
        rows,
        missing: texts.length - rows.length,
        back,
        state,
        today: request.today,
      });
    },
    async submit(request, form) {
      const change = changeOf(form.text('do'));
      if (change === null) return null;
      const texts = form.all(ROW);
      const back = safeNext(form.text('back') || OWED_PATH);
      const rows = await chosen(request, texts);
      const fields = formReader(form);
      const operationOf = readChange(change, fields);
      const reason = fields.optional('reason');
      const outcome =
        operationOf === null
          ? wrongFields(form, fields.problems)
          : rows.length === 0
            ? refusedForm(form, 'None of the chosen feedback is owed any more.')
            : await carryOut(
                request,
                form,
                taskOf(
                  operations,
                  { kind: 'several-feedbacks', operations: rows.map(({ key }) => operationOf(key)) },
                  reason,
                ),
                reason,
                back,
              );
      if ('redirectTo' in outcome) return outcome;
      const page = renderOwedChange({
        change,
        rows,
        missing: texts.length - rows.length,
        back,
        state: outcome,
        today: request.today,
      });
      return { ...page, status: statusOf(outcome) };
    },
  };
};

/** Reads what the form says, and gives the operation on each feedback; null where something is missing. */
function readChange(
  change: OwedChange,
  fields: FormReader,
): ((key: FeedbackKey) => FeedbackOperation) | null {
  switch (change) {
    case 'received': {
      const received_on = fields.day('on', 'Choose the day on which it came in.');
      return received_on && ((key) => ({ kind: 'receive-feedback', key, received_on, source: 'desk' }));
    }
    case 'move': {
      const due_date = fields.day('on', 'Choose the day on which it is due from now on.');
      return due_date && ((key) => ({ kind: 'move-feedback', key, due_date }));
    }
    case 'waive':
      fields.required('reason', 'Say why it is not needed.');
      return fields.isFine() ? (key) => ({ kind: 'waive-feedback', key }) : null;
  }
}

const changeOf = (text: string | null): OwedChange | null => OWED_CHANGES.find((one) => one === text) ?? null;
