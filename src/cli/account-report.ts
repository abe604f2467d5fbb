/** Prints accounts for people and programs. */
import type { Configuration } from '../config/settings.ts';
import { ACCOUNT_ROLES } from '../domain/access.ts';
import type { AccountRecord } from '../domain/account.ts';
import { SIGN_IN_PATH } from '../domain/sign-in.ts';
import { visible } from './output.ts';
import { textTable } from './text-table.ts';

/** Returns an account as `--json` shows it; times in the time zone of the settings, to the second. */
export function shownAccount(account: AccountRecord, timeZone: string) {
  const { id, name, email, role, created_at, removed_at } = account;
  const shown = (instant: Temporal.Instant): string => instant.toString({ timeZone, smallestUnit: 'second' });
  return {
    id,
    name,
    email,
    role,
    created_at: shown(created_at),
    removed_at: removed_at && shown(removed_at),
  };
}

type ShownAccount = ReturnType<typeof shownAccount>;

/** The list for people, or a sentence if it is empty. */
export function accountTable(accounts: readonly ShownAccount[], left: number): string {
  const others = left === 0 ? '' : `${left} removed: see --all.\n`;
  if (accounts.length === 0)
    return `There are no accounts. See “mentoring account create --help”.\n${others}`;
  const lines = accounts.map(({ id, name, email, role, created_at, removed_at }) => [
    String(id),
    name,
    email ?? '–',
    role ?? 'tokens only',
    created_at.slice(0, 10),
    removed_at?.slice(0, 10) ?? '',
  ]);
  const heading = ['id', 'name', 'e-mail', 'role', 'made', 'removed'];
  return `${textTable([heading, ...lines])}\n${others === '' ? '' : `\n${others}`}`;
}

/** The message about a new account, with the next steps. */
export function nextSteps(
  { id, name, email, role }: AccountRecord,
  { AUTH, BASE_URL, MAIL_URL }: Configuration,
): string {
  const what = role === null ? '' : ` ${ACCOUNT_ROLES[role]}`;
  const page = `${BASE_URL ?? ''}${SIGN_IN_PATH}`;
  const byMail = MAIL_URL !== null && BASE_URL !== null;
  return (
    `Account ${id}: ${visible(name)}, ${email}. A ${role}${what}.\n\nNext:\n` +
    (AUTH === 'tokens'
      ? ''
      : '  Set AUTH=tokens and start the service again: until then nobody signs in.\n') +
    (byMail ? `  They open ${page} and ask for a link by e-mail. Or print one for them:\n` : '') +
    `  mentoring account link ${email}\n` +
    (byMail
      ? ''
      : `  prints a link that signs them in. With MAIL_URL and BASE_URL set, ${page} sends links.\n`)
  );
}
