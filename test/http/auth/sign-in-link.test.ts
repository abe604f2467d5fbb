/** Signing in by a link: what is sent to whom, what a link is worth, and what somebody signed in so may do. */

import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import type { AccountStore } from '../../../src/domain/account.ts';
import { createLinkMail } from '../../../src/mail/link-mail.ts';
import { connectToMailServer } from '../../../src/mail/smtp.ts';
import { createSignInLinks } from '../../../src/store/access/access.ts';
import { createAccountStore } from '../../../src/store/accounts/accounts.ts';
import { createAuditLog } from '../../../src/store/audit.ts';
import type { Database } from '../../../src/store/database.ts';
import { createReminderStore } from '../../../src/store/mail/reminders.ts';
import { openSqlite } from '../../../src/store/sqlite/sqlite.ts';
import { type GuardedService, startGuarded } from '../../support/auth.ts';
import { type RawAnswer, send } from '../../support/http.ts';
import { startMailServer, type TestMailServer } from '../../support/mail-server.ts';
import { until } from '../../support/until.ts';

const BASE_URL = 'https://mentoring.example.org';
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const BY = { by: null };

/** Quoted-printable text (RFC 2045, section 6.7). */
const decoded = (text: string): string =>
  Buffer.from(
    text
      .replaceAll('=\r\n', '')
      .replaceAll(/=([\dA-F]{2})/g, (_whole, digits: string) =>
        String.fromCharCode(Number.parseInt(digits, 16)),
      ),
    'latin1',
  ).toString();

type Headers = Readonly<Record<string, string>>;

const post = (
  { port }: GuardedService,
  path: string,
  fields: Readonly<Record<string, string>>,
  headers: Headers = {},
) =>
  send(port, {
    method: 'POST',
    path,
    headers: { ...FORM, ...headers },
    body: new URLSearchParams(fields).toString(),
  });

const cookieOf = ({ headers }: RawAnswer): string => headers['set-cookie']?.[0]?.replace(/;.*/, '') ?? '';

