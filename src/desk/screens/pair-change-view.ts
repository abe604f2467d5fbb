/** What the screens of `pair-change.ts` show. */

import type { DeskChoices } from '../../domain/desk/desk-reader.ts';
import type { PairDetails } from '../../domain/desk/pairs.ts';
import { html } from '../../html/html.ts';
import { renderOperationForm } from '../components/operation-form.ts';
import { pairFields } from '../components/pair-fields.ts';
import { type FieldDeclaration, fieldsOf, REASON } from '../form-fields.ts';
import { firstValues } from '../merged-form.ts';
import type { FormState } from '../operation.ts';
import type { DeskPage, DeskRequest } from '../screen.ts';
import { pairBreadcrumbs, pairHref } from './pair-links.ts';

/** The fields of a pair that there is. */
export const pairChangeFields = (
  { start, end, manager, cohort }: PairDetails,
  choices: DeskChoices,
  { onlyManager }: DeskRequest,
): readonly FieldDeclaration[] =>
  pairFields({ start, end, manager_id: manager?.id ?? null, cohort }, choices, onlyManager === null);

/** The page that changes a pair. */
export function renderPairChange({
  request,
  pair,
  choices,
  state,
}: {
  readonly request: DeskRequest;
  readonly pair: PairDetails;
  readonly choices: DeskChoices;
  readonly state: FormState;
}): DeskPage {
  const href = pairHref(pair);
  const fields = pairChangeFields(pair, choices, request);
  return {
    title: 'Change dates, manager or cohort',
    description: 'Feedback that is not in yet is due by the new dates.',
    above: pairBreadcrumbs(pair),
    content: renderOperationForm({
      action: `${href}change/`,
      hidden: firstValues(fields),
      fields: fieldsOf([...fields, REASON], state.sent, state.problems),
      submitLabel: 'Save the pair',
      cancelHref: href,
      state,
    }),
  };
}

/** The page that deletes a pair. */
export function renderPairDeletion({
  pair,
  state,
}: {
  readonly pair: PairDetails;
  readonly state: FormState;
}): DeskPage {
  const href = pairHref(pair);
  return {
    title: 'Delete the pair',
    description: 'Only for a pair that was made by mistake. The two people stay in the list.',
    above: pairBreadcrumbs(pair),
    content:
      pair.undeletable === null
        ? renderOperationForm({
            action: `${href}delete/`,
            fields: fieldsOf([REASON], state.sent, state.problems),
            submitLabel: 'Delete the pair',
            cancelHref: href,
            state,
          })
        : html`<section class="notice wrong"><p>This pair cannot be deleted: ${pair.undeletable}. End or decline it instead.</p>
<p><a href="${href}">Back to the pair</a></p></section>`,
  };
}
