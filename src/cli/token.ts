/** `mentoring token`: creates, lists and revokes the tokens of clients. */
import { Command, InvalidArgumentError } from 'commander';
import { readProcessConfiguration } from '../config/configuration.ts';
import type { Configuration } from '../config/settings.ts';
import { CALENDAR_SCOPE, COMBINABLE_SCOPES, isScope, SCOPES, type Scope } from '../domain/access.ts';
import type { Token, TokenStore } from '../domain/token.ts';
import type { Database } from '../store/database.ts';
import { CommandError } from './command-error.ts';
import { print, printError, printJson, visible } from './output.ts';
import { issuedReport, shownToken, tokenTable } from './token-report.ts';

/** Creates the command. */
export function tokenCommand(): Command {
  const command = new Command('token').description(
    'Create, list and revoke tokens, which AUTH=tokens requires.',
  );
  command
    .command('create')
    .description('Create a token and show it once: only its digest is stored.')
    .argument(
      '<account>',
      'who or what it is for, such as dashboard; an account may have several',
      parseAccountName,
    )
    .requiredOption('--scope <scopes>', 'its scopes, separated by commas, or “all”', asScopes)
    .option(
      '--expires <when>',
      'when it expires: after a number of days (90d), on a day (2027-06-30), or never',
      USUAL_EXPIRY,
    )
    .option('--json', 'print JSON')
    .addHelpText('after', () => `\n${SCOPE_HELP}\n${EXAMPLES}`)
    .action(create);
  command
    .command('list')
    .description('Show the valid tokens: account, scopes, expiry and last use.')
    .option('--all', 'include revoked and expired tokens')
    .option('--json', 'print JSON')
    .action(list);
  command
    .command('revoke')
    .description('Revoke tokens permanently. A running service rejects them immediately.')
    .argument('[ids...]', 'their ids, as the list shows them')
    .option('--account <name>', 'all tokens of an account')
    .action(revoke);
  command
    .command('sign-out')
    .description('End all browser sessions of tokens. The tokens stay valid.')
    .argument('[ids...]', 'the ids of tokens, as the list shows them')
    .option('--account <name>', 'all tokens of an account')
    .option('--all', 'all tokens')
    .action(signOut);
  return command;
}

/** A default expiry, so that a forgotten token does not stay valid forever. */
const USUAL_EXPIRY = '365d';

const SCOPE_HELP = `Scopes:
${Object.entries(SCOPES)
  .map(([scope, what]) => `  ${scope.padEnd(16)}${what}`)
  .join('\n')}
  all             all scopes except calendar, which is only for a token of its own, since that token
                  becomes part of an address`;

const EXAMPLES = `
Examples:
  mentoring token create dashboard --scope goals:read,courses:read --expires 90d
  mentoring token create ada@example.org --scope all
  mentoring token create course-calendar --scope calendar`;

function parseAccountName(text: string): string {
  const name = text.trim();
  if (name === '' || name.length > 100 || /\p{Cc}/u.test(name)) {
    throw new InvalidArgumentError('It must be a name of 1 to 100 characters, such as dashboard.');
  }
  return name;
}

function asScopes(text: string): readonly Scope[] {
  const words = text.split(',').map((word) => word.trim());
  if (words.length === 1 && words[0] === 'all') return COMBINABLE_SCOPES;
  if (words.includes('all')) {
    throw new InvalidArgumentError(
      'Give “all” alone: it means all scopes except calendar, which needs a token of its own.',
    );
  }
  const wrong = words.find((word) => !isScope(word));
  if (wrong !== undefined) {
    throw new InvalidArgumentError(
      `There is no scope “${wrong}”. Scopes are ${Object.keys(SCOPES).join(', ')}; or all.`,
    );
  }
  const scopes = [...new Set(words.filter(isScope))];
  if (scopes.length > 1 && scopes.includes(CALENDAR_SCOPE)) {
    throw new InvalidArgumentError(
      'The scope calendar cannot be combined with others, because the token becomes part of a URL. Create a separate token for it.',
    );
  }
  return scopes;
}

/** The expiry of a token; null: never. A day lasts to its last second. */
function expiry(text: string, timeZone: string): Temporal.Instant | null {
  if (text === 'never') return null;
  const now = Temporal.Now.instant();
  const days = /^(?<days>\d{1,5})d$/.exec(text)?.groups?.['days'];
  const ends = days === undefined ? endOf(text, timeZone) : now.add({ hours: 24 * Number(days) });
  if (ends === undefined || Temporal.Instant.compare(ends, now) <= 0) {
    throw new CommandError(
      `--expires is “${text}”; it must be a number of days such as 90d, a day to come such as 2027-06-30, or never.`,
      2,
    );
  }
  return ends;
}