suite('links', () => {
  let mail: TestMailServer;
  let service: GuardedService;
  let database: Database;
  let accounts: AccountStore;
  before(async () => {
    mail = await startMailServer();
    service = await startGuarded({
      BASE_URL,
      ALLOWED_HOSTS: '*',
      MAIL_URL: mail.url,
      MAIL_FROM: 'mentoring@example.org',
      LOG_LEVEL: 'silent',
      TRUST_PROXY: 'yes',
    });
    database = openSqlite(service.databaseFile);
    accounts = createAccountStore(database);
    await accounts.create({ name: 'Maria Muster', email: 'maria@example.org', role: 'manager' }, BY);
    await accounts.create({ name: 'Nora', email: 'nora@example.org', role: 'coordinator' }, BY);
  });
  after(async () => {
    await database[Symbol.asyncDispose]();
    await service[Symbol.asyncDispose]();
    await mail[Symbol.asyncDispose]();
  });

  const open = (path: string, headers: Headers = {}) =>
    send(service.port, { path, headers: { Accept: 'text/html', ...headers } });
  /** Signs somebody in by a link of their own. */
  const signedIn = async (email: string): Promise<string> => {
    const account = await accounts.findByEmail(email);
    const key = (await createSignInLinks(database).issue(account?.id ?? 0, 0)) ?? '';
    return cookieOf(await post(service, '/sign-in/confirm/', { key }));
  };

  test('are sent to whoever has an account; nobody is told who that is', async () => {
    assert.match((await open('/sign-in/')).body.toString(), /Send me a link/);
    // Whatever host a request names, the link leads to the address of the settings.
    const headers = { Host: 'evil.example' };
    const pages: string[] = [];
    for (const email of ['nobody@example.org', 'Maria@example.org', 'maria@example.org']) {
      const answer = await post(service, '/sign-in/link/', { email, next: '/courses/?limit=1' }, headers);
      assert.equal(answer.status, 200);
      assert.equal(answer.headers['set-cookie'], undefined);
      pages.push(answer.body.toString().replace(email, ''));
    }
    assert.equal(new Set(pages).size, 1);
    await until(() => mail.received.length > 0);
    const [message] = mail.received;
    assert.equal(message?.to, 'maria@example.org');
    const [link = ''] =
      /https:\/\/\S+/.exec(message.raw.replaceAll(/=\r\n/g, '').replaceAll('=3D', '=')) ?? [];
    assert.match(link, /^https:\/\/mentoring\.example\.org\/sign-in\/confirm\/\?key=[\w-]{43}&next=/);
    const rows = JSON.stringify(await database.reader.selectFrom('outbox').selectAll().execute());
    assert.equal(rows, '[]');

    const { pathname, search, searchParams } = new URL(link);
    for (let time = 1; time <= 2; time += 1) {
      const page = await open(pathname + search, { 'Sec-Fetch-Site': 'cross-site' });
      assert.equal(page.status, 200);
      assert.match(page.body.toString(), /Sign in this browser as Maria Muster \(maria@example\.org\)/);
      assert.equal(page.headers['set-cookie'], undefined);
      assert.equal(page.headers['cache-control'], 'no-store');
    }
    const fields = Object.fromEntries(searchParams);
    const foreign = await post(service, pathname, fields, { 'Sec-Fetch-Site': 'cross-site' });
    assert.equal(foreign.status, 403);
    const done = await post(service, pathname, fields, { 'X-Forwarded-Proto': 'https' });
    assert.deepEqual([done.status, done.headers.location], [303, '/courses/?limit=1']);
    assert.match(done.headers['set-cookie']?.[0] ?? '', /^__Host-mentoring-session=.*SameSite=Strict$/);
    const page = await open('/courses/', { Cookie: cookieOf(done) });
    assert.match(page.body.toString(), /Signed in as <b dir="auto">Maria Muster<\/b>/);
    const again = await post(service, pathname, fields);
    assert.deepEqual([again.status, again.headers['set-cookie']], [404, undefined]);
    assert.match(again.body.toString(), /This link is no longer valid/);
    assert.equal((await open(pathname + search)).status, 404);
    // One a minute, however often it is asked for.
    assert.equal(mail.received.length, 1);
  });

  test('are written in the language of the browser, else in the default one of reminders', async () => {
    const reminders = createReminderStore(database);
    await reminders.saveSettings({ ...(await reminders.readSettings()), language: 'tr' });
    for (const [name, accepted, subject, words] of [
      [
        'Lena',
        'sv, de-AT;q=0.8, en;q=0.5',
        'Ihr Anmeldelink',
        /Er ist 15 Minuten gültig und funktioniert nur einmal:/,
      ],
      ['Timur', 'sv', 'Oturum açma bağlantınız', /Bağlantı 15 dakika geçerlidir/],
    ] as const) {
      const email = `${name.toLowerCase()}@example.org`;
      await accounts.create({ name, email, role: 'viewer' }, BY);
      const headers = { 'Accept-Language': accepted, 'X-Forwarded-For': '192.0.2.9' };
      assert.equal(
        (await post(service, '/sign-in/link/', { email, next: '/courses/' }, headers)).status,
        200,
      );
      await until(() => mail.received.some(({ to }) => to === email));
      const [message] = mail.received.filter(({ to }) => to === email);
      assert.equal(
        decoded(
          message
            ?.header('Subject')
            // White space between encoded words does not count.
            .replaceAll(/\?=\s+=\?UTF-8\?Q\?/g, '')
            .replaceAll(/=\?UTF-8\?Q\?|\?=/g, '')
            .replaceAll('_', ' ') ?? '',
        ),
        subject,
      );
      const text = decoded(message?.raw ?? '');
      assert.match(text, words);
      assert.match(
        text,
        /^https:\/\/mentoring\.example\.org\/sign-in\/confirm\/\?key=[\w-]{43}&next=%2Fcourses%2F\r$/m,
      );
    }
  });

  test('are asked for with an address, and not too often from one network', async () => {
    for (const email of ['', 'maria', 'a@b, c@d']) {
      const answer = await post(service, '/sign-in/link/', { email, next: '/courses/' });
      assert.equal(answer.status, 400, email);
      assert.match(answer.body.toString(), /<ul class="errors" id="field-email-error">/);
      assert.match(answer.body.toString(), /name="next" value="\/courses\/"/);
    }
    const statuses: number[] = [];
    for (let time = 1; time <= 12; time += 1) {
      const from = { 'X-Forwarded-For': '192.0.2.7' };
      statuses.push((await post(service, '/sign-in/link/', { email: 'x@example.org' }, from)).status);
    }
    assert.deepEqual(statuses, [...Array.from({ length: 10 }, () => 200), 429, 429]);
    const back = await open('/sign-in/link/');
    assert.deepEqual([back.status, back.headers.location], [303, '/sign-in/']);
    for (let time = 1; time <= 12; time += 1) {
      const key = 'A'.repeat(43);
      const answer = await post(service, '/sign-in/confirm/', { key }, { 'X-Forwarded-For': '192.0.2.8' });
      assert.equal(answer.status, time > 10 ? 429 : 404);
    }
  });

  test('give what the role has, which may change, and no page of one is shown to another', async () => {
    const [maria, nora] = [await signedIn('maria@example.org'), await signedIn('nora@example.org')];
    const page = async (path: string, Cookie: string) => await open(path, { Cookie });
    for (let time = 1; time <= 3; time += 1) {
      assert.match((await page('/courses/', maria)).body.toString(), />Maria Muster</);
      assert.match((await page('/courses/', nora)).body.toString(), />Nora</);
    }
    const opened = async (Cookie: string) =>
      await Promise.all(
        ['/smart-goals/', '/feedbacks_needed/', '/feedbacks/', '/desk/', '/metrics'].map(
          async (path) => (await page(path, Cookie)).status,
        ),
      );
    assert.deepEqual(await opened(maria), [200, 200, 200, 200, 403]);
    assert.deepEqual(await opened(nora), [403, 403, 403, 200, 403]);
    const { id = 0 } = (await accounts.findByEmail('nora@example.org')) ?? {};
    await accounts.change(id, { role: 'viewer' }, BY);
    assert.deepEqual(await opened(nora), [403, 200, 200, 200, 403]);
    // Both are named as readers.
    await until(async () => {
      const reads: (number | undefined)[] = [];
      for await (const part of createAuditLog(database).read({ action: 'read' }))
        reads.push(...part.map(({ account }) => account?.id));
      return new Set(reads).size === 2;
    });

    // A coordinator's token opens no more than what they may see, whatever it was given.
    await accounts.change(id, { role: 'coordinator' }, BY);
    const { secret } = await service.issue(['feedbacks:read', 'courses:read'], { account: 'Nora' });
    assert.equal((await service.ask(secret, { path: '/feedbacks_needed/' })).status, 403);
    assert.equal((await service.ask(secret, { path: '/courses/' })).status, 200);
    const other = await signedIn('nora@example.org');
    assert.equal(await accounts.endSessions(id), 2);
    assert.equal((await page('/courses/', other)).status, 401);
    await accounts.remove(id, BY);
    assert.equal((await service.ask(secret, { path: '/courses/' })).status, 401);
  });

  test('a browser that holds its cookie back after a link elsewhere is asked once more', async () => {
    const Cookie = await signedIn('maria@example.org');
    const site = { 'Sec-Fetch-Site': 'cross-site' };
    const first = await open('/sign-in/?next=/courses/', site);
    const refresh = /^0; url=(.*)$/.exec(String(first.headers['refresh']))?.[1] ?? '';
    assert.equal(first.status, 200);
    const second = await open(refresh, { Cookie, 'Sec-Fetch-Site': 'same-origin' });
    assert.deepEqual([second.status, second.headers.location], [303, '/courses/']);
    const form = await open(refresh, site);
    assert.deepEqual([form.status, form.headers['refresh']], [200, undefined]);
    assert.match(form.body.toString(), /name="token"/);
  });

  test('are not sent once the service stops, and not many at a time', async () => {
    await accounts.create({ name: 'Vera', email: 'vera@example.org', role: 'viewer' }, BY);
    await using busy = await startMailServer({ recipient: () => '450 try later' });
    const failures: unknown[] = [];
    const parts = {
      accounts,
      links: createSignInLinks(database),
      baseUrl: BASE_URL,
      sender: { name: null, email: 'mentoring@example.org' },
      domain: 'example.org',
      defaultLanguage: async () => 'en' as const,
      connect: (signal: AbortSignal) =>
        connectToMailServer(
          { host: '127.0.0.1', port: busy.port, secure: false, user: null, password: null },
          { connecting: 20_000, answer: 20_000 },
          signal,
        ),
      watcher: { onSent: () => {}, onFailure: (_account: unknown, reason: unknown) => failures.push(reason) },
    };
    const sender = createLinkMail(parts);
    sender.request('vera@example.org', '/', null);
    await until(() => failures.length === 1);
    assert.match(String(failures[0]), /450 try later/);
    for (let time = 1; time <= 25; time += 1) sender.request('nobody@example.org', '/', null);
    assert.equal(failures.length, 6);
    await sender[Symbol.asyncDispose]();
    sender.request('vera@example.org', '/', null);
    await until(() => failures.length > 6);
    assert.equal(busy.received.length, 0);
  });
});

test('without mail, or without an address that links could lead to, no link is offered', async () => {
  for (const settings of [{ BASE_URL }, { MAIL_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@example.org' }]) {
    await using service = await startGuarded({ ...settings, ALLOWED_HOSTS: '*' });
    const page = (await send(service.port, { path: '/sign-in/' })).body.toString();
    assert.match(page, /name="token"/);
    assert.doesNotMatch(page, /Send me a link|Sign in with/);
    assert.equal((await post(service, '/sign-in/link/', { email: 'a@example.org' })).status, 401);
    assert.equal((await send(service.port, { path: '/sign-in/openid/' })).status, 401);
    assert.equal((await send(service.port, { path: '/sign-in/confirm/' })).status, 404);
  }
});
