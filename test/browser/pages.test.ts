/** The way about the service: through its pages, its formats and its errors. */

import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import type { Browser, Page, Response } from 'playwright-core';
import { jsonObject, post } from '../support/documents.ts';
import { json, send } from '../support/http.ts';
import type { TestService } from '../support/service.ts';
import { type OpenHouse, openHouse, visit, withBrowser } from './browser.ts';

let house: OpenHouse;
let service: TestService;
let browser: Browser;

const GOALS = 95;

/** Visits without JavaScript. */
const visiting = (journey: (page: Page) => Promise<void>) =>
  visit(browser, { baseURL: service.address }, journey);

/** The JSON as it is shown. */
const shownJson = async (page: Page): Promise<string> =>
  (await page.getByRole('region', { name: 'JSON body' }).textContent()) ?? '';

/** What programs get of an address. */
const sentJson = async (path: string, method = 'GET'): Promise<unknown> =>
  json(await send(service.port, { path, method, headers: { Accept: 'application/json' } }));

const addressOf = (page: Page): string => page.url().slice(service.address.length);
const statusLine = (page: Page): Promise<string> => page.locator('.status').innerText();

/** Headers that depend on the moment or on the connection; a page cannot tell its own length or tag. */
const OF_THE_MOMENT = [
  'connection',
  'content-length',
  'date',
  'etag',
  'expires',
  'keep-alive',
  'x-request-id',
];

async function lastingHeaders(response: Response): Promise<readonly string[]> {
  const headers = await response.headersArray();
  return headers
    .filter(({ name }) => !OF_THE_MOMENT.includes(name.toLowerCase()))
    .map(({ name, value }) => `${name.toLowerCase()}: ${value}`)
    .sort();
}

async function shownHeaders(page: Page): Promise<readonly string[]> {
  const lines = ((await page.locator('.headers').textContent()) ?? '').trim().split('\n');
  return lines.map((line) => line.replace(/^[^:]+/, (name) => name.toLowerCase())).sort();
}

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
    test('show the JSON that programs get, indented by two', () =>
      visiting(async (page) => {
        for (const path of ['/smart-goals/', '/smart-goals/?offset=30&limit=7', '/smart-goals/?offset=300']) {
          await page.goto(path);
          assert.equal(await shownJson(page), JSON.stringify(await sentJson(path), null, 2));
        }
      }));

    test('are led to by the addresses in their JSON', () =>
      visiting(async (page) => {
        await page.goto('/smart-goals/?offset=60&limit=20');
        const { next, previous } = jsonObject(
          await send(service.port, { path: '/smart-goals/?offset=60&limit=20' }),
        );
        const links = page.getByRole('region', { name: 'JSON body' }).getByRole('link');
        assert.deepEqual(await links.allInnerTexts(), [next, previous]);
        await links.first().click();
        await page.waitForURL(String(next));
        assert.equal(JSON.parse(await shownJson(page)).results.length, 15);
      }));

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

    test('say what was asked and what was answered', () =>
      visiting(async (page) => {
        await page.goto('/courses/?a=%C3%A4&b=<i>');
        assert.equal(await page.locator('.request').innerText(), 'GET /courses/?a=%C3%A4&b=%3Ci%3E');
        assert.equal(await statusLine(page), '200 OK');
      }));

    test('show the headers with which they were sent', () =>
      visiting(async (page) => {
        for (const path of [
          '/',
          '/nowhere/',
          '/smart-goals/?limit=1',
          ...COLLECTIONS.map(([, path]) => path),
        ]) {
          const response = await page.goto(path);
          assert.ok(response !== null);
          assert.deepEqual(await shownHeaders(page), await lastingHeaders(response), path);
        }
      }));
  });

  suite('a page of an error', () => {
    /** Lets the next request for an address go out by another method or with other headers. */
    const askOtherwise = (
      page: Page,
      path: string,
      otherwise: { method: string } | { headers: Readonly<Record<string, string>> },
    ) => page.route(`**${path}`, (route) => route.continue(otherwise), { times: 1 });

    test('leads on from an address that is nowhere', () =>
      visiting(async (page) => {
        const response = await page.goto('/smart-gaols/');
        assert.equal(response?.status(), 404);
        assert.equal(await statusLine(page), '404 Not Found');
        assert.deepEqual(JSON.parse(await shownJson(page)), { detail: 'Not found.' });
        await page
          .getByRole('navigation', { name: 'Collections' })
          .getByRole('link', { name: 'Smart Goals' })
          .click();
        await page.waitForURL('**/smart-goals/');
      }));

    test('says which method is not allowed, and what is', () =>
      visiting(async (page) => {
        await askOtherwise(page, '/pre-lead-statuses/', { method: 'DELETE' });
        const response = await page.goto('/pre-lead-statuses/');
        assert.equal(response?.status(), 405);
        assert.equal(await statusLine(page), '405 Method Not Allowed');
        assert.deepEqual(JSON.parse(await shownJson(page)), { detail: 'Method "DELETE" not allowed.' });
        assert.ok((await shownHeaders(page)).includes('allow: GET, HEAD, OPTIONS'));
      }));

    test('is plain JSON to those who take no page, or name a format that is none', () =>
      visiting(async (page) => {
        await askOtherwise(page, '/courses/', { headers: { Accept: 'image/png' } });
        assert.equal((await page.goto('/courses/'))?.status(), 406);
        assert.deepEqual(JSON.parse(await page.locator('body').innerText()), {
          detail: 'Could not satisfy the request Accept header.',
        });
        assert.equal((await page.goto('/courses/?format=xml'))?.status(), 404);
        assert.deepEqual(JSON.parse(await page.locator('body').innerText()), { detail: 'Not found.' });
      }));

    test('comes without the slash at the end only where the way leads on', () =>
      visiting(async (page) => {
        assert.equal((await page.goto('/courses?format=api'))?.status(), 200);
        assert.equal(addressOf(page), '/courses/?format=api');
        await askOtherwise(page, '/courses', { method: 'POST' });
        assert.equal((await page.goto('/courses'))?.status(), 404);
        assert.match(await shownJson(page), /The path requires a trailing slash: \/courses\//);
      }));
  });
});
