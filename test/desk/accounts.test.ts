/** Accounts at the desk: a colleague gets in and out without a terminal, and somebody comes first. */

import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mock, suite, test } from 'node:test';
import { createAccountStore } from '../../src/store/accounts/accounts.ts';
import { createAuditLog } from '../../src/store/audit.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { startDesk } from '../support/desk.ts';
import { startMailServer } from '../support/mail-server.ts';
import { serveProgram } from '../support/program.ts';
import { startService, temporaryFolder } from '../support/service.ts';
import { until } from '../support/until.ts';
import { createVisitor } from '../support/visitor.ts';

const ACCOUNTS = '/desk/settings/accounts/';

/** The address that a page shows once. */
const addressIn = (text: string): string =>
  /class="address">([^<]+)</.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? assert.fail(text);

/** Signs in by a link, and returns the page that follows. */
async function signIn(link: string) {
  const visitor = createVisitor();
  const page = await visitor.submit(await visitor.open(link));
  return { visitor, page };
}

suite('accounts at the desk', () => {
  test('a colleague gets one with a link that is shown once, and loses it again', async () => {
    await using desk = await startDesk();
    const olga = await desk.enter('Olga', 'olga@example.org', 'manager');
    const account = { name: 'Vito', email: 'vito@example.org', role: 'viewer' };
    const made = await olga.post(`${ACCOUNTS}new/`, account);
    const [, link = ''] = /^(\/desk\/settings\/accounts\/\d+\/link\/)\?done=/.exec(made.location) ?? [];
    const offered = await olga.get(made.location);
    assert.match(offered.text, /<h1>Let Vito sign in<\/h1>[\s\S]*Create a link to copy/);
    assert.doesNotMatch(offered.text, /by e-mail<\/button>/, 'no mail is set up');
    const shown = await olga.post(link, {});
    const address = addressIn(shown.text);
    assert.ok(address.startsWith(`${desk.service.address}/sign-in/confirm/?key=`), address);
    assert.doesNotMatch((await olga.get(link)).text, /class="address"/);
    const { visitor, page } = await signIn(address);
    assert.match(page.body, /<h1>Today, /);
    assert.equal((await createVisitor().open(address)).status, 404, 'it signs in once');
    await using database = openSqlite(desk.service.databaseFile);
    const issued: unknown[] = [];
    for await (const events of createAuditLog(database).read({ action: 'issue' })) issued.push(...events);
    assert.deepEqual(
      issued.map((event) => [Object(event).subject, Object(event).account.name, Object(event).record]),
      [['link', 'Olga', 2]],
    );

    for (const [name, role] of [
      ['Vera', 'viewer'],
      ['Cora', 'coordinator'],
    ] as const) {
      const other = await desk.enter(name, `${name.toLowerCase()}@example.org`, role);
      for (const path of [ACCOUNTS, link]) {
        assert.ok([403, 404].includes((await other.get(path)).status), `${role} ${path}`);
        assert.ok([403, 404, 405].includes((await other.post(path, {})).status), `${role} ${path}`);
      }
    }
    const own = link.replace('link/', '');
    assert.equal((await olga.post(own, { step: 'remove' })).status, 303);
    assert.match((await visitor.open(`${desk.service.address}/desk/`)).url, /\/sign-in\//);
    assert.equal((await olga.get(link)).status, 404);
  });

  test('the last manager neither goes nor gets another role, not even by an undo', async () => {
    await using desk = await startDesk();
    const olga = await desk.enter('Olga', 'olga@example.org', 'manager');
    const own = `${ACCOUNTS}1/`;
    const isRefused = async (fields: Readonly<Record<string, string>>) => {
      const { status, text } = await olga.post(own, fields);
      assert.equal(status, 422);
      assert.match(
        text,
        /Olga is the last manager: nobody could manage the programme\. Make another person a manager first/,
      );
    };
    await isRefused({ step: 'remove' });
    await isRefused({ name: 'Olga', email: 'olga@example.org', role: 'viewer' });
    const petra = await olga.post(`${ACCOUNTS}new/`, {
      name: 'Petra',
      email: 'petra@example.org',
      role: 'manager',
    });
    const [, entry = ''] = /done=(\d+)/.exec(petra.location) ?? [];
    const { page, visitor } = await signIn(
      addressIn((await olga.post(petra.location.replace(/\?.*/, ''), {})).text),
    );
    assert.match(page.body, /<h1>Today, /);
    const leave = await visitor.ask(`${desk.service.address}${own}`, { step: 'remove' });
    assert.equal(leave.status, 303);
    const undone = await visitor.open(`${desk.service.address}/desk/history/${entry}/undo/`);
    assert.match(undone.body, /Petra is the last manager/);
  });

  test('a link goes by e-mail where mail is set up', async () => {
    await using mail = await startMailServer();
    await using desk = await startDesk({
      MAIL_URL: mail.url,
      MAIL_FROM: 'mentoring@example.org',
      BASE_URL: 'https://mentoring.example.org',
      ALLOWED_HOSTS: '*',
    });
    const olga = await desk.enter('Olga', 'olga@example.org', 'manager');
    await desk.enter('Vito', 'vito@example.org', 'viewer');
    const path = `${ACCOUNTS}2/link/`;
    assert.match((await olga.get(path)).text, /Send a link by e-mail<\/button>/);
    // Their own link of a moment ago is one a minute.
    const now = Temporal.Now.instant();
    const later = mock.method(Temporal.Now, 'instant', () => now.add({ minutes: 2 }));
    try {
      const sent = await olga.post(path, { step: 'send' });
      assert.match((await olga.get(sent.location)).text, /A link is on its way to vito@example\.org/);
      await until(() => mail.received.length > 0);
    } finally {
      later.mock.restore();
    }
    assert.deepEqual(
      mail.received.map(({ to }) => to),
      ['vito@example.org'],
    );
  });
});

suite('the first account', () => {
  const person = { name: 'Olga', email: 'olga@example.org' };

  test('is made from the desk of a service on one’s own machine, which asks everybody to sign in from then on', async () => {
    await using folder = await temporaryFolder();
    await writeFile(join(folder.path, '.env'), 'TIME_ZONE=UTC');
    await using service = await serveProgram({ folder: folder.path, settings: { LOG_LEVEL: 'warn' } });
    const visitor = createVisitor();
    const { body } = await visitor.open(`${service.address}/desk/`);
    assert.match(body, /There are no pairs yet[\s\S]*Did you expect your pairs here\?[\s\S]*DATABASE_URL/);
    assert.match(body, /<h2>Create the first account<\/h2>[\s\S]*href="\/desk\/settings\/sign-in\/"/);
    assert.match(
      (await visitor.open(`${service.address}/desk/settings/`)).body,
      /href="\/desk\/settings\/sign-in\/"/,
    );
    const form = await visitor.open(`${service.address}/desk/settings/sign-in/`);
    const [asked, twice] = await Promise.all([visitor.submit(form, {}), visitor.submit(form, {})]);
    const link =
      /class="button primary" href="([^"]+)"/.exec(asked.body)?.[1]?.replaceAll('&amp;', '&') ?? '';
    assert.match(link, /^\/sign-in\/confirm\/\?key=[\w-]{43}&next=%2Fdesk%2F$/);
    assert.equal(twice.body, asked.body, 'a double click');
    assert.equal(await readFile(join(folder.path, '.env'), 'utf8'), 'TIME_ZONE=UTC\nAUTH=tokens\n');
    const open = () => visitor.open(service.address + link);
    await until(async () => (await open().catch(() => null))?.body.includes('<h1>Create the first') === true);
    const first = await open();
    assert.match((await visitor.submit(first, person)).body, /Olga[\s\S]*<h1>Today, /);
    assert.match((await createVisitor().open(`${service.address}/desk/`)).body, /<h1>Sign in<\/h1>/);
    assert.match(
      (await visitor.open(`${service.address}/desk/settings/`)).body,
      /\/desk\/settings\/accounts\//,
    );
    assert.equal((await visitor.open(`${service.address}/desk/settings/sign-in/`)).status, 404);
  });

  test('is not offered where others can reach the service, or an operator decided', async () => {
    await using trusting = await startService({ AUTH: 'open' });
    const { body } = await createVisitor().open(`${trusting.address}/desk/`);
    assert.doesNotMatch(body, /first account|Did you expect/);
    await using reachable = await startService({ AUTH: 'tokens', HOST: '0.0.0.0' });
    assert.equal(reachable.firstLink, null);
  });

  test('is made by the link that a start with AUTH=tokens prints, once and within 15 minutes', async () => {
    await using service = await startService({ AUTH: 'tokens', ALLOWED_HOSTS: '' });
    const link = service.address + (service.firstLink ?? assert.fail('no link'));
    assert.match(link, /\/sign-in\/confirm\/\?key=[\w-]{43}&next=%2Fdesk%2F$/);
    const visitor = createVisitor();
    const form = await visitor.open(link);
    assert.match(form.body, /<h1>Create the first account<\/h1>/);
    const wrong = await visitor.submit(form, { name: '', email: 'olga' });
    assert.equal(wrong.status, 400);
    assert.match(wrong.body, /value="olga"/);
    assert.match(wrong.body, /is not an e-mail address/);
    const other = await createVisitor().open(
      link.replace(/key=(.)/, (_, first) => `key=${first === '_' ? '-' : '_'}`),
    );
    assert.equal(other.status, 404);

    const now = performance.now.bind(performance);
    const later = mock.method(performance, 'now', () => now() + 15 * 60_000);
    try {
      assert.equal((await visitor.open(link)).status, 404);
      assert.equal((await visitor.submit(form, person)).status, 404);
    } finally {
      later.mock.restore();
    }
    const signedIn = await visitor.submit(form, person);
    assert.match(signedIn.body, /Olga[\s\S]*<h1>Today, /);
    assert.equal((await createVisitor().open(link)).status, 404);
    await using database = openSqlite(service.databaseFile);
    const accounts = await createAccountStore(database).list();
    assert.deepEqual(
      accounts.map(({ name, email, role }) => [name, email, role]),
      [['Olga', 'olga@example.org', 'manager']],
    );
    await using next = await startService({ AUTH: 'tokens', DATABASE_URL: `sqlite:${service.databaseFile}` });
    assert.equal(next.firstLink, null);
  });
});
