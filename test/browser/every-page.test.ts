/** What holds for pages of every kind: nobody is kept out, nothing is cut off, whatever the screen and whatever is shown. */

import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { COMBINABLE_SCOPES } from '../../src/domain/access.ts';
import { type GuardedService, startGuarded } from '../support/auth.ts';
import { post } from '../support/documents.ts';
import type { TestService } from '../support/service.ts';
import { borrowBrowser, type OpenHouse, openHouse, tabTo, visit, withBrowser } from './browser.ts';
import { isAccessible, isOpenOnEveryScreen, isWithinTheScreen, NARROW, WIDE } from './every-screen.ts';

const send = (page: Page, name: string) => page.getByRole('button', { name }).click();
const ended = (page: Page, status: number) => page.locator('.status', { hasText: String(status) }).waitFor();

/** Writes goals on the page for mentees. */
const writtenFor = async (page: Page) => {
  await page.goto('/write/?language=nl');
  await page.locator('#input').fill(`Ik wil een team leiden. ${'Ä'.repeat(300)}`);
  await send(page, 'Formuleer mijn doelen');
  await page.locator('.goals').waitFor();
};

/** Pages of every kind, each with the way to it. */
const KINDS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the root': (page) => page.goto('/'),
  'a list of goals': (page) => page.goto('/smart-goals/?offset=1&limit=5'),
  'a list of courses': (page) => page.goto('/courses/'),
  'a list with nothing in it': (page) => page.goto('/feedbacks_needed/'),
  'an address that is nowhere': (page) => page.goto(`/nowhere/${'x'.repeat(300)}/`),
  'a method that is not allowed': async (page) => {
    await page.route('**/courses/', (route) => route.continue({ method: 'PATCH' }), { times: 1 });
    await page.goto('/courses/');
    await ended(page, 405);
  },
  'the page for mentees': async (page) => {
    await page.goto('/write/?language=uk');
    await page.locator('.languages summary').click();
  },
  'a text without a wish': async (page) => {
    await page.goto('/write/?language=ro');
    await page.locator('#input').fill(`asdf ${'x'.repeat(300)}`);
    await send(page, 'Formulează obiectivele mele');
    await page.getByRole('alert').waitFor();
  },
  'goals before they are kept': (page) => writtenFor(page),
  'goals at their private address': async (page) => {
    await writtenFor(page);
    await send(page, 'Bewaar deze doelen');
    await page.locator('.erase summary').click();
  },
  'the description of the API, with operations unfolded': async (page) => {
    await page.goto('/docs/');
    const folded = page.locator('.opblock-summary-control');
    await folded.first().waitFor();
    for (const one of (await folded.all()).slice(0, 5)) await one.click();
  },
};

/** What people write, and what would break a page that trusted it. */
const INPUTS: Readonly<Record<string, string>> = {
  markup: '</script><script>alert(1)</script><img src=x onerror=alert(1)></textarea></pre>&lt;b&gt; " \'',
  'a long word': `I want to ${'Ä'.repeat(500)} and lead.`,

  'many lines': Array.from({ length: 60 }, (_, line) => `${line}. I want to learn something.`).join('\n'),
};

/** Pages that only those meet who are asked for a token, each with the way to it from the page to sign in on. */
const GUARDED_KINDS: Readonly<
  Record<string, (page: Page, tokens: { all: string; reader: string }) => Promise<unknown>>
> = {
  'the page to sign in on': (page) => page.goto('/sign-in/'),
  'a token that was refused': async (page) => {
    await signIn(page, 'mentoring_nonsense');
    await page.getByText('Invalid token').waitFor();
  },
  'the page after a link was asked for': async (page) => {
    await page.goto('/sign-in/');
    await page.getByLabel('E-mail address').fill('nobody@example.org');
    await send(page, 'Send me a link');
    await page.getByRole('heading', { name: 'Look into your mailbox' }).waitFor();
  },
  'an address that is none': async (page) => {
    await page.goto('/sign-in/');
    await page.getByLabel('E-mail address').fill('nobody');
    await send(page, 'Send me a link');
    await page.getByText('This is not an e-mail address').waitFor();
  },
  'a link that is over': (page) => page.goto('/sign-in/confirm/?key=old'),
  'a page for those who are signed in': async (page) => {
    await page.goto('/courses/?limit=1');
    await ended(page, 401);
    await isAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await page.waitForURL(/sign-in/);
  },
  'a page for her who may do everything': async (page, { all }) => {
    await enter(page, all);
    await page.goto('/courses/');
    await ended(page, 200);
  },
  'what her token does not open': async (page, { reader }) => {
    await enter(page, reader);
    await page.goto('/feedbacks_needed/');
    await ended(page, 403);
  },
};

