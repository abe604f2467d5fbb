/** `/desk/people/{id}/`: everything of a person, and the ways to change it. */

import type { Desk, DeskReader } from '../../domain/desk/desk-reader.ts';
import type { PersonDetails } from '../../domain/desk/people.ts';
import type { DeskParts } from '../parts.ts';
import { type DeskRequest, idFrom, PROGRAMME, type Screen } from '../screen.ts';
import { renderPerson } from './person-view.ts';

/** The screen. */
export const personScreen = ({ desk, timeZone }: DeskParts): Screen => ({
  path: '/desk/people/{id}/',
  access: PROGRAMME,
  async show(request) {
    const person = await personOf(request, desk.seenBy(request.onlyManager));
    return person && renderPerson({ request, person, timeZone });
  },
});

/** The person that an address is about; null where there is none, or the caller may not see them. */
export async function personOf({ values }: DeskRequest, seen: Desk): Promise<PersonDetails | null> {
  const id = idFrom(values['id']);
  return id === null ? null : seen.person(id);
}

/** The person that an address is about, to be changed; null also where they were erased. */
export async function personToChange(request: DeskRequest, desk: DeskReader): Promise<PersonDetails | null> {
  const person = await personOf(request, desk.seenBy(request.onlyManager));
  return person?.isErased === false ? person : null;
}
