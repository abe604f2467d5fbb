/** Signing in at an OpenID Connect provider: a real one, whose redirects are followed, and what can go wrong on the way. */

import assert from 'node:assert/strict';
import { dirname } from 'node:path';
import { after, before, suite, test } from 'node:test';
import { createAccountStore } from '../../../src/store/accounts/accounts.ts';
import { openSqlite } from '../../../src/store/sqlite/sqlite.ts';
import { type GuardedService, startGuarded } from '../../support/auth.ts';
import { startProvider, type TestProvider } from '../../support/openid-provider.ts';
import { runProgram } from '../../support/program.ts';
import { createVisitor, type Visited, type Visitor } from '../../support/visitor.ts';

const PEOPLE = {
  maria: { email: 'Maria@example.org', email_verified: true, name: 'Maria Muster' },
  nora: { email: 'nora@example.org', email_verified: true, name: 'Nora Beispiel' },
  other: { email: 'someone@example.net', email_verified: true, name: 'Someone' },
  unverified: { email: 'maria@example.org', email_verified: false },
  silent: { email: 'maria@example.org' },
  nameless: { name: 'Nameless' },
};

const settingsOf = ({ issuer, clientId, clientSecret }: TestProvider) => ({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: clientId,
  OIDC_CLIENT_SECRET: clientSecret,
  LOG_LEVEL: 'silent',
});

/** Signs in at the provider and consents there, if it asks. */
async function atProvider(visitor: Visitor, first: Visited, login: string): Promise<Visited> {
  let page = first;
  while (/name="prompt" value="(?:login|consent)"/.test(page.body)) {
    page = await visitor.submit(page, { login, password: 'any' });
  }
  return page;
}

/** Begins at the service, and goes on to the page of the provider. */
const begin = (visitor: Visitor, { address }: GuardedService, next = '/courses/') =>
  visitor.open(`${address}/sign-in/openid/?next=${encodeURIComponent(next)}`);