const signIn = async (page: Page, secret: string) => {
  await page.goto('/sign-in/');
  await page.getByLabel('Token').fill(secret);
  await send(page, 'Sign in');
};

/** Signs in, and waits for the page that follows: who went on at once would break it off. */
const enter = async (page: Page, secret: string) => {
  await signIn(page, secret);
  await page.waitForURL(({ pathname }) => pathname !== '/sign-in/');
};

// Each test has a window of its own, and none minds what another adds to the lists.
suite('a page', { ...withBrowser, concurrency: 2 }, () => {
  let house: OpenHouse;
  let service: TestService;
  let browser: Browser;
  before(async () => {
    house = await openHouse();
    ({ service, browser } = house);
    await post(service.port, '/courses/', {
      title: 'T'.repeat(255),
      code: -2_147_483_648,
      gsheet_name: 'FYD',
      date_w1: '2026-05-04T18:00',
      recording_w1: `https://video.example.org/${'w'.repeat(150)}`,
    });
    for (const input of Object.values(INPUTS)) await post(service.port, '/smart-goals/', { input });
  });
  after(() => house?.[Symbol.asyncDispose]());

  for (const [kind, open] of Object.entries(KINDS)) {
    test(`is open to everybody, on every screen: ${kind}`, () =>
      visit(browser, { baseURL: service.address, javaScriptEnabled: true }, async (page) => {
        await page.setViewportSize(WIDE);
        await open(page);
        await isOpenOnEveryScreen(page);
      }));
  }

  for (const [script, input] of Object.entries(INPUTS)) {
    test(`shows what was written as it was written: ${script}`, () =>
      visit(browser, { baseURL: service.address, viewport: NARROW }, async (page) => {
        await page.goto('/smart-goals/');
        const shown = await page.getByRole('region', { name: 'JSON body' }).innerText();
        assert.ok(shown.includes(JSON.stringify(input)), shown);
        assert.equal(await page.locator('script, img:not([src^="/static/"])').count(), 0);
        await isWithinTheScreen(page, NARROW.width);
      }));
  }
});

suite('a page of a service that asks for tokens', { ...withBrowser, concurrency: 2 }, () => {
  const opened = new AsyncDisposableStack();
  let service: GuardedService;
  let browser: Browser;
  let tokens: { all: string; reader: string };
  before(async () => {
    // Links and a provider are offered, and nobody asks for them.
    service = opened.use(
      await startGuarded({
        ALLOWED_HOSTS: '*',
        BASE_URL: 'http://mentoring.example.org',
        MAIL_URL: 'smtp://127.0.0.1:9',
        MAIL_FROM: 'mentoring@example.org',
        OIDC_ISSUER: 'http://127.0.0.1:9',
        OIDC_CLIENT_ID: 'mentoring',
        OIDC_CLIENT_SECRET: 'no-secret',
      }),
    );
    ({ browser } = opened.use(await borrowBrowser()));
    const all = await service.issue(COMBINABLE_SCOPES, { account: 'ada@example.org' });
    const reader = await service.issue(['goals:read'], { account: 'Long name '.repeat(9).trim() });
    tokens = { all: all.secret, reader: reader.secret };
  });
  after(() => opened.disposeAsync());

  for (const [kind, open] of Object.entries(GUARDED_KINDS)) {
    test(`is open to everybody, on every screen: ${kind}`, () =>
      visit(browser, { baseURL: service.address, javaScriptEnabled: true }, async (page) => {
        await page.setViewportSize(WIDE);
        await open(page, tokens);
        await isOpenOnEveryScreen(page);
      }));
  }

  test('lets people in, read and leave, by the keyboard and without scripts', () =>
    visit(browser, { baseURL: service.address }, async (page) => {
      await page.goto('/smart-goals/');
      await tabTo(page, 'main a.button.primary');
      await page.keyboard.press('Enter');
      await tabTo(page, '#field-token');
      await page.keyboard.type(tokens.all);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/smart-goals/');
      await ended(page, 200);
      await send(page, 'Sign out');
      await page.waitForURL('**/sign-in/');
      await page.goto('/smart-goals/');
      await ended(page, 401);
    }));
});
