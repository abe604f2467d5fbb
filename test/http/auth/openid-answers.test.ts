/** Answers of an OpenID Connect provider that nobody should believe, or could ever read to their end. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { createAccountStore } from '../../../src/store/accounts/accounts.ts';
import { openSqlite } from '../../../src/store/sqlite/sqlite.ts';
import { startGuarded } from '../../support/auth.ts';
import { type ForgedProvider, startForgedProvider } from '../../support/forged-provider.ts';
import { onlyWithMemory, peakMemory } from '../../support/memory.ts';
import { serveProgram } from '../../support/program.ts';
import { temporaryFolder } from '../../support/service.ts';
import { createVisitor, type Visited, type Visitor } from '../../support/visitor.ts';

const KIM = { email: 'kim@example.org', email_verified: true };

/** Begins at a service; gives where the browser returns to it. */
async function begun(visitor: Visitor, service: string, provider: ForgedProvider): Promise<string> {
  const { status, headers, body } = await visitor.ask(`${service}/sign-in/openid/`);
  assert.equal(status, 303, body);
  return provider.returnAddress(headers.get('location') ?? '');
}

/** A service with a provider, and an account for Kim. */
async function serviceOf(opened: AsyncDisposableStack, settings: Readonly<Record<string, string>> = {}) {
  const provider = opened.use(await startForgedProvider());
  const service = opened.use(await startGuarded({ ...provider.settings, LOG_LEVEL: 'silent', ...settings }));
  const accounts = createAccountStore(opened.use(openSqlite(service.databaseFile)));
  await accounts.create({ name: 'Kim', email: KIM.email, role: 'manager' }, { by: null });
  const signIn = async (visitor = createVisitor()): Promise<Visited> =>
    visitor.ask(await begun(visitor, service.address, provider));
  return { provider, accounts, signIn, address: service.address };
}

suite('of what a provider says', () => {
  test('an address is that of an account whose letters differ in ASCII case alone', async () => {
    await using opened = new AsyncDisposableStack();
    const { provider, accounts, signIn } = await serviceOf(opened, {
      OIDC_ALLOWED: '@example.org',
      OIDC_ROLE: 'viewer',
    });
    provider.claims = { ...KIM, email: 'KIM@Example.ORG' };
    assert.equal((await signIn()).status, 200);
    for (const email of [
      '\u212Aim@example.org',
      ' kim@example.org',
      'kim@example.org\n',
      'k\u0131m@example.org\t',
    ]) {
      provider.claims = { ...KIM, email };
      const refused = await signIn();
      assert.equal(refused.status, 403, JSON.stringify(email));
      assert.deepEqual(refused.headers.getSetCookie(), []);
    }
    assert.equal((await accounts.list()).length, 1);
  });

  test('that an address is not verified outweighs all else', async () => {
    await using opened = new AsyncDisposableStack();
    const { provider, signIn } = await serviceOf(opened);
    const { email } = KIM;
    const verdict = async (claims: object, userInfo: object = {}): Promise<number> => {
      Object.assign(provider, { claims, userInfo });
      return (await signIn()).status;
    };
    assert.equal(await verdict({ email, xms_edov: true }), 200);
    assert.equal(await verdict({}, KIM), 200);
    for (const no of [false, 'false', 0, null]) {
      assert.equal(await verdict({ email, email_verified: no, xms_edov: true }), 403);
      assert.equal(await verdict({ email_verified: no }, { ...KIM, xms_edov: true }), 403);
      assert.equal(await verdict({}, { email, email_verified: no, xms_edov: 1 }), 403);
    }
  });

  test('an ID token that was issued later than now is not believed', async () => {
    await using opened = new AsyncDisposableStack();
    const { provider, signIn } = await serviceOf(opened);
    const issuedIn = async (seconds: number): Promise<number> => {
      const iat = Math.floor(Date.now() / 1000) + seconds;
      provider.claims = { ...KIM, iat, exp: iat + 600 };
      return (await signIn()).status;
    };
    assert.equal(await issuedIn(5), 200);
    assert.equal(await issuedIn(-120), 200);
    assert.equal(await issuedIn(300), 400);
  });
});

test('a state is used up by its first return, whatever came of it', async () => {
  await using opened = new AsyncDisposableStack();
  const { provider, address } = await serviceOf(opened);
  provider.claims = KIM;
  const visitor = createVisitor();
  const back = await begun(visitor, address, provider);
  const declined = new URL(back);
  declined.searchParams.delete('code');
  declined.searchParams.set('error', 'access_denied');
  assert.equal((await visitor.ask(declined.href)).status, 403);
  const late = await visitor.ask(back);
  assert.equal(late.status, 400, late.body);
  assert.match(late.body, /was used before, or is too old/);

  // Twice at the same time, as a copy of the browser would.
  const twice = await begun(visitor, address, provider);
  const statuses = await Promise.all([visitor.ask(twice), visitor.ask(twice)]);
  assert.deepEqual(statuses.map(({ status }) => status).toSorted(), [200, 400]);
});

suite('an answer of a provider that never ends', onlyWithMemory, () => {
  for (const endless of ['openid-configuration', 'userinfo'] as const) {
    test(`is given up, and costs no memory: ${endless}`, async (context) => {
      await using folder = await temporaryFolder();
      await using provider = await startForgedProvider();
      await using service = await serveProgram({
        folder: folder.path,
        settings: { AUTH: 'tokens', LOG_LEVEL: 'silent', ...provider.settings },
      });
      const visitor = createVisitor();
      // The keys are loaded once, at the first return.
      if (endless === 'userinfo') await visitor.ask(await begun(visitor, service.address, provider));
      await visitor.ask(`${service.address}/sign-in/`);
      const before = await peakMemory(service.processId);
      provider.endless = endless;
      const page =
        endless === 'openid-configuration'
          ? await visitor.ask(`${service.address}/sign-in/openid/`)
          : await visitor.ask(await begun(visitor, service.address, provider));
      assert.equal(page.status, 503, page.body);
      const growth = (await peakMemory(service.processId)) - before;
      context.diagnostic(`the service grew by ${(growth / 1e6).toFixed(0)} MB`);
      assert.ok(growth < 60e6, `${growth} bytes`);
      provider.endless = null;
      assert.equal((await visitor.ask(`${service.address}/sign-in/openid/`)).status, 303);
    });
  }
});
