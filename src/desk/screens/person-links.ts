/** A person by its address, and the addresses of its screens. */

import type { Desk, DeskReader, PersonDetails } from '../../domain/desk/desk-reader.ts';
import type { NamedLink } from '../../pages/layout.ts';
import { type DeskRequest, idFrom } from '../screen.ts';

/** Returns the person that an address is about; null if there is none, or the caller may not see them. */
export async function personOf({ values }: DeskRequest, seen: Desk): Promise<PersonDetails | null> {
  const id = idFrom(values['id']);
  return id === null ? null : seen.person(id);
}

/** Returns the person that an address is about, to be changed; null also if they were erased. */
export async function personToChange(request: DeskRequest, desk: DeskReader): Promise<PersonDetails | null> {
  const person = await personOf(request, desk.seenBy(request.onlyManager));
  return person?.isErased === false ? person : null;
}

/** Returns the address of a person. */
export const personHref = ({ id }: Pick<PersonDetails, 'id'>): string => `/desk/people/${id}/`;

/** Returns the screens above one of a person. */
export const personBreadcrumbs = (person: PersonDetails): readonly NamedLink[] => [
  { label: 'People', href: '/desk/people/' },
  { label: person.called, href: personHref(person) },
];
