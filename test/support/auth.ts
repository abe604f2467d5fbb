/** A service that asks for tokens, and tokens for it. */

import type { ReadingLimits } from '../../src/app/uploads.ts';
import type { Environment } from '../../src/config/configuration.ts';
import type { Scope } from '../../src/domain/access.ts';
import type { IssuedToken, NewToken, TokenStore } from '../../src/domain/account.ts';
import { createTokenStore } from '../../src/store/accounts/accounts.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { type RawAnswer, type RawRequest, send } from './http.ts';
import { startService, type TestService } from './service.ts';

export interface GuardedService extends TestService {
  /** Over a connection of its own, as the command line has one. */
  readonly tokens: TokenStore;
  /** Makes a token with these scopes. */
  issue(scopes: readonly Scope[], more?: Partial<NewToken>): Promise<IssuedToken>;
  /** Sends a request with the secret of a token. */
  ask(secret: string, request: RawRequest): Promise<RawAnswer>;
}

/** Starts a service with AUTH=tokens, which answers to loopback names only where nothing else is said. */
export async function startGuarded(
  settings: Environment = {},
  uploadLimits?: Partial<ReadingLimits>,
): Promise<GuardedService> {
  await using opened = new AsyncDisposableStack();
  const service = opened.use(
    await startService({ AUTH: 'tokens', ALLOWED_HOSTS: '', ...settings }, uploadLimits),
  );
  const tokens = createTokenStore(opened.use(openSqlite(service.databaseFile)));
  const held = opened.move();
  return {
    ...service,
    tokens,
    issue: (scopes, more = {}) => tokens.issue({ account: 'somebody', scopes, expires_at: null, ...more }),
    ask: (secret, request) =>
      send(service.port, { ...request, headers: { ...bearer(secret), ...request.headers } }),
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
}

/** The header by which a token is shown. */
export const bearer = (secret: string) => ({ Authorization: `Bearer ${secret}` });
