/** `/desk/pairs/{id}/hold/` and the like: another status of a pair, from a day on, with a reason. */

import type { DeskReader } from '../../domain/desk/desk-reader.ts';
import { TRANSITIONS, type Transition } from '../../domain/programme.ts';
import type { ProgrammeOperations } from '../../domain/programme-history.ts';
import { carryOut, newFormState, statusOf, taskOf, wrongFields } from '../operation.ts';
import { type DeskRequest, PROGRAMME, type Screen } from '../screen.ts';
import { formReader } from '../sent-form.ts';
import { renderPairStatus } from './pair-status-view.ts';

/** What the screens depend on. */
export interface PairStatusParts {
  readonly desk: DeskReader;
  readonly operations: ProgrammeOperations;
}

/** A screen for each transition: match, decline, hold, resume, complete, end. */
export const pairStatusScreens = (parts: PairStatusParts): readonly Screen[] =>
  [...new Set(TRANSITIONS.map(({ name }) => name))].map((name) => pairStatusScreen(name, parts));

function pairStatusScreen(transition: Transition['name'], { desk, operations }: PairStatusParts): Screen {
  const pairOf = ({ values, onlyManager }: DeskRequest) => {
    const id = values['id'] ?? '';
    return /^[1-9]\d{0,9}$/.test(id) ? desk.seenBy(onlyManager).pair(Number(id)) : null;
  };
  return {
    path: `/desk/pairs/{id}/${transition}/`,
    access: PROGRAMME,
    async show(request) {
      const pair = await pairOf(request);
      if (pair === null) return null;
      const state = await newFormState(operations);
      return renderPairStatus({ pair, transition, state, today: request.today });
    },
    async submit(request, form) {
      const pair = await pairOf(request);
      if (pair === null) return null;
      const fields = formReader(form);
      const on = fields.day('on', 'Choose the first day.');
      const reason = fields.optional('reason');
      const back = `/desk/pairs/${pair.relation_id}/`;
      const outcome =
        on === null
          ? wrongFields(form, fields.problems)
          : await carryOut(
              request,
              form,
              taskOf(
                operations,
                { kind: 'change-status', relation_id: pair.relation_id, transition, on },
                reason,
              ),
              reason,
              back,
            );
      if ('redirectTo' in outcome) return outcome;
      const page = renderPairStatus({ pair, transition, state: outcome, today: request.today });
      return { ...page, status: statusOf(outcome) };
    },
  };
}
