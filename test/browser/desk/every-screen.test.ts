/** What holds for every screen of the desk: nobody is kept out, nothing is cut off, the keyboard is enough, and a link leads there. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cookieOf, startDesk } from '../../support/desk.ts';
import {
  addOthers,
  declaredScreens,
  importExample,
  OTHER_WAYS,
  walkDesk,
} from '../../support/desk-screens.ts';
import { uploadWays } from '../../support/desk-upload.ts';
import { borrowBrowser, visit, withBrowser } from '../browser.ts';
import { isOpenOnEveryScreen, isReachedByKeyboard, WIDE } from '../every-screen.ts';

test('every screen of the desk is open to everybody, on every screen', withBrowser, async (context) => {
  await using desk = await startDesk({}, importExample);
  await using borrowed = await borrowBrowser();
  const { address, databaseFile } = desk.service;
  const olga = await desk.enter('Olga', 'olga@example.org', 'manager');
  await addOthers(databaseFile);
  const screens = await declaredScreens(databaseFile);
  /** What is shown, and not saved as a file. */
  const pages = new Set<string>();
  const { found, astray } = await walkDesk(
    screens,
    async (path) => {
      const answer = await olga.get(path);
      if (answer.status === 200 && answer.text.startsWith('<!doctype html>')) pages.add(path);
      // Whatever works, works without scripts.
      assert.doesNotMatch(answer.text, /<script/i, path);
      return answer;
    },
    [...OTHER_WAYS, ...(await uploadWays(desk, olga))],
  );
  assert.deepEqual(
    astray.filter((one) => !/upload|courses|goals/.test(one)),
    [],
  );
  assert.deepEqual(
    [...found].filter(([, addresses]) => addresses.length === 0).map(([path]) => path),
    [],
    'every screen is found: where no link leads there, name an address in OTHER_WAYS',
  );
  const looked = [...found.values()].flatMap((addresses) => addresses.find((one) => pages.has(one)) ?? []);
  const waiting = [...looked];
  const faults: string[] = [];
  /** Looks at one after the other in one window; errors name the page. */
  const look = () =>
    visit(borrowed.browser, { baseURL: address, javaScriptEnabled: true }, async (page) => {
      await page.context().addCookies([{ ...cookieOf(olga), url: address }]);
      for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
        await page.setViewportSize(WIDE);
        await page.goto(address);
        const note = (error: unknown) => faults.push(`${address}: ${error}`);
        await isOpenOnEveryScreen(page).catch(note);
        await page.setViewportSize(WIDE);
        await isReachedByKeyboard(page).catch(note);
      }
    });
  await Promise.all([look(), look()]);
  assert.deepEqual(faults, []);
  context.diagnostic(`${looked.length} pages of ${screens.length} screens`);
});
