/** What `/desk/settings/accounts/` shows. */

import { ACCOUNT_ROLES, isAccountRole } from '../../domain/access.ts';
import type { AccountRecord } from '../../domain/account.ts';
import { html } from '../../html/html.ts';
import { renderEmptyState } from '../components/empty-state.ts';
import { renderOperationForm } from '../components/operation-form.ts';
import { renderTable } from '../components/table.ts';
import { inDeskWords } from '../components/words.ts';
import { type FieldDeclaration, fieldsOf } from '../form-fields.ts';
import type { FormState } from '../operation.ts';
import type { DeskPage } from '../screen.ts';

const ABOVE = [{ label: 'Settings', href: '/desk/settings/' }];
const BELOW = [...ABOVE, { label: 'Accounts', href: '/desk/settings/accounts/' }];

/** The list. */
export const renderAccounts = (accounts: readonly AccountRecord[]): DeskPage => ({
  title: 'Accounts',
  description:
    'People who sign in. They need no password: a link by e-mail, or your own sign-in service, lets them in.',
  above: ABOVE,
  content: html`${
    accounts.length === 0
      ? renderEmptyState('Nobody has an account yet.')
      : renderTable<AccountRecord>({
          caption: 'Accounts',
          rows: accounts,
          columns: [
            {
              label: 'Name',
              cell: ({ id, name }) => html`<a href="/desk/settings/accounts/${id}/">${name}</a>`,
            },
            { label: 'E-mail', cell: ({ email }) => email },
            { label: 'Role', cell: ({ role }) => role },
            { label: 'What they may do', cell: ({ role }) => role && inDeskWords(ACCOUNT_ROLES[role]) },
          ],
        })
  }
<p class="buttons"><a class="button" href="/desk/settings/accounts/new/">New account</a></p>`,
});

const fieldsFor = (account: Pick<AccountRecord, 'name' | 'email' | 'role'>): readonly FieldDeclaration[] => [
  { name: 'name', label: 'Name', input: 'text', value: account.name, required: true },
  { name: 'email', label: 'E-mail', input: 'text', value: account.email ?? '', required: true },
  {
    name: 'role',
    label: 'Role',
    input: 'choice',
    value: account.role ?? 'viewer',
    choices: Object.keys(ACCOUNT_ROLES)
      .filter(isAccountRole)
      .map((value) => ({ value, label: value })),
    required: true,
  },
];

/** What the roles are. */
const ROLES = Object.entries(ACCOUNT_ROLES)
  .map(([role, text]) => `A ${role} ${inDeskWords(text)}.`)
  .join(' ');

/** The page of a new account. */
export const renderNewAccount = (state: FormState): DeskPage => ({
  title: 'New account',
  description: ROLES,
  above: BELOW,
  content: renderOperationForm({
    action: '/desk/settings/accounts/new/',
    fields: fieldsOf(fieldsFor({ name: '', email: '', role: 'manager' }), state.sent, state.problems),
    submitLabel: 'Create the account',
    isBrief: true,
    cancelHref: '/desk/settings/accounts/',
    state,
  }),
});

/** The page of an account. */
export const renderAccount = (account: AccountRecord, state: FormState): DeskPage => {
  const action = `/desk/settings/accounts/${account.id}/`;
  return {
    title: account.name,
    description: ROLES,
    above: BELOW,
    content: html`${renderOperationForm({
      action,
      fields: fieldsOf(fieldsFor(account), state.sent, state.problems),
      submitLabel: 'Save',
      isBrief: true,
      cancelHref: '/desk/settings/accounts/',
      state,
    })}
<section class="create"><h2>More</h2>
<form class="buttons" action="${action}" method="post">
<button type="submit" name="step" value="sign-out">Sign out everywhere</button>
<button type="submit" name="step" value="remove">Remove the account</button>
</form>
<p class="quiet">Whoever is removed is signed out at once, and so is every program that works in their name. The history keeps their name. Undo lets them sign in again, but not these programs. Signing out everywhere cannot be undone.</p></section>`,
  };
};
