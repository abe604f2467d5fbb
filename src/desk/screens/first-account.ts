/** `/desk/first-account/`: where nobody signs in, somebody makes the account with which they will. */

import { LINK_LIFETIME } from '../../domain/account.ts';
import { linkAddress } from '../../domain/sign-in.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { renderSecret } from '../components/details.ts';
import { renderOperationForm } from '../components/operation-form.ts';
import { savedWith } from '../components/settings-screen.ts';
import { type FormState, formState, statusOf } from '../operation.ts';
import type { DeskAccounts } from '../parts.ts';
import { DESK_PATH, type DeskPage, mayChangeSettings, PROGRAMME_CHANGES, type Screen } from '../screen.ts';
import { FormReader } from '../sent-form.ts';

/** The address of the screen. */
export const FIRST_ACCOUNT_PATH = '/desk/first-account/';

/** Whether nobody has an account yet. */
export const hasNobody = async ({ store }: Pick<DeskAccounts, 'store'>): Promise<boolean> =>
  (await store.list()).every(({ role, removed_at }) => role === null || removed_at !== null);

/** Makes the screen. */
export const firstAccountScreen = (accounts: DeskAccounts): Screen => ({
  path: FIRST_ACCOUNT_PATH,
  access: PROGRAMME_CHANGES,
  async show(request) {
    if (!mayChangeSettings(request)) return null;
    return page((await hasNobody(accounts)) ? renderFirstAccount(formState(null)) : ALREADY);
  },
  async submit(request, form) {
    if (!mayChangeSettings(request)) return null;
    let link: string | null = null;
    const outcome = await savedWith(request, form, async (note) => {
      const fields = new FormReader(form);
      const name = fields.required('name', 'Give your name.');
      const email = fields.email('email', 'Give your e-mail address.');
      if (!fields.isFine()) return { problems: fields.problems };
      const terms = { by: { account: null, token: null }, note, isFirst: true };
      const { id } = await accounts.store.create({ name, email, role: 'manager' }, terms);
      link = await accounts.links.issue(id, 0, request.caller);
      return { back: FIRST_ACCOUNT_PATH };
    });
    if (!('redirectTo' in outcome))
      return { ...page(renderFirstAccount(outcome)), status: statusOf(outcome) };
    if (link === null) return outcome;
    return page(renderNextSteps(linkAddress(request.root, link, DESK_PATH)));
  },
});

const page = (content: SafeHtml): DeskPage => ({ title: 'The first account', content });

const ALREADY = html`<p>There are accounts already, but nobody is asked to sign in. Set <code>AUTH=tokens</code> in the file <code>.env</code> of the service, and start it again.</p>`;

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

/** Renders how to sign in with it. */
const renderNextSteps = (address: string): SafeHtml => html`<ol class="numbered">
<li>Write the line <code>AUTH=tokens</code> into the file <code>.env</code> in the folder of the service.</li>
<li>Stop the service with Ctrl+C, and start it again.</li>
<li>Open the link below, within ${LINK_LIFETIME / 60} minutes.</li>
</ol>
${renderSecret(
  'Copy this link now',
  address,
  'It signs you in once, and is not shown again. If it has expired, the terminal shows how to get another one.',
)}`;
