/** `/desk/people/new/`, `/desk/people/{id}/change/` and `…/drop-out/`. */

import type { DeskReader } from '../../domain/desk/desk-reader.ts';
import type { PersonDetails } from '../../domain/desk/people.ts';
import type { Performed } from '../../domain/operations/programme-history.ts';
import { ROLES } from '../../domain/programme.ts';
import { OPEN_STATUSES } from '../components/statuses.ts';
import { mergedForm } from '../merged-form.ts';
import { carryOut, newFormState, refusedForm, statusOf, taskOf, wrongFields } from '../operation.ts';
import { ownOperations } from '../own-operations.ts';
import type { DeskParts } from '../parts.ts';
import { type DeskRequest, PROGRAMME_CHANGES, type Screen } from '../screen.ts';
import { type FormReader, formOf, formReader } from '../sent-form.ts';
import { PEOPLE_PATH } from './people.ts';
import { personToChange } from './person.ts';
import { personFields, renderDropOut, renderNewPerson, renderPersonChange } from './person-change-view.ts';
import { personHref } from './person-view.ts';

/** Adds a person. Those who see the pairs of one manager add people with a new pair: others they would not see. */
export const newPersonScreen = ({ operations }: DeskParts): Screen => ({
  path: '/desk/people/new/',
  access: PROGRAMME_CHANGES,
  async show(request) {
    if (request.onlyManager !== null) return null;
    const typed = request.query.size === 0 ? null : formOf([...request.query]);
    return renderNewPerson({ ...(await newFormState(operations)), sent: typed });
  },
  async submit(request, form) {
    if (request.onlyManager !== null) return null;
    const fields = formReader(form);
    const role = fields.choice('role', ROLES);
    const person = personFrom(fields);
    const outcome =
      role === null || !fields.isFine()
        ? wrongFields(form, fields.problems)
        : await carryOut(
            request,
            form,
            taskOf(operations, { kind: 'create-person', role, ...person }, null),
            null,
            newPersonHref,
          );
    if ('redirectTo' in outcome) return outcome;
    return { ...renderNewPerson(outcome), status: statusOf(outcome) };
  },
});

/** What the fields of a person say. */
const personFrom = (fields: FormReader, kept?: string) => ({
  full_name: fields.required('full_name', 'Type the full name.'),
  email: fields.email('email', 'Type the e-mail address.', kept),
  external_id: fields.optional('external_id'),
  language: fields.optional('language'),
});

/** The address of a person who was just added. */
function newPersonHref(done: Pick<Performed, 'changes'> | null): string {
  const made = done?.changes.find((change) => change.table === 'participants')?.after;
  return made && 'full_name' in made ? personHref(made) : PEOPLE_PATH;
}

/** Changes a person. */
export const personChangeScreen = ({ desk, operations }: DeskParts): Screen => ({
  path: '/desk/people/{id}/change/',
  access: PROGRAMME_CHANGES,
  async show(request) {
    const person = await personToChange(request, desk);
    return person && renderPersonChange(person, await newFormState(operations));
  },
  async submit(request, sent) {
    const person = await personToChange(request, desk);
    if (person === null) return null;
    const own = ownOperations(operations, desk, request.onlyManager);
    const { form, meanwhile } = mergedForm(sent, personFields(person));
    const fields = formReader(form);
    const patch = personFrom(fields, person.email);
    const reason = fields.optional('reason');
    const outcome = fields.isFine()
      ? await carryOut(
          request,
          form,
          taskOf(own, { kind: 'change-person', person_id: person.id, patch }, reason),
          reason,
          personHref(person),
        )
      : wrongFields(form, fields.problems);
    if ('redirectTo' in outcome) return outcome;
    const state = { ...outcome, meanwhile };
    return { ...renderPersonChange(person, state), status: statusOf(state) };
  },
});

const UNSEEN_PAIRS =
  'They are also in pairs that somebody else looks after, which would end as well. Ask a manager of the programme, or end your own pair.';

/** Ends all pairs of somebody who leaves the programme. */
export const dropOutScreen = ({ desk, operations }: DeskParts): Screen => ({
  path: '/desk/people/{id}/drop-out/',
  access: PROGRAMME_CHANGES,
  async show(request) {
    const person = await personToChange(request, desk);
    if (person === null) return null;
    const state = await newFormState(operations);
    if (await hasUnseenPairs(request, desk, person)) {
      return renderDropOut(person, request.today, { ...state, refusal: UNSEEN_PAIRS });
    }
    const operation = { kind: 'drop-out', person_id: person.id, on: request.today } as const;
    const preview = await operations.preview(operation, null);
    const shown = 'refused' in preview ? { ...state, refusal: preview.refused } : { ...state, preview };
    return renderDropOut(person, request.today, shown);
  },
  async submit(request, form) {
    const person = await personToChange(request, desk);
    if (person === null) return null;
    const fields = formReader(form);
    const on = fields.day('on', 'Choose the day on which they left.');
    const reason = fields.optional('reason');
    const hasOthers = await hasUnseenPairs(request, desk, person);
    const outcome = hasOthers
      ? refusedForm(form, UNSEEN_PAIRS)
      : on === null
        ? wrongFields(form, fields.problems)
        : await carryOut(
            request,
            form,
            taskOf(operations, { kind: 'drop-out', person_id: person.id, on }, reason),
            reason,
            personHref(person),
          );
    if ('redirectTo' in outcome) return outcome;
    return { ...renderDropOut(person, request.today, outcome), status: statusOf(outcome) };
  },
});

/** Whether somebody is in open pairs that the caller may not see, and so may not end. */
async function hasUnseenPairs(
  { onlyManager }: DeskRequest,
  desk: DeskReader,
  { id, pairs }: PersonDetails,
): Promise<boolean> {
  if (onlyManager === null) return false;
  const openOf = (of: PersonDetails['pairs']) =>
    of.filter(({ status }) => OPEN_STATUSES.includes(status)).length;
  const all = await desk.seenBy(null).person(id);
  return openOf(all?.pairs ?? []) > openOf(pairs);
}
