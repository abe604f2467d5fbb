/** `/desk/first-account/`: where nobody signs in, somebody makes the account with which they will. */

import { type AccountRecord, LINK_LIFETIME } from '../../domain/account.ts';
import { linkAddress } from '../../domain/sign-in.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { renderHidden } from '../../pages/field.ts';
import { renderSecret } from '../components/details.ts';
import { renderOperationForm } from '../components/operation-form.ts';
import { savedWith } from '../components/settings-screen.ts';
import { type FormState, formState, statusOf } from '../operation.ts';
import type { DeskAccounts } from '../parts.ts';
import { DESK_PATH, type DeskPage, mayChangeSettings, PROGRAMME_CHANGES, type Screen } from '../screen.ts';
import { FormReader } from '../sent-form.ts';

/** The address of the screen. */
export const FIRST_ACCOUNT_PATH = '/desk/first-account/';

/** The people who have an account. */
const peopleIn = async ({ store }: Pick<DeskAccounts, 'store'>): Promise<readonly AccountRecord[]> =>
  (await store.list()).filter(({ role, removed_at }) => role !== null && removed_at === null);

/** Whether nobody has an account yet. */
export const hasNobody = async (accounts: Pick<DeskAccounts, 'store'>): Promise<boolean> =>
  (await peopleIn(accounts)).length === 0;

/** Makes the screen. */
export const firstAccountScreen = (accounts: DeskAccounts): Screen => ({
  path: FIRST_ACCOUNT_PATH,
  access: PROGRAMME_CHANGES,
  async show(request) {
    if (!mayChangeSettings(request)) return null;
    const [first] = await peopleIn(accounts);
    return page(first === undefined ? renderFirstAccount(formState(null)) : renderNextSteps(first, null));
  },
  async submit(request, form) {
    if (!mayChangeSettings(request)) return null;
    const known = (await peopleIn(accounts)).find(({ email }) => email === form.text('email').toLowerCase());
    let link = known ? await accounts.links.issue(known.id, 0, request.caller) : null;
    // Loading the page again sends the form again, and makes another link.
    if (known && link) return page(renderNextSteps(known, linkAddress(request.root, link, DESK_PATH)));
    let made: AccountRecord | null = null;
    const outcome = await savedWith(request, form, async (note) => {
      const fields = new FormReader(form);
      const name = fields.required('name', 'Give your name.');
      const email = fields.email('email', 'Give your e-mail address.');
      if (!fields.isFine()) return { problems: fields.problems };
      const terms = { by: { account: null, token: null }, note, isFirst: true };
      made = await accounts.store.create({ name, email, role: 'manager' }, terms);
      link = await accounts.links.issue(made.id, 0, request.caller);
      return { back: FIRST_ACCOUNT_PATH };
    });
    if (!('redirectTo' in outcome))
      return { ...page(renderFirstAccount(outcome)), status: statusOf(outcome) };
    return made === null || link === null
      ? outcome
      : page(renderNextSteps(made, linkAddress(request.root, link, DESK_PATH)));
  },
});

const page = (content: SafeHtml): DeskPage => ({ title: 'The first account', content });

/** Renders the offer to make the first account. */
export const renderFirstAccount = (state: FormState): SafeHtml =>
  html`<section class="part"><h2>Create the first account</h2>
<p class="description">Nobody signs in yet: everyone who can open this page on this machine sees and changes everything. Before other people use the service or their data is in it, create an account for yourself. It is a manager’s, which can create accounts for others.</p>
${renderOperationForm({
  action: FIRST_ACCOUNT_PATH,
  fields: [
    { name: 'name', label: 'Your name', input: 'text', required: true },
    { name: 'email', label: 'Your e-mail', input: 'text', required: true },
  ],
  submitLabel: 'Create the account',
  isBrief: true,
  state,
})}</section>`;

/** Renders how to sign in with it, by a link that was just made, or with the way to make one. */
const renderNextSteps = (
  { name, email }: Pick<AccountRecord, 'name' | 'email'>,
  address: string | null,
): SafeHtml => html`<p>${name} has an account. Nobody is asked to sign in before these steps:</p>
<ol class="numbered">
<li>Write the line <code>AUTH=tokens</code> into the file <code>.env</code> in the folder of the service.</li>
<li>Stop the service with Ctrl+C, and start it again.</li>
<li>Open a link to sign in, within ${LINK_LIFETIME / 60} minutes.</li>
</ol>
${
  address !== null &&
  renderSecret('Copy this link now', address, 'It signs you in once. This page can make another one.')
}
<form class="buttons" action="${FIRST_ACCOUNT_PATH}" method="post">
${renderHidden({ name: 'email', value: email ?? '' })}
<button type="submit"${address === null && html` class="primary"`}>${address === null ? 'Create a link to copy' : 'Create another link'}</button>
</form>`;
