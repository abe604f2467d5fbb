/** `/desk/pairs/{id}/hold/` and the like: another status of a pair, from a day on, with a reason. */

import type { DeskReader } from '../../domain/desk/desk-reader.ts';
import { TRANSITIONS, type Transition } from '../../domain/programme.ts';
import type { ProgrammeOperations } from '../../domain/programme-history.ts';
import { carryOut, newFormState, statusOf, taskOf, wrongFields } from '../operation.ts';
import { type DeskRequest, idFrom, PROGRAMME_CHANGES, type Screen } from '../screen.ts';
import { formReader } from '../sent-form.ts';
import { pairHref } from './pair-links.ts';
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
    const id = idFrom(values['id']);
    return id === null ? null : desk.seenBy(onlyManager).pair(id);
  };
  return {
    path: `/desk/pairs/{id}/${transition}/`,
    access: PROGRAMME_CHANGES,
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
      const back = pairHref(pair);
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
