/** `/desk/pairs/{id}/change/` and `…/delete/`: its dates, manager and cohort; and taking back a pair made by mistake. */

import type { DeskChoices, PairDetails } from '../../domain/desk/desk-reader.ts';
import { UNDELETABLE } from '../../domain/operations/remarks.ts';
import { relationInputs, TRANSITIONS, type Transition } from '../../domain/programme.ts';
import { html } from '../../html/html.ts';
import { renderDay } from '../components/details.ts';
import { operationScreen } from '../components/operation-screen.ts';
import { cohortIn, managerIn, pairFields } from '../components/pair-fields.ts';
import { recordFrom } from '../components/record-form.ts';
import { renderBadge } from '../components/statuses.ts';
import { REASON } from '../form-fields.ts';
import type { DeskParts } from '../parts.ts';
import type { Screen } from '../screen.ts';
import { pairBreadcrumbs, pairHref, pairName, pairOf } from './pair-links.ts';
import { PAIRS_PATH } from './pairs.ts';

/** Changes a pair. */
export const pairChangeScreen = (parts: DeskParts): Screen =>
  operationScreen<{ readonly pair: PairDetails; readonly choices: DeskChoices }>({
    path: '/desk/pairs/{id}/change/',
    async subjectOf(request) {
      const seen = parts.desk.seenBy(request.onlyManager);
      const [pair, choices] = await Promise.all([pairOf(request, seen), seen.choices()]);
      return pair && { pair, choices };
    },
    page: ({ pair, choices }, { onlyManager }) => ({
      title: 'Change dates, manager or cohort',
      description: 'Feedback that has not been received is due by the new dates.',
      above: pairBreadcrumbs(pair),
      fields: [...pairFields(pair, choices, onlyManager === null), REASON],
      merges: true,
      submitLabel: 'Save the pair',
    }),
    read({ pair, choices }, fields, { onlyManager }) {
      const { form, problems } = fields;
      const given = recordFrom(relationInputs, fields, null);
      // Those who see the pairs of one manager do not give them away.
      const managed = onlyManager === null && {
        manager_id: managerIn(form, choices, problems, pair.manager?.id),
      };
      if (given === null || !fields.isFine()) return { problems };
      const patch = { ...given, ...managed, cohort: cohortIn(form) };
      return {
        operation: { kind: 'change-relation', relation_id: pair.relation_id, patch },
        back: pairHref(pair),
      };
    },
  });

/** Deletes a pair that was made by mistake. */
export const pairDeletionScreen = (parts: DeskParts): Screen =>
  operationScreen<PairDetails>({
    path: '/desk/pairs/{id}/delete/',
    subjectOf: (request) => pairOf(request, parts.desk.seenBy(request.onlyManager)),
    page(pair) {
      const page = {
        title: 'Delete the pair',
        description: 'Only for a pair that was made by mistake. The two people stay in the list.',
        above: pairBreadcrumbs(pair),
      };
      return pair.undeletable === null
        ? { ...page, fields: [REASON] }
        : {
            ...page,
            content: html`<section class="notice wrong"><p>This pair cannot be deleted: ${UNDELETABLE[pair.undeletable]}. End or decline it instead.</p>
<p><a href="${pairHref(pair)}">Back to the pair</a></p></section>`,
          };
    },
    read: ({ relation_id }) => ({
      operation: { kind: 'delete-relation', relation_id },
      back: PAIRS_PATH,
    }),
  });

// `/desk/pairs/{id}/hold/` and the like: another status of a pair, from a day on, with a reason.

/** The words for each transition: of its button, and of what follows. */
export const TRANSITION_TEXTS: Readonly<
  Record<Transition['name'], { readonly button: string; readonly effect: string }>
> = {
  match: { button: 'Start', effect: 'From then on the two owe feedback.' },
  decline: { button: 'Decline', effect: 'The pair does not begin.' },
  hold: {
    button: 'Put on hold',
    effect: 'Nothing is owed while it is on hold, and later due dates move by as many days.',
  },
  resume: { button: 'Resume', effect: 'Feedback is owed again; due dates have moved by the days on hold.' },
  complete: { button: 'Complete', effect: 'Nothing is owed any more.' },
  end: { button: 'End early', effect: 'Nothing is owed any more.' },
};

/** Returns a screen for each transition: match, decline, hold, resume, complete, end. */
export const pairStatusScreens = (parts: DeskParts): readonly Screen[] =>
  [...new Set(TRANSITIONS.map(({ name }) => name))].map((transition) =>
    operationScreen<PairDetails>({
      path: `/desk/pairs/{id}/${transition}/`,
      subjectOf: (request) => pairOf(request, parts.desk.seenBy(request.onlyManager)),
      page: (pair, { today }) => ({
        title: TRANSITION_TEXTS[transition].button,
        above: pairBreadcrumbs(pair),
        lead: html`<p>${pairName(pair)}: ${renderBadge(pair.status)} since ${renderDay(pair.since)}. ${TRANSITION_TEXTS[transition].effect}</p>`,
        fields: [
          { name: 'on', label: 'From', input: 'date', value: today.toString(), required: true },
          REASON,
        ],
      }),
      read(pair, fields) {
        const on = fields.day('on', 'Choose the first day.');
        if (on === null) return { problems: fields.problems };
        return {
          operation: { kind: 'change-status', relation_id: pair.relation_id, transition, on },
          back: pairHref(pair),
        };
      },
    }),
  );
