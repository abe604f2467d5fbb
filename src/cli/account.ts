import { InvalidArgumentError } from 'commander';
import type { Configuration } from '../config/settings.ts';
import { ACCOUNT_ROLES, type AccountRole, isAccountRole } from '../domain/access.ts';
import {
  type AccountRecord,
  type AccountStore,
  accountDetails,
  LastManagerError,
} from '../domain/account.ts';
import { emailComplaint, keptEmail } from '../domain/e-mail-address.ts';
import { ConflictError, InvalidValuesError } from '../domain/errors.ts';
import { cellOf } from '../domain/operations/rows.ts';
import { linkAddress, SIGN_IN_PATH } from '../domain/sign-in.ts';
import { CommandError, UsageError } from './command-error.ts';
import { group, parsed } from './declaration.ts';
import { type OpenDatabase, storeCommand } from './open-database.ts';
import { operatorNote } from './operator.ts';
import { glossary, print, printError, printResult, textTable, visible } from './output.ts';
import { optionsOf, partGiven } from './record-options.ts';
import { siteOf, WITHOUT_BASE_URL } from './site.ts';

const ACCOUNT = 'the e-mail address, the id or the exact name';

const ROLE_HELP = `Roles:\n${glossary(ACCOUNT_ROLES, 16)}`;

const ROLE_NAMES = Object.keys(ACCOUNT_ROLES).join(', ');

function asRole(text: string): AccountRole {
  if (isAccountRole(text)) return text;
  throw new InvalidArgumentError(`There is no role “${text}”. Roles are ${ROLE_NAMES}.`);
}

/** An address that people can get mail at: one that is kept already may be another. */
function asEmail(text: string): string {
  const complaint = emailComplaint(keptEmail(text));
  if (complaint === undefined) return text;
  throw new InvalidArgumentError(`The e-mail “${text}” ${complaint}`);
}

const EMAIL = parsed('the e-mail address', asEmail);
const ROLE = parsed(ROLE_NAMES, asRole);
const FORCE = { '--force': 'even if no manager is left' } as const;

const openAccounts = async ({ database }: OpenDatabase) => {
  const { createAccountStore } = await import('../store/accounts/accounts.ts');
  return { accounts: createAccountStore(database) };
};

const onAccounts = storeCommand(openAccounts);

const create = storeCommand(
  openAccounts,
  'openUpToDateDatabase',
)({
  description: 'Create the account of a person.',
  takes: {
    '<name>': 'the name that pages and the audit log show',
    '--email <e-mail>': {
      description: 'the e-mail address, by which they sign in',
      parse: asEmail,
      required: true,
    },
    '--role <role>': { ...ROLE, required: true },
    ...optionsOf(accountDetails, true),
    '--json': 'print JSON',
  },
  notes: `
${ROLE_HELP}

Examples:
  npx mentoring account create "Maria Muster" --email maria@example.org --role manager
  npx mentoring account link maria@example.org
  npx mentoring account change maria@example.org --role viewer`,
  async run({ name, email, role, json, ...given }, { accounts, configuration, timeZone }) {
    const terms = { by: null, note: operatorNote() };
    const account = await named(
      accounts.create({ ...partGiven(accountDetails, given), name: name.trim(), email, role }, terms),
    );
    printResult(json, shownAccount(account, timeZone), nextSteps(account, configuration));
  },
});

const list = onAccounts({
  description: 'Show the accounts: name, e-mail address and role.',
  takes: { '--all': 'include removed accounts', '--json': 'print JSON' },
  async run({ all, json }, { accounts, timeZone }) {
    const known = (await accounts.list()).map((account) => shownAccount(account, timeZone));
    const shown = all ? known : known.filter(({ removed_at }) => removed_at === null);
    printResult(json, shown, accountTable(shown, known.length - shown.length));
  },
});

const change = onAccounts({
  description: 'Change the name, the e-mail address or the role. It takes effect with the next request.',
  takes: {
    '<account>': ACCOUNT,
    '--name <name>': 'the name',
    '--email <e-mail>': EMAIL,
    '--role <role>': ROLE,
    ...optionsOf(accountDetails, false),
    ...FORCE,
  },
  notes: `\n${ROLE_HELP}`,
  check: ({ name, email, role, ...given }) =>
    [name, email, role, ...Object.values(partGiven(accountDetails, given))].every(
      (one) => one === undefined,
    ) && 'Give what to change: --name, --email or --role.',
  async run({ account: text, name, email, role, force, ...given }, { accounts }) {
    const patch = {
      ...partGiven(accountDetails, given),
      ...(name !== undefined && { name: name.trim() }),
      ...(email !== undefined && { email }),
      ...(role !== undefined && { role }),
    };
    const { id } = await accountCalled(accounts, text);
    const terms = { by: null, note: operatorNote(), allowsNoManager: force === true };
    const account = (await named(accounts.change(id, patch, terms), ADVICE)) ?? missing(text);
    print(`Account ${id} is ${described(account)} now.\n`);
  },
});

const remove = onAccounts({
  description: 'Remove an account with its tokens and sessions. What it did keeps its name.',
  takes: { '<account>': ACCOUNT, ...FORCE },
  async run({ account: text, force }, { accounts }) {
    const { id } = await accountCalled(accounts, text);
    const terms = { by: null, note: operatorNote(), allowsNoManager: force === true };
    const account = (await named(accounts.remove(id, terms), ADVICE)) ?? missing(text);
    print(`Account ${id} (${described(account)}) is removed, with its tokens and sessions.\n`);
  },
});

