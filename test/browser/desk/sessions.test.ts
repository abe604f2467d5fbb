/** Sessions that end while somebody fills in a form, the ways to sign in again, and links from elsewhere. */

import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, before, mock, suite, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import type { AccountStore } from '../../../src/domain/account.ts';
import { createAccountStore } from '../../../src/store/accounts/accounts.ts';
import { openSqlite } from '../../../src/store/sqlite/sqlite.ts';
import { startDesk, type TestDesk } from '../../support/desk.ts';
import { startMailServer, type TestMailServer } from '../../support/mail-server.ts';
import { until } from '../../support/until.ts';
import { borrowBrowser, withBrowser } from '../browser.ts';
import { isAccessible } from '../every-screen.ts';
import { focused, notice, pressTwice, visitAs } from './visitors.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();

/** Opens the window in which somebody signs in again. */
async function newWindow(page: Page): Promise<Page> {
  const opening = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Sign in in a new window' }).click();
  return opening;
}

suite('sessions at the desk', withBrowser, () => {
  const opened = new AsyncDisposableStack();
  let mail: TestMailServer;
  let desk: TestDesk;
  let browser: Browser;
  let accounts: AccountStore;
  /** A page of another site, such as a mail program, with a link. */
  let elsewhere: (href: string) => string;
  before(async () => {
    mail = opened.use(await startMailServer());
    desk = opened.use(
      await startDesk({
        MAIL_URL: mail.url,
        MAIL_FROM: 'mentoring@example.org',
        BASE_URL: 'http://mentoring.example.org',
        ALLOWED_HOSTS: '*',
      }),
    );
    ({ browser } = opened.use(await borrowBrowser()));
    const database = opened.use(openSqlite(desk.service.databaseFile));
    accounts = createAccountStore(database);
    const other = createServer((request, response) => {
      const href = decodeURIComponent(request.url ?? '')
        .slice(2)
        .replaceAll('&', '&amp;');
      response.setHeader('Content-Type', 'text/html').end(`<!doctype html><a href="${href}">Open</a>`);
    });
    await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve));
    opened.defer(() => {
      other.closeAllConnections();
      other.close();
    });
    const address = other.address();
    const port = typeof address === 'object' ? address?.port : 0;
    elsewhere = (href) => `http://localhost:${port}/?${encodeURIComponent(desk.service.address + href)}`;
  });
  after(() => opened.disposeAsync());

  const idOf = async (name: string): Promise<number> =>
    (await accounts.findByEmail(`${name}@example.org`))?.id ?? 0;
  /** The link that was sent last, as the service itself is reached. */
  const mailedLink = async (): Promise<string> => {
    await until(() => mail.received.length > 0);
    const raw = mail.received.at(-1)?.raw.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? '';
    const { pathname, search } = new URL(/http:\/\/mentoring\S+/.exec(raw)?.[0] ?? '');
    return pathname + search;
  };

  test('one that ends elsewhere loses nothing that was typed: signed in by e-mail, it is sent again', () =>
    visitAs(browser, desk, ['Olga', 'manager'], async (page) => {
      await page.goto('/desk/owed/change/?row=2-1-mentee&row=2-1-mentor&do=received');
      await page.getByLabel('Received on').fill('2025-05-01');
      await page.getByLabel('Reason').fill('by phone');
      await accounts.endSessions(await idOf('olga'));
      await press(page, 'Record as received');
      await heading(page, 'You are signed out');
      assert.equal(await page.title(), 'Error: You are signed out · Mentoring');
      assert.equal(await focused(page), 'notice wrong');
      await isAccessible(page);
      const signIn = await newWindow(page);
      // A link a minute: Olga had hers.
      await accounts.create({ name: 'Otto', email: 'otto@example.org', role: 'manager' }, { by: null });
      await signIn.getByLabel('E-mail address').fill('otto@example.org');
      await press(signIn, 'Send me a link');
      await heading(signIn, 'Look into your mailbox');
      await signIn.goto(elsewhere(await mailedLink()));
      await signIn.getByRole('link', { name: 'Open' }).click();
      await signIn.getByText('Sign in this browser as Otto').waitFor();
      await pressTwice(signIn, 'Sign in');
      await heading(signIn, 'You are signed in again');
      await isAccessible(signIn);
      await signIn.close();
      await pressTwice(page, 'Send it again');
      await notice(page, /2 feedbacks\. Chemistry, mentee Cleo .* received on 1 May 2025/);
      assert.equal(new URL(page.url()).searchParams.get('done'), '1', 'once');
      await page.goto('/desk/history/');
      await page.getByText('by phone').waitFor();
    }));

  test('twelve hours without a request end it; files are chosen again, and all other forms are kept', () =>
    visitAs(browser, desk, ['Paul', 'manager'], async (page) => {
      const { secret } = await desk.service.tokens.issue({
        account: 'Paul',
        scopes: ['programme:read', 'programme:write'],
        expires_at: null,
      });
      const file = {
        name: 'pairs.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(
          'Mentee,Mentee e-mail,Mentor e-mail,Start,Status\nAda Example,ada@example.net,bea@example.org,2026-03-02,matched\n',
        ),
      };
      /** Sends a form after more than twelve hours. */
      const late = async (send: () => Promise<void>) => {
        const now = Date.now;
        const later = mock.method(Date, 'now', () => now() + 12.1 * 3_600_000);
        try {
          await send();
          await heading(page, 'You are signed out');
        } finally {
          later.mock.restore();
        }
        // Time does not go back: what has ended stays so.
        await accounts.endSessions(await idOf('paul'));
      };
      const enter = async (signIn: Page) => {
        await signIn.getByLabel('Token').fill(secret);
        await press(signIn, 'Sign in');
      };
      await page.goto('/desk/upload/');
      await page.getByLabel('Files', { exact: true }).setInputFiles(file);
      await late(() => press(page, 'Upload'));
      await page.getByText('then choose the files again').waitFor();
      await isAccessible(page);
      await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
      await enter(page);
      await page.waitForURL('**/desk/upload/');
      await page.getByLabel('Files', { exact: true }).setInputFiles(file);
      await press(page, 'Upload');
      await heading(page, 'Check and import');
      const { pathname } = new URL(page.url());
      await page.locator('[id="new:mentee:ada@example.net"]').selectOption('new');
      await late(() => press(page, 'Keep my answers, and show what changes'));
      await enter(await newWindow(page));
      await press(page, 'Send it again');
      await page.getByText('1 answer is given').waitFor();
      assert.equal(new URL(page.url()).pathname, pathname);
    }));

  test('nothing of the desk is shown again after signing out, and other windows keep what was typed', () =>
    visitAs(browser, desk, ['Rosa', 'manager'], async (page) => {
      const other = await page.context().newPage();
      await other.goto('/desk/pairs/1/hold/');
      await other.getByLabel('Reason').fill('typed before');
      await page.goto('/desk/people/1/');
      await page.goto('/desk/pairs/1/');
      await press(page, 'Sign out');
      await page.waitForURL('**/sign-in/');
      for (const _ of [1, 2]) {
        await page.goBack();
        await page.waitForURL('**/sign-in/?next=**');
        assert.doesNotMatch(await page.content(), /Ada|Bea/);
      }
      await press(other, 'Put on hold');
      await heading(other, 'You are signed out');
      assert.equal(await other.locator('input[name="reason"]').inputValue(), 'typed before');
      await other.goto('/desk/pairs/1/');
      await other.waitForURL('**/sign-in/?next=**');
    }));

  test('a link from another site leads to its page, signed in or after signing in', () =>
    visitAs(browser, desk, ['Tina', 'manager'], async (page) => {
      const context = page.context();
      const follow = async (href: string): Promise<Page> => {
        const opened = await context.newPage();
        await opened.goto(elsewhere(href));
        await opened.getByRole('link', { name: 'Open' }).click();
        return opened;
      };
      const first = await follow('/desk/pairs/1/?sort=x');
      await first.waitForURL('**/desk/pairs/1/?sort=x');
      await heading(first, 'Ada Example and Bea Example');
      await context.clearCookies();
      const second = await follow('/desk/pairs/1/?sort=x');
      await second.waitForURL(/sign-in\/\?next=.*again=1/);
      const { secret } = await desk.service.tokens.issue({
        account: 'Tina',
        scopes: ['programme:read'],
        expires_at: null,
      });
      await second.getByLabel('Token').fill(secret);
      await press(second, 'Sign in');
      await second.waitForURL('**/desk/pairs/1/?sort=x');
    }));
});