function endOf(text: string, timeZone: string): Temporal.Instant | undefined {
  try {
    return Temporal.PlainDate.from(text)
      .add({ days: 1 })
      .toZonedDateTime(timeZone)
      .toInstant()
      .subtract({ seconds: 1 });
  } catch {
    return undefined;
  }
}

interface CreateOptions {
  readonly scope: readonly Scope[];
  readonly expires: string;
  readonly json?: true;
}

async function create(account: string, { scope: scopes, expires, json }: CreateOptions): Promise<void> {
  const { configuration } = readProcessConfiguration();
  const { TIME_ZONE, AUTH } = configuration;
  const expires_at = expiry(expires, TIME_ZONE);
  const { openUpToDateDatabase } = await import('../app/database.ts');
  await using database = await openUpToDateDatabase(configuration);
  const tokens = await tokensOf(database);
  const { token, secret } = await tokens.issue({ account, scopes, expires_at });
  if (json) {
    printJson({ ...shownToken(token, TIME_ZONE), secret });
    return;
  }
  print(`${secret}\n`);
  printError(issuedReport(token, TIME_ZONE));
  if (AUTH !== 'tokens') {
    printError('The service does not require tokens until AUTH=tokens is set.\n');
  }
}

async function list({ all, json }: { readonly all?: true; readonly json?: true }): Promise<void> {
  await withTokens(async (tokens, { TIME_ZONE }) => {
    const known = (await tokens.list()).map((token) => shownToken(token, TIME_ZONE));
    const shown = all ? known : known.filter(({ state }) => state === 'valid');
    print(json ? `${JSON.stringify(shown, null, 2)}\n` : tokenTable(shown, known.length - shown.length));
  });
}

interface NamedOptions {
  readonly account?: string;
  readonly all?: true;
}

async function revoke(ids: readonly string[], named: NamedOptions): Promise<void> {
  checkNamed(ids, named);
  await withTokens(async (tokens) => {
    for (const { id, account } of await tokensNamed(tokens, ids, named)) {
      const isNew = await tokens.revoke(id);
      print(`Token ${id} of ${visible(account.name)} ${isNew ? 'is revoked.' : 'was revoked before.'}\n`);
    }
  });
}

async function signOut(ids: readonly string[], named: NamedOptions): Promise<void> {
  checkNamed(ids, named, ', or --all');
  await withTokens(async (tokens) => {
    let ended = 0;
    for (const { id } of await tokensNamed(tokens, ids, named)) ended += await tokens.endSessions(id);
    print(`Sessions ended: ${ended}.\n`);
  });
}

/** Checks that tokens are selected in exactly one way. */
function checkNamed(ids: readonly string[], { account, all }: NamedOptions, others = ''): void {
  const ways = [ids.length > 0, account !== undefined, all === true].filter((isGiven) => isGiven);
  if (ways.length === 1) return;
  throw new CommandError(
    `Name the ids of tokens, or --account${others}, and not several of these. “mentoring token list” shows them all.`,
    2,
  );
}

/** The selected tokens. */
async function tokensNamed(
  tokens: TokenStore,
  ids: readonly string[],
  { account, all }: NamedOptions,
): Promise<readonly Token[]> {
  const known = await tokens.list();
  if (all) return known;
  const named =
    account === undefined
      ? ids.map((id) => known.find((token) => String(token.id) === id) ?? missing(`no token ${id}`))
      : known.filter((token) => token.account.name === account);
  return named.length > 0 ? named : missing(`no token of an account “${account}”`);
}

function missing(what: string): never {
  throw new CommandError(`There is ${what}. “mentoring token list --all” shows them all.`, 2);
}

async function withTokens(
  work: (tokens: TokenStore, configuration: Configuration) => Promise<void>,
): Promise<void> {
  const { configuration } = readProcessConfiguration();
  const { openExistingDatabase } = await import('../app/database.ts');
  await using database = await openExistingDatabase(configuration);
  await work(await tokensOf(database), configuration);
}

async function tokensOf(database: Database): Promise<TokenStore> {
  const { createTokenStore } = await import('../store/accounts/tokens.ts');
  return createTokenStore(database);
}
