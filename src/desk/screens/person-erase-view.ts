/** What `/desk/people/{id}/erase/` shows. */

import { calledApart } from '../../domain/desk/common.ts';
import type { PersonDetails } from '../../domain/desk/people.ts';
import type { KnownPerson } from '../../domain/eraser.ts';
import { html } from '../../html/html.ts';
import { renderOperationForm } from '../components/operation-form.ts';
import { fieldsOf } from '../form-fields.ts';
import type { FormState } from '../operation.ts';
import type { DeskPage } from '../screen.ts';
import { personBreadcrumbs, personHref } from './person-view.ts';

/** The page. */
export function renderErase({
  person,
  known,
  state,
}: {
  readonly person: PersonDetails;
  /** Null where nothing can be erased now. */
  readonly known: KnownPerson | null;
  readonly state: FormState;
}): DeskPage {
  return {
    title: 'Erase the person',
    description: 'For good, as somebody may request by law. This cannot be undone.',
    above: personBreadcrumbs(person),
    content: html`${known !== null && renderKnown(known)}
${renderOperationForm({
  action: `${personHref(person)}erase/`,
  fields: fieldsOf(
    [
      {
        name: 'name',
        label: 'Full name',
        input: 'text',
        required: true,
        help: `Type “${person.full_name}” to confirm.`,
      },
    ],
    state.sent,
    state.problems,
  ),
  submitLabel: 'Erase for good',
  isBrief: true,
  cancelHref: personHref(person),
  state,
})}`,
  };
}

function renderKnown({ participants, managers, accounts, relations, managed, goals, reported }: KnownPerson) {
  const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;
  return html`<p>These records lose their name, e-mail and external id:</p>
<ul class="notes">
${participants.map(({ full_name, email, role }) => html`<li>${calledApart(full_name, email, true)}, ${role}</li>`)}
${managers.map((one) => html`<li>${calledApart(`${one.first_name} ${one.last_name ?? ''}`.trim(), one.email, true)}, manager of ${counted(managed, 'pair')}, which nobody looks after then</li>`)}
</ul>
<ul class="notes">
${relations > 0 && html`<li>${counted(relations, 'pair')} of theirs: open ones end today, and the reasons that were noted go.</li>`}
<li>Messages to or about them lose their text.</li>
<li>The history keeps no name of theirs, and changes that they are in cannot be undone any more.</li>
<li>A later import does not bring them back.</li>
${accounts.map(({ id, name }) => html`<li>Account ${id}, ${name}, stays: whoever runs the service removes it with its name, by “mentoring erase --account”.</li>`)}
<li>Backups and exported files stay as they are: remove those that contain them.</li>
${goals.length > 0 && html`<li>These smart goals mention them and are not erased with them: ${goals.join(', ')}.</li>`}
${reported.length > 0 && html`<li>These texts mention them and stay, for you to change: ${reported.join(', ')}.</li>`}
</ul>`;
}

/** The page after it, where something may be left. */
export const renderErased = ({
  person,
  remains,
}: {
  readonly person: PersonDetails;
  readonly remains: string;
}): DeskPage => ({
  title: 'Erased',
  above: [{ label: 'People', href: '/desk/people/' }],
  content: html`<section class="notice done" role="status"><h2>The person was erased</h2></section>
<p>${remains}</p>
<p><a href="${personHref(person)}">What is left of the record</a></p>`,
});
