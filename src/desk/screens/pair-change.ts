/** `/desk/pairs/{id}/change/` and `…/delete/`: its dates, manager and cohort; and taking back a pair made by mistake. */

import type { DeskChoices } from '../../domain/desk/desk-reader.ts';
import type { PairDetails } from '../../domain/desk/pairs.ts';
import type { RelationPatch } from '../../domain/operations/operation.ts';
import { cohortIn, isKnownManager, managerIn } from '../components/pair-fields.ts';
import { mergedForm } from '../merged-form.ts';
import { carryOut, newFormState, sentBefore, statusOf, taskOf, wrongFields } from '../operation.ts';
import type { DeskParts } from '../parts.ts';
import { type DeskRequest, idFrom, PROGRAMME_CHANGES, type Screen } from '../screen.ts';
import { formReader, type SentForm } from '../sent-form.ts';
import { pairOf } from './pair.ts';
import { pairChangeFields, renderPairChange, renderPairDeletion } from './pair-change-view.ts';
import { pairHref } from './pair-links.ts';
import { PAIRS_PATH } from './pairs.ts';

/** Changes a pair. */
export const pairChangeScreen = ({ desk, operations }: DeskParts): Screen => ({
  path: '/desk/pairs/{id}/change/',
  access: PROGRAMME_CHANGES,
  async show(request) {
    const seen = desk.seenBy(request.onlyManager);
    const [pair, choices] = await Promise.all([pairOf(request, seen), seen.choices()]);
    if (pair === null) return null;
    return renderPairChange({ request, pair, choices, state: await newFormState(operations) });
  },
  async submit(request, sent) {
    const seen = desk.seenBy(request.onlyManager);
    const [pair, choices] = await Promise.all([pairOf(request, seen), seen.choices()]);
    if (pair === null) return null;
    const { form, meanwhile } = mergedForm(sent, pairChangeFields(pair, choices, request));
    const { patch, reason, problems } = patchFrom(request, form, pair, choices);
    const outcome =
      Object.keys(problems).length > 0
        ? wrongFields(form, problems)
        : await carryOut(
            request,
            form,
            taskOf(operations, { kind: 'change-relation', relation_id: pair.relation_id, patch }, reason),
            reason,
            pairHref(pair),
          );
    if ('redirectTo' in outcome) return outcome;
    const state = { ...outcome, meanwhile };
    return { ...renderPairChange({ request, pair, choices, state }), status: statusOf(state) };
  },
});

/** What a form changes. Those who see the pairs of one manager do not give them away. */
function patchFrom(
  { onlyManager }: DeskRequest,
  form: SentForm,
  pair: PairDetails,
  choices: DeskChoices,
): {
  readonly patch: RelationPatch;
  readonly reason: string | null;
  readonly problems: Readonly<Record<string, string>>;
} {
  const fields = formReader(form);
  const start = fields.day('start', 'Choose the first day.');
  const end = fields.optionalDay('end');
  const manager_id = onlyManager === null ? managerIn(form) : undefined;
  if (manager_id != null && manager_id !== pair.manager?.id && !isKnownManager(manager_id, choices)) {
    fields.problems['manager'] = 'This manager is not in the list any more. Choose another.';
  }
  return {
    patch: {
      ...(start !== null && { start }),
      end,
      ...(manager_id !== undefined && { manager_id }),
      cohort: cohortIn(form),
    },
    reason: fields.optional('reason'),
    problems: fields.problems,
  };
}

/** Deletes a pair that was made by mistake. */
export const pairDeletionScreen = ({ desk, operations }: DeskParts): Screen => ({
  path: '/desk/pairs/{id}/delete/',
  access: PROGRAMME_CHANGES,
  async show(request) {
    const pair = await pairOf(request, desk.seenBy(request.onlyManager));
    if (pair === null) return null;
    return renderPairDeletion({ pair, state: await newFormState(operations) });
  },
  async submit(request, form) {
    const relation_id = idFrom(request.values['id']);
    if (relation_id === null) return null;
    const pair = await pairOf(request, desk.seenBy(request.onlyManager));
    const reason = formReader(form).optional('reason');
    const task = taskOf(operations, { kind: 'delete-relation', relation_id }, reason);
    if (pair === null) return sentBefore(request, form, task, PAIRS_PATH);
    const outcome = await carryOut(request, form, task, reason, PAIRS_PATH);
    if ('redirectTo' in outcome) return outcome;
    return { ...renderPairDeletion({ pair, state: outcome }), status: statusOf(outcome) };
  },
});
