/** The mentees' own page on a phone, by the keyboard alone, without scripts, and on paper. */

import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { pageResults } from '../support/documents.ts';
import { send } from '../support/http.ts';
import { type OpenHouse, openHouse, tabTo, visit, withBrowser } from './browser.ts';

const HOPES = 'Ich möchte vor größeren Gruppen sprechen können.\nUnd in einem Jahr will ich ein Team leiten.';

suite('the page for mentees', withBrowser, () => {
  let house: OpenHouse;
  before(async () => {
    house = await openHouse();
  });
  after(() => house?.[Symbol.asyncDispose]());

  const stored = async () =>
    pageResults(await send(house.service.port, { path: '/smart-goals/' })).map(({ output }) => output);
  const goalsOn = (page: Page) => page.locator('.goals li').allInnerTexts();
  /** Goes to a button by Tab, and presses it. */
  const press = async (page: Page, selector: string) => {
    const loaded = page.waitForEvent('load');
    await tabTo(page, selector);
    await page.keyboard.press('Enter');
    await loaded;
  };

  test('takes a text and gives goals, which are reworded, kept, found again, printed and erased', () =>
    visit(
      house.browser,
      { baseURL: house.service.address, locale: 'de-DE', viewport: { width: 360, height: 740 } },
      async (page) => {
        await page.goto('/write/');
        await tabTo(page, '#input');
        await page.keyboard.insertText('Guten Tag');
        await press(page, 'button[value=write]');
        await page.getByRole('alert').getByText('Es wurde nichts gespeichert').waitFor();
        assert.equal(await page.locator('#input').inputValue(), 'Guten Tag');
        await tabTo(page, '#input');
        await page.keyboard.press('Control+a');
        await page.keyboard.insertText(HOPES);
        await press(page, 'button[value=write]');
        await page.getByRole('heading', { name: 'Ihre Ziele' }).waitFor();
        const first = await goalsOn(page);
        await press(page, 'button[value=another]');
        const second = await goalsOn(page);
        assert.ok(first.length === 2 && second.length === 2 && first[0] !== second[0]);
        assert.deepEqual(await stored(), []);
        await press(page, 'button[value=keep]');
        await page.getByRole('heading', { name: 'Ihre Ziele sind gespeichert' }).waitFor();
        assert.deepEqual(await stored(), [second.join('\n')]);
        const address = page.url();
        assert.equal(await page.locator('.whole').innerText(), address);

        await page.goto('/write/');
        await page.goto(address);
        assert.deepEqual(await goalsOn(page), second);
        await page.emulateMedia({ media: 'print' });
        for (const shown of ['.goals', '.typed', '.whole']) assert.ok(await page.locator(shown).isVisible());
        for (const hidden of ['.masthead', '.erase', '.languages', '.buttons'])
          assert.ok(!(await page.locator(hidden).first().isVisible()), hidden);
        await page.emulateMedia({ media: 'screen' });

        await tabTo(page, '.erase summary');
        await page.keyboard.press('Enter');
        await press(page, '.erase button');
        await page.getByRole('heading', { name: 'Gelöscht' }).waitFor();
        assert.deepEqual(await stored(), []);
      },
    ));
});
