/** `/desk/settings/accounts/`: who signs in, and what they may do. */

import { ACCOUNT_ROLES, type AccountRole, isAccountRole } from '../../domain/access.ts';
import { type AccountRecord, accountDetails } from '../../domain/account.ts';
import type { HistoryNote } from '../../domain/origin.ts';
import { linkAddress } from '../../domain/sign-in.ts';
import { html } from '../../html/html.ts';
import { renderSecret } from '../components/details.ts';
import { type ListColumn, pageOf } from '../components/download.ts';
import type { FormPage } from '../components/form-page.ts';
import { listScreen } from '../components/list-page.ts';
import { columnsOf, formFields, recordFrom } from '../components/record-form.ts';
import { settingsScreen } from '../components/settings-screen.ts';
import type { FieldDeclaration } from '../form-fields.ts';
import { STEP } from '../operation.ts';
import type { DeskAccounts } from '../parts.ts';
import {
  DESK_PATH,
  type DeskPage,
  type DeskRequest,
  idFrom,
  mayChangeSettings,
  PROGRAMME_CHANGES,
  type Screen,
} from '../screen.ts';
import type { FormReader } from '../sent-form.ts';

const ACCOUNTS_PATH = '/desk/settings/accounts/';

const ABOVE = [
  { label: 'Settings', href: '/desk/settings/' },
  { label: 'Accounts', href: ACCOUNTS_PATH },
];

/** The button that does something else than to save. */
const SIGN_OUT = 'sign-out';
const REMOVE = 'remove';
const SEND = 'send';

/** The parameter that says that a link was sent. */
const SENT = 'sent';

/** The screen that lets somebody in. */
const linkPath = (id: number | '{id}'): string => `${ACCOUNTS_PATH}${id}/link/`;

/** Returns the list, a new account, and one of them. */
export function accountScreens(
  { store: accounts, links, mail }: DeskAccounts,
  timeZone: string,
): readonly Screen[] {
  const read = (fields: FormReader, kept?: string) => {
    const name = fields.required('name', 'Give a name.');
    const email = fields.email('email', 'Give an e-mail address.', kept);
    const role = fields.choice('role', ['manager', 'coordinator', 'viewer']);
    const others = recordFrom(accountDetails, fields, null);
    return role !== null && others !== null && fields.isFine() ? { ...others, name, email, role } : null;
  };
  const byCaller = ({ caller: { account, token } }: DeskRequest, note: HistoryNote) => ({
    by: { account, token },
    note,
  });
  const accountIn = async ({ values }: DeskRequest): Promise<AccountRecord | null> => {
    const id = idFrom(values['id']);
    const account = id === null ? null : await accounts.findById(id);
    return account !== null && account.role !== null ? account : null;
  };
  return [
    listScreen<AccountRecord>({
      path: ACCOUNTS_PATH,
      access: PROGRAMME_CHANGES,
      name: 'Accounts',
      timeZone,
      async open(request) {
        if (!mayChangeSettings(request)) return null;
        const all = await accounts.list();
        const shown = all.filter(({ role, removed_at }) => role !== null && removed_at === null);
        return {
          description:
            'People who sign in. They need no password: a link by e-mail, or your own sign-in service, lets them in.',
          above: ABOVE.slice(0, 1),
          actions: [{ label: 'New account', href: `${ACCOUNTS_PATH}new/` }],
          read: async (page) => pageOf(shown, page),
          columns: COLUMNS,
          nothing: 'Nobody has an account yet.',
        };
      },
    }),
    settingsScreen<true>({
      path: `${ACCOUNTS_PATH}new/`,
      subjectOf: async () => true,
      page: () => ({
        title: 'New account',
        description: ROLES,
        above: ABOVE,
        fields: fieldsFor({ name: '', email: '', role: 'manager' }),
        submitLabel: 'Create the account',
        isBrief: true,
      }),
      async save(_subject, fields, request, note) {
        const account = read(fields);
        if (account === null) return { problems: fields.problems };
        const { id } = await accounts.create(account, byCaller(request, note));
        return { back: linkPath(id) };
      },
    }),
    settingsScreen<AccountRecord>({
      path: `${ACCOUNTS_PATH}{id}/`,
      subjectOf: accountIn,
      page: accountPage,
      async save({ id, email }, fields, request, note) {
        switch (fields.text(STEP)) {
          case REMOVE:
            await accounts.remove(id, byCaller(request, note));
            return { back: ACCOUNTS_PATH };
          case SIGN_OUT:
            await accounts.endSessions(id);
            return { back: `${ACCOUNTS_PATH}${id}/` };
        }
        const patch = read(fields, email ?? undefined);
        if (patch === null) return { problems: fields.problems };
        await accounts.change(id, patch, byCaller(request, note));
        return { back: ACCOUNTS_PATH };
      },
    }),
    {
      path: linkPath('{id}'),
      access: PROGRAMME_CHANGES,
      async show(request) {
        const account = mayChangeSettings(request) ? await accountIn(request) : null;
        return account && linkPage(account, request, mail !== null);
      },
      async submit(request, form) {
        const account = mayChangeSettings(request) ? await accountIn(request) : null;
        if (account === null) return null;
        const { id, email } = account;
        if (form.text(STEP) === SEND && mail !== null && email !== null) {
          mail.request(email, DESK_PATH, null);
          return { redirectTo: `${linkPath(id)}?${SENT}=yes` };
        }
        const secret = await links.issue(id, 0, request.caller);
        return secret === null
          ? null
          : linkPage(account, request, mail !== null, linkAddress(request.root, secret, DESK_PATH));
      },
    },
  ];
}

