/** `/desk/people/new/`, `/desk/people/{id}/change/` and `…/drop-out/`. */

import type { PersonDetails } from '../../domain/desk/people.ts';
import type { Performed } from '../../domain/operations/programme-history.ts';
import { participantFields } from '../../domain/programme.ts';
import { type AskedFor, operationScreen } from '../components/operation-screen.ts';
import { formFields, recordFrom } from '../components/record-form.ts';
import { REASON } from '../form-fields.ts';
import type { DeskParts } from '../parts.ts';
import type { Screen } from '../screen.ts';
import { PEOPLE_PATH } from './people.ts';
import { personBreadcrumbs, personHref, personToChange } from './person-links.ts';

const { role, external_id, ...others } = participantFields;

/** What other systems call somebody stands last. */
const PERSON = { ...others, external_id };
const NEW_PERSON = { role, ...PERSON };
/** Mentees have no places. */
const { places: _places, ...MENTEE } = PERSON;
const fieldsFor = (person: Pick<PersonDetails, 'role'>) => (person.role === 'mentee' ? MENTEE : PERSON);

/** Adds a person. Those who see the pairs of one manager add people with a new pair: others they would not see. */
export const newPersonScreen = (): Screen =>
  operationScreen<true>({
    path: '/desk/people/new/',
    isFilledInByAddress: true,
    subjectOf: async ({ onlyManager }) => onlyManager === null || null,
    page: () => ({
      title: 'New person',
      description: 'A person who is both a mentee and a mentor is added twice, once in each role.',
      above: [{ label: 'People', href: '/desk/people/' }],
      fields: formFields(NEW_PERSON, null),
      submitLabel: 'Add the person',
      isBrief: true,
    }),
    read(_subject, fields) {
      const person = recordFrom(NEW_PERSON, fields, null);
      if (person === null) return { problems: fields.problems };
      return { operation: { kind: 'create-person', ...person }, back: newPersonHref };
    },
  });

/** The address of a person who was just added. */
function newPersonHref(done: Pick<Performed, 'changes'> | null): string {
  const made = done?.changes.find((change) => change.table === 'participants')?.after;
  return made && 'full_name' in made ? personHref(made) : PEOPLE_PATH;
}

/** Changes a person. */
export const personChangeScreen = (parts: DeskParts): Screen =>
  operationScreen<PersonDetails>({
    path: '/desk/people/{id}/change/',
    subjectOf: (request) => personToChange(request, parts.desk),
    page: (person) => ({
      title: 'Change the person',
      above: personBreadcrumbs(person),
      fields: [...formFields(fieldsFor(person), person), REASON],
      merges: true,
      submitLabel: 'Save the person',
      isBrief: true,
    }),
    read(person, fields) {
      const patch = recordFrom(fieldsFor(person), fields, person);
      if (patch === null) return { problems: fields.problems };
      return {
        operation: { kind: 'change-person', person_id: person.id, patch },
        back: personHref(person),
      };
    },
  });

/** Ends all pairs of somebody who leaves the programme. */
export const dropOutScreen = (parts: DeskParts): Screen => {
  const askedFor = (person: PersonDetails, on: Temporal.PlainDate): AskedFor => ({
    operation: { kind: 'drop-out', person_id: person.id, on },
    back: personHref(person),
  });
  return operationScreen<PersonDetails>({
    path: '/desk/people/{id}/drop-out/',
    subjectOf: (request) => personToChange(request, parts.desk),
    page: (person, { today }) => ({
      title: 'Drop out',
      description: `${person.called} leaves the programme: every open pair of theirs ends, and nobody owes feedback for it any more.`,
      above: personBreadcrumbs(person),
      fields: [
        { name: 'on', label: 'Left on', input: 'date', value: today.toString(), required: true },
        REASON,
      ],
      submitLabel: 'End the pairs',
    }),
    first: (person, { today }) => askedFor(person, today),
    read(person, fields) {
      const on = fields.day('on', 'Choose the day on which they left.');
      return on === null ? { problems: fields.problems } : askedFor(person, on);
    },
  });
};
