import { InvalidArgumentError } from 'commander';
import { readProcessConfiguration } from '../config/configuration.ts';
import { CALENDAR_SCOPE, COMBINABLE_SCOPES, isScope, SCOPES, type Scope } from '../domain/access.ts';
import type { Token, TokenStore } from '../domain/account.ts';
import type { Database } from '../store/database.ts';
import { UsageError } from './command-error.ts';
import { command, group, parsed } from './declaration.ts';
import { storeCommand } from './open-database.ts';
import { glossary, print, printError, printJson, printResult, visible } from './output.ts';
import { issuedReport, shownToken, tokenTable } from './token-report.ts';

/** A default expiry, so that a forgotten token does not stay valid forever. */
const USUAL_EXPIRY = '365d';

const scopeTexts = Object.fromEntries(Object.entries(SCOPES).map(([name, { allows }]) => [name, allows]));

const SCOPE_HELP = `Scopes:
${glossary(scopeTexts, 16)}
  all             all scopes except calendar, which is only for a token of its own, since that token
                  becomes part of an address`;

const EXAMPLES = `
Examples:
  npx mentoring token create dashboard --scope goals:read,courses:read --expires 90d
  npx mentoring token create backup-script --scope all
  npx mentoring token create course-calendar --scope calendar`;

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
    throw new UsageError(
      `--expires is “${text}”; it must be a number of days such as 90d, a day to come such as 2027-06-30, or never.`,
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

const tokensIn = async (database: Database): Promise<TokenStore> => {
  const { createTokenStore } = await import('../store/accounts/accounts.ts');
  return createTokenStore(database);
};

const onTokens = storeCommand(async ({ database }) => ({ tokens: await tokensIn(database) }));

const create = command({
  description: 'Create a token and show it once: only its digest is stored.',
  takes: {
    '<account>': parsed(
      'what it is for, such as dashboard, or the e-mail address of a person with an account; each may have several',
      parseAccountName,
    ),
    '--scope <scopes>': {
      description: 'its scopes, separated by commas, or “all”',
      parse: asScopes,
      required: true,
    },
    '--expires <when>': {
      description: 'when it expires: after a number of days (90d), on a day (2027-06-30), or never',
      fallback: USUAL_EXPIRY,
    },
    '--json': 'print JSON',
  },
  notes: `\n${SCOPE_HELP}\n${EXAMPLES}`,
  async run({ account, scope: scopes, expires, json }) {
    const { configuration } = readProcessConfiguration();
    const { TIME_ZONE, AUTH } = configuration;
    const expires_at = expiry(expires, TIME_ZONE);
    const { openUpToDateDatabase } = await import('../app/database.ts');
    await using database = await openUpToDateDatabase(configuration);
    const tokens = await tokensIn(database);
    const { token, secret } = await tokens.issue({ account, scopes, expires_at });
    if (json) return printJson({ ...shownToken(token, TIME_ZONE), secret });
    print(`${secret}\n`);
    printError(issuedReport(token, TIME_ZONE));
    if (token.account.name !== account) {
      printError(`${visible(account)} is the e-mail address of this account, whose limits the token has.\n`);
    }
    if (AUTH !== 'tokens') {
      printError('The service does not require tokens until AUTH=tokens is set.\n');
    }
  },
});

const list = onTokens({
  description: 'Show the valid tokens: account, scopes, expiry and last use.',
  takes: { '--all': 'include revoked and expired tokens', '--json': 'print JSON' },
  async run({ all, json }, { tokens, timeZone }) {
    const known = (await tokens.list()).map((token) => shownToken(token, timeZone));
    const shown = all ? known : known.filter(({ state }) => state === 'valid');
    printResult(json, shown, tokenTable(shown, known.length - shown.length));
  },
});

const revoke = onTokens({
  description: 'Revoke tokens permanently. A running service rejects them immediately.',
  takes: {
    '[ids...]': 'their ids, as the list shows them',
    '--account <name>': 'all tokens of an account',
  },
  check: (named) => unclearNames(named),
  async run(named, { tokens }) {
    for (const { id, account } of await tokensNamed(tokens, named)) {
      const isNew = await tokens.revoke(id);
      print(`Token ${id} of ${visible(account.name)} ${isNew ? 'is revoked.' : 'was revoked before.'}\n`);
    }
  },
});

const signOut = onTokens({
  description: 'End all browser sessions of tokens. The tokens stay valid.',
  takes: {
    '[ids...]': 'the ids of tokens, as the list shows them',
    '--account <name>': 'all tokens of an account',
    '--all': 'all tokens',
  },
  check: (named) => unclearNames(named, ', or --all'),
  async run(named, { tokens }) {
    let ended = 0;
    for (const { id } of await tokensNamed(tokens, named)) ended += await tokens.endSessions(id);
    print(`Sessions ended: ${ended}.\n`);
  },
});

interface NamedTokens {
  readonly ids: readonly string[];
  readonly account?: string;
  readonly all?: true;
}

/** Returns a complaint unless tokens are named in exactly one way. */
const unclearNames = ({ ids, account, all }: NamedTokens, others = ''): string | false =>
  [ids.length > 0, account !== undefined, all === true].filter(Boolean).length !== 1 &&
  `Name the ids of tokens, or --account${others}, and not several of these. “npx mentoring token list” shows them all.`;

async function tokensNamed(
  tokens: TokenStore,
  { ids, account, all }: NamedTokens,
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
  throw new UsageError(`There is ${what}. “npx mentoring token list --all” shows them all.`);
}

/** `mentoring token`: creates, lists and revokes the tokens of clients. */
export const tokenCommand = group({
  description: 'Create, list and revoke the tokens with which programs send requests.',
  commands: { create, list, revoke, 'sign-out': signOut },
});
