/** `/desk/owed/change/`: what is done with the ticked rows of the owed feedback, as one change. */

import type { DeskReader } from '../../domain/desk/desk-reader.ts';
import type { FeedbackOperation } from '../../domain/operations/operation.ts';
import type { FeedbackKey } from '../../domain/programme-store.ts';
import { safeRedirectPath } from '../../http/auth/paths.ts';
import { keysOf, keyText, ROW } from '../feedback-keys.ts';
import { operationScreen } from '../operation-screen.ts';
import type { DeskParts } from '../parts.ts';
import type { Screen } from '../screen.ts';
import type { FormReader } from '../sent-form.ts';
import { OWED_PATH } from './owed.ts';
import { type ChosenRows, OWED_CHANGES, type OwedChange, renderOwedChange } from './owed-change-view.ts';
import { chosenRows } from './owed-chosen.ts';

/** The screen. */
export const owedChangeScreen = ({ desk, operations }: DeskParts): Screen =>
  operationScreen<ChosenRows>(
    {
      path: '/desk/owed/change/',
      async subjectOf({ query, onlyManager }, form) {
        const asked = form === null ? query.get('do') : form.text('do');
        const change = OWED_CHANGES.find((one) => one === asked);
        if (change === undefined) return null;
        const valuesOf = (name: string) => (form === null ? query.getAll(name) : form.all(name));
        const chosen = await chosenRows(desk.seenBy(onlyManager), valuesOf);
        const open = new Set(chosen.rows.map(({ key }) => keyText(key)));
        const others = keysOf(valuesOf(ROW)).filter((key) => !open.has(keyText(key)));
        const closed = form === null ? [] : await seenOnly(others, desk, onlyManager);
        const back = safeRedirectPath((form === null ? query.get('back') : form.text('back')) || OWED_PATH);
        return { change, ...chosen, closed, back };
      },
      render: (chosen, state, { today }) => renderOwedChange(chosen, state, today),
      read({ change, rows, closed, back }, fields) {
        const operationOf = readChange(change, fields);
        if (operationOf === null) return { problems: fields.problems };
        const keys = [...rows.map(({ key }) => key), ...closed];
        return {
          operation: { kind: 'several-feedbacks', operations: keys.map(operationOf) },
          back,
          ...(closed.length > 0 && { obstacle: obstacleOf(rows.length, closed.length) }),
        };
      },
    },
    operations,
  );

/** Those of the pairs that somebody sees. */
async function seenOnly(
  keys: readonly FeedbackKey[],
  desk: DeskReader,
  onlyManager: string | null,
): Promise<readonly FeedbackKey[]> {
  if (onlyManager === null) return keys;
  const seen = desk.seenBy(onlyManager);
  const ids = [...new Set(keys.map(({ relation_id }) => relation_id))];
  const pairs = await Promise.all(ids.map((id) => seen.pair(id)));
  const known = new Set(pairs.flatMap((pair) => pair?.relation_id ?? []));
  return keys.filter(({ relation_id }) => known.has(relation_id));
}

/** Why rows that were ticked are not changed. */
function obstacleOf(open: number, closed: number): string {
  if (open === 0) return 'The feedback is no longer owed, so nothing was done.';
  const left = `${closed} of the ${open + closed} feedbacks ${closed === 1 ? 'is' : 'are'} no longer owed`;
  return `${left}, so nothing was done. ${closed === 1 ? 'It is' : 'They are'} left out now.`;
}

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
