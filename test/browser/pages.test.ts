/** The way about the service: through its pages, its formats and its errors. */

import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { post } from '../support/documents.ts';
import { json, send } from '../support/http.ts';
import type { TestService } from '../support/service.ts';
import { type OpenHouse, openHouse, visit, withBrowser } from './browser.ts';

let house: OpenHouse;
let service: TestService;
let browser: Browser;

const GOALS = 40;

/** Visits without JavaScript. */
const visiting = (journey: (page: Page) => Promise<void>) =>
  visit(browser, { baseURL: service.address }, journey);

/** The JSON as it is shown. */
const shownJson = async (page: Page): Promise<string> =>
  (await page.getByRole('region', { name: 'JSON body' }).textContent()) ?? '';

/** What programs get of an address. */
const sentJson = async (path: string, method = 'GET'): Promise<unknown> =>
  json(await send(service.port, { path, method, headers: { Accept: 'application/json' } }));

suite('the way about the service', withBrowser, () => {
  before(async () => {
    house = await openHouse();
    ({ service, browser } = house);
    for (let number = 1; number <= GOALS; number += 1) {
      await post(service.port, '/smart-goals/', { input: `I want to read ${number} books.` });
    }
    await post(service.port, '/courses/', { title: 'Find your direction', code: 12, gsheet_name: 'FYD' });
  });
  after(() => house?.[Symbol.asyncDispose]());

  suite('the pages of a long list', () => {
    test('keep their place when another format is chosen', () =>
      visiting(async (page) => {
        await page.goto('/smart-goals/?offset=30&limit=3');
        const group = page.getByRole('group', { name: 'Format' });
        assert.equal(await group.locator('[aria-current]').innerText(), 'HTML');
        const shown = JSON.parse(await shownJson(page));
        await group.getByRole('link', { name: 'JSON' }).click();
        await page.waitForURL('**format=json**');
        const plain = JSON.parse(await page.locator('body').innerText());
        assert.deepEqual([plain.count, plain.results], [shown.count, shown.results]);
        await page.goBack();
        await group.getByRole('link', { name: 'HTML' }).click();
        await page.waitForURL('**format=api**');
        assert.equal(JSON.parse(await shownJson(page)).results.length, 3);
      }));
  });

  suite('the pages', () => {
    const COLLECTIONS = [
      ['Smart Goals', '/smart-goals/'],
      ['Courses', '/courses/'],
      ['Pre Lead Statuses', '/pre-lead-statuses/'],
      ['Feedbacks Needed', '/feedbacks_needed/'],
    ] as const;

    test('lead from the root to every collection and back', () =>
      visiting(async (page) => {
        await page.goto('/');
        assert.equal(await shownJson(page), JSON.stringify(await sentJson('/'), null, 2));
        for (const [name, path] of COLLECTIONS) {
          await page
            .getByRole('main')
            .getByRole('link', { name: service.address + path })
            .click();
          await page.waitForURL(`**${path}`);
          assert.equal(await page.getByRole('heading', { level: 1 }).innerText(), name);
          assert.equal(await page.title(), `${name} · Mentoring`);
          const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link');
          assert.deepEqual(await breadcrumbs.allInnerTexts(), ['Mentoring', name]);
          assert.equal(await breadcrumbs.last().getAttribute('aria-current'), 'page');
          await breadcrumbs.first().click();
          await page.waitForURL(`${service.address}/`);
        }
      }));

    test('lead from each to each by the navigation, and say which is the one in view', () =>
      visiting(async (page) => {
        await page.goto('/');
        const navigation = page.getByRole('navigation', { name: 'Collections' });
        for (const [name, path] of COLLECTIONS) {
          await navigation.getByRole('link', { name }).click();
          await page.waitForURL(`**${path}`);
          assert.equal(await navigation.locator('[aria-current=page]').innerText(), name);
        }
        // The managers' desk, and the way back for developers.
        await navigation.getByRole('link', { name: 'Desk' }).click();
        await page.getByRole('heading', { name: 'Today', level: 1 }).waitFor();
        await page.getByRole('link', { name: 'Settings' }).first().click();
        await page.getByRole('link', { name: 'API description' }).click();
        await page.waitForURL('**/docs/');
        await page.getByRole('link', { name: 'Mentoring' }).first().click();
        await page.waitForURL(`${service.address}/`);
      }));
  });
});