/** The page that lets somebody in; `address` was just made, and absent if none was. */
const linkPage = (
  { id, name, email, role }: AccountRecord,
  { path, query }: DeskRequest,
  sendsMail: boolean,
  address?: string,
): DeskPage => ({
  title: `Let ${name} sign in`,
  description: `${email}, ${role}. A link signs them in once, within 15 minutes.`,
  above: [...ABOVE, { label: name, href: `${ACCOUNTS_PATH}${id}/` }],
  content: html`${
    address !== undefined &&
    renderSecret(
      'Copy this link now',
      address,
      `Hand it to ${name} privately: anyone who has it can sign in as them. It is not shown again.`,
    )
  }
${
  query.get(SENT) === 'yes' &&
  html`<section class="notice done" role="status" tabindex="-1" autofocus><h2>A link is on its way to ${email}</h2>
<p>They get at most one per minute.</p></section>`
}
<form class="buttons" action="${path}" method="post">
${sendsMail && html`<button type="submit" class="primary" name="${STEP}" value="${SEND}">Send a link by e-mail</button>`}
<button type="submit"${!sendsMail && html` class="primary"`}>${address === undefined ? 'Create a link to copy' : 'Create another link'}</button>
<a href="${ACCOUNTS_PATH}">To the accounts</a>
</form>
${!sendsMail && html`<p class="quiet">With mail set up, the service sends links itself, and people ask for them on the sign-in page.</p>`}`,
});

const COLUMNS: readonly ListColumn<AccountRecord>[] = [
  {
    label: 'Name',
    value: ({ name }) => name,
    cell: ({ id, name }) => html`<a href="/desk/settings/accounts/${id}/">${name}</a>`,
  },
  { label: 'E-mail', value: ({ email }) => email },
  { label: 'Role', value: ({ role }) => role },
  ...columnsOf<AccountRecord>(accountDetails),
  { label: 'What they may do', value: ({ role }) => role && ROLE_TEXTS[role] },
];

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
  ...formFields(accountDetails, account),
];

/** What people in a role may do. */
const ROLE_TEXTS: Readonly<Record<AccountRole, string>> = {
  ...ACCOUNT_ROLES,
  coordinator: 'sees and changes the pairs of the manager with the same e-mail address, and no others',
};

const ROLES = Object.entries(ROLE_TEXTS)
  .map(([role, text]) => `A ${role} ${text}.`)
  .join(' ');

const accountPage = (account: AccountRecord, { path }: DeskRequest): FormPage => ({
  title: account.name,
  description: ROLES,
  above: ABOVE,
  fields: fieldsFor(account),
  submitLabel: 'Save',
  isBrief: true,
  rest: html`<section class="create"><h2>More</h2>
<form class="buttons" action="${path}" method="post">
<a class="button" href="${linkPath(account.id)}">Create a sign-in link</a>
<button type="submit" name="${STEP}" value="${SIGN_OUT}">Sign out everywhere</button>
<button type="submit" name="${STEP}" value="${REMOVE}">Remove the account</button>
</form>
<p class="quiet">A person who is removed is signed out immediately, as is every program that works in their name. The history keeps their name. Undo lets them sign in again, but not these programs. Signing out everywhere cannot be undone.</p></section>`,
});
