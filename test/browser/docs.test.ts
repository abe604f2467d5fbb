/** The API description as people use it, and its example of a page that follows how goals are written. */

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { after, before, suite, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { pageResults } from '../support/documents.ts';
import { send } from '../support/http.ts';
import { startService, type TestService } from '../support/service.ts';
import { borrowBrowser, tabTo, visit, withBrowser } from './browser.ts';

/** A page of another origin, with nothing in it. */
async function startFrontEnd(): Promise<AsyncDisposable & { readonly origin: string }> {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Front end</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  assert.ok(address !== null && typeof address === 'object');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

suite('the API description', { ...withBrowser, concurrency: 2 }, () => {
  const opened = new AsyncDisposableStack();
  let service: TestService;
  let browser: Browser;
  let origin: string;
  before(async () => {
    ({ origin } = opened.use(await startFrontEnd()));
    service = opened.use(await startService({ CORS_ORIGINS: origin }));
    ({ browser } = opened.use(await borrowBrowser()));
  });
  after(() => opened.disposeAsync());

  const visiting = (journey: (page: Page) => Promise<void>) =>
    visit(browser, { baseURL: service.address }, journey);

  const heightOf = async (page: Page) => (await page.locator('html').boundingBox())?.height ?? 0;

  test('is short enough to be looked over, on any screen', () =>
    visiting(async (page) => {
      for (const [width, height] of [
        [1280, 4000],
        [360, 6000],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto('/docs/');
        assert.ok((await heightOf(page)) < height, `${await heightOf(page)} at ${width}`);
        assert.equal(await page.locator('.operation > .inside').filter({ visible: true }).count(), 0);
      }
    }));

  test('unfolds what a link leads to, however deep it is folded', () =>
    visiting(async (page) => {
      for (const id of ['listSmartGoals', 'describeCourses', 'answer-Throttled', 'header-ETag']) {
        await page.goto('/docs/');
        assert.equal(await page.locator(`#${id}`).isVisible(), false, id);
        await page.goto(`/docs/#${id}`);
        await page.locator(`#${id}`).waitFor();
        const top = (await page.locator(`#${id}`).boundingBox())?.y ?? -1;
        assert.ok(top >= 0 && top < 720, `${id} is at ${top}`);
      }
    }));

  test('is used by the keyboard: from the contents, and in place', () =>
    visiting(async (page) => {
      await page.goto('/docs/');
      await tabTo(page, '.contents a[href="#createCourse"]');
      await page.keyboard.press('Enter');
      await page.locator('#createCourse').waitFor();
      await page.goto('/docs/');
      await tabTo(page, 'details:has(> #listSmartGoals) > summary');
      await page.keyboard.press('Enter');
      await page.locator('#listSmartGoals').waitFor();
      await page.keyboard.press('Enter');
      await page.locator('#listSmartGoals').waitFor({ state: 'hidden' });
    }));

  test('is unfolded on paper', () =>
    visiting(async (page) => {
      await page.goto('/docs/');
      await page.emulateMedia({ media: 'print' });
      const parts = page.locator('.docs .inside');
      assert.ok((await parts.count()) > 60);
      assert.equal(await parts.filter({ visible: false }).count(), 0);
    }));

  test('has an example that follows events on a page of another origin, the same as in docs/wire.md', async () => {
    let example = '';
    await visiting(async (page) => {
      await page.goto('/docs/#createSmartGoal');
      example = await page.getByRole('region', { name: 'Follow the events in a browser' }).innerText();
    });
    const documented = await readFile(new URL('../../docs/wire.md', import.meta.url), 'utf8');
    const [, block] = /```js\n(async function follow[\s\S]*?)\n```/.exec(documented) ?? [];
    assert.equal(example.replace(service.address, 'http://127.0.0.1:8000'), block);

    const page = await browser.newPage();
    await page.goto(origin);
    const run = (code: string): Promise<unknown> =>
      page.evaluate(`(async () => {
        const told = [];
        const console = { log: (text) => told.push(text) };
        try {
          ${code}
          return { told, record };
        } catch (error) {
          return error.message;
        }
      })()`);
    const followed = await run(
      example.replace('a team lead."', 'a team lead.\\n\\nI want to sleep more.\\u2028"'),
    );
    const [stored] = pageResults(await send(service.port, { path: '/smart-goals/' }));
    const output = String(stored?.['output']);
    const goals = output.split(/(?<=\n+)(?=[^\n])/);
    assert.ok(goals.length > 1, output);
    const told = goals.map((_goal, index) => goals.slice(0, index + 1).join(''));
    assert.deepEqual(followed, { told, record: stored });
    assert.equal(
      await run(example.replace('I want to become a team lead.', ' ')),
      '{"input":["This field may not be blank."]}',
    );
    await page.close();
  });
});
