/** `/desk/settings/accounts/`: who signs in, and what they may do. */

import { type AccountRole, isAccountRole } from '../../domain/access.ts';
import type { AccountRecord, AccountStore } from '../../domain/account.ts';
import type { HistoryNote } from '../../domain/signature.ts';
import { type DeskRequest, idFrom, PROGRAMME_CHANGES, type Screen } from '../screen.ts';
import type { FormReader } from '../sent-form.ts';
import { mayChangeSettings, settingsScreen } from '../settings-screen.ts';
import { renderAccount, renderAccounts, renderNewAccount } from './settings-accounts-view.ts';

const ACCOUNTS_PATH = '/desk/settings/accounts/';

/** The list, a new account, and one of them. */
export function accountScreens(accounts: AccountStore): readonly Screen[] {
  const read = (
    fields: FormReader,
    kept?: string,
  ): { name: string; email: string; role: AccountRole } | null => {
    const name = fields.required('name', 'Give a name.');
    const email = fields.email('email', 'Give an e-mail address.', kept);
    const role = fields.choice('role', ['manager', 'coordinator', 'viewer']);
    return role !== null && fields.isFine() ? { name, email, role } : null;
  };
  const byCaller = ({ caller: { account, token } }: DeskRequest, note: HistoryNote) => ({
    by: { account, token },
    note,
  });
  return [
    {
      path: ACCOUNTS_PATH,
      access: PROGRAMME_CHANGES,
      async show(request) {
        if (!mayChangeSettings(request)) return null;
        const all = await accounts.list();
        return renderAccounts(all.filter(({ role, removed_at }) => role !== null && removed_at === null));
      },
    },
    settingsScreen<true>({
      path: `${ACCOUNTS_PATH}new/`,
      subjectOf: async () => true,
      render: (_subject, state) => renderNewAccount(state),
      async save(_subject, fields, _form, request, note) {
        const account = read(fields);
        if (account === null) return { problems: fields.problems };
        await accounts.create(account, byCaller(request, note));
        return { back: ACCOUNTS_PATH };
      },
    }),
    settingsScreen<AccountRecord>({
      path: `${ACCOUNTS_PATH}{id}/`,
      async subjectOf({ values }) {
        const id = idFrom(values['id']);
        const account = id === null ? null : await accounts.findById(id);
        return account !== null && account.role !== null && isAccountRole(account.role) ? account : null;
      },
      render: renderAccount,
      async save({ id, email }, fields, form, request, note) {
        switch (form.text('step')) {
          case 'remove':
            await accounts.remove(id, byCaller(request, note));
            return { back: ACCOUNTS_PATH };
          case 'sign-out':
            await accounts.endSessions(id);
            return { back: `${ACCOUNTS_PATH}${id}/` };
        }
        const patch = read(fields, email ?? undefined);
        if (patch === null) return { problems: fields.problems };
        await accounts.change(id, patch, byCaller(request, note));
        return { back: ACCOUNTS_PATH };
      },
    }),
  ];
}
