/** Visitors of the desk in browsers of their own, who are signed in. */

import type { Page } from 'playwright-core';
import type { AccountRole } from '../../../src/domain/access.ts';
import { cookieOf, type TestDesk } from '../../support/desk.ts';
import { visit } from '../browser.ts';

/** Makes an account, and visits the desk with it. */
export async function visitAs(
  browser: Parameters<typeof visit>[0],
  desk: TestDesk,
  [name, role]: readonly [name: string, role: AccountRole],
  journey: (page: Page) => Promise<void>,
): Promise<void> {
  const visitor = await desk.enter(name, `${name.toLowerCase()}@example.org`, role);
  const url = desk.service.address;
  // The pages have no scripts; to look at them from all sides takes some.
  await visit(browser, { baseURL: url, javaScriptEnabled: true }, async (page) => {
    await page.context().addCookies([{ ...cookieOf(visitor), url, httpOnly: true, sameSite: 'Strict' }]);
    await journey(page);
  });
}

/** Presses a button whose form reaches the service twice, as after a double click: the browser sees the second answer. */
export async function pressTwice(page: Page, name: string): Promise<void> {
  await page.route(
    '**',
    async (route) => {
      await route.fetch({ maxRedirects: 0 });
      await route.continue();
    },
    { times: 1 },
  );
  await page.getByRole('button', { name, exact: true }).click();
}

/** What says what was done, or undone. */
export const notice = (page: Page, text: string | RegExp): Promise<void> =>
  page.getByRole('status').getByText(text).waitFor();

/** What has the focus, as the keyboard finds it. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate('document.activeElement.className || document.activeElement.id');
