/** `mentoring account`: creates, changes and removes accounts of people, who sign in without a token. */
import { Command, InvalidArgumentError } from 'commander';
import { readProcessConfiguration } from '../config/configuration.ts';
import type { Configuration } from '../config/settings.ts';
import { ACCOUNT_ROLES, type AccountRole, isAccountRole } from '../domain/access.ts';
import type { AccountRecord, AccountStore, NewAccount } from '../domain/account.ts';
import { emailComplaint } from '../domain/e-mail-address.ts';
import { ConflictError, InvalidValuesError } from '../domain/errors.ts';
import { linkAddress, SIGN_IN_PATH } from '../domain/sign-in.ts';
import type { Database } from '../store/database.ts';
import { accountTable, nextSteps, shownAccount } from './account-report.ts';
import { CommandError } from './command-error.ts';
import { addDefaultCommand } from './default-command.ts';
import { operatorNote } from './operator.ts';
import { print, printError, printJson, visible } from './output.ts';

/** Creates the command. */
export function accountCommand(): Command {
  const command = new Command('account').description(
    'Create, list, change and remove the accounts of people, who sign in with AUTH=tokens.',
  );
  command
    .command('create')
    .description('Create the account of a person.')
    .argument('<name>', 'the name that pages and the audit log show')
    .requiredOption('--email <e-mail>', 'the e-mail address, by which they sign in', asEmail)
    .requiredOption('--role <role>', `${Object.keys(ACCOUNT_ROLES).join(', ')}`, asRole)
    .option('--json', 'print JSON')
    .addHelpText('after', () => `\n${ROLE_HELP}\n${EXAMPLES}`)
    .action(create);
  addDefaultCommand(command, 'list')
    .description('Show the accounts: name, e-mail address and role.')
    .option('--all', 'include removed accounts')
    .option('--json', 'print JSON')
    .action(list);
  command
    .command('change')
    .description('Change the name, the e-mail address or the role. It takes effect with the next request.')
    .argument('<account>', ACCOUNT)
    .option('--name <name>', 'the name')
    .option('--email <e-mail>', 'the e-mail address', asEmail)
    .option('--role <role>', `${Object.keys(ACCOUNT_ROLES).join(', ')}`, asRole)
    .option('--force', 'even if no manager is left')
    .addHelpText('after', () => `\n${ROLE_HELP}`)
    .action(change);
  command
    .command('remove')
    .description('Remove an account with its tokens and sessions. What it did keeps its name.')
    .argument('<account>', ACCOUNT)
    .option('--force', 'even if no manager is left')
    .action(remove);
  command
    .command('sign-out')
    .description('End all browser sessions of accounts.')
    .argument('[accounts...]', `${ACCOUNT}; several are allowed`)
    .option('--all', 'all accounts')
    .action(signOut);
  command
    .command('link')
    .description('Print a link that signs a person in once, within 15 minutes.')
    .argument('<account>', ACCOUNT)
    .action(link);
  return command;
}

const ACCOUNT = 'the e-mail address, the id or the exact name';

const ROLE_HELP = `Roles:
${Object.entries(ACCOUNT_ROLES)
  .map(([role, what]) => `  ${role.padEnd(16)}${what}`)
  .join('\n')}`;

const EXAMPLES = `
Examples:
  mentoring account create "Maria Muster" --email maria@example.org --role manager
  mentoring account link maria@example.org
  mentoring account change maria@example.org --role viewer`;

function asRole(text: string): AccountRole {
  if (isAccountRole(text)) return text;
  throw new InvalidArgumentError(
    `There is no role “${text}”. Roles are ${Object.keys(ACCOUNT_ROLES).join(', ')}.`,
  );
}

/** An address that people can get mail at: one that is kept already may be another. */
function asEmail(text: string): string {
  const complaint = emailComplaint(text.normalize('NFC').trim().toLowerCase());
  if (complaint === undefined) return text;
  throw new InvalidArgumentError(`The e-mail “${text}” ${complaint}`);
}

interface CreateOptions extends Omit<NewAccount, 'name'> {
  readonly json?: true;
}

async function create(name: string, { email, role, json }: CreateOptions): Promise<void> {
  const { configuration } = readProcessConfiguration();
  const { openUpToDateDatabase } = await import('../app/database.ts');
  await using database = await openUpToDateDatabase(configuration);
  const accounts = await accountsOf(database);
  const account = await named(
    accounts.create({ name: name.trim(), email, role }, { by: null, note: operatorNote() }),
  );
  if (json) printJson(shownAccount(account, configuration.TIME_ZONE));
  else print(nextSteps(account, configuration));
}