suite('at a provider', () => {
  let provider: TestProvider;
  let service: GuardedService;
  before(async () => {
    provider = await startProvider(PEOPLE);
    service = await startGuarded(settingsOf(provider));
    await provider.allow(service.address);
    using database = new DisposableStack();
    const opened = openSqlite(service.databaseFile);
    database.defer(() => void opened[Symbol.asyncDispose]());
    await createAccountStore(opened).create(
      { name: 'Maria Muster', email: 'maria@example.org', role: 'manager' },
      { by: null },
    );
  });
  after(async () => {
    await service[Symbol.asyncDispose]();
    await provider[Symbol.asyncDispose]();
  });

  test('somebody with an account is signed in as what they are, and comes to what they asked for', async () => {
    const visitor = createVisitor();
    const form = await visitor.open(`${service.address}/sign-in/?next=/courses/%3Flimit%3D1`);
    assert.match(
      form.body,
      /<a class="button primary" href="(\/sign-in\/openid\/[^"]*)">Sign in with 127\.0\.0\.1</,
    );
    assert.doesNotMatch(form.body, /Send me a link/);
    const page = await begin(visitor, service, '/courses/?limit=1');
    assert.ok(page.url.startsWith(`${provider.issuer}/interaction/`), page.url);
    const done = await atProvider(visitor, page, 'maria');
    assert.equal(done.status, 200, done.body);
    assert.equal(done.headers.get('refresh'), '0; url=/courses/?limit=1');
    assert.match(done.body, /<a href="\/courses\/\?limit=1">Continue<\/a>/);
    assert.match(done.headers.getSetCookie().join(), /^mentoring-session=.*; HttpOnly; SameSite=Strict$/);
    const signedIn = await visitor.open(`${service.address}/courses/?limit=1`);
    assert.equal(signedIn.status, 200);
    assert.match(signedIn.body, /Signed in as <b dir="auto">Maria Muster<\/b>/);
    assert.equal((await visitor.open(`${service.address}/smart-goals/`)).status, 200);
    // The metrics are for tokens.
    assert.equal((await visitor.open(`${service.address}/metrics`)).status, 403);
  });

  test('an answer that is used again signs nobody in', async () => {
    const visitor = createVisitor();
    const done = await atProvider(visitor, await begin(visitor, service), 'maria');
    assert.equal(done.status, 200);
    const cookie = visitor.cookies(service.address).get('mentoring-session');
    visitor.cookies(service.address).delete('mentoring-session');
    const again = await visitor.open(done.url);
    assert.equal(again.status, 400, again.body);
    assert.match(again.body, /was used before, or is too old/);
    assert.equal(visitor.cookies(service.address).has('mentoring-session'), false);
    assert.ok(cookie);
  });

  test('an answer that belongs to nothing this browser began is refused', async () => {
    const [visitor, attacker] = [createVisitor(), createVisitor()];
    // The attacker has an own answer opened by somebody else, so that they go on as the attacker.
    const start = await attacker.ask(`${service.address}/sign-in/openid/`);
    const sealed = attacker.cookies(service.address).get('mentoring-openid') ?? '';
    const address = new URL(start.headers.get('location') ?? '');
    const answer = `${service.address}/sign-in/openid/return/?code=x&iss=${encodeURIComponent(provider.issuer)}`;
    const state = address.searchParams.get('state') ?? '';
    const refused = async (url: string, cookie?: string) => {
      if (cookie !== undefined) visitor.cookies(service.address).set('mentoring-openid', cookie);
      const page = await visitor.open(url);
      assert.equal(page.status, 400, page.body);
      assert.match(page.body, /longer than ten minutes, or began in another browser/);
      assert.equal(page.headers.getSetCookie().length, 0);
    };
    await refused(`${answer}&state=${state}`);
    await begin(visitor, service);
    await refused(`${answer}&state=${state}`);
    await refused(`${answer}&state=x`, sealed);
    await refused(answer, sealed);
    const forged = Buffer.from(sealed, 'base64url');
    forged.writeUInt8(forged.readUInt8(forged.length - 1) ^ 1, forged.length - 1);
    await refused(`${answer}&state=${state}`, forged.toString('base64url'));
    await refused(`${answer}&state=${state}`, 'nonsense');
    // Nothing of what is sealed can be read.
    assert.ok(!Buffer.from(sealed, 'base64url').toString('latin1').includes(state));
  });

  for (const [parameter, words] of [
    ['nonce', /could not be verified/],
    ['code_challenge', /was used before, or is too old/],
  ] as const) {
    test(`an answer for another ${parameter} is refused`, async () => {
      const visitor = createVisitor();
      const start = await visitor.ask(`${service.address}/sign-in/openid/`);
      const address = new URL(start.headers.get('location') ?? '');
      assert.equal(address.searchParams.get('code_challenge_method'), 'S256');
      address.searchParams.set(parameter, 'A'.repeat(43));
      const page = await atProvider(visitor, await visitor.open(address.href), 'maria');
      assert.equal(page.status, 400, page.body);
      assert.match(page.body, words);
      assert.equal(visitor.cookies(service.address).has('mentoring-session'), false);
    });
  }

  test('whoever has no account, or no address that is confirmed, is told so', async () => {
    for (const [login, words] of [
      ['nora', /no account for nora@example\.org yet/],
      ['unverified', /does not confirm that maria@example\.org is your/],
      ['silent', /does not confirm that maria@example\.org is your/],
      ['nameless', /did not send your e-mail address/],
    ] as const) {
      const visitor = createVisitor();
      const page = await atProvider(visitor, await begin(visitor, service), login);
      assert.equal(page.status, 403, page.body);
      assert.match(page.body, words);
      assert.match(page.body, /<a href="\/sign-in\/">Back to the sign-in page<\/a>/);
      assert.equal(visitor.cookies(service.address).has('mentoring-session'), false);
    }
  });

  test('whoever changes their mind there is led back', async () => {
    const visitor = createVisitor();
    const page = await begin(visitor, service);
    const cancelled = await visitor.open(`${page.url}/abort`);
    assert.equal(cancelled.status, 403, cancelled.body);
    assert.match(cancelled.body, /did not sign you in/);
  });

  test('leads nowhere but to this service', async () => {
    for (const next of ['https://evil.example/', '//evil.example', `/${'x'.repeat(3000)}`]) {
      const visitor = createVisitor();
      const done = await atProvider(visitor, await begin(visitor, service, next), 'maria');
      assert.equal(done.headers.get('refresh'), '0; url=/', next);
    }
  });
});

