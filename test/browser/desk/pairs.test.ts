/** Pairs and people at the desk in a browser: by the keyboard alone, and on every screen. */

import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { NAVIGATION } from '../../../src/desk/navigation.ts';
import { sendForm } from '../../support/http.ts';
import { fillProgramme } from '../../support/programme.ts';
import { type OpenHouse, openHouse, tabTo, visit, withBrowser } from '../browser.ts';
import { isOpenOnEveryScreen, isWithinTheScreen, NARROW, WIDE } from '../every-screen.ts';

/** A pair of people with long names, as a form makes it. */
const LONG = {
  mentee_name: `Ä${'ä'.repeat(150)}`,
  mentee_email: `${'m'.repeat(60)}@example.org`,
  mentor_name: 'Maximiliana Konstantinopolitanska-Przykładowa zu Musterhausen '.repeat(3).trim(),
  mentor_email: 'long@example.org',
  start: '2026-03-02',
  manager: '1',
  new_cohort: 'C'.repeat(120),
  status: 'matched',
};

/** Pages of every kind, each with the way to it. */
const KINDS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the list of pairs': (page) => page.goto('/desk/pairs/?sort=-mentee'),
  'a pair': (page) => page.goto('/desk/pairs/3/'),
  'a new pair that was refused': async (page) => {
    await page.goto('/desk/pairs/new/?mentee=3&mentor_search=example&find=mentor');
    await page.getByRole('button', { name: 'Create pair' }).click();
    await page.getByText('Nothing has been changed yet').waitFor();
  },
};

suite('pairs at the desk in a browser', { ...withBrowser, concurrency: 2 }, () => {
  let house: OpenHouse;
  before(async () => {
    house = await openHouse();
    await fillProgramme(house.service.databaseFile);
    const fields = new URLSearchParams({ ...LONG, seen: '0' });
    const post = () =>
      sendForm(house.service.port, {
        path: '/desk/pairs/new/',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: fields.toString(),
      });
    // The first answer says who is new; the second is sent as that is accepted.
    const page = (await post()).body.toString();
    fields.set('accepted', /name="accepted" value="([^"]*)"/.exec(page)?.[1] ?? '');
    assert.equal((await post()).status, 303);
  });
  after(() => house?.[Symbol.asyncDispose]());

  test('all sections are in a menu on a phone, without scripts', () =>
    visit(house.browser, { baseURL: house.service.address, viewport: NARROW }, async (page) => {
      await page.goto('/desk/pairs/');
      const sections = page.getByRole('navigation', { name: 'Desk' }).getByRole('link');
      assert.equal(await sections.count(), 0, 'it is folded');
      const menu = page.locator('.menu summary');
      assert.equal((await menu.innerText()).replaceAll(/\s+/g, ' '), 'Menu Pairs');
      await menu.focus();
      await page.keyboard.press('Enter');
      await isWithinTheScreen(page, NARROW.width);
      assert.equal(await sections.count(), NAVIGATION.length);
      for (const section of await sections.all()) {
        const box = await section.boundingBox();
        assert.ok(box !== null && box.x >= 0 && box.x + box.width <= NARROW.width && box.height >= 44);
      }
      await sections.filter({ hasText: 'Settings' }).click();
      await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
      await page.setViewportSize(WIDE);
      assert.equal(await sections.count(), NAVIGATION.length);
      assert.equal(await menu.isVisible(), false);
    }));

  test('a pair is made, put on hold and taken from it by the keyboard, without scripts', () =>
    visit(house.browser, { baseURL: house.service.address }, async (page) => {
      const press = async (selector: string) => {
        await tabTo(page, selector);
        await page.keyboard.press('Enter');
      };
      await page.goto('/desk/pairs/');
      await press('a[href="/desk/pairs/new/"]');
      await tabTo(page, '#field-mentee_search');
      await page.keyboard.type('cleo');
      await page.keyboard.press('Enter');
      await page.getByText('One person fits.').waitFor();
      await tabTo(page, '#field-mentor_search');
      await page.keyboard.type('Emil Example');
      await press('button[value="mentor"]');
      await page.getByText('No mentor fits “Emil Example”').waitFor();
      assert.equal(await page.locator('#field-mentee').inputValue(), '3');
      assert.equal(await page.locator('#field-mentor_name').inputValue(), 'Emil Example');
      await tabTo(page, '#field-mentor_email');
      await page.keyboard.type('emil@example.org');
      await press('button.primary');
      await page.getByText('already has a mentor: Bea Example').waitFor();
      await press('button.primary');
      await page.getByRole('heading', { name: 'Cleo Example and Emil Example', level: 1 }).waitFor();

      await press('a[href$="/hold/"]');
      await tabTo(page, '#field-reason');
      await page.keyboard.type('parental leave');
      await press('button.primary');
      await page.getByRole('status').getByText('from matched to on hold').waitFor();
      await page.locator('.details .badge', { hasText: 'On hold' }).waitFor();
      await press('.notice.done button');
      await page.getByRole('status').getByText('Undone:').waitFor();
      await page.locator('.details .badge', { hasText: 'Matched' }).waitFor();
    }));

  for (const [kind, open] of Object.entries(KINDS)) {
    test(`is open to everybody, on every screen: ${kind}`, () =>
      visit(house.browser, { baseURL: house.service.address, javaScriptEnabled: true }, async (page) => {
        await page.setViewportSize(WIDE);
        await open(page);
        await isOpenOnEveryScreen(page);
      }));
  }
});