async function list({ all, json }: { readonly all?: true; readonly json?: true }): Promise<void> {
  await withAccounts(async (accounts, _database, { TIME_ZONE }) => {
    const known = (await accounts.list()).map((account) => shownAccount(account, TIME_ZONE));
    const shown = all ? known : known.filter(({ removed_at }) => removed_at === null);
    if (json) printJson(shown);
    else print(accountTable(shown, known.length - shown.length));
  });
}

interface ChangeOptions extends Partial<NewAccount> {
  readonly force?: true;
}

async function change(text: string, { name, email, role, force }: ChangeOptions): Promise<void> {
  const patch = {
    ...(name !== undefined && { name: name.trim() }),
    ...(email !== undefined && { email }),
    ...(role !== undefined && { role }),
  };
  if (Object.keys(patch).length === 0)
    throw new CommandError('Give what to change: --name, --email or --role.', 2);
  await withAccounts(async (accounts) => {
    const { id } = await accountCalled(accounts, text);
    const terms = { by: null, note: operatorNote(), allowsNoManager: force === true };
    const account = (await named(accounts.change(id, patch, terms), FORCE)) ?? missing(text);
    print(`Account ${id} is ${described(account)} now.\n`);
  });
}

async function remove(text: string, { force }: { readonly force?: true }): Promise<void> {
  await withAccounts(async (accounts) => {
    const { id } = await accountCalled(accounts, text);
    const terms = { by: null, note: operatorNote(), allowsNoManager: force === true };
    const account = (await named(accounts.remove(id, terms), FORCE)) ?? missing(text);
    print(`Account ${id} (${described(account)}) is removed, with its tokens and sessions.\n`);
  });
}

async function signOut(texts: readonly string[], { all }: { readonly all?: true }): Promise<void> {
  if (texts.length > 0 === (all === true)) throw new CommandError('Name accounts, or --all.', 2);
  await withAccounts(async (accounts) => {
    const meant = all
      ? await accounts.list()
      : await Promise.all(texts.map((text) => accountCalled(accounts, text)));
    let ended = 0;
    for (const { id } of meant) ended += await accounts.endSessions(id);
    print(`Sessions ended: ${ended}.\n`);
  });
}

async function link(text: string): Promise<void> {
  await withAccounts(async (accounts, database, { BASE_URL, AUTH }) => {
    const account = await accountCalled(accounts, text);
    if (account.role === null) {
      const advice = `Give it one: mentoring account change ${account.id} --email … --role manager`;
      throw new CommandError(`Account ${account.id} has no role, so nobody signs in to it. ${advice}`, 2);
    }
    const { createSignInLinks } = await import('../store/access/sign-in-links.ts');
    const secret = (await createSignInLinks(database).issue(account.id, 0)) ?? missing(text);
    print(`${linkAddress(BASE_URL ?? '', secret, '/desk/')}\n`);
    printError(
      `It signs ${described(account)} in once, within 15 minutes. Whoever has it can use it: hand it over privately.\n` +
        (BASE_URL === null ? 'Put the address of the service before it; BASE_URL is not set.\n' : '') +
        (AUTH === 'tokens' ? '' : `The service has no ${SIGN_IN_PATH} until AUTH=tokens is set.\n`),
    );
  });
}

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
  throw new CommandError(`There is no account “${visible(text)}”. “mentoring account list” shows them.`, 2);
}

const FORCE = ' Make somebody else a manager first, or give --force.';

/** The result of a change; conflicts become error messages. */
async function named<Result>(change: Promise<Result>, advice = ''): Promise<Result> {
  try {
    return await change;
  } catch (error) {
    if (error instanceof ConflictError)
      throw new CommandError(visible(error.message) + (/last manager/.test(error.message) ? advice : ''));
    if (error instanceof InvalidValuesError) {
      const faults = Object.entries(error.errors).map(
        ([field, messages]) => `${field}: ${messages.join(' ')}`,
      );
      throw new CommandError(visible(faults.join('\n')), 2);
    }
    throw error;
  }
}

async function withAccounts(
  work: (accounts: AccountStore, database: Database, configuration: Configuration) => Promise<void>,
): Promise<void> {
  const { configuration } = readProcessConfiguration();
  const { openExistingDatabase } = await import('../app/database.ts');
  await using database = await openExistingDatabase(configuration);
  await work(await accountsOf(database), database, configuration);
}

async function accountsOf(database: Database): Promise<AccountStore> {
  const { createAccountStore } = await import('../store/accounts/accounts.ts');
  return createAccountStore(database);
}