suite('accounts that are made at the first sign-in', () => {
  test('are for whom the settings allow; whoever was removed does not come back', async () => {
    await using provider = await startProvider(PEOPLE, false);
    await using service = await startGuarded({
      ...settingsOf(provider),
      OIDC_ALLOWED: '@example.org',
      OIDC_ROLE: 'viewer',
    });
    await provider.allow(service.address);
    await using opened = openSqlite(service.databaseFile);
    const accounts = createAccountStore(opened);
    // A program has the name of the person already.
    await service.issue(['courses:read'], { account: 'Nora Beispiel' });
    const nora = createVisitor();
    const signIn = async (visitor: Visitor, login: string) =>
      atProvider(visitor, await begin(visitor, service), login);
    assert.equal((await signIn(nora, 'nora')).status, 200);
    assert.equal((await nora.open(`${service.address}/feedbacks_needed/`)).status, 200);
    assert.equal((await nora.open(`${service.address}/smart-goals/`)).status, 403);
    const made = await accounts.findByEmail('nora@example.org');
    assert.deepEqual([made?.name, made?.role], ['nora@example.org', 'viewer']);
    assert.equal((await signIn(createVisitor(), 'nora')).status, 200);
    assert.equal((await accounts.list()).length, 2);

    const refused = await signIn(createVisitor(), 'other');
    assert.deepEqual(
      [refused.status, /someone@example\.net may not sign in here/.test(refused.body)],
      [403, true],
    );
    await accounts.remove(made?.id ?? 0, { by: null });
    assert.equal((await nora.open(`${service.address}/courses/`)).status, 401);
    const removed = await signIn(createVisitor(), 'nora');
    assert.match(removed.body, /The account of nora@example\.org was removed/);
    assert.equal((await accounts.list()).length, 2);
  });
});

test('a provider that is away is told of in words, and used again once it is back', async () => {
  const provider = await startProvider(PEOPLE);
  await using service = await startGuarded(settingsOf(provider));
  const visitor = createVisitor();
  // It answers with 503 until it knows the service.
  const early = await begin(visitor, service);
  assert.equal(early.status, 503, early.body);
  assert.match(early.body, /127\.0\.0\.1 cannot be reached at the moment/);
  await provider.allow(service.address);
  const page = await begin(visitor, service);
  assert.ok(page.url.startsWith(provider.issuer), page.url);
  const check = () =>
    runProgram(['config', '--check'], {
      folder: dirname(service.databaseFile),
      settings: { ...settingsOf(provider), AUTH: 'tokens' },
    });
  const found = await check();
  assert.equal(found.status, 0, found.output + found.errors);
  assert.match(
    found.output,
    /^✓ Sign-in: http:.* Register this redirect URI there: .*\/sign-in\/openid\/return\/$/m,
  );
  await provider.stop();
  const missing = await check();
  assert.equal(missing.status, 1, missing.output);
  assert.match(missing.output, /^✗ Sign-in: http:.* cannot be used: .*ECONNREFUSED/m);
  const started = await visitor.ask(`${service.address}/sign-in/openid/`);
  const state = new URL(started.headers.get('location') ?? '').searchParams.get('state');
  const answer = `${service.address}/sign-in/openid/return/?code=x&state=${state}&iss=${encodeURIComponent(provider.issuer)}`;
  const away = await visitor.open(answer);
  assert.equal(away.status, 503, away.body);
  assert.equal((await visitor.open(`${service.address}/sign-in/`)).status, 200);
});
