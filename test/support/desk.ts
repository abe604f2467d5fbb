/** The desk for tests: the small programme, people with accounts who are signed in, and pages as text. */

import type { ReadingLimits } from '../../src/app/uploads.ts';
import type { Environment } from '../../src/config/configuration.ts';
import type { AccountRole } from '../../src/domain/access.ts';
import { createSignInLinks } from '../../src/store/access/access.ts';
import { createAccountStore } from '../../src/store/accounts/accounts.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { type GuardedService, startGuarded } from './auth.ts';
import { send } from './http.ts';
import { fillProgramme } from './programme.ts';

/** A page as somebody got it. */
export interface DeskAnswer {
  readonly status: number;
  readonly text: string;
  /** The target of a redirect; empty if there is none. */
  readonly location: string;
  /** The newest history entry that the form knows; empty if there is no form. */
  readonly seen: string;
}

/** Somebody who is signed in. */
export interface DeskVisitor {
  /** The cookie of the session. */
  readonly cookie: string;
  get(path: string): Promise<DeskAnswer>;
  post(path: string, fields: Readonly<Record<string, string>>): Promise<DeskAnswer>;
}

/** A service with a programme, the small one where nothing else is said. */
export interface TestDesk extends AsyncDisposable {
  readonly service: GuardedService;
  /** Makes an account, and signs in to it. */
  enter(name: string, email: string, role: AccountRole): Promise<DeskVisitor>;
}

/**
 * Starts it.
 *
 * @param fill puts another programme into the database file
 */
export async function startDesk(
  settings: Environment = {},
  fill: (file: string) => Promise<void> = fillProgramme,
  uploadLimits?: Partial<ReadingLimits>,
): Promise<TestDesk> {
  await using opened = new AsyncDisposableStack();
  const service = opened.use(await startGuarded({ LOG_LEVEL: 'silent', ...settings }, uploadLimits));
  await fill(service.databaseFile);
  const database = opened.use(openSqlite(service.databaseFile));
  const held = opened.move();
  return {
    service,
    async enter(name, email, role) {
      const account = await createAccountStore(database).create({ name, email, role }, { by: null });
      const key = (await createSignInLinks(database).issue(account.id, 0)) ?? '';
      const signedIn = await ask(service.port, 'POST', '/sign-in/confirm/', {}, { key });
      return visitorWith(service.port, signedIn.cookie);
    },
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
}

/** The cookie of somebody's session, for a browser. */
export function cookieOf({ cookie }: DeskVisitor): { readonly name: string; readonly value: string } {
  const [name = '', value = ''] = cookie.split('=');
  return { name, value };
}

function visitorWith(port: number, cookie: string): DeskVisitor {
  const headers = { Cookie: cookie };
  return {
    cookie,
    get: (path) => ask(port, 'GET', path, headers),
    post: (path, fields) => ask(port, 'POST', path, headers, fields),
  };
}

async function ask(
  port: number,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  fields?: Readonly<Record<string, string>>,
): Promise<DeskAnswer & { readonly cookie: string }> {
  const answer = await send(port, {
    method,
    path,
    headers: {
      Accept: 'text/html',
      ...(fields && { 'Content-Type': 'application/x-www-form-urlencoded' }),
      ...headers,
    },
    ...(fields && { body: new URLSearchParams(fields).toString() }),
  });
  const text = answer.body.toString();
  return {
    status: answer.status,
    text,
    location: answer.headers.location ?? '',
    seen: /name="seen" value="(\d+)"/.exec(text)?.[1] ?? '',
    cookie: answer.headers['set-cookie']?.[0]?.replace(/;.*/, '') ?? '',
  };
}