const signOut = onAccounts({
  description: 'End all browser sessions of accounts.',
  takes: { '[accounts...]': `${ACCOUNT}; several are allowed`, '--all': 'all accounts' },
  check: ({ accounts, all = false }) => accounts.length > 0 === all && 'Name accounts, or --all.',
  async run({ accounts: texts, all }, { accounts }) {
    const meant = all
      ? await accounts.list()
      : await Promise.all(texts.map((text) => accountCalled(accounts, text)));
    let ended = 0;
    for (const { id } of meant) ended += await accounts.endSessions(id);
    print(`Sessions ended: ${ended}.\n`);
  },
});

const link = onAccounts({
  description: 'Print a link that signs a person in once, within 15 minutes.',
  takes: { '<account>': ACCOUNT },
  async run({ account: text }, { accounts, database, configuration }) {
    const { BASE_URL, AUTH } = configuration;
    const account = await accountCalled(accounts, text);
    if (account.role === null) {
      const advice = `Give it one: npx mentoring account change ${account.id} --email … --role manager`;
      throw new UsageError(`Account ${account.id} has no role, so nobody signs in to it. ${advice}`);
    }
    const { createSignInLinks } = await import('../store/access/access.ts');
    const secret = (await createSignInLinks(database).issue(account.id, 0)) ?? missing(text);
    print(`${linkAddress(siteOf(configuration), secret, '/desk/')}\n`);
    printError(
      `It signs ${described(account)} in once, within 15 minutes. Anyone who has it can use it: hand it over privately.\n` +
        (BASE_URL === null ? `${WITHOUT_BASE_URL}\n` : '') +
        (AUTH === 'tokens' ? '' : `The service has no ${SIGN_IN_PATH} until AUTH=tokens is set.\n`),
    );
  },
});

/** `mentoring account`: creates, changes and removes accounts of people, who sign in without a token. */
export const accountCommand = group({
  description: 'Create, list, change and remove the accounts of people, who sign in with AUTH=tokens.',
  commands: { create, list, change, remove, 'sign-out': signOut, link },
  byDefault: 'list',
});

const described = ({ name, email, role }: AccountRecord): string =>
  visible(`${name}${email === null ? '' : `, ${email}`}, ${role ?? 'without a role'}`);

/** The account in use that a text means. */
async function accountCalled(accounts: AccountStore, text: string): Promise<AccountRecord> {
  const byId = /^\d{1,15}$/.test(text) ? await accounts.findById(Number(text)) : null;
  const found = byId ?? (await accounts.findByEmail(text));
  if (found !== null) return found;
  const inUse = (await accounts.list()).filter(({ removed_at }) => removed_at === null);
  return inUse.find(({ name }) => name === text) ?? missing(text);
}

function missing(text: string): never {
  throw new UsageError(`There is no account “${visible(text)}”. “npx mentoring account list” shows them.`);
}

const ADVICE = ' Make another person a manager first, or give --force.';

/** The result of a change; conflicts become error messages. */
async function named<Result>(change: Promise<Result>, advice = ''): Promise<Result> {
  try {
    return await change;
  } catch (error) {
    if (error instanceof ConflictError)
      throw new CommandError(visible(error.message) + (error instanceof LastManagerError ? advice : ''));
    if (error instanceof InvalidValuesError) {
      const faults = Object.entries(error.errors).map(
        ([field, messages]) => `${field}: ${messages.join(' ')}`,
      );
      throw new UsageError(visible(faults.join('\n')));
    }
    throw error;
  }
}

/** Returns an account as `--json` shows it; times in the time zone of the settings, to the second. */
function shownAccount(account: AccountRecord, timeZone: string) {
  const { id, name, email, role, created_at, removed_at } = account;
  const shown = (instant: Temporal.Instant): string => instant.toString({ timeZone, smallestUnit: 'second' });
  return {
    id,
    name,
    email,
    role,
    created_at: shown(created_at),
    removed_at: removed_at && shown(removed_at),
    ...Object.fromEntries(Object.keys(accountDetails).map((name) => [name, cellOf(account, name)])),
  };
}

type ShownAccount = ReturnType<typeof shownAccount>;

/** The list for people, or a sentence if it is empty. */
function accountTable(accounts: readonly ShownAccount[], left: number): string {
  const others = left === 0 ? '' : `${left} removed: see --all.\n`;
  if (accounts.length === 0)
    return `There are no accounts. See “npx mentoring account create --help”.\n${others}`;
  const lines = accounts.map(({ id, name, email, role, created_at, removed_at }) => [
    id,
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
function nextSteps({ id, name, email, role }: AccountRecord, configuration: Configuration): string {
  const { AUTH, BASE_URL, MAIL_URL } = configuration;
  const what = role === null ? '' : ` ${ACCOUNT_ROLES[role]}`;
  const page = siteOf(configuration) + SIGN_IN_PATH;
  const byMail = MAIL_URL !== null && BASE_URL !== null;
  return (
    `Account ${id}: ${visible(name)}, ${email}. A ${role}${what}.\n\nNext:\n` +
    (AUTH === 'tokens'
      ? ''
      : '  Set AUTH=tokens and start the service again: until then nobody signs in.\n') +
    (byMail ? `  They open ${page} and ask for a link by e-mail. Or print one for them:\n` : '') +
    `  npx mentoring account link ${email}\n` +
    (byMail
      ? ''
      : `  prints a link that signs them in. With MAIL_URL and BASE_URL set, ${page} sends links.\n`)
  );
}
