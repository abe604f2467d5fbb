/** `/desk/pairs/{id}/change/` and `…/delete/`: its dates, manager and cohort; and taking back a pair made by mistake. */

import type { DeskChoices } from '../../domain/desk/desk-reader.ts';
import type { PairDetails } from '../../domain/desk/pairs.ts';
import { html } from '../../html/html.ts';
import { operationScreen } from '../components/operation-screen.ts';
import { cohortIn, managerIn, pairFields } from '../components/pair-fields.ts';
import { REASON } from '../form-fields.ts';
import type { DeskParts } from '../parts.ts';
import { idFrom, type Screen } from '../screen.ts';
import { pairBreadcrumbs, pairHref, pairOf } from './pair-links.ts';
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
      description: 'Feedback that is not in yet is due by the new dates.',
      above: pairBreadcrumbs(pair),
      fields: [...pairFields(pair, choices, onlyManager === null), REASON],
      merges: true,
      submitLabel: 'Save the pair',
    }),
    read({ pair, choices }, fields, { onlyManager }) {
      const { form, problems } = fields;
      const start = fields.day('start', 'Choose the first day.');
      const end = fields.optionalDay('end');
      // Those who see the pairs of one manager do not give them away.
      const given = onlyManager === null && {
        manager_id: managerIn(form, choices, problems, pair.manager?.id),
      };
      if (start === null || !fields.isFine()) return { problems };
      const patch = { start, end, ...given, cohort: cohortIn(form) };
      return {
        operation: { kind: 'change-relation', relation_id: pair.relation_id, patch },
        back: pairHref(pair),
      };
    },
  });

/** Deletes a pair that was made by mistake. */
export const pairDeletionScreen = (parts: DeskParts): Screen => {
  const askedFor = (relation_id: number) => ({
    operation: { kind: 'delete-relation', relation_id } as const,
    back: PAIRS_PATH,
  });
  return operationScreen<PairDetails>({
    path: '/desk/pairs/{id}/delete/',
    subjectOf: (request) => pairOf(request, parts.desk.seenBy(request.onlyManager)),
    async gone({ values }) {
      const id = idFrom(values['id']);
      return id === null ? null : askedFor(id);
    },
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
            content: html`<section class="notice wrong"><p>This pair cannot be deleted: ${pair.undeletable}. End or decline it instead.</p>
<p><a href="${pairHref(pair)}">Back to the pair</a></p></section>`,
          };
    },
    read: ({ relation_id }) => askedFor(relation_id),
  });
};
