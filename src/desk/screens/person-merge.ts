/** `/desk/people/{id}/merge/`: two records of one person become one. */

import type { DeskReader } from '../../domain/desk/desk-reader.ts';
import type { PersonDetails } from '../../domain/desk/people.ts';
import { SEARCH } from '../components/filters.ts';
import { carryOut, newFormState, sentBefore, statusOf, taskOf } from '../operation.ts';
import type { DeskParts } from '../parts.ts';
import { type DeskRequest, idFrom, PROGRAMME_CHANGES, type Screen } from '../screen.ts';
import { formReader } from '../sent-form.ts';
import { personToChange } from './person.ts';
import { OTHER, renderMerge, renderMergeSearch } from './person-merge-view.ts';
import { personHref } from './person-view.ts';

/** As many of those who fit are offered. */
const OFFERED = 20;

/** The screen: the other record is looked for, then chosen, then merged. For those who see everything. */
export const mergeScreen = ({ desk, operations }: DeskParts): Screen => ({
  path: '/desk/people/{id}/merge/',
  access: PROGRAMME_CHANGES,
  async show(request) {
    const person = await mergeable(request, desk);
    if (person === null) return null;
    const other = await otherOf(request.query.get(OTHER), person, desk);
    if (other !== null) {
      const state = await newFormState(operations);
      const preview = await operations.preview(mergeOf(person, other), null);
      const shown = 'refused' in preview ? { ...state, refusal: preview.refused } : { ...state, preview };
      return renderMerge({ keep: person, remove: other, state: shown });
    }
    const searched = request.query.get(SEARCH) ?? person.full_name;
    const found = await desk.seenBy(null).findPeople(searched, person.role, OFFERED);
    return renderMergeSearch({ person, searched, found: found.filter(({ id }) => id !== person.id) });
  },
  async submit(request, form) {
    const person = await mergeable(request, desk);
    const chosen = idFrom(form.text(OTHER));
    if (person === null || chosen === null) return null;
    const other = await otherOf(form.text(OTHER), person, desk);
    const reason = formReader(form).optional('reason');
    const task = taskOf(operations, mergeOf(person, { id: chosen }), reason);
    if (other === null) return sentBefore(request, form, task, personHref(person));
    const outcome = await carryOut(request, form, task, reason, personHref(person));
    if ('redirectTo' in outcome) return outcome;
    return { ...renderMerge({ keep: person, remove: other, state: outcome }), status: statusOf(outcome) };
  },
});

const mergeable = (request: DeskRequest, desk: DeskReader): Promise<PersonDetails | null> =>
  request.onlyManager === null ? personToChange(request, desk) : Promise.resolve(null);

const mergeOf = (keep: Pick<PersonDetails, 'id'>, remove: Pick<PersonDetails, 'id'>) =>
  ({ kind: 'merge-people', keep_id: keep.id, remove_id: remove.id }) as const;

/** The other record that is chosen; null where none is, or it cannot be the same person. */
async function otherOf(
  text: string | null,
  { id, role }: PersonDetails,
  desk: DeskReader,
): Promise<PersonDetails | null> {
  const chosen = idFrom(text);
  if (chosen === null || chosen === id) return null;
  const other = await desk.seenBy(null).person(chosen);
  return other?.role === role && !other.isErased ? other : null;
}
