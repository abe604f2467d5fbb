/** `/desk/people/{id}/erase/`: a person is erased on request and for good, as `mentoring erase` does it. */

import type { DeskReader } from '../../domain/desk/desk-reader.ts';
import type { PersonDetails } from '../../domain/desk/people.ts';
import { withDone } from '../links.ts';
import {
  type FormState,
  newFormState,
  refusedForm,
  signatureOf,
  statusOf,
  wrongFields,
} from '../operation.ts';
import type { DeskParts } from '../parts.ts';
import { type DeskRequest, PROGRAMME_CHANGES, type Screen } from '../screen.ts';
import type { SentForm } from '../sent-form.ts';
import { personOf } from './person.ts';
import { renderErase, renderErased } from './person-erase-view.ts';
import { personHref } from './person-view.ts';

/** The screen. For those who see everything. */
export const eraseScreen = ({ desk, operations, openEraser }: DeskParts): Screen => {
  /** Shows the person again with all that is known, or that there is nothing to erase any more. */
  const shown = async (person: PersonDetails, state: FormState) => {
    const eraser = await openEraser();
    if ('unavailable' in eraser) {
      return renderErase({ person, known: null, state: { ...state, refusal: eraser.unavailable } });
    }
    return renderErase({ person, known: await eraser.findPerson(person.email), state });
  };
  return {
    path: '/desk/people/{id}/erase/',
    access: PROGRAMME_CHANGES,
    async show(request) {
      const person = await erasable(request, desk);
      if (person === null) return null;
      if (person.isErased) return { redirectTo: personHref(person) };
      return shown(person, await newFormState(operations));
    },
    async submit(request, form) {
      const person = await erasable(request, desk);
      if (person === null) return null;
      // A form that was sent twice is no mistake.
      if (person.isErased) return { redirectTo: personHref(person) };
      const state = confirmation(form, person);
      if (state !== null) return { ...(await shown(person, state)), status: statusOf(state) };
      const eraser = await openEraser();
      const known = 'unavailable' in eraser ? null : await eraser.findPerson(person.email);
      if ('unavailable' in eraser || known === null) {
        const why = 'unavailable' in eraser ? eraser.unavailable : 'They were erased just now.';
        const refused = refusedForm(form, why);
        return { ...(await shown(person, refused)), status: statusOf(refused) };
      }
      const { entry, remains } = await eraser.erasePerson(known, request.today, signatureOf(request, null));
      return remains === null
        ? { redirectTo: withDone(personHref(person), entry) }
        : renderErased({ person, remains });
    },
  };
};

const erasable = (request: DeskRequest, desk: DeskReader): Promise<PersonDetails | null> =>
  request.onlyManager === null ? personOf(request, desk.seenBy(null)) : Promise.resolve(null);

/** The form again where the name is not the one that was to be typed; null where it is. */
function confirmation(form: SentForm, { full_name }: PersonDetails): FormState | null {
  const asTyped = (text: string) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  return asTyped(form.text('name')) === asTyped(full_name)
    ? null
    : wrongFields(form, { name: `Type “${full_name}”, so that nobody else is erased by mistake.` });
}
