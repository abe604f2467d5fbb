/** `/desk/managers/`: those who look after pairs; added, changed, and their pairs handed over. For those who see everything. */

import type { DeskManager } from '../../domain/desk/common.ts';
import type { Desk } from '../../domain/desk/desk-reader.ts';
import { mergedForm } from '../merged-form.ts';
import { carryOut, newFormState, statusOf, taskOf, wrongFields } from '../operation.ts';
import type { DeskParts } from '../parts.ts';
import { type DeskRequest, idFrom, PROGRAMME, PROGRAMME_CHANGES, type Screen } from '../screen.ts';
import { type FormReader, formReader } from '../sent-form.ts';
import {
  MANAGERS_PATH,
  managerFields,
  renderHandOver,
  renderManagerForm,
  renderManagers,
} from './managers-view.ts';

/** The list. */
export const managersScreen = ({ desk }: DeskParts): Screen => ({
  path: MANAGERS_PATH,
  access: PROGRAMME,
  async show({ onlyManager, mayWrite }) {
    if (onlyManager !== null) return null;
    const seen = desk.seenBy(null);
    const [{ managers }, statistics] = await Promise.all([seen.choices(), seen.statistics()]);
    return renderManagers({ managers, counts: statistics.managers, mayWrite });
  },
});

/** Adds a manager. */
export const newManagerScreen = ({ operations }: DeskParts): Screen => ({
  path: `${MANAGERS_PATH}new/`,
  access: PROGRAMME_CHANGES,
  async show({ onlyManager }) {
    return onlyManager === null ? renderManagerForm(null, await newFormState(operations)) : null;
  },
  async submit(request, form) {
    if (request.onlyManager !== null) return null;
    const fields = formReader(form);
    const manager = managerFrom(fields);
    const outcome = fields.isFine()
      ? await carryOut(
          request,
          form,
          taskOf(operations, { kind: 'create-manager', ...manager }, null),
          null,
          MANAGERS_PATH,
        )
      : wrongFields(form, fields.problems);
    if ('redirectTo' in outcome) return outcome;
    return { ...renderManagerForm(null, outcome), status: statusOf(outcome) };
  },
});

/** Changes a manager. */
export const managerScreen = ({ desk, operations }: DeskParts): Screen => ({
  path: `${MANAGERS_PATH}{id}/`,
  access: PROGRAMME_CHANGES,
  async show(request) {
    const manager = (await subjectOf(request, desk.seenBy(null)))?.manager;
    return manager === undefined ? null : renderManagerForm(manager, await newFormState(operations));
  },
  async submit(request, sent) {
    const manager = (await subjectOf(request, desk.seenBy(null)))?.manager;
    if (manager === undefined) return null;
    const { form, meanwhile } = mergedForm(sent, managerFields(manager));
    const fields = formReader(form);
    const patch = managerFrom(fields, manager.email);
    const outcome = fields.isFine()
      ? await carryOut(
          request,
          form,
          taskOf(operations, { kind: 'change-manager', manager_id: manager.id, patch }, null),
          null,
          MANAGERS_PATH,
        )
      : wrongFields(form, fields.problems);
    if ('redirectTo' in outcome) return outcome;
    const state = { ...outcome, meanwhile };
    return { ...renderManagerForm(manager, state), status: statusOf(state) };
  },
});

/** Gives all pairs of a manager to another. */
export const handOverScreen = ({ desk, operations }: DeskParts): Screen => ({
  path: `${MANAGERS_PATH}{id}/hand-over/`,
  access: PROGRAMME_CHANGES,
  async show(request) {
    const subject = await subjectOf(request, desk.seenBy(null));
    return subject && renderHandOver({ ...subject, state: await newFormState(operations) });
  },
  async submit(request, form) {
    const subject = await subjectOf(request, desk.seenBy(null));
    if (subject === null) return null;
    const fields = formReader(form);
    const reason = fields.optional('reason');
    const to_id = idFrom(form.text('to'));
    const outcome =
      to_id === null
        ? wrongFields(form, { to: 'Choose who looks after the pairs from now on.' })
        : await carryOut(
            request,
            form,
            taskOf(operations, { kind: 'hand-over', from_id: subject.manager.id, to_id }, reason),
            reason,
            MANAGERS_PATH,
          );
    if ('redirectTo' in outcome) return outcome;
    return { ...renderHandOver({ ...subject, state: outcome }), status: statusOf(outcome) };
  },
});

/** The manager that an address is about, among all; null where there is none, or the caller does not see everything. */
async function subjectOf(
  { values, onlyManager }: DeskRequest,
  seen: Desk,
): Promise<{ readonly manager: DeskManager; readonly managers: readonly DeskManager[] } | null> {
  if (onlyManager !== null) return null;
  const id = idFrom(values['id']);
  const { managers } = await seen.choices();
  const manager = managers.find((one) => one.id === id);
  return manager === undefined ? null : { manager, managers };
}

/** What the fields of a manager say. */
const managerFrom = (fields: FormReader, kept?: string) => ({
  first_name: fields.required('first_name', 'Type the first name.'),
  last_name: fields.optional('last_name'),
  email: fields.email('email', 'Type the e-mail address.', kept),
});
