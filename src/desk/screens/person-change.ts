/** `/desk/people/new/`, `/desk/people/{id}/change/` and `…/drop-out/`. */

import type { DeskReader } from '../../domain/desk/desk-reader.ts';
import type { PersonDetails } from '../../domain/desk/people.ts';
import type { Performed } from '../../domain/operations/programme-history.ts';
import { ROLES } from '../../domain/programme.ts';
import { LANGUAGE_CHOICES } from '../components/languages.ts';
import { type AskedFor, operationScreen } from '../components/operation-screen.ts';
import { OPEN_STATUSES } from '../components/statuses.ts';
import { type FieldDeclaration, REASON } from '../form-fields.ts';
import { ownOperations } from '../own-operations.ts';
import type { DeskParts } from '../parts.ts';
import type { DeskRequest, Screen } from '../screen.ts';
import type { FormReader } from '../sent-form.ts';
import { PEOPLE_PATH } from './people.ts';
import { personBreadcrumbs, personHref, personToChange } from './person.ts';

/** Adds a person. Those who see the pairs of one manager add people with a new pair: others they would not see. */
export const newPersonScreen = (parts: DeskParts): Screen =>
  operationScreen<true>(parts, {
    path: '/desk/people/new/',
    isFilledInByAddress: true,
    subjectOf: async ({ onlyManager }) => onlyManager === null || null,
    page: () => ({
      title: 'New person',
      description: 'Somebody who is both a mentee and a mentor is added twice, once in each role.',
      above: [{ label: 'People', href: '/desk/people/' }],
      fields: [
        {
          name: 'role',
          label: 'Role',
          input: 'choice',
          value: 'mentee',
          required: true,
          choices: [
            { value: 'mentee', label: 'Mentee' },
            { value: 'mentor', label: 'Mentor' },
          ],
        },
        ...personFields(null),
      ],
      submitLabel: 'Add the person',
      isBrief: true,
    }),
    read(_subject, fields) {
      const role = fields.choice('role', ROLES);
      const person = personFrom(fields);
      if (role === null || !fields.isFine()) return { problems: fields.problems };
      return { operation: { kind: 'create-person', role, ...person }, back: newPersonHref };
    },
  });

/** The address of a person who was just added. */
function newPersonHref(done: Pick<Performed, 'changes'> | null): string {
  const made = done?.changes.find((change) => change.table === 'participants')?.after;
  return made && 'full_name' in made ? personHref(made) : PEOPLE_PATH;
}

const personFields = (person: PersonDetails | null): readonly FieldDeclaration[] => [
  { name: 'full_name', label: 'Full name', input: 'text', value: person?.full_name ?? '', required: true },
  { name: 'email', label: 'E-mail', input: 'text', value: person?.email ?? '', required: true },
  {
    name: 'language',
    label: 'Language of messages',
    input: 'choice',
    value: person?.language ?? '',
    choices: LANGUAGE_CHOICES,
  },
  {
    name: 'external_id',
    label: 'External id',
    input: 'text',
    value: person?.external_id ?? '',
    help: 'What another system calls them.',
  },
];

const personFrom = (fields: FormReader, kept?: string) => ({
  full_name: fields.required('full_name', 'Type the full name.'),
  email: fields.email('email', 'Type the e-mail address.', kept),
  external_id: fields.optional('external_id'),
  language: fields.optional('language'),
});

/** Changes a person. */
export const personChangeScreen = (parts: DeskParts): Screen =>
  operationScreen<PersonDetails>(parts, {
    path: '/desk/people/{id}/change/',
    subjectOf: (request) => personToChange(request, parts.desk),
    operationsFor: ({ onlyManager }) => ownOperations(parts.operations, parts.desk, onlyManager),
    page: (person) => ({
      title: 'Change the person',
      above: personBreadcrumbs(person),
      fields: [...personFields(person), REASON],
      merges: true,
      submitLabel: 'Save the person',
      isBrief: true,
    }),
    read(person, fields) {
      const patch = personFrom(fields, person.email);
      if (!fields.isFine()) return { problems: fields.problems };
      return {
        operation: { kind: 'change-person', person_id: person.id, patch },
        back: personHref(person),
      };
    },
  });

const UNSEEN_PAIRS =
  'They are also in pairs that somebody else looks after, which would end as well. Ask a manager of the programme, or end your own pair.';

/** Ends all pairs of somebody who leaves the programme. */
export const dropOutScreen = (parts: DeskParts): Screen => {
  const askedFor = async (
    person: PersonDetails,
    { onlyManager }: DeskRequest,
    on: Temporal.PlainDate,
  ): Promise<AskedFor> =>
    (await hasUnseenPairs(onlyManager, parts.desk, person))
      ? { refusal: UNSEEN_PAIRS }
      : { operation: { kind: 'drop-out', person_id: person.id, on }, back: personHref(person) };
  return operationScreen<PersonDetails>(parts, {
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
    first: (person, request) => askedFor(person, request, request.today),
    async read(person, fields, request) {
      const on = fields.day('on', 'Choose the day on which they left.');
      const asked = await askedFor(person, request, on ?? request.today);
      return on === null && 'operation' in asked ? { problems: fields.problems } : asked;
    },
  });
};

/** Whether somebody is in open pairs that the caller may not see, and so may not end. */
async function hasUnseenPairs(
  onlyManager: string | null,
  desk: DeskReader,
  { id, pairs }: PersonDetails,
): Promise<boolean> {
  if (onlyManager === null) return false;
  const openOf = (of: PersonDetails['pairs']) =>
    of.filter(({ status }) => OPEN_STATUSES.includes(status)).length;
  const all = await desk.seenBy(null).person(id);
  return openOf(all?.pairs ?? []) > openOf(pairs);
}
