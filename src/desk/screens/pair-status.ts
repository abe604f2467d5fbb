/** `/desk/pairs/{id}/hold/` and the like: another status of a pair, from a day on, with a reason. */

import { TRANSITIONS, type Transition } from '../../domain/programme.ts';
import { operationScreen } from '../operation-screen.ts';
import type { DeskParts } from '../parts.ts';
import { idFrom, type Screen } from '../screen.ts';
import { pairHref } from './pair-links.ts';
import { renderPairStatus } from './pair-status-view.ts';

/** A screen for each transition: match, decline, hold, resume, complete, end. */
export const pairStatusScreens = (parts: DeskParts): readonly Screen[] =>
  [...new Set(TRANSITIONS.map(({ name }) => name))].map((name) => pairStatusScreen(name, parts));

const pairStatusScreen = (transition: Transition['name'], { desk, operations }: DeskParts): Screen =>
  operationScreen(
    {
      path: `/desk/pairs/{id}/${transition}/`,
      async subjectOf({ values, onlyManager }) {
        const id = idFrom(values['id']);
        return id === null ? null : desk.seenBy(onlyManager).pair(id);
      },
      render: (pair, state, { today }) => renderPairStatus({ pair, transition, state, today }),
      read(pair, fields) {
        const on = fields.day('on', 'Choose the first day.');
        if (on === null) return { problems: fields.problems };
        return {
          operation: { kind: 'change-status', relation_id: pair.relation_id, transition, on },
          back: pairHref(pair),
        };
      },
    },
    operations,
  );
