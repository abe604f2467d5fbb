/** `/desk/people/{id}/erase/`: a person is erased on request and for good, as `mentoring erase` does it. */

import { calledApart, type PersonDetails } from '../../domain/desk/desk-reader.ts';
import type { KnownPerson } from '../../domain/eraser.ts';
import { managerName } from '../../domain/programme.ts';
import { html } from '../../html/html.ts';
import { renderFormPage } from '../components/form-page.ts';
import { withDone } from '../links.ts';
import { type FormState, formState, newFormState, signatureOf, statusOf } from '../operation.ts';
import type { DeskParts } from '../parts.ts';
import { type DeskPage, type DeskRequest, PROGRAMME_CHANGES, type Screen } from '../screen.ts';
import { personBreadcrumbs, personHref, personOf } from './person-links.ts';

/** Makes the screen. For those who see everything. */
export const eraseScreen = ({ desk, openEraser }: DeskParts): Screen => {
  const subjectOf = async (request: DeskRequest): Promise<PersonDetails | null> =>
    request.onlyManager === null ? personOf(request, desk.seenBy(null)) : null;
  /** Shows the person with all that is known, or that there is nothing to erase any more. */
  const shown = async (request: DeskRequest, person: PersonDetails, state: FormState) => {
    const eraser = await openEraser();
    if ('unavailable' in eraser) {
      return erasurePage(request, person, null, { ...state, refusal: eraser.unavailable });
    }
    return erasurePage(request, person, await eraser.findPerson(person.email), state);
  };
  return {
    path: '/desk/people/{id}/erase/',
    access: PROGRAMME_CHANGES,
    async show(request) {
      const person = await subjectOf(request);
      if (person === null) return null;
      if (person.isErased) return { redirectTo: personHref(person) };
      return shown(request, person, await newFormState(request));
    },
    async submit(request, form) {
      const person = await subjectOf(request);
      if (person === null) return null;
      // A form that was sent twice is no mistake.
      if (person.isErased) return { redirectTo: personHref(person) };
      const refused = async (against: Partial<FormState>) => {
        const state = formState(form, against);
        return { ...(await shown(request, person, state)), status: statusOf(state) };
      };
      if (asTyped(form.text('name')) !== asTyped(person.full_name)) {
        const name = `Type “${person.full_name}”, so that you do not erase the wrong person.`;
        return refused({ problems: { name } });
      }
      const eraser = await openEraser();
      if ('unavailable' in eraser) return refused({ refusal: eraser.unavailable });
      const known = await eraser.findPerson(person.email);
      if (known === null) return refused({ refusal: 'They were erased just now.' });
      const { entry, remains } = await eraser.erasePerson(known, request.today, signatureOf(request, null));
      return remains === null
        ? { redirectTo: withDone(personHref(person), entry) }
        : renderErased(person, remains);
    },
  };
};

const asTyped = (text: string): string => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();

/** The page; `known` is null if nothing can be erased now. */
const erasurePage = (
  request: DeskRequest,
  person: PersonDetails,
  known: KnownPerson | null,
  state: FormState,
): DeskPage =>
  renderFormPage(
    {
      title: 'Erase the person',
      description: 'People may request this by law. It is permanent and cannot be undone.',
      above: personBreadcrumbs(person),
      lead: known && renderKnown(known),
      fields: [
        {
          name: 'name',
          label: 'Full name',
          input: 'text',
          required: true,
          help: `Type “${person.full_name}” to confirm.`,
        },
      ],
      submitLabel: 'Erase for good',
      isBrief: true,
    },
    state,
    request,
  );

function renderKnown({ participants, managers, accounts, relations, managed, goals, reported }: KnownPerson) {
  const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;
  return html`<p>These records lose their name, e-mail and external id:</p>
<ul class="notes">
${participants.map(({ full_name, email, role }) => html`<li>${calledApart(full_name, email, true)}, ${role}</li>`)}
${managers.map((one) => html`<li>${calledApart(managerName(one), one.email, true)}, manager of ${counted(managed, 'pair')}, which nobody looks after then</li>`)}
</ul>
<ul class="notes">
${relations > 0 && html`<li>${counted(relations, 'pair')} of theirs: open ones end today. Notes and reasons on them, and what the two wrote in forms, are deleted.</li>`}
<li>Notes on them go, and the smart goals that are known to be theirs.</li>
<li>Messages to or about them lose their text.</li>
<li>The history keeps no name of theirs, and changes that affect them cannot be undone any more. Neither can the upload that brought them, nor the example programme if they are in it: undo those first if you want them gone.</li>
<li>A later import does not bring them back.</li>
${accounts.map(({ id, name }) => html`<li>Account ${id}, ${name}, stays: your administrator removes it with its name, with “npx mentoring erase --account”.</li>`)}
<li>Backups and exported files stay as they are: remove those that contain them.</li>
${goals.length > 0 && html`<li>These smart goals mention them and are not erased with them: ${goals.join(', ')}.</li>`}
${reported.length > 0 && html`<li>These texts mention them and stay, for you to change: ${reported.join(', ')}.</li>`}
</ul>`;
}

/** The page after it, if something may be left. */
const renderErased = (person: PersonDetails, remains: string): DeskPage => ({
  title: 'Erased',
  above: [{ label: 'People', href: '/desk/people/' }],
  content: html`<section class="notice done" role="status"><h2>The person was erased</h2></section>
<p>${remains}</p>
<p><a href="${personHref(person)}">What is left of the record</a></p>`,
});
