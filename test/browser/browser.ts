/** The browser of the tests: one for all files of a process, a window of its own for every visit, and an eye on all that it grumbles about. */

import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { onlyWith } from '../support/optional.ts';
import { startService, type TestService } from '../support/service.ts';

/** The one without windows takes half of the processor time: it has no user interface that it would have to start. */
const PLACES = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

const executable = PLACES.find((place) => place !== undefined && existsSync(place));

/** The options of test suites that need a browser. */
export const withBrowser = onlyWith(
  executable,
  "no Chromium found: install Debian's package chromium-headless-shell or chromium, or set CHROMIUM_PATH",
);

/**
 * What keeps it to the service: nothing is fetched for the browser itself. Scripts are not optimised: each page runs them for a
 * moment only, and to optimise those that judge a page takes a tenth of their time.
 */
const SWITCHES = [
  '--js-flags=--no-opt --no-maglev',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts the browser. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({ ...(executable !== undefined && { executablePath: executable }), args: SWITCHES });
}

/** How long a browser waits for the next test file before it ends, in milliseconds. */
const REST = 1000;

/** The browser of this process, and how many use it at the moment. */
let shared: { readonly browser: Promise<Browser>; users: number; ending?: NodeJS.Timeout } | undefined;

/** The browser of this process, which is started for the first and ends a moment after the last let go of it. */
export async function borrowBrowser(): Promise<AsyncDisposable & { readonly browser: Browser }> {
  shared ??= { browser: startBrowser(), users: 0 };
  const borrowed = shared;
  clearTimeout(borrowed.ending);
  borrowed.users += 1;
  const browser = await borrowed.browser;
  return {
    browser,
    async [Symbol.asyncDispose]() {
      borrowed.users -= 1;
      if (borrowed.users > 0) return;
      borrowed.ending = setTimeout(() => {
        shared = undefined;
        void browser.close();
      }, REST);
    },
  };
}

/** A service, and a browser to visit it with. */
export interface OpenHouse extends AsyncDisposable {
  readonly service: TestService;
  readonly browser: Browser;
}

/** Starts both; where one fails, nothing of the other is left. */
export async function openHouse(): Promise<OpenHouse> {
  await using opened = new AsyncDisposableStack();
  const service = opened.use(await startService());
  const { browser } = opened.use(await borrowBrowser());
  const held = opened.move();
  return { service, browser, [Symbol.asyncDispose]: () => held.disposeAsync() };
}

/** How a visitor comes: the options of Playwright, and the service as `baseURL`. */
export type Visitor = BrowserContextOptions & { readonly baseURL: string };

/**
 * Visits the service in a window of its own, without JavaScript where nothing else is said, which is closed afterwards.
 * Fails where the browser had anything to complain about on the way: a message in its console, an error, a refusal by
 * the security policy, a request that failed or led outside.
 */
export async function visit(
  browser: Browser,
  visitor: Visitor,
  journey: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false, ...visitor });
  try {
    // Only what never comes takes as long, however busy the machine is.
    context.setDefaultTimeout(180_000);
    const page = await context.newPage();
    const complaints = complaintsOf(page, visitor.baseURL);
    await journey(page);
    assert.deepEqual(complaints, []);
  } finally {
    await context.close();
  }
}

/** What the browser complains about, as it comes. */
function complaintsOf(page: Page, origin: string): readonly string[] {
  const complaints: string[] = [];
  const refusals = new Set<string>();
  page.on('console', (message) => {
    const { url } = message.location();
    // The browser reports a document that is an error; showing those is what the pages are for.
    if (refusals.has(url) && message.text().startsWith('Failed to load resource')) return;
    complaints.push(`console: ${message.text()} (${url})`);
  });
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`)) complaints.push(`outside: ${url}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // Who leaves a page at once gives up what it was still loading, such as its icon.
    if (reason === 'net::ERR_ABORTED' && !request.isNavigationRequest()) return;
    complaints.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.ok()) return;
    if (response.request().isNavigationRequest()) refusals.add(response.url());
    else complaints.push(`${response.status()}: ${response.url()}`);
  });
  return complaints;
}

/** Presses Tab until the focus is on what the selector names. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await page.locator(`${selector}:focus`).count()) > 0) return;
  }
  assert.fail(`${selector} is not reached by Tab`);
}
