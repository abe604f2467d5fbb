/** `/desk/people/new/`, `/desk/people/{id}/change/` and `…/drop-out/`. */

import type { PersonDetails } from '../../domain/desk/desk-reader.ts';
import { assertPart, assertSubmission, type Fields, nothingOf } from '../../domain/fields.ts';
import type { Performed } from '../../domain/operations/programme-history.ts';
import { labelled, type OwnLabels, participantFields } from '../../domain/programme.ts';
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
/** The fields of a person, as the programme calls them. */
const fieldsFor = (person: PersonDetails, labels: OwnLabels): Fields =>
  labelled(person.role === 'mentee' ? MENTEE : PERSON, labels);

/** Adds a person. Those who see the pairs of one manager add people with a new pair: others they would not see. */
export const newPersonScreen = ({ ownFields }: DeskParts): Screen =>
  operationScreen<OwnLabels>({
    path: '/desk/people/new/',
    isFilledInByAddress: true,
    subjectOf: async ({ onlyManager }) => (onlyManager === null ? ownFields.labels() : null),
    page: (labels) => ({
      title: 'New person',
      description: 'A person who is both a mentee and a mentor is added twice, once in each role.',
      above: [{ label: 'People', href: '/desk/people/' }],
      fields: formFields(labelled(NEW_PERSON, labels), null),
      submitLabel: 'Add the person',
      isBrief: true,
    }),
    read(labels, fields) {
      const given = recordFrom(labelled(NEW_PERSON, labels), fields, null);
      if (given === null) return { problems: fields.problems };
      const person = { ...nothingOf(participantFields), ...given };
      assertSubmission(participantFields, person);
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
  operationScreen<{ readonly person: PersonDetails; readonly labels: OwnLabels }>({
    path: '/desk/people/{id}/change/',
    async subjectOf(request) {
      const person = await personToChange(request, parts.desk);
      return person && { person, labels: await parts.ownFields.labels() };
    },
    page: ({ person, labels }) => ({
      title: 'Change the person',
      above: personBreadcrumbs(person),
      fields: [...formFields(fieldsFor(person, labels), person), REASON],
      merges: true,
      submitLabel: 'Save the person',
      isBrief: true,
    }),
    read({ person, labels }, fields) {
      const patch = recordFrom(fieldsFor(person, labels), fields, person);
      if (patch === null) return { problems: fields.problems };
      assertPart(participantFields, patch);
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
