/** How people sign in, put together from the configuration. */

import type { FastifyBaseLogger } from 'fastify';
import type { Configuration } from '../config/settings.ts';
import { isLoopback } from '../config/values.ts';
import { type AccountStore, LINK_LIFETIME, type SignInLinks } from '../domain/account.ts';
import { type FirstAccount, type LinkMail, linkAddress, type OpenIdSignIn } from '../domain/sign-in.ts';
import type { AuthenticationStores } from '../http/auth/authentication.ts';
import { createOpenIdSignIn } from '../openid/sign-in.ts';
import { createSessionStore, createSignInLinks } from '../store/access/access.ts';
import { createAccountStore, createTokenStore } from '../store/accounts/accounts.ts';
import { createAuditLog, createIdempotencyStore } from '../store/audit.ts';
import type { Database } from '../store/database.ts';
import { digestOf, newSecret } from '../store/identity.ts';
import { createReminderStore } from '../store/mail/reminders.ts';
import { mailSetup } from './mail.ts';

/** For how many seconds a used state is refused: longer than any is valid. */
const USED_STATES = 3600;

/** The dependencies of authentication; null with AUTH=open. */
export async function createAuthenticationStores(
  configuration: Configuration,
  database: Database,
  logger: FastifyBaseLogger,
  opened: AsyncDisposableStack,
  firstSecret = newSecret(),
): Promise<(AuthenticationStores & { readonly firstLink: string | null }) | null> {
  if (configuration.AUTH !== 'tokens') return null;
  const accounts = createAccountStore(database);
  const first = isLoopback(configuration.HOST) ? await firstAccountOf(accounts, firstSecret) : null;
  const links = createSignInLinks(database);
  const mail = await linkMailOf(configuration, database, { accounts, links }, logger);
  return {
    accounts,
    tokens: createTokenStore(database),
    sessions: createSessionStore(database),
    audit: createAuditLog(database),
    ways: {
      links,
      mail: mail && opened.use(mail),
      openId: openIdOf(configuration, accounts, database),
      first,
    },
    firstLink: first && linkAddress('', first.secret, '/desk/'),
  };
}

/** The way to the first account; null if there are accounts. The secret is in memory only: the next start prints another one. */
async function firstAccountOf(
  accounts: AccountStore,
  secret: string,
): Promise<(FirstAccount & { readonly secret: string }) | null> {
  if ((await accounts.list()).some(({ removed_at }) => removed_at === null)) return null;
  const ends = performance.now() + LINK_LIFETIME * 1000;
  let isUsed = false;
  const isSecret = (text: string): boolean =>
    !isUsed && performance.now() < ends && digestOf(text) === digestOf(secret);
  return {
    secret,
    isSecret,
    async create(text, person) {
      if (!isSecret(text)) return null;
      const { id } = await accounts.create({ ...person, role: 'manager' }, { by: 'self', isFirst: true });
      isUsed = true;
      return id;
    },
  };
}

/** Links need a public address: the host that a request names may be anybody's, who would get the link then. */
async function linkMailOf(
  configuration: Configuration,
  database: Database,
  { accounts, links }: { readonly accounts: AccountStore; readonly links: SignInLinks },
  logger: FastifyBaseLogger,
): Promise<(LinkMail & AsyncDisposable) | null> {
  const setup = mailSetup(configuration);
  const { BASE_URL: baseUrl } = configuration;
  if (setup === null || baseUrl === null) return null;
  const reminders = createReminderStore(database);
  const { createLinkMail } = await import('../mail/link-mail.ts');
  return createLinkMail({
    ...setup,
    defaultLanguage: async () => (await reminders.readSettings()).language,
    accounts,
    links,
    baseUrl,
    watcher: {
      onSent: (account) => logger.info({ account }, 'sign-in link sent'),
      onFailure: (account, reason) =>
        logger.warn(
          { account, ...(reason instanceof Error ? { err: reason } : { reply: reason }) },
          'a sign-in link was not sent',
        ),
    },
  });
}

/** The provider of a configuration, of which nothing is asked yet; null if none is set up. */
function openIdOf(
  configuration: Configuration,
  accounts: AccountStore,
  database: Database,
): OpenIdSignIn | null {
  const settings = providerSettings(configuration);
  const { OIDC_ALLOWED: allowed, OIDC_ROLE: role } = configuration;
  const returns = createIdempotencyStore(database, USED_STATES);
  return settings && createOpenIdSignIn(settings, { allowed, role }, accounts, returns);
}

/** How the provider of a configuration is used; null if none is set up. */
export function providerSettings({ OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET }: Configuration) {
  if (OIDC_ISSUER === null || OIDC_CLIENT_ID === null || OIDC_CLIENT_SECRET === null) return null;
  return { issuer: OIDC_ISSUER, clientId: OIDC_CLIENT_ID, clientSecret: OIDC_CLIENT_SECRET };
}
