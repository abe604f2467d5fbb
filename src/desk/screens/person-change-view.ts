/** What the screens of `person-change.ts` show. */

import type { PersonDetails } from '../../domain/desk/people.ts';
import { LANGUAGE_CHOICES } from '../components/languages.ts';
import { renderOperationForm } from '../components/operation-form.ts';
import { type FieldDeclaration, fieldsOf, REASON } from '../form-fields.ts';
import { firstValues } from '../merged-form.ts';
import type { FormState } from '../operation.ts';
import type { DeskPage } from '../screen.ts';
import { personBreadcrumbs, personHref } from './person-view.ts';

/** The fields of a person. */
export const personFields = (
  person: Pick<PersonDetails, 'full_name' | 'email' | 'external_id' | 'language'> | null,
): readonly FieldDeclaration[] => [
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

/** The page that adds a person. */
export const renderNewPerson = (state: FormState): DeskPage => ({
  title: 'New person',
  description: 'Somebody who is both a mentee and a mentor is added twice, once in each role.',
  above: [{ label: 'People', href: '/desk/people/' }],
  content: renderOperationForm({
    action: '/desk/people/new/',
    fields: fieldsOf(
      [
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
      state.sent,
      state.problems,
    ),
    submitLabel: 'Add the person',
    isBrief: true,
    cancelHref: '/desk/people/',
    state,
  }),
});

/** The page that changes a person. */
export const renderPersonChange = (person: PersonDetails, state: FormState): DeskPage => ({
  title: 'Change the person',
  above: personBreadcrumbs(person),
  content: renderOperationForm({
    action: `${personHref(person)}change/`,
    hidden: firstValues(personFields(person)),
    fields: fieldsOf([...personFields(person), REASON], state.sent, state.problems),
    submitLabel: 'Save the person',
    isBrief: true,
    cancelHref: personHref(person),
    state,
  }),
});

/** The page on which somebody drops out. */
export const renderDropOut = (
  person: PersonDetails,
  today: Temporal.PlainDate,
  state: FormState,
): DeskPage => ({
  title: 'Drop out',
  description: `${person.called} leaves the programme: every open pair of theirs ends, and nobody owes feedback for it any more.`,
  above: personBreadcrumbs(person),
  content: renderOperationForm({
    action: `${personHref(person)}drop-out/`,
    fields: fieldsOf(
      [{ name: 'on', label: 'Left on', input: 'date', value: today.toString(), required: true }, REASON],
      state.sent,
      state.problems,
    ),
    submitLabel: 'End the pairs',
    cancelHref: personHref(person),
    state,
  }),
});
